/**
 * The address of a run, both ways. Settings are taken as they are written; whether they can be used is
 * found out when the run is opened. What the run does not know of is checked here.
 *
 * @import { Layer, RunSettings, ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 */

import { allLayers } from "../run/layers.js";
import { settingNames } from "../run/methods.js";
import { wrong } from "../text/words.js";
import {
  joinAddress,
  leaperWords,
  readLeaper,
  readTheme,
  roomOf,
  splitAddress,
} from "./address.js";

/**
 * What an address tells.
 * @typedef {object} Route
 * @property {Partial<RunSettings>} settings
 * @property {number} step
 * @property {Layer[]} [layers] only where a link names them
 * @property {ThemeId} [theme] only where a link asks for one
 * @property {string} [numberFrom] the square that a finished closed tour is numbered from
 * @property {boolean} [ask] whether it is asked before each step where the method goes
 * @property {boolean} [present] whether it is shown to a class
 * @property {boolean} [small] whether it is shown in a small frame
 */

const ROOM = "explore";

/** What a link tells besides the settings of the run. */
const ownWords = ["step", "layers", "theme", "numberFrom", "ask", "present", "view"];

/** The view in which the page fits a small frame. */
const SMALL = "small";

/** Steps beyond any that a reader could wait for are slips. */
const LONGEST_STEP = 1e9;

/** Whether an address names Explore at most. @param {string} address */
export const isBare = (address) => /^#?(explore)?$/.test(address);

/**
 * Reads what follows `#`. Unknown words are passed over, wrong values are named.
 * @param {string} hash with or without its `#`
 * @returns {{ route: Route, problems: Problem[] }}
 */
export function readAddress(hash) {
  const room = roomOf(hash);
  const { words, problems } = splitAddress(hash, [...settingNames(), ...ownWords]);
  /** @type {Route} */
  const route = { settings: {}, step: 0 };
  if (room && room !== ROOM) {
    problems.push({ name: "room", message: wrong.room(room) });
  }
  for (const name of settingNames().filter((each) => each !== "leaper")) {
    const value = words.get(name);
    if (value !== null) {
      Object.assign(route.settings, { [name]: value });
    }
  }
  const { leaper, problems: wrongLeaper } = readLeaper(words);
  if (leaper) {
    route.settings.leaper = leaper;
  }
  problems.push(...wrongLeaper);
  const step = words.get("step");
  if (step !== null) {
    if (/^\d{1,10}$/.test(step) && Number(step) <= LONGEST_STEP) {
      route.step = Number(step);
    } else {
      problems.push({ name: "step", message: wrong.step(step) });
    }
  }
  const layers = words.get("layers");
  if (layers !== null) {
    const named = layers.split(",").filter(Boolean);
    const unknown = named.find((name) => !allLayers.some((layer) => layer === name));
    if (unknown === undefined) {
      route.layers = allLayers.filter((layer) => named.includes(layer));
    } else {
      problems.push({ name: "layers", message: wrong.layers(unknown, allLayers) });
    }
  }
  const { theme, problems: wrongTheme } = readTheme(words);
  if (theme) {
    route.theme = theme;
  }
  problems.push(...wrongTheme);
  const numberFrom = words.get("numberFrom");
  if (numberFrom) {
    route.numberFrom = numberFrom;
  }
  for (const name of /** @type {const} */ (["ask", "present"])) {
    if (words.get(name) === "true") {
      route[name] = true;
    }
  }
  if (words.get("view") === SMALL) {
    route.small = true;
  }
  return { route, problems };
}

/**
 * The address of a route, from its `#`.
 * @param {Route} route
 */
export function writeAddress({ settings, step, layers, theme, numberFrom, ask, present, small }) {
  // A graph takes the place of a board and its piece.
  const isGraph = settings.graph !== undefined;
  const idle = isGraph ? ["board", "leaper"] : ["graph", "leaper"];
  if (!settings.byHand) {
    idle.push("byHand");
  }
  const words = Object.entries(settings)
    .filter(([name]) => !idle.includes(name))
    .map(([name, value]) => [name, String(value ?? "")]);
  words.splice(1, 0, ...(isGraph ? [] : leaperWords(settings.leaper)));
  words.push(["step", String(step)]);
  if (layers) {
    words.push(["layers", layers.join(",")]);
  }
  if (numberFrom) {
    words.push(["numberFrom", numberFrom]);
  }
  if (ask) {
    words.push(["ask", "true"]);
  }
  if (present) {
    words.push(["present", "true"]);
  }
  if (small) {
    words.push(["view", SMALL]);
  }
  if (theme) {
    words.push(["theme", theme]);
  }
  return joinAddress(ROOM, words);
}
