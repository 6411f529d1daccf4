/** The link that makes a puzzle of a tour: all its numbers are given, and can be thinned out.
 * @import { Leaps } from "../pkg/knights_tour.js"
 */

import { boardInfo, squareName } from "../pkg/knights_tour.js";
import { anyText, leaper as piece, squaresText } from "./codecs.js";
import { defineRoute } from "./route.js";

/** Squares of the largest puzzle. */
export const MAX_PUZZLE = 400;

const route = defineRoute("puzzle", {
  givens: squaresText(""),
  leaper: piece(/** @type {Leaps | undefined} */ (undefined)),
  target: anyText("open"),
});

/** `null` where the tour is too large. @type {(asked: { board: string, leaper?: Leaps | undefined }, squares: readonly string[], isClosed: boolean) => string | null} */
export function puzzleLink({ board, leaper }, squares, isClosed) {
  if (squares.length > MAX_PUZZLE) {
    return null;
  }
  const { width, height } = boardInfo(board);
  const numbers = new Map(squares.map((square, i) => [square, String(i + 1)]));
  const rows = Array.from({ length: height }, (_row, fromTop) =>
    Array.from(
      { length: width },
      (_cell, column) => numbers.get(squareName(column, height - 1 - fromTop)) ?? "#",
    ).join(","),
  );
  return route.write({
    givens: rows.join("/"),
    ...(leaper && { leaper }),
    target: isClosed ? "closed" : "open",
  });
}
