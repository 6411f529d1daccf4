/**
 * What hints and replies tell of the rule’s choice.
 * @import { Candidate, Hint } from "../pkg/knights_tour.js"
 */

import { byValue } from "./choice.js";
import { bestFirst, bestOf, isByOwnRule, partsOf } from "./rule-parts.js";
import { valuesInWords } from "#text/rule.js";
import { raceToldOf } from "#text/stories.js";
import * as messages from "#messages/play.js";

/** Candidates with what the rule looks at: by Warnsdorff’s rule those with as many onward moves together, by a rule of one’s own the values of each. @type {(hint: Hint, candidates: readonly Candidate[]) => string[]} */
function comparedBy(hint, candidates) {
  if (!isByOwnRule(hint)) {
    return byValue(candidates).map(({ value, squares }) =>
      messages.have({ areSeveral: squares.length > 1, squares, value }),
    );
  }
  const { criteria } = partsOf(hint.rule ?? "");
  return bestFirst(candidates, criteria).map(({ square, values = [] }) =>
    messages.values({ square, values: valuesInWords(criteria, values) }),
  );
}

/** @type {(hint: Hint, candidates: readonly Candidate[]) => string} */
const looksAt = (hint, candidates) =>
  comparedBy(hint, candidates).reduce((first, second) => messages.looksAt({ first, second }));

/** The onward moves of the rule’s choice. @param {Hint} hint */
const waysOf = ({ to, candidates }) => candidates.find(({ square }) => square === to)?.value ?? 0;

/** The weakest hint: what the rule looks at. @param {Hint} hint */
export function weakHint(hint) {
  const told = { looksAt: looksAt(hint, hint.candidates) };
  return hint.candidates.length === 1 ? messages.hints.onlyMove(told) : messages.hints.moves(told);
}

/** The next one: the choice of the rule. @param {Hint} hint */
export function hintChoice(hint) {
  const { to, candidates } = hint;
  if (candidates.length === 1) {
    return messages.hints.goesToOnly({ to });
  }
  if (isByOwnRule(hint)) {
    return raceToldOf(hint);
  }
  const [ways, tied] = [waysOf(hint), candidates.filter((each) => each.tied).length];
  return tied > 1
    ? messages.hints.breaksTie({ to, ways, tied })
    : messages.hints.goesTo({ to, ways });
}

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => messages.hintPlayed({ to });

/** The reply to a right answer. @type {(hint: Hint, answer: string) => string} */
export function right(hint, answer) {
  const { to } = hint;
  const best = bestOf(hint);
  if (isByOwnRule(hint)) {
    if (best.length < 2) {
      return messages.hints.ownRight({ told: hintChoice(hint) });
    }
    return answer === to
      ? messages.hints.ownTie({ best })
      : messages.hints.ownTieElsewhere({ best, to });
  }
  const ways = waysOf(hint);
  if (best.length < 2) {
    return messages.hints.right({ to, ways });
  }
  return answer === to
    ? messages.hints.tie({ best, ways })
    : messages.hints.tieElsewhere({ best, ways, to });
}

/** The reply to a wrong answer. @type {(hint: Hint, answer: string) => string} */
export function mistaken(hint, answer) {
  const both = hint.candidates.filter(({ square }) => square === answer || square === hint.to);
  return messages.hints.wrong({ looksAt: looksAt(hint, both.reverse()), to: hint.to });
}
