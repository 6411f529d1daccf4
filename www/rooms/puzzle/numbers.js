/**
 * The row of missing numbers under the board: the one that a tap enters next is pressed. On boards with many of them
 * only those around it are shown, so that the row stays a row.
 * @import { Room } from "./state.js"
 */

import { button, keepFocus, setAttribute } from "../../widgets/dom.js";
import * as words from "#text/puzzle.js";
import { missing } from "./state.js";

/** Numbers in the row. */
const MAX_SHOWN = 11;

/** The numbers around the next one. @param {Room} room */
function shownNumbers(room) {
  const all = missing(room);
  const at = Math.max(0, all.indexOf(room.next ?? 0));
  const from = Math.max(0, Math.min(at - (MAX_SHOWN >> 1), all.length - MAX_SHOWN));
  return all.slice(from, from + MAX_SHOWN);
}

/** @type {(place: HTMLElement, choose: (number: number) => void) => (room: Room) => void} */
export function createNumbers(place, choose) {
  let drawn = "";
  return (room) => {
    const numbers = shownNumbers(room);
    if (drawn !== numbers.join()) {
      drawn = numbers.join();
      keepFocus(place, () => {
        place.replaceChildren(
          ...numbers.map((number) => {
            const made = button(String(number), () => choose(number));
            made.id = `puzzle-number-${number}`;
            setAttribute(made, "aria-label", words.nextNumber(number));
            return made;
          }),
        );
      });
    }
    for (const [i, chip] of [...place.children].entries()) {
      setAttribute(chip, "aria-pressed", String(numbers[i] === room.next));
    }
  };
}
