/**
 * The board as a picture, and the pointer over it. The session decides what is drawn and what is under the
 * pointer; the painter knows what the canvas shows already.
 * @import { Camera, CanvasPainter, Layer, Session, ThemeId, View } from "../pkg/knights_tour.js"
 * @import { Point } from "./gestures.js"
 */

import { allLayers } from "../run/layers.js";
import { fitShape, keepSharp } from "./canvas.js";
import { find } from "./dom.js";
import { followGestures, pointOn } from "./gestures.js";
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
 * @typedef {object} On
 * @property {() => Look} look how it is to be drawn now
 * @property {() => void} resize the size of the canvas or of the squares has changed
 * @property {(square: string) => void} pick
 * @property {(square: string | null) => void} hover
 * @property {PieceCarrier} [carry]
 */

/**
 * @typedef {object} Picture
 * @property {On} on
 * @property {HTMLCanvasElement} canvas
 * @property {ReturnType<typeof createZoomButtons> | null} buttons
 * @property {Session | null} session
 * @property {CanvasPainter | null} painter
 * @property {Camera | null} camera the visible part of the board; `null` for all of it
 * @property {boolean} isBehind whether the camera has moved and painting is not complete yet
 * @property {View} size of the canvas
 * @property {{ width: number, height: number }} board its sides, in squares
 * @property {number} rested the earliest time of the next drawing during a seek
 */

/**
 * @param {HTMLElement} frame
 * @param {On} on
 */
export function createBoardView(frame, on) {
  const canvas = find(frame, "canvas", HTMLCanvasElement);
  const [size, board] = [
    { width: 0, height: 0 },
    { width: 1, height: 1 },
  ];
  /** @type {Picture} */
  const picture = {
    ...{ on, canvas, size, board, buttons: null, session: null, painter: null, camera: null },
    ...{ isBehind: false, rested: 0 },
  };
  listenForZoom(picture, frame);
  keepSharp(canvas, (next) => {
    picture.size = next;
    picture.painter?.forget();
    setCamera(picture, picture.camera);
    // At once, so that nobody sees the canvas empty that had a picture.
    paint(picture);
  });
  listenForPointer(picture);

  return {
    /** Switches to another run. @type {(next: Session, width: number, height: number) => void} */
    use(next, width, height) {
      close(picture);
      const isOther = width !== picture.board.width || height !== picture.board.height;
      Object.assign(picture, { session: next, rested: 0, board: { width, height } });
      fitShape(frame, width, height);
      // Other boards of the room may not have their runs yet, so they must not be used here.
      putCamera(picture, isOther ? null : picture.camera);
    },
    /** Closes the view and frees its solver objects. */
    close: () => close(picture),
    /** The approximate side of a square in CSS pixels if the whole board is shown; Infinity before layout. */
    squareSize: () => (picture.size.width === 0 ? Infinity : squareSize(picture)),
    /** The layers that can be drawn at this size; all of them before layout. @returns {readonly Layer[]} */
    drawable: () => laidOut(picture)?.drawableLayers(here(picture)) ?? allLayers,
    /** Where a square is drawn; null before layout. @param {string} square */
    boxOf: (square) => laidOut(picture)?.squareBox(square, here(picture)) ?? null,
    /** Moves the camera so that a square is visible. @param {string} square */
    show(square) {
      if (picture.camera && picture.session) {
        setCamera(picture, picture.session.showSquare(here(picture), square));
      }
    },
    /** Whether drawing must continue in the next frame. */
    isBehind: () => picture.isBehind,
    /** The area that drawing now would take back, in CSS pixels, for the flash guard. */
    takenBack: () => (picture.session && picture.painter?.takenBack(picture.session)) ?? 0,
    /** Whether drawing should be skipped during a seek because more steps follow. */
    isResting: () => performance.now() < picture.rested,
    /** Draws what has changed. @returns {boolean} whether there was a canvas to draw on */
    draw() {
      const start = performance.now();
      if (!paint(picture)) {
        return false;
      }
      picture.rested = start + (performance.now() - start) / DRAWING_SHARE;
      return true;
    },
  };
}

