/**
 * The board as a picture, and the pointer over it. What is drawn and what lies under the pointer is
 * the session's to say; what the canvas shows already, its painter knows.
 *
 * @import { CanvasPainter, Layer, Session, ThemeId, View } from "../pkg/knights_tour.js"
 */

import { allLayers } from "../run/layers.js";
import { fitShape, keepSharp } from "./canvas.js";
import { find } from "./dom.js";

/**
 * What shapes the picture besides the run.
 * @typedef {object} Look
 * @property {Layer[]} layers
 * @property {ThemeId} theme
 * @property {number} glide
 * @property {boolean} choice
 * @property {string | null} cursor
 * @property {string | null} numberFrom
 * @property {string[]} marked
 */

/** While a run hurries on, drawing takes at most this share of the time. */
const DRAWING_SHARE = 1 / 8;

/**
 * @param {HTMLElement} frame
 * @param {object} on
 * @param {() => Look} on.look how it is to be drawn now
 * @param {() => void} on.resize the canvas has another size
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.hover
 */
export function createBoardView(frame, on) {
  const canvas = find(frame, "canvas", HTMLCanvasElement);
  const context = canvas.getContext("2d");
  /** @type {Session | null} */
  let session = null;
  /** Of this canvas, for runs like this one. @type {CanvasPainter | null} */
  let painter = null;
  /** @type {View} */
  let view = { width: 0, height: 0 };
  /** The board's sides, in squares. */
  let board = { width: 1, height: 1 };
  /** When it may be drawn again while hurrying. */
  let rested = 0;

  /** The square under the pointer. @param {MouseEvent} event */
  function squareUnder(event) {
    const { left, top } = canvas.getBoundingClientRect();
    // Larger coordinates, as some themes have, leave less room for squares.
    const { theme } = on.look();
    return session?.squareAt(event.clientX - left, event.clientY - top, { ...view, theme }) ?? null;
  }

  /** Draws what has changed. @returns {boolean} whether there was anything to draw it on */
  function paint() {
    if (!context || !session || view.width === 0) {
      return false;
    }
    painter ??= session.painter(context);
    painter.paint(session, { ...view, ...on.look() });
    return true;
  }

  keepSharp(canvas, (size) => {
    view = size;
    painter?.forget();
    on.resize();
    // At once: an empty canvas is not to be seen.
    paint();
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
      painter?.free();
      [session, painter, rested] = [next, null, 0];
      board = { width, height };
      fitShape(frame, width, height);
    },
    /** The side of a square in CSS pixels, or a little more; as long as nothing is seen, any. */
    squareSize: () =>
      view.width === 0 ? Infinity : Math.min(view.width / board.width, view.height / board.height),
    /** The layers that can be drawn at this size; as long as nothing is seen, all. @returns {readonly Layer[]} */
    drawable: () =>
      session && view.width > 0
        ? session.drawableLayers({ ...view, theme: on.look().theme })
        : allLayers,
    /** How much would fall back if it were drawn now, in CSS pixels: what a flash guard asks. */
    takenBack: () => (session && painter?.takenBack(session)) ?? 0,
    /** Whether it is better left out while hurrying on, because more is to come. */
    isResting: () => performance.now() < rested,
    /** Draws what has changed. @returns {boolean} whether there was anything to draw it on */
    draw() {
      const start = performance.now();
      if (!paint()) {
        return false;
      }
      rested = start + (performance.now() - start) / DRAWING_SHARE;
      return true;
    },
  };
}
