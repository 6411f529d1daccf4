/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../pkg/knights_tour.js"
 */

import { helpUsed } from "#text/challenge.js";
import { locale } from "#text/sentence.js";
import * as messages from "#messages/ladder.js";
export { labels, notKept, forgotten, shareCopied, copyRefused } from "#messages/ladder.js";

/** @type {Record<string, string>} */
export const rungs = messages.rungs;

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "none" },
  { sign: "✓", name: "solved" },
  { sign: "★", name: "unaided" },
  { sign: "★★", name: "straight" },
]);

/** @param {number} mark */
const markOf = (mark) => marks[mark] ?? marks[0];

/** @param {number} mark */
export const markSign = (mark) => markOf(mark).sign;
/** A board, and how it was solved. @type {(board: string, mark: number) => string} */
export const solved = (board, mark) => messages.rungName({ rung: board, mark: markOf(mark).name });

/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => solved(rungs[rung] ?? "", mark);

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  messages.earned({ sign: markSign(mark), rung: rungs[rung] ?? "", mark: markOf(mark).name });

/** @param {string} rung */
export const nextRung = (rung) => messages.nextRung({ rung: rungs[rung] ?? "" });

/** A day in words; where English is spoken, most put it before its month. @param {string} date as in 2026-11-22 */
export const dayName = (date) =>
  new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  messages.dayTask({ dayName: dayName(date), board, start, target });

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  messages.summary({ visited, squares, helpUsed: helpUsed(used) });

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  messages.shareLine({
    dayName: dayName(date),
    board,
    isTour,
    visited,
    squares,
    helpUsed: helpUsed(used),
    link,
  });

export const wrong = {
  /** @param {string} text */
  day: (text) => messages.wrong.day({ text }),
};
