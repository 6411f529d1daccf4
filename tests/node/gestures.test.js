/** What fingers, a mouse and a wheel do to a board, event by event. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { followGestures } from "../../www/widgets/gestures.js";

/** @typedef {{ x: number, y: number }} Point */

/** The window, which may be a frame of another, and how far it is scrolled. */
const page = { scrollTop: 0 };
Object.assign(globalThis, {
  window: globalThis,
  top: globalThis,
  document: { scrollingElement: page },
});

beforeEach(() => {
  Object.assign(globalThis, { top: globalThis });
  page.scrollTop = 0;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** A canvas that lies 10 pixels from the edges of the window, and what is done to its board. */
function board({ isPart = false } = {}) {
  const captured = new Set();
  const canvas = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 10 }),
    setPointerCapture: (/** @type {number} */ id) => captured.add(id),
  });
  /** @type {{ at: Point, factor: number, by: Point }[]} */
  const moves = [];
  /** @type {Point[]} */
  const taps = [];
  const state = { isPart, fits: 0 };
  followGestures(/** @type {any} */ (canvas), {
    isPart: () => state.isPart,
    move: (at, factor, by) => moves.push({ at, factor, by }),
    fit: () => (state.fits += 1),
    tap: (at) => taps.push(at),
  });
  /** Tells of an event at a point of the canvas; whether it was kept from the browser. @type {(type: string, at: Point, rest?: object) => boolean} */
  function tell(type, { x, y }, rest = {}) {
    const event = new Event(type, { cancelable: true });
    const all = { clientX: x + 10, clientY: y + 10, button: 0, isPrimary: true, ...rest };
    for (const [name, value] of Object.entries(all)) {
      Object.defineProperty(event, name, { value });
    }
    canvas.dispatchEvent(event);
    return event.defaultPrevented;
  }
  /** Where a point of the board has come to. @param {Point} point @returns {Point} */
  const moved = (point) =>
    moves.reduce(
      ({ x, y }, { at, factor, by }) => ({
        x: at.x + (x - at.x) * factor + by.x,
        y: at.y + (y - at.y) * factor + by.y,
      }),
      point,
    );
  return { moves, taps, state, captured, tell, moved };
}

/** @type {(pointerId: number, more?: object) => object} */
const finger = (pointerId, more) => ({
  ...{ pointerId, pointerType: "touch", isPrimary: pointerId === 1, buttons: 1 },
  ...more,
});
const mouse = { pointerId: 1, pointerType: "mouse", buttons: 1 };
const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });

/** @type {(one: Point, other: Point) => void} */
function assertNear(one, other) {
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  assert(distance < 1e-9, `${JSON.stringify(one)} is not ${JSON.stringify(other)}`);
}

