/**
 * The address of the room, both ways: `#compare?board=8x8&start=a1&target=open&lanes=…&step=17`.
 * A lane is its settings separated by colons: the algorithm, the tie-break, what to do when stuck, the
 * seed, and what else the algorithm lets choose, as in `neural:::7:update=fixed`.
 *
 * @import { Layer, RunSettings, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 */

import { joinAddress, splitAddress } from "../../app/address.js";
import { readAddress } from "../../app/run-address.js";
import { decode } from "../../app/word-lengths.js";

/** What one lane is asked for. @typedef {Partial<RunSettings>} Wanted */
/** What the map is asked for. @typedef {{ wanted: Wanted, seeds: string }} WantedMap */

/**
 * @typedef {object} Route
 * @property {Partial<RunSettings>} common
 * @property {Wanted[] | null} lanes `null` where the address names none
 * @property {number} step
 * @property {Layer[]} [layers]
 * @property {ThemeId} [theme]
 * @property {WantedMap | null} map `null` where none is asked for
 */

const ROOM = "compare";
/** What all lanes share. */
const common = ["board", "leaper", "graph", "start", "target"];
/** What a lane's text names by its place. */
const fields = /** @type {const} */ (["algorithm", "tieBreak", "whenStuck", "seed"]);
/** Of a longer list no more is read; it is too long in any case. */
const MOST_READ = 20;

/** @param {string} text @returns {Wanted} */
function readLane(text) {
  const parts = text.split(":").map(decode);
  const named = fields.map((name, i) => [name, parts[i] ?? ""]);
  const options = parts.slice(fields.length).map((part) => part.split("=", 2));
  const own = [...named, ...options].filter(([name = ""]) => !common.includes(name));
  return Object.fromEntries(own.filter(([name, value]) => name && value));
}

/** What has a meaning in a lane's text. @param {string} text */
const escape = (text) => text.replace(/[%:,=]/g, encodeURIComponent);

/** The settings that a lane has besides those of all. @param {RunSettings} settings @returns {Wanted} */
export const ownSettings = (settings) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !common.includes(name)));

/** @param {RunSettings} settings */
function writeLane(settings) {
  const own = Object.entries(ownSettings(settings));
  const known = new Map(own);
  const named = fields.map((name) => escape(String(known.get(name) ?? "")));
  const others = own.filter(([name]) => !fields.some((field) => field === name));
  const options = others.map(([name, value]) => `${escape(name)}=${escape(String(value))}`);
  return [...named, ...options].join(":");
}

/** @type {(address: string) => { route: Route, problems: Problem[] }} */
export function readRoute(address) {
  const { words, problems: tooLong } = splitAddress(address, ["lanes", "map", "seeds"]);
  const { route, problems } = readAddress(address.replace(/^#?[^?]*/, ""));
  const { settings, step, layers, theme } = route;
  const { board, leaper, start, target } = settings;
  const given = Object.entries({ board, leaper, start, target });
  const lanes = words.get("lanes");
  const map = words.get("map");
  return {
    route: {
      common: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      lanes: lanes === null ? null : lanes.split(",", MOST_READ).map(readLane),
      step,
      layers,
      theme,
      map: map === null ? null : { wanted: readLane(map), seeds: words.get("seeds") ?? "1" },
    },
    problems: [...problems, ...tooLong],
  };
}

/**
 * @param {object} route
 * @param {RunSettings} route.common
 * @param {RunSettings[]} route.lanes
 * @param {number} route.step
 * @param {Layer[]} [route.layers]
 * @param {ThemeId} [route.theme]
 * @param {{ settings: RunSettings, seeds: number } | null} route.map
 */
export function writeRoute({ common: shared, lanes, step, layers, theme, map }) {
  const { board, leaper = [1, 2], start = "", target = "" } = shared;
  const words = [["board", board]];
  if (String(leaper) !== "1,2") {
    words.push(["leaper", leaper.join(",")]);
  }
  words.push(["start", start], ["target", target], ["lanes", lanes.map(writeLane).join(",")]);
  words.push(["step", String(step)]);
  if (layers) {
    words.push(["layers", layers.join(",")]);
  }
  if (map) {
    words.push(["map", writeLane(map.settings)], ["seeds", String(map.seeds)]);
  }
  if (theme) {
    words.push(["theme", theme]);
  }
  return joinAddress(ROOM, words);
}
