/**
 * Helpers for building sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import { chosen, joined, plain, sentence, square } from "../parts.js";

export { chosen, plain, sentence, square };

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const smallAtFirst = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

export const { locale, number, decimal, percent, plural, ordinal, either } = createLanguage("en");

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** The same at the beginning of a sentence. @param {number} n */
export const wordAtFirst = (n) => smallAtFirst[n] ?? number(n);

/** An error message in a sentence of its own. @param {string} message */
export const asSentence = (message) => `That does not work: ${message.replace(/[.]$/, "")}.`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `“${excerpt(text)}”`;

/** "3 squares" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 onward moves", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "no onward move" : count(n, { one: "onward move", other: "onward moves" });

/** Puts commas and a last "and" between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => joined(pieces, ", ", " and ");

/** Squares of which only the first are named: "a1, b3 and 12 others" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name) => [square(name)]),
    ...(others > 0 ? [[count(others, { one: "other", other: "others" })]] : []),
  ]);

/** Names of squares: "c2, e4 and f5" @param {readonly string[]} names */
export const listed = (names) => plain(list(names.map((name) => [name])));

/** What stands between two sentences. */
export const between = " ";

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(between);

/** The same for sentences in parts. @param {(readonly Part[])[]} sentences */
export const passage = (...sentences) =>
  joined(
    sentences.filter(({ length }) => length > 0),
    between,
  );

/** Names one after the other: "c2, e4" @param {readonly string[]} names */
export const commas = (names) => names.join(", ");
