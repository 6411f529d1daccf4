/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { count, number, ordinal, quoted } from "./sentence.js";
import { piece } from "./terms.js";
import {
  knightHere,
  labels as shared,
  paragraph,
  press,
  rooms,
  size,
  statistics,
} from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  toWall: "← Back to all tours",
  browse: "Previous and next tour",
  previous: "Previous tour",
  next: "Next tour",
  checked: "What is notable about it",
  verse: "The verse",
  figures: "Statistics",
  numbers: "Numbers and their sums",
  compare: "What would Warnsdorff’s rule do?",
  ruleBoard: "The tour that the rule makes",
  numbering: "Put number 1 on",
  fromKnight: "The knight’s square",
  fromFirst: "Original numbering",
  explore: "Open in Explore",
  keepName: "Name",
  keepNow: "Keep on this device",
  collection: "Famous knight’s tours",
  intro:
    "The knight visits every square once. Choose a picture to see the whole tour and step through it.",
  search: "Search",
  filters: "Filters",
  clearAll: "Clear all filters",
  own: "Your tours",
  ownHelp:
    "You can keep a tour here that you finished in Explore or Play, or found in Build. It stays on this device.",
  export: "Save all as a file",
  import: "Add from a file…",
  bringBack: "Undo: bring it back",
  rescue: "Save the unreadable data",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "Start and end",
  symmetry: "Symmetry",
  sums: "Magic sums",
  piece: "Piece",
  century: "Century",
  size: "Board",
});

/** The value that leaves all tours on the wall. */
export const any = "Any";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "Closed: back to its start",
    open: "Open: ends elsewhere",
    path: "Path: not every square",
  },
  symmetry: {
    symmetric: "Symmetric",
    "half-turn": "Same after a half-turn",
    "quarter-turn": "Same after a quarter-turn",
    mirror: "Same in a mirror",
    none: "Not symmetric",
  },
  sums: { magic: "Magic", nearly: "Nearly magic" },
  piece: pieceNames,
  century: { none: "Made for this page" },
  size: {},
};

/** A century by its number. @param {number} century */
const centuryName = (century) =>
  `${century}${ordinal(century, { one: "st", two: "nd", few: "rd", other: "th" })} century`;

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)} (${number(tours)})`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `All ${number(all)} tours`
    : left === 0
      ? "No tour matches all of this. Clear one of these filters:"
      : `${number(left)} of ${number(all)} tours`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `Clear ${quoted(name === "search" ? value : valueOf(name, value))}: ${count(tours, { one: "tour", other: "tours" })}`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}, ${count(squares, { one: "square", other: "squares" })}`;

/** @param {string} text */
export const source = (text) => `Source: ${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited
    ? `Found for this page and checked by its build. ${cited}`
    : "Found for this page and checked by its build.";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "Closed: one more move leads back to its start.",
  open: () => "Open: its ends are not a knight’s move apart.",
  path: ([visited], squares) => `A path, not a tour: it visits ${visited} of ${squares} squares.`,
  asymmetric: () => "It has no symmetry.",
  "half-turn": () => "Symmetric: it looks the same after a half-turn of the board.",
  "quarter-turn": () => "Symmetric: it looks the same after a quarter-turn of the board.",
  mirror: () => "Symmetric: it looks the same in a mirror.",
  halves: () => "It fills one half of the board before it enters the other.",
  opposite: ([apart]) => `The numbers on opposite squares always differ by ${apart}.`,
  "opposites add": ([sum]) => `The numbers on opposite squares always add up to ${sum}.`,
  "quarters differ": ([apart]) =>
    `Turn the board by a quarter, and every number changes by ${apart}.`,
  "semi-magic": ([sum]) => `Every row and every column adds up to ${sum}.`,
  magic: ([sum]) => `Magic: every row, every column and both diagonals add up to ${sum}.`,
  rows: ([sum]) => `Every row adds up to ${sum}.`,
  columns: ([sum]) => `Every column adds up to ${sum}.`,
  diagonals: ([first, second = first]) =>
    `The diagonals do not: they add up to ${first} and ${second}.`,
  sums: ([first, second]) => `Every row and every column adds up to ${first} or ${second}.`,
  quarters: ([sum]) =>
    `Within each quarter of the board, every row and every column adds up to ${sum}.`,
  crossings: () => "No two of its moves cross.",
  verse: () => "Read in the order of the tour, the syllables make a verse.",
  "verse as rows": () =>
    "The syllables make the same verse in the order of the tour and row by row.",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `Number 1 is on ${square} now.`;
export const notClosed = "only a closed tour can start on any of its squares";
/** @param {string} square */
export const notVisited = (square) =>
  `${quoted(square)} is not a square of this tour; type one such as c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `The path starts on ${square}.` : `Move ${step} of ${of}: to ${square}.`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `number ${number(place)}` : "not visited",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join(", ");

