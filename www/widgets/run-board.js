/**
 * The board of a run: its picture, overlaid with its squares for the keyboard and for screen readers. One
 * square is at the cursor, which follows the pointer and the keyboard.
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
 * @param {() => void} on.resize the size of the canvas or of the squares has changed
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.cursor which square is at the cursor, if any
 * @param {(square: string) => string} on.label the label of a square
 * @param {(square: string, onward: boolean) => Cell | null} [on.step] where an arrow key leads if not to the neighbouring square
 * @param {PieceCarrier} [on.carry]
 */
export function createRunBoard(root, { look, resize, pick, cursor, label, step, carry }) {
  /** @type {Session | null} */
  let shown = null;
  const view = createBoardView(find(root, ".board", HTMLElement), {
    look,
    resize() {
      grid.place();
      resize();
    },
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
    marked: () => look().marked,
    box: view.boxOf,
    knight() {
      const info = shown?.squareInfo(shown.moment().focus);
      return info?.knight ? info : null;
    },
    step,
  });

  return {
    view,
    grid,
    /** Switches to another run. @type {(session: Session, info: BoardOrGraph) => void} */
    use(session, info) {
      shown = session;
      view.use(session, info.width, info.height);
      grid.use(info.columns, info.rows, info);
    },
  };
}
