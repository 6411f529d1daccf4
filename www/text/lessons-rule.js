/**
 * The lessons about rules in words: from a tour by hand to the rule and its ties, and rules of one’s own.
 *
 * @import { LessonText } from "#text/lessons.js"
 */

import { press } from "#text/words.js";
export { guess, ties, invent } from "#messages/lessons-rule.js";
import * as messages from "#messages/lessons-rule.js";

const byHand = messages.hand.steps;
const byRule = messages.rule.steps;
const next = byRule["onward-moves"];

/** @type {LessonText} */
export const hand = {
  ...messages.hand,
  steps: {
    ...byHand,
    moves: { ...byHand.moves, ask: byHand.moves.ask({ press }) },
    euler: { ...byHand.euler, ask: byHand.euler.ask({ press }) },
  },
};

/** @type {LessonText} */
export const rule = {
  ...messages.rule,
  steps: { ...byRule, "onward-moves": { ...next, ask: next.ask({ press }) } },
};
