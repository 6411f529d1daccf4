/**
 * Hints: a wrong number, or the next number that a person could find. The first hint says where to look, the second
 * why, and the third enters the number.
 * @import { PuzzleHint } from "../../pkg/knights_tour.js"
 * @import { Hint } from "#text/puzzle.js"
 * @import { Parts } from "./parts.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/puzzle.js";
import { changed } from "./play.js";
import { enter, HINTS, isFull, wrongSquares } from "./state.js";

/** The squares that are marked while a hint is shown. @param {Pick<Room, "hint">} room */
export function hintMarks({ hint }) {
  const last = hint?.steps.at(-1);
  if (!hint || !last) {
    return { pointedOut: [], struck: [] };
  }
  const isNumber = last.reason.code === "only-square";
  const { square, number } = last;
  if (hint.strength === HINTS.where) {
    // Of a number that has one square left, that square would be the answer.
    return { pointedOut: isNumber || square === null ? [] : [square], struck: [] };
  }
  const struck = hint.steps.flatMap((step) => step.struck);
  const about = struck.filter((each) =>
    isNumber ? each.number === number : each.square === square,
  );
  return {
    pointedOut: square === null ? [] : [square],
    struck: isNumber ? about.map((each) => each.square) : [],
  };
}

/** Gives a hint, a stronger one where there was one. @param {Parts} parts */
export function askHint(parts) {
  const { room, frame } = parts;
  const [wrong] = wrongSquares(room);
  if (wrong !== undefined) {
    room.hints += room.isChecked ? 0 : 1;
    room.isChecked = true;
    room.cursor = wrong;
    frame.say(words.wrongHere(wrong, room.entries.get(wrong) ?? 0));
  } else if (isFull(room)) {
    frame.say(words.nothingLeft);
  } else if (room.hint) {
    stronger(parts, room.hint);
  } else {
    const { entries } = room;
    parts.making.explain({ ...parts.asked(), entries: Object.fromEntries(entries) }, (hint) => {
      // Somebody may have gone on in the meantime.
      if (entries === room.entries) {
        take(parts, hint);
      }
    });
  }
}

/** @type {(parts: Parts, hint: PuzzleHint) => void} */
function take({ room, frame }, hint) {
  if (hint.kind !== "step") {
    frame.say(hint.kind === "contradiction" ? words.contradiction : words.noHint);
    return;
  }
  room.hints++;
  room.hint = { ...hint, strength: HINTS.where };
  frame.changed();
  frame.announce(words.hint(room.hint));
}

/** @type {(parts: Parts, hint: Hint) => void} */
function stronger(parts, hint) {
  const { room, frame } = parts;
  const { number, square, strength } = hint;
  room.hints++;
  if (strength < HINTS.why || number === null || square === null) {
    room.hint = { ...hint, strength: HINTS.why };
    frame.announce(words.hint(room.hint));
  } else {
    enter(room, square, number);
    room.cursor = square;
    changed(parts);
    if (!isFull(room)) {
      frame.say(words.entered(square, number));
    }
  }
}
