/**
 * Helpers for building sentences.
 * @import { Some } from "../choice.js"
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";
import { chosen, joined, plain, sentence, square } from "../parts.js";

export { chosen, plain, sentence, square };

const masculine = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"];
const feminine = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito"];

const language = createLanguage("pt-BR");

export const { locale, number, decimal, percent, ordinal, either } = language;

/** The plural form for a number; Brazilians write "0 casas". @type {(n: number | bigint, forms: Forms) => string} */
export const plural = (n, forms) => (Number(n) === 0 ? forms.other : language.plural(n, forms));

/** A small number in words, in the gender of what is counted. @type {(n: number, gender?: "m" | "f") => string} */
export const word = (n, gender = "m") => (gender === "f" ? feminine : masculine)[n] ?? number(n);

/** An error message as a sentence of its own. @param {string} message */
export const asSentence = (message) => `Não deu certo: ${message.replace(/[.]$/, "")}.`;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `“${excerpt(text)}”`;

/** "3 casas", "1.000.000 de casas" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) =>
  `${number(n)} ${plural(n, { many: "de ", other: "" })}${plural(n, forms)}`;

/** "2 saídas", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "nenhuma saída" : count(n, { one: "saída", other: "saídas" });

/** "com 2 saídas" @param {number} n */
export const withOnwardMoves = (n) => (n === 0 ? "sem nenhuma saída" : `com ${onwardMoves(n)}`);

/** Puts commas and a last "e" between pieces. @type {(pieces: readonly (readonly Part[])[]) => Part[]} */
export const list = (pieces) => joined(pieces, ", ", " e ");

/** Squares of which only the first are named: "a1, b3 e mais 12" @param {Some} some */
export const someOf = ({ squares, others }) =>
  list([
    ...squares.map((name) => [square(name)]),
    ...(others > 0 ? [[`mais ${number(others)}`]] : []),
  ]);

/** Names of squares: "c2, e4 e f5" @param {readonly string[]} names */
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
