/**
 * A map of boards by their sides: first the reader marks those that have a closed tour, then the map tells.
 *
 * @import { RectangleExistence } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { existenceMap } from "../../../pkg/knights_tour.js";
import * as words from "#text/demonstrations.js";
import { signs } from "#text/exist.js";
import { byId } from "../../../text/by-id.js";
import { arrowsMove } from "../../../widgets/arrows-move.js";
import { button, make, setAttribute, setText } from "../../../widgets/dom.js";
import { showInstead } from "../../../widgets/work-buttons.js";
import { makeTable, tableRow } from "../../../widgets/table.js";

const LEAST = 3;
const MAX_SIDE = 10;

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showGuessMap(root, { reply }) {
  const sides = Array.from({ length: MAX_SIDE - LEAST + 1 }, (_, i) => LEAST + i);
  const known = existenceMap("closed", MAX_SIDE);
  /** @type {(width: number, height: number) => RectangleExistence} */
  const knownOf = (width, height) =>
    /** @type {RectangleExistence} */ (known[height - 1]?.[width - 1]);
  const told = make("p", { class: "told-of" });
  /** What the signs mean, which only the map that tells has. */
  const legend = make("ul", { class: "legend-of-map", role: "list" });
  let isChecked = false;

  const cells = sides.map((height) =>
    sides.map((width) => {
      const cell = make("button", { type: "button", "aria-pressed": "false" });
      const { answer, reason } = knownOf(width, height);
      return { cell, width, height, exists: answer === "yes", reason, isMarked: false };
    }),
  );
  const all = cells.flat();

  function show() {
    for (const { cell, width, height, isMarked, exists, reason } of all) {
      const isWrong = isChecked && isMarked !== exists;
      const { sign, short } = signs[reason.code];
      cell.className = isChecked ? `${exists ? "is" : "no"}-tour${isWrong ? " is-wrong" : ""}` : "";
      setText(cell, isChecked ? sign : isMarked ? "✓" : "");
      setAttribute(cell, "aria-pressed", String(isMarked));
      setAttribute(
        cell,
        "aria-label",
        isChecked
          ? words.guessedCell(width, height, isMarked, exists, short)
          : words.guessCell(width, height, isMarked),
      );
    }
    if (!isChecked) {
      const marked = all.filter(({ isMarked }) => isMarked).length;
      setText(told, words.guessing(marked, all.length));
    }
    legend.hidden = !isChecked;
    if (isChecked) {
      showInstead(clear, check);
    } else {
      showInstead(check, clear);
    }
  }

  /** Marks a board, and the same board lying on its side. @type {(width: number, height: number) => void} */
  function mark(width, height) {
    const here = cells[height - LEAST]?.[width - LEAST];
    const turned = cells[width - LEAST]?.[height - LEAST];
    if (here && turned && !isChecked) {
      here.isMarked = !here.isMarked;
      turned.isMarked = here.isMarked;
      show();
    }
  }

  const check = button(words.labels.check, () => {
    isChecked = true;
    const right = all.filter(({ isMarked, exists }) => isMarked === exists).length;
    setText(told, "");
    show();
    reply(words.guessed(right, all.length), true);
  });
  const clear = button(words.labels.again, () => {
    isChecked = false;
    all.forEach((each) => {
      each.isMarked = false;
    });
    show();
  });
  for (const { cell, width, height } of all) {
    cell.addEventListener("click", () => mark(width, height));
  }
  const rows = cells.map((row, i) => tableRow(String(sides[i]), ...row.map(({ cell }) => cell)));
  const table = makeTable([make("td"), ...sides.map(String)], rows);
  table.className = "guesses";
  table.setAttribute("aria-label", words.guessMap);
  arrowsMove(
    table,
    cells.map((row) => row.map(({ cell }) => cell)),
  );
  for (const code of new Set(all.map(({ reason }) => reason.code))) {
    const { sign } = signs[code];
    legend.append(
      make("li", {}, make("span", { class: "sign" }, sign), byId(words.mapSigns, code) ?? ""),
    );
  }
  show();
  root.replaceChildren(table, told, legend, make("div", { class: "chips" }, check, clear));
}
