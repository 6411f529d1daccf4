/**
 * The room's address: `#play?board=8x8&start=a1&target=open&mode=free&path=b3,c5`. The board, the
 * start and the moves are tried before they are used, and what cannot be is named.
 *
 * @import { Layer, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Challenge } from "./challenge.js"
 * @import { GameSettings } from "../../run/game.js"
 */

import {
  joinAddress,
  leaperWords,
  readLeaper,
  readTheme,
  splitAddress,
} from "../../app/address.js";
import { allLayers } from "../../run/layers.js";
import { wrong } from "../../text/play.js";
import * as words from "../../text/words.js";
import { wrong as wrongDay } from "../../text/ladder.js";
import { challengeWords, readChallenge } from "./challenge.js";
import { boardOfDay, isDay } from "./day.js";
import { usualTieBreak } from "../../run/game.js";

const ROOM = "play";

/** @typedef {"free" | "predict"} Mode */

/**
 * What an address tells.
 * @typedef {object} Route
 * @property {GameSettings} settings
 * @property {string[]} path the squares after the start
 * @property {Mode} mode
 * @property {Layer[]} [layers]
 * @property {boolean} legal whether squares to go to are marked
 * @property {boolean} watch whether each move is judged
 * @property {Challenge | null} challenge
 * @property {string | null} [day] whose board it is
 * @property {ThemeId} [theme]
 */

const settingWords = /** @type {const} */ (["board", "graph", "start", "target", "tieBreak"]);
const ownWords = [
  "leaper",
  "path",
  "mode",
  "layers",
  "legal",
  "watch",
  "theme",
  "challenge",
  "locked",
  "goal",
  "day",
];

/** @type {(text: string | null, problems: Problem[]) => Mode} */
function readMode(text, problems) {
  if (text !== null && text !== "free" && text !== "predict") {
    problems.push({ name: "mode", message: wrong.mode(text) });
  }
  return text === "predict" ? "predict" : "free";
}

/** @type {(text: string | null, problems: Problem[]) => Layer[] | undefined} */
function readLayers(text, problems) {
  const named = text?.split(",").filter(Boolean);
  const unknown = named?.find((name) => !allLayers.some((layer) => layer === name));
  if (unknown !== undefined) {
    problems.push({ name: "layers", message: words.wrong.layers(unknown, allLayers) });
    return undefined;
  }
  return named && allLayers.filter((layer) => named.includes(layer));
}

/** @type {(text: string | null, problems: Problem[]) => string | null} */
function readDay(text, problems) {
  if (text === null || isDay(text)) {
    return text;
  }
  problems.push({ name: "day", message: wrongDay.day(text) });
  return null;
}

/** @type {(address: string) => { route: Route, problems: Problem[] }} */
export function readAddress(address) {
  const { words: asked, problems } = splitAddress(address, [...settingWords, ...ownWords]);
  const { leaper, problems: wrongLeaper } = readLeaper(asked);
  const { theme, problems: wrongTheme } = readTheme(asked);
  problems.push(...wrongLeaper, ...wrongTheme);
  const given = settingWords.map((name) => [name, asked.get(name)]);
  const settings = Object.fromEntries(given.filter(([, value]) => value !== null));
  const day = readDay(asked.get("day"), problems);
  const { tieBreak } = settings;
  return {
    route: {
      settings: day
        ? { ...boardOfDay(day), ...(tieBreak && { tieBreak }) }
        : { board: "8x8", ...settings, ...(leaper && { leaper }) },
      path: (asked.get("path") ?? "").split(",").filter(Boolean),
      mode: readMode(asked.get("mode"), problems),
      layers: readLayers(asked.get("layers"), problems),
      legal: asked.get("legal") === "true",
      watch: asked.get("watch") === "true",
      challenge: readChallenge(asked, problems),
      day,
      theme,
    },
    problems,
  };
}

/** The words for what a game is on. @param {GameSettings} settings */
export const boardWords = ({ board, leaper, graph }) =>
  graph === undefined ? [["board", board], ...leaperWords(leaper)] : [["graph", graph]];

/** @param {Route} route */
export function writeAddress({ settings, day, ...route }) {
  const { path, mode, layers, legal, watch, challenge, theme } = route;
  const { start, target = "open", tieBreak } = settings;
  const all = [
    ...(day
      ? [["day", day]]
      : [...boardWords(settings), ...(start ? [["start", start]] : []), ["target", target]]),
    ["mode", mode],
    ...(tieBreak && tieBreak !== usualTieBreak(settings) ? [["tieBreak", tieBreak]] : []),
    ...(path.length > 0 ? [["path", path.join(",")]] : []),
    ...(layers ? [["layers", layers.join(",")]] : []),
    ...(legal ? [["legal", "true"]] : []),
    ...(watch ? [["watch", "true"]] : []),
    ...challengeWords(challenge, mode),
    ...(theme ? [["theme", theme]] : []),
  ];
  return joinAddress(ROOM, all);
}
