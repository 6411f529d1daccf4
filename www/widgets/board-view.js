/**
 * The board as a picture, and the pointer over it. What is drawn and what lies under the pointer is
 * the session's to say; what the canvas shows already, its painter knows.
 *
 * @import { Camera, Layer, Session, ThemeId, View } from "../pkg/knights_tour.js"
 * @import { Point } from "./gestures.js"
 */

import { allLayers } from "../run/layers.js";
import { CanvasPainter } from "../pkg/knights_tour.js";
import { fitShape, keepSharp } from "./canvas.js";
import { find } from "./dom.js";
import { followGestures } from "./gestures.js";
import { cameraAction } from "./shortcuts.js";
import { createZoomButtons } from "./zoom-buttons.js";

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

/**
 * What carries a piece from square to square.
 * @typedef {object} PieceCarrier
 * @property {(square: string) => boolean} takes whether a piece stands there that can be taken up
 * @property {(at: Point, square: string | null) => void} moves where it is, in CSS pixels
 * @property {(square: string | null) => void} ends where it is put down; `null` off the board
 */

/** While a run hurries on, drawing takes at most this share of the time. */
const DRAWING_SHARE = 1 / 8;
/** When the part that is shown has moved, drawing takes about so long a frame. */
const MOVING_MS = 3;
/** What a key and a button make larger. */
const ZOOM_STEP = 1.5;
/** With squares smaller than this, in CSS pixels, there are buttons to zoom. */
const SMALL_SQUARE = 24;

/**
 * @param {HTMLElement} frame
 * @param {object} on
 * @param {() => Look} on.look how it is to be drawn now
 * @param {() => void} on.resize the canvas has another size, or squares have
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.hover
 * @param {PieceCarrier} [on.carry]
 */
export function createBoardView(frame, on) {
  const canvas = find(frame, "canvas", HTMLCanvasElement);
  const context = canvas.getContext("2d");
  const zoom = frame.querySelector(".zoom");
  const buttons =
    zoom instanceof HTMLElement
      ? createZoomButtons(zoom, {
          in: () => zoomBy(ZOOM_STEP),
          out: () => zoomBy(1 / ZOOM_STEP),
          fit: () => setCamera(null),
        })
      : null;
  /** @type {Session | null} */
  let session = null;
  /** @type {CanvasPainter | null} */
  let painter = null;
  /** The part of the board that is shown; `null` for all of it. @type {Camera | null} */
  let camera = null;
  /** Whether the camera has moved and not everything is painted yet. */
  let isBehind = false;
  /** @type {View} */
  let view = { width: 0, height: 0 };
  /** The board's sides, in squares. */
  let board = { width: 1, height: 1 };
  /** When it may be drawn again while hurrying. */
  let rested = 0;

  /** What says where squares are: larger coordinates, as some themes have, leave less room for them. */
  const here = () => ({ ...view, theme: on.look().theme, camera });

  /** @param {Point} at @returns {string | null} */
  const squareAt = ({ x, y }) => session?.squareAt(x, y, here()) ?? null;

  /** The side of a square in CSS pixels when all are shown, or a little more. */
  const squareSize = () => Math.min(view.width / board.width, view.height / board.height);

  /** @param {Camera | null} next */
  function putCamera(next) {
    camera = next;
    canvas.classList.toggle("is-part", camera !== null);
    buttons?.show(camera !== null || squareSize() < SMALL_SQUARE, camera !== null);
  }

  /** @param {Camera | null} next */
  function setCamera(next) {
    putCamera(next);
    on.resize();
  }

  /** @type {(at: Point, factor: number, by: Point) => void} */
  function moveCamera({ x, y }, factor, by) {
    if (session && view.width > 0) {
      setCamera(session.moveCamera(here(), x, y, factor, by.x, by.y));
    }
  }

  /** Zooms around the middle. @param {number} factor */
  function zoomBy(factor) {
    moveCamera({ x: view.width / 2, y: view.height / 2 }, factor, { x: 0, y: 0 });
  }

  /** Draws what has changed. @returns {boolean} whether there was anything to draw it on */
  function paint() {
    if (!context || !session || view.width === 0) {
      return false;
    }
    painter ??= new CanvasPainter(context);
    isBehind = !painter.paint(session, { ...here(), ...on.look(), milliseconds: MOVING_MS });
    return true;
  }

  keepSharp(canvas, (size) => {
    view = size;
    painter?.forget();
    setCamera(camera);
    // At once: an empty canvas is not to be seen.
    paint();
  });

  followGestures(canvas, {
    isPart: () => camera !== null,
    move: moveCamera,
    fit: () => setCamera(null),
    carry: on.carry && {
      takes: (at) => on.carry?.takes(squareAt(at) ?? "") ?? false,
      moves: (at) => on.carry?.moves(at, squareAt(at)),
      ends: (at) => on.carry?.ends(at && squareAt(at)),
    },
    tap(at) {
      const square = squareAt(at);
      if (square) {
        on.pick(square);
      }
    },
  });
  const actions = {
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    zoomFit: () => setCamera(null),
  };
  frame.addEventListener("keydown", (event) => {
    const action = cameraAction(event);
    if (action) {
      event.preventDefault();
      actions[action]();
    }
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      const { left, top } = canvas.getBoundingClientRect();
      const square = squareAt({ x: event.clientX - left, y: event.clientY - top });
      canvas.classList.toggle("on-square", square !== null);
      on.hover(square);
    }
  });
  canvas.addEventListener("pointerleave", () => on.hover(null));

  return {
    /** Puts on another run. @type {(next: Session, width: number, height: number) => void} */
    use(next, width, height) {
      // After a crash of the solver the painter is lost as well.
      painter?.free();
      [session, painter, rested] = [next, null, 0];
      const isOther = width !== board.width || height !== board.height;
      board = { width, height };
      fitShape(frame, width, height);
      // Other boards of the room may not have their runs yet, so nothing is asked of them.
      putCamera(isOther ? null : camera);
    },
    /** The board is not shown any more: gives back what was held of the solver. */
    close() {
      painter?.free();
      [session, painter] = [null, null];
    },
    /** The side of a square in CSS pixels when all are shown, or a little more; as long as nothing is seen, any. */
    squareSize: () => (view.width === 0 ? Infinity : squareSize()),
    /** The layers that can be drawn at this size; as long as nothing is seen, all. @returns {readonly Layer[]} */
    drawable: () => (session && view.width > 0 ? session.drawableLayers(here()) : allLayers),
    /** Moves the part that is shown so that a square is in it. @param {string} square */
    show(square) {
      if (camera && session) {
        setCamera(session.showSquare(here(), square));
      }
    },
    /** Whether drawing has to go on in the next frame. */
    isBehind: () => isBehind,
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
