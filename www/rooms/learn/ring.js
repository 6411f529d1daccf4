/**
 * A board as a graph: the positions of its squares in the order of a closed tour, and the moves between them.
 * In that order it can be drawn as a ring.
 */

import { Session } from "../../pkg/knights_tour.js";
import { firstTour } from "./first-tour.js";

/** @typedef {{ square: string, column: number, row: number }} Point */
/** Moves are pairs of indices into the list of points. @typedef {{ points: Point[], moves: [number, number][] }} Ring */

/** @param {string} board a small one that has a closed tour @returns {Ring} */
export function ringOf(board) {
  const squares = firstTour({ board, target: "closed" }) ?? [];
  /** @type {Point[]} */
  const points = [];
  /** @type {[number, number][]} */
  const moves = [];
  squares.forEach((square, i) => {
    const session = new Session({ board, start: square, algorithm: "player" });
    const { column, row } = session.squareInfo(square);
    points.push({ square, column, row });
    for (const { square: to } of session.moment().candidates) {
      const end = squares.indexOf(to);
      if (end > i) {
        moves.push([i, end]);
      }
    }
    session.free();
  });
  return { points, moves };
}

/** The same as a list of edges; the vertices lie on a circle in the order of the tour. @param {string} board */
export function graphOf(board) {
  const { points, moves } = ringOf(board);
  const names = points.map(({ square }) => square);
  const around = [...names, ...names.slice(0, 1)].join("-");
  return [around, ...moves.map((ends) => ends.map((at) => names[at]).join("-"))].join(" ");
}
