/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Your rule",
  intro:
    "The {knight} takes the best {square} by line 1. If several are equally good, the next line decides.",
  lines: "Lines of the rule",
  last: "Then",
  add: "Add a line",
  addFormula: "Add a formula",
  undo: "Undo change",
  usual: "Start from Warnsdorff’s",
  text: "As text",
  copy: "Copy rule",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "Fewest",
  most: "Most",
  nearest: "Nearest",
  farthest: "Farthest",
  least: "Least",
  greatest: "Greatest",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “fewest” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "onward moves",
    means: "The open {squares} one move away from it.",
  },
  "onward-sum": {
    name: "onward moves ahead: the sum",
    means: "Go one move further in thought. Add up the onward moves of all those {squares}.",
  },
  "onward-min": {
    name: "onward moves ahead: the least",
    means: "Go one move further in thought. Take the smallest number of onward moves there.",
  },
  "onward-max": {
    name: "onward moves ahead: the most",
    means: "Go one move further in thought. Take the largest number of onward moves there.",
  },
  onward2: {
    name: "{squares} two moves ahead",
    means: "The open {squares} that two more moves can lead to.",
  },
  degree: {
    name: "moves on the empty {board}",
    means: "All moves it had before the tour began.",
  },
  visited: {
    name: "visited {squares} a move away",
    means: "The visited {squares} one move away from it.",
  },
  centre: {
    name: "the centre",
    means: "Its distance from the middle of the board.",
  },
  edge: {
    name: "the edge",
    means: "0 in a corner, 1 on the edge, 2 one step further in.",
  },
  corner: {
    name: "a corner",
    means: "Its distance from the corner that is nearest to it.",
  },
  start: {
    name: "the start",
    means: "Its distance from the square where the tour began.",
  },
  turn: {
    name: "turn",
    means: "How sharply the knight turns. Straight on is 0.",
  },
  row: { name: "row", means: "Rows count from 1 at the bottom." },
  column: { name: "column", means: "Columns count from 1 at the left." },
  quadrant: {
    name: "quarter of the board",
    means: "Quarter 1 is at the top right, then 2, 3 and 4 against the clock.",
  },
  order: {
    name: "place in the order of moves",
    means: "The page tries the moves in a fixed order. This is its place there.",
  },
};

/** Below a formula. */
export const formulaHelp =
  "Use words such as onward and visited, whole numbers, + - * ( ), min(a, b) and max(a, b).";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "the first in the order of moves",
  random: "any of them, at random",
  regions: "by region (Squirrel and Cull)",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `Line ${number(n)}`,
  /** @param {number} n */
  superlative: (n) => `Line ${number(n)}: fewest or most`,
  /** @param {number} n */
  measure: (n) => `Line ${number(n)}: what counts`,
  /** @param {number} n */
  formula: (n) => `Line ${number(n)}: formula`,
  /** @param {number} n */
  up: (n) => `Move line ${number(n)} up`,
  /** @param {number} n */
  down: (n) => `Move line ${number(n)} down`,
  /** @param {number} n */
  remove: (n) => `Remove line ${number(n)}`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `Your rule is now: ${text}.`,
  copied: "The rule is copied.",
  notCopied: "The rule could not be copied. It is selected.",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
