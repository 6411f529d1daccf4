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

/** How far a zoom pans. */
const nowhere = { x: 0, y: 0 };

/**
 * @typedef {object} On
 * @property {() => boolean} isPart whether only a part of the board is shown
 * @property {(at: Point, factor: number, by: Point) => void} move zooms around a point, then pans
 * @property {() => void} fit shows the whole board
 * @property {(at: Point) => void} tap
 * @property {Carry} [carry]
 */

/**
 * What is known of a gesture.
 * @typedef {object} Gesture
 * @property {HTMLCanvasElement} canvas
 * @property {On} on
 * @property {Map<number, Point>} pointers where the fingers are, or the mouse while its button is pressed
 * @property {Point} start where the first pointer went down
 * @property {boolean} isTap
 * @property {boolean} isTouch
 * @property {boolean} isTaken whether a piece is picked up
 * @property {boolean} isCarried whether it has left its square
 * @property {{ at: Point, timer: number } | null} waiting a tap that may become a double tap
 * @property {number} wheeled when the wheel was last turned over the board
 * @property {boolean} zooms whether that turn zooms
 */

/** @type {(canvas: HTMLCanvasElement, on: On) => void} */
export function followGestures(canvas, on) {
  /** @type {Gesture} */
  const gesture = {
    ...{ canvas, on, pointers: new Map(), start: nowhere, waiting: null },
    ...{ isTap: false, isTouch: false, isTaken: false, isCarried: false },
    ...{ wheeled: -Infinity, zooms: false },
  };
  canvas.addEventListener("pointerdown", (event) => press(gesture, event));
  canvas.addEventListener("pointermove", (event) => drag(gesture, event));
  canvas.addEventListener("pointercancel", ({ pointerId }) => {
    gesture.pointers.delete(pointerId);
    putDown(gesture, null);
  });
  canvas.addEventListener("pointerup", (event) => release(gesture, event));
  // Two fingers zoom; one scrolls the page while the whole board is shown, unless it carries a piece.
  canvas.addEventListener(
    "touchmove",
    (event) => {
      if ((event.touches.length > 1 || gesture.isTaken) && event.cancelable) {
        event.preventDefault();
      }
    },
    { passive: false },
  );
  canvas.addEventListener("click", (event) => {
    if (gesture.isTap && !gesture.isTouch) {
      on.tap(pointOn(canvas, event));
    }
  });
  canvas.addEventListener("wheel", (event) => turnWheel(gesture, event), { passive: false });
}

/** Where the pointer is on a canvas. @type {(canvas: HTMLCanvasElement, event: MouseEvent) => Point} */
export function pointOn(canvas, event) {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** @type {(gesture: Gesture, event: PointerEvent) => void} */
function press(gesture, event) {
  const { pointers, on } = gesture;
  const at = pointOn(gesture.canvas, event);
  putDown(gesture, null);
  gesture.isTouch = event.pointerType === "touch";
  gesture.isTap = event.isPrimary;
  if (event.isPrimary) {
    pointers.clear();
    gesture.start = at;
  }
  if (event.button === 0) {
    pointers.set(event.pointerId, at);
    gesture.isTaken = event.isPrimary && on.carry?.takes(at) === true;
  }
}

/** @type {(gesture: Gesture, event: PointerEvent) => void} */
function drag(gesture, event) {
  const { canvas, pointers, on } = gesture;
  // The browser does not report a button released outside the window.
  if (event.buttons === 0) {
    pointers.delete(event.pointerId);
  }
  const before = pointers.get(event.pointerId);
  if (!before) {
    return;
  }
  const now = pointOn(canvas, event);
  if (distance(now, gesture.start) >= TAP_PIXELS) {
    gesture.isTap = false;
  }
  if (gesture.isTaken && !gesture.isTap) {
    gesture.isCarried = true;
    canvas.setPointerCapture(event.pointerId);
    on.carry?.moves(now);
    return;
  }
  const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    gesture.isTap = false;
    // The point between both fingers stays between them.
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    on.move(middle, factor, { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
  } else if (!on.isPart() || gesture.isTap) {
    return;
  } else {
    canvas.setPointerCapture(event.pointerId);
    on.move(now, 1, { x: now.x - before.x, y: now.y - before.y });
  }
  pointers.set(event.pointerId, now);
}

/** @type {(gesture: Gesture, event: PointerEvent) => void} */
function release(gesture, event) {
  const at = pointOn(gesture.canvas, event);
  gesture.pointers.delete(event.pointerId);
  putDown(gesture, at);
  if (gesture.isTouch && gesture.isTap && event.isPrimary) {
    tapByFinger(gesture, at);
  }
}

/** @type {(gesture: Gesture, at: Point | null) => void} */
function putDown(gesture, at) {
  if (gesture.isCarried) {
    gesture.on.carry?.ends(at);
  }
  gesture.isTaken = gesture.isCarried = false;
}

/** Handles a tap, unless a second one follows. @type {(gesture: Gesture, at: Point) => void} */
function tapByFinger(gesture, at) {
  const { waiting, on } = gesture;
  if (!waiting || distance(waiting.at, at) > DOUBLE_TAP_PIXELS) {
    const timer = window.setTimeout(() => {
      if (gesture.waiting?.timer === timer) {
        gesture.waiting = null;
      }
      on.tap(at);
    }, DOUBLE_TAP_MS);
    gesture.waiting = { at, timer };
    return;
  }
  clearTimeout(waiting.timer);
  gesture.waiting = null;
  if (on.isPart()) {
    on.fit();
  } else {
    on.move(at, DOUBLE_TAP_FACTOR, nowhere);
  }
}

/** @type {(gesture: Gesture, event: WheelEvent) => void} */
function turnWheel(gesture, event) {
  const { deltaY, deltaMode, ctrlKey, timeStamp } = event;
  const { on } = gesture;
  // While the whole board is shown, the wheel scrolls this page and any page that embeds it. The start of
  // a turn decides whether it zooms.
  if (timeStamp - gesture.wheeled > WHEEL_REST_MS) {
    const isAtTop = window === window.top && (document.scrollingElement?.scrollTop ?? 0) <= 0;
    gesture.zooms = on.isPart() || (deltaY < 0 && isAtTop);
  }
  gesture.wheeled = timeStamp;
  if (deltaY === 0 || !(ctrlKey || gesture.zooms)) {
    return;
  }
  event.preventDefault();
  const pixels = deltaY * (WHEEL_UNITS[deltaMode] ?? 1);
  const factor = Math.exp(-pixels * (ctrlKey ? PINCH_RATE : WHEEL_RATE));
  on.move(pointOn(gesture.canvas, event), factor, nowhere);
}
