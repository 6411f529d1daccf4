/**
 * A board being edited, as rows of `.` (square) and `#` (hole), top row first. Drafts are immutable: every
 * function returns a new one, so that undo only has to keep the old ones.
 * @import { Cell } from "../../widgets/board-grid.js"
 */

import { squareName } from "../../pkg/knights_tour.js";

/** @typedef {object} Draft
 * @property {readonly string[]} rows
 * @property {Cell | null} start the start of the tour
 */

const SQUARE = ".";
const HOLE = "#";

/** @param {Draft} draft */
export const widthOf = ({ rows }) => rows[0]?.length ?? 0;

/** @param {Draft} draft */
export const heightOf = ({ rows }) => rows.length;

/** @param {Draft} draft */
export const textOf = ({ rows }) => rows.join("/");

/** @param {Draft} draft */
export const squaresOf = ({ rows }) => rows.join("").replaceAll(HOLE, "").length;

/** @type {(draft: Draft, cell: Cell) => boolean} */
export const isSquare = ({ rows }, { column, row }) =>
  rows[rows.length - 1 - row]?.[column] === SQUARE;

/** @param {Cell} cell */
export const nameOf = ({ column, row }) => squareName(column, row);

/** The name of the start, if there is one. @param {Draft} draft */
export const startOf = ({ start }) => (start ? nameOf(start) : undefined);

/** @type {(one: Cell | null, other: Cell | null) => boolean} */
export const isSame = (one, other) => one?.column === other?.column && one?.row === other?.row;

/** @type {(one: Draft, other: Draft) => boolean} */
export const isAlike = (one, other) =>
  textOf(one) === textOf(other) && isSame(one.start, other.start);

/** The draft, without a start that the board does not have. @param {Draft} draft @returns {Draft} */
const checked = (draft) =>
  draft.start && !isSquare(draft, draft.start) ? { ...draft, start: null } : draft;

/** The draft with the start on the square of this name, if it exists. @type {(draft: Draft, name: string) => Draft} */
export function startedAt(draft, name) {
  const wanted = name.trim().toLowerCase();
  for (let row = 0; row < heightOf(draft); row += 1) {
    for (let column = 0; column < widthOf(draft); column += 1) {
      if (nameOf({ column, row }) === wanted) {
        return checked({ ...draft, start: { column, row } });
      }
    }
  }
  return { ...draft, start: null };
}

/** The draft for a board in its normal notation. @param {string} board @returns {Draft} */
export function draftOf(board) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(board) ?? [];
  const rows =
    width && height
      ? Array.from({ length: Number(height) }, () => SQUARE.repeat(Number(width)))
      : board.split("/");
  return { rows, start: null };
}

/** The notation of puzzles: `0` for a square, a space for a hole, `1` for the start. @param {Draft} draft */
export const puzzleOf = ({ rows, start }) =>
  rows
    .map((row, i) =>
      [...row]
        .map((symbol, column) =>
          isSame(start, { column, row: rows.length - 1 - i }) ? "1" : symbol === SQUARE ? "0" : " ",
        )
        .join(""),
    )
    .join("\n");

/** Turns cells into squares or holes. @type {(draft: Draft, cells: readonly Cell[], square: boolean) => Draft} */
export function painted(draft, cells, square) {
  const rows = draft.rows.map((row) => [...row]);
  for (const { column, row } of cells) {
    const texts = rows[rows.length - 1 - row];
    // A stroke may begin on a board that has changed its size since it was drawn.
    if (texts && column in texts) {
      texts[column] = square ? SQUARE : HOLE;
    }
  }
  return checked({ ...draft, rows: rows.map((row) => row.join("")) });
}

/** Moves the start to this square, or removes it if it is there already. @type {(draft: Draft, start: Cell) => Draft} */
export const startedOn = (draft, start) =>
  checked({ ...draft, start: isSame(draft.start, start) ? null : start });

/**
 * Resizes the board around a1. A full board grows by squares, one with holes by holes.
 * @type {(draft: Draft, width: number, height: number) => Draft}
 */
export function resized(draft, width, height) {
  const added = draft.rows.some((row) => row.includes(HOLE)) ? HOLE : SQUARE;
  const old = draft.rows.slice(-height).map((row) => row.slice(0, width).padEnd(width, added));
  const above = Array.from({ length: height - old.length }, () => added.repeat(width));
  return checked({ ...draft, rows: [...above, ...old] });
}

/** @type {(draft: Draft, symbol: (before: string) => string) => Draft} */
const mapped = (draft, symbol) =>
  checked({ ...draft, rows: draft.rows.map((row) => [...row].map(symbol).join("")) });

/** Changes of the whole board, by name. */
export const changes = {
  /** @param {Draft} draft */
  fill: (draft) => mapped(draft, () => SQUARE),
  /** @param {Draft} draft */
  clear: (draft) => mapped(draft, () => HOLE),
  /** @param {Draft} draft */
  invert: (draft) => mapped(draft, (before) => (before === SQUARE ? HOLE : SQUARE)),
};

/** The cells from one to another, both included: a fast pointer skips cells. @type {(from: Cell, to: Cell) => Cell[]} */
export function line(from, to) {
  const [right, up] = [to.column - from.column, to.row - from.row];
  const steps = Math.max(Math.abs(right), Math.abs(up), 1);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    column: from.column + Math.round((right * i) / steps),
    row: from.row + Math.round((up * i) / steps),
  }));
}
