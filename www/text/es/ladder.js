/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { count, locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "La escalera",
  ladderHelp: "Seis tableros, cada uno más difícil que el anterior. Empieza con 5 × 5.",
  marksHelp: "✓ resuelto · ★ sin pistas ni otra ayuda · ★★ y además sin deshacer",
  rungs: "Tableros de la escalera",
  forgetMarks: "Borrar mis marcas",
  day: "El tablero del día",
  dayHelp: "El mismo para todo el mundo. Cada día, a medianoche (UTC), sale uno nuevo.",
  playDay: "Jugar",
  shareLine: "Comparte tu resultado",
  copyShare: "Copiar",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6, recorrido cerrado",
  holes: "Un tablero con huecos",
  camel: "Las 32 casillas del camello",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "aún sin resolver" },
  { sign: "✓", name: "resuelto" },
  { sign: "★", name: "resuelto sin ayuda" },
  { sign: "★★", name: "resuelto sin ayuda y sin deshacer" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}: ${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}: ¡${marks[mark]?.name ?? ""}!`;

export const notKept =
  "Tu navegador no puede guardar tus marcas. Se pierden cuando cierras esta página.";
export const forgotten = "Tus marcas se han borrado.";

/** @param {string} rung */
export const nextRung = (rung) => `Siguiente: ${rungs[rung]}`;

/** "22 de noviembre de 2026" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  `${dayName(date)}: ${board}. Empieza en ${start} y pasa por todas las casillas${target === "closed" ? "; después vuelve al inicio" : ""}.`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${number(visited)} de ${count(squares, { one: "{casilla}", other: "{casillas}" })}, ${helpUsed(used)}.`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `Laboratorio del caballo, ${dayName(date)}, ${board}: ${isTour ? "★ " : ""}${number(visited)} de ${number(squares)}, ${helpUsed(used)}. ${link}`;

export const shareCopied = "Tu resultado está copiado.";
export const copyRefused = "Tu navegador no ha permitido copiar. Selecciona la línea y cópiala tú.";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)} no es un día; escríbelo así: 2026-11-22`,
};
