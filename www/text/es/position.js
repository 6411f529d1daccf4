/**
 * The texts about a position in Play for whoever cannot see the board: answers to keys, and to what is typed.
 * Terms that differ on a graph are in braces.
 * @import { SquareInfo } from "../../pkg/knights_tour.js"
 */

import { count, number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  typing: "Jugar escribiendo",
  typed: "Un movimiento o una pregunta",
  typedHelp:
    "Escribe un movimiento, como b3 o Cb3, y pulsa Intro. Escribe ayuda para saber qué más puedes preguntar. Con Esc vuelves al tablero.",
  sendTyped: "Enviar",
});

/** What can be asked for. @typedef {"where" | "ways" | "row" | "column" | "left" | "sum" | "back" | "hint" | "lost" | "start" | "help"} Question */

/** The words for each question; a row and a column may be named after them. @type {Record<Question, readonly string[]>} */
export const spellings = {
  where: ["dónde", "donde", "caballo", "where", "knight", "w", "k"],
  ways: ["movimientos", "saltos", "ir", "moves", "go", "g"],
  row: ["fila", "row", "rank", "x"],
  column: ["columna", "column", "file", "y"],
  left: ["quedan", "faltan", "left", "n"],
  sum: ["tablero", "posición", "posicion", "resumen", "board", "position", "s"],
  back: ["atrás", "atras", "deshacer", "back", "undo"],
  hint: ["pista", "hint", "h"],
  lost: ["perdida", "perdido", "lost", "l"],
  start: ["inicio", "start", "b"],
  help: ["ayuda", "help", "?"],
};

/** The letters of the knight before the square of a move, in lower case; the English one works as well. @type {readonly string[]} */
export const pieceLetters = ["c"];

/** What the keys say. */
export const actions = {
  typing: "Escribir un movimiento o una pregunta",
  where: "Decir dónde está {el caballo}",
  ways: "Decir adónde puede ir",
  row: "Leer esta fila",
  column: "Leer esta columna",
  left: "Decir qué {casillas} quedan",
  sum: "Resumir la posición",
};

export const help =
  "Escribe {una casilla}, como b3, para mover allí, o b3? para saber cuántas salidas tiene. O escribe dónde, movimientos, fila, fila 3, columna, columna c, quedan, tablero, atrás, pista, perdida o inicio c3.";

/** @type {(name: string, visited: number, squares: number) => string} */
export const where = (name, visited, squares) =>
  `{El caballo} está en ${name}. Ha pasado por ${number(visited)} de ${number(squares)} {casillas}.`;

/** @type {(name: string, ways: readonly string[]) => string} */
export const ways = (name, squares) =>
  squares.length === 0
    ? `Desde ${name}, {el caballo} no puede moverse.`
    : `Desde ${name}, {el caballo} puede ir a ${count(squares.length, { one: "{casilla}", other: "{casillas}" })}: ${squares.join(", ")}.`;

/** One square of a row. @param {SquareInfo} info */
const cell = ({ square, hole, knight, visit }) =>
  hole
    ? `${square} hueco`
    : knight
      ? `${square} {caballo}`
      : visit > 0
        ? `${square} número ${number(visit)}`
        : `${square} libre`;

/** @type {(row: number, squares: readonly SquareInfo[]) => string} */
export const row = (index, squares) => `Fila ${index}: ${squares.map(cell).join(", ")}.`;
/** @type {(column: string, squares: readonly SquareInfo[]) => string} */
export const column = (name, squares) =>
  `Columna ${name}, desde abajo: ${squares.map(cell).join(", ")}.`;
export const noRows = "Un grafo no tiene filas ni columnas.";
/** @type {(row: string, rows: number) => string} */
export const noRow = (text, rows) => `No hay ninguna fila ${text}. Las filas van de 1 a ${rows}.`;
/** @type {(column: string, last: string) => string} */
export const noColumn = (text, last) =>
  `No hay ninguna columna ${text}. Las columnas van de la a a la ${last}.`;

/** @type {(squares: number, names: readonly string[] | null) => string} */
export const left = (squares, names) => {
  if (squares === 0) {
    return "No queda {ninguna casilla}.";
  }
  const some = squares === 1 ? "Queda 1 {casilla}" : `Quedan ${number(squares)} {casillas}`;
  return names === null ? `${some}.` : `${some}: ${names.join(", ")}.`;
};

/** @type {(board: string, name: string, visited: number, squares: number, ways: readonly string[]) => string} */
export const sum = (board, name, visited, squares, next) =>
  next.length === 0
    ? `En ${board}, {el caballo} está en ${name}, ha pasado por ${number(visited)} de ${number(squares)} {casillas} y no puede moverse.`
    : `En ${board}, {el caballo} está en ${name}, ha pasado por ${number(visited)} de ${number(squares)} {casillas} y puede ir a ${next.join(", ")}.`;

/** @param {string} text */
export const unknown = (text) => `«${text}» no es ni {una casilla} ni una pregunta. Escribe ayuda.`;
