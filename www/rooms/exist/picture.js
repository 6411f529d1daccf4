/**
 * The board of an argument, a search or a tour: a diagram on a canvas.
 *
 * @import { Diagram, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Case } from "./address.js"
 */

import { plainBoard as plain } from "../../run/argument.js";
import { createDiagramView } from "../../widgets/diagram-view.js";
import { textOf } from "./address.js";

/** What coordinates beside a board take, in squares. */
const MARGIN = 0.7;

/** How much of a square a path through it takes up. */
const PATH_SHARE = 0.3;

/** A board and nothing on it. @param {Case} shown */
export const plainBoard = (shown) => plain(textOf(shown));

/** @type {(frame: HTMLElement, canvas: HTMLCanvasElement, theme: () => ThemeId) => { use: (shown: Case) => void, draw: (diagram: Diagram) => void, takenBack: (diagram: Diagram) => number, name: (name: string) => void }} */
export function createPicture(frame, canvas, theme) {
  const view = createDiagramView(canvas, theme);
  let columns = 1;
  /** The path that is drawn. @type {Diagram["path"] & {}} */
  let drawn = [];

  return {
    /** Puts an empty board on. */
    use(shown) {
      columns = shown.width;
      frame.style.setProperty("--columns", String(shown.width + MARGIN));
      frame.style.setProperty("--rows", String(shown.height + MARGIN));
      drawn = [];
      view.show(plainBoard(shown));
    },
    /** How much of the path would fall back if this were drawn, in CSS pixels: what a flash guard asks. */
    takenBack({ path = [] }) {
      const same = drawn.findIndex((square, at) => path[at] !== square);
      const square = view.width / columns;
      return same < 0 ? 0 : (drawn.length - same) * PATH_SHARE * square ** 2;
    },
    draw(diagram) {
      drawn = diagram.path ?? [];
      view.show(diagram);
    },
    /** Says what assistive technology calls it. */
    name(name) {
      canvas.setAttribute("aria-label", name);
    },
  };
}
