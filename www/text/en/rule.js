/**
 * Rules in words: what each criterion looks for, in the story, the list of candidates and the pseudo-code.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { RaceTexts } from "../choice.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { Criterion } from "../rule-parts.js"
 */

import { chosen, number, onwardMoves, quoted, sentence, someOf } from "./sentence.js";

/** Choices of the list of rules: the last one, and the heading of those before it. */
export const own = "Write your own";
export const opened = "You can write your rule below this list.";
/** The name of the method that follows it. */
export const name = "Your own rule";
/** The same with its text. @param {string} rule */
export const named = (rule) => `Rule “${rule}”`;
export const usual = "Warnsdorff’s rule, and on a tie:";

/**
 * Which squares a criterion prefers, to complete “those …”, and the heading of its column.
 * @type {Record<RuleMeasureId, { least: string, greatest: string, head: string }>}
 */
const measures = {
  onward: {
    least: "with the fewest onward moves",
    greatest: "with the most onward moves",
    head: "onward",
  },
  "onward-sum": {
    least: "with the smallest sum of onward moves one move ahead",
    greatest: "with the largest sum of onward moves one move ahead",
    head: "sum ahead",
  },
  "onward-min": {
    least: "with the fewest onward moves one move ahead",
    greatest: "with the most onward moves after the poorest next move",
    head: "least ahead",
  },
  "onward-max": {
    least: "with the fewest onward moves after the richest next move",
    greatest: "with the most onward moves one move ahead",
    head: "most ahead",
  },
  onward2: {
    least: "with the fewest open {squares} two moves ahead",
    greatest: "with the most open {squares} two moves ahead",
    head: "two ahead",
  },
  degree: {
    least: "with the fewest moves on the empty {board}",
    greatest: "with the most moves on the empty {board}",
    head: "all moves",
  },
  visited: {
    least: "with the fewest visited {squares} a move away",
    greatest: "with the most visited {squares} a move away",
    head: "visited",
  },
  centre: {
    least: "nearest the centre",
    greatest: "farthest from the centre",
    head: "centre",
  },
  edge: { least: "nearest the edge", greatest: "farthest from the edge", head: "edge" },
  corner: { least: "nearest a corner", greatest: "farthest from the corners", head: "corner" },
  start: { least: "nearest the start", greatest: "farthest from the start", head: "start" },
  turn: { least: "with the slightest turn", greatest: "with the sharpest turn", head: "turn" },
  row: { least: "in the lowest row", greatest: "in the highest row", head: "row" },
  column: { least: "farthest left", greatest: "farthest right", head: "column" },
  quadrant: {
    least: "in the quarter with the lowest number",
    greatest: "in the quarter with the highest number",
    head: "quarter",
  },
  order: {
    least: "first in the order of moves",
    greatest: "last in the order of moves",
    head: "order",
  },
};

/** The words for a measure; none for a formula. @param {string} formula */
const wordsFor = (formula) =>
  Object.hasOwn(measures, formula) ? measures[/** @type {RuleMeasureId} */ (formula)] : undefined;

/** Whether rules can compare squares by it. @param {string} measure @returns {measure is RuleMeasureId} */
export const isRuleMeasure = (measure) => wordsFor(measure) !== undefined;

/** Which squares a criterion prefers: "nearest the edge", "with the fewest onward moves". @param {Criterion} criterion */
export function soughtBy({ least, formula }) {
  const known = wordsFor(formula);
  if (!known) {
    return `with the ${least ? "least" : "greatest"} value of ${quoted(formula)}`;
  }
  return least ? known.least : known.greatest;
}

/** The heading of a criterion’s column, and the name of a measure in short. @param {Pick<Criterion, "formula">} criterion */
export const headOf = ({ formula }) => wordsFor(formula)?.head ?? "formula";

/** A candidate’s values, for screen readers, and of the chosen one what decided: "edge 1, 2 onward moves, decided by edge". @type {(criteria: readonly Criterion[], values: readonly number[], decisive?: Criterion) => string} */
export const valuesInWords = (criteria, values, decisive) =>
  [
    ...criteria.map((each, i) =>
      each.formula === "onward"
        ? onwardMoves(values[i] ?? 0)
        : `${headOf(each)} ${number(values[i] ?? 0)}`,
    ),
    ...(decisive ? [`decided by ${headOf(decisive)}`] : []),
  ].join(", ");

/** The numbers on squares that are not a measure of somebody’s choice. */
export const usualNumbers = "what the method looks at";

/** The heading of a criterion’s column, with a sign if it decided. @type {(criterion: Criterion, isDecisive: boolean) => string} */
export const columnHead = (criterion, isDecisive) =>
  isDecisive ? `${headOf(criterion)} ✓` : headOf(criterion);

/** What breaks the last tie, in the pseudo-code. */
const lastLines = {
  order: { alone: "first in order of moves", after: "the first" },
  random: { alone: "any of them, at random", after: "at random" },
  regions: { alone: "by region of the {board}", after: "by region of the {board}" },
};

/** The lines of pseudo-code of a rule of one’s own. @type {CodeTexts["own"]} */
export const ownLines = {
  measure: "measure each candidate by the rule",
  go: (criterion) => `go to the one ${soughtBy(criterion)}`,
  tie: (others, last) =>
    others.length === 0
      ? `on a tie: ${lastLines[last].alone}`
      : `on a tie: ${others.map(({ text }) => text).join(", then ")}, then ${lastLines[last].after}`,
};

/** How the story tells what the rule does: first or later, with one square left or several. @type {RaceTexts} */
export const race = {
  first: {
    take: (criterion, to) =>
      sentence`Your rule takes the one ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Your rule keeps those ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  next: {
    take: (criterion, to) =>
      sentence`Of these it takes the one ${soughtBy(criterion)}: ${chosen(to)}.`,
    keep: (criterion, some) =>
      sentence`Of these it keeps those ${soughtBy(criterion)}: ${someOf(some)}.`,
  },
  last: {
    order: (to) =>
      sentence`These are equal, so it takes the first in the order of moves: ${chosen(to)}.`,
    random: (to) => sentence`These are equal, so chance picks one: ${chosen(to)}.`,
    regions: (to) =>
      sentence`These are equal, so the order for this part of the {board} decides: ${chosen(to)}.`,
  },
  // Nothing in the rule tells the candidates apart.
  allEqual: {
    order: (to) =>
      sentence`All are equal by your rule, so it takes the first in the order of moves: ${chosen(to)}.`,
    random: (to) => sentence`All are equal by your rule, so chance picks one: ${chosen(to)}.`,
    regions: (to) =>
      sentence`All are equal by your rule, so the order for this part of the {board} decides: ${chosen(to)}.`,
  },
};
