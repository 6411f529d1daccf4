/**
 * Results of challenges: lines of text that tell what was done, and that anybody can verify by doing it
 * again. It knows nothing of the page.
 *
 * @import { GameSettings } from "../../run/game.js"
 * @import { Mode } from "./address.js"
 * @import { Room } from "./state.js"
 */

import { joinAddress, readLeaper, splitAddress } from "../../app/address.js";
import { boardWords } from "./address.js";

/**
 * What was done, and with which help.
 * @typedef {object} Result
 * @property {GameSettings} settings
 * @property {Mode} mode
 * @property {string[]} locked moves that stood already
 * @property {string[]} done moves that were made, or predictions
 * @property {number} goal
 * @property {Record<string, number>} used how often, by the kind of help
 */

/** What a line begins with. */
const RESULT = "knights-tour-result";

/** A short number for a text (FNV-1a, 32 bits): slips show, forgery is not prevented. @param {string} text */
function checkValue(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, "0");
}

/** @param {Result} result */
function bodyOf({ settings, mode, locked, done, goal, used }) {
  const { start, target, tieBreak } = settings;
  const helped = Object.entries(used).filter(([, times]) => times > 0);
  const address = joinAddress(RESULT, [
    ...boardWords(settings),
    ["start", start ?? ""],
    ["target", target ?? "open"],
    ["mode", mode],
    ...(mode === "predict"
      ? [
          ["tieBreak", tieBreak ?? ""],
          ["goal", String(goal)],
        ]
      : []),
    ["locked", locked.join(",")],
    ["done", done.join(",")],
    ["used", helped.map(([name, times]) => `${name}:${times}`).join(",")],
  ]);
  return address.slice(1);
}

/** The line that tells a result. @param {Result} result */
function writeResult(result) {
  const text = bodyOf(result);
  return `${text}&check=${checkValue(text)}`;
}

/** The line to hand in, once the challenge is met. @param {Pick<Room, "challenge" | "game" | "mode" | "round" | "answers" | "used">} room */
export function resultOf({ challenge, game, mode, round, answers, used }) {
  if (!challenge) {
    return null;
  }
  const { goal, locked: count } = challenge;
  const isMet =
    mode === "predict"
      ? round.score().longest >= goal
      : game.session.moment().outcome?.kind === "tour";
  const moves = game.moves();
  const [locked, made] = [moves.slice(0, count), moves.slice(count)];
  const done = mode === "predict" ? answers : made;
  return isMet ? writeResult({ settings: game.settings, mode, locked, done, goal, used }) : null;
}

/**
 * What a line tells: a result, unless it is none or was changed since it was written.
 * @param {string} text
 * @returns {{ kind: "unreadable" | "changed" } | { kind: "whole", result: Result }}
 */
export function readResult(text) {
  const line = text.trim();
  if (!line.startsWith(`${RESULT}?`)) {
    return { kind: "unreadable" };
  }
  const names = ["board", "leaper", "graph", "start", "target", "mode", "tieBreak", "goal"];
  const own = { locked: 100_000, done: 100_000 };
  const { words, problems } = splitAddress(
    line,
    [...names, "locked", "done", "used", "check"],
    own,
  );
  if (problems.length > 0) {
    return { kind: "unreadable" };
  }
  const { leaper } = readLeaper(words);
  const given = ["board", "graph", "start", "target", "tieBreak"]
    .map((name) => [name, words.get(name)])
    .filter(([, value]) => value !== null);
  const squares = (/** @type {string} */ name) =>
    (words.get(name) ?? "").split(",").filter(Boolean);
  const helped = squares("used").map((part) => /^([a-z]+):(\d{1,5})$/.exec(part));
  const [body, check] = line.split("&check=");
  if (checkValue(body ?? "") !== check) {
    return { kind: "changed" };
  }
  return {
    kind: "whole",
    result: {
      settings: { board: "8x8", ...Object.fromEntries(given), ...(leaper && { leaper }) },
      mode: words.get("mode") === "predict" ? "predict" : "free",
      locked: squares("locked"),
      done: squares("done"),
      goal: Number(words.get("goal") ?? 0),
      used: Object.fromEntries(helped.map((found) => [found?.[1] ?? "", Number(found?.[2] ?? 0)])),
    },
  };
}
