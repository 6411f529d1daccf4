/**
 * Measures verdicts: how many positions reached by random legal moves are decided within a second, and how
 * long it takes. Run by `cargo xtask bench verdict`.
 */

import { readFile } from "node:fs/promises";
import init, { Session, Verdict } from "../dist/pkg/knights_tour.js";
import { milliseconds, signature, table } from "./report.js";

/** @import { Target } from "../dist/pkg/knights_tour.js" */

const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

/** The goal for most verdicts, in milliseconds, and the limit for any, as in Play. */
const [GOAL, LIMIT] = [1000, 10_000];
/** Positions of each kind. */
const POSITIONS = 400;

/** @type {{ board: string, target: Target, fewest: number, most: number, goal: string }[]} */
const kinds = [
  { board: "5x5", target: "open", fewest: 1, most: 20, goal: "all decided" },
  { board: "6x6", target: "open", fewest: 1, most: 30, goal: "all decided" },
  { board: "6x6", target: "closed", fewest: 1, most: 30, goal: "all decided" },
  { board: "8x8", target: "open", fewest: 10, most: 50, goal: "95 % in a second" },
  { board: "8x8", target: "closed", fewest: 10, most: 50, goal: "95 % in a second" },
];

/** @param {number} some */
const percent = (some) => `${((100 * some) / POSITIONS).toFixed(1)} %`;

/** A separate generator (mulberry32), so that everybody measures the same positions. @param {number} state */
function seeded(state) {
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/**
 * Plays this many moves; `null` if it reaches a dead end first. @type {(board: string, moves: number, random:
 * (below: number) => number) => string[] | null}
 */
function tryPath(board, moves, random) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  const start = `${String.fromCharCode(97 + random(width))}${1 + random(height)}`;
  const session = new Session({ board, start, algorithm: "player" });
  try {
    for (let move = 0; move < moves; move += 1) {
      const { candidates } = session.moment();
      const to = candidates[random(candidates.length)];
      if (!to) {
        return null;
      }
      session.play(to.square);
    }
    return session.state().path;
  } finally {
    session.free();
  }
}

/**
 * A path of this many random moves. @type {(board: string, moves: number, random: (below: number) => number)
 * => string[]}
 */
function randomPath(board, moves, random) {
  for (;;) {
    const path = tryPath(board, moves, random);
    if (path) {
      return path;
    }
  }
}

/**
 * The time of a verdict, and its kind. @type {(board: string, target: Target, path: string[]) => { kind:
 * string, ms: number }}
 */
function judge(board, target, path) {
  const start = performance.now();
  const verdict = new Verdict({ board, target, path });
  let { kind } = verdict.result;
  while (kind === "unknown" && performance.now() - start < LIMIT) {
    verdict.advance(20);
    ({ kind } = verdict.result);
  }
  const ms = performance.now() - start;
  verdict.free();
  return { kind, ms };
}

const row = table(
  "Positions          ",
  "Moves   ",
  "Finishable",
  "Lost",
  "Decided",
  "In a second",
  "Median ",
  "95th percentile",
  "Longest",
  "Goal            ",
);

for (const { board, target, fewest, most, goal } of kinds) {
  const random = seeded(1);
  /** @type {ReturnType<typeof judge>[]} */
  const found = [];
  while (found.length < POSITIONS) {
    const moves = fewest + random(most - fewest + 1);
    found.push(judge(board, target, randomPath(board, moves, random)));
  }
  const share = (/** @type {string} */ kind) =>
    found.filter((verdict) => verdict.kind === kind).length;
  const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => milliseconds(times[Math.floor(part * POSITIONS)] ?? 0);
  row(
    `${POSITIONS} of ${board.replace("x", " × ")} ${target}`,
    `${fewest} to ${most}`,
    String(share("finishable")),
    String(share("lost")),
    percent(POSITIONS - share("unknown")),
    percent(times.filter((ms) => ms < GOAL).length),
    at(0.5),
    at(0.95),
    milliseconds(times.at(-1) ?? 0),
    goal,
  );
}
signature();
