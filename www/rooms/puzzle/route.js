/**
 * What the room’s links hold: `#puzzle?givens=1,,,/,#,3/8,,&filled=b1:4`, or the puzzle of a day or of the ladder.
 * `#play?givens=…` leads here as well.
 * @import { Codec } from "../../app/route.js"
 * @import { Room } from "./state.js"
 * @import { Leaps } from "../../pkg/knights_tour.js"
 */

import { leaper, oneOf, squaresText, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { wrong } from "#text/puzzle.js";
import { isDay } from "../../run/day.js";
import { grades, rungs } from "./source.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** Characters of the longest list of entries: the largest puzzle has 400 squares. */
const MAX_FILLED = 8000;

/** Whose puzzle it is. @type {Codec<string | null>} */
const day = {
  usual: null,
  read(date) {
    if (!isDay(date)) {
      throw new Error(wrong.day(date));
    }
    return date;
  },
};

/** Numbers by square: `a1:1,c2:2`. @type {Codec<[string, number][]>} */
const filled = {
  usual: [],
  maxLength: MAX_FILLED,
  read(text) {
    return text.split(",").map((item) => {
      const [, square, number] = /^([a-z]{1,3}\d{1,4}):(\d{1,3})$/.exec(item) ?? [];
      if (square === undefined) {
        throw new Error(wrong.filled(item));
      }
      return [square, Number(number)];
    });
  },
  write: (pairs) => (pairs.length > 0 ? pairs.map((pair) => pair.join(":")).join(",") : null),
};

/** @param {{ day: string | null }} before */
const isAnyDay = (before) => before.day === null;
/** @param {{ rung: string | null, day: string | null }} before */
const isOwn = ({ day: date, rung }) => date === null && rung === null;

export const route = defineRoute("puzzle", {
  day,
  grade: where((before) => !isAnyDay(before), oneOf(grades, "easy", wrong.grade)),
  rung: where(
    isAnyDay,
    oneOf(
      rungs.map(({ id }) => id),
      null,
      wrong.rung,
    ),
  ),
  givens: where(isOwn, squaresText(undefined)),
  leaper: where(isOwn, leaper(/** @type {Leaps | undefined} */ (undefined))),
  target: where(isOwn, oneOf(["open", "closed"], "open", wrong.target)),
  filled,
});

/** What a link to a puzzle holds, without what was entered. @param {Pick<Room, "source" | "puzzle">} room @returns {Partial<State>} */
export function linkOf({ source, puzzle: { leaper: piece, target, line } }) {
  switch (source.kind) {
    case "day":
      return { day: source.day, grade: source.grade };
    case "rung":
      return { rung: source.rung };
    default:
      return {
        givens: line.replaceAll(" ", ",").replace(/(?<=^|,|\/)\.(?=$|,|\/)/g, ""),
        leaper: piece,
        target,
      };
  }
}
