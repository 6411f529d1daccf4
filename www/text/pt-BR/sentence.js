/** Helpers of the scripts in this folder, and those of all languages. @import { Forms } from "../language.js" */

import { number, onwardMoves, plural, word as masculine } from "../sentence.js";

export * from "../sentence.js";

/** "3 casas", "1.000.000 de casas" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) =>
  `${number(n)} ${plural(n, { many: "de ", other: "" })}${plural(n, forms)}`;

const feminine = ["nenhuma", "uma", "duas"];

/** A small number in words, in the gender of what is counted. @type {(n: number, gender?: "m" | "f") => string} */
export const word = (n, gender = "m") => (gender === "f" && feminine[n]) || masculine(n);

/** "com 2 saídas" @param {number} n */
export const withOnwardMoves = (n) => (n === 0 ? "sem nenhuma saída" : `com ${onwardMoves(n)}`);
