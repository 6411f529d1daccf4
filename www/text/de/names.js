/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "Warnsdorffs Regel",
  restarts: "Warnsdorffs Regel, bis sich die Tour schließt",
  backtracking: "Backtracking",
  permutations: "Alles durchprobieren",
  "edges-first": "Wie Euler: erst der Rand, dann Reparaturen",
  rotations: "Pósas Drehungen",
  blocks: "Teile und herrsche",
  smooth: "Wenige Knicke",
  cycles: "Kleine Kreise verbinden",
  neural: "Neuronales Netz",
  best: "Mehrere Verfahren nacheinander",
  given: "Eine vorgegebene Tour",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "Weit weg von der Mitte (Roth)",
  "roth-random": "Weit weg, dann zufällig",
  first: "Nach fester Reihenfolge",
  random: "Zufällig",
  "pohl-sum": "Kleinste Summe danach (Pohl)",
  "pohl-min": "Kleinste Zahl danach (Pohl)",
  "squirrel-cull": "Nach Bereich (Squirrel und Cull)",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "Springer",
  "1,3": "Kamel",
  "2,3": "Zebra",
  "1,4": "Giraffe",
  "3,4": "Antilope",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "Ring",
  cross: "Kreuz",
  "small-cross": "Kreuz mit 12 Feldern",
  diamond: "Raute",
  l: "L",
  staircase: "Treppe",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "Weg mit 8 Knoten",
  complete: "Vollständiger Graph mit 5 Knoten",
  cube: "Würfel",
  petersen: "Petersen-Graph",
  icosian: "Icosian Game (Hamilton)",
  herschel: "Herschel-Graph",
};
