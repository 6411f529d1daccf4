/**
 * What lessons work out and draw on the spot.
 *
 * @import { ThemeId } from "../../../pkg/knights_tour.js"
 * @import { Demonstration } from "../lessons.js"
 */

import { CROSS } from "../lessons.js";
import { showAllTours } from "./all-tours.js";
import { showEstimate } from "./estimate.js";
import { showFailures } from "./failures.js";
import { showGuessMap } from "./guess-map.js";
import { showOrders } from "./orders.js";
import { showPositions } from "./positions.js";
import { showRace } from "./race.js";
import { showRandomWalks } from "./random-walks.js";
import { CHESSBOARD, LARGE, showOwnRules, showThreeRules } from "./rules.js";
import { showStartMap } from "./start-map.js";
import { showSweep } from "./sweep.js";
import { showTimings } from "./timings.js";
import { showUnfolding } from "./unfold.js";

const RING = ".../.#./...";

/**
 * What a demonstration is given.
 * @typedef {object} Given
 * @property {AbortSignal} signal ends it
 * @property {() => ThemeId} theme the one that is shown
 * @property {(told: string) => void} over it has come to its end, and what is told of that
 * @property {(told: string) => void} say something to be told on the way
 * @property {(told: string) => void} announce for screen readers, what others see by themselves
 * @property {(act: () => void) => void} whenAnswered acts once the step’s question is answered
 * @property {(text: string, isRight: boolean) => void} reply what an answer is worth, where it asks itself
 */

/** @typedef {(() => void) | void} Shown what draws it in another theme */
/** @typedef {(root: HTMLElement, given: Given) => Shown} Show */

/** @type {Record<Demonstration, Show>} */
export const demonstrations = {
  "random-walks": showRandomWalks,
  race: showRace,
  "start-map": showStartMap,
  failures: showFailures,
  orders: showOrders,
  "unfold-ring": (root, given) => showUnfolding(root, given, RING),
  "unfold-cross": (root, given) => showUnfolding(root, given, CROSS),
  "guess-map": showGuessMap,
  timings: showTimings,
  "all-tours": showAllTours,
  sweep: showSweep,
  estimate: showEstimate,
  positions: showPositions,
  "three-rules": showThreeRules,
  "own-rule": (root, given) => showOwnRules(root, given, CHESSBOARD),
  "beat-roth": (root, given) => showOwnRules(root, given, LARGE),
};
