/** A canvas with a board on it, kept sharp at every pixel ratio. */

/** Longer or taller boards than this are drawn small in a box of this shape. */
const LONGEST_SHAPE = 3;
/** What the coordinates beside the board take, in squares. */
const MARGIN = 0.6;

/** Canvas pixels to a CSS pixel on paper: printers have more of them than screens. */
const PAPER_RATIO = 3;
/** No side of a canvas has more for that. */
const MOST_ON_PAPER = 2400;

/** Draws a canvas anew for paper, or for the screen again. @typedef {(isOnPaper: boolean) => void} Redraw */
/** @type {WeakMap<HTMLCanvasElement, Redraw>} */
const redraws = new WeakMap();
let isListening = false;

/** @param {boolean} isOnPaper */
const redrawAll = (isOnPaper) =>
  document.querySelectorAll("canvas").forEach((canvas) => redraws.get(canvas)?.(isOnPaper));

/** Sees to it that canvases are sharp on paper. */
function listenForPrint() {
  if (!isListening) {
    isListening = true;
    // Before what is about to be printed is drawn in the colours of paper.
    addEventListener("beforeprint", () => redrawAll(true), { capture: true });
    addEventListener("afterprint", () => redrawAll(false), { capture: true });
  }
}

/** Gives a frame the proportions of a board. @type {(frame: HTMLElement, width: number, height: number) => void} */
export function fitShape(frame, width, height) {
  const shape = (width + MARGIN) / (height + MARGIN);
  const fitting = Math.min(LONGEST_SHAPE, Math.max(1 / LONGEST_SHAPE, shape));
  frame.style.setProperty("--shape", fitting.toFixed(4));
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

/**
 * Keeps a canvas as large as it is seen, and sharp when it is printed.
 * @param {HTMLCanvasElement} canvas
 * @param {(size: { width: number, height: number, pixelRatio: number }) => void} onEmpty it has lost
 * what was drawn, because of another size or because the browser took it away, and everything has
 * to be drawn again; width and height are in CSS pixels
 */
export function keepSharp(canvas, onEmpty) {
  let size = { width: 0, height: 0, pixelRatio: 1 };

  /** @param {ResizeObserverEntry} entry */
  function resize({ contentRect: { width, height }, devicePixelContentBoxSize: box }) {
    canvas.width = pixelsFor(width, box?.[0]?.inlineSize);
    canvas.height = pixelsFor(height, box?.[0]?.blockSize);
    size = { width, height, pixelRatio: width ? canvas.width / width : 1 };
    onEmpty(size);
  }

  /** @type {Redraw} */
  function redraw(isOnPaper) {
    const { width, height, pixelRatio } = size;
    if (width === 0 || height === 0) {
      return;
    }
    const ratio = isOnPaper
      ? Math.max(pixelRatio, Math.min(PAPER_RATIO, MOST_ON_PAPER / Math.max(width, height)))
      : pixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    onEmpty({ width, height, pixelRatio: canvas.width / width });
  }

  redraws.set(canvas, redraw);
  listenForPrint();
  const observer = new ResizeObserver((entries) => entries.forEach(resize));
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas); // Safari cannot tell device pixels.
  }
  canvas.addEventListener("contextrestored", () => onEmpty(size));
}
