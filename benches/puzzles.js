/**
 * Measures number puzzles: solving one against the plain solver in C, and making them. Run by
 * `cargo xtask bench puzzles`.
 */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import process from "node:process";
import init, { Puzzle, PuzzleMaker } from "../dist/pkg/knights_tour.js";
import { compiler, grouped, milliseconds, signature, table } from "./report.js";

/** @import { PuzzleMakerSettings, PuzzleSettings } from "../dist/pkg/knights_tour.js" */

const ROUNDS = 5;

/** @param {{ advance(milliseconds: number): { done: boolean } }} work */
function finish(work) {
  while (!work.advance(50).done) {
    // Until it is done.
  }
}

/** How long it takes to know the solutions, in milliseconds. @param {PuzzleSettings} settings */
function solve(settings) {
  const start = performance.now();
  const puzzle = new Puzzle(settings);
  while (puzzle.result.kind === "unknown") {
    puzzle.advance(0);
  }
  const ms = performance.now() - start;
  const { kind } = puzzle.result;
  puzzle.free();
  if (kind !== "unique") {
    throw new Error(`a puzzle with one solution is said to be ${kind}`);
  }
  return ms;
}

/** @param {PuzzleMakerSettings} settings */
function make(settings) {
  const start = performance.now();
  const maker = new PuzzleMaker(settings);
  finish(maker);
  const ms = performance.now() - start;
  const made = maker.result;
  maker.free();
  if (!made) {
    throw new Error("no puzzle was made");
  }
  return { made, ms };
}

/** @type {(name: string, settings: PuzzleMakerSettings, seeds: number, goal: string) => void} */
function making(name, settings, seeds, goal) {
  const times = Array.from({ length: seeds }, (_, i) => make({ ...settings, seed: i + 1 }).ms);
  times.sort((one, other) => one - other);
  const [median = 0, longest = 0] = [times[seeds >> 1], times.at(-1)];
  tell(name, `median ${milliseconds(median)}, longest ${milliseconds(longest)}`, goal);
}

/** @type {(program: string, seed: number, goal: string) => void} */
function solving(program, seed, goal) {
  /** @type {PuzzleMakerSettings} */
  const settings = { board: "8x8", target: "closed", symmetry: "turned", seed };
  const { line, numbers } = make(settings).made;
  const cells = line.replaceAll(/[ /]/g, ",").replaceAll(".", "0").split(",");
  let [least, plain, tried] = [Infinity, Infinity, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const answer = execFileSync(program, ["closed", "1", ...cells], { encoding: "utf8" });
    const [solutions, positions = 0, nanoseconds = 0] = answer.split(" ").map(Number);
    if (solutions !== 1) {
      throw new Error(`the C program finds ${solutions} solutions, not one`);
    }
    tried = positions;
    plain = Math.min(plain, nanoseconds / 1e6);
    least = Math.min(least, solve({ givens: line, target: "closed" }));
  }
  const name = `a closed 8 × 8 with ${numbers} symmetric givens`;
  tell(`${name} solved by the plain C`, `${milliseconds(plain)}, ${grouped(tried)} tries`, "");
  tell(
    "the same by ours in WebAssembly",
    `${milliseconds(least)}, ${(least / plain).toFixed(2)} times as long as C`,
    goal,
  );
}

const program = process.argv[2];
if (!program) {
  throw new Error("Name the C program: run this through `cargo xtask bench puzzles`.");
}
const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

const tell = table(
  "What                                                           ",
  "Measured                               ",
  "Goal             ",
);
for (const seed of [1, 2, 3]) {
  solving(program, seed, "50 ms");
}
making("5 × 5, easy, made", { board: "5x5", grade: "easy" }, 20, "at once");
making("6 × 6, medium, made", { board: "6x6", grade: "medium" }, 20, "at once");
making("8 × 8, any grade, made", { board: "8x8" }, 50, "300 ms, 2 s");
making("8 × 8, hard, made", { board: "8x8", grade: "hard" }, 50, "300 ms, 2 s");
making("10 × 10, any grade, made", { board: "10x10" }, 20, "5 s");
making("10 × 10, hard, made", { board: "10x10", grade: "hard" }, 3, "5 s");
signature(compiler());
