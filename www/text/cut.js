/** Texts that people give, cut short between characters and never in the middle of one. */

/** Half of a character that is written as two, without its other half. */
const HALF = /\p{Surrogate}/gu;

/** The text with a sign in the place of every half character, of which no address can be made. @param {string} text */
export const wellFormed = (text) => text.replace(HALF, "\ufffd");

/** The beginning of a text, at most so many UTF-16 units. @type {(text: string, most: number) => string} */
export const cut = (text, most) => wellFormed(text.slice(0, most).replace(/[\ud800-\udbff]$/, ""));
