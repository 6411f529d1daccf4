/**
 * Suggests what to try after a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { boardAfter } from "./boards.js";

/** @typedef {{ kind: "fault" } | { kind: "closed" } | { kind: "board", board: string }} Next */

/**
 * After a dead end, finding out where it was lost; after an open tour, a closed one if there may be one; else
 * the next board.
 * @param {object} game
 * @param {boolean} game.isTour
 * @param {boolean} game.isJudged whether it is already known where it was lost
 * @param {Target} game.target
 * @param {string} game.board
 * @param {boolean} game.mayClose whether there may be a closed tour
 * @returns {Next | null}
 */
export function nextAfter({ isTour, isJudged, target, board, mayClose }) {
  if (!isTour) {
    return isJudged ? null : { kind: "fault" };
  }
  if (target === "open" && mayClose) {
    return { kind: "closed" };
  }
  const after = boardAfter(board);
  return after === undefined ? null : { kind: "board", board: after };
}
