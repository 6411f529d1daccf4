/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../pkg/knights_tour.js"
 * @import { Terms } from "./language.js"
 */

import { commas, number } from "#text/sentence.js";
import { fillIn } from "#text/terms.js";
import { figures, meanings } from "#messages/existence.js";
import * as messages from "#messages/existence.js";

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others]
    .map(({ sentence }) => sentence)
    .reduce((first, second) => messages.reasons({ first, second }));
  const facts = { isClosed: target === "closed", why };
  return answer === "no" && "start" in reason
    ? messages.existence.noneFrom({ ...facts, start: reason.start })
    : messages.existence[answer](facts);
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export const inShort = (answer, target) =>
  messages.inShort[answer]({ isClosed: target === "closed" });

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(messages.foundHere({ isClosed: target === "closed" }), terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = { identity: null, ...messages.symmetries };

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @param {Figure} figure */
export const statisticMeaning = (figure) => meanings[figure];

/** What rows and columns add up to. @param {NonNullable<Statistics["sums"]>} sums */
function sumsOf({ magic, semiMagic, rows }) {
  const sum = rows[0] ?? 0;
  return magic
    ? messages.sums.magic({ sum })
    : semiMagic
      ? messages.sums.semiMagic({ sum })
      : messages.sums.unlike;
}

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => { id: Figure, name: string, value: string }[]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [messages.straightLines({ lines, moves: i + 1 })] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  const none = messages.noFigure;
  /** @type {[Figure, string][]} */
  const rows = [
    ["turns", number(turns)],
    ["crossings", crossings === null ? none.crossings : number(crossings)],
    ["lines", straight.length > 0 ? commas(straight) : none.lines],
    ["symmetry", others.length > 0 ? commas(others) : none.symmetry],
    ...(sums ? [/** @type {[Figure, string]} */ (["sums", sumsOf(sums)])] : []),
  ];
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
