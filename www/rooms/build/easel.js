/**
 * The canvas on which a board is painted: it reports the pointer's strokes. The room decides what a stroke
 * does to the board.
 * @import { ThemeId, View } from "../../pkg/knights_tour.js"
 * @import { Cell } from "../../widgets/board-grid.js"
 */

import { keepSharp } from "../../widgets/canvas.js";
import { placeAt } from "../../pkg/knights_tour.js";
import { line } from "./draft.js";

/** A finger that rests for this long erases. */
const LONG_PRESS_MS = 500;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} on
 * @param {() => string} on.board the current rows
 * @param {() => ThemeId} on.theme
 * @param {() => void} on.empty the canvas was cleared and must be redrawn
 * @param {(cell: Cell, erases: boolean) => void} on.begin a stroke; `erases` if the pointer demands it, whatever the tool
 * @param {(cells: Cell[]) => void} on.paint
 * @param {(kept: boolean) => void} on.end
 * @param {(cell: Cell | null) => void} on.hover
 */
export function createEasel(canvas, on) {
  /** @type {View} */
  let view = { width: 0, height: 0 };
  /** The current stroke. @type {{ pointer: number, last: Cell } | null} */
  let stroke = null;
  let longPress = 0;

  /** @param {MouseEvent} event @returns {Cell | null} */
  function cellUnder(event) {
    const { left, top } = canvas.getBoundingClientRect();
    const seen = { ...view, theme: on.theme() };
    return placeAt(on.board(), event.clientX - left, event.clientY - top, seen) ?? null;
  }

  /** @param {boolean} kept */
  function end(kept) {
    clearTimeout(longPress);
    if (stroke) {
      stroke = null;
      on.end(kept);
    }
  }

  /** @param {PointerEvent} event */
  function begin(event) {
    const cell = event.isPrimary && event.button !== 1 ? cellUnder(event) : null;
    if (!cell) {
      return;
    }
    stroke = { pointer: event.pointerId, last: cell };
    canvas.setPointerCapture(event.pointerId);
    on.begin(cell, event.button === 2 || event.shiftKey || event.altKey || event.ctrlKey);
    if (event.pointerType !== "mouse") {
      longPress = setTimeout(() => {
        on.end(false);
        on.begin(cell, true);
      }, LONG_PRESS_MS);
    }
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const cell = cellUnder(event);
    if (event.pointerType === "mouse") {
      on.hover(cell);
    }
    if (!stroke || event.pointerId !== stroke.pointer || !cell) {
      return;
    }
    if (cell.column !== stroke.last.column || cell.row !== stroke.last.row) {
      clearTimeout(longPress);
      on.paint(line(stroke.last, cell));
      stroke.last = cell;
    }
  }

  keepSharp(canvas, (size) => {
    view = size;
    on.empty();
  });
  canvas.addEventListener("pointerdown", begin);
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", () => end(true));
  // The browser has started a gesture of its own.
  canvas.addEventListener("pointercancel", () => end(false));
  canvas.addEventListener("pointerleave", () => on.hover(null));
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());

  return {
    get view() {
      return view;
    },
    /** Cancels an unfinished stroke. */
    drop: () => end(false),
  };
}
