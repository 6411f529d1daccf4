/**
 * The parts of a rule’s text in its normal form, and how a rule narrows a choice down. The same in every language.
 * @import { Candidate, Hint } from "../pkg/knights_tour.js"
 */

/**
 * One line of a rule.
 * @typedef {object} Criterion
 * @property {boolean} least whether the least value wins, or else the greatest
 * @property {string} formula a measure, or a formula of measures
 * @property {string} text as the rule has it
 */

/** @typedef {"order" | "random" | "regions"} LastResort Who wins among squares that all criteria leave equal. */

/** The words for the least of a measure. */
const LEAST = ["fewest", "least", "nearest"];

/** Splits at commas outside parentheses. @param {string} text */
function split(text) {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) {
      parts.push("");
    } else {
      parts[parts.length - 1] += letter;
    }
  }
  return parts.map((part) => part.trim());
}

/**
 * The criteria of a rule, and what comes after them.
 * @param {string} rule in its normal form
 * @returns {{ criteria: Criterion[], last: LastResort }}
 */
export function partsOf(rule) {
  const texts = split(rule);
  const end = texts.at(-1);
  const last = end === "random" || end === "regions" ? end : "order";
  const criteria = (last === "order" ? texts : texts.slice(0, -1)).map((text) => {
    const [superlative = "", ...words] = text.split(" ");
    return { least: LEAST.includes(superlative), formula: words.join(" "), text };
  });
  return { criteria, last };
}

/** How good a candidate is by a criterion: the less, the better. @type {(candidate: Candidate, criteria: readonly Criterion[], index: number) => number} */
const rank = ({ values = [] }, criteria, index) =>
  (criteria[index]?.least ? 1 : -1) * (values[index] ?? 0);

/** Candidates from the best by a rule to the worst; equal ones keep their order. @type {(candidates: readonly Candidate[], criteria: readonly Criterion[]) => Candidate[]} */
export const bestFirst = (candidates, criteria) =>
  [...candidates].sort((one, other) => {
    const differs = criteria.findIndex(
      (_, i) => rank(one, criteria, i) !== rank(other, criteria, i),
    );
    return differs < 0 ? 0 : rank(one, criteria, differs) - rank(other, criteria, differs);
  });

/**
 * The untried candidates that each criterion leaves in the race, in order.
 * @type {(candidates: readonly Candidate[], criteria: readonly Criterion[]) => Candidate[][]}
 */
export function narrowed(candidates, criteria) {
  let left = candidates.filter(({ tried }) => !tried);
  return criteria.map((_, i) => {
    const best = Math.min(...left.map((each) => rank(each, criteria, i)));
    left = left.filter((each) => rank(each, criteria, i) === best);
    return left;
  });
}

/** What an answer to “where does the rule go?” is judged by. @typedef {Pick<Hint, "to" | "candidates" | "reason" | "rule">} Judged */

/** Whether a rule of one’s own chooses. @param {Pick<Hint, "reason">} hint */
export const isByOwnRule = ({ reason }) => reason.code === "by-rule";

/** The squares that are equally good: by Warnsdorff’s rule, whatever its tie-break; or by all lines of one’s own. @param {Judged} hint */
export function bestOf({ to, candidates, reason, rule }) {
  const best = isByOwnRule({ reason })
    ? (narrowed(candidates, partsOf(rule ?? "").criteria).at(-1) ?? [])
    : candidates.filter(({ tied }) => tied);
  return best.length > 0 ? best.map(({ square }) => square) : [to];
}
