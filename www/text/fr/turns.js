/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["Virages", "Croisements"];
export const thisTour = "Ce tour";
export const blocks = "Diviser pour régner";
export const warnsdorff = "Règle de Warnsdorff, un tour ouvert";
export const enough = "Suffit sur un plateau n × n (prouvé)";
export const needed = "Nécessaire sur un plateau n × n (prouvé)";

/** Shown if a method found no tour. */
export const noTour = ["pas de tour trouvé", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "Besa, Johnson, Mamano, Osegueda et Williams (2020) ont prouvé les deux bornes, chacune à une constante c près. Le nombre de virages nécessaires est (6 − ε) n, pour tout ε, si petit soit-il. Depuis, d’autres ont annoncé des tours encore meilleurs.";