test("the wheel zooms where nothing is left to scroll, and a board that is zoomed already", () => {
  const middle = at(100, 50);
  /** @type {(of: ReturnType<typeof board>, timeStamp: number, deltaY: number, more?: object) => boolean} */
  const turn = ({ tell }, timeStamp, deltaY, more) =>
    tell("wheel", middle, { timeStamp, deltaY, deltaMode: 0, ctrlKey: false, ...more });
  const whole = board();
  // Downwards the page scrolls; upwards as well, until it is at its top.
  assert.equal(turn(whole, 0, 100), false);
  page.scrollTop = 200;
  assert.equal(turn(whole, 1000, -100), false);
  // It has come to the top, but this is still the same turn.
  page.scrollTop = 0;
  assert.equal(turn(whole, 1200, -100), false);
  assert.equal(turn(whole, 1450, -100), false);
  assert.equal(whole.moves.length, 0);
  assert.equal(turn(whole, 2000, -100), true);
  assert.equal(whole.moves.length, 1);
  assert.deepEqual([whole.moves[0]?.at, whole.moves[0]?.by], [middle, at(0, 0)]);
  const factor = whole.moves[0]?.factor ?? 0;
  assert(factor > 1.1 && factor < 2, String(factor));
  // The turn that zoomed goes on to, though the board is whole again.
  assert.equal(turn(whole, 2100, 100), true);
  // Sideways nothing happens.
  assert.equal(turn(whole, 2200, 0, { deltaX: 50 }), false);

  // In a frame of another page that page is the one to scroll.
  Object.assign(globalThis, { top: {} });
  assert.equal(turn(whole, 9000, -100), false);
  assert.equal(whole.moves.length, 2);

  // A part is zoomed either way, and back again as far; with Ctrl, as touchpads tell a pinch, always.
  const part = board({ isPart: true });
  assert.equal(turn(part, 0, -100), true);
  assert.equal(turn(part, 100, 100), true);
  assertNear(part.moved(at(7, 9)), at(7, 9));
  assert.equal(turn(whole, 20_000, 5, { ctrlKey: true }), true);
  assert((whole.moves.at(-1)?.factor ?? 1) < 1);
  // Wheels that tell lines or pages turn further than they say.
  turn(part, 200, -3, { deltaMode: 1 });
  turn(part, 300, -1, { deltaMode: 2 });
  const [lines = 0, pages = 0] = part.moves.slice(-2).map((move) => move.factor);
  assert(lines > 1.1 && pages > lines, `${lines} ${pages}`);
});

test("what lies under two fingers stays under them, and one that is left drags", () => {
  const { tell, moves, moved, taps, state } = board();
  let [one, other] = [at(60, 100), at(140, 100)];
  const begun = [one, other];
  tell("pointerdown", one, finger(1));
  tell("pointerdown", other, finger(2));
  for (let i = 1; i <= 30; i += 1) {
    one = at(60 - i, 100);
    tell("pointermove", one, finger(1));
    other = at(140 + 3 * i, 100);
    tell("pointermove", other, finger(2));
  }
  // Together they carry the board along.
  for (let i = 1; i <= 20; i += 1) {
    one = at(one.x + 2, one.y);
    other = at(other.x + 2, other.y);
    tell("pointermove", one, finger(1));
    tell("pointermove", other, finger(2));
  }
  begun.forEach((point, i) => assertNear(moved(point), [one, other][i] ?? at(0, 0)));
  state.isPart = true;
  tell("pointerup", one, finger(1, { buttons: 0 }));
  const before = moves.length;
  tell("pointermove", at(other.x - 30, other.y + 40), finger(2));
  assert.deepEqual(moves[before]?.by, at(-30, 40));
  assert.equal(moves[before]?.factor, 1);
  tell("pointerup", other, finger(2, { buttons: 0 }));
  mock.timers.tick(1000);
  assert.deepEqual(taps, []);

  // Two fingers in one place divide by nothing.
  const same = board();
  same.tell("pointerdown", at(50, 50), finger(1));
  same.tell("pointerdown", at(50, 50), finger(2));
  same.tell("pointermove", at(80, 50), finger(2));
  assert(Number.isFinite(same.moves[0]?.factor), JSON.stringify(same.moves));
});

test("the browser scrolls with one finger, and never zooms the page with two", () => {
  const { tell, moves, taps } = board();
  assert.equal(tell("touchmove", at(0, 0), { touches: [1] }), false);
  assert.equal(tell("touchmove", at(0, 0), { touches: [1, 2] }), true);
  tell("pointerdown", at(50, 50), finger(1));
  tell("pointermove", at(50, 90), finger(1));
  // The browser scrolls from here on, and says so.
  tell("pointercancel", at(50, 90), finger(1));
  mock.timers.tick(1000);
  assert.deepEqual([moves, taps], [[], []]);
});

