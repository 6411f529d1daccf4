/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "Die Leiter",
  ladderHelp: "Sechs Bretter, jedes schwerer als das vorige. Beginne mit 5 × 5.",
  marksHelp: "✓ gelöst · ★ ohne Tipps oder andere Hilfe · ★★ auch ohne Zurücknehmen",
  rungs: "Bretter der Leiter",
  forgetMarks: "Meine Sterne löschen",
  day: "Brett des Tages",
  dayHelp: "Alle bekommen dasselbe Brett. Um Mitternacht (UTC) kommt ein neues.",
  playDay: "Spielen",
  shareLine: "Ergebnis teilen",
  copyShare: "Kopieren",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6, geschlossene Tour",
  holes: "Ein Brett mit Löchern",
  camel: "Die 32 Felder des Kamels",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "noch nicht gelöst" },
  { sign: "✓", name: "gelöst" },
  { sign: "★", name: "ohne Hilfe gelöst" },
  { sign: "★★", name: "ohne Hilfe und ohne Zurücknehmen gelöst" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}: ${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}: ${marks[mark]?.name ?? ""}!`;

export const notKept =
  "Dein Browser kann deine Sterne nicht speichern. Sie sind weg, wenn du diese Seite schließt.";
export const forgotten = "Deine Sterne sind gelöscht.";

/** @param {string} rung */
export const nextRung = (rung) => `Weiter: ${rungs[rung]}`;

/** "22. November 2026" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  target === "closed"
    ? `${dayName(date)}: ${board}. Beginne auf ${start}, besuche jedes Feld und kehre zum Start zurück.`
    : `${dayName(date)}: ${board}. Beginne auf ${start} und besuche jedes Feld.`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${number(visited)} von ${number(squares)} {Feldern}, ${helpUsed(used)}.`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `Springertour-Labor, ${dayName(date)}, ${board}: ${isTour ? "★ " : ""}${number(visited)} von ${number(squares)}, ${helpUsed(used)}. ${link}`;

export const shareCopied = "Dein Ergebnis ist kopiert.";
export const copyRefused =
  "Dein Browser hat das Kopieren nicht erlaubt. Markiere die Zeile und kopiere sie selbst.";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)} ist kein Tag; schreib ihn wie 2026-11-22`,
};
