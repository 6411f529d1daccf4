/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { count, number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Compare methods",
  intro:
    "Every lane has the same board and the same start, but its own method. Which one visits every square?",
  lanes: "Lanes",
  addLane: "Add a lane",
  common: "Board and start",
  whyTies: "Why ties matter",
  picker: "Change this lane’s method",
  reroll: "Another seed",
  runs: "Finished runs",
  noRuns: "Every run that you play to its end is listed here.",
  copyCsv: "Copy as CSV",
  clear: "Clear the list",
  map: "Success map",
  mapIntro:
    "Does it matter where the knight starts? The map starts a run on every square and marks how it ends.",
  testWarnsdorff: "Test the claim “Warnsdorff’s rule always gives a closed tour”",
  testNeural: "Test the claim “the neural network always comes to rest”",
  compute: "Make the map",
  cancel: "Cancel",
  seeds: "Runs per square",
  progress: "Progress of the map",
  method: "Method",
  rule: "Your rule",
  seedNote:
    "The runs use this seed and the ones after it. Choose a square of the map to open its run.",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "Board",
  start: "Start",
  method: "Method",
  outcome: "Result",
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

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "Goes where the fewest moves lead on",
  backtracking: "Takes moves back when stuck",
  restarts: "Starts again when stuck",
  rotations: "Turns its path round when stuck",
  "edges-first": "Edges first, then repairs",
  blocks: "Joins the tours of small blocks",
  cycles: "Joins small loops",
  smooth: "Makes few turns",
  neural: "All squares decide at once",
  permutations: "Tries every order of the squares",
  best: "Tries several methods",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "On a tie: first on a fixed list",
  random: "On a tie: picks at random",
  "pohl-sum": "On a tie: looks one move ahead",
  "pohl-min": "On a tie: looks for the narrowest way on",
  roth: "On a tie: away from the centre",
  "roth-random": "On a tie: away from the centre, then at random",
  "squirrel-cull": "On a tie: a plan for each part of the board",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "Follows a rule of your own";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

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
    ? "This method only looks for closed tours."
    : `This method only looks for another kind of tour (${targets[/** @type {"open"} */ (target)] ?? target}).`;

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
      return count(outcome.cycles, { one: "loop, not one tour", other: "loops, not one tour" });
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
  `${rooms.compare} on ${board}, ${progress} · ${page}`;

export const caption = `${press} a square to start all lanes from it.`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) => `Working: step ${number(position)}. Press Esc to stop.`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "this method does not work on this board from this start; choose another start";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}: ${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "The page shows its usual lanes."],
  map: [labels.map, "The page uses its usual method."],
  seeds: [labels.seeds, "The page uses its usual number."],
  contest: [contestLabels.contest, "The page holds no contest."],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Lanes: the link has ${number(found)}, and there is room for ${number(most)}. The page shows the first ${number(most)}.`;

export const tooFewLanes = "Lanes: it takes two to compare. The page added another one.";

/** Errors in a link. */
export const wrong = { graph: "Compare only works on boards; open the graph in Explore" };

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `a board of ${number(squares)} squares is too large for this room; choose one of at most ${number(most)}`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: ${quoted(value)} is not available; choose from ${known.join(", ")}. The page uses ${known[0]} instead.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}: ${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} of ${number(all)} runs`;

export const mapCancelled = "Cancelled. The map shows the results so far.";

/** @param {string} message */
export const mapFailed = (message) => `The map could not be made: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `The map needs a board of at most ${number(most)} squares. Choose a smaller board above.`;

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
  return paragraph(
    `${number(tours)} of ${count(tried, what)} gave a tour, ${number(closed)} of them closed.`,
    refused
      ? `The method cannot start on ${count(refused, { one: "other square", other: "other squares" })}.`
      : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "On other boards it is not true either. The rule never looks at the way back to the start, so a tour closes only by luck. On 8 × 8 that happens in about 13% of the runs with random ties. On large boards, random ties hardly ever give a tour at all.",
  neural:
    "In general it is not true. With the rule as it is often printed, none of 442,000 measured runs came to rest with two moves on every square. With the corrected rule all runs did when the neurons took their turns in shuffled order. In a fixed order, 91 to 97% did. Nobody has proved that it always works. And the moves rarely make one single tour: on 8 × 8 they do in about 20% of the runs.",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)} ${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "On this board the claim is true: every run gave a closed tour."
      : `On this board the claim is false: ${count(tried - closed, { one: "run", other: "runs" })} gave no closed tour.`;
  }
  if (impossible === tried) {
    return "This board has no closed tour, so the network has nothing to find.";
  }
  const converged = tours + cycles;
  return paragraph(
    converged === tried
      ? `On this board the claim is true: all ${count(tried, { one: "run", other: "runs" })} came to rest.`
      : `On this board the claim is false: ${count(tried - converged, { one: "run", other: "runs" })} never came to rest.`,
    cycles > 0
      ? `But ${count(cycles, { one: "run", other: "runs" })} ended in several loops instead of one tour.`
      : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "closed tour",
  open: "open tour",
  stuck: "stuck",
  cycles: "several loops",
  impossible: "no such tour",
  "gave-up": "gave up",
  refused: "the method cannot start here",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: not run yet`;
  }
  return runs === 1
    ? `${square}: ${endings[worst.ending]}. Open this run in Explore`
    : `${square}: ${number(tours)} of ${number(runs)} runs gave a tour, ${Math.floor((100 * tours) / runs)}%, ${number(closed)} closed. Open one that ended with “${endings[worst.ending]}” in Explore`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "closed tour" },
  { sign: "○", kind: "open", text: "open tour" },
  { sign: "✕", kind: "failed", text: "no tour" },
  { sign: "–", kind: "refused", text: "cannot start here" },
];

export const shareLegend =
  "With several runs per square, the number is the percentage that gave a tour. Choose a square to open one of its runs, a failed one if there is any.";
