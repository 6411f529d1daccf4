/**
 * The board of an argument, a search or a tour: a diagram on a canvas.
 *
 * @import { Diagram, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Case } from "./state.js"
 */

import { plainBoard as plain } from "../../run/argument.js";
import { createDiagramView } from "../../widgets/diagram-canvas.js";
import { textOf } from "./state.js";

/** The width of the coordinates beside a board, in squares. */
const MARGIN = 0.7;

/** The width of a path, as a share of a square. */
const PATH_SHARE = 0.3;

/** An empty board. @param {Case} shown */
export const plainBoard = (shown) => plain(textOf(shown));

/** @type {(frame: HTMLElement, canvas: HTMLCanvasElement, theme: () => ThemeId) => { use: (shown: Case) => void, draw: (diagram: Diagram) => void, takenBack: (diagram: Diagram) => number, name: (name: string) => void }} */
export function createPicture(frame, canvas, theme) {
  const view = createDiagramView(canvas, theme);
  let columns = 1;
  /** The path on the canvas. @type {Diagram["path"] & {}} */
  let drawn = [];

  return {
    /** Shows an empty board. */
    use(shown) {
      columns = shown.width;
      frame.style.setProperty("--columns", String(shown.width + MARGIN));
      frame.style.setProperty("--rows", String(shown.height + MARGIN));
      drawn = [];
      view.show(plainBoard(shown));
    },
    /** The area of the path that drawing this would take back, in CSS pixels, for the flash guard. */
    takenBack({ path = [] }) {
      const same = drawn.findIndex((square, at) => path[at] !== square);
      const square = view.width / columns;
      return same < 0 ? 0 : (drawn.length - same) * PATH_SHARE * square ** 2;
    },
    draw(diagram) {
      drawn = diagram.path ?? [];
      view.show(diagram);
    },
    /** Sets its accessible name. */
    name(name) {
      canvas.setAttribute("aria-label", name);
    },
  };
}
