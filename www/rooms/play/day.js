/**
 * The board of the day: drawn from the date, the same for everyone. It knows nothing of the page.
 *
 * @import { GameSettings } from "../../run/game.js"
 */

import { openRequest, Verdict } from "../../pkg/knights_tour.js";

/** Boards on which a tour begins on most squares, in the order in which days take them. */
const boards = [
  "6x6",
  "#....#/....../....../....../....../#....#",
  "5x6",
  "......./......./......./...#.../......./......./.......",
  "5x5",
  "##..##/##..##/....../....../##..##/##..##",
  "7x6",
  "5x4",
  "#......#/......../......../......../......../#......#",
  "7x5",
  "###..###/##....##/#......#/......../......../#......#/##....##/###..###",
];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Every third day the tour has to close, where it can. */
const CLOSED_EACH = 3;
/** Milliseconds in which it is known whether a tour begins on a square. */
const JUDGE_MS = 500;
/** Squares that are drawn until a tour begins on one. */
const MOST_DRAWN = 50;

/** The day as in 2026-11-22, in universal time. @param {Date} [now] */
export const today = (now = new Date()) => now.toISOString().slice(0, 10);

/** @param {string} text */
export function isDay(text) {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : NaN);
  return !Number.isNaN(date.getTime()) && today(date) === text;
}

/** @param {GameSettings & { start: string }} settings */
function canBegin({ board, start, target }) {
  const verdict = new Verdict({ board, target, path: [start] });
  try {
    verdict.advance(JUDGE_MS);
    return verdict.result.kind === "finishable";
  } finally {
    verdict.free();
  }
}

/** A square of a board, drawn by the solver from a text. @type {(board: string, seed: string) => string} */
function drawSquare(board, seed) {
  const { session } = openRequest({ board, start: "random", seed });
  const { start } = session.moment();
  session.free();
  return start;
}

/** @param {string} date as in 2026-11-22 @returns {Required<Pick<GameSettings, "board" | "start" | "target">>} */
export function boardOfDay(date) {
  const day = Math.floor(Date.parse(date) / DAY_MS);
  const wrapped = ((day % boards.length) + boards.length) % boards.length;
  const board = boards[wrapped] ?? "6x6";
  const target = day % CLOSED_EACH === 0 ? "closed" : "open";
  for (const aim of /** @type {const} */ ([target, "open"])) {
    for (let draw = 0; draw < MOST_DRAWN; draw += 1) {
      const start = drawSquare(board, `${date} ${draw}`);
      if (canBegin({ board, start, target: aim })) {
        return { board, start, target: aim };
      }
    }
  }
  return { board: "6x6", start: "a1", target: "open" };
}
