/**
 * The texts about existence: whether there is a tour, why, and what rules it out.
 * @import { Existence, InEnglish, Target } from "../pkg/knights_tour.js"
 * @import { Terms } from "./language.js"
 */

import { fillIn } from "#text/terms.js";
import * as messages from "#messages/existence.js";

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others]
    .map(({ sentence }) => sentence)
    .reduce((first, second) => messages.reasons({ first, second }));
  const facts = { isClosed: target === "closed", why };
  if (answer !== "no" || !("start" in reason)) {
    return messages.existence[answer](facts);
  }
  const { start, code } = reason;
  const end = "end" in reason ? reason.end : code === "end-is-start" ? start : null;
  return end === null
    ? messages.existence.noneFrom({ ...facts, start })
    : messages.existence.noneBetween({ ...facts, start, end });
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export const inShort = (answer, target) =>
  messages.inShort[answer]({ isClosed: target === "closed" });

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(messages.foundHere({ isClosed: target === "closed" }), terms);
