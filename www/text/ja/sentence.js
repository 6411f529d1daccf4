/**
 * Helpers for building sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import * as parts from "../parts.js";

export const { plain, sentence } = parts;

/** What stands before the name of a vertex that is a number: "1から1手で" would not be understood. @param {string} name */
export const vertex = (name) => (/^\d+$/.test(name) ? "頂点" : "");

/** A square in a sentence, or a vertex. @param {string} name */
export const square = (name) => [vertex(name), parts.square(name)];

/** A square in a sentence, as the chosen one. @param {string} name */
export const chosen = (name) => [vertex(name), parts.chosen(name)];

export const { locale, number, decimal, percent, plural, ordinal, either } = createLanguage("ja");

/** An error message as a sentence of its own. @param {string} message */
export const asSentence = (message) => `${message.replace(/[.。]$/, "")}。`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `「${excerpt(text)}」`;

/** "3マス" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)}${plural(n, forms)}`;

/** "3つ", "12個" @param {number} n */
export const things = (n) => (n < 10 ? `${number(n)}つ` : `${number(n)}個`);

/** "行き先2か所", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) => (n === 0 ? "行き先なし" : `行き先${number(n)}か所`);

/** Puts "と" between two pieces, and commas between more. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => parts.joined(pieces, pieces.length === 2 ? "と" : "、");

/** Squares of which only the first are named: "a1、b3、ほか12か所" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name, i) => [i === 0 ? vertex(name) : "", parts.square(name)]),
    ...(others > 0 ? [[`ほか${number(others)}か所`]] : []),
  ]);

/** Names of squares: "c2、e4、f5" @param {readonly string[]} names */
export const listed = (names) =>
  plain(list(names.map((name, i) => [i === 0 ? vertex(name) : "", name])));

/** What stands between two sentences: nothing. */
export const between = "";

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(between);

/** The same for sentences in parts. @param {(readonly Part[])[]} sentences */
export const passage = (...sentences) => sentences.flat();

/** Names one after the other: "c2、e4" @param {readonly string[]} names */
export const commas = (names) => names.join("、");
