/**
 * Challenges: a position and an aim that a link locks, and the help that it allows; and results, lines of
 * text that anybody can verify by replaying what they tell. It knows nothing of the page.
 *
 * @import { Problem } from "../../run/open-run.js"
 * @import { Mode } from "./address.js"
 * @import { Game, GameSettings } from "../../run/game.js"
 * @import { Room } from "./state.js"
 */

import { joinAddress, leaperWords, readLeaper, splitAddress } from "../../app/address.js";
import { wrong } from "../../text/challenge.js";
import { openGame } from "../../run/game.js";
import { isChoice, isRight } from "../../run/predict.js";

/** What a challenge can allow: taking back, squares to go to, numbers and edges, hints, verdicts. */
export const helps = /** @type {const} */ (["back", "ways", "layers", "hint", "judge"]);

/** Predictions in a row that can be asked for. */
export const goals = [5, 10, 20];

/** @typedef {(typeof helps)[number]} Help */

/**
 * @typedef {object} Challenge
 * @property {Help[]} allowed
 * @property {number} locked moves that stand
 * @property {number} goal predictions in a row, where the rule is to be predicted
 */

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

const NONE = "none";

/** @param {string} text */
const isCount = (text) => /^\d{1,4}$/.test(text);

/**
 * The challenge of a link, if it is one.
 * @type {(words: URLSearchParams, problems: Problem[]) => Challenge | null}
 */
export function readChallenge(words, problems) {
  const text = words.get("challenge");
  if (text === null) {
    return null;
  }
  const named = text.split(",").filter((name) => name !== "" && name !== NONE);
  const unknown = named.find((name) => helps.every((help) => help !== name));
  if (unknown !== undefined) {
    problems.push({ name: "challenge", message: wrong.help(unknown, helps) });
  }
  const [locked, goal] = ["locked", "goal"].map((name) => words.get(name) ?? "");
  return {
    allowed: helps.filter((help) => named.includes(help)),
    locked: isCount(locked ?? "") ? Number(locked) : 0,
    goal: isCount(goal ?? "") && Number(goal) > 0 ? Number(goal) : (goals[0] ?? 1),
  };
}

/** The words of a challenge. @type {(challenge: Challenge | null, mode: Mode) => string[][]} */
export function challengeWords(challenge, mode) {
  if (!challenge) {
    return [];
  }
  const { allowed, locked, goal } = challenge;
  return [
    ["challenge", allowed.join(",") || NONE],
    ...(locked > 0 ? [["locked", String(locked)]] : []),
    ...(mode === "predict" ? [["goal", String(goal)]] : []),
  ];
}

/** A short number for a text (FNV-1a, 32 bits): slips show, forgery is not prevented. @param {string} text */
function checkValue(text) {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36).padStart(7, "0");
}

/** @param {Result} result */
function body({ settings, mode, locked, done, goal, used }) {
  const { board, leaper, graph, start, target, tieBreak } = settings;
  const on = graph === undefined ? [["board", board], ...leaperWords(leaper)] : [["graph", graph]];
  const helped = Object.entries(used).filter(([, times]) => times > 0);
  const address = joinAddress(RESULT, [
    ...on,
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
  const text = body(result);
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

/** What a line tells; `null` for one that tells nothing. @param {string} text @returns {{ result: Result, isWhole: boolean } | null} */
function readResult(text) {
  const line = text.trim();
  if (!line.startsWith(`${RESULT}?`)) {
    return null;
  }
  const names = ["board", "leaper", "graph", "start", "target", "mode", "tieBreak", "goal"];
  const own = { locked: 100_000, done: 100_000 };
  const { words, problems } = splitAddress(
    line,
    [...names, "locked", "done", "used", "check"],
    own,
  );
  if (problems.length > 0) {
    return null;
  }
  const { leaper } = readLeaper(words);
  const given = ["board", "graph", "start", "target", "tieBreak"]
    .map((name) => [name, words.get(name)])
    .filter(([, value]) => value !== null);
  const squares = (/** @type {string} */ name) =>
    (words.get(name) ?? "").split(",").filter(Boolean);
  const helped = squares("used").map((part) => /^([a-z]+):(\d{1,5})$/.exec(part));
  const [whole, check] = line.split("&check=");
  return {
    result: {
      settings: { board: "8x8", ...Object.fromEntries(given), ...(leaper && { leaper }) },
      mode: words.get("mode") === "predict" ? "predict" : "free",
      locked: squares("locked"),
      done: squares("done"),
      goal: Number(words.get("goal") ?? 0),
      used: Object.fromEntries(helped.map((found) => [found?.[1] ?? "", Number(found?.[2] ?? 0)])),
    },
    isWhole: checkValue(whole ?? "") === check,
  };
}

/** The most predictions in a row that a game’s answers come to. @type {(game: Game, answers: readonly string[]) => number} */
function longestStreak(game, answers) {
  let [streak, longest] = [0, 0];
  for (const answer of answers) {
    const hint = game.hint();
    if (!hint) {
      break;
    }
    if (isChoice(hint)) {
      streak = isRight(hint, answer) ? streak + 1 : 0;
      longest = Math.max(longest, streak);
    }
    game.play(hint.to);
    for (let next = game.hint(); next && !isChoice(next); next = game.hint()) {
      game.play(next.to);
    }
  }
  return longest;
}

/** Whether what a result tells comes to its aim. @param {Result} result */
function isReached({ settings, mode, locked, done, goal }) {
  const game = openGame(settings);
  try {
    if (game.playAll(locked) !== undefined) {
      return false;
    }
    if (mode === "predict") {
      return goal > 0 && longestStreak(game, done) >= goal;
    }
    const isPlayed = game.playAll(done) === undefined;
    return isPlayed && game.session.moment().outcome?.kind === "tour";
  } finally {
    game.session.free();
  }
}

/**
 * What a line that somebody handed in is worth: found out by replaying it.
 * @param {string} text
 * @returns {{ kind: "unreadable" | "changed" } | { kind: "reached" | "missed", result: Result }}
 */
export function verifyResult(text) {
  const read = readResult(text);
  if (!read) {
    return { kind: "unreadable" };
  }
  if (!read.isWhole) {
    return { kind: "changed" };
  }
  try {
    return { kind: isReached(read.result) ? "reached" : "missed", result: read.result };
  } catch {
    return { kind: "unreadable" }; // The solver refuses the board or the start.
  }
}
