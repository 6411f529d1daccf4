/**
 * A round of predictions: where does Warnsdorff’s rule go? It keeps questions and answers and does not depend
 * on the page.
 * @import { Hint } from "../pkg/knights_tour.js"
 * @import { Game } from "./game.js"
 * @import { Judged } from "../text/rule-parts.js"
 */

import { bestOf, isByOwnRule } from "../text/rule-parts.js";

/** How hard a choice is: a tie, a difference of one, or a larger difference; by a rule of one’s own a tie or none. @typedef {"tie" | "close" | "clear" | "own"} Kind */
/** @typedef {{ kind: Kind, asked: number, missed: number }} Tally */

/** Whether there is anything to predict. @param {Pick<Hint, "candidates">} hint */
export const isChoice = ({ candidates }) => candidates.length > 1;

/** @param {Judged} hint @returns {Kind} */
function kindOf(hint) {
  if (isByOwnRule(hint)) {
    return bestOf(hint).length > 1 ? "tie" : "own";
  }
  const [least = 0, next = 0] = hint.candidates.map(({ value }) => value).sort((a, b) => a - b);
  return next === least ? "tie" : next === least + 1 ? "close" : "clear";
}

/** Of equally good squares each is right. @type {(hint: Judged, answer: string) => boolean} */
export const isRight = (hint, answer) => bestOf(hint).includes(answer);

export function createRound() {
  /** @type {Map<Kind, Tally>} */
  const tallies = new Map();
  let [asked, right, streak, longest, furthest] = [0, 0, 0, 0, 0];

  return {
    /**
     * Records an answer. Where moves were taken back, the first answer counts.
     * @type {(hint: Judged, answer: string, move: number) => boolean} whether it is right
     */
    answer(hint, answer, move) {
      const isGood = isRight(hint, answer);
      if (move <= furthest) {
        return isGood;
      }
      furthest = move;
      const kind = kindOf(hint);
      const before = tallies.get(kind) ?? { kind, asked: 0, missed: 0 };
      const missed = before.missed + Number(!isGood);
      tallies.set(kind, { kind, asked: before.asked + 1, missed });
      asked += 1;
      right += Number(isGood);
      streak = isGood ? streak + 1 : 0;
      longest = Math.max(longest, streak);
      return isGood;
    },
    /** The score so far. */
    score: () => ({ asked, right, streak, longest }),
    /** How many choices of each kind there were, and how many were missed. @returns {Tally[]} */
    tallies: () => [...tallies.values()],
  };
}

/** Makes the moves of the rule in a game while there is nothing to predict. @param {Game} game @returns {string[]} the squares it went to */
export function playForced(game) {
  const squares = [];
  for (let next = game.hint(); next && !isChoice(next); next = game.hint()) {
    game.play(next.to);
    squares.push(next.to);
  }
  return squares;
}