export const caption = `${press} a square to see the move that leads there.`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read ? `Read${isAll ? "" : " so far"}: ${read}` : "Nothing has been read yet.";

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "This tour", path: "This path", rule: "The rule’s tour" };

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
  isUsual
    ? `Warnsdorff’s rule from ${start}. On a tie it goes to the square farther from the centre:`
    : `Warnsdorff’s rule from ${start}. On a tie it goes to the first of the tied squares:`;

export const counting = "Counting how often the tour follows the rule…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `This tour always follows the rule: each of its ${number(choices)} moves goes to a square with the fewest onward moves.`
    : `This tour follows the rule in ${number(agreeing)} of its ${number(choices)} moves: there it goes to a square with the fewest onward moves.`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}, ${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `A tour of ${board}`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)} is kept on this device.`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)} has been removed.`,
  /** @param {string} name */
  back: (name) => `${quoted(name)} is back.`,
  none: "You have not kept a tour yet.",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) => `${number(found)} of your ${number(all)} tours match the filters.`,
  denied:
    "Your tours cannot be kept on this device: its storage is full or blocked. Save them as a file, or they are lost when you close the page.",
  unreadable:
    "The page cannot read the tours kept on this device. Nothing is lost: save the data as a file before you remove it.",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0
        ? "The file has no new tour."
        : `${count(added, { one: "tour", other: "tours" })} added.`,
      same > 0 ? `${count(same, { one: "tour was", other: "tours were" })} here already.` : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)} was left out: ${cut(why, 300)}.`,
  saved: "Saved.",
  file: "knights-tours.json",
};

/** @param {string} name */
export const remove = (name) => `Remove ${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "type a name for the tour",
  /** @param {number} most */
  longName: (most) => `this name is too long; use at most ${number(most)} characters`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `you have kept this tour already, as ${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) =>
    `at most ${number(most)} tours can be kept; save them as a file, then remove some`,
  /** @param {number} most */
  tooLarge: (most) => `a tour of more than ${number(most)} squares cannot be kept`,
  /** @param {number} most */
  file: (most) => `the file is too large: it has more than ${number(most)} bytes`,
  unreadableFile: "the file cannot be opened; choose it again",
  notJson: "this is not valid JSON; choose a file that this page saved",
  notOurs: "this is not a list of tours saved by this page",
  newer: "a newer version of this page saved the file; reload the page to update it",
  notATour: "its squares do not make a tour",
  noSquares: "it has no squares",
  tour: (/** @type {string} */ id) => `there is no tour ${quoted(id)} in the collection`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => `there is no ${quoted(value)} here; choose from ${known.join(", ")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) => `Tour: ${cut(message, 300)}. All tours are shown instead.`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}: ${cut(message, 300)}. The link’s other filters are used.`;

/** What the keys do on the board. */
export const keys = {
  move: "Go from square to square",
  rowStart: "First square of the row",
  rowEnd: "Last square of the row",
  choose: "See the move that leads to this square",
};
