/**
 * Gestures on a canvas that shows part of a board: pinch, drag, double tap and zoom, with fingers, mouse or
 * wheel. A tap goes to the square under it, and a piece can be carried.
 */

/** A point of the canvas, in CSS pixels. @typedef {{ x: number, y: number }} Point */

/**
 * Lets the pointer carry a piece.
 * @typedef {object} Carry
 * @property {(at: Point) => boolean} takes whether there is a piece to pick up at this point
 * @property {(at: Point) => void} moves it is over another point
 * @property {(at: Point | null) => void} ends it is dropped, or the gesture was cancelled
 */

/** A finger that moves less than this is a tap. */
const TAP_PIXELS = 8;
/** Two taps within this time and distance are a double tap. */
const DOUBLE_TAP_MS = 280;
const DOUBLE_TAP_PIXELS = 40;
/** Zoom factors of a double tap and of one click of an ordinary mouse wheel, which reports 100 pixels. */
const DOUBLE_TAP_FACTOR = 2.5;
const WHEEL_RATE = 0.0022;
/** Browsers report a pinch on a touchpad as a wheel with Ctrl, in small steps. */
const PINCH_RATE = 0.01;
/** Pixels to a line and to a page, for wheels that report those. */
const WHEEL_UNITS = [1, 33, 400];
/** After this pause, a new turn of the wheel begins. */
const WHEEL_REST_MS = 300;

/** @type {(one: Point, other: Point) => number} */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} on
 * @param {() => boolean} on.isPart whether only a part of the board is shown
 * @param {(at: Point, factor: number, by: Point) => void} on.move zooms around a point, then pans
 * @param {() => void} on.fit shows the whole board
 * @param {(at: Point) => void} on.tap
 * @param {Carry} [on.carry]
 */
export function followGestures(canvas, { isPart, move, fit, tap, carry }) {
  /** Where the fingers are, or the mouse while its button is pressed. @type {Map<number, Point>} */
  const pointers = new Map();
  /** Where the first pointer went down. @type {Point} */
  let start = { x: 0, y: 0 };
  let isTap = false;
  let isTouch = false;
  /** Whether a piece is picked up, and whether it has left its square. */
  let [isTaken, isCarried] = [false, false];
  /** A tap that may become a double tap. @type {{ at: Point, timer: number } | null} */
  let waiting = null;
  /** When the wheel was last turned over the board, and whether that turn zooms. */
  let [wheeled, zooms] = [-Infinity, false];

  /** @param {MouseEvent} event @returns {Point} */
  function pointOf(event) {
    const { left, top } = canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** Handles a tap, unless a second one follows. @param {Point} at */
  function tapByFinger(at) {
    if (!waiting || distance(waiting.at, at) > DOUBLE_TAP_PIXELS) {
      const timer = window.setTimeout(() => {
        if (waiting?.timer === timer) {
          waiting = null;
        }
        tap(at);
      }, DOUBLE_TAP_MS);
      waiting = { at, timer };
      return;
    }
    clearTimeout(waiting.timer);
    waiting = null;
    if (isPart()) {
      fit();
    } else {
      move(at, DOUBLE_TAP_FACTOR, { x: 0, y: 0 });
    }
  }

  /** @param {Point | null} at */
  function putDown(at) {
    if (isCarried) {
      carry?.ends(at);
    }
    [isTaken, isCarried] = [false, false];
  }

  canvas.addEventListener("pointerdown", (event) => {
    const at = pointOf(event);
    putDown(null);
    isTouch = event.pointerType === "touch";
    if (event.isPrimary) {
      pointers.clear();
      [start, isTap] = [at, true];
    } else {
      isTap = false;
    }
    if (event.button === 0) {
      pointers.set(event.pointerId, at);
      isTaken = event.isPrimary && carry?.takes(at) === true;
    }
  });

  canvas.addEventListener("pointermove", (event) => {
    // The browser does not report a button released outside the window.
    if (event.buttons === 0) {
      pointers.delete(event.pointerId);
    }
    const before = pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const now = pointOf(event);
    if (distance(now, start) >= TAP_PIXELS) {
      isTap = false;
    }
    if (isTaken && !isTap) {
      isCarried = true;
      canvas.setPointerCapture(event.pointerId);
      carry?.moves(now);
      return;
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      isTap = false;
      // The point between both fingers stays between them.
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      move(middle, factor, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else if (!isPart() || isTap) {
      return;
    } else {
      canvas.setPointerCapture(event.pointerId);
      move(now, 1, { x: now.x - before.x, y: now.y - before.y });
    }
    pointers.set(event.pointerId, now);
  });

  canvas.addEventListener("pointercancel", ({ pointerId }) => {
    pointers.delete(pointerId);
    putDown(null);
  });
  canvas.addEventListener("pointerup", (event) => {
    pointers.delete(event.pointerId);
    putDown(pointOf(event));
    if (isTouch && isTap && event.isPrimary) {
      tapByFinger(pointOf(event));
    }
  });

  // Two fingers zoom; one scrolls the page while the whole board is shown, unless it carries a piece.
  canvas.addEventListener(
    "touchmove",
    (event) => {
      if ((event.touches.length > 1 || isTaken) && event.cancelable) {
        event.preventDefault();
      }
    },
    { passive: false },
  );

  canvas.addEventListener("click", (event) => {
    if (isTap && !isTouch) {
      tap(pointOf(event));
    }
  });

  canvas.addEventListener(
    "wheel",
    (event) => {
      const { deltaY, deltaMode, ctrlKey, timeStamp } = event;
      // While the whole board is shown, the wheel scrolls this page and any page that embeds it. The start of
      // a turn decides whether it zooms.
      if (timeStamp - wheeled > WHEEL_REST_MS) {
        const isAtTop = window === window.top && (document.scrollingElement?.scrollTop ?? 0) <= 0;
        zooms = isPart() || (deltaY < 0 && isAtTop);
      }
      wheeled = timeStamp;
      if (deltaY === 0 || !(ctrlKey || zooms)) {
        return;
      }
      event.preventDefault();
      const pixels = deltaY * (WHEEL_UNITS[deltaMode] ?? 1);
      move(pointOf(event), Math.exp(-pixels * (ctrlKey ? PINCH_RATE : WHEEL_RATE)), {
        x: 0,
        y: 0,
      });
    },
    { passive: false },
  );
}
