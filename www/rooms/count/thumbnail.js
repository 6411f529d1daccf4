/**
 * Thumbnails of boards and tours.
 * @import { Diagram, SquareName } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./state.js"
 */

/** A board. @param {string} board @returns {Diagram} */
export const boardInSmall = (board) => ({ board, coordinates: false });

/** A tour; the ends of an open one are marked. @type {(request: CountRequest, squares: readonly SquareName[]) => Diagram} */
export function tourInSmall({ board, target }, squares) {
  const ends = { disc: squares.slice(0, 1), ring: squares.slice(-1) };
  return {
    ...boardInSmall(board),
    plain: true,
    ...(target === "closed"
      ? { path: [...squares, ...squares.slice(0, 1)] }
      : { path: squares, marks: ends }),
  };
}
