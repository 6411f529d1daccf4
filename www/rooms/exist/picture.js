/**
 * The board of an argument, a search or a tour: a diagram on a canvas.
 *
 * @import { Diagram, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Case } from "./state.js"
 */

import { plainBoard as plain } from "../../run/argument.js";
import { createBoardDiagram } from "../../widgets/board-diagram.js";
import { textOf } from "./state.js";

/** The width of a path, as a share of a square. */
const PATH_SHARE = 0.3;

/** An empty board, and its piece. @type {(shown: Case) => Diagram} */
export const plainBoard = (shown) => plain(textOf(shown), shown.leaper, shown.wrap);

/** @type {(frame: HTMLElement, canvas: HTMLCanvasElement, theme: () => ThemeId) => { pointing: import("../../widgets/run-board.js").Pointing, use: (shown: Case) => void, draw: (diagram: Diagram) => void, takenBack: (diagram: Diagram) => number, name: (name: string) => void }} */
export function createPicture(frame, canvas, theme) {
  const board = createBoardDiagram(frame, canvas, theme);
  /** The path on the canvas. @type {Diagram["path"] & {}} */
  let drawn = [];

  return {
    pointing: board.pointing,
    /** Shows an empty board. */
    use(shown) {
      drawn = [];
      board.use(shown);
      board.show(plainBoard(shown));
    },
    /** The area of the path that drawing this would take back, in CSS pixels, for the flash guard. */
    takenBack({ path = [] }) {
      const same = drawn.findIndex((square, at) => path[at] !== square);
      return same < 0 ? 0 : (drawn.length - same) * PATH_SHARE * board.side ** 2;
    },
    draw(diagram) {
      drawn = diagram.path ?? [];
      board.show(diagram);
    },
    /** Sets its accessible name. */
    name(name) {
      canvas.setAttribute("aria-label", name);
    },
  };
}
