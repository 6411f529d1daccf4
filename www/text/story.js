/**
 * Which sentences tell a step, and what a run’s progress is counted in. The sentences are each language’s `stories.js`
 * and `methods.js`.
 * @import { Algorithm, DeadEnd, Moment, ReasonCode, ReasonFacts, RunSettings, TieBreakId } from "../pkg/knights_tour.js"
 * @import { Part } from "./language.js"
 * @import { ChoiceTexts, RaceTexts } from "./choice.js"
 */

import { choiceIn, raceOf } from "./choice.js";

/**
 * The facts of a run that its story needs.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves, as `pieceOf` names it
 */

/** The steps of the methods other than Warnsdorff’s rule. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "by-rule" | "close" | "backtrack" | "restart" | "end">} MethodCode */

/** A sentence for every step of those methods, of its facts. @typedef {{ [Code in MethodCode]: (facts: ReasonFacts[Code], moment: Moment) => Part[] }} MethodStories */

/**
 * The sentences for a step.
 * @typedef {object} StoryTexts
 * @property {ChoiceTexts} choices
 * @property {RaceTexts} race
 * @property {Record<DeadEnd | "budget", (from: string, start: string) => Part[]>} deadEnds why the knight cannot go on
 * @property {(to: string) => Part[]} goesBack after that
 * @property {(attempt: number, start: string, rule: TieBreakId | "own") => Part[]} restarts after that
 * @property {(from: string, to: string) => Part[]} closes
 * @property {MethodStories} methods
 * @property {(moment: Moment, run: Run) => Part[]} ending
 * @property {(...sentences: (readonly Part[])[]) => Part[]} passage joins sentences
 */

/** One or a few sentences for the next step and its reason. @type {(moment: Moment, run: Run, texts: StoryTexts) => Part[]} */
export function storyOf(moment, run, texts) {
  const { reason, focus, start } = moment;
  const { passage } = texts;
  switch (reason.code) {
    case "fewest":
    case "tie":
      return choiceIn(moment, texts.choices);
    case "by-rule":
      return moment.untried === 1
        ? choiceIn(moment, texts.choices)
        : passage(choiceIn(moment, texts.choices), ...raceOf(moment, reason.to, texts.race));
    case "close":
      return texts.closes(focus, reason.to);
    case "backtrack":
      return passage(texts.deadEnds[reason.cause](focus, start), texts.goesBack(reason.to));
    case "restart":
      return passage(
        texts.deadEnds[reason.cause](focus, start),
        texts.restarts(reason.attempt, start, reason.rule),
      );
    case "end":
      return texts.ending(moment, run);
    default: {
      const { [reason.code]: tell } =
        /** @type {Record<MethodCode, (facts: object, moment: Moment) => Part[]>} */ (
          texts.methods
        );
      return tell(reason, moment);
    }
  }
}

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/**
 * What is told of the progress: a position of a last one that is known in advance; where moves may be taken back, the
 * squares visited, because steps differ from them; else the steps so far.
 * @typedef {{ kind: "of", unit: "move" | "order", position: number, most: number }
 *   | { kind: "visited", position: number, visited: number, squares: number }
 *   | { kind: "nothing" }
 *   | { kind: "so-far" | "over", position: number, recorded: number }} Progress
 */

/** @type {(moment: Headway) => Progress} */
export function progressOf(moment) {
  const { unit, position, expected, recorded, squares, counters, outcome } = moment;
  if (unit !== "step") {
    return { kind: "of", unit, position, most: furthest(moment) };
  }
  if (expected !== null && squares !== undefined && counters) {
    return { kind: "visited", position, visited: counters.visited, squares };
  }
  return position === 0 && recorded === 0
    ? { kind: "nothing" }
    : { kind: outcome ? "over" : "so-far", position, recorded };
}
