/**
 * Whether there is a tour, why, what rules it out, and what there is to say of one.
 *
 * @import { Existence, Finding, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { capital, count, list, number, plain, plural, word } from "./sentence.js";
import { fillIn, usualTerms } from "./terms.js";

/** @type {(light: number, dark: number) => string} */
const lightAndDark = (light, dark) =>
  `${count(light, { one: "light {square}", other: "light {squares}" })} and ${number(dark)} dark`;

/** @type {(name: string, degree: number, target: Target) => string} */
function tooFewMoves(name, degree, target) {
  if (degree === 0) {
    return `${name} has no move`;
  }
  return target === "closed"
    ? `${name} has only one move, and a closed tour needs two at every {square}`
    : `${name} is a third {square} with only one move, and only the two ends of a tour can have just one`;
}

/** Why no open tour begins in an inner row of a board four squares wide. */
const innerRow =
  "on a {board} four {squares} wide all moves from the outer rows lead to the inner rows, so tours begin and end in the outer ones";

/** Whether there is a tour of this kind, and why. @type {(existence: Existence, target: Target, terms?: Terms) => string} */
export const existence = (known, target, terms = usualTerms) =>
  fillIn(existenceOf(known, target), terms);

/** @type {(existence: Existence, target: Target) => string} */
function existenceOf({ answer, reason }, target) {
  const tour = `${target} tour`;
  const board = "short" in reason ? `${reason.short} × ${reason.long}` : "";
  switch (reason.code) {
    case "one-square":
      return answer === "yes"
        ? "On one {square} the tour is complete without a move."
        : `No ${tour}: on one {square} there is no move to close it with.`;
    case "odd-area":
      return "No closed tour exists here: every move changes the colour of the {square}, so a closed tour needs as many light {squares} as dark ones, and this {board} has an odd number of {squares}.";
    case "side-1":
      return `No ${tour} exists here: a {board} one {square} wide has no {knight}’s move.`;
    case "side-2":
      return reason.long === 2
        ? `No ${tour} exists here: a 2 × 2 {board} has no {knight}’s move.`
        : `No ${tour} exists here: on a {board} two {squares} wide every move goes two {squares} along it, past {squares} that the {knight} cannot return to.`;
    case "side-4":
      return "No closed tour exists here: on a {board} four {squares} wide every move from an outer row leads to an inner one, so a closed tour would have to alternate rows as it alternates colours, and could visit only one colour in the outer rows (Schwenk’s theorem, 1991).";
    case "small-exception":
      return target === "closed"
        ? `No closed tour exists here: the ${board} {board} is an exception in Schwenk’s theorem (1991).`
        : `No open tour exists here: ${board} is one of the few small boards without one; every possibility was searched.`;
    case "schwenk":
      return "A closed tour exists on this {board} (Schwenk’s theorem, 1991).";
    case "open-theorem":
      return "An open tour exists on this {board} (Cull and De Curtins, 1978; Conrad and others, 1994).";
    case "colours":
      return `No ${tour} exists here: every move changes the colour of the {square}, and this {board} has ${lightAndDark(reason.light, reason.dark)}.`;
    case "start-colour":
      return `No ${tour} can begin on ${reason.start}: this {board} has one {square} more of the other colour, and a tour has to begin and end on that one.`;
    case "inner-row":
      return `No ${tour} begins on ${reason.start}: ${innerRow}.`;
    case "start-exception":
      return `No ${tour} begins on ${reason.start}, as an exhaustive search found.`;
    case "too-few-moves":
      return `No ${tour} exists here: ${tooFewMoves(reason.square, reason.degree, target)}.`;
    case "not-connected":
      return `No ${tour} exists here: no chain of moves leads from ${reason.from} to ${reason.square}.`;
    case "no-theorem":
      return `No theorem known here decides whether this {board} has ${target === "open" ? "an" : "a"} ${tour}.`;
  }
}

/** Where no theorem speaks, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(
    `This {board} has ${target === "closed" ? "a closed" : "an open"} tour: one was found just now.`,
    terms,
  );

/** The symmetries of a tour, as they are called in its figures. @type {Record<SymmetryId, string | null>} */
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

/** So many lengths of straight lines are told, the longest among them. */
const MOST_LENGTHS = 8;

