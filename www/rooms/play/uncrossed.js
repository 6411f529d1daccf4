/**
 * The way of playing in which a path may not cross itself, drawn with straight lines: what crosses, and whether it can go
 * on.
 * @import { Game } from "../../run/game.js"
 * @import { Room } from "./state.js"
 */

import { isKnight } from "../../text/leaps.js";

/** @typedef {{ column: number, row: number }} Place */
/** @typedef {readonly [string, string]} Move */

/** The most moves of a knight’s path that never crosses itself: 3 × 3 to 7 × 7 by trying all, 8 × 8 by OEIS A003192. @type {Record<string, number>} */
const MOST = { "3x3": 2, "4x4": 5, "5x5": 10, "6x6": 17, "7x7": 24, "8x8": 35 };

/** Whether it is played so. A graph can be drawn in many ways. @param {Pick<Room, "mode" | "game">} room */
export const isUncrossed = ({ mode, game }) =>
  mode === "uncrossed" && (game.settings.graph ?? game.settings.wrap) === undefined;

/** On which side of a line a place is. @type {(from: Place, to: Place, place: Place) => number} */
const side = (from, to, { column, row }) =>
  Math.sign(
    (to.column - from.column) * (row - from.row) - (to.row - from.row) * (column - from.column),
  );

/** Whether two lines have a point in common that is an end of neither, and are not parallel. @type {(one: readonly [Place, Place], other: readonly [Place, Place]) => boolean} */
const doCross = ([a, b], [c, d]) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/**
 * The first move of the path that crosses an earlier one, with that one; and the squares to which a move crosses nothing.
 * @param {Game} game
 */
export function crossingIn(game) {
  const place = (/** @type {string} */ square) => game.session.squareInfo(square);
  const path = game.path();
  const moves = path.slice(1).map((to, at) => /** @type {Move} */ ([path[at] ?? to, to]));
  const lines = moves.map(([from, to]) => /** @type {const} */ ([place(from), place(to)]));
  /** The first of the earlier moves that a line crosses. @type {(line: readonly [Place, Place], before: number) => Move | undefined} */
  const crossedBy = (line, before) =>
    moves.find((_, at) => at < before && doCross(/** @type {any} */ (lines[at]), line));
  const at = lines.findIndex((line, number) => crossedBy(line, number));
  const [move, line] = [moves[at], lines[at]];
  const crossing = move && line ? { move, crossed: crossedBy(line, at) ?? move } : null;
  const end = place(path.at(-1) ?? game.start);
  const ways = game.ways().filter(({ square }) => !crossedBy([end, place(square)], moves.length));
  return { moves: moves.length, crossing, ways: ways.length };
}

/** The most moves that are possible on the board; 0 where nobody has said. @param {Game} game */
export const mostOn = ({ settings: { board, leaper } }) =>
  leaper === undefined || isKnight(leaper) ? (MOST[board ?? ""] ?? 0) : 0;

/** Whether a path has become as long as one can be. @param {Game} game */
export function isLongestUncrossed(game) {
  const { moves, crossing } = crossingIn(game);
  return crossing === null && moves > 0 && moves === mostOn(game);
}
