/**
 * Challenges: a position and an aim that a link locks, and the help that it allows. It knows nothing of the
 * page.
 *
 * @import { Problem } from "../../run/open-run.js"
 * @import { Mode } from "./address.js"
 */

import { wrong } from "../../text/challenge.js";

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