test("a mouse drags a part, but not with its first few pixels, and taps where it did not", () => {
  const { tell, moves, taps, captured, moved } = board({ isPart: true });
  tell("pointerdown", at(50, 50), mouse);
  tell("pointermove", at(54, 52), mouse);
  assert.deepEqual(moves, []);
  tell("pointermove", at(60, 50), mouse);
  tell("pointermove", at(90, 20), mouse);
  // The board has gone as far as the pointer.
  assertNear(moved(at(0, 0)), at(40, -30));
  assert(captured.has(1));
  tell("pointerup", at(90, 20), { ...mouse, buttons: 0 });
  tell("click", at(90, 20));
  assert.deepEqual(taps, []);
  tell("pointerdown", at(20, 20), mouse);
  tell("pointerup", at(21, 20), { ...mouse, buttons: 0 });
  tell("click", at(21, 20));
  assert.deepEqual(taps, [at(21, 20)]);

  // All of a board lies still, and other buttons drag nothing.
  const whole = board();
  whole.tell("pointerdown", at(50, 50), mouse);
  whole.tell("pointermove", at(90, 50), mouse);
  const right = board({ isPart: true });
  right.tell("pointerdown", at(50, 50), { ...mouse, button: 2, buttons: 2 });
  right.tell("pointermove", at(90, 50), { ...mouse, buttons: 2 });
  assert.deepEqual([whole.moves, right.moves], [[], []]);
});

test("a button released outside the window, and a gesture that the browser takes over, end a drag", () => {
  const outside = board({ isPart: true });
  outside.tell("pointerdown", at(50, 50), mouse);
  outside.tell("pointermove", at(90, 50), mouse);
  assert.equal(outside.moves.length, 1);
  outside.tell("pointermove", at(20, 20), { ...mouse, buttons: 0 });
  outside.tell("pointermove", at(30, 30), mouse);
  assert.equal(outside.moves.length, 1);

  const cancelled = board({ isPart: true });
  cancelled.tell("pointerdown", at(50, 50), finger(1));
  cancelled.tell("pointerdown", at(90, 50), finger(2));
  cancelled.tell("pointercancel", at(50, 50), finger(1));
  cancelled.tell("pointermove", at(100, 50), finger(2));
  // The other finger goes on alone: it drags, and does not zoom.
  assert.deepEqual(
    cancelled.moves.map(({ factor, by }) => [factor, by]),
    [[1, at(10, 0)]],
  );
  cancelled.tell("pointercancel", at(100, 50), finger(2));
  cancelled.tell("pointermove", at(150, 50), finger(2));
  assert.equal(cancelled.moves.length, 1);
  // What fingers left behind does not join in when others come.
  const fresh = board({ isPart: true });
  fresh.tell("pointerdown", at(50, 50), finger(1));
  fresh.tell("pointerdown", at(10, 10), finger(1));
  fresh.tell("pointermove", at(40, 10), finger(1));
  assert.deepEqual(
    fresh.moves.map(({ factor }) => factor),
    [1],
  );
});

test("two taps in one place zoom, or show everything again; apart they are taps", () => {
  const { tell, moves, taps, state } = board();
  /** @param {Point} point */
  function tap(point) {
    tell("pointerdown", point, finger(1));
    tell("pointerup", point, finger(1, { buttons: 0 }));
  }
  tap(at(50, 60));
  assert.deepEqual(taps, [], "another may follow");
  mock.timers.tick(100);
  tap(at(54, 60));
  mock.timers.tick(1000);
  assert.deepEqual(taps, []);
  assert.deepEqual(moves[0]?.at, at(54, 60));
  assert((moves[0]?.factor ?? 0) > 1.5);
  state.isPart = true;
  tap(at(50, 60));
  tap(at(50, 60));
  assert.equal(state.fits, 1);
  mock.timers.tick(1000);
  assert.deepEqual([taps, moves.length], [[], 1]);
  // Far apart, or one long after the other.
  tap(at(50, 60));
  tap(at(150, 60));
  mock.timers.tick(1000);
  tap(at(150, 60));
  mock.timers.tick(1000);
  assert.deepEqual(taps, [at(50, 60), at(150, 60), at(150, 60)]);
  assert.deepEqual([state.fits, moves.length], [1, 1]);
});
