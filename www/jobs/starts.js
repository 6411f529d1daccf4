/**
 * How many open tours begin on each square of a small board. Squares that a symmetry of a full rectangle
 * exchanges have the same number, which is counted once.
 * @import { Progress, SquareName, TourSettings, WrapId } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { boardInfo, squareName, TourCounter } from "../pkg/knights_tour.js";

/** @typedef {Pick<TourSettings, "board" | "leaper" | "wrap">} StartsSettings */
/** @typedef {[square: SquareName, tours: bigint][]} Starts */

/** The squares of a board by rows from the bottom, each with a name for the numbers that are alike. @type {(board: string, wrap?: WrapId) => [square: SquareName, alike: string][]} */
function squaresOf(board, wrap) {
  const { width, height, squares, text } = boardInfo(board);
  const isFull = squares === width * height;
  const rows = isFull ? [] : text.split("/").reverse();
  return Array.from({ length: width * height }, (_, at) => {
    const [column, row] = [at % width, Math.floor(at / width)];
    const [x, y] = [Math.min(column, width - 1 - column), Math.min(row, height - 1 - row)];
    const ends = width === height && wrap !== "columns" ? [Math.min(x, y), Math.max(x, y)] : [x, y];
    const name = squareName(column, row);
    const isHole = rows[row]?.[column] === "#";
    return /** @type {[string, string]} */ ([isHole ? "" : name, isFull ? String(ends) : name]);
  }).filter(([name]) => name !== "");
}

/** @param {StartsSettings} settings @returns {Resumable<Progress & { counted: number, squares: number }, Starts>} */
export function openStarts({ board, leaper, wrap }) {
  const squares = squaresOf(board, wrap);
  const kinds = new Map(squares.map(([square, alike]) => [alike, square]));
  /** @type {Map<string, bigint>} */
  const counted = new Map();
  const waiting = [...kinds];
  /** @type {TourCounter | null} */
  let counter = null;

  return {
    advance(milliseconds) {
      const [alike = "", start = ""] = waiting[0] ?? [];
      let part = 0;
      if (waiting.length > 0) {
        counter ??= new TourCounter({ board, leaper, wrap, target: "open", start });
        part = counter.advance(milliseconds).fraction;
        const { result } = counter;
        if (result !== null) {
          counted.set(alike, result);
          waiting.shift();
          counter.free();
          [counter, part] = [null, 0];
        }
      }
      const done = waiting.length === 0;
      const fraction = done ? 1 : (counted.size + part) / kinds.size;
      return { done, fraction, counted: counted.size, squares: kinds.size };
    },
    get result() {
      return squares.map(
        ([square, alike]) => /** @type {[string, bigint]} */ ([square, counted.get(alike) ?? 0n]),
      );
    },
    free: () => counter?.free(),
  };
}
