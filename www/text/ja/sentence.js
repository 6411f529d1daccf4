/** Helpers of the scripts in this folder, and those of all languages. @import { Forms } from "../language.js" */

import { number, plural } from "../sentence.js";

export * from "../sentence.js";

/** "3マス" @type {(n: number | bigint, forms: Forms) => string} */
export const count = (n, forms) => `${number(n)}${plural(n, forms)}`;

/** "3つ", "12個" @param {number} n */
export const things = (n) => (n < 10 ? `${number(n)}つ` : `${number(n)}個`);
