/**
 * What a click on the board does: it goes to the square or begins there, answers a question, or says where a tour is
 * numbered from.
 *
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Parts } from "./parts.js"
 * @import { Room } from "./state.js"
 */

import { numberTourFrom } from "../../run/shown-run.js";
import * as words from "#text/words.js";
import { isAsking } from "./asking.js";
import { goTo, startFrom } from "./runs.js";

/** Maximum number of steps that the first question skips. */
const MAX_SKIPPED = 100;

/** What a click on the board does, in words. @type {(room: Room, what: Parameters<typeof words.clickHint>[0]) => string} */
export const hintOf = ({ settings }, what) => words.sayOn(settings)(words.clickHint(what));

/** @type {(parts: Parts, square: string) => void} */
export function pick(parts, square) {
  const { room, forClass } = parts;
  if (room.picking) {
    pickNumberFrom(parts, square);
  } else if (isAsking(room)) {
    void forClass.use(({ ask }) => isAsking(room) && ask.answer(square));
  } else if (!goTo(parts, square)) {
    if (room.asks) {
      void forClass.use(({ ask }) => ask.offer(square));
    } else {
      startFrom(parts, square);
    }
  }
}

/** The pointer has taken the focus from the button; the keys go on from there. @type {(parts: Parts, square: string) => void} */
function pickNumberFrom(parts, square) {
  const { frame, stage, tourFound } = parts;
  const message = setNumberFrom(parts, square);
  if (message) {
    frame.say(words.refused(message), "error");
  } else if (stage.grid.cursor() === null) {
    tourFound.focus();
  }
}

/** @type {(parts: Parts, square: string) => string | null} what is wrong with it */
export function setNumberFrom(parts, square) {
  const message = numberTourFrom(parts.room, square);
  if (message === null) {
    setPicking(parts, false);
  }
  return message;
}

/** @type {(parts: Parts, picking: boolean) => void} */
export function setPicking({ room, frame }, picking) {
  room.picking = picking;
  frame.changed();
}

/** Whether several squares can be reached and one of them is the answer. @param {Moment} moment */
const hasOneAnswer = ({ candidates }) =>
  candidates.length > 1 && candidates.some(({ chosen, tied }) => chosen && !tied);

/** Asks first, or no more. At the start of a run it goes on to a choice with a single right answer. @param {Parts} parts */
export function toggleAsk({ room, forClass, layers }) {
  forClass.ask(!room.asks);
  layers.show();
  const { session, player } = room;
  if (room.asks && session.position === 0) {
    let skipped = 0;
    while (skipped < MAX_SKIPPED && !hasOneAnswer(session.moment()) && session.step()) {
      skipped += 1;
    }
    // Some methods choose nothing, or have nothing but ties.
    player.seek(hasOneAnswer(session.moment()) ? session.position : 0);
  }
}
