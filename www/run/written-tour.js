/**
 * Tours as text that people and files contain: each with its name, board, piece and squares. Errors have a
 * code.
 * @import { Leaps } from "../pkg/knights_tour.js"
 */

import { boardInfo, checkLeaper, verify } from "../pkg/knights_tour.js";
import { cut } from "../text/cut.js";
import { MAX_KEPT_SQUARES } from "./largest-kept.js";

/** Maximum number of kept tours. */
export const MAX_TOURS = 200;
/** Maximum length of a name, in characters. */
export const MAX_NAME = 80;
/** Squares and holes of the largest board. */
const MAX_PLACES = 4 * MAX_KEPT_SQUARES;
/** Maximum length of a text of squares, in characters. */
export const MAX_TEXT = 100_000;

/**
 * Bytes of the longest tour in a file: a board with a character for each cell and a separator after it; names
 * of squares of at most five characters, such as a4096; a name whose characters have up to three bytes each;
 * and the syntax around them.
 */
const MAX_TOUR_BYTES = 2 * MAX_PLACES + 5 * MAX_KEPT_SQUARES + 3 * MAX_NAME + 200;
/** Bytes of the largest file that is read: any file that this page has saved can be read back. */
export const MAX_BYTES = (MAX_TOURS + 1) * MAX_TOUR_BYTES;

const FORMAT = "knights-tours";
const VERSION = 1;

/** Unvalidated input. @typedef {{ name?: unknown, board?: unknown, leaper?: unknown, squares?: unknown }} Raw */
/** A tour in a file. @typedef {{ name: string, board: string, leaper: Leaps, squares: string }} Written */
/** What can be wrong with a tour or a file. @typedef {"no-tour" | "no-squares" | "too-large" | "no-json" | "no-list" | "newer-version"} Fault */

/** @param {Fault} code */
const fault = (code) => Object.assign(new Error(code), { code });

/** A name on one line, without invisible characters. @param {unknown} name */
export const plainName = (name) =>
  typeof name === "string"
    ? cut(
        name
          .slice(0, 10 * MAX_NAME)
          .replace(/[\p{C}\p{Z}]+/gu, " ")
          .trim(),
        MAX_NAME,
      ).trim()
    : "";

/** The name of a tour; its board if it has none. @param {{ name: string, board: string }} tour */
export const nameOf = ({ name, board }) => name || plainName(board) || "?";

/** @param {unknown} leaper @returns {Leaps} */
function readLeaper(leaper) {
  if (!Array.isArray(leaper)) {
    return [1, 2];
  }
  try {
    return checkLeaper(/** @type {Leaps} */ (leaper));
  } catch {
    throw fault("no-tour");
  }
}

/** The parts of a tour, validated except for its squares. Throws what is wrong. @param {Raw} raw @returns {Written} */
export function readParts({ name, board, leaper, squares }) {
  if (typeof board !== "string" || typeof squares !== "string" || squares === "") {
    throw fault("no-squares");
  }
  if (squares.length > MAX_TEXT || board.length > MAX_TEXT) {
    throw fault("too-large");
  }
  const info = boardInfo(board);
  if (info.squares > MAX_KEPT_SQUARES || info.width * info.height > MAX_PLACES) {
    throw fault("too-large");
  }
  return { name: plainName(name), board: info.text, leaper: readLeaper(leaper), squares };
}

/** The parsed and verified squares of a tour. Throws what is wrong. @param {Written} written */
export function verifyWritten({ board, leaper, squares: text }) {
  const found = verify(board, text, leaper);
  if (!found.tour || !found.squares) {
    const { message, kind, facts, phrases } = found.because ?? {};
    throw message === undefined
      ? fault("no-tour")
      : Object.assign(new Error(message), { kind, facts, phrases });
  }
  return { squares: found.squares, found };
}

/** A verified tour in the form in which it is kept. Throws what is wrong. @param {unknown} raw @returns {Written} */
export function readWritten(raw) {
  const written = readParts(/** @type {Raw} */ (raw ?? {}));
  return {
    ...written,
    name: nameOf(written),
    squares: verifyWritten(written).squares.join(""),
  };
}

/** The text of a file with these tours. @param {readonly Written[]} tours */
export const writeFile = (tours) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, tours }, null, 1)}\n`;

/** The unvalidated tours in the text of a file. Throws if it is not such a file. @param {string} text @returns {unknown[]} */
export function parseFile(text) {
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw fault("no-json");
  }
  const { format, version, tours } = /** @type {Record<string, unknown>} */ (read ?? {});
  if (format !== FORMAT || !Array.isArray(tours)) {
    throw fault("no-list");
  }
  if (version !== VERSION) {
    throw fault("newer-version");
  }
  return tours;
}
