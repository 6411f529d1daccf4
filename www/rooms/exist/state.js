/**
 * What is shown, and what the room’s links hold of it: `#exist?target=closed&board=4x7&step=17`.
 *
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { always, oneOf, step } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { wrong } from "#text/exist.js";

/** The longest side on the map. */
export const SIDE = 30;

/** Of a board as a link draws it: the squares of each row, and what separates rows. */
const MAX_BOARD = SIDE * (SIDE + 1);

/** @typedef {{ width: number, height: number }} Sides */
/** @typedef {Sides & { target: Target }} Case A board, and the kind of tour. */
/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** How a board is written. @param {Sides} board */
export const textOf = ({ width, height }) => `${width}x${height}`;

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

/** @type {Sides} */
const USUAL = { width: 4, height: 7 };

export const route = defineRoute("exist", {
  target: always(oneOf(["closed", "open"], "closed", wrong.target)),
  board: always({ usual: USUAL, read: readBoard, write: textOf, maxLength: MAX_BOARD }),
  step,
});