/** The session, once the canvas has a size. @param {Picture} picture */
const laidOut = ({ session, size }) => (size.width > 0 ? session : null);

/** Where squares are depends on the theme too: larger coordinates leave less room for the board. @param {Picture} picture */
const here = ({ on, size, camera }) => ({ ...size, theme: on.look().theme, camera });

/** @type {(picture: Picture, at: Point) => string | null} */
const squareAt = (picture, { x, y }) => picture.session?.squareAt(x, y, here(picture)) ?? null;

/** The approximate side of a square in CSS pixels if the whole board is shown. @param {Picture} picture */
const squareSize = ({ size, board }) =>
  Math.min(size.width / board.width, size.height / board.height);

/** @param {Picture} picture */
function close(picture) {
  picture.painter?.free();
  picture.session = picture.painter = null;
}

/** @type {(picture: Picture, camera: Camera | null) => void} */
function putCamera(picture, camera) {
  const isPart = camera !== null;
  picture.camera = camera;
  picture.canvas.classList.toggle("is-part", isPart);
  picture.buttons?.show(isPart || squareSize(picture) < SMALL_SQUARE, isPart);
}

/** @type {(picture: Picture, camera: Camera | null) => void} */
function setCamera(picture, camera) {
  putCamera(picture, camera);
  picture.on.resize();
}

/** @type {(picture: Picture, at: Point, factor: number, by: Point) => void} */
function moveCamera(picture, { x, y }, factor, by) {
  const session = laidOut(picture);
  if (session) {
    setCamera(picture, session.moveCamera(here(picture), x, y, factor, by.x, by.y));
  }
}

/** Draws what has changed. @param {Picture} picture @returns {boolean} whether there was a canvas to draw on */
function paint(picture) {
  const { on, canvas, camera } = picture;
  const session = laidOut(picture);
  const context = canvas.getContext("2d");
  if (!context || !session) {
    return false;
  }
  // Of the same file of the solver as the session: to the other one it is a stranger.
  picture.painter ??= session.painter(context);
  const look = on.look();
  const glide = look.glide(squareSize(picture) * (camera?.zoom ?? 1));
  const view = { ...here(picture), ...look, glide, milliseconds: MOVING_MS };
  picture.isBehind = !picture.painter.paint(session, view);
  return true;
}

/** Buttons and keys zoom around the middle. @type {(picture: Picture, frame: HTMLElement) => void} */
function listenForZoom(picture, frame) {
  /** @param {number} factor */
  function zoomBy(factor) {
    const { width, height } = picture.size;
    moveCamera(picture, { x: width / 2, y: height / 2 }, factor, { x: 0, y: 0 });
  }
  const actions = {
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    zoomFit: () => setCamera(picture, null),
  };
  /** @type {HTMLElement | null} */
  const zoom = frame.querySelector(".zoom");
  if (zoom) {
    picture.buttons = createZoomButtons(zoom, actions);
  }
  frame.addEventListener("keydown", (event) => {
    const action = cameraAction(event);
    if (action) {
      event.preventDefault();
      actions[action]();
    }
  });
}

/** @param {Picture} picture */
function listenForPointer(picture) {
  const { on, canvas } = picture;
  const { carry } = on;
  followGestures(canvas, {
    isPart: () => picture.camera !== null,
    move: (at, factor, by) => moveCamera(picture, at, factor, by),
    fit: () => setCamera(picture, null),
    carry: carry && {
      takes: (at) => carry.takes(squareAt(picture, at) ?? ""),
      moves: (at) => carry.moves(at, squareAt(picture, at)),
      ends: (at) => carry.ends(at && squareAt(picture, at)),
    },
    tap(at) {
      const square = squareAt(picture, at);
      if (square) {
        on.pick(square);
      }
    },
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") {
      const square = squareAt(picture, pointOn(canvas, event));
      canvas.classList.toggle("on-square", square !== null);
      on.hover(square);
    }
  });
  canvas.addEventListener("pointerleave", () => on.hover(null));
}
