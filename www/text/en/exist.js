/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { count, list, number, plain, plural, quoted, square } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "Does this board have a knight’s tour? Ask before you search: on some boards you would search forever.",
  map: "Where knight’s tours are possible",
  kind: "Kind of tour",
  board: "Board",
  legend: "What the signs mean",
  seeWhy: "See why",
  more: "More: who proved this?",
  closedTheorem:
    "A full board has no closed tour if its number of squares is odd, or if a side is 1, 2 or 4. The boards 3 × 4, 3 × 6 and 3 × 8 have none either. All others have one: Allen Schwenk proved it in 1991.",
  fourLines: "The proof for boards with a side of 4, which you can watch here, is by Louis Pósa.",
  openTheorem:
    "Open tours exist on every full board with sides of 3 or more, except 3 × 3, 3 × 5, 3 × 6 and 4 × 4. Proofs are by Paul Cull and Jeffery De Curtins (1978) and Axel Conrad and others (1994).",
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

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading} ${answer}`;

/** @param {Target} target */
const tour = (target) => `${target} tour`;
/** @param {Target} target */
const aTour = (target) => (target === "closed" ? "a closed tour" : "an open tour");

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "proved by a theorem" },
  "open-theorem": { sign: "✓", short: "proved by a theorem" },
  "one-square": { sign: "•", short: "a single square" },
  "odd-area": { sign: "≠", short: "both sides odd" },
  "side-1": { sign: "1", short: "a side of 1" },
  "side-2": { sign: "2", short: "a side of 2" },
  "side-4": { sign: "4", short: "a side of 4" },
  "small-exception": { sign: "!", short: "a small board, searched completely" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `There is a tour: ${signs[reason.code].short}.`
    : `No tour: ${signs[reason.code].short}.`;

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
export const caption = `${press} a board to see why.`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) =>
  `Does ${size(width, height)} have ${aTour(target)}?`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${targets[target]} of ${size(width, height)} · ${rooms.exist} · ${shared.title}`;

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
      return `Look at the moves from the outer ${lines}: they all lead to inner ones. So a closed tour never visits two outer squares one after the other. Half of the squares are outer, so it has to go out, in, out, in, all the way round.`;
    case "alternation":
      return `Every move also changes the colour. From a1, which is outer and dark, the tour reaches only dark outer squares and light inner ones.${foundSoFar(counts, ["met", "missed"])}`;
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
      return `So the tour would never visit ${number(counts.missed ?? 0)} of the ${number(area)} squares: there is no closed tour.`;
    case "reach":
      return area === 1
        ? "So the knight never leaves its square: there is no closed tour."
        : `So ${outOfReach(area - (counts.reached ?? 0), area)} out of reach: there is no ${tour(target)}.`;
    default:
      return `A closed tour goes dark, light, dark, light, so it needs equally many of both. Here there are ${number(counts.dark ?? 0)} and ${number(counts.light ?? 0)}: there is no closed tour.`;
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

export const beforeArgument = "Press Play to see the proof, square by square.";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "Colours do not rule out a tour here, so we try everything. The knight tries every move and goes back from every dead end. A closed tour visits every square, so one start is enough: a1."
    : `Colours do not rule out a tour here, so we try everything. The knight tries every move and goes back from every dead end. It starts from each of the ${number(starts)} squares; you can follow it from a1.`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  const tried = `The knight was placed ${count(placements, { one: "time", other: "times" })}`;
  if (starts < of) {
    return `${tried} so far, from ${number(starts + 1)} of ${count(of, { one: "start", other: "starts" })}.`;
  }
  return tours === 0
    ? `${tried} until nothing was left to try: there is no ${tour(target)}.`
    : `${tried}, and ${count(tours, { one: "tour was", other: "tours were" })} found.`;
}

/** The search failed. */
export const searchBrokenOff =
  "The search stopped before it had tried everything. Choose the board again to restart it.";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "The knight already stands on the only square."
    : `Here is ${aTour(target)} of ${number(squares)} squares, made just now. Small boards are searched, narrow ones repeat a pattern, and large ones join the tours of small blocks. This works on every board that has a tour.`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "Press Play to follow the tour, square by square.";
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
export const picture = (name, progress, sentence) => `${name} (${progress}) ${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `the map shows full boards with sides from 1 to ${number(most)}; write one as 4x7`,
  /** @param {number} most */
  side: (most) => `Write a whole number from 1 to ${number(most)}.`,
  /** @param {string} value */
  target: (value) => `${quoted(value)} is not a kind of tour; choose closed or open`,
};
