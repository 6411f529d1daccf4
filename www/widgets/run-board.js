/**
 * The board of a run: its picture, and over it its squares for the keyboard and for screen readers. One
 * square is at the cursor, which follows the pointer and the keyboard.
 *
 * @import { Session } from "../pkg/knights_tour.js"
 * @import { BoardOrGraph } from "../run/board-or-graph.js"
 * @import { Look, PieceCarrier } from "./board-view.js"
 * @import { Cell } from "./board-grid.js"
 */

import { createBoardGrid } from "./board-grid.js";
import { createBoardView } from "./board-view.js";
import { find } from "./dom.js";

/**
 * @param {HTMLElement} root holds the picture and the grid
 * @param {object} on
 * @param {() => Look} on.look how it is to be drawn now
 * @param {() => void} on.resize the canvas has another size, or squares have
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.cursor which square is at the cursor, if any
 * @param {(square: string) => string} on.label what to call a square
 * @param {(square: string, onward: boolean) => Cell | null} [on.step] where an arrow key leads, unless to the next square
 * @param {PieceCarrier} [on.carry]
 */
export function createRunBoard(root, { look, resize, pick, cursor, label, step, carry }) {
  const view = createBoardView(find(root, ".board", HTMLElement), {
    look,
    resize,
    pick,
    hover: (square) => cursor(square ?? grid.cursor()),
    carry,
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor(square) {
      if (square) {
        view.show(square);
      }
      cursor(square);
    },
    choose: pick,
    label,
    step,
  });

  return {
    view,
    grid,
    /** Another run is on. @type {(session: Session, info: BoardOrGraph) => void} */
    use(session, info) {
      view.use(session, info.width, info.height);
      grid.use(info.columns, info.rows, info);
    },
  };
}
