/**
 * Challenges: a position and an aim that a link locks, and the help that it allows. It does not depend on the
 * page.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { State } from "./route.js"
 */

import { itemsOf } from "../../app/codecs.js";
import { wrong } from "#text/challenge.js";

/** The kinds of help: taking back, onward moves, numbers and edges, hints, verdicts. */
export const helps = /** @type {const} */ (["back", "ways", "layers", "hint", "judge"]);

/** Selectable goals: predictions in a row. */
export const goals = [5, 10, 20];

/** @typedef {(typeof helps)[number]} Help */

/**
 * @typedef {object} Challenge
 * @property {Help[]} allowed
 * @property {number} locked number of moves that cannot be taken back
 * @property {number} goal predictions in a row, if the aim is to predict the rule’s moves
 */

const NONE = "none";

/** The most moves that can be locked, and predictions that can be asked for. */
export const MAX_MOVES = 9999;

/** The help that a challenge allows; `null` where there is no challenge. @type {Codec<Help[] | null>} */
export const allowed = {
  usual: null,
  read(text, _, tell) {
    const named = itemsOf(text).filter((name) => name !== NONE);
    const unknown = named.find((name) => helps.every((help) => help !== name));
    if (unknown !== undefined) {
      tell(wrong.help(unknown, helps));
    }
    return helps.filter((help) => named.includes(help));
  },
  write: (some) => some.join(",") || NONE,
};

/** @param {State} state @returns {Challenge | null} */
export const challengeIn = ({ challenge, locked, goal }) =>
  challenge && { allowed: challenge, locked, goal };

/** What links tell of a challenge. @param {Challenge | null} challenge @returns {Partial<State>} */
export const ofChallenge = (challenge) => ({
  ...{ challenge: challenge?.allowed, locked: challenge?.locked, goal: challenge?.goal },
});
