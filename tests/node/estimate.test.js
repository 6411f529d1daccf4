/** Estimates of how many tours there are, in one go and a little at a time. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Estimator, estimateTours } from "./module.js";
import { assertAnswered, shown, values } from "./values.js";

/** @import { EstimateSettings } from "../../dist/pkg/knights_tour.js" */

test("known numbers are met", () => {
  const cases = /** @type {[EstimateSettings, number][]} */ ([
    [{ board: "5x5", directed: true }, 1728],
    [{ board: "5x5" }, 864],
    [{ board: "6x6", target: "closed" }, 9862],
    [{ board: "6x6", target: "closed", directed: true }, 19_724],
    [{ board: "8x8", target: "closed" }, 13_267_364_410_532],
  ]);
  for (const [settings, tours] of cases) {
    const { estimate, standardError, walks, completed, log10 } = estimateTours({
      ...settings,
      walks: 250_000,
      seed: "1",
    });
    assert.equal(walks, 250_000);
    assert(completed > 25_000 && completed < 175_000);
    assert(Math.abs(estimate / tours - 1) < 0.04, `${settings.board}: ${estimate}`);
    assert(standardError && standardError < 0.04 * tours);
    assert(Math.abs(Math.log10(estimate) - log10) < 1e-9);
  }
});

test("a greedy weight seems certain and is wrong", () => {
  const settings = /** @type {const} */ ({ board: "8x8", target: "closed", walks: 100_000 });
  const { estimate, standardError, completed } = estimateTours({ ...settings, weight: 0.2 });
  const truth = 13_267_364_410_532;
  assert(completed > 60_000);
  assert(estimate < 0.1 * truth);
  assert(standardError && estimate + 10 * standardError < truth);
});

test("slices give the same result as one call, and report progress", () => {
  const settings = /** @type {const} */ ({ board: "6x6", target: "closed", walks: 20_000 });
  const estimator = new Estimator({ ...settings, seed: 7 });
  assert.equal(estimator.weight, 0.75);
  assert.equal(estimator.result, null);
  let now = estimator.advance(0);
  assert(now.walks > 0 && now.walks < 200 && !now.done);
  while (!now.done) {
    const { fraction } = now;
    now = estimator.advance(1);
    assert(now.fraction > fraction);
  }
  const { series, done, fraction, ...estimate } = now;
  assert.deepEqual([done, fraction], [true, 1]);
  assert.deepEqual(estimator.result, estimate);
  assert.deepEqual(estimate, estimateTours({ ...settings, seed: "7" }));
  assert.equal(series[0]?.walks, 1);
  assert(series.every(({ walks }, i) => i === 0 || walks > Number(series[i - 1]?.walks)));
  assert(Number(series.at(-1)?.walks) > 19_000);
  assert.deepEqual(estimator.advance(5), now);
  estimator.free();
});

test("boards not counted yet are estimated, and those without tours have zero", () => {
  const nine = estimateTours({ board: "9x9", walks: 50_000 });
  assert(nine.log10 > 21.5 && nine.log10 < 22.5);
  const ten = estimateTours({ board: "10x10", target: "closed", walks: 50_000 });
  assert(ten.log10 > 25.5 && ten.log10 < 26.5);
  const none = estimateTours({ board: "4x7", target: "closed", walks: 1000 });
  assert.deepEqual([none.estimate, none.standardError, none.completed], [0, null, 0]);
  const ring = estimateTours({ graph: "1-2-3-4-5-1", target: "closed", walks: 100 });
  assert.deepEqual([ring.estimate, ring.completed], [1, 100]);
  const camel = estimateTours({ board: "8x8", leaper: [1, 3], walks: 1000 });
  assert.equal(camel.completed, 0);
});

test("what is too much for one call is refused at once", () => {
  const many = { board: "8x8", walks: 4_294_967_295 };
  assert.throws(() => estimateTours(many), { code: "bad-setting", message: /15625000/ });
  const estimator = new Estimator(many);
  assert.equal(estimator.advance(1).done, false);
  estimator.free();
  assert.throws(() => estimateTours({ board: "33x32" }), { code: "not-for-this-board" });
  assert.throws(() => new Estimator({ board: "4096x4096" }), { code: "not-for-this-board" });
  for (const weight of [NaN, 0, -1, Infinity, 1e-300]) {
    assert.throws(() => new Estimator({ board: "8x8", weight }), { code: "bad-setting" });
  }
});

test("settings and slices of any kind are answered", () => {
  for (const value of values) {
    for (const name of [
      "board",
      "graph",
      "leaper",
      "target",
      "directed",
      "walks",
      "seed",
      "weight",
    ]) {
      const settings = /** @type {any} */ ({ board: "5x5", walks: 50, [name]: value });
      assertAnswered(`estimateTours ${name}: ${shown(value)}`, () => estimateTours(settings));
      assertAnswered(`Estimator ${name}: ${shown(value)}`, () => {
        const estimator = new Estimator(settings);
        assertAnswered("advance", () => estimator.advance(1));
        estimator.free();
      });
    }
    assertAnswered(`estimateTours ${shown(value)}`, () => estimateTours(value));
    const estimator = new Estimator({ board: "5x5", walks: 50 });
    assertAnswered(`advance ${shown(value)}`, () => estimator.advance(value));
    estimator.free();
  }
});
