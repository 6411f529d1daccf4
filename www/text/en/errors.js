/**
 * What errors of the solver say, by their kind. In English the solver says it itself; other languages have all of
 * `AllErrors`.
 * @import { SomeErrors } from "../error-kinds.js"
 */

/** Settings as these sentences name them, by their ids; others are named as on the page. @type {Readonly<Record<string, string>>} */
export const settings = {};

/** @type {SomeErrors} */
export const errors = {};
