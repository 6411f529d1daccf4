/** Shortens texts from visitors without splitting a character. */

/** Maximum length of a quoted text in a message, in UTF-16 units. */
const MAX_TOLD = 80;

/** Maximum length of a value that is displayed. */
const MAX_SHOWN = 300;

/** Half of a surrogate pair, without its other half. */
const HALF = /\p{Surrogate}/gu;

/** The text with each lone surrogate replaced, because an address cannot contain one. @param {string} text */
export const wellFormed = (text) => text.replace(HALF, "\ufffd");

/** The beginning of a text, at most this many UTF-16 units. @type {(text: string, most: number) => string} */
export const cut = (text, most) => wellFormed(text.slice(0, most).replace(/[\ud800-\udbff]$/, ""));

/** A long value for display, shortened. @param {string} text */
export const clip = (text) => (text.length > MAX_SHOWN ? `${cut(text, MAX_SHOWN)}…` : text);

/** A text as a message may quote it: shortened if it is long, because a link can hold megabytes. @param {string} text */
export const excerpt = (text) => (text.length > MAX_TOLD ? `${cut(text, MAX_TOLD)}…` : text);
