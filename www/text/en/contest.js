/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "Contest of rules",
  contestIntro:
    "Is your rule better than the usual ones? They all run on the same boards from the same starts, and the page counts the tours.",
  contestRule: "Your rule",
  beginContest: "Begin the contest",
  cancelContest: "Cancel",
  contestProgress: "Progress of the contest",
  copyContest: "Copy as CSV",
  copyScore: "Copy the result",
});

export const board = "Board";
export const mine = "Yours";
const closed = "closed tour";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? closed : ""].filter(Boolean).join(", ");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `${digits(100 * low)} to ${digits(100 * high)}%`;

export const average = "On average over all boards";

export const explained =
  "Small boards and boards with holes are tried from every square, large ones from 200 random squares. Where chance plays a part, the range below holds the true share with 95% confidence (Wilson, 1927).";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)} done`;

export const cancelled = "Cancelled. The table shows the results so far.";

/** @param {string} message */
export const failed = (message) => `The contest could not go on: ${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `Your rule makes a tour in ${share(own, 1)} of the runs, on average over all boards.`,
    own > best
      ? `It beats all the usual rules: the best of them, ${quoted(name)}, has ${share(best, 1)}.`
      : `The best of the usual rules is ${quoted(name)} with ${share(best, 1)}.`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `My knight’s rule ${quoted(rule)} makes a tour in ${own} of the runs on ${on}; ${quoted(name)} in ${other}.`;
