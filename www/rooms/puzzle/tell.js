/**
 * What can be read off the state and is put into words.
 * @import { Marks } from "./board.js"
 * @import { Parts } from "./parts.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/puzzle.js";
import { linkOf, route } from "./route.js";
import { rungs } from "./source.js";
import { after, before, numberOn, placed } from "./state.js";

/** A square for whoever cannot see the board: its number, and where the numbers beside it stand. @type {(room: Room, square: string, marks: Marks, there?: ReadonlyMap<number, string>) => string} */
export function nameOf(room, square, marks, there = placed(room)) {
  const number = numberOn(room, square);
  const marked = Object.entries(marks).filter(([, squares]) => squares.includes(square));
  const neighbours =
    number === undefined ? [] : [before(room.puzzle, number), after(room.puzzle, number)];
  return words.square({
    ...{ square, number },
    isGiven: room.puzzle.given.has(square),
    marks: /** @type {(keyof Marks)[]} */ (marked.map(([mark]) => mark)),
    neighbours: neighbours.flatMap((each) =>
      each === null ? [] : [{ number: each, square: there.get(each) }],
    ),
  });
}

/** What comes after a solved puzzle: the next rung, or another one like it. @param {Pick<Parts, "room" | "marks">} parts @returns {{ text: string, rung: string | null }} */
export function comingAfter({ room, marks }) {
  const at = rungs.findIndex(({ id }) => room.source.kind === "rung" && id === room.source.rung);
  const next = rungs.slice(at + 1).find(({ id }) => !marks.has(id)) ?? marks.coming();
  return room.source.kind === "rung" && next
    ? { text: words.nextRung(next.id), rung: next.id }
    : { text: words.labels.oneMore, rung: null };
}

/** The line to share, with a link to the puzzle without what was entered. @param {Room} room */
export const shareLine = (room) =>
  words.shareLine(room, new URL(route.write(linkOf(room)), location.href).href);
