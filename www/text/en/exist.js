/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, plural, quoted, square } from "./sentence.js";
import { labels as shared, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  map: "Where knight’s tours are possible",
  kind: "Kind of tour",
  board: "Board",
  legend: "Signs",
  why: "Why",
  sides: "Height and width",
  picture: "The board",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "Closed tours", open: "Open tours" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "Go from board to board",
  rowStart: "First board of the row",
  rowEnd: "Last board of the row",
  choose: "Explain this board",
});

/** For screen readers: the chosen board and its answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading}. ${answer}`;

/** @param {Target} target */
const tour = (target) => `${target} tour`;
/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "a closed tour" : "an open tour");

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "Schwenk’s theorem" },
  "open-theorem": { sign: "✓", short: "by theorem" },
  "one-square": { sign: "•", short: "a single square" },
  "odd-area": { sign: "≠", short: "both sides odd" },
  "side-1": { sign: "1", short: "a side of 1" },
  "side-2": { sign: "2", short: "a side of 2" },
  "side-4": { sign: "4", short: "a side of 4" },
  "small-exception": { sign: "!", short: "a small exception, by search" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  `${answer === "yes" ? "There is one" : "There is none"}: ${signs[reason.code].short}.`;

/** @param {number} n */
export const boards = (n) => count(n, { one: "board", other: "boards" });

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "Boards by width and height: closed tours"
    : "Boards by width and height: open tours";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}: ${answer === "yes" ? aTour(target) : `no ${tour(target)}`}, ${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = "Choose a board to see why.";

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) => `${targets[target]} of ${size(width, height)}`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${heading(target, width, height)} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "Try it in Explore";
export const watchSearch = "Watch this search in Explore";
export const watchConstruction = "Watch it being made in Explore";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** The progress of a part of an argument that has started: "Found: 7 dark, 6 light." @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => `${number(counts[mark] ?? 0)} ${mark}`);
  return marks.some((mark) => counts[mark]) ? ` Found: ${found.join(", ")}.` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  switch (code) {
    case "colours":
      return `Colour the squares as on a chessboard. Every move changes the colour.${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `Now divide them another way, into the outer ${lines} and the inner ones.${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `Look at the moves from the outer ${lines}: all of them lead to inner ones, so a closed tour never visits two outer squares one after the other. As half of the squares are outer, it goes out, in, out, in to the end.`;
    case "alternation":
      return `With every move it changes colour as well. Starting on a1, which is outer and dark, it reaches outer squares that are dark and inner ones that are light, and no others.${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `Follow the moves from a1 as far as they lead.${foundSoFar(counts, ["reached"])}`;
  }
}

/** "13 of the 18 squares are" @type {(n: number, area: number) => string} */
const outOfReach = (n, area) =>
  `${number(n)} of the ${number(area)} squares ${plural(n, { one: "is", other: "are" })}`;

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "So …";
  }
  switch (last) {
    case "alternation":
      return `So ${number(counts.missed ?? 0)} of the ${number(area)} squares would never be visited: there is no closed tour. (L. Pósa’s argument, part of Schwenk’s theorem.)`;
    case "reach":
      return area === 1
        ? "So the knight never leaves its square: there is no closed tour."
        : `So ${outOfReach(area - (counts.reached ?? 0), area)} out of reach: there is no ${tour(target)}.`;
    default:
      return `A closed tour goes from dark to light and back, and needs as many of the one as of the other. Here there are ${number(counts.dark ?? 0)} and ${number(counts.light ?? 0)}: there is no closed tour.`;
  }
}

/** "b3 and c2" @param {string[]} names */
const listed = (names) => plain(list(names.map((name) => [square(name)])));

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  switch (mark) {
    case "light":
    case "dark":
      return `${name} is ${mark}.`;
    case "outer":
    case "inner":
      return `${name} is in an ${mark} ${lines === "columns" ? "column" : "row"}.`;
    case "bound":
      return `From ${name} the moves lead to ${listed(moves)}: inner ${lines} only.`;
    case "met":
      return `A tour that alternates can reach ${name}.`;
    case "missed":
      return `A tour that alternates never reaches ${name}.`;
    case "reached":
      return moves.length > 0
        ? `A move leads from ${listed(moves)} to ${name}.`
        : `Start on ${name}.`;
  }
}

export const beforeArgument = "Play shows the argument square by square.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "Colours do not rule out a tour here, so every possibility is tried: the knight tries every move and goes back from every dead end. A closed tour visits all squares, so it is enough to start on a1."
    : `Colours do not rule out a tour here, so every possibility is tried: the knight tries every move and goes back from every dead end, from each of the ${number(starts)} squares. Here you can follow it from a1.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const tried = `The knight was put on a square ${count(placements, { one: "time", other: "times" })}`;
  if (starts < of) {
    return `${tried} so far, from ${number(starts + 1)} of ${count(of, { one: "start", other: "starts" })}.`;
  }
  return tours === 0
    ? `${tried} until nothing was left to try: there is no ${tour(target)}.`
    : `${tried}, and ${count(tours, { one: "tour was", other: "tours were" })} found.`;
}

/** The search failed. */
export const searchBrokenOff = "The search broke off before every possibility was tried.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "The knight stands on the only square there is."
    : `This ${tour(target)} of ${number(squares)} squares was just made: small boards by search, narrow ones from a pattern that repeats, larger ones from small blocks whose tours are joined. The same way leads to a tour of every board that the theorem allows.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Play follows the tour square by square.";
  }
  if (!isDone) {
    return `Square ${number(position)} of ${number(squares.length)}: ${squares[position - 1]}.`;
  }
  if (squares.length === 1) {
    return `The tour is ${first} alone.`;
  }
  const all = `All ${number(squares.length)} squares are visited`;
  return target === "closed"
    ? `${all}, and a move leads from ${last} back to ${first}.`
    : `${all}, from ${first} to ${last}.`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name}, ${progress}. ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `the map has full boards with sides of 1 to ${number(most)}, written such as 4x7`,
  /** @param {number} most */
  side: (most) => `A side has to be a whole number from 1 to ${number(most)}.`,
  /** @param {string} value */
  target: (value) => `${quoted(value)} is not a kind of tour; choose closed or open`,
};
