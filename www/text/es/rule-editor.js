/**
 * The texts of the editor of rules.
 * @import { RuleMeasureId } from "../../pkg/knights_tour.js"
 * @import { LastResort } from "../rule-parts.js"
 */

import { number } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "Tu regla",
  intro:
    "{El caballo} elige {la} mejor {casilla} según la línea 1. Si hay varias igual de buenas, decide la línea siguiente.",
  lines: "Líneas de la regla",
  last: "Después",
  add: "Añadir una línea",
  addFormula: "Añadir una fórmula",
  undo: "Deshacer cambio",
  usual: "Partir de la de Warnsdorff",
  text: "Como texto",
  copy: "Copiar la regla",
});

/** The words of a rule for the least and the greatest, as choices. @type {Record<string, string>} */
const superlatives = {
  fewest: "Menos",
  most: "Más",
  nearest: "Más cerca",
  farthest: "Más lejos",
  least: "Menor",
  greatest: "Mayor",
};

/** @param {string} word */
export const superlative = (word) => superlatives[word] ?? word;

/** Each measure as a choice after “Menos” and its like, and what it means. @type {Record<RuleMeasureId, { name: string, means: string }>} */
export const measures = {
  onward: {
    name: "salidas",
    means: "{Las casillas} libres que están a un movimiento.",
  },
  "onward-sum": {
    name: "salidas después: la suma",
    means:
      "Imagina un movimiento más. Suma las salidas de {todas las casillas} a las que llevaría.",
  },
  "onward-min": {
    name: "salidas después: el mínimo",
    means: "Imagina un movimiento más. Toma el menor número de salidas que habría allí.",
  },
  "onward-max": {
    name: "salidas después: el máximo",
    means: "Imagina un movimiento más. Toma el mayor número de salidas que habría allí.",
  },
  onward2: {
    name: "{casillas} a dos movimientos",
    means: "{Las casillas} libres a las que pueden llevar dos movimientos más.",
  },
  degree: {
    name: "movimientos en el {tablero} vacío",
    means: "Todos los movimientos que había antes de empezar el recorrido (el grado).",
  },
  visited: {
    name: "{casillas} {visitadas} a un movimiento",
    means: "{Las casillas} ya {visitadas} que están a un movimiento.",
  },
  centre: {
    name: "del centro",
    means: "Su distancia al centro del tablero.",
  },
  edge: {
    name: "del borde",
    means: "0 en una esquina, 1 en el borde, 2 un paso más adentro.",
  },
  corner: {
    name: "de una esquina",
    means: "Su distancia a la esquina que tiene más cerca.",
  },
  start: {
    name: "del inicio",
    means: "Su distancia a la casilla donde empezó el recorrido.",
  },
  turn: {
    name: "giro",
    means: "Cuánto gira el caballo. Seguir recto es 0.",
  },
  row: { name: "número de fila", means: "Las filas se cuentan desde 1, de abajo arriba." },
  column: {
    name: "número de columna",
    means: "Las columnas se cuentan desde 1, de izquierda a derecha.",
  },
  quadrant: {
    name: "cuarto del tablero",
    means:
      "El cuarto 1 está arriba a la derecha; después, el 2, el 3 y el 4 en sentido contrario a las agujas del reloj.",
  },
  order: {
    name: "puesto en el orden de movimientos",
    means: "La página prueba los movimientos en un orden fijo. Este es su puesto en él.",
  },
};

/** Below a formula. */
export const formulaHelp =
  "Usa palabras como onward (salidas) y visited (visitadas), números enteros, + - * ( ), min(a, b) y max(a, b).";

/** Where a new formula begins: on a board, and on a graph, which has no edge. */
export const formulas = { board: "2*onward + edge", graph: "2*onward + visited" };

/** Who wins in the end. @type {Record<LastResort, string>} */
export const lasts = {
  order: "primera en el orden de movimientos",
  random: "cualquiera, al azar",
  regions: "según la zona (Squirrel y Cull)",
};

/** The names of the parts of a line, for screen readers. */
export const ofLine = {
  /** @param {number} n */
  line: (n) => `Línea ${number(n)}`,
  /** @param {number} n */
  superlative: (n) => `Línea ${number(n)}: menos o más`,
  /** @param {number} n */
  measure: (n) => `Línea ${number(n)}: qué cuenta`,
  /** @param {number} n */
  formula: (n) => `Línea ${number(n)}: fórmula`,
  /** @param {number} n */
  up: (n) => `Subir la línea ${number(n)}`,
  /** @param {number} n */
  down: (n) => `Bajar la línea ${number(n)}`,
  /** @param {number} n */
  remove: (n) => `Quitar la línea ${number(n)}`,
};

/** What is announced. */
export const told = {
  /** @param {string} text */
  used: (text) => `Ahora tu regla es: ${text}.`,
  copied: "La regla está copiada.",
  notCopied: "No se pudo copiar la regla. Está seleccionada.",
};

/** The mark where something is missing in a rule. */
export const missing = "?";
