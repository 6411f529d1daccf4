/**
 * What errors of the solver say, by their kind. In English the solver says it itself; other languages have all of
 * `AllErrors`.
 * @import { SomeErrors } from "../error-kinds.js"
 */

/** @type {SomeErrors} */
export const errors = {};
