/**
 * A contest of rules: how often each makes a tour, on a set of boards that is always the same.
 *
 * The seeds are fixed, so a rule gets the same figures on every machine.
 *
 * @import { Ending, Progress, RunSettings, Target } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { boardInfo, shapes, SuccessMap, trials } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";
import { seedAfter } from "./seeds.js";

/** A board of the contest: a size, or a shape of this side; with a run from every start, or this many from random ones. @typedef {{ board: string, target: Target, starts?: number } | { shape: string, side: number, target: Target, starts?: undefined }} Heat */
/** Runs that made the tour that was asked for. @typedef {{ tours: number, runs: number }} Score */

/** Random starts on each large board. */
const STARTS = 200;
/** So many of them are run in one go. */
const AT_ONCE = 10;
const SEED = "1";

/** Odd boards have no closed tours. @type {(side: number) => Heat[]} */
const fromEverySquare = (side) => [
  { board: `${side}x${side}`, target: "open" },
  ...(side % 2 === 0 ? [/** @type {Heat} */ ({ board: `${side}x${side}`, target: "closed" })] : []),
];

/** All boards of the contest, in order. @type {readonly Heat[]} */
export const heats = [
  ...[5, 6, 7, 8].flatMap(fromEverySquare),
  ...[20, 50, 100].map(
    (side) => /** @type {Heat} */ ({ board: `${side}x${side}`, target: "open", starts: STARTS }),
  ),
  { shape: "cross", side: 8, target: "open" },
  { shape: "diamond", side: 8, target: "open" },
  { shape: "cross", side: 10, target: "open" },
  { shape: "l", side: 10, target: "open" },
  { shape: "ring", side: 12, target: "open" },
];

/** The text of a heat's board, and the name of its shape. @param {Heat} heat */
export function boardOf(heat) {
  if ("board" in heat) {
    return { board: heat.board, name: "" };
  }
  const shape = shapes(heat.side).find(({ id }) => id === heat.shape);
  if (!shape) {
    throw new Error(`there is no shape ${heat.shape}`);
  }
  return shape;
}

/** The runs of a rule in one heat, a few at a time; true when that was the last. @type {(rule: string, heat: Heat, score: Score) => () => boolean} */
function runsOf(rule, heat, score) {
  const { board } = boardOf(heat);
  /** @type {RunSettings} */
  const settings = { board, target: heat.target, algorithm: "warnsdorff", rule };
  const all = heat.starts ?? boardInfo(board).squares;

  function fromNextSquare() {
    const map = new SuccessMap(settings, [seedAfter(SEED, score.runs)], score.runs, 1);
    while (!map.advance().done) {
      // One run takes less than a frame.
    }
    const endings = (map.result ?? []).flatMap((part) => part.endings);
    map.free();
    const isWanted = (/** @type {Ending} */ ending) =>
      ending === "closed" || ending === heat.target;
    score.tours += endings.filter(isWanted).length;
    score.runs += 1;
  }

  function fromRandomSquares() {
    const seed = seedAfter(SEED, score.runs / AT_ONCE);
    const { tours } = trials({ ...settings, start: "random", seed, limit: "none" }, AT_ONCE);
    score.tours += tours;
    score.runs += AT_ONCE;
  }

  return () => {
    (heat.starts === undefined ? fromNextSquare : fromRandomSquares)();
    return score.runs >= all;
  };
}

/** Runs each rule in every heat, usually all of the contest; tells the scores of each so far. @param {{ rules: string[], on?: readonly Heat[] }} settings @returns {Resumable<Progress & { scores: Score[][] }, Score[][]>} */
export function openContest({ rules, on = heats }) {
  const scores = rules.map(() => /** @type {Score[]} */ ([]));
  const tasks = rules.flatMap((rule, i) =>
    on.map((heat, j) => () => runsOf(rule, heat, ((scores[i] ?? [])[j] = { tours: 0, runs: 0 }))),
  );
  let index = 0;
  /** @type {(() => boolean) | undefined} */
  let work;

  /** Does a part of the present task; returns whether that was the last of all. */
  function step() {
    work ??= tasks[index]?.();
    if (!work || work()) {
      [work, index] = [undefined, index + 1];
    }
    return index >= tasks.length;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, step);
      return { done, fraction: index / tasks.length, scores: structuredClone(scores) };
    },
    result: scores,
    free() {},
  };
}
