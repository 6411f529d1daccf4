/**
 * Compares the visitor’s moves with Warnsdorff’s rule: asks for predictions, and gives hints.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/play.js";
import { paragraph } from "#text/words.js";
import { isChoice } from "../../run/predict.js";
import { HINTS, noteUse } from "./state.js";
import { sayIn } from "./tell.js";

/**
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {(told: string) => void} moved called after a move, with a comment on it
 */
export function createCoach(room, { announce, changed, say }, moved) {
  /** Lets the rule move by itself while there is nothing to predict. @returns {string[]} the squares it went to */
  function forcedMoves() {
    const squares = [];
    for (let next = room.game.hint(); next && !isChoice(next); next = room.game.hint()) {
      room.game.play(next.to);
      squares.push(next.to);
    }
    return squares;
  }

  return {
    /** Evaluates a prediction of the rule’s next square; the rule then moves. @param {string} answer */
    predict(answer) {
      const { game, round } = room;
      const hint = game.hint();
      if (!hint) {
        return;
      }
      room.answers.push(answer);
      const { visited } = game.session.moment().counters;
      const isAsked = isChoice(hint);
      const isRight = !isAsked || round.answer(hint, answer, visited);
      const told = isRight ? words.right(hint, answer) : words.mistaken(hint, answer);
      game.play(hint.to);
      const only = forcedMoves();
      moved(paragraph(isAsked ? told : words.hintChoice(hint), words.onlyWay(only)));
      room.pointedOut = isRight ? [] : [answer];
      room.isRight = isAsked ? isRight : null;
    },
    /** Gives a hint, stronger each time. */
    hint() {
      const found = room.game.isAtWork ? null : room.game.hint();
      if (!found) {
        say(words.noHint);
        return;
      }
      room.hint += 1;
      noteUse(room, "hint");
      if (room.hint === HINTS.move) {
        room.game.play(found.to);
        moved(words.hintPlayed(found.to));
        return;
      }
      const isWeak = room.hint === HINTS.numbers;
      room.told = isWeak ? words.weakHint(found) : words.strongHint(found);
      announce(sayIn(room)(room.told));
      changed();
    },
  };
}
