/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { count, number, quoted } from "./sentence.js";
import { knightHere, labels as shared, press, rooms, size, statistics } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  browse: "Tours before and after",
  previous: "Previous tour",
  next: "Next tour",
  checked: "What is notable about it",
  verse: "The verse",
  figures: "In figures",
  numbers: "The numbers, with their sums",
  compare: "And Warnsdorff’s rule?",
  ruleBoard: "The rule’s run",
  numbering: "Number from",
  fromKnight: "Where the knight stands",
  fromFirst: "As it was",
  explore: "Open in Explore",
  keepName: "Name",
  keepNow: "Keep on this device",
  collection: "The collection",
  own: "Your tours",
  ownHelp:
    "A tour that you finish in Explore or Play, or find in Build, can be kept here. It stays on this device.",
  export: "Save all as a file",
  import: "Add from a file…",
  bringBack: "Bring back",
  rescue: "Save what is there",
});

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, piece) =>
  [by, year, board, piece].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "square", other: "squares" })}`;

/** @param {string} text */
export const source = (text) => `Source: ${text}`;

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Closed: its last square is a move from its first.",
  open: () => "Open: its last square is no move from its first.",
  path: ([visited], squares) => `A path, and no tour: it visits ${visited} of ${squares} squares.`,
  asymmetric: () => "No symmetry of the board takes it to itself.",
  "half-turn": () => "Half a turn takes it to itself.",
  "quarter-turn": () => "A quarter turn takes it to itself.",
  mirror: () => "A mirror takes it to itself.",
  halves: () => "Its first half fills one half of the board.",
  opposite: ([apart]) => `The numbers of opposite squares differ by ${apart}.`,
  "opposites add": ([sum]) => `The numbers of opposite squares add up to ${sum}.`,
  "quarters differ": ([apart]) => `A quarter turn leads to a number that is ${apart} away.`,
  "semi-magic": ([sum]) => `All rows and all columns add up to ${sum}.`,
  magic: ([sum]) => `All rows, all columns and both diagonals add up to ${sum}.`,
  rows: ([sum]) => `All rows add up to ${sum}.`,
  columns: ([sum]) => `All columns add up to ${sum}.`,
  diagonals: ([first, second = first]) =>
    `The diagonals do not: they add up to ${first} and ${second}.`,
  sums: ([first, second]) => `Every row and every column adds up to ${first} or ${second}.`,
  quarters: ([sum]) => `The rows and columns of each quarter of the board add up to ${sum}.`,
  crossings: () => "No two of its moves cross.",
  verse: () => "Read along it, the syllables make a verse.",
  "verse as rows": () => "Read along it or along the rows, the syllables make the same verse.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `Numbered from ${square}.`;
export const notClosed = "only a closed tour can be numbered from any square";
/** @param {string} square */
export const notVisited = (square) => `${quoted(square)} is no square of this tour`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `The path begins on ${square}.` : `Move ${step} of ${of}: ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `number ${number(place)}` : "not visited",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} a square to go to its move.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? `Read${isAll ? "" : " so far"}: ${read}` : "Nothing is read yet.";

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "This tour", path: "This path", rule: "The rule" };

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `stuck after ${number(visited)} of ${number(squares)} squares`
    : isClosed
      ? "a closed tour"
      : "an open tour";

export const comparedRows = { end: "Result", turns: "Turns", crossings: "Crossings" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  `Warnsdorff’s rule from ${start}, ${isUsual ? "ties broken as Roth does" : "the first of equals taken"}:`;

export const counting = "Counting the moves that follow the rule…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `The tour never leaves the rule: each of its ${number(choices)} moves goes where the onward moves are fewest.`
    : `The tour goes where the onward moves are fewest at ${number(agreeing)} of its ${number(choices)} moves.`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).filter(([name]) => name !== "Sums");

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}, ${progress} · ${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `A tour of ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} is kept on this device.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} is removed.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} is back.`,
  none: "None yet.",
  denied:
    "This browser does not let the page keep anything, or has no more room. What is listed here is lost when the page is closed: save it as a file.",
  unreadable:
    "What this device has kept cannot be read. Nothing of it is lost: save it as a file before you remove it.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    `${added === 0 ? "Nothing new" : count(added, { one: "tour", other: "tours" })} ${added === 0 ? "was in the file" : "added"}${same > 0 ? `; ${count(same, { one: "tour was", other: "tours were" })} here already` : ""}.`,
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} was left out: ${cut(why, 300)}.`,
  saved: "Saved.",
  file: "knights-tours.json",
};

/** @param {string} name */
export const remove = (name) => `Remove ${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "a name is needed",
  /** @param {number} most */
  longName: (most) => `a name can have ${number(most)} characters`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `this tour is kept already, as ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) => `${number(most)} tours can be kept; remove one first, or save them as a file`,
  /** @param {number} most */
  tooLarge: (most) => `a tour of more than ${number(most)} squares cannot be kept`,
  /** @param {number} most */
  file: (most) => `the file has more than ${number(most)} bytes`,
  unreadableFile: "the file cannot be read",
  notJson: "the file is no JSON",
  notOurs: "the file is no list of tours that this page has saved",
  newer: "the file was saved by a newer version of this page",
  notATour: "its squares are no tour",
  noSquares: "it has no squares",
  tour: (/** @type {string} */ id) => `the collection has no tour ${quoted(id)}`,
};

/** The name of the piece; empty for the knight. @param {string} piece */
export const pieceName = (piece) => (piece === "knight" ? "" : piece);

/** A link named a tour that cannot be shown. @param {string} message */
export const otherTour = (message) => `Tour: ${cut(message, 300)}. Another one is shown.`;

/** What the keys do on the board. */
export const keys = {
  move: "Go from square to square",
  rowStart: "First square of the row",
  rowEnd: "Last square of the row",
  choose: "Go to the move that leads to this square",
};
