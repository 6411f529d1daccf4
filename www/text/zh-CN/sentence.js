/**
 * Helpers for building sentences.
 * @import { Forms, Part } from "../language.js"
 */

import { excerpt } from "../cut.js";
import { createLanguage } from "../language.js";

const language = createLanguage("zh-CN");

export const { locale, number, decimal, plural, ordinal } = language;

/** "12%", without a space. @type {(n: number, of: number) => string} */
export const percent = (n, of) => language.percent(n, of).replace(/\s/g, "");

/** @param {number} n */
export const word = (n) => number(n);

/** Chinese has no capitals. @param {string} text */
export const capital = (text) => text;

/** A visitor's text in quotation marks, shortened if it is long. @param {string} text */
export const quoted = (text) => `“${excerpt(text)}”`;

/** "3个格子": the form contains the measure word. @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)}${plural(n, forms)}`;

/** "2条出路", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) => (n === 0 ? "没有出路" : `${number(n)}条出路`);

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * Puts enumeration commas and a last "和" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  return pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? "和" : "、";
    return joint ? [joint, ...piece] : piece;
  });
}

/** Whole sentences, one after the other; empty ones are left out. @param {string[]} texts */
export const paragraph = (...texts) => texts.filter(Boolean).join("");

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
