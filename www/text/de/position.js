/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "Züge eintippen",
  typed: "Ein Zug oder eine Frage",
  typedHelp:
    "Tippe einen Zug ein, etwa b3 oder Sb3, und drücke die Eingabetaste. Tippe „hilfe“ ein, um zu erfahren, was du noch fragen kannst. Mit Esc kommst du zum Brett zurück.",
  sendTyped: "Eingabe",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["wo", "springer", "where", "knight", "w", "k"],
  ways: ["züge", "zuege", "wohin", "moves", "go", "g"],
  row: ["reihe", "zeile", "row", "rank", "x"],
  column: ["spalte", "linie", "column", "file", "y"],
  left: ["rest", "übrig", "uebrig", "left", "n"],
  sum: ["brett", "stellung", "board", "position", "s"],
  back: ["zurück", "zurueck", "back", "undo"],
  hint: ["tipp", "hinweis", "hint", "h"],
  lost: ["verloren", "lost", "l"],
  start: ["start", "anfang", "b"],
  help: ["hilfe", "help", "?"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["s"];

/** What the keys say. */
export const actions = {
  typing: "Einen Zug oder eine Frage eintippen",
  where: "Sagen, wo {der Springer} ist",
  ways: "Sagen, wohin {er} ziehen kann",
  row: "Diese Reihe vorlesen",
  column: "Diese Spalte vorlesen",
  left: "Sagen, welche {Felder} übrig sind",
  sum: "Die Stellung zusammenfassen",
};

export const help =
  "Tippe {einen Knoten} ein, etwa b3, um dorthin zu ziehen, oder b3?, um die Folgezüge von dort zu erfahren. Oder tippe eines davon ein: wo, züge, reihe, reihe 3, spalte, spalte c, rest, brett, zurück, tipp, verloren oder start c3.";

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{Der Springer} steht auf ${name}. Besucht sind ${number(visited)} von ${number(squares)} {Feldern}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `Von ${name} aus kann {der Springer} nicht ziehen.`
    : `Von ${name} aus hat {der Springer} ${count(squares.length, { one: "Zug", other: "Züge" })}: ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} Loch`
    : knight
      ? `${square} {Springer}`
      : visit > 0
        ? `${square} Nummer ${number(visit)}`
        : `${square} frei`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Reihe ${index}: ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Spalte ${name}, von unten: ${squares.map(cell).join(", ")}.`;
export const noRows = "Ein Graph hat keine Reihen und Spalten.";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) =>
  `Es gibt keine Reihe ${text}. Die Reihen gehen von 1 bis ${rows}.`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) =>
  `Es gibt keine Spalte ${text}. Die Spalten gehen von a bis ${last}.`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) => {
  if (squares === 0) {
    return "{Kein Feld} ist übrig.";
  }
  const many = count(squares, { one: "{Feld} ist", other: "{Felder} sind" });
  return names === null ? `${many} übrig.` : `${many} übrig: ${names.join(", ")}.`;
};

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  `Auf ${board} steht {der Springer} auf ${name}. ${number(visited)} von ${number(squares)} {Feldern} ${visited === 1 ? "ist" : "sind"} besucht. ${next.length === 0 ? "Kein Zug ist möglich." : `Möglich: ${next.join(", ")}.`}`;

/** @param {string} text */
export const unknown = (text) =>
  `„${text}“ ist weder {ein Feld} noch eine Frage. Tippe „hilfe“ ein.`;
