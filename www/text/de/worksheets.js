/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Drucken",
  withSolutions: "Mit Lösungen",
  withoutSolutions: "Ohne Lösungen",
  other: "Neuer Startwert",
  kind: "Arbeitsblatt",
  board: "Brett",
  width: "Breite",
  height: "Höhe",
  show: "Zeigen",
  name: "Name:",
});

const knightMove =
  "Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite. Er springt über die Felder dazwischen.";
const warnsdorff =
  "Die Regel: Zieh immer auf das Feld, von dem aus du die wenigsten Züge auf Felder ohne Zahl hast. Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite.";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "Ein leeres Brett",
    rule: knightMove,
    task: "Kann ein Springer jedes Feld genau einmal besuchen? Schreib eine 1 auf das Feld, auf dem du beginnst, und nummeriere die Felder in der Reihenfolge deiner Besuche.",
  },
  counts: {
    title: "Ein Brett mit Folgezügen",
    rule: warnsdorff,
    task: "Die kleine Zahl in einer Ecke zählt die Züge von diesem Feld aus. Beginne irgendwo und schreib dort eine 1. Zieh immer dorthin, wo die kleine Zahl am kleinsten ist. Zieh nach jedem Zug von allen kleinen Zahlen, die einen Zug entfernt sind, eins ab.",
  },
  predict: {
    title: "Sag die nächsten fünf Züge voraus",
    rule: warnsdorff,
    task: "Der Springer steht auf dem umrahmten Feld. Wohin führt ihn die Regel? Schreib die nächsten fünf Zahlen auf das Brett und die Felder auf die Linien. Gleichstände gibt es nicht.",
  },
  follow: {
    title: "Folge einer Regel sechs Züge lang",
    rule: "Die Regel: Geh auf das Feld, das dem Rand am nächsten ist; eine Ecke ist am allernächsten. Sind mehrere gleich nah, nimm das, von dem aus du die wenigsten Züge auf Felder ohne Zahl hast. Ein Springer zieht zwei Felder in eine Richtung und eines zur Seite.",
    task: "Der Springer steht auf dem umrahmten Feld. Wohin führt ihn die Regel? Schreib die nächsten sechs Zahlen auf das Brett und die Felder auf die Linien. Es gibt immer genau ein bestes Feld.",
  },
  error: {
    title: "Finde den Fehler",
    rule: knightMove,
    task: "Jedes Brett sollte den Anfang einer Tour zeigen, aber zwei Zahlen sind vertauscht. Folge den Zahlen ab 1. Zwischen welchen beiden liegt der erste falsche Zug?",
  },
  cross: {
    title: "Das 12-Felder-Rätsel",
    rule: knightMove,
    task: "Besuche mit dem Springer alle 12 Felder und kehre dorthin zurück, wo du begonnen hast. Tipp: Zeichne die Felder als Punkte und die Züge als Linien dazwischen. Entwirre dann die Zeichnung.",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["Von", "bis"];

/** A blank board has more than one solution. */
export const oneSolution = "Eine von vielen Lösungen.";
/** @type {(board: string) => string} */
export const noSolution = (board) => `Das Brett ${board} hat keine Tour.`;
/** How to see whether a solution is right. */
export const checkSolution =
  "Eine Lösung ist richtig, wenn jede Zahl einen Springerzug von der vorigen entfernt ist.";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => `Von ${first} nach ${last} ist kein Springerzug.`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}: ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Lösungen: ${title}`;
export const cross = "Kreuz mit 12 Feldern";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  isSolved ? `Lösung ${number(n)}: ${board}` : `Aufgabe ${number(n)}: ${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}: ${text === null ? "kein Feld" : text || "leer"}${isKnightHere ? ", mit dem Springer" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Reihe ${n} – ${cells.join("; ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `Auf dem Brett ${board} gibt es keine solche Aufgabe. Nimm ein größeres, etwa 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Springertour-Labor · ${board} · Startwert ${seed}`;
