/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Giros", "Cruces"];
export const thisTour = "Este recorrido";
export const blocks = "Divide y vencerás";
export const warnsdorff = "Regla de Warnsdorff, un recorrido abierto";
export const enough = "Bastan en tableros n × n (demostrado)";
export const needed = "Hacen falta en tableros n × n (demostrado)";

/** Shown if a method found no tour. */
export const noTour = ["ningún recorrido", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda y Williams (2020) demostraron ambas cotas, cada una salvo una constante c. La cota de los giros que hacen falta es (6 − ε) n para todo ε pequeño. Desde entonces otros han anunciado recorridos aún mejores.";
