/**
 * Measures the estimates: how long a million walks take and how far off they are if the number is known, with
 * the same idea in a few lines of JavaScript as a yardstick; and estimates for boards whose tours nobody has
 * counted. Run by `cargo xtask bench estimates`.
 */

import { readFile } from "node:fs/promises";
import init, { estimateTours } from "../dist/pkg/knights_tour.js";
import { signature, table } from "./report.js";

/**
 * @import { Estimate, EstimateSettings } from "../dist/pkg/knights_tour.js"
 */

const wasm = await readFile(new URL("../dist/pkg/knights_tour_bg.wasm", import.meta.url));
await init({ module_or_path: wasm });

const WALKS = 1_000_000;
/** The numbers of closed tours of the chessboard, and of its directed open ones. */
const [EIGHT, OPEN_EIGHT] = [13_267_364_410_532, 19_591_828_170_979_904];
/** The number of estimates of the same board, with different seeds. */
const SEEDS = 10;

/** Counts of tours from OEIS A001230 and A165134, and of 6 × 8 as counted here. @type {[EstimateSettings, number, string][]} */
const known = [
  [{ board: "5x5", directed: true }, 1728, "1 %"],
  [{ board: "6x6", target: "closed" }, 9862, "1 %"],
  [{ board: "6x6", directed: true }, 6_637_920, "1 %"],
  [{ board: "7x7", directed: true }, 165_575_218_320, "6 %"],
  [{ board: "6x8", target: "closed" }, 55_488_142, "6 %"],
  [{ board: "8x8", target: "closed" }, EIGHT, "2 %, 2.5 s"],
  [{ board: "8x8", directed: true }, OPEN_EIGHT, "3 %, 2.5 s"],
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

/** @param {EstimateSettings} settings */
function nameOf({ board = "", target = "open", directed, weight }) {
  const more = [directed ? ", directed" : "", weight === undefined ? "" : `, θ = ${weight}`];
  return `${board.replace("x", " × ")} ${target}${more.join("")}`;
}

/** A number as 1.23 · 10²⁴. @param {number} number */
function short(number) {
  const [digits = "", power = ""] = number.toExponential(3).split("e+");
  const raised = [...power].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return number < 1e7 ? number.toFixed(0) : `${digits} · 10${raised}`;
}

/** @param {number} part */
const percents = (part) => `${(100 * part).toFixed(2)} %`.replace("-", "−");

/** @type {(found: number, truth: number) => string} */
const off = (found, truth) => percents(found / truth - 1);

const row = table(
  "Board                   ",
  "Estimate      ",
  "Error it gives",
  "Off by  ",
  "Time  ",
  "Goal                         ",
);

/** @type {(settings: EstimateSettings, truth?: number, goal?: string) => void} */
function tell(settings, truth, goal = "") {
  const { found, seconds } = measure(settings);
  const { estimate, relativeError } = found;
  row(
    nameOf(settings),
    short(estimate),
    relativeError === null ? "unknown" : `± ${percents(relativeError)}`,
    truth === undefined ? "unknown" : off(estimate, truth),
    `${seconds.toFixed(1)} s`,
    goal,
  );
}

/** The yardstick: walks weighted by 0.7^accessibility that notice a dead end only when they are in it. */
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
  const name = "8 × 8 closed, in JavaScript";
  row(name, short(found), "", off(found, EIGHT), `${seconds.toFixed(1)} s`, "the yardstick");
}

for (const [settings, truth, goal] of known) {
  tell(settings, truth, goal);
}
// A weight that follows Warnsdorff's rule too closely.
tell({ board: "8x8", target: "closed", weight: 0.2 }, EIGHT, "off by far more than its error");
plain();
for (const settings of unknown) {
  tell(settings);
}

const seeded = table(
  "With each of ten seeds",
  "Farthest off",
  "Root mean square",
  "Errors given      ",
  "Truth within two errors",
  "Longest",
  "Goal                           ",
);

/**
 * Whether each of ten estimates, and its standard error, is near the truth. @type {(settings:
 * EstimateSettings, truth: number, goal: string) => void}
 */
function repeat(settings, truth, goal) {
  const all = Array.from({ length: SEEDS }, (_, i) => measure({ ...settings, seed: i + 1 }));
  const parts = all.map(({ found }) => found.estimate / truth - 1);
  const errors = all.map(({ found }) => found.relativeError ?? 0);
  const covered = all.filter(
    ({ found }) => Math.abs(found.estimate - truth) <= 2 * (found.standardError ?? 0),
  );
  const [farthest = 0] = parts.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  const square = parts.reduce((sum, part) => sum + part * part, 0) / SEEDS;
  seeded(
    nameOf(settings),
    percents(farthest),
    percents(Math.sqrt(square)),
    `± ${percents(Math.min(...errors))} to ${percents(Math.max(...errors))}`,
    `${covered.length} of ${SEEDS}`,
    `${Math.max(...all.map(({ seconds }) => seconds)).toFixed(1)} s`,
    goal,
  );
}

repeat({ board: "8x8", target: "closed" }, EIGHT, "each within 2 %, 2.5 s, 9 of 10");
repeat({ board: "8x8", directed: true }, OPEN_EIGHT, "each within 3 %, 2.5 s, 9 of 10");
signature();
