/** Helpers of the scripts in this folder, and those of all languages. @import { Forms } from "../language.js" */

import { number, onwardMoves, plural } from "../sentence.js";

export * from "../sentence.js";

/** "3 cases" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)} ${plural(n, forms)}`;

/** "avec 2 sorties", or "sans aucune sortie" @param {number} n */
export const withMoves = (n) => (n === 0 ? "sans aucune sortie" : `avec ${onwardMoves(n)}`);