/** Moves in one direction, one after another: "4 straight pairs", "1 of 3 moves". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) =>
  moves === 2
    ? count(lines, { one: "straight pair", other: "straight pairs" })
    : `${number(lines)} of ${number(moves)} moves`;

/** What there is to say of a tour: names and texts. @type {(statistics: Statistics, isClosed: boolean) => [string, string][]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [straightLines(lines, i + 1)] : [],
  );
  if (straight.length > MOST_LENGTHS) {
    straight.splice(MOST_LENGTHS - 2, straight.length - MOST_LENGTHS + 1, "…");
  }
  /** @type {[string, string][]} */
  const rows = [
    ["Turns", number(turns)],
    ["Crossings", crossings === null ? "not counted" : number(crossings)],
    ["Straight lines", straight.length > 0 ? straight.join(", ") : "none"],
    ["Symmetry", others.length > 0 ? others.join(", ") : "none"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push(["Sums", sums.magic ? `magic: ${sum} each` : `semi-magic: rows and columns ${sum}`]);
  } else if (sums) {
    rows.push(["Sums", "neither magic nor semi-magic"]);
  }
  return isClosed ? rows : rows.filter(([name]) => name !== "Symmetry" || others.length > 0);
}

/** "a1, b2 and 7 others" @type {(names: string[], all: number) => string} */
function some(names, all) {
  const shown = names.slice(0, 3);
  const rest = all - shown.length;
  return rest > 0
    ? `${shown.join(", ")} and ${count(rest, { one: "other", other: "others" })}`
    : plain(list(shown.map((name) => [name])));
}

/** What rules a tour out, and which squares are to blame. @type {(finding: Finding, target: Target, terms: Terms) => string} */
export const finding = (found, target, terms) => fillIn(findingOf(found, target), terms);

/** @type {(finding: Finding, target: Target) => string} */
function findingOf({ code, squares, numbers: [first = 0, second = 0] }, target) {
  const names = some(squares, squares.length);
  switch (code) {
    case "one-square":
      return `${names} is the only {square}, so there is no move to close a tour with.`;
    case "too-few-moves":
      return `Too few moves: ${some(squares, first)} ${plural(first, { one: "has", other: "have" })} fewer than ${word(second)}.`;
    case "not-connected":
      return `Out of reach: no moves lead to ${some(squares, first)}.`;
    case "colours":
      return `Unbalanced: each move changes colour, but this {board} has ${lightAndDark(first, second)}.`;
    case "start-colour":
      return `${names} is of the colour with one {square} fewer, so no tour begins there.`;
    case "too-many-ends":
      return `Too many ends: ${some(squares, first)} have a single move each, and only ${word(second)} of them can be an end.`;
    case "cut-squares":
      return `Without ${names} the {board} falls apart into more pieces than ${target === "closed" ? "a closed" : "an open"} tour can visit.`;
    case "end-parts":
      return `${capital(word(first))} parts hang on ${names} alone, and only ${word(second)} of them can hold an end of the tour.`;
    case "forced-moves":
      return `${squares[0]} would need a move to each of ${some(squares.slice(1), first)}, which have no more than two.`;
    case "forced-cycle":
      return `Forced moves close a cycle through ${some(squares, first)} alone.`;
    case "no-two-factor":
      return `Between them ${names} would need ${number(first)} moves, but only ${number(second)} lead to {squares} with room for them.`;
    case "inner-row":
      return `No tour begins on ${names}: ${innerRow}.`;
    case "start-exception":
      return `No tour begins on ${names}, as an exhaustive search found.`;
    case "side-4":
    case "small-exception":
      return `A {board} of ${first} × ${second} {squares} has no such tour.`;
    case "no-cycle-cover":
      return `The moves of ${names} lead to too few {squares}: ${number(second)} where ${number(first)} are needed.`;
    case "separate-cycles":
      return `However every {square} is given two moves, none of them ${second > 0 ? `joins ${some(squares, first)} to the ${count(second, { one: "other {square}", other: "other {squares}" })}` : "leads to an end of the tour"}.`;
    case "separate-parts":
      return `However moves are chosen, a tour that comes to ${some(squares.slice(0, first), first)} cannot also come to ${some(squares.slice(first), second)}.`;
  }
}
