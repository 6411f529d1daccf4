/**
 * Puts the solver’s reasons into the page’s language.
 * @import { Existence, RunSettings, Target } from "../pkg/knights_tour.js"
 * @import { AnyReason } from "../text/reason-facts.js"
 */

import { why } from "#text/reasons.js";
import { existence } from "#text/words.js";
import { tellingOf } from "../text/reason-facts.js";

/** @typedef {Pick<RunSettings, "board" | "wrap" | "graph">} On */

/**
 * A reason with its sentence in the page’s language.
 * @template {AnyReason} R
 * @param {R} reason
 * @param {On} on
 * @param {Target} target
 * @returns {R}
 */
export const inWords = (reason, on, target) => ({
  ...reason,
  sentence: why(tellingOf(reason, on, target)),
});

/** Whether there is a tour, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: AnyReason }, on: On, target: Target, others?: readonly AnyReason[]) => string} */
export const sayExistence = ({ answer, reason }, on, target, others = []) =>
  existence(
    { answer, reason: inWords(reason, on, target) },
    target,
    others.map((each) => inWords(each, on, target)),
  );
