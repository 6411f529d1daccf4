/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Challenge",
  challengeHelp:
    "A link that locks this position and this aim. Whoever opens it gets a line to hand in, which is checked here.",
  allowed: "Allowed help",
  goal: "In a row",
  copyChallenge: "Copy the challenge",
  leaveChallenge: "Leave the challenge",
  result: "A result to check",
  checkResult: "Check the result",
  resultLine: "Your result",
  copyResult: "Copy the result",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "taking back",
  ways: "where to go",
  layers: "numbers and moves",
  hint: "hints",
  judge: "“Is it lost?”",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => `${count(times, { one: "move", other: "moves" })} taken back`,
  hint: (times) => count(times, { one: "hint", other: "hints" }),
  restart: (times) => count(times, { one: "new attempt", other: "new attempts" }),
  judge: (times) => `${count(times, { one: "question", other: "questions" })} whether it is lost`,
  watch: () => "a warning as soon as it is lost",
  ways: () => "the squares to go to marked",
  layers: () => "numbers or moves shown",
  method: () => "moves by a method",
  pasted: () => "moves that were pasted",
  link: () => "moves from a link",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `predict the rule ${count(goal, { one: "time", other: "times" })} in a row`
      : target === "closed"
        ? "find a closed tour from here"
        : "find a tour from here";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0
    ? `Challenge: ${aim}, without help.`
    : `Challenge: ${aim}. Allowed: ${help}.`;
}

export const reached = "Challenge met. Hand in the result below.";
export const challengeCopied = "The link to the challenge is copied.";
export const resultCopied = "The result is copied.";
export const copyRefused = "Copying was refused.";
export const notAllowed = "The challenge does not allow this.";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "without help" : `with ${joined(pieces)}`;
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const tour = settings.target === "closed" ? "closed tour" : "tour";
  const from = `from ${settings.start ?? ""}`;
  const given =
    locked.length > 0
      ? `${from} after ${count(locked.length, { one: "given move", other: "given moves" })}`
      : from;
  return mode === "predict"
    ? `Right: ${number(goal)} in a row predicted on ${board} ${given}, in ${count(done.length, { one: "answer", other: "answers" })}, ${helpUsed(used)}.`
    : `Right: a ${tour} of ${board} ${given}, with ${count(done.length, { one: "move", other: "moves" })} of one’s own, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "This is not a result. It is one line that begins with “knights-tour-result”.",
  changed: "This line was changed or cut off since it was copied.",
  missed: "The moves can be read, but they do not meet the challenge.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} is not a number of locked moves; write a whole number from ${number(least)} to ${number(most)}. No move is locked`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} is not a number of predictions in a row; write a whole number from ${number(least)} to ${number(most)}. The goal is ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} is not a help that a challenge can allow; choose from ${known.join(", ")}`,
};
