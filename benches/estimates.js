/**
 * Measures the estimates: how long a million walks take and how far off they are where the number is
 * known, against the same idea in a few lines of JavaScript as a yardstick; and what boards come to
 * that nobody has counted. Run by `cargo xtask bench estimates`.
 */

import { readFile } from "node:fs/promises";
import init, { estimateTours } from "../dist/pkg/knights_tour.js";

/**
 * @import { Estimate, EstimateSettings } from "../dist/pkg/knights_tour.js"
 */

const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

const WALKS = 1_000_000;
/** Closed tours of the chessboard. */
const EIGHT = 13_267_364_410_532;

/** Counts of tours from OEIS A001230 and A165134, and of 6 × 8 as counted here. @type {[EstimateSettings, number, string][]} */
const known = [
  [{ board: "5x5", directed: true }, 1728, "1 %"],
  [{ board: "6x6", target: "closed" }, 9862, "1 %"],
  [{ board: "6x6", directed: true }, 6_637_920, "1 %"],
  [{ board: "7x7", directed: true }, 165_575_218_320, "6 %"],
  [{ board: "6x8", target: "closed" }, 55_488_142, "6 %"],
  [{ board: "8x8", target: "closed" }, EIGHT, "6 %, 8 s"],
  [{ board: "8x8", directed: true }, 19_591_828_170_979_904, "6 %, 8 s"],
];

/** @type {EstimateSettings[]} */
const unknown = [
  { board: "9x9", directed: true },
  { board: "10x10", target: "closed" },
  { board: "10x10", directed: true },
  { board: "12x12", target: "closed" },
];

/** @type {(settings: EstimateSettings) => { found: Estimate, seconds: number }} */
function measure(settings) {
  const start = performance.now();
  const found = estimateTours({ walks: WALKS, ...settings });
  return { found, seconds: (performance.now() - start) / 1000 };
}

/** @param {number} part */
const percent = (part) => `${(100 * part).toFixed(2)} %`;

/** @param {EstimateSettings} settings */
const nameOf = ({ board, target, directed }) =>
  `${(board ?? "").replace("x", " × ")} ${target ?? "open"}${directed ? ", directed" : ""}`;

/** @type {(name: string, found: string, goal?: string) => void} */
const tell = (name, found, goal) =>
  console.log(`${name.padEnd(30)} ${found.padEnd(58)} ${goal ? `goal: ${goal}` : ""}`);

/** @param {Estimate} found */
const errorOf = ({ relativeError }) =>
  relativeError === null ? "of unknown error" : `± ${percent(relativeError)}`;

/** What a weight promises that keeps too close to Warnsdorff's rule. */
function greedy() {
  const { found, seconds } = measure({ board: "8x8", target: "closed", weight: 0.25 });
  const off = percent(found.estimate / EIGHT - 1);
  tell(
    "8 × 8 closed, θ = 0.25",
    `${seconds.toFixed(1)} s, ${found.estimate.toPrecision(6)} ${errorOf(found)}, off by ${off}`,
    "off by far more than its error",
  );
}

/** The yardstick: walks weighted by 0.7^accessibility that see no dead end before they are in it. */
function plain() {
  const start = performance.now();
  const squares = [...Array(64).keys()];
  const isMove = (/** @type {number} */ from, /** @type {number} */ to) =>
    Math.abs((from % 8) - (to % 8)) * Math.abs((from >> 3) - (to >> 3)) === 2;
  const moves = squares.map((from) => squares.filter((to) => isMove(from, to)));
  let sum = 0;
  for (let walk = 0; walk < WALKS; walk += 1) {
    const isOpen = new Uint8Array(64).fill(1);
    let [here, left, share] = [0, 63, 1];
    isOpen[0] = 0;
    while (left > 0) {
      const choices = (moves[here] ?? []).filter((to) => isOpen[to]);
      const weights = choices.map(
        (to) => 0.7 ** (moves[to] ?? []).reduce((ways, on) => ways + (isOpen[on] ?? 0), 0),
      );
      const total = weights.reduce((all, each) => all + each, 0);
      let lot = Math.random() * total;
      const at = weights.findIndex((weight) => (lot -= weight) < 0);
      if (at < 0) {
        break;
      }
      share *= total / (weights[at] ?? 1);
      here = choices[at] ?? 0;
      isOpen[here] = 0;
      left -= 1;
    }
    sum += left === 0 && isMove(here, 0) ? share : 0;
  }
  const seconds = (performance.now() - start) / 1000;
  const found = sum / WALKS / 2;
  tell(
    "8 × 8 closed, JavaScript",
    `${seconds.toFixed(1)} s, ${found.toPrecision(6)}, off by ${percent(found / EIGHT - 1)}`,
    "the yardstick",
  );
}

for (const [settings, truth, goal] of known) {
  const { found, seconds } = measure(settings);
  const off = percent(found.estimate / truth - 1);
  tell(
    nameOf(settings),
    `${seconds.toFixed(1)} s, ${found.estimate.toPrecision(6)} ${errorOf(found)}, off by ${off}`,
    goal,
  );
}

greedy();
plain();

for (const settings of unknown) {
  const { found, seconds } = measure(settings);
  tell(
    nameOf(settings),
    `${seconds.toFixed(1)} s, ${found.estimate.toPrecision(3)} ${errorOf(found)}`,
  );
}
