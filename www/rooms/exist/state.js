/**
 * What is shown, and what the room’s links hold of it: `#exist?target=closed&board=4x7&step=17`, or
 * `#exist?target=open&board=5x6&leaper=2,3&wrap=columns&start=a1&end=e6`.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { Leaps, Target, WrapId } from "../../pkg/knights_tour.js"
 */

import { always, leaper, oneOf, step, surface, unlessEmpty, where } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { boardArgument } from "../../run/board-or-graph.js";
import { wrong } from "#text/exist.js";

/** The longest side on the map. */
export const SIDE = 30;

/** Of a board as a link draws it: the squares of each row, and what separates rows. */
const MAX_BOARD = SIDE * (SIDE + 1);

/** @typedef {{ width: number, height: number }} Sides */
/** @typedef {Sides & { target: Target, leaper?: Leaps, wrap?: WrapId, start?: string, end?: string }} Case A board, the kind of tour, the piece where it is not the knight, the edges that are joined, and the ends of an open tour. */
/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** How a board is written. @param {Sides} board */
export const textOf = ({ width, height }) => `${width}x${height}`;

/** A board as calls accept it. @param {Pick<Case, "width" | "height" | "wrap">} shown */
export const argumentOf = ({ wrap, ...board }) => boardArgument({ board: textOf(board), wrap });

/** Whether a board has its place on the map. @type {(width: number, height: number) => boolean} */
export const isOnMap = (width, height) =>
  [width, height].every((side) => Number.isInteger(side) && side >= 1 && side <= SIDE);

/** Throws why a board is not on the map. @type {(text: string) => Sides} */
function readBoard(text) {
  const { width, height, squares } = boardInfo(text);
  if (squares !== width * height || !isOnMap(width, height)) {
    throw new Error(wrong.board(SIDE));
  }
  return { width, height };
}

/** Throws why it is no square of the board. @type {(square: string, board: Sides) => string} */
function checkSquare(square, board) {
  existence(textOf(board), "open", undefined, square);
  return square;
}

/** The same square, unless it is none of this board. @type {(square: string | undefined, board: Sides) => string | undefined} */
export function squareOn(square, board) {
  try {
    return square && checkSquare(square, board);
  } catch {
    return undefined;
  }
}

/** @type {Codec<string | undefined>} */
const square = unlessEmpty({
  usual: undefined,
  read: (written, { board }) => checkSquare(written, board),
});

/** @param {{ target: Target }} before */
const isOpen = ({ target }) => target === "open";

/** @type {Sides} */
const USUAL = { width: 4, height: 7 };

export const route = defineRoute("exist", {
  target: always(oneOf(["closed", "open"], "closed", wrong.target)),
  board: always({ usual: USUAL, read: readBoard, write: textOf, maxLength: MAX_BOARD }),
  leaper: leaper(/** @type {Leaps | undefined} */ (undefined)),
  wrap: surface(wrong.wrap),
  start: where(isOpen, square),
  end: where((before) => isOpen(before) && before.start !== undefined, square),
  step,
});
