/**
 * The demonstration for a board: the argument why it has no tour, the search that finds none, or a tour.
 * @import { Diagram, Existence } from "../../pkg/knights_tour.js"
 * @import { Run } from "../../run/player.js"
 * @import { Headway } from "../../text/story.js"
 * @import { Case } from "./state.js"
 */

import { joinAddress } from "../../app/route.js";
import { openArgument as openOn } from "../../run/argument.js";
import * as words from "#text/exist.js";
import { textOf } from "./state.js";
import { openSearch } from "./search.js";
import { openTour } from "./tour.js";

/** The progress of the play head, and whether it can continue. @typedef {Headway & { timeline: boolean, done: boolean }} Here */

/**
 * A run for the player, with its diagram and its sentences.
 * @typedef {object} Show
 * @property {Run & { moment: () => Here }} run
 * @property {() => Diagram} look the diagram at the play head
 * @property {() => string[]} lines the parts of the argument, in order
 * @property {() => number} line the index of the part at the play head
 * @property {() => string} sentence the sentence at the play head
 * @property {{ words: string[][], text: string }} explore the link to Explore
 * @property {() => void} free frees its solver objects
 * @property {(changed: () => void) => void} [begin] starts the computation beside it, and reports its progress
 * @property {boolean} [isWorking] whether the computation is running
 */

/** The argument why a board has no tour, square by square. @param {Case} shown @returns {Show | null} `null` if none can be shown on the squares */
export function openArgument(shown) {
  const argument = openOn(textOf(shown), shown.target);
  const explore = { words: [], text: words.openInExplore };
  return argument && { ...argument, explore, free() {} };
}

/** @type {(shown: Case, known: Existence) => Show} */
export function openShow(shown, known) {
  if (known.answer === "yes") {
    return openTour(shown);
  }
  return openArgument(shown) ?? openSearch(shown);
}

/** The link to Explore. @type {(shown: Case, settings: string[][]) => string} */
export const exploreLink = (shown, settings) =>
  joinAddress("explore", [["board", textOf(shown)], ...settings, ["target", shown.target]]);
