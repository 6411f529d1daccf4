/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../pkg/knights_tour.js"
 * @import { LastResort } from "./rule-parts.js"
 */

import * as messages from "#messages/rule-editor.js";
export { labels, measures, formulaHelp, formulas, lasts, missing } from "#messages/rule-editor.js";

/** @type {Record<string, string>} */
const superlatives = messages.superlatives;

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => messages.ofLine.line({ n }),
  /** @param {number} n */
  superlative: (n) => messages.ofLine.superlative({ n }),
  /** @param {number} n */
  measure: (n) => messages.ofLine.measure({ n }),
  /** @param {number} n */
  formula: (n) => messages.ofLine.formula({ n }),
  /** @param {number} n */
  up: (n) => messages.ofLine.up({ n }),
  /** @param {number} n */
  down: (n) => messages.ofLine.down({ n }),
  /** @param {number} n */
  remove: (n) => messages.ofLine.remove({ n }),
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => messages.told.used({ text }),
  copied: messages.told.copied,
  notCopied: messages.told.notCopied,
};
