/**
 * Helpers for building sentences. Chinese has no capitals, and nothing between its sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import { chosen, joined, plain, sentence, square } from "../parts.js";

export { chosen, plain, sentence, square };

export const { locale, number, decimal, percent, plural, ordinal, either } =
  createLanguage("zh-CN");

/** @param {number} n */
export const word = (n) => number(n);
export const wordAtFirst = word;

/** An error message as a sentence of its own. @param {string} message */
export const asSentence = (message) => `${message.replace(/[.。]$/, "")}。`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `“${excerpt(text)}”`;

/** "3个格子": the form contains the measure word. @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)}${plural(n, forms)}`;

/** "2条出路", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) => (n === 0 ? "没有出路" : `${number(n)}条出路`);

/** Puts enumeration commas and a last "和" between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => joined(pieces, "、", "和");

/** Squares of which only the first are named: "a1、b3和另外12个" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name) => [square(name)]),
    ...(others > 0 ? [[`另外${number(others)}个`]] : []),
  ]);

/** Names of squares: "c2、e4和f5" @param {readonly string[]} names */
export const listed = (names) => plain(list(names.map((name) => [name])));

/** What stands between two sentences: nothing. */
export const between = "";

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(between);

/** The same for sentences in parts. @param {(readonly Part[])[]} sentences */
export const passage = (...sentences) => sentences.flat();

/** Names one after the other: "c2、e4" @param {readonly string[]} names */
export const commas = (names) => names.join("、");
