/** A table whose cells are a single Tab stop; the arrow keys move between them. */

import { setAttribute } from "./dom.js";
import { gridAction } from "./shortcuts.js";

/** Where arrow keys lead: columns to the right and rows down. @type {Record<string, [number, number]>} */
export const arrowSteps = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * @param {HTMLElement} table
 * @param {readonly (readonly (HTMLElement | null)[])[]} rows the top row first; `null` for a hole, which is skipped
 * @returns {(cell: EventTarget | null) => void} makes a cell the Tab stop
 */
export function arrowsMove(table, rows) {
  /** @param {EventTarget | null} cell */
  function activate(cell) {
    for (const each of rows.flat()) {
      if (each) {
        setAttribute(each, "tabindex", each === cell ? "0" : "-1");
      }
    }
  }
  activate(rows.flat().find((each) => each) ?? null);
  table.addEventListener("focusin", ({ target }) => activate(target));
  table.addEventListener("keydown", (event) => {
    const row = rows.findIndex((line) => line.some((each) => each === event.target));
    const column = rows[row]?.findIndex((each) => each === event.target) ?? -1;
    const action = gridAction(event);
    if (column < 0 || !action || action === "choose") {
      return; // The cell itself handles Enter and Space.
    }
    event.preventDefault();
    if (action !== "move") {
      const line = rows[row] ?? [];
      (action === "rowStart" ? line : [...line].reverse()).find((each) => each)?.focus();
      return;
    }
    const [right, down] = arrowSteps[event.key] ?? [0, 0];
    let [i, j] = [row + down, column + right];
    while (rows[i]?.[j] === null) {
      [i, j] = [i + down, j + right];
    }
    rows[i]?.[j]?.focus();
  });
  return activate;
}
