/**
 * Measures the methods: blocks against a C program and against merely filling an array, cycles on boards with
 * holes, the neural network, and backtracking. Run by `cargo xtask bench methods`.
 */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import process from "node:process";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import init, { diagnose, Session, solve, solveLarge } from "../dist/pkg/knights_tour.js";
import { compiler, grouped, milliseconds as shown, signature, table } from "./report.js";

/**
 * @import { RunSettings } from "../dist/pkg/knights_tour.js"
 */

const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

/**
 * The least time of several repetitions, in milliseconds. @type {(times: number, act: () => unknown) =>
 * number}
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

/** How often each is repeated before the other's turn: small boards until the engine has compiled what they need. */
const repetitions = (/** @type {number} */ side) => (side < 1000 ? 300 : 3);

/** @type {(algorithm: "blocks" | "smooth", side: number, goal: string, share?: string) => void} */
function closedTour(algorithm, side, goal, share = "") {
  const settings = /** @type {RunSettings} */ ({
    board: `${side}x${side}`,
    algorithm,
    target: "closed",
  });
  let ours = Infinity;
  const theirs = [Infinity, Infinity];
  // In turns, so that changes in the machine's load affect all equally.
  for (let round = 0; round < 9; round += 1) {
    ours = Math.min(
      ours,
      best(repetitions(side), () => solveLarge(settings)),
    );
    if (algorithm === "blocks") {
      const lines = execFileSync(quadrants, [String(side), `${repetitions(side)}`], {
        encoding: "utf8",
      }).split("\n");
      theirs.forEach((least, way) => {
        theirs[way] = Math.min(least, Number(lines[way]) / 1e6);
      });
    }
  }
  const fill = best(9, () => {
    const numbers = new Uint32Array(side * side);
    for (let i = 0; i < numbers.length; i += 1) {
      numbers[i] = i;
    }
  });
  const name = `${algorithm}, closed tour of ${side} × ${side}`;
  tell(name, `${shown(ours)}, ${(ours / fill).toFixed(1)} times filling an array`, goal);
  if (algorithm === "blocks") {
    const ways = [
      "in C, not checked, from the last two squares",
      "in C, not checked, moves stored first",
    ];
    ways.forEach((way, at) => {
      const time = theirs[at] ?? Infinity;
      const ratio = (ours / time).toFixed(2);
      tell(way, `${shown(time)}; ours takes ${ratio} of that`, at === 0 ? share : "");
    });
  }
}

/** Random numbers that are the same in every run (G. Marsaglia, 2003). @param {number} state */
function chances(state) {
  return (/** @type {number} */ limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}

/**
 * A board with equally many light and dark holes. @type {(side: number, share: number, below: (limit: number)
 * => number) => string}
 */
function holed(side, share, below) {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => "."));
  for (const colour of [0, 1]) {
    let left = Math.round((side * side * share) / 2);
    while (left > 0) {
      const [x, y] = [below(side), below(side)];
      const row = rows[y];
      if (row && (x + y) % 2 === colour && row[x] === ".") {
        row[x] = "#";
        left -= 1;
      }
    }
  }
  return rows.map((row) => row.join("")).join("/");
}

/** @type {(side: number, share: number, boards: number, goal: string) => void} */
function cycles(side, share, boards, goal) {
  const below = chances(2026);
  let [tried, solved, proved, ms] = [0, 0, 0, 0];
  while (tried < boards) {
    const board = holed(side, share, below);
    if (diagnose(board, "closed").length > 0) {
      continue;
    }
    tried += 1;
    const start = performance.now();
    const { outcome } = solve({ board, algorithm: "cycles", target: "closed" });
    ms += performance.now() - start;
    solved += outcome.kind === "tour" ? 1 : 0;
    proved += outcome.kind === "impossible" ? 1 : 0;
  }
  const rest = proved ? `, ${proved} proved to have none` : "";
  tell(
    `cycles, ${boards} boards of ${side} × ${side}, ${share * 100} % holes`,
    `${((solved / tried) * 100).toFixed(1)} % solved${rest}, ${shown(ms / tried)}`,
    goal,
  );
}

