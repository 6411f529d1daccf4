/**
 * Boards and tours in small.
 *
 * @import { Diagram, SquareName } from "../../pkg/knights_tour.js"
 * @import { CountRequest } from "./address.js"
 */

/** A board. @param {string} board @returns {Diagram} */
export const boardInSmall = (board) => ({ board, coordinates: false });

/** A tour; an open one has its ends marked. @type {(request: CountRequest, squares: readonly SquareName[]) => Diagram} */
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
