/** The contest of rules: its boards, and that a rule gets the same figures every time. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardInfo, solve, trials } from "./module.js";
import { page } from "./page.js";

/** @type {typeof import("../../www/jobs/contest.js")} */
const { boardOf, heats, openContest } = await page("jobs/contest.js");
/** @type {typeof import("../../www/rooms/compare/interval.js")} */
const { interval } = await page("rooms/compare/interval.js");

/** @param {string} rule */
function scoresOf(rule) {
  const job = openContest({ rules: [rule] });
  let fraction = 0;
  for (let told = job.advance(50); !told.done; told = job.advance(50)) {
    assert.ok(told.fraction >= fraction);
    ({ fraction } = told);
  }
  return job.result[0];
}

test("every board of the contest has such a tour", () => {
  for (const heat of heats) {
    const { board } = boardOf(heat);
    const { target } = heat;
    const { outcome } = solve({ board, target, start: "any", algorithm: "best", limit: 10_000 });
    assert.equal(outcome.kind, "tour", `${board} ${target}`);
  }
});

test("a rule gets the same figures every time, and each is that of runs by themselves", () => {
  const scores = scoresOf("fewest onward, farthest centre");
  assert.deepEqual(scoresOf("fewest onward, farthest centre"), scores);
  assert.equal(scores.length, heats.length);
  heats.forEach((heat, i) => {
    const { tours, runs } = scores[i] ?? { tours: -1, runs: -1 };
    const { board } = boardOf(heat);
    assert.equal(runs, heat.starts ?? boardInfo(board).squares);
    assert.ok(tours >= 0 && tours <= runs);
    if ("board" in heat && heat.board === "8x8") {
      let made = 0;
      for (let start = 0; start < 64; start += 1) {
        const name = `${"abcdefgh"[start % 8]}${Math.floor(start / 8) + 1}`;
        const { outcome } = solve({ board, target: heat.target, start: name });
        made += Number(outcome.kind === "tour");
      }
      assert.equal(tours, made, heat.target);
    }
  });
  const large = heats.findIndex((heat) => "board" in heat && heat.board === "50x50");
  let made = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    made += trials({ board: "50x50", start: "random", seed, limit: "none" }, 10).tours;
  }
  assert.equal(scores[large]?.tours, made);
});

test("a worse rule gets worse figures", () => {
  const sum = (/** @type {string} */ rule) =>
    scoresOf(rule).reduce((all, { tours }) => all + tours, 0);
  assert.ok(sum("nearest edge") < sum("fewest onward"));
  assert.ok(sum("fewest onward") < sum("fewest onward, farthest centre"));
});

test("the interval of a share is Wilson’s", () => {
  // E. B. Wilson, 1927; figures as in R: prop.test(182, 200, correct = FALSE) and so on.
  for (const [hits, runs, low, high] of /** @type {const} */ ([
    [182, 200, 0.8622, 0.9423],
    [0, 200, 0, 0.0188],
    [200, 200, 0.9812, 1],
    [1, 2, 0.0945, 0.9055],
  ])) {
    const found = interval(hits, runs);
    assert.ok(Math.abs(found.low - low) < 1e-4, `${hits} of ${runs}: ${found.low}`);
    assert.ok(Math.abs(found.high - high) < 1e-4, `${hits} of ${runs}: ${found.high}`);
  }
});
