/**
 * Compares the visitor’s moves with Warnsdorff’s rule: asks for predictions, and gives hints.
 * @import { Parts } from "./parts.js"
 */

import * as words from "#text/play.js";
import { paragraph } from "#text/words.js";
import { isChoice, playForced } from "../../run/predict.js";
import { moved } from "./moves.js";
import { HINTS, noteUse } from "./state.js";
import { sayIn } from "./tell.js";

/** Evaluates a prediction of the rule’s next square; the rule then moves. @type {(parts: Parts, answer: string) => void} */
export function predict(parts, answer) {
  const { room } = parts;
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
  const only = words.onlyWay(playForced(game));
  moved(parts, paragraph(isAsked ? told : words.hintChoice(hint), only));
  room.pointedOut = isRight ? [] : [answer];
  room.isRight = isAsked ? isRight : null;
}

/** Gives a hint, stronger each time. @param {Parts} parts */
export function giveHint(parts) {
  const { room, frame } = parts;
  const found = room.game.isAtWork ? null : room.game.hint();
  if (!found) {
    frame.say(words.noHint);
    return;
  }
  room.hint += 1;
  noteUse(room, "hint");
  if (room.hint === HINTS.move) {
    room.game.play(found.to);
    moved(parts, words.hintPlayed(found.to));
    return;
  }
  const isWeak = room.hint === HINTS.numbers;
  room.told = isWeak ? words.weakHint(found) : words.strongHint(found);
  frame.announce(sayIn(room)(room.told));
  frame.changed();
}
