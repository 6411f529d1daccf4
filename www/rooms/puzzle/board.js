/**
 * The board: what keys do on its squares, and what is shown on them.
 * @import { Mark } from "#text/puzzle.js"
 * @import { CellGrid } from "../../widgets/cell-grid.js"
 * @import { Room } from "./state.js"
 */

import { createCellGrid, showCells } from "../../widgets/cell-grid.js";
import { moves, numberOn } from "./state.js";

/** What is marked on squares, by the class that shows it: a wrong number, where the next number can stand, what a hint speaks of, what it rules out, and where two solutions differ. @typedef {Record<Mark, readonly string[]>} Marks */

/** What the board asks of the room. @typedef {{ pick: (square: string) => void, digit: (square: string, digit: number) => void, erase: (square: string) => void, moved: (square: string) => void }} On */

/** @type {(root: HTMLElement, on: On) => CellGrid} */
export const createBoard = (root, { digit, erase, ...on }) =>
  createCellGrid(root, {
    ...on,
    key: (square, key) =>
      /^\d$/.test(key)
        ? digit(square, Number(key))
        : ["Backspace", "Delete"].includes(key)
          ? erase(square)
          : false,
  });

/** @type {(board: CellGrid, room: Room, marks: Marks, nameOf: (square: string) => string) => void} */
export const show = (board, room, marks, nameOf) =>
  showCells(board, {
    textOf: (square) => String(numberOn(room, square) ?? ""),
    nameOf,
    marks: { ...marks, given: [...room.puzzle.given.keys()] },
    lines: moves(room),
  });
