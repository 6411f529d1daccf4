/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "Regla de Warnsdorff",
  restarts: "Regla de Warnsdorff hasta que se cierre",
  backtracking: "Vuelta atrás",
  permutations: "Fuerza bruta",
  "edges-first": "Como Euler: bordes primero, luego arreglos",
  rotations: "Rotaciones de Pósa",
  blocks: "Divide y vencerás",
  smooth: "Pocos giros",
  cycles: "Unir ciclos pequeños",
  neural: "Red neuronal",
  best: "Varios métodos por turno",
  given: "Un recorrido dado",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "Lo más lejos del centro (Roth)",
  "roth-random": "Lo más lejos, luego al azar",
  first: "La primera según un orden fijo",
  random: "Al azar",
  "pohl-sum": "Mirar adelante: menor suma (Pohl)",
  "pohl-min": "Mirar adelante: menor número (Pohl)",
  "squirrel-cull": "Según la zona (Squirrel y Cull)",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "Caballo",
  "1,3": "Camello",
  "2,3": "Cebra",
  "1,4": "Jirafa",
  "3,4": "Antílope",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "Anillo",
  cross: "Cruz",
  "small-cross": "Cruz de 12 casillas",
  diamond: "Rombo",
  l: "L",
  staircase: "Escalera",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "Camino de 8",
  complete: "Grafo completo de 5",
  cube: "Cubo",
  petersen: "Grafo de Petersen",
  icosian: "Juego icosiano",
  herschel: "Grafo de Herschel",
};
