/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const masculine = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis", "sete", "oito"];
const feminine = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis", "sete", "oito"];

const language = createLanguage("pt-BR");

export const { locale, number, decimal, ordinal } = language;

/** Formats a ratio as a percentage; no space before the sign. @type {(n: number, of: number) => string} */
export const percent = (n, of) => language.percent(n, of).replace(/\s%$/, "%");

/** The plural form for a number; Brazilians write "0 casas". @type {(n: number | bigint, forms: Forms) => string} */
export const plural = (n, forms) => (Number(n) === 0 ? forms.other : language.plural(n, forms));

/** A small number in words, in the gender of what is counted. @type {(n: number, gender?: "m" | "f") => string} */
export const word = (n, gender = "m") => (gender === "f" ? feminine : masculine)[n] ?? number(n);

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `“${excerpt(text)}”`;

/** "3 casas", "1.000.000 de casas" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) =>
  `${number(n)} ${plural(n, { many: "de ", other: "" })}${plural(n, forms)}`;

/** "2 saídas", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "nenhuma saída" : count(n, { one: "saída", other: "saídas" });

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * Puts commas and a last "e" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  return pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? " e " : ", ";
    return joint ? [joint, ...piece] : piece;
  });
}

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join(" ");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
