/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { capital, count, number, quoted } from "./sentence.js";
import { press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  lanes: "Lanes",
  addLane: "Add a lane",
  common: "For all lanes",
  whyTies: "Why ties matter",
  picker: "Method of this lane",
  reroll: "Another seed",
  runs: "Finished runs",
  noRuns: "Each finished run is listed here.",
  copyCsv: "Copy as CSV",
  clear: "Clear",
  map: "Success map",
  mapIntro: "Runs a method from every square of the board and marks the result.",
  testWarnsdorff: "Test the claim: “Warnsdorff always gives a closed tour”",
  testNeural: "Test the claim: “the network always converges”",
  compute: "Compute the map",
  cancel: "Cancel",
  seeds: "Runs per square",
  progress: "Progress of the map",
  method: "Method",
  seedNote: "Each run has its own seed, counting up from this one, and can be opened.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Board",
  start: "Start",
  method: "Method",
  outcome: "Outcome",
  steps: "Steps",
  backtracks: "Backtracks",
  restarts: "Restarts",
  closed: "Closed?",
});

export const yes = "yes";
export const no = "no";

/** @param {number} n */
export const lane = (n) => `Lane ${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `Remove lane ${number(n)}`;

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "backtrack", restart: "restart" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `seed ${seed}`].join(", ");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "This method looks for closed tours only."
    : `This method looks for: ${targets[/** @type {"open"} */ (target)] ?? target}.`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "At the start" : `Step ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "Closed tour" : "Open tour";
    case "stuck":
      return `Stuck: ${number(outcome.visited)} of ${number(outcome.squares)} squares`;
    case "cycles":
      return capital(count(outcome.cycles, { one: "cycle", other: "cycles" }));
    case "impossible":
      return "No such tour";
    case "gave-up":
      return "Gave up";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}: ${status(moment)}.`).join(" ");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}.`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join(", ")}: ${text}.`).join(" ");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${capital(progress)} · ${rooms.compare} on ${board} · ${page}`;

export const caption = `${press} a square to start all lanes from it.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) => `Computing: step ${number(position)}. Esc stops it.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere = "this method cannot be used on this board from this start";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)} – ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "The usual lanes are shown."],
  map: [labels.map, "The usual method is chosen."],
  seeds: [labels.seeds, "The usual number is chosen."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Lanes: ${number(found)} are too many. The first ${number(most)} are shown.`;

export const tooFewLanes = "Lanes: at least two are compared. Another one was added.";

/** Errors in a link. */
export const wrong = { graph: "methods are compared on boards; Explore opens graphs" };

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `a board of ${number(squares)} squares is too large for this room; choose one of at most ${number(most)}`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: ${quoted(value)} is not available; choose from ${known.join(", ")}. “${known[0]}” is used instead.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map} – ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} of ${number(all)} runs`;

export const mapCancelled = "Cancelled. The results so far are kept.";

/** @param {string} message */
export const mapFailed = (message) => `The map could not be computed: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `A map is drawn for boards of at most ${number(most)} squares.`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const what = runs === squares ? { one: "start", other: "starts" } : { one: "run", other: "runs" };
  const some = `${number(tours)} of ${count(tried, what)} gave a tour, ${number(closed)} of them closed.`;
  const none = refused
    ? ` ${count(refused, { one: "run was", other: "runs were" })} refused: the method cannot start there.`
    : "";
  return `${some}${none}`;
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "In general it does not hold: the rule does not look at the way back to the start, so a tour closes only by luck (with random ties in about 13 % of the runs on 8 × 8), and with random ties large boards are hardly ever toured at all.",
  neural:
    "In general it does not hold. As the rule is often printed, none of 442,000 measured runs came to rest with two moves on every square. Corrected, every measured run did where the neurons were updated in shuffled order, and 91 to 97 % in a fixed order; that it always does has not been proved. And such a state is rarely one tour: on 8 × 8 in about 20 % of the runs.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)} ${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "On this board the claim holds for every run."
      : `On this board the claim does not hold: ${count(tried - closed, { one: "run", other: "runs" })} gave no closed tour.`;
  }
  if (impossible === tried) {
    return "This board has no closed tour, so there is nothing for the network to find.";
  }
  const converged = tours + cycles;
  const single = cycles
    ? ` Of those that converged, ${number(cycles)} came to several cycles instead of one.`
    : "";
  return converged === tried
    ? `On this board the claim holds: all ${count(tried, { one: "run", other: "runs" })} converged.${single}`
    : `On this board the claim does not hold: ${count(tried - converged, { one: "run", other: "runs" })} did not converge.${single}`;
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "closed tour",
  open: "open tour",
  stuck: "stuck",
  cycles: "several cycles",
  impossible: "no such tour",
  "gave-up": "gave up",
  refused: "refused by the method",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: not run yet`;
  }
  return runs === 1
    ? `${square}: ${endings[worst.ending]}. Open this run in Explore`
    : `${square}: ${number(tours)} of ${number(runs)} runs gave a tour, ${Math.floor((100 * tours) / runs)} %, ${number(closed)} closed. Open one that ended with “${endings[worst.ending]}” in Explore`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "closed tour" },
  { sign: "○", kind: "open", text: "open tour" },
  { sign: "✕", kind: "failed", text: "no tour" },
  { sign: "–", kind: "refused", text: "cannot start here" },
];

export const shareLegend =
  "With several runs per square: the percentage that gave a tour. Choose a square to open a failed run, if there is one.";