/** @type {(side: number, merge: boolean, runs: number, goal: string) => void} */
function neural(side, merge, runs, goal) {
  let found = 0;
  const start = performance.now();
  for (let seed = 0; seed < runs; seed += 1) {
    const board = `${side}x${side}`;
    const whenStuck = "restart";
    const { outcome } = solve({ board, algorithm: "neural", whenStuck, merge, seed });
    found += outcome.kind === "tour" ? 1 : 0;
  }
  const each = (performance.now() - start) / runs;
  const how = merge ? "cycles merged" : "until a single cycle";
  const name = `neural network, ${side} × ${side}, ${how}`;
  tell(name, `${shown(each)} a tour, ${found} of ${runs}`, goal);
}

/** The first of two workers to find a single cycle, in milliseconds. */
async function race() {
  const start = performance.now();
  const workers = ["one", "two"].map(
    (seed) => new Worker(new URL(import.meta.url), { workerData: seed }),
  );
  await Promise.race(
    workers.map((worker) => new Promise((resolve) => worker.once("message", resolve))),
  );
  const took = performance.now() - start;
  await Promise.all(workers.map((worker) => worker.terminate()));
  return took;
}

/** @type {(side: number, goal: string) => void} */
function backtracking(side, goal) {
  const board = `${side}x${side}`;
  const start = performance.now();
  const session = new Session({ board, start: "a1", algorithm: "backtracking" });
  session.finish();
  const took = performance.now() - start;
  const { placements } = session.moment().counters;
  session.free();
  tell(
    `backtracking, ${side} × ${side} from a1`,
    `${grouped(placements)} placements, ${shown(took)}`,
    goal,
  );
}

/** Backtracking in one call, beside a plain recursion in C that makes the same placements. */
function backtrackingAtOnce() {
  /** @type {RunSettings} */
  const settings = { board: "8x8", algorithm: "backtracking", start: "a1" };
  const finish = () => {
    const session = new Session(settings);
    session.finish();
    session.free();
  };
  let [finished, solved, theirs] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < 5; round += 1) {
    finished = Math.min(finished, best(1, finish));
    solved = Math.min(
      solved,
      best(1, () => solve({ ...settings, limit: "none" })),
    );
    const [, took] = execFileSync(plain, ["8", "1"], { encoding: "utf8" }).split(" ");
    theirs = Math.min(theirs, Number(took) / 1e6);
  }
  const told = (/** @type {number} */ ours) =>
    `${shown(ours)}, ${(ours / theirs).toFixed(2)} times as long as C`;
  tell("the same, of which the last steps are kept", told(finished), "6");
  tell("the same without a look at its steps", told(solved), "3");
}

/** The C programs that divide a board into quadrants, and that go back as textbooks do. */
const [quadrants = "", plain = ""] = process.argv.slice(2);

/** @type {(name: string, found: string, goal: string) => void} */
let tell = () => {};

if (isMainThread) {
  tell = table(
    "What                                             ",
    "Measured                                     ",
    "Goal               ",
  );
  closedTour("blocks", 50, "", "2");
  closedTour("blocks", 1000, "7 ms", "0.20");
  closedTour("blocks", 4000, "120 ms", "0.25");
  closedTour("smooth", 1000, "50 ms");
  cycles(20, 0.2, 500, "99 %, 5 ms");
  cycles(100, 0.1, 5, "200 ms");
  cycles(8, 0.25, 500, "tour or proof");
  neural(8, false, 500, "1 ms");
  neural(24, true, 50, "50 ms");
  tell("neural network, 24 × 24, two workers", `${shown(await race())} to a single cycle`, "60 s");
  for (const [side, goal] of [
    [5, "8,839"],
    [6, "248,168"],
    [7, "7,151,178"],
    [8, "8,250,732"],
  ]) {
    backtracking(Number(side), String(goal));
  }
  backtrackingAtOnce();
  signature(compiler());
  process.exit(0);
} else {
  const { outcome } = solve({
    board: "24x24",
    algorithm: "neural",
    whenStuck: "restart",
    seed: String(workerData),
  });
  parentPort?.postMessage(outcome.kind);
}
