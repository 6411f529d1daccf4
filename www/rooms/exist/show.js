/**
 * The demonstration for a board: the argument why it has no tour, the search that finds none, or a tour.
 * @import { Diagram, Existence } from "../../pkg/knights_tour.js"
 * @import { Found } from "#text/build.js"
 * @import { Run } from "../../run/player.js"
 * @import { Headway } from "../../text/story.js"
 * @import { Case } from "./state.js"
 */

import { joinAddress } from "../../app/route.js";
import { feasibility } from "../../pkg/knights_tour.js";
import { openArgument as openOn } from "../../run/argument.js";
import { sayExistence } from "../../run/reasons.js";
import { createSteps } from "../../run/steps.js";
import { leapsText } from "../../text/leaps.js";
import * as words from "#text/exist.js";
import { plainBoard } from "./picture.js";
import { argumentOf, textOf } from "./state.js";
import { openQuest } from "./quest.js";
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
 * @property {(changed: () => void, found: (answer: Found) => void) => void} [begin] starts the computation beside it, and reports its progress, and what it found
 * @property {boolean} [isWorking] whether the computation is running
 */

/** The argument why a board has no tour, square by square. @param {Case} shown @returns {Show | null} `null` if none can be shown on the squares */
export function openArgument(shown) {
  const argument = openOn(textOf(shown), shown.target, shown.leaper, shown.wrap);
  const explore = { words: [], text: words.openInExplore };
  return argument && { ...argument, explore, free() {} };
}

/** Whether there is a tour, why, and the squares to blame where there is none. @typedef {{ answer: Existence["answer"], because: string, blamed: string[] }} Verdict */

/** @param {Case} shown @returns {Verdict} */
export function verdictOf(shown) {
  const { target, leaper, wrap, start, end } = shown;
  const { findings, ...known } = feasibility(argumentOf(shown), target, leaper, start, end);
  const [finding] = findings;
  const found =
    known.answer === "unknown" && finding
      ? { answer: /** @type {const} */ ("no"), reason: finding }
      : known;
  const because = sayExistence(found, { board: textOf(shown), wrap }, target);
  return { answer: found.answer, because, blamed: findings.flatMap(({ squares }) => squares) };
}

/** The squares to blame, on a chessboard: colours are the reason for most of what concerns ends. @type {(shown: Case, verdict: Verdict) => Show} */
function openBlame(shown, { blamed }) {
  const reason = /** @type {const} */ ({ code: "all-tried", sentence: "" });
  return {
    run: createSteps(0, { kind: "impossible", reason }),
    look: () => ({ ...plainBoard(shown), squares: "chequered", marks: { ring: blamed } }),
    lines: () => [],
    line: () => 0,
    sentence: () => "",
    explore: { words: [], text: words.openInExplore },
    free() {},
  };
}

/** @type {(shown: Case, verdict: Verdict) => Show} */
export function openShow(shown, verdict) {
  const { leaper, wrap, start, end } = shown;
  // Constructions and complete searches are those of the knight on flat boards.
  const isUsual = leaper === undefined && wrap === undefined;
  switch (verdict.answer) {
    case "yes":
      return isUsual && end === undefined ? openTour(shown) : openQuest(shown);
    case "unknown":
      return openQuest(shown);
    default:
      return (
        openArgument(shown) ??
        (isUsual && start === undefined ? openSearch(shown) : openBlame(shown, verdict))
      );
  }
}

/** The link to the same case in another room. @type {(room: string, shown: Case, settings?: string[][]) => string} */
export const linkFrom = (room, shown, settings = []) =>
  joinAddress(room, [
    ["board", textOf(shown)],
    ...(shown.leaper ? [["leaper", leapsText(shown.leaper)]] : []),
    ...(shown.wrap ? [["wrap", shown.wrap]] : []),
    ...(shown.start ? [["start", shown.start]] : []),
    ...settings,
    ["target", shown.target],
    ...(shown.end ? [["end", shown.end]] : []),
  ]);
