/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "Torneo de reglas",
  contestIntro:
    "¿Es tu regla mejor que las habituales? Todas juegan en los mismos tableros y desde los mismos inicios, y la página cuenta los recorridos.",
  contestRule: "Tu regla",
  beginContest: "Empezar el torneo",
  cancelContest: "Cancelar",
  contestProgress: "Progreso del torneo",
  copyContest: "Copiar como CSV",
  copyScore: "Copiar el resultado",
});

export const board = "Tablero";
export const mine = "La tuya";
const closed = "recorrido cerrado";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? closed : ""].filter(Boolean).join(", ");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}\u00a0%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `del ${digits(100 * low)} al ${digits(100 * high)}\u00a0%`;

export const average = "Media de todos los tableros";

export const explained =
  "Los tableros pequeños y los que tienen huecos se prueban desde todas las casillas; los grandes, desde 200 casillas al azar. Donde interviene el azar, el intervalo de abajo contiene la proporción verdadera con una confianza del 95\u00a0% (Wilson, 1927).";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)} hecho`;

export const cancelled = "Cancelado. La tabla muestra los resultados hasta ahora.";

/** @param {string} message */
export const failed = (message) => `El torneo no pudo continuar: ${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `Tu regla hace un recorrido en el ${share(own, 1)} de las pruebas, de media en todos los tableros.`,
    own > best
      ? `Gana a todas las reglas habituales: la mejor de ellas, ${quoted(name)}, llega al ${share(best, 1)}.`
      : `La mejor de las reglas habituales es ${quoted(name)}, con el ${share(best, 1)}.`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `Mi regla para el caballo, ${quoted(rule)}, hace un recorrido en el ${own} de las pruebas en ${on}; ${quoted(name)}, en el ${other}.`;
