/**
 * Diagrams that change often, on a canvas.
 * @import { Diagram, ThemeId } from "../pkg/knights_tour.js"
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

  function paint() {
    if (context && shown && size.width > 0) {
      paintDiagram(context, shown, { ...size, theme: theme() });
    }
  }

  keepSharp(canvas, (next) => {
    size = next;
    paint();
  });

  return {
    /** Its width in CSS pixels; 0 before layout. */
    get width() {
      return size.width;
    },
    /** @param {Diagram} diagram */
    show(diagram) {
      shown = diagram;
      paint();
    },
  };
}
