/**
 * Times Warnsdorff's rule: our module against the classic C program, on the same boards, in turns so that
 * changes in the machine's load affect both equally. Run by `cargo xtask bench warnsdorff`.
 */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import process from "node:process";
import init, { trials } from "../dist/pkg/knights_tour.js";
import { compiler, grouped, signature, table } from "./report.js";

/** The goal for our time per visited square, relative to the classic program's. */
const GOAL = 1.2;
const SIDES = [8, 50, 200, 1000];
const ROUNDS = 15;
/** The approximate number of squares visited in one round. */
const SQUARES_A_ROUND = 2_000_000;

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * @typedef {{ visited: number, nanoseconds: number }} Timing Of one repetition.
 */

/** @type {(program: string, side: number, repetitions: number) => Timing} */
function timeClassic(program, side, repetitions) {
  const output = execFileSync(program, [String(side), String(repetitions)], { encoding: "utf8" });
  const [visited, nanoseconds] = output.split(" ").map(Number);
  return { visited, nanoseconds };
}

/** @type {(side: number, repetitions: number) => Timing} */
function timeOurs(side, repetitions) {
  /** @type {import("../dist/pkg/knights_tour.js").RunSettings} */
  const settings = {
    board: `${side}x${side}`,
    start: "a1",
    algorithm: "warnsdorff",
    tieBreak: "roth",
    whenStuck: "stop",
    target: "open",
    limit: "none",
  };
  const start = performance.now();
  const { visited } = trials(settings, repetitions);
  const nanoseconds = (performance.now() - start) * 1e6;
  return { visited: visited / repetitions, nanoseconds: nanoseconds / repetitions };
}

/** @param {Timing[]} timings */
function perSquare(timings) {
  return median(timings.map(({ visited, nanoseconds }) => nanoseconds / visited));
}

const program = process.argv[2];
if (!program) {
  throw new Error("Name the classic program: run this through `cargo xtask bench warnsdorff`.");
}
const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

const row = table(
  "Board      ",
  "C, fixed order",
  "squares it visits",
  "WebAssembly, Roth",
  "squares it visits",
  `Ratio, at most ${GOAL}`,
);
for (const side of SIDES) {
  const repetitions = Math.ceil(SQUARES_A_ROUND / side ** 2);
  timeOurs(side, repetitions); // Node compiles the hot code first.
  /** @type {Timing[]} */
  const classic = [];
  /** @type {Timing[]} */
  const ours = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    classic.push(timeClassic(program, side, repetitions));
    ours.push(timeOurs(side, repetitions));
  }
  const [c, w] = [perSquare(classic), perSquare(ours)];
  row(
    `${side} × ${side}`,
    `${c.toFixed(1)} ns`,
    grouped(classic[0]?.visited ?? 0),
    `${w.toFixed(1)} ns`,
    grouped(ours[0]?.visited ?? 0),
    `${(w / c).toFixed(2)}${w / c > GOAL ? ", missed" : ""}`,
  );
}
signature(compiler());
