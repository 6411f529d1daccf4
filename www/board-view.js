/**
 * The board as a picture: a canvas kept sharp at every pixel ratio, and the pointer over it. What
 * is drawn and what lies under the pointer is the session's to say.
 *
 * @import { Layer, Session, ThemeId, View } from "./pkg/knights_tour.js"
 */

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
/** Longer or taller boards than this are drawn small in a box of this shape. */
const LONGEST_SHAPE = 3;
/** What the coordinates beside the board take, in squares. */
const MARGIN = 0.6;

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
  /** When it may be drawn again while hurrying. */
  let rested = 0;

  /** The square under the pointer. @param {MouseEvent} event */
  function squareUnder(event) {
    const { left, top } = canvas.getBoundingClientRect();
    return session?.squareAt(event.clientX - left, event.clientY - top, view) ?? null;
  }

  /**
   * Canvas pixels for a length: what the browser says, unless a screen is only emulated and it tells
   * those of the real one.
   * @type {(length: number, told: number | undefined) => number}
   */
  function pixelsFor(length, told) {
    const reckoned = length * devicePixelRatio;
    return told !== undefined && Math.abs(told - reckoned) <= 1 ? told : Math.round(reckoned);
  }

  /** @param {ResizeObserverEntry} entry */
  function resize({ contentRect: { width, height }, devicePixelContentBoxSize: box }) {
    canvas.width = pixelsFor(width, box?.[0]?.inlineSize);
    canvas.height = pixelsFor(height, box?.[0]?.blockSize);
    view = { width, height, pixelRatio: width ? canvas.width / width : 1 };
    on.resize();
  }

  const observer = new ResizeObserver((entries) => entries.forEach(resize));
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas); // Safari cannot tell device pixels.
  }

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
      const shape = (width + MARGIN) / (height + MARGIN);
      const fitting = Math.min(LONGEST_SHAPE, Math.max(1 / LONGEST_SHAPE, shape));
      frame.style.setProperty("--shape", fitting.toFixed(4));
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
      session.repaint(context, { ...view, ...look });
      rested = start + (performance.now() - start) / DRAWING_SHARE;
      return true;
    },
  };
}
