/**
 * What hints and replies tell of the rule’s choice. The same in every language.
 * @import { Candidate, Hint } from "../pkg/knights_tour.js"
 * @import { Criterion } from "./rule-parts.js"
 */

import { byValue } from "./choice.js";
import { bestFirst, bestOf, isByOwnRule, partsOf } from "./rule-parts.js";

/** Candidates, and what the rule looks at: by Warnsdorff’s rule those with as many onward moves together, by a rule of one’s own the values of each. @typedef {{ groups: { value: number, squares: string[] }[] } | { criteria: readonly Criterion[], candidates: { square: string, values: readonly number[] }[] }} Compared */

/** @type {(hint: Hint, candidates: readonly Candidate[]) => Compared} */
function comparedBy(hint, candidates) {
  if (!isByOwnRule(hint)) {
    return { groups: byValue(candidates) };
  }
  const { criteria } = partsOf(hint.rule ?? "");
  return {
    criteria,
    candidates: bestFirst(candidates, criteria).map(({ square, values = [] }) => ({
      square,
      values,
    })),
  };
}

/** @param {Hint} hint */
const valueOf = ({ to, candidates }) => candidates.find(({ square }) => square === to)?.value ?? 0;

/**
 * The sentences of hints.
 * @typedef {object} HintTexts
 * @property {(compared: Compared) => string} onlyMove there is only one candidate
 * @property {(compared: Compared) => string} moves what the rule looks at
 * @property {(to: string) => string} goesToOnly the rule’s choice is the only move
 * @property {(hint: Hint) => string} ownGoesTo what a rule of one’s own does
 * @property {(to: string, ways: number) => string} goesTo one square has the fewest onward moves
 * @property {(to: string, ways: number, tied: number) => string} breaksTie several have
 * @property {(chosen: string) => string} ownRight the answer is what a rule of one’s own does, which is told
 * @property {(best: readonly string[]) => string} ownTie the answer is the square of several equal ones that it takes
 * @property {(best: readonly string[], to: string) => string} ownTieElsewhere the rule takes another of them
 * @property {(to: string, ways: number) => string} right the answer has the fewest onward moves
 * @property {(best: readonly string[], ways: number) => string} tie the answer is the square of several equal ones that the rule takes
 * @property {(best: readonly string[], ways: number, to: string) => string} tieElsewhere the tie-break picks another of them
 * @property {(compared: Compared, to: string) => string} wrong
 */

/** The weakest hint: what the rule looks at. @type {(hint: Hint, texts: HintTexts) => string} */
export function weakHintOf(hint, texts) {
  const compared = comparedBy(hint, hint.candidates);
  return hint.candidates.length === 1 ? texts.onlyMove(compared) : texts.moves(compared);
}

/** The next one: the choice of the rule. @type {(hint: Hint, texts: HintTexts) => string} */
export function choiceOf(hint, texts) {
  const { to, candidates } = hint;
  if (candidates.length === 1) {
    return texts.goesToOnly(to);
  }
  if (isByOwnRule(hint)) {
    return texts.ownGoesTo(hint);
  }
  const tied = candidates.filter((each) => each.tied).length;
  return tied > 1 ? texts.breaksTie(to, valueOf(hint), tied) : texts.goesTo(to, valueOf(hint));
}

/** The reply to a right answer. @type {(hint: Hint, answer: string, texts: HintTexts) => string} */
export function replyToRight(hint, answer, texts) {
  const { to } = hint;
  const best = bestOf(hint);
  if (isByOwnRule(hint)) {
    if (best.length < 2) {
      return texts.ownRight(choiceOf(hint, texts));
    }
    return answer === to ? texts.ownTie(best) : texts.ownTieElsewhere(best, to);
  }
  const ways = valueOf(hint);
  if (best.length < 2) {
    return texts.right(to, ways);
  }
  return answer === to ? texts.tie(best, ways) : texts.tieElsewhere(best, ways, to);
}

/** The reply to a wrong answer. @type {(hint: Hint, answer: string, texts: HintTexts) => string} */
export function replyToWrong(hint, answer, texts) {
  const both = hint.candidates.filter(({ square }) => square === answer || square === hint.to);
  return texts.wrong(comparedBy(hint, both.reverse()), hint.to);
}
