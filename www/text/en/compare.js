/**
 * What the room in which methods are compared says.
 *
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { capital, count, number } from "./sentence.js";
import { press, replaced, rooms, targets } from "./words.js";

/** Texts that stand still. */
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

/** What the head of the table of runs says, in the order of its columns. */
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

/** What is done at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "backtrack", restart: "restart" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `seed ${seed}`].join(", ");
}

/** A lane whose method has not the kind of tour on offer that was asked for. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "This method looks for closed tours only."
    : `This method looks for: ${targets[/** @type {"open"} */ (target)] ?? target}.`;

/** Where a lane stands, or what it came to. @param {Moment} moment */
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

/** The live region: what every lane has come to. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}: ${status(moment)}.`).join(" ");

/** The same while they run: lanes that stand alike are told together. @param {Moment[]} moments */
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

/** The document's title. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  `${capital(progress)} · ${rooms.compare} on ${board} · ${page}`;

export const caption = `${press} a square to start all lanes from it.`;

/** While something long is computed. @param {number} position */
export const computing = (position) => `Computing: step ${number(position)}. Esc stops it.`;

/** A method that cannot be used on this board or from this start, and does not say why. */
export const notHere = "this method cannot be used on this board from this start";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)} – ${problem}`;

/** A setting of a lane that could not be used. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** What a link calls otherwise than the room, and what stands in its place. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "The usual lanes are shown."],
  map: [labels.map, "The usual method is chosen."],
  seeds: [labels.seeds, "The usual number is chosen."],
};

/** A word of a link that could not be used. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}: ${message}. ${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `Lanes: ${number(found)} are too many. The first ${number(most)} are shown.`;

export const tooFewLanes = "Lanes: at least two are compared. Another one was added.";

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `a board of ${number(squares)} squares is too large for this room; choose one of at most ${number(most)}`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}: “${cut(value, 40)}” is not available; choose from ${known.join(", ")}. “${known[0]}” is used instead.`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map} – ${problem}`;

/** The map while it is computed. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)} of ${number(all)} runs`;

export const mapCancelled = "Cancelled. The results so far are kept.";

/** @param {string} message */
export const mapFailed = (message) => `The map could not be computed: ${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `A map is drawn for boards of at most ${number(most)} squares.`;

/**
 * What became of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the runs that did least well
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

/** What is known of each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "In general it does not hold: the rule does not look at the way back to the start, so a tour closes only by luck (with random ties in about 13 % of the runs on 8 × 8), and with random ties large boards are hardly ever toured at all.",
  neural:
    "In general it does not hold. As the rule is often printed, none of 442,000 measured runs came to rest with two moves on every square. Corrected, every measured run did where the neurons were updated in shuffled order, and 91 to 97 % in a fixed order; that it always does has not been proved. And such a state is rarely one tour: on 8 × 8 in about 20 % of the runs.",
};

/** What became of a claim on this board, and what is known of it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
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

/** A square of the map in words. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}: not run yet`;
  }
  return runs === 1
    ? `${square}: ${endings[worst.ending]}. Open this run in Explore`
    : `${square}: ${number(tours)} of ${number(runs)} runs gave a tour, ${number(closed)} closed. Open one that came to “${endings[worst.ending]}” in Explore`;
}

/** The signs of the map and what they mean. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "closed tour" },
  { sign: "○", kind: "open", text: "open tour" },
  { sign: "✕", kind: "failed", text: "no tour" },
  { sign: "–", kind: "refused", text: "cannot start here" },
];

export const shareLegend =
  "With several runs per square: the percentage that gave a tour. Choose a square to open a failed run, if there is one.";

/** What a setting that one method alone has comes to, as part of a method’s name. @type {Record<string, Record<string, string>>} */
const optionsInShort = {
  order: {
    tutorial: "order: as the tutorial prints it",
    "fewest-first": "order: fewest onward moves first",
  },
  prune: { false: "look ahead: no", true: "look ahead: yes" },
  update: {
    shuffled: "update: one by one, shuffled",
    fixed: "update: one by one, in order",
    "all-at-once": "update: all at once",
  },
  rule: { corrected: "rule: corrected", printed: "rule: as printed" },
  merge: { false: "merge: no", true: "merge: yes" },
  growth: { fewest: "growth: fewest onward moves first", random: "growth: at random" },
};

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => optionsInShort[id]?.[value] ?? `${id}: ${value}`;
