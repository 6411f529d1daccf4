/**
 * What is written of a text that somebody gave: it must be short enough to be read again.
 * @import { ParsedRule } from "../pkg/knights_tour.js"
 */

import { parseRule } from "../pkg/knights_tour.js";

/** Maximum characters of a rule, which the solver reads. */
export const MAX_RULE_TEXT = 400;
/** Maximum characters of a board, a graph or a list of squares: as a drawing of 300 × 300 squares has. */
export const MAX_SQUARES_TEXT = 100_000;

/** The normal form of a text, or where that is too long the form in which it came. @type {(normal: string, given: string, most: number) => string} */
export const writtenForm = (normal, given, most) => (normal.length > most ? given : normal);

/** A rule, with its text as it is written. Throws what is wrong with it. @param {string} given @returns {ParsedRule} */
export function readRule(given) {
  const rule = parseRule(given);
  return { ...rule, text: writtenForm(rule.text, given, MAX_RULE_TEXT) };
}
