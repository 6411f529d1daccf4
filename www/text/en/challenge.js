/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "Set a challenge",
  challengeHelp:
    "Make a link to this puzzle. Whoever solves it gets a code to send you. Paste that code below to check it.",
  allowed: "Help that you allow",
  goal: "Right in a row",
  copyChallenge: "Copy the link",
  leaveChallenge: "Leave the challenge",
  result: "A code to check",
  checkResult: "Check the code",
  resultLine: "Your code",
  copyResult: "Copy the code",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "taking moves back",
  ways: "where I can go",
  layers: "numbers and lines",
  hint: "hints",
  judge: "“Is it lost?”",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => `${count(times, { one: "move", other: "moves" })} taken back`,
  hint: (times) => count(times, { one: "hint", other: "hints" }),
  restart: (times) => count(times, { one: "new attempt", other: "new attempts" }),
  judge: (times) => `“Is it lost?” asked ${count(times, { one: "time", other: "times" })}`,
  watch: () => "a warning when it was lost",
  ways: () => "possible moves marked",
  layers: () => "numbers or lines shown",
  method: () => "moves made by a method",
  pasted: () => "pasted moves",
  link: () => "moves from a link",
};

/** @param {readonly string[]} pieces */
const joined = (pieces) => plain(list(pieces.map((piece) => [piece])));

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `predict the rule’s move ${count(goal, { one: "time", other: "times" })} in a row`
      : target === "closed"
        ? "find a closed tour from here"
        : "find a tour from here";
  const help = joined(allowed.map((name) => helps[name] ?? name));
  return allowed.length === 0
    ? `Challenge: ${aim}, without help.`
    : `Challenge: ${aim}. Allowed: ${help}.`;
}

export const reached = "You solved the challenge! Send the code below to whoever set it.";
export const challengeCopied = "The link to your challenge is copied.";
export const resultCopied = "Your code is copied.";
export const copyRefused = "Your browser did not allow copying.";
export const notAllowed = "This challenge does not allow that help.";

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
    ? `✓ Solved: ${number(goal)} right in a row on ${board} ${given}, in ${count(done.length, { one: "answer", other: "answers" })}, ${helpUsed(used)}.`
    : `✓ Solved: a ${tour} on ${board} ${given}, in ${count(done.length, { one: "move", other: "moves" })}, ${helpUsed(used)}.`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "This is not a code. Paste the whole line that begins with “knights-tour-result”.",
  changed: "This code was changed or cut off. Copy the whole line again.",
  missed: "We can read the moves, but they do not solve the challenge.",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)} is not a number of locked moves; write a whole number from ${number(least)} to ${number(most)}. No move is locked`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)} is not a number of predictions in a row; write a whole number from ${number(least)} to ${number(most)}. The goal is ${number(usual)}`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)} is not a help that a challenge can allow; choose from ${known.join(", ")}`,
};
