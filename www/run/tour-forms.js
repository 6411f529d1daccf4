/**
 * The forms in which a tour is copied and saved. “Check my tour” reads all of them back.
 * @import { FinishedTour, RunSettings } from "../pkg/knights_tour.js"
 */

/** How arrays of numbers mark a hole. */
const HOLE = -1;

/** The numbered board as rows of numbers from 0, the top row first. @param {FinishedTour} tour */
const rowsFromZero = ({ numbers }) =>
  numbers.split("\n").map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((cell) => (/^\d+$/.test(cell) ? Number(cell) - 1 : HOLE)),
  );

/** Rows of numbers below each other, aligned. @param {number[][]} rows */
function aligned(rows) {
  const width = Math.max(...rows.flat().map((cell) => String(cell).length));
  return rows.map((row) => row.map((cell) => String(cell).padStart(width)).join(" ")).join("\n");
}

/** The place of each square in an array, row 0 at the top, in the order of the tour. @param {FinishedTour} tour */
function places(tour) {
  /** @type {[row: number, column: number][]} */
  const found = [];
  rowsFromZero(tour).forEach((cells, row) =>
    cells.forEach((number, column) => {
      if (number !== HOLE) {
        found[number] = [row, column];
      }
    }),
  );
  return found;
}

/** @typedef {"numberedBoard" | "fromZero" | "pairs" | "python" | "squareList" | "json"} FormId */
/** @typedef {{ id: FormId, needsBoard: boolean, file: string, type: string, write: (tour: FinishedTour, settings: RunSettings) => string }} Form */

/** @type {readonly Form[]} */
export const tourForms = [
  {
    id: "numberedBoard",
    needsBoard: true,
    file: "txt",
    type: "text/plain",
    write: ({ numbers }) => numbers,
  },
  {
    id: "fromZero",
    needsBoard: true,
    file: "from-0.txt",
    type: "text/plain",
    write: (tour) => aligned(rowsFromZero(tour)),
  },
  {
    id: "pairs",
    needsBoard: true,
    file: "pairs.txt",
    type: "text/plain",
    write: (tour) =>
      `[${places(tour)
        .map((place) => `(${place.join(", ")})`)
        .join(", ")}]`,
  },
  {
    id: "python",
    needsBoard: true,
    file: "py",
    type: "text/x-python",
    write: (tour) =>
      `board = [\n${rowsFromZero(tour)
        .map((row) => `    [${row.join(", ")}],\n`)
        .join("")}]`,
  },
  {
    id: "squareList",
    needsBoard: false,
    file: "squares.txt",
    type: "text/plain",
    write: ({ squares }) => squares.join(" "),
  },
  {
    id: "json",
    needsBoard: false,
    file: "json",
    type: "application/json",
    write({ closed, squares }, settings) {
      const { graph } = settings;
      // What is undefined is left out.
      const onGraph = { ...settings, board: undefined, leaper: undefined };
      const run = graph === undefined ? settings : onGraph;
      return JSON.stringify({ board: run.board, graph, closed, squares, run });
    },
  },
];
