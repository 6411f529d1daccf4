/** A worksheet on the page, as the browser prints it: exercises, and solutions on a page of their own. */

/** @import { Asked } from "./sheets.js" */

import * as words from "../../text/learn.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { button, make } from "../../widgets/dom.js";
import { valueName } from "../../text/words.js";
import { writeSheetAddress } from "./address.js";
import { CROSS, kinds, makeSheet } from "./sheets.js";

/** Boards to choose from. */
const BOARDS = ["5x5", "6x6", "8x8", "10x10"];

/** What can be asked for: kinds, boards, another seed. @param {Asked} asked */
function makeChoices(asked) {
  const link = (
    /** @type {Partial<Asked>} */ changes,
    /** @type {string} */ text,
    isHere = false,
  ) =>
    make(
      "a",
      {
        class: "pill",
        href: writeSheetAddress({ ...asked, ...changes }),
        ...(isHere && { "aria-current": "true" }),
      },
      text,
    );
  const next = String((Number(asked.seed) || 0) + 1);
  const print = button(words.labels.printSheet, () => globalThis.print());
  return make(
    "div",
    { class: "sheet-choices" },
    ...kinds.map((kind) => link({ kind }, words.sheets[kind].title, kind === asked.kind)),
    ...BOARDS.map((board) => link({ board }, valueName("board", board), board === asked.board)),
    link({ seed: next }, words.labels.otherSeed),
    print,
  );
}

/** @param {Asked} asked */
export function makeSheetView(asked) {
  const exercises = makeSheet(asked);
  const { title, task } = words.sheets[asked.kind];
  const board = asked.kind === "cross" ? CROSS : asked.board;
  const foot = () =>
    make("p", { class: "sheet-foot" }, words.sheetFoot(valueName("board", board), asked.seed));
  const page = (/** @type {string} */ name, /** @type {HTMLElement[]} */ ...items) =>
    make(
      "section",
      { class: "sheet-page", "aria-label": name },
      make("h3", {}, name),
      ...items,
      foot(),
    );
  const pictures = exercises.map(({ task: picture }, i) =>
    make(
      "li",
      {},
      make("p", {}, words.exercise(i + 1)),
      drawDiagram(picture, "light"),
      make("p", { class: "answer-line" }, "_______________"),
    ),
  );
  const solutions = exercises.map(({ solution, path, fault }, i) =>
    make(
      "li",
      {},
      make("p", {}, words.exercise(i + 1)),
      drawDiagram(solution, "light"),
      make("p", {}, fault ?? path.join(" ")),
    ),
  );
  const list = (/** @type {HTMLElement[]} */ items) =>
    make(
      "ol",
      { class: items.length > 1 ? "exercises several" : "exercises", role: "list" },
      ...items,
    );
  return make(
    "div",
    { class: "sheet" },
    makeChoices(asked),
    page(title, make("p", {}, task), list(pictures)),
    page(words.solutionsOf(title), list(solutions)),
  );
}
