/**
 * What the room’s links hold: `#compare?board=8x8&start=a1&target=open&lanes=…&step=17`. A lane is its
 * settings separated by colons: the algorithm, the tie-break, what to do when stuck, the seed, and what
 * else the algorithm lets choose, as in `neural:::7:update=fixed`.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 * @import { Codec } from "../../app/route.js"
 */

import { always, anyText, decode, escapeItem, flag, layers, leaper } from "../../app/codecs.js";
import { MAX_LIST_TEXT, oneOf, squaresText, step, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { readRule } from "../../run/written-form.js";
import { wrong } from "#text/compare.js";

/** What one lane is asked for. @typedef {Partial<RunSettings>} Wanted */
/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** The parts of the room. */
export const partIds = /** @type {const} */ (["race", "map", "contest"]);
/** @typedef {(typeof partIds)[number]} Part */

/** What a link means that names only some of it: the first order gets stuck, and Roth's rule does not. */
export const OPENING = {
  common: { board: "8x8", start: "e5" },
  /** @type {Wanted[]} */
  lanes: [
    { algorithm: "warnsdorff", tieBreak: "first" },
    { algorithm: "warnsdorff", tieBreak: "roth" },
  ],
};

/** What all lanes share. */
const common = ["board", "leaper", "graph", "start", "target"];
/** What a lane's text names by its place. */
const fields = /** @type {const} */ (["algorithm", "tieBreak", "whenStuck", "seed"]);
/** Of a longer list no more is read; it is too long in any case. */
const MAX_READ = 20;

/** @param {string} lane @returns {Wanted} */
function readLane(lane) {
  const parts = lane.split(":");
  const named = fields.map((name, i) => [name, decode(parts[i] ?? "")]);
  const options = parts.slice(fields.length).map((part) => part.split("=", 2).map(decode));
  const own = [...named, ...options].filter(([name = ""]) => !common.includes(name));
  return Object.fromEntries(own.filter(([name, value]) => name && value));
}

/** The settings that a lane has besides those of all. @param {Wanted} settings @returns {Wanted} */
export const ownSettings = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !common.includes(name)));

/** @param {Wanted} settings */
function writeLane(settings) {
  const own = Object.entries(ownSettings(settings));
  const known = new Map(own);
  const named = fields.map((name) => escapeItem(String(known.get(name) ?? "")));
  const others = own.filter(([name]) => !fields.some((field) => field === name));
  const options = others.map(([name, value]) => `${escapeItem(name)}=${escapeItem(String(value))}`);
  return [...named, ...options].join(":");
}

/** Where a visitor without a link begins: on this board and from this start the tie-break “first” and this seed get stuck, and Roth's does not. */
export const TIES = {
  /** @type {{ board: string, start: string, target: "open" }} */
  common: { board: "20x20", start: "s18", target: "open" },
  lanes: ["warnsdorff:first", "warnsdorff:roth", "warnsdorff:random::191"].map(readLane),
};

/** @type {Codec<Wanted[] | null>} */
const lanes = {
  usual: null,
  read: (written) => written.split(",", MAX_READ).map(readLane),
  write: (all) => all.map(writeLane).join(","),
  maxLength: MAX_LIST_TEXT,
};

/** The method whose success is mapped, if one is asked for. @type {Codec<Wanted | null>} */
const map = { usual: null, read: readLane, write: writeLane, maxLength: MAX_LIST_TEXT };

/** @type {Codec<undefined>} */
const noGraph = {
  usual: undefined,
  maxLength: MAX_LIST_TEXT,
  read() {
    throw new Error(wrong.graph);
  },
};

/** The rule that a contest is held for, if one is. @type {Codec<string | null>} */
const contest = {
  usual: null,
  read: (written) => readRule(written).text,
  maxLength: MAX_LIST_TEXT,
};

/** Settings are judged where runs are opened with them, as those of Explore. */
export const route = defineRoute(
  "compare",
  {
    board: always(squaresText("8x8")),
    leaper: leaper(undefined),
    graph: noGraph,
    start: anyText(undefined),
    target: anyText(undefined),
    lanes,
    step: always(step),
    layers,
    present: flag,
    map,
    seeds: where((state) => state.map !== null, always(anyText("1"))),
    contest,
    part: oneOf(partIds, /** @type {Part | null} */ (null), wrong.part),
  },
  { ...TIES.common, lanes: TIES.lanes },
);

/** What all lanes are asked for. @param {State} state @returns {Wanted} */
export const commonIn = (state) =>
  Object.fromEntries(
    Object.entries(state).filter(([name, value]) => common.includes(name) && value !== undefined),
  );
