/**
 * Random runs of the knight, made here and now: how far they come. Every move is one of those that the
 * solver names.
 */

import { Session } from "../../pkg/knights_tour.js";

const RUNS = 1000;
/** Milliseconds of a frame. */
const SLICE_MS = 8;
/** Numbers of squares that go into one bar. */
const BIN = 4;

/** How many squares one run visits. */
function runOnce() {
  const session = new Session({ board: "8x8", start: "d4", algorithm: "player" });
  try {
    for (;;) {
      const { candidates, counters } = session.moment();
      const to = candidates[Math.floor(Math.random() * candidates.length)];
      if (!to) {
        return counters.visited;
      }
      session.play(to.square);
    }
  } finally {
    session.free();
  }
}

/** @typedef {{ runs: number, mean: number, best: number, bins: { from: number, to: number, runs: number }[] }} Runs */

/** @param {readonly number[]} visited @returns {Runs} */
export function sumUp(visited) {
  const sum = visited.reduce((all, each) => all + each, 0);
  const bins = Array.from({ length: 64 / BIN }, (_, i) => {
    const [from, to] = [i * BIN + 1, (i + 1) * BIN];
    return { from, to, runs: visited.filter((each) => each >= from && each <= to).length };
  });
  const mean = visited.length > 0 ? sum / visited.length : 0;
  return { runs: visited.length, mean, best: Math.max(0, ...visited), bins };
}

/** Makes the runs, a few in each frame. @type {(told: (runs: Runs, isDone: boolean) => void) => () => void} stops */
export function makeRuns(told) {
  /** @type {number[]} */
  const visited = [];
  let frame = 0;
  function goOn() {
    const until = performance.now() + SLICE_MS;
    while (visited.length < RUNS && performance.now() < until) {
      visited.push(runOnce());
    }
    const isDone = visited.length === RUNS;
    told(sumUp(visited), isDone);
    if (!isDone) {
      frame = requestAnimationFrame(goOn);
    }
  }
  frame = requestAnimationFrame(goOn);
  return () => cancelAnimationFrame(frame);
}
