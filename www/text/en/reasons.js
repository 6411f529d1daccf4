/**
 * Why there is no tour, or one: without a capital and a full stop, as it follows “there is no such tour: ”. In English
 * the solver says it; other languages have a sentence for each code.
 * @import { Telling } from "../telling.js"
 */

/** @param {Telling} telling */
export const why = ({ sentence }) => sentence;
