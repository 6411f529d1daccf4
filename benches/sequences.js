/**
 * Measures sequences on a keypad: listing against the plain recursion in C, in turns so that changes in the
 * machine's load affect both equally, and counting. Run by `cargo xtask bench sequences`.
 */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import process from "node:process";
import init, { countSequences, SequenceCounter, Sequences } from "../dist/pkg/knights_tour.js";
import { compiler, grouped, milliseconds, signature, table } from "./report.js";

/** @import { SequenceProblem } from "../dist/pkg/knights_tour.js" */

const ROUNDS = 9;

const keypad = "ABCDE/FGHIJ/KLMNO/ 123 ";
const phone = "123/456/789/ 0 ";
/** @type {SequenceProblem} */
const source = { keypad, length: 10, limits: [{ keys: "AEIO", atMost: 2 }] };

/** @param {number} nanoseconds */
const rate = (nanoseconds) => `${(1000 / nanoseconds).toFixed(1)} million a second`;

/**
 * The least time of several repetitions, in milliseconds. @type {(times: number, act: () => void) => number}
 */
function best(times, act) {
  let least = Infinity;
  for (let i = 0; i < times; i += 1) {
    const start = performance.now();
    act();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/**
 * Lists everything, and returns the number of sequences. @type {(next: (sequences: Sequences) => number) =>
 * number}
 */
function listAll(next) {
  const sequences = new Sequences(source);
  let listed = 0;
  while (!sequences.done) {
    listed += next(sequences);
  }
  sequences.free();
  return listed;
}

/** The goals for listing, in the time that C takes. */
const GOALS = ["0.5", "1", "3"];

/** @type {Record<string, (sequences: Sequences) => number>} */
const forms = {
  "WebAssembly, a byte a key": (sequences) => sequences.nextKeys(50_000).length / source.length,
  "WebAssembly, as lines of text": (sequences) =>
    sequences.nextLines(50_000).length / (source.length + 1),
  "WebAssembly, as strings": (sequences) => sequences.next(50_000).length,
};

function listing(/** @type {string} */ program) {
  const total = Number(countSequences(source));
  let c = Infinity;
  const ours = new Map(Object.keys(forms).map((name) => [name, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const [listed, nanoseconds] = execFileSync(program, ["5"], { encoding: "utf8" })
      .split(" ")
      .map(Number);
    if (listed !== total) {
      throw new Error(`the C program lists ${listed} sequences, not ${total}`);
    }
    c = Math.min(c, nanoseconds);
    for (const [name, next] of Object.entries(forms)) {
      let counted = 0;
      const ms = best(1, () => {
        counted = listAll(next);
      });
      if (counted !== total) {
        throw new Error(`${name}: ${counted} sequences, not ${total}`);
      }
      ours.set(name, Math.min(ours.get(name) ?? Infinity, (ms * 1e6) / total));
    }
  }
  tell(`listing ${grouped(total)} in C, a byte a key`, rate(c), "");
  for (const [at, [name, nanoseconds]] of [...ours].entries()) {
    const ratio = (nanoseconds / c).toFixed(2);
    tell(
      `the same in ${name}`,
      `${rate(nanoseconds)}, ${ratio} times as long as C`,
      GOALS[at] ?? "",
    );
  }
}

/** @type {(name: string, problem: SequenceProblem, goal: string) => void} */
function counting(name, problem, goal) {
  const ms = best(ROUNDS, () => countSequences(problem));
  let longest = 0;
  const counter = new SequenceCounter(problem);
  for (let done = false; !done;) {
    const start = performance.now();
    ({ done } = counter.advance(4));
    longest = Math.max(longest, performance.now() - start);
  }
  counter.free();
  tell(
    `counting ${name}`,
    `${milliseconds(ms)}; in slices of 4 ms the longest took ${longest.toFixed(1)}`,
    goal,
  );
}

const program = process.argv[2];
if (!program) {
  throw new Error("Name the C program: run this through `cargo xtask bench sequences`.");
}
const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

const tell = table(
  "What                                           ",
  "Measured                                       ",
  "Goal     ",
);
listing(program);
counting("10 keys of 18, at most two vowels", source, "1 ms");
counting("10,000 keys on a phone", { keypad: phone, length: 10_000 }, "");
counting(
  "10 keys of 18, each at most twice",
  { ...source, limits: [{ atMost: 2, each: true }] },
  "",
);
const grid = "abcde/fghij/klmno/pqrst";
const tours = { keypad: grid, length: 20, limits: [{ atMost: 1, each: true }] };
counting("every key of 4 × 5 once", tours, "");
signature(compiler());
