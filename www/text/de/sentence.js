/**
 * Helpers for building sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import { chosen, joined, plain, sentence, square } from "../parts.js";

export { chosen, plain, sentence, square };

const small = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

const german = createLanguage("de");

export const { locale, number, decimal, percent, plural, ordinal, either } = german;

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** An error message as a sentence of its own: it begins with a capital already. @param {string} message */
export const asSentence = (message) => `${message.replace(/[.]$/, "")}.`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `„${excerpt(text)}“`;

/** "3 Felder" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "2 Folgezüge", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "kein Folgezug" : count(n, { one: "Folgezug", other: "Folgezüge" });

/** "mit 2 Folgezügen" @param {number} n */
export const withOnwardMoves = (n) =>
  n === 0 ? "ohne Folgezug" : `mit ${count(n, { one: "Folgezug", other: "Folgezügen" })}`;

/** Puts commas and a last "und" between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => joined(pieces, ", ", " und ");

/** Squares of which only the first are named: "a1, b3 und noch 12" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name) => [square(name)]),
    ...(others > 0 ? [[`noch ${number(others)}`]] : []),
  ]);

/** Names of squares: "c2, e4 und f5" @param {readonly string[]} names */
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
