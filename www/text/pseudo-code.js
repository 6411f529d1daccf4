/**
 * Which line of pseudo-code stands for a code, and whether it is indented. The lines are each language’s `methods.js`.
 * @import { RunSettings, TieBreakId, WhenStuck } from "../pkg/knights_tour.js"
 * @import { Criterion, LastResort } from "./rule-parts.js"
 */

import { partsOf } from "./rule-parts.js";

/**
 * The lines of pseudo-code, short enough to fit the page without wrapping.
 * @typedef {object} CodeTexts
 * @property {Readonly<Record<string, string>>} lines by code
 * @property {Readonly<Record<TieBreakId, string>>} ties
 * @property {Readonly<Record<WhenStuck, string>>} deadEnds
 * @property {{ measure: string, go: (criterion: Criterion) => string, tie: (others: readonly Criterion[], last: LastResort) => string }} own what stands instead for a rule of one’s own: `others` are its lines after the first
 */

/** Lines that stand under another one. */
const INDENTED = new Set([
  ...["count-onward-moves", "go-to-fewest", "break-tie", "prune", "try-next", "take-back"],
  ...["corner-or-nearest-edge", "break-tie-at-random", "grow", "grow-at-random", "join", "insert"],
  ...["strands", "advance", "turn", "merge", "exchange", "match-again", "try-all", "switch"],
  ...["update", "update-printed", "follow", "holds"],
]);

/** Whether a line does not apply. @type {(code: string, settings: RunSettings) => boolean} */
const isOff = (code, { target, whenStuck, merge, prune }) =>
  (code === "close" && target !== "closed") ||
  (code === "out-of-steps" && whenStuck !== "backtrack") ||
  (code === "merge" && merge === "false") ||
  (code === "prune" && prune === "false");

/** What the settings make of a code. @type {(code: string, settings: RunSettings) => string} */
function codeBy(code, { growth, equation }) {
  if (code === "grow" && growth === "random") {
    return "grow-at-random";
  }
  return code === "update" && equation === "printed" ? "update-printed" : code;
}

/** @type {(code: string, settings: RunSettings, texts: CodeTexts) => string | undefined} */
function textOf(code, { rule, tieBreak, whenStuck }, { lines, ties, deadEnds, own }) {
  const { criteria, last } = partsOf(rule ?? "");
  const [first, ...others] = criteria;
  switch (code) {
    case "count-onward-moves":
      return rule === undefined ? lines[code] : own.measure;
    case "go-to-fewest":
      return rule === undefined || !first ? lines[code] : own.go(first);
    case "break-tie":
      return rule === undefined ? ties[tieBreak ?? "first"] : own.tie(others, last);
    case "dead-end":
      return deadEnds[whenStuck ?? "stop"];
    default:
      return lines[code];
  }
}

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(code: string, settings: RunSettings, texts: CodeTexts) => { text: string, depth: number } | null} */
export function lineOf(code, settings, texts) {
  if (isOff(code, settings)) {
    return null;
  }
  const name = codeBy(code, settings);
  return { text: textOf(name, settings, texts) ?? code, depth: INDENTED.has(name) ? 1 : 0 };
}
