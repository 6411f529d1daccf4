/**
 * A puzzle as the page knows it: what the solver says of the givens, by the names of squares. It does not depend on the
 * page.
 * @import { PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { Place } from "../../widgets/cell-grid.js"
 */

import { Puzzle as Solver, squareName } from "../../pkg/knights_tour.js";

/** @typedef {ReturnType<typeof readPuzzle>} Puzzle */

/** Throws what is wrong with it. @param {PuzzleSettings} settings */
export function readPuzzle(settings) {
  const { leaper, target = "open" } = settings;
  const solver = new Solver(settings);
  const { line } = solver;
  const cells = line.split("/").map((row) => row.split(" "));
  const [rows, columns] = [cells.length, cells[0]?.length ?? 0];
  /** @type {Map<string, Place>} */
  const squares = new Map();
  cells.forEach((row, fromTop) =>
    row.forEach((cell, column) => {
      if (cell !== "#") {
        squares.set(squareName(column, rows - 1 - fromTop), { column, row: fromTop });
      }
    }),
  );
  const blank = new Solver({ givens: line.replace(/\d+/g, "."), leaper, target });
  /** @type {Map<string, Set<string>>} */
  const neighbours = new Map();
  return {
    ...{ solver, line, leaper, target, columns, rows, squares },
    board: solver.board,
    text: solver.text,
    given: new Map(Object.entries(solver.givens)),
    /** Whether the piece leads from one square to the other. @type {(from: string, to: string) => boolean} */
    isMove(from, to) {
      if (!neighbours.has(from)) {
        neighbours.set(from, new Set(blank.places(2, { [from]: 1 })));
      }
      return neighbours.get(from)?.has(to) ?? false;
    },
    free() {
      solver.free();
      blank.free();
    },
  };
}

/** The same puzzle with other numbers given, a row after the other. @type {(puzzle: Pick<Puzzle, "columns" | "rows" | "squares">, given: ReadonlyMap<string, number>) => string} */
export function written({ columns, rows, squares }, given) {
  const cells = Array.from({ length: rows }, () => new Array(columns).fill("#"));
  for (const [square, { column, row }] of squares) {
    /** @type {string[]} */ (cells[row])[column] = String(given.get(square) ?? ".");
  }
  return cells.map((row) => row.join(" ")).join("/");
}
