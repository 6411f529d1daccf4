/**
 * A full board as a diagram on a canvas, which words can point at: a square that they name is outlined, and the square
 * under the pointer lights up its names. See `square-names.js`.
 * @import { Diagram, ThemeId } from "../pkg/knights_tour.js"
 * @import { Pointing } from "./run-board.js"
 */

import { squareName } from "../pkg/knights_tour.js";
import { createDiagramView } from "./diagram-canvas.js";

/** The width of the coordinates beside a board and below it, in squares. */
const MARGIN = 0.7;

/**
 * @param {HTMLElement} frame knows the sides of the picture
 * @param {HTMLCanvasElement} canvas
 * @param {() => ThemeId} theme
 */
export function createBoardDiagram(frame, canvas, theme) {
  const view = createDiagramView(canvas, theme);
  /** The names of the squares, in rows from the bottom. @type {string[][]} */
  let rows = [];
  /** @type {Diagram | null} */
  let shown = null;
  /** Squares that words are about. @type {readonly string[]} */
  let pointed = [];
  /** @type {string | null} */
  let at = null;
  let whenAt = () => {};

  /** One square is outlined, several are framed. */
  function paint() {
    if (shown) {
      const { frame: framed = [], ...marks } = shown.marks ?? {};
      const [square = at, ...others] = pointed;
      view.show(
        others.length === 0
          ? shown
          : { ...shown, marks: { ...marks, frame: [...framed, ...pointed] } },
        others.length === 0 ? square : null,
      );
    }
  }

  /** @param {string | null} square */
  function pointAt(square) {
    if (square !== at) {
      at = square;
      paint();
      whenAt();
    }
  }

  canvas.addEventListener("pointermove", ({ offsetX, offsetY }) => {
    const { left, top, size } = view.first ?? { left: 0, top: 0, size: 1 };
    const row = rows[Math.floor(1 - (offsetY - top) / size)];
    pointAt(row?.[Math.floor((offsetX - left) / size)] ?? null);
  });
  canvas.addEventListener("pointerleave", () => pointAt(null));

  /** @type {Pointing} */
  const pointing = {
    has: (square) => rows.some((row) => row.includes(square)),
    point(squares) {
      const isOther = String(squares) !== String(pointed);
      pointed = squares;
      if (isOther) {
        paint();
      }
      return isOther;
    },
    at: () => at,
    whenAt(act) {
      whenAt = act;
    },
  };

  return {
    pointing,
    /** The side of a square, in CSS pixels. */
    get side() {
      return view.first?.size ?? 0;
    },
    /** Switches to another board. @type {(sides: { width: number, height: number }) => void} */
    use({ width, height }) {
      frame.style.setProperty("--columns", String(width + MARGIN));
      frame.style.setProperty("--rows", String(height + MARGIN));
      rows = Array.from({ length: height }, (_, row) =>
        Array.from({ length: width }, (__, column) => squareName(column, row)),
      );
      [pointed, at] = [[], null];
    },
    /** @param {Diagram} diagram */
    show(diagram) {
      shown = diagram;
      paint();
    },
  };
}
