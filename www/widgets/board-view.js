/**
 * The board as a picture, and the pointer over it. The session decides what is drawn and what is under the
 * pointer; the painter knows what the canvas shows already.
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
 * What determines the picture apart from the run.
 * @typedef {object} Look
 * @property {Layer[]} layers
 * @property {ThemeId} theme
 * @property {(side: number) => number} glide how far the knight has glided, on squares of this side in CSS pixels
 * @property {boolean} choice
 * @property {string | null} cursor
 * @property {string | null} numberFrom
 * @property {string[]} marked
 */

/**
 * Lets the pointer carry a piece from square to square.
 * @typedef {object} PieceCarrier
 * @property {(square: string) => boolean} takes whether a piece on this square can be picked up
 * @property {(at: Point, square: string | null) => void} moves where it is, in CSS pixels
 * @property {(square: string | null) => void} ends where it is dropped; `null` off the board
 */

/** During a long seek, drawing takes at most this share of the time. */
const DRAWING_SHARE = 1 / 8;
/** After the visible part has moved, the time for drawing in a frame, in milliseconds. */
const MOVING_MS = 3;
/** Zoom factor of a key or a button. */
const ZOOM_STEP = 1.5;
/** Zoom buttons are shown if squares are smaller than this, in CSS pixels. */
const SMALL_SQUARE = 24;

/**
 * @param {HTMLElement} frame
 * @param {object} on
 * @param {() => Look} on.look how it is to be drawn now
 * @param {() => void} on.resize the size of the canvas or of the squares has changed
 * @param {(square: string) => void} on.pick
 * @param {(square: string | null) => void} on.hover
 * @param {PieceCarrier} [on.carry]
 */
export function createBoardView(frame, on) {
  const canvas = find(frame, "canvas", HTMLCanvasElement);
  const context = canvas.getContext("2d");
  /** @type {HTMLElement | null} */
  const zoom = frame.querySelector(".zoom");
  const buttons = zoom
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
  /** The visible part of the board; `null` for all of it. @type {Camera | null} */
  let camera = null;
  /** Whether the camera has moved and painting is not complete yet. */
  let isBehind = false;
  /** @type {View} */
  let view = { width: 0, height: 0 };
  /** The board's sides, in squares. */
  let board = { width: 1, height: 1 };
  /** The earliest time of the next drawing during a seek. */
  let rested = 0;

  /** Where squares are depends on the theme too: larger coordinates leave less room for the board. */
  const here = () => ({ ...view, theme: on.look().theme, camera });

  /** @param {Point} at @returns {string | null} */
  const squareAt = ({ x, y }) => session?.squareAt(x, y, here()) ?? null;

  /** The approximate side of a square in CSS pixels if the whole board is shown. */
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

  /** Draws what has changed. @returns {boolean} whether there was a canvas to draw on */
  function paint() {
    if (!context || !session || view.width === 0) {
      return false;
    }
    painter ??= new CanvasPainter(context);
    const look = on.look();
    const glide = look.glide(squareSize() * (camera?.zoom ?? 1));
    isBehind = !painter.paint(session, { ...here(), ...look, glide, milliseconds: MOVING_MS });
    return true;
  }

  keepSharp(canvas, (size) => {
    view = size;
    painter?.forget();
    setCamera(camera);
    // Immediately, so that the empty canvas is never seen.
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
    /** Switches to another run. @type {(next: Session, width: number, height: number) => void} */
    use(next, width, height) {
      painter?.free();
      [session, painter, rested] = [next, null, 0];
      const isOther = width !== board.width || height !== board.height;
      board = { width, height };
      fitShape(frame, width, height);
      // Other boards of the room may not have their runs yet, so they must not be used here.
      putCamera(isOther ? null : camera);
    },
    /** Closes the view and frees its solver objects. */
    close() {
      painter?.free();
      [session, painter] = [null, null];
    },
    /** The approximate side of a square in CSS pixels if the whole board is shown; Infinity before layout. */
    squareSize: () => (view.width === 0 ? Infinity : squareSize()),
    /** The layers that can be drawn at this size; all of them before layout. @returns {readonly Layer[]} */
    drawable: () => (session && view.width > 0 ? session.drawableLayers(here()) : allLayers),
    /** Where a square is drawn; null before layout. @param {string} square */
    boxOf: (square) => (session && view.width > 0 ? session.squareBox(square, here()) : null),
    /** Moves the camera so that a square is visible. @param {string} square */
    show(square) {
      if (camera && session) {
        setCamera(session.showSquare(here(), square));
      }
    },
    /** Whether drawing must continue in the next frame. */
    isBehind: () => isBehind,
    /** The area that drawing now would take back, in CSS pixels, for the flash guard. */
    takenBack: () => (session && painter?.takenBack(session)) ?? 0,
    /** Whether drawing should be skipped during a seek because more steps follow. */
    isResting: () => performance.now() < rested,
    /** Draws what has changed. @returns {boolean} whether there was a canvas to draw on */
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
