/** The texts of worksheets: tasks, solutions and choices. */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  print: "Imprimir",
  withSolutions: "Con las soluciones",
  withoutSolutions: "Sin las soluciones",
  other: "Otra semilla",
  kind: "Ficha",
  board: "Tablero",
  width: "Ancho",
  height: "Alto",
  show: "Mostrar",
  name: "Nombre:",
});

const knightMove =
  "El caballo avanza dos casillas en una dirección y una hacia un lado. Salta por encima de las casillas que hay en medio.";
const warnsdorff =
  "La regla: ve siempre a la casilla con menos salidas, es decir, desde la que quedan menos movimientos a casillas sin número. El caballo avanza dos casillas en una dirección y una hacia un lado.";

/** The names of worksheets, the rule that pupils need, and their tasks. */
export const sheets = /** @type {const} */ ({
  blank: {
    title: "Un tablero en blanco",
    rule: knightMove,
    task: "¿Puede un caballo pasar una sola vez por cada casilla? Escribe 1 en la casilla donde empiezas y numera las casillas en el orden en que pasas por ellas.",
  },
  counts: {
    title: "Un tablero con salidas",
    rule: warnsdorff,
    task: "El número pequeño de la esquina dice cuántos movimientos hay desde esa casilla. Empieza donde quieras y escribe 1. Ve siempre adonde el número pequeño sea menor. Después de cada movimiento, resta uno a todos los números pequeños que estén a un movimiento.",
  },
  predict: {
    title: "Predice los cinco movimientos siguientes",
    rule: warnsdorff,
    task: "El caballo está en la casilla con marco. ¿Adónde lo lleva la regla? Escribe los cinco números siguientes en el tablero, y las casillas en las líneas. No hay empates.",
  },
  follow: {
    title: "Sigue una regla durante seis movimientos",
    rule: "La regla: ve a la casilla más cercana al borde; las esquinas son las más cercanas de todas. Si varias están igual de cerca, elige la que tenga menos salidas, es decir, menos movimientos a casillas sin número. El caballo avanza dos casillas en una dirección y una hacia un lado.",
    task: "El caballo está en la casilla con marco. ¿Adónde lo lleva la regla? Escribe los seis números siguientes en el tablero, y las casillas en las líneas. Siempre hay una sola casilla mejor.",
  },
  error: {
    title: "Encuentra el error",
    rule: knightMove,
    task: "Cada tablero debería mostrar el principio de un recorrido, pero dos números han cambiado de sitio. Sigue los números desde el 1. ¿Entre qué dos casillas está el primer movimiento equivocado?",
  },
  cross: {
    title: "El rompecabezas de las 12 casillas",
    rule: knightMove,
    task: "Pasa con un caballo por las 12 casillas y vuelve a donde empezaste. Pista: dibuja las casillas como puntos, y los movimientos como líneas entre ellos. Después desenreda el dibujo.",
  },
});

/** How the lines for the answer to “Find the error” begin. */
export const lines = ["De", "a"];

/** A blank board has more than one solution. */
export const oneSolution = "Una de las muchas soluciones.";
/** @type {(board: string) => string} */
export const noSolution = (board) => `El tablero de ${board} no tiene ningún recorrido.`;
/** How to see whether a solution is right. */
export const checkSolution =
  "Una solución es correcta si cada número está a un salto de caballo del anterior.";
/** @type {(first: string, last: string) => string} */
export const wrongMove = (first, last) => `De ${first} a ${last} no hay un salto de caballo.`;
/** @type {(first: number, squares: readonly string[]) => string} */
export const nextMoves = (first, squares) =>
  squares.map((square, i) => `${number(first + i)}: ${square}`).join(", ");
/** @param {number} n */
export const exercise = (n) => `${number(n)}.`;
/** @param {string} title */
export const solutionsOf = (title) => `Soluciones: ${title}`;
export const cross = "Cruz de 12 casillas";
/** @type {(board: string, n: number, isSolved: boolean) => string} */
export const pictureOf = (board, n, isSolved) =>
  `${isSolved ? "Solución" : "Ejercicio"} ${number(n)}: ${board}`;
/** The content of a square, for screen readers; `null` for a hole. @type {(square: string, text: string | null, isKnightHere: boolean) => string} */
export const cell = (square, text, isKnightHere) =>
  `${square}: ${text === null ? "no hay casilla" : text || "vacía"}${isKnightHere ? ", con el caballo" : ""}`;
/** A row of a board, from the left. @type {(row: number, cells: readonly string[]) => string} */
export const row = (n, cells) => `Fila ${n}. ${cells.join("; ")}.`;

/** @param {string} board */
export const tooSmall = (board) =>
  `Este ejercicio no existe en un tablero de ${board}. Elige uno más grande, como 8 × 8.`;
/** @type {(board: string, seed: string) => string} */
export const foot = (board, seed) => `Laboratorio del caballo · ${board} · semilla ${seed}`;
