/** The texts of the contest of rules. */

import { asSentence, decimal } from "#text/sentence.js";
import { size } from "#text/words.js";
export { labels, board, mine, average, explained, cancelled } from "#messages/contest.js";
import * as messages from "#messages/contest.js";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  messages.heat({
    hasShape: shape !== "",
    shape,
    size: size(width, height),
    isClosed: target === "closed",
  });

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => messages.share({ percent: digits((100 * tours) / runs) });

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) =>
  messages.between({ low: digits(100 * low), high: digits(100 * high) });

/** @type {(done: number) => string} */
export const progress = (done) => messages.progress({ done, all: 1 });

/** @param {string} message */
export const failed = (message) => messages.failed({ message });

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  messages.result({ own: share(own, 1), isBest: own > best, best: share(best, 1), name });

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) => messages.score({ rule, own, on, name, other });
