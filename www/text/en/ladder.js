/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { count, locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "The ladder",
  ladderHelp: "Six boards, each harder than the last. Start with 5 × 5.",
  marksHelp: "✓ solved · ★ without hints or other help · ★★ without undo, too",
  rungs: "Boards of the ladder",
  forgetMarks: "Erase my marks",
  day: "Board of the day",
  dayHelp: "Everyone gets the same board. A new one comes at midnight UTC.",
  playDay: "Play it",
  shareLine: "Share your result",
  copyShare: "Copy it",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6, closed tour",
  holes: "A board with holes",
  camel: "The camel’s 32 squares",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "not solved yet" },
  { sign: "✓", name: "solved" },
  { sign: "★", name: "solved without help" },
  { sign: "★★", name: "solved without help or undo" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}: ${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}: ${marks[mark]?.name ?? ""}!`;

export const notKept =
  "Your browser cannot save your marks. They are gone when you close this page.";
export const forgotten = "Your marks are erased.";

/** @param {string} rung */
export const nextRung = (rung) => `Next: ${rungs[rung]}`;

/** "22 November 2026" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(`${locale}-GB`, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  `${dayName(date)}: ${board}. Start on ${start} and visit every square${target === "closed" ? ", then return to the start" : ""}.`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${number(visited)} of ${count(squares, { one: "{square}", other: "{squares}" })}, ${helpUsed(used)}.`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `Knight’s Tour Lab, ${dayName(date)}, ${board}: ${isTour ? "★ " : ""}${number(visited)} of ${number(squares)}, ${helpUsed(used)}. ${link}`;

export const shareCopied = "Your result is copied.";
export const copyRefused =
  "Your browser did not allow copying. Select the line and copy it yourself.";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)} is not a day; write it as 2026-11-22`,
};
