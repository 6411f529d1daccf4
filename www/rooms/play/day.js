/**
 * The board of the day: generated from the date, the same for everyone. It does not depend on the page.
 * @import { GameSettings } from "../../run/bare-game.js"
 */

import { openRequest } from "../../pkg/knights_tour.js";

/** In the order of days. Each has a closed tour, so that tours of both kinds can start on every square. */
export const boards = [
  "6x6",
  "#....#/....../....../....../....../#....#",
  "5x6",
  "##..##/##..##/....../....../##..##/##..##",
  "......./......./......./...#.../......./......./.......",
  "7x6",
  "##....##/#......#/......../......../#......#/##....##",
  "8x5",
  "#......#/......../......../......../......../#......#",
  "10x3",
  "#....../......./......./......./.......",
  "#..##..#/......../......../......../......../#..##..#",
  "6x7",
  "###..###/##....##/#......#/......../......../#......#/##....##/###..###",
];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every third day asks for a closed tour. */
const CLOSED_EACH = 3;

/** A square of a board, chosen by the solver from a seed. @type {(board: string, seed: string) => string} */
function drawSquare(board, seed) {
  const { session } = openRequest({ board, start: "random", seed });
  const { start } = session.moment();
  session.free();
  return start;
}

/** @param {string} date as in 2026-11-22 @returns {Required<Pick<GameSettings, "board" | "start" | "target">>} */
export function boardOfDay(date) {
  const day = Math.floor(Date.parse(date) / DAY_MS);
  const place = ((day % boards.length) + boards.length) % boards.length;
  const board = boards[place] ?? "6x6";
  const target = day % CLOSED_EACH === 0 ? "closed" : "open";
  return { board, start: drawSquare(board, date), target };
}
