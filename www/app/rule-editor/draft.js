/**
 * A rule while it is written: its lines, what breaks the last tie, and its text, which may be mistaken. It does not
 * depend on the page.
 * @import { ParsedRule, RunSettings } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../../text/rule-parts.js"
 */

import { ruleMeasures } from "../../pkg/knights_tour.js";

/**
 * A line of the rule.
 * @typedef {object} Line
 * @property {number} id
 * @property {boolean} least
 * @property {string} formula a measure, or what was typed
 * @property {boolean} isTyped whether it is a formula
 */

/** @typedef {{ lines: Line[], last: LastResort, text: string }} Draft */

/** The measure of a line, unless it was typed. @param {Pick<Line, "formula" | "isTyped">} line */
export const measureOf = ({ formula, isTyped }) =>
  isTyped ? undefined : ruleMeasures().find(({ id }) => id === formula);

/** The words for the least and the greatest. @param {Line} line */
export function superlativesOf(line) {
  const { least = "least", greatest = "greatest" } = measureOf(line) ?? {};
  return { least, greatest };
}

/** Measures to choose from. @param {Partial<RunSettings>} settings */
export const offeredOn = ({ graph }) =>
  ruleMeasures().filter(({ needsBoard }) => !needsBoard || graph === undefined);

/** The first measure that no line has. @type {(draft: Draft, settings: Partial<RunSettings>) => string} */
export function freeMeasure({ lines }, settings) {
  const taken = lines.map(({ formula }) => formula);
  return offeredOn(settings).find(({ id }) => !taken.includes(id))?.id ?? "onward";
}

/** What the lines say. @param {Draft} draft */
export function textOf({ lines, last }) {
  const ending = last === "order" ? [] : [last];
  const told = lines.map((line) => {
    const { least, greatest } = superlativesOf(line);
    return `${line.least ? least : greatest} ${line.formula}`;
  });
  return [...told, ...ending].join(", ");
}

/** A rule that was read. Lines that are the same keep their ids, and so their place on the page. @type {(rule: ParsedRule, before: Draft, newId: () => number) => Draft} */
export const draftOf = ({ criteria, last, text }, { lines: before }, newId) => ({
  lines: criteria.map(({ least, formula }, i) => {
    const old = before[i];
    const wasTyped = old?.isTyped === true && old.formula === formula;
    const isTyped = wasTyped || measureOf({ formula, isTyped: false }) === undefined;
    return { id: old?.id ?? newId(), least, formula, isTyped };
  }),
  ...{ last, text },
});

/** @param {Draft} draft @returns {Draft} */
export const copyOf = (draft) => ({ ...draft, lines: draft.lines.map((line) => ({ ...line })) });
