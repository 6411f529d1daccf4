/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Viradas", "Cruzamentos"];
export const thisTour = "Este passeio";
export const blocks = "Dividir para conquistar";
export const warnsdorff = "Regra de Warnsdorff, um passeio aberto";
export const enough = "Bastam em tabuleiros n × n (provado)";
export const needed = "Necessários em tabuleiros n × n (provado)";

/** Shown if a method found no tour. */
export const noTour = ["nenhum passeio encontrado", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda e Williams (2020) provaram os dois limites, cada um a menos de uma constante c. O limite das viradas necessárias é (6 − ε) n para todo ε pequeno. Depois disso, outros autores anunciaram passeios ainda melhores.";
