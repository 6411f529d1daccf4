/**
 * The parts of the room, of which one is shown at a time: the race of the lanes, the success map, and the contest.
 * @import { Part, State } from "./state.js"
 */

import { createChips } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import * as words from "#text/compare.js";
import { partIds } from "./state.js";

/** The part that is shown where nobody has chosen one: the last that a link asks for. @param {Pick<State, "map" | "contest">} asked @returns {Part} */
const impliedBy = ({ map, contest }) => (contest !== null ? "contest" : map ? "map" : "race");

/**
 * @param {HTMLElement} root
 * @param {(part: Part) => void} choose
 */
export function createParts(root, choose) {
  const chips = createChips(
    find(root, ".parts", HTMLElement),
    partIds,
    (part) => words.parts[part],
    choose,
  );
  /** @type {Part} */
  let shown = "race";

  /** @param {Part} part */
  function show(part) {
    shown = part;
    root.dataset.shown = part;
    chips.press(part);
  }

  show(shown);
  return {
    get shown() {
      return shown;
    },
    show,
    /** Shows what a link asks for. @param {State} asked */
    follow: (asked) => show(asked.present ? "race" : (asked.part ?? impliedBy(asked))),
    /** What a link has to say of it. @param {Pick<State, "map" | "contest">} asked */
    inLink: (asked) => (shown === impliedBy(asked) ? null : shown),
  };
}
