/**
 * Diagrams that change often, on a canvas.
 * @import { Diagram, SquareBox, ThemeId } from "../pkg/knights_tour.js"
 */

import { paintDiagram } from "../pkg/knights_tour.js";
import { keepSharp } from "./canvas.js";

/**
 * A canvas that shows one diagram after another.
 * @param {HTMLCanvasElement} canvas
 * @param {() => ThemeId} theme
 */
export function createDiagramView(canvas, theme) {
  const context = canvas.getContext("2d");
  let size = { width: 0, height: 0, pixelRatio: 1 };
  /** @type {Diagram | null} */
  let shown = null;
  /** @type {string | null} */
  let cursor = null;
  /** @type {SquareBox | null} */
  let first = null;

  function paint() {
    if (context && shown && size.width > 0) {
      first = paintDiagram(context, shown, { ...size, theme: theme(), cursor });
    }
  }

  keepSharp(canvas, (next) => {
    size = next;
    paint();
  });

  return {
    /** Where the first square is, once it is painted. */
    get first() {
      return first;
    },
    /** Outlines one square if it names one. @type {(diagram: Diagram, at?: string | null) => void} */
    show(diagram, at = null) {
      [shown, cursor] = [diagram, at];
      paint();
    },
  };
}
