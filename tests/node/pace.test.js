/** How fast runs are played. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  faster,
  fastestSpeed,
  NOTCHES,
  notchOf,
  paceOf,
  slowest,
  speedAt,
  usualSpeed,
} from "../../www/run/pace.js";
import { createPlayer } from "../../www/run/player.js";

test("a small board is played a step a second, a larger one in about a minute", () => {
  for (const side of [3, 5, 8]) {
    assert.equal(usualSpeed(side * side), 1);
  }
  for (const side of [8, 20, 31, 100, 1000]) {
    const seconds = (side * side) / usualSpeed(side * side);
    assert(seconds > 50 && seconds < 70, `${side}: ${seconds} s`);
  }
});

test("a speed is called slow, normal or fast for its board", () => {
  for (const squares of [64, 400, 10_000]) {
    const usual = usualSpeed(squares);
    const names = [usual / 2, usual, usual * 2, usual * 3].map((speed) => paceOf(speed, usual));
    assert.deepEqual(names, ["slow", "normal", "normal", "fast"]);
  }
});

test("every usual speed is within the slider's range, with room above", () => {
  for (const squares of [1, 64, 900, 961, 10_000, 1_000_000, 4096 ** 2]) {
    const [usual, fastest] = [usualSpeed(squares), fastestSpeed(squares)];
    assert(slowest < usual && usual < fastest, `${squares}: ${usual} of ${fastest}`);
    const notch = notchOf(usual, fastest);
    assert(notch > 0 && notch < NOTCHES);
    assert(Math.abs(speedAt(notch, fastest) / usual - 1) < 0.1, `${squares}: ${notch}`);
    assert(faster(usual, 6, fastest) > usual && faster(usual, -6, fastest) < usual);
    assert.equal(faster(fastest, 6, fastest), speedAt(NOTCHES, fastest));
    assert.equal(speedAt(0, fastest), slowest);
  }
});

test("a long way begins with one step before the clock is looked at", () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  /** @type {number[]} */
  const asked = [];
  const run = {
    position: 0,
    done: false,
    finish(/** @type {number} */ steps) {
      asked.push(steps);
      return this.done;
    },
  };
  const player = createPlayer(/** @type {any} */ (run));
  for (let runs = 0; runs < 2; runs += 1) {
    asked.length = 0;
    player.use(/** @type {any} */ (run), 64);
    player.last();
    player.tick(0);
    assert.equal(asked[0], 1);
    assert(
      asked.some((steps) => steps > 100),
      "steps that take no time are taken together",
    );
  }
});

test("a run is played at its board's speed until another is chosen, which stays", () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  /** @type {any} */
  const run = { position: 0, done: false };
  const player = createPlayer(run);
  const speedOn = (/** @type {number} */ squares) => {
    player.use(run, squares);
    return player.speed;
  };
  assert.deepEqual([64, 10_000, 64].map(speedOn), [1, 156.25, 1]);
  speedOn(1_000_000);
  player.setSpeed(20_000);
  assert.equal(speedOn(1_000_000), 20_000);
  // Where it cannot be as high, it is the highest, and is itself again later.
  assert.equal(speedOn(64), fastestSpeed(64));
  assert.equal(speedOn(1_000_000), 20_000);
  player.setSpeed(2);
  assert.deepEqual([64, 10_000, 1_000_000].map(speedOn), [2, 2, 2]);
});
