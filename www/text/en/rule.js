/** The texts of rules of one's own: the editor, and what measures are called. */

import { quoted } from "./sentence.js";
import { refused } from "./words.js";

/** @import { RuleMeasureId } from "../../pkg/knights_tour.js" */

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  own: "Write your own",
  editor: "Your rule",
  criteria: "What the knight looks for, the most important first",
  best: "Which is best",
  measure: "Of what",
  formula: "A formula",
  formulaHelp: "Use whole numbers, + - * ( ) and the words below, such as 2*onward + edge.",
  add: "Add a line",
  up: "Up",
  down: "Down",
  remove: "Remove",
  last: "If squares are still equal",
  undo: "Undo",
  again: "Start from Warnsdorff’s rule",
  asText: "As text",
  copy: "Copy",
});

/** What a measure is called, and what it means. @type {Record<RuleMeasureId, { name: string, short: string, about: string }>} */
export const measures = {
  onward: {
    name: "onward moves",
    short: "onward",
    about: "How many moves lead on from the square.",
  },
  "onward-sum": {
    name: "next onward moves, added up",
    short: "sum later",
    about: "The onward moves of all squares that could come next, added up.",
  },
  "onward-min": {
    name: "next onward moves, the least",
    short: "least later",
    about: "Of the squares that could come next, the one with the fewest onward moves.",
  },
  "onward-max": {
    name: "next onward moves, the most",
    short: "most later",
    about: "Of the squares that could come next, the one with the most onward moves.",
  },
  onward2: {
    name: "squares two moves away",
    short: "two away",
    about: "How many different squares two more moves could reach.",
  },
  degree: {
    name: "moves on the empty board",
    short: "moves",
    about: "How many moves the square would have if nothing had been visited.",
  },
  visited: {
    name: "visited neighbours",
    short: "visited",
    about: "How many squares a move away have been visited.",
  },
  centre: {
    name: "distance from the centre",
    short: "centre",
    about: "How far the square lies from the middle of the board.",
  },
  edge: {
    name: "distance from the edge",
    short: "edge",
    about: "0 in a corner, 1 on the edge, 2 one square further in.",
  },
  corner: {
    name: "distance from the nearest corner",
    short: "corner",
    about: "How far the square lies from the corner that is nearest.",
  },
  start: {
    name: "distance from the start",
    short: "start",
    about: "How far the square lies from where the tour began.",
  },
  turn: {
    name: "turn",
    short: "turn",
    about: "0 straight on; the sharper the knight turns, the larger.",
  },
  row: { name: "row", short: "row", about: "The row, counted from the bottom." },
  column: { name: "column", short: "column", about: "The column, counted from the left." },
  quadrant: {
    name: "quarter of the board",
    short: "quarter",
    about: "1 is the top right. The others follow against the clock.",
  },
  order: {
    name: "place in the order of moves",
    short: "order",
    about: "Moves have a fixed order. This is the square’s place in it.",
  },
};

/** What a criterion compares, in short: the head of a column. @param {string} formula */
export const head = (formula) => measures[/** @type {RuleMeasureId} */ (formula)]?.short ?? formula;

/** The criteria of a rule, as they are written; commas within a formula separate none. @param {string} rule */
export const criteriaIn = (rule) => rule.split(/, (?![^(]*\))/);

/** What to do with squares that are equal by all criteria. @type {Record<"order" | "random", string>} */
export const lasts = { order: "the first in the order of moves", random: "any of them, at random" };

/** A line of the rule, as its buttons name it. @type {(n: number) => string} */
export const line = (n) => `line ${n}`;

/** What a button does, and to which line. @type {(name: string, n: number) => string} */
export const ofLine = (name, n) => `${name}, ${line(n)}`;

/** Why a text is no rule. @param {string} message */
export const wrong = (message) => refused(message);

/** The part of a text that is wrong. @param {string} part */
export const mistake = (part) => `Look here: ${quoted(part)}`;

/** For the live region: what became of the rule. @param {string} text */
export const changed = (text) => `The rule is now ${quoted(text)}. The run begins again.`;

/** What a criterion says of a square, for screen readers: "by nearest edge 2". @type {(criterion: string, value: number) => string} */
export const valued = (criterion, value) => `by ${criterion} ${value}`;
