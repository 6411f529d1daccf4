/**
 * The board as a picture, and the pointer over it. What is drawn and what lies under the pointer is
 * the session's to say.
 *
 * @import { Layer, Session, ThemeId, View } from "./pkg/knights_tour.js"
 */

import { fitShape, keepSharp } from "./canvas.js";
import { find } from "./dom.js";

/**
 * What shapes the picture besides the run.
 * @typedef {object} Look
 * @property {Layer[]} layers
 * @property {ThemeId} theme
 * @property {number} glide
 * @property {string | null} cursor
 * @property {string | null} numberFrom
 * @property {string[]} marked
 */

/** While a run hurries on, drawing takes at most this share of the time. */
const DRAWING_SHARE = 1 / 8;

/**
 * @param {HTMLElement} frame
 * @param {object} on
 * @param {() => void} on.resize the canvas is empty and has to be drawn
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.hover
 */
export function createBoardView(frame, on) {
  const canvas = find(frame, "canvas", HTMLCanvasElement);
  const context = canvas.getContext("2d");
  /** @type {Session | null} */
  let session = null;
  /** @type {View} */
  let view = { width: 0, height: 0 };
  /** Whose coordinates, and so the squares, are where they are. @type {ThemeId} */
  let theme = "light";
  /** When it may be drawn again while hurrying. */
  let rested = 0;

  /** The square under the pointer. @param {MouseEvent} event */
  function squareUnder(event) {
    const { left, top } = canvas.getBoundingClientRect();
    return session?.squareAt(event.clientX - left, event.clientY - top, { ...view, theme }) ?? null;
  }

  keepSharp(canvas, (size) => {
    view = size;
    on.resize();
  });

  canvas.addEventListener("click", (event) => {
    const square = squareUnder(event);
    if (square) {
      on.pick(square);
    }
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      const square = squareUnder(event);
      canvas.classList.toggle("on-square", square !== null);
      on.hover(square);
    }
  });
  canvas.addEventListener("pointerleave", () => on.hover(null));

  return {
    /** Puts on another run. @type {(next: Session, width: number, height: number) => void} */
    use(next, width, height) {
      session = next;
      rested = 0;
      fitShape(frame, width, height);
    },
    /**
     * Draws what has changed.
     * @param {Look} look
     * @param {boolean} hurried may leave it out this time, because more is to come
     * @returns {boolean} whether it was drawn
     */
    draw(look, hurried) {
      const start = performance.now();
      if (!context || !session || view.width === 0 || (hurried && start < rested)) {
        return false;
      }
      ({ theme } = look);
      session.repaint(context, { ...view, ...look });
      rested = start + (performance.now() - start) / DRAWING_SHARE;
      return true;
    },
  };
}
