/**
 * What is shown of a board, by what is known of it: the argument why it has no tour, the search that
 * finds none, or a tour.
 *
 * @import { Diagram, Existence } from "../../pkg/knights_tour.js"
 * @import { Run } from "../../run/player.js"
 * @import { Headway } from "../../text/words.js"
 * @import { Case } from "./address.js"
 */

import { joinAddress } from "../../app/address.js";
import { openArgument } from "./argument.js";
import { textOf } from "./address.js";
import { openSearch } from "./search.js";
import { openTour } from "./tour.js";

/** How far the play head has come, and whether it can go further. @typedef {Headway & { timeline: boolean, done: boolean }} Here */

/**
 * A run for the player, and what is to be drawn and told at its play head.
 * @typedef {object} Show
 * @property {Omit<Run, "moment"> & { moment: () => Here }} run
 * @property {() => Diagram} look what is seen there
 * @property {() => string[]} lines what is argued, one thing after the other
 * @property {() => number} line the one that the play head is at
 * @property {() => string} sentence what the play head has come to
 * @property {{ words: string[][], text: string }} explore what to open there
 * @property {() => void} free it is shown no more
 * @property {(changed: () => void) => void} [begin] starts what is computed meanwhile, and tells of its progress
 * @property {() => void} [breakOff] it is not started, because it was too much
 * @property {boolean} [isWorking] whether that goes on
 * @property {boolean} [isBrokenOff] whether it was too much
 */

/** @type {(shown: Case, known: Existence) => Show} */
export function openShow(shown, known) {
  if (known.answer === "yes") {
    return openTour(shown);
  }
  return openArgument(shown) ?? openSearch(shown);
}

/** The link to Explore. @type {(shown: Case, words: string[][]) => string} */
export const exploreLink = (shown, words) =>
  joinAddress("explore", [["board", textOf(shown)], ...words, ["target", shown.target]]);
