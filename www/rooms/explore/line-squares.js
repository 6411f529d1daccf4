/**
 * The squares that the words of Explore are about: those that sentences and rows name, and those that a line of the
 * method speaks of.
 * @import { Moment } from "../../pkg/knights_tour.js"
 * @import { Pointing } from "../../widgets/run-board.js"
 * @import { Room } from "./state.js"
 */

import { followNames, wordsIn } from "../../widgets/square-names.js";
import { isAsking } from "./asking.js";

/** Lines that are about the same squares whenever they are read. @type {Readonly<Record<string, "start" | "focus" | "all" | "chosen" | "best">>} */
const ABOUT = {
  place: "start",
  close: "start",
  open: "start",
  "count-onward-moves": "all",
  "try-next": "chosen",
  "go-to-fewest": "best",
  "break-tie": "best",
  "corner-or-nearest-edge": "chosen",
  "take-next": "chosen",
  "take-back": "focus",
  "dead-end": "focus",
  "rotate-end": "focus",
};

/**
 * The squares that a line of the method speaks of now: the start, the knight’s square, the candidates, those that
 * are in the race, or the one that is chosen; of the current line, else, those that the story `names`.
 * @type {(line: string, moment: Pick<Moment, "start" | "focus" | "candidates">, names: readonly string[]) => string[]}
 */
export function squaresOf(line, { start, focus, candidates }, names) {
  const named = (/** @type {Moment["candidates"]} */ some) => some.map(({ square }) => square);
  switch (ABOUT[line]) {
    case "start":
      return [start];
    case "focus":
      return [focus];
    case "all":
      return named(candidates);
    case "chosen":
      return named(candidates.filter(({ chosen }) => chosen));
    case "best":
      return named(candidates.filter(({ chosen, tied }) => chosen || tied));
    default:
      return [...new Set(names)];
  }
}

/** @type {(root: HTMLElement, room: Room, pointing: Pointing, redraw: () => void) => (event: Event) => void} */
export function followStory(root, room, pointing, redraw) {
  return followNames(wordsIn(root), pointing, {
    redraw,
    squaresOf(line) {
      if (isAsking(room)) {
        return []; // It would tell the answer.
      }
      const isCurrent = line.hasAttribute("aria-current");
      /** @type {NodeListOf<HTMLElement>} */
      const told = root.querySelectorAll(".say [data-square]");
      const names = isCurrent ? [...told].map((name) => name.dataset["square"] ?? "") : [];
      return squaresOf(line.dataset["line"] ?? "", room.session.moment(), names);
    },
  });
}
