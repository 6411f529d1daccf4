/**
 * The success map of the chessboard: what becomes of the rule from every square, by tie-break.
 *
 * @import { FromStart, TieBreakId } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runRoute } from "../../../app/run-link.js";
import { runJob } from "../../../jobs/run-job.js";
import { nameOf } from "../../../run/methods.js";
import * as words from "#text/demonstrations.js";
import { drawDiagram } from "../../../widgets/diagram-view.js";
import { createChips } from "../../../widgets/choices.js";
import { make, setText } from "../../../widgets/dom.js";

const BOARD = "8x8";
const SQUARES = 64;
/** @type {TieBreakId[]} */
const RULES = ["first", "roth", "random"];

/** Runs of the rule. @type {(board: string, tieBreak: TieBreakId) => { board: string, algorithm: "warnsdorff", tieBreak: TieBreakId, seed: string }} */
export const ruleOn = (board, tieBreak) => ({
  ...{ board, algorithm: "warnsdorff", tieBreak, seed: "1" },
});

/** Whether a run from a start got stuck. @param {FromStart} from */
export const isStuck = ({ endings }) => endings.includes("stuck");

/** A link to the end of a run that got stuck. @type {(settings: ReturnType<typeof ruleOn>, from: FromStart) => HTMLElement} */
export function linkToRun(settings, { square, steps }) {
  const href = runRoute.write({ ...settings, start: square, step: steps });
  return make("a", { href, "aria-label": words.stuckFrom(square) }, square);
}

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showStartMap(root, { signal, theme, over, say }) {
  const told = make("p", { class: "told-of" });
  const picture = make("div", { class: "map-of-starts drawn" });
  const links = make("p", { class: "links row" });
  /** @type {FromStart[]} */
  let found = [];
  let stop = () => {};

  function draw() {
    const marks = {
      tick: found.filter((from) => !isStuck(from)).map(({ square }) => square),
      cross: found.filter(isStuck).map(({ square }) => square),
    };
    picture.replaceChildren(drawDiagram({ board: BOARD, marks }, theme()));
  }

  /** @param {TieBreakId} rule */
  function begin(rule) {
    stop();
    found = [];
    const settings = ruleOn(BOARD, rule);
    chips.press(rule);
    setText(told, words.running);
    links.replaceChildren();
    draw();
    stop = runJob({
      ...{ kind: "map", signal },
      settings: { settings, squares: SQUARES, runs: 1 },
      onProgress({ parts }) {
        found.push(...parts);
        draw();
      },
      onDone() {
        const stuck = found.filter(isStuck);
        setText(told, words.mapMade(nameOf("tieBreak", rule), SQUARES - stuck.length, SQUARES));
        links.replaceChildren(...stuck.flatMap((from) => [linkToRun(settings, from), " "]));
        over(told.textContent ?? "");
      },
      onFailed: (message) => say(words.failed(message)),
    }).cancel;
  }

  const group = make("div", { class: "chips", role: "group", "aria-label": words.tieBreaks });
  const chips = createChips(group, RULES, (id) => nameOf("tieBreak", id), begin);
  root.replaceChildren(group, picture, told, links);
  begin("first");
  return draw;
}
