/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { count, number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "a closed tour" : "an open tour");

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join("; ");
  switch (answer) {
    case "yes":
      return `${target === "closed" ? "A closed" : "An open"} tour exists here: ${why}.`;
    case "no":
      return "start" in reason
        ? `No ${target} tour begins on ${reason.start}: ${why}.`
        : `No ${target} tour exists here: ${why}.`;
    case "unknown":
      return `It is not known whether there is ${aTour(target)}: ${why}.`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `This {board} has ${aTour(target)}.`;
    case "no":
      return `This {board} has no ${target} tour.`;
    case "unknown":
      return `We do not know yet whether this {board} has ${aTour(target)}.`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`This {board} has ${aTour(target)}: one was found just now.`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "a half turn",
  "quarter-turn": "a quarter turn",
  "three-quarter-turn": "three quarters of a turn",
  "left-right": "a mirror from left to right",
  "top-bottom": "a mirror from top to bottom",
  diagonal: "the diagonal from the first square",
  "anti-diagonal": "the other diagonal",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4 lines of 2 moves". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  `${count(lines, { one: "line", other: "lines" })} of ${number(moves)} moves`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "Turns",
  crossings: "Crossings",
  lines: "Straight lines",
  symmetry: "Symmetry",
  sums: "Sums",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "How often the path changes its direction.",
  crossings: "How often two moves of the path cross each other.",
  lines: "Places where the path goes straight on for several moves.",
  symmetry: "Turning or mirroring the tour in this way gives the same path.",
  sums: "What the numbers of each row and each column add up to.",
};

/** @param {Figure} figure */
export const statisticMeaning = (figure) => meanings[figure];

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => { id: Figure, name: string, value: string }[]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [straightLines(lines, i + 1)] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  /** @type {[Figure, string][]} */
  const rows = [
    ["turns", number(turns)],
    ["crossings", crossings === null ? "not counted" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join(", ") : "none"],
    ["symmetry", others.length > 0 ? others.join(", ") : "none"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `magic: every row, column and diagonal adds up to ${sum}`
        : `semi-magic: every row and column adds up to ${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "rows and columns do not add up to one number"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
