/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../pkg/knights_tour.js"
 */

import { pieceNames } from "#text/names.js";
import { number } from "#text/sentence.js";
import { piece } from "#text/terms.js";
import { figuresOf as statistics } from "#text/figures.js";
import { knightHere, labels as shared, press, rooms, size } from "#text/words.js";
import { cut } from "./cut.js";
import { KNIGHT } from "./terms.js";
import { properties } from "#messages/gallery.js";
export {
  labels,
  properties,
  any,
  notClosed,
  compared,
  comparedRows,
  counting,
  keys,
} from "#messages/gallery.js";
import * as messages from "#messages/gallery.js";

/** What tours can be narrowed to. @typedef {keyof typeof import("#messages/gallery.js").properties} Property */

/** @type {Record<Property, Record<string, string>>} */
const values = { ...messages.values, piece: pieceNames, size: {} };

/** @type {readonly [number, string][]} */
const NUMERALS = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

/** A number as many languages write centuries. @param {number} n */
function roman(n) {
  let [left, text] = [n, ""];
  for (const [value, numeral] of NUMERALS) {
    text += numeral.repeat(Math.floor(left / value));
    left %= value;
  }
  return text;
}

/** A century by its number. @param {number} century */
const centuryName = (century) => messages.century({ century, roman: roman(century) });

/** The name of a value that tours can be narrowed to. @type {(property: Property, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ??
  (property === "century" ? centuryName(Number(value)) : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: Property, value: string, tours: number) => string} */
export const choice = (property, value, tours) =>
  messages.choice({ value: valueOf(property, value), tours });

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (found, all) => messages.onTheWall({ isAll: found === all, found, all });

/** A button that clears one filter. @type {(name: Property | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  messages.clearOne({ value: name === "search" ? value : valueOf(name, value), tours });

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : messages.boardWithHoles({ size: size(width, height), squares });

/** @param {string} text */
export const source = (text) => messages.source({ text });

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) => messages.foundHere({ hasCited: Boolean(cited), cited });

/** Notable properties of a tour, by code. @type {Record<string, string | ((facts: { n: number, other: number, squares: number }) => string)>} */
const particulars = messages.particulars;

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export function particular({ code, numbers }, squares) {
  const [n = 0, other = n] = numbers;
  const said = particulars[code.replaceAll(" ", "-")] ?? "";
  return typeof said === "string" ? said : said({ n, other, squares });
}

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => messages.renumbered({ square });
/** @param {string} square */
export const notVisited = (square) => messages.notVisited({ square });

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  messages.pathStep({ isStart: step === 0, step, of, square });

/** The chapter of a book that a square stands for; `null` for the square that has none. @type {(chapter: number | null, isRound: boolean) => string} */
export const chapter = (place, isRound) =>
  place === null ? messages.noChapter : messages.chapter({ number: place, isRound });

/** A part of the book. @type {(first: number, last: number, isRound: boolean) => string} */
export const part = (first, last, isRound) => messages.part({ first, last, isRound });

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  messages.squareLabel({ square, place, isKnightHere, knightHere: knightHere(false) });

export const caption = messages.caption({ press });

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) => messages.readSoFar({ hasRead: read !== "", isAll, read });

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  messages.reached({
    end: visited < squares ? "stuck" : isClosed ? "closed" : "open",
    visited,
    squares,
  });

/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) => messages.ruleFrom({ isUsual, start });

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  messages.agreement({ isAlways: agreeing === choices, agreeing, choices });

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  messages.title({ name, progress, gallery: rooms.gallery, title: shared.title });

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => messages.unnamed({ board });

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => messages.kept.done({ name }),
  /** @param {string} name */
  removed: (name) => messages.kept.removed({ name }),
  /** @param {string} name */
  back: (name) => messages.kept.back({ name }),
  none: messages.kept.none,
  /** @type {(found: number, all: number) => string} */
  found: (found, all) => messages.kept.found({ found, all }),
  denied: messages.kept.denied,
  unreadable: messages.kept.unreadable,
  /** @type {(added: number, same: number) => string} */
  added: (added, same) => messages.kept.added({ added, same }),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => messages.kept.refused({ name, why: cut(why, 300) }),
  saved: messages.kept.saved,
  file: messages.kept.file,
};

/** @param {string} name */
export const remove = (name) => messages.remove({ name });

/** Errors, for the line beside a field. */
export const wrong = {
  name: messages.wrong.name,
  /** @param {number} most */
  longName: (most) => messages.wrong.longName({ most }),
  /** @type {(name: string) => string} */
  sameTour: (name) => messages.wrong.sameTour({ name }),
  /** @param {number} most */
  tooMany: (most) => messages.wrong.tooMany({ most }),
  /** @param {number} most */
  tooLarge: (most) => messages.wrong.tooLarge({ most }),
  /** @param {number} most */
  file: (most) => messages.wrong.file({ most }),
  unreadableFile: messages.wrong.unreadableFile,
  notJson: messages.wrong.notJson,
  notOurs: messages.wrong.notOurs,
  newer: messages.wrong.newer,
  notATour: messages.wrong.notATour,
  noSquares: messages.wrong.noSquares,
  /** @param {string} id */
  tour: (id) => messages.wrong.tour({ id }),
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => messages.wrong.filter({ value, known }),
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) => messages.noSuchTour({ message: cut(message, 300) });

/** A link named a filter that cannot be used. @type {(name: Property, message: string) => string} */
export const noSuchFilter = (name, message) =>
  messages.noSuchFilter({ property: properties[name], message: cut(message, 300) });
