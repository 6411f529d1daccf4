/** A table whose cells are a single Tab stop; the arrow keys move between them. */

import { setAttribute } from "./dom.js";
import { gridAction } from "./shortcuts.js";

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} table
 * @param {readonly (readonly HTMLElement[])[]} rows the top row first
 */
export function arrowsMove(table, rows) {
  /** @param {EventTarget | null} cell */
  function activate(cell) {
    for (const each of rows.flat()) {
      setAttribute(each, "tabindex", each === cell ? "0" : "-1");
    }
  }
  activate(rows[0]?.[0] ?? null);
  table.addEventListener("focusin", ({ target }) => activate(target));
  table.addEventListener("keydown", (event) => {
    const row = rows.findIndex((line) => line.some((each) => each === event.target));
    const column = rows[row]?.findIndex((each) => each === event.target) ?? -1;
    const action = gridAction(event);
    if (column < 0 || !action || action === "choose") {
      return; // The cell itself handles Enter and Space.
    }
    event.preventDefault();
    const line = rows[row] ?? [];
    const [right, down] = steps[event.key] ?? [0, 0];
    const next =
      action === "rowStart"
        ? line[0]
        : action === "rowEnd"
          ? line.at(-1)
          : rows[row + down]?.[column + right];
    next?.focus();
  });
}
