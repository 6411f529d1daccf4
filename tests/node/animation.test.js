/** Animated GIFs of runs, painted on a canvas for Node. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { readGif } from "../gif.js";
import { createCanvas, Path2D } from "./canvas.js";
import { renderGif, Session } from "./module.js";
import { page } from "./page.js";
import { assertAnswered, shown, values } from "./values.js";

const { RANGES } = await page("app/share/animation-form.js");

/** @typedef {Parameters<typeof renderGif>[0]} Settings */

const canvas = createCanvas;
Object.assign(globalThis, { Path2D });

/** Makes a GIF, and tells what it said on the way. @param {Settings} settings */
function made(settings) {
  const gif = renderGif({ canvas, ...settings });
  const fractions = [];
  let progress;
  do {
    progress = gif.advance(1);
    fractions.push(progress.fraction);
  } while (!progress.done);
  const [file, plan] = [gif.result, gif.plan];
  gif.free();
  assert.ok(file && plan);
  assert.equal(progress.bytes, file.length);
  return { ...readGif(file), file, plan, fractions };
}

/** The colour of a pixel as "#rrggbb". @param {ReturnType<typeof made>} gif @param {number} frame @param {number} x @param {number} y */
function colourAt({ frames, width }, frame, x, y) {
  const at = 4 * (y * width + x);
  const channels = [...(frames[frame]?.pixels.subarray(at, at + 3) ?? [])];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** What a call throws. @param {() => unknown} act */
function thrown(act) {
  try {
    act();
  } catch (error) {
    return /** @type {import("./module.js").KnightsTourError} */ (error);
  }
  throw new Error("nothing was thrown");
}

test("a GIF goes from the first step to the end of the run", () => {
  const gif = made({ board: "5x5", start: "a1", size: 200, delay: 150 });
  assert.equal(gif.plan.to, 24);
  assert.equal(gif.frames.length, 25);
  assert.deepEqual([gif.width, gif.height], [gif.plan.width, gif.plan.height]);
  assert.equal(Math.max(gif.width, gif.height), 200);
  assert.ok(gif.isRepeated);
  const milliseconds = gif.frames.map((frame) => frame.milliseconds);
  assert.deepEqual(milliseconds, [...Array(24).fill(150), 2000]);
  assert.equal(gif.plan.milliseconds, 24 * 150 + 2000);
  const { fractions } = gif;
  assert.deepEqual(
    fractions,
    [...fractions].sort((a, b) => a - b),
  );
  assert.equal(fractions.at(-1), 1);
});

test("its pixels have the colours of the theme and of the order of visits", () => {
  for (const [theme, paper, light] of /** @type {const} */ ([
    ["light", "#faf8f3", "#f8f0dc"],
    ["dark", "#14161a", "#3e4651"],
    ["projector", "#ffffff", "#f7f7f7"],
  ])) {
    const settings = { board: "5x5", start: "a1" };
    const gif = made({ ...settings, size: 300, theme, layers: ["colours"], choice: false });
    const last = gif.frames.length - 1;
    const session = new Session(settings);
    session.finish();
    const { width, height } = gif;
    const view = { width, height, theme };
    /** Where a square begins, at the right of its left edge and below its upper one. @param {string} square */
    const corner = (square) => {
      for (let at = 0; at < width * height; at += 1) {
        const [x, y] = [at % width, Math.floor(at / width)];
        if (session.squareAt(x, y, view) === square) {
          return /** @type {const} */ ([x + 3, y + 3]);
        }
      }
      throw new Error(square);
    };
    const end = session.moment().focus;
    assert.equal(colourAt(gif, 0, width - 1, 0), paper);
    assert.equal(colourAt(gif, 0, ...corner("e2")), light);
    assert.notEqual(colourAt(gif, last, ...corner("e2")), light);
    // Yellow, with a little of the square in it.
    assert.match(colourAt(gif, last, ...corner(end)), /^#[c-f].[b-f].[3-7].$/);
    session.free();
  }
});

test("each frame has only what changed, and runs by hand and given tours are shown too", () => {
  const byHand = made({ board: "6x6", start: "a1", algorithm: "player", byHand: "0:b3,1:d4,2:f5" });
  assert.equal(byHand.frames.length, 4);
  const [whole, ...rest] = byHand.frames;
  assert.deepEqual([whole?.width, whole?.height], [byHand.width, byHand.height]);
  for (const { width, height } of rest) {
    assert.ok(width * height < byHand.width * byHand.height);
  }
  const tour = "a1 c2 e1 d3 b4 a2 c1 e2 d4 b5 a3 b1 d2 e4 c5 a4 b2 d1 e3 d5 b3 a5 c4 e5 c3".split(
    " ",
  );
  const session = new Session({ board: "5x5", start: "a1" });
  session.finish();
  const squares = session.tour()?.squares ?? tour;
  session.free();
  const given = made({ board: "5x5", algorithm: "given", tour: squares.join(" "), from: 3, to: 7 });
  assert.equal(given.frames.length, 5);
  assert.deepEqual([given.plan.from, given.plan.to], [3, 7]);
});

test("a film is announced with about its true size", () => {
  const settings = { board: "8x8", to: 20, size: 64, canvas };
  const gif = renderGif(settings);
  const { plan } = gif;
  gif.free();
  assert.ok(plan);
  assert.deepEqual([plan.frames, plan.every, plan.milliseconds], [21, 1, 20 * 200 + 2000]);
  assert.ok(plan.bytes > 1000 && plan.bytes < 100_000, String(plan.bytes));
  const open = renderGif({ board: "8x8", canvas });
  assert.equal(open.plan, null);
  assert.equal(open.result, null);
  open.free();
});

test("long runs are thinned, and a range that goes on after the run ends with it", () => {
  const gif = renderGif({ board: "6x6", algorithm: "backtracking", to: 100_000, size: 64, canvas });
  assert.deepEqual([gif.plan?.every, gif.plan?.frames], [51, 1962]);
  gif.free();
  const short = made({ board: "5x5", size: 64, from: 20, to: 400_000 });
  assert.deepEqual([short.plan.to, short.frames.length], [24, 5]);
});

test("what falls back is shown three times a second at most", () => {
  const gif = made({
    board: "6x6",
    target: "closed",
    algorithm: "backtracking",
    layers: [],
    size: 600,
    from: 1000,
    to: 1300,
    delay: 20,
  });
  assert.ok(gif.frames.length < 200, String(gif.frames.length));
  const total = gif.frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  assert.equal(total, gif.plan.milliseconds);
});

test("impossible settings are refused with a sentence", () => {
  /** @type {[Record<string, unknown>, string, RegExp][]} */
  const wrong = [
    [
      { size: 63 },
      "bad-setting",
      /^size cannot be "63"; it can be a whole number of pixels from 64 to 2000$/,
    ],
    [{ size: 2001 }, "bad-setting", /^size/],
    [{ size: "480" }, "bad-setting", /^size/],
    [
      { delay: 19 },
      "bad-setting",
      /^delay cannot be "19"; it can be a whole number of milliseconds from 20/,
    ],
    [{ delay: 1e9 }, "bad-setting", /^delay/],
    [
      { from: -1 },
      "bad-setting",
      /^from cannot be "-1"; it can be a whole number of steps from 0 to 400000$/,
    ],
    [{ from: 5, to: 4 }, "bad-setting", /^from cannot be "5"; it can be a whole number up to 4,/],
    [{ to: 400_001 }, "bad-setting", /^to/],
    [{ theme: "sepia" }, "bad-setting", /^theme/],
    [{ layers: ["all"] }, "bad-setting", /^layers/],
    [{ canvas: 3 }, "bad-setting", /^canvas cannot be "3"; it can be a function/],
    [{ board: "300x300" }, "not-for-this-board", /up to 65,536 squares; this board has 90,000/],
    [{ start: "z9" }, "bad-square", /z9/],
    [{ canvas: undefined }, "needs-canvas", /set canvas to a function/],
  ];
  for (const [setting, code, message] of wrong) {
    const settings = /** @type {Settings} */ ({ board: "5x5", canvas, ...setting });
    const error = thrown(() => renderGif(settings));
    assert.equal(error.code, code, JSON.stringify(setting));
    assert.match(error.message, message);
  }
});

test("what is wrong only later is refused as well, and the rendering can be freed", () => {
  /** @type {[Record<string, unknown>, string | undefined][]} */
  const wrong = [
    [{ from: 25 }, "bad-setting"],
    [{ canvas: () => null }, "needs-canvas"],
    [{ canvas: () => ({}) }, "needs-canvas"],
    [{ canvas: () => ({ getContext: () => null }) }, "needs-canvas"],
    [{ canvas: () => ({ getContext: () => ({ getImageData() {} }) }) }, "not-supported"],
    [{ canvas: () => createCanvas(7, 7) }, "needs-canvas"],
  ];
  for (const [setting, code] of wrong) {
    const gif = renderGif(/** @type {Settings} */ ({ board: "5x5", canvas, ...setting }));
    for (let again = 0; again < 2; again += 1) {
      const error = thrown(() => {
        let isDone = false;
        while (!isDone) {
          isDone = gif.advance(5).done;
        }
      });
      assert.equal(error.code, code, `${JSON.stringify(setting)}: ${error.message}`);
    }
    assert.equal(gif.result, null);
    gif.free();
  }
});

test("settings of any kind are answered", () => {
  for (const name of [
    "from",
    "to",
    "size",
    "delay",
    "theme",
    "layers",
    "choice",
    "camera",
    "canvas",
  ]) {
    for (const value of values) {
      assertAnswered(`${name}: ${shown(value)}`, () => {
        const settings = { board: "5x5", to: 2, size: 64, canvas, [name]: value };
        const gif = renderGif(/** @type {any} */ (settings));
        gif.advance(1);
        gif.free();
      });
    }
  }
  for (const value of values) {
    assertAnswered(shown(value), () => renderGif(value));
  }
});

test("the page names the ranges that an animation takes", () => {
  for (const [name, [least, most]] of /** @type {[string, [number, number]][]} */ (
    Object.entries(RANGES)
  )) {
    for (const [value, isTaken] of /** @type {const} */ ([
      [least, true],
      [most, true],
      [least - 1, false],
      [most + 1, false],
    ])) {
      const make = () => renderGif({ board: "5x5", canvas, [name]: value }).free();
      isTaken ? make() : assert.throws(make, `${name}: ${value}`);
    }
  }
});
