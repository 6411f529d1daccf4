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
 * What the words beside the board have to do with it: see `square-names.js`.
 * @typedef {object} Pointing
 * @property {(square: string) => boolean} has whether there is a square of this name
 * @property {(squares: readonly string[]) => boolean} point shows the squares that words are about; true if they are others than before
 * @property {() => string | null} at the square at the cursor
 * @property {(act: () => void) => void} whenAt acts whenever that is another one
 */

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
  /** Squares that words are about. @type {readonly string[]} */
  let pointed = [];
  /** @type {string | null} */
  let at = null;
  let whenAt = () => {};
  /** What the pointer has just chosen: a frame around it would stay for as long as the pointer rests. @type {string | null} */
  let chosen = null;

  /** @param {string | null} square */
  function setCursor(square) {
    cursor(square);
    if (square !== at) {
      at = square;
      whenAt();
    }
  }

  /** One square is outlined as the one at the cursor is, several are marked. */
  function lookNow() {
    const now = look();
    const [square = now.cursor, ...others] = pointed;
    return others.length === 0
      ? { ...now, cursor: square }
      : { ...now, marked: [...now.marked, ...pointed] };
  }

  const view = createBoardView(find(root, ".board", HTMLElement), {
    look: lookNow,
    resize() {
      grid.place();
      resize();
    },
    pick(square) {
      pick(square);
      chosen = square;
      setCursor(grid.cursor());
    },
    hover(square) {
      if (square === null || square !== chosen) {
        chosen = null;
        setCursor(square ?? grid.cursor());
      }
    },
    carry,
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor(square) {
      if (square) {
        view.show(square);
      }
      setCursor(square);
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

  /** @type {Pointing} */
  const pointing = {
    has(square) {
      try {
        return shown?.squareInfo(square).hole === false;
      } catch {
        return false;
      }
    },
    point(squares) {
      const isOther = String(squares) !== String(pointed);
      pointed = squares;
      return isOther;
    },
    at: () => at,
    whenAt(act) {
      whenAt = act;
    },
  };

  return {
    view,
    grid,
    pointing,
    /** Switches to another run. @type {(session: Session, info: BoardOrGraph) => void} */
    use(session, info) {
      [shown, pointed, at] = [session, [], grid.cursor()];
      view.use(session, info.width, info.height);
      grid.use(info.columns, info.rows, info);
    },
  };
}
