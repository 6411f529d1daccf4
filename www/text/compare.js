/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings } from "../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "#text/contest.js";
import { paragraph } from "#text/sentence.js";
import { press, replaced, rooms, targets } from "#text/words.js";
import { byId } from "./by-id.js";
import * as messages from "#messages/compare.js";
import { labels, endings } from "#messages/compare.js";
export {
  labels,
  columns,
  yes,
  no,
  notHere,
  parts,
  tooFewLanes,
  mapCancelled,
  shareLegend,
} from "#messages/compare.js";

/** What is wrong with a word of a link. */
export const wrong = {
  graph: messages.wrong.graph,
  /** @type {(value: string, known: readonly string[]) => string} */
  part: (value, known) => messages.wrong.part({ value, known }),
};

/** What the race is about that shows why ties matter. @param {number} seconds */
export const tiesIntro = (seconds) => messages.tiesIntro({ seconds });

/** @type {Record<string, string>} */
const methods = messages.methods;

/** @type {Record<string, string>} */
const tieBreaks = messages.tieBreaks;

/** @param {number} n */
export const lane = (n) => messages.lane({ n });

/** @param {number} n */
export const removeLane = (n) => messages.removeLane({ n });

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return messages.ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export const method = (name, { whenStuck, seed }) =>
  messages.method({ method: name, whenStuck: whenStuck ?? "", seed: seed ?? "" });

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  messages.otherTarget({
    name: target === undefined ? "" : (byId(targets, target) ?? target),
    target: target ?? "",
  });

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? messages.status.start : messages.status.step({ position });
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? messages.status.closed : messages.status.open;
    case "stuck":
      return messages.status.stuck(outcome);
    case "longest":
      return messages.status.longest(outcome);
    case "cycles":
      return messages.status.cycles(outcome);
    default:
      return messages.status[outcome.kind];
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  paragraph(
    ...moments.map((moment, i) =>
      messages.ofLanes({ lanes: [lane(i + 1)], status: status(moment) }),
    ),
  );

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  const told = [...lanesOf].map(([text, lanes]) =>
    lanesOf.size === 1
      ? messages.ofAllLanes({ status: text })
      : messages.ofLanes({ lanes, status: text }),
  );
  return paragraph(...told);
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) =>
  messages.title({ compare: rooms.compare, board, progress, page });

export const caption = messages.caption({ press });

/** Shown during a long computation. @param {number} position */
export const computing = (position) => messages.computing({ position });

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => messages.ofLane({ lane: lane(n), problem });

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently. @type {Record<string, string>} */
const ofRoom = {
  lanes: labels.lanes,
  map: labels.map,
  seeds: labels.seeds,
  contest: contestLabels.contest,
  part: labels.parts,
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const called = byId(ofRoom, name);
  return called
    ? messages.wordReplaced({ name, called, message })
    : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) => messages.tooManyLanes({ found, most });

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) => messages.boardTooLarge({ squares, most });

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  messages.wrongSeeds({
    seeds: labels.seeds,
    value,
    known: known.map(String),
    usual: known[0] ?? 0,
  });

/** @param {string} problem */
export const ofMap = (problem) => messages.ofMap({ map: labels.map, problem });

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => messages.mapProgress({ done, all });

/** @param {string} message */
export const mapFailed = (message) => messages.mapFailed({ message });

/** @param {number} most */
export const mapTooLarge = (most) => messages.mapTooLarge({ most });

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
export const rate = ({ runs, tours, closed, refused }, squares) =>
  messages.rate({
    tours,
    isOncePerSquare: runs === squares,
    tried: runs - refused,
    closed,
    refused,
  });

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) =>
  paragraph(verdictHere(claim, total), messages.inGeneral[claim]);

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  return claim === "warnsdorff"
    ? messages.claims.warnsdorff({ failed: tried - closed })
    : messages.claims.neural({
        isImpossible: impossible === tried,
        restless: tried - tours - cycles,
        tried,
        cycles,
      });
}

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return messages.cell.idle({ square });
  }
  const ending = endings[worst.ending];
  const percent = Math.floor((100 * tours) / runs);
  return runs === 1
    ? messages.cell.one({ square, ending })
    : messages.cell.many({ square, tours, runs, percent, closed, ending });
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: messages.legend.closed },
  { sign: "○", kind: "open", text: messages.legend.open },
  { sign: "✕", kind: "failed", text: messages.legend.failed },
  { sign: "–", kind: "refused", text: messages.legend.refused },
];
