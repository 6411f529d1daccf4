/**
 * Forms in which tours are published that say more than the squares: moves with the knight’s letter, and
 * tables with a header line. What they say besides is taken off, so that the solver can read the rest.
 *
 * @import { TourForm } from "../../pkg/knights_tour.js"
 */

/** A text of such a form, and what is left of it for the solver. @typedef {{ form: "moves" | "table", text: string }} Published */
/** How a tour is written: as the solver reads it, or as it is published elsewhere. @typedef {TourForm | Published["form"]} WrittenForm */

/** The knight’s letter before a square, as in `Nb3` or `1.Nb3`. */
const KNIGHT = /N(?=[a-z]{1,2}[1-9])/g;

/** What columns are called, in lower case. */
const SQUARES = ["square", "squares", "field", "position"];
const ROWS = ["row", "r", "y", "rank"];
const COLUMNS = ["column", "col", "c", "x", "file"];

/** @param {string} line @returns {string[]} */
const cellsOf = (line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

/** A tour as moves of the knight: only its squares. @param {string} text @returns {Published | null} */
function moves(text) {
  const squares = text.replace(KNIGHT, " ");
  return squares === text ? null : { form: "moves", text: squares };
}

/** A table: the column of its squares, or row and column as pairs. @param {string} text @returns {Published | null} */
function table(text) {
  const [header = "", ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const names = cellsOf(header.toLowerCase());
  const placeOf = (/** @type {string[]} */ wanted) =>
    names.findIndex((name) => wanted.includes(name));
  const [square, row, column] = [placeOf(SQUARES), placeOf(ROWS), placeOf(COLUMNS)];
  /** @param {(cells: string[]) => string} ofLine @returns {Published} */
  const read = (ofLine) => ({ form: "table", text: lines.map(cellsOf).map(ofLine).join("\n") });
  if (square >= 0) {
    return read((cells) => cells[square] ?? "");
  }
  if (row < 0 || column < 0) {
    return null;
  }
  // What follows a line that lacks a number cannot be told apart any more.
  const lacking = lines.map(cellsOf).findIndex((cells) => !cells[row] || !cells[column]);
  lines.length = lacking < 0 ? lines.length : lacking + 1;
  return read((cells) => `(${cells[row] || "_"}, ${cells[column] || "_"})`);
}

/** What a text is if it is of such a form. @param {string} text @returns {Published | null} */
export const readPublished = (text) => table(text) ?? moves(text);
