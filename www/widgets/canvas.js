/** A canvas with a board, kept sharp at every pixel ratio. */

import { pause } from "./redraw.js";

/** Boards with a more extreme aspect ratio are drawn small in a box of this ratio. */
const MAX_ASPECT = 3;
/** The width of the coordinates beside the board, in squares. */
const MARGIN = 0.6;

/** Canvas pixels to a CSS pixel on paper: printers have a higher resolution than screens. */
const PAPER_RATIO = 3;
/** Maximum canvas side when printing, in pixels. */
const MAX_ON_PAPER = 2400;

/** Redraws a canvas for paper or for the screen. @typedef {(isOnPaper: boolean) => void} Redraw */
/** @type {WeakMap<HTMLCanvasElement, Redraw>} */
const redraws = new WeakMap();
let isListening = false;

/** Redraws the canvases in a part of the page for paper, or for the screen again. @type {(part: ParentNode, isOnPaper: boolean) => void} */
export const redrawFor = (part, isOnPaper) =>
  part.querySelectorAll("canvas").forEach((canvas) => redraws.get(canvas)?.(isOnPaper));

/** Redraws canvases for printing and back. */
function listenForPrint() {
  if (!isListening) {
    isListening = true;
    // Must run before the handler that redraws in the colours of paper.
    addEventListener("beforeprint", () => redrawFor(document, true), { capture: true });
    addEventListener("afterprint", () => redrawFor(document, false), { capture: true });
  }
}

/** Gives a frame the proportions of a board. @type {(frame: HTMLElement, width: number, height: number) => void} */
export function fitShape(frame, width, height) {
  const shape = (width + MARGIN) / (height + MARGIN);
  const fitting = Math.min(MAX_ASPECT, Math.max(1 / MAX_ASPECT, shape));
  frame.style.setProperty("--shape", fitting.toFixed(4));
}

/**
 * Canvas pixels for a length: the size that the browser reports, unless it emulates a screen and reports the
 * size on the real one.
 * @type {(length: number, told: number | undefined) => number}
 */
function pixelsFor(length, told) {
  const reckoned = length * devicePixelRatio;
  return told !== undefined && Math.abs(told - reckoned) <= 1 ? told : Math.round(reckoned);
}

/**
 * Keeps a canvas as large as it appears, and sharp when printed.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: { width: number, height: number, pixelRatio: number }) => void} onEmpty the canvas was cleared, by a resize or by the browser, and must be redrawn completely; width and height are in CSS pixels
 */
export function keepSharp(canvas, onEmpty) {
  let size = { width: 0, height: 0, pixelRatio: 1 };
  let wasShown = false;

  /** @param {ResizeObserverEntry} entry */
  function resize({ contentRect: { width, height }, devicePixelContentBoxSize: box }) {
    canvas.width = pixelsFor(width, box?.[0]?.inlineSize);
    canvas.height = pixelsFor(height, box?.[0]?.blockSize);
    size = { width, height, pixelRatio: width ? canvas.width / width : 1 };
    if (wasShown) {
      onEmpty(size);
    } else if (width > 0) {
      wasShown = true;
      // A room that opens is laid out in this frame, which takes long enough.
      void pause().then(() => onEmpty(size));
    }
  }

  /** @type {Redraw} */
  function redraw(isOnPaper) {
    if (size.width === 0) {
      // It was made a moment ago, and no observer has told its size yet.
      const { width, height } = canvas.getBoundingClientRect();
      size = { width, height, pixelRatio: devicePixelRatio };
    }
    const { width, height, pixelRatio } = size;
    if (width === 0 || height === 0) {
      return;
    }
    const ratio = isOnPaper
      ? Math.max(pixelRatio, Math.min(PAPER_RATIO, MAX_ON_PAPER / Math.max(width, height)))
      : pixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    wasShown = true;
    onEmpty({ width, height, pixelRatio: canvas.width / width });
  }

  redraws.set(canvas, redraw);
  listenForPrint();
  const observer = new ResizeObserver((entries) => entries.forEach(resize));
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas); // Safari does not report device pixels.
  }
  canvas.addEventListener("contextrestored", () => onEmpty(size));
}
