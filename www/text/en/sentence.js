/**
 * The pieces that sentences are made of.
 */

/**
 * A piece of a sentence: plain text, or a square to be set apart, perhaps as the chosen one.
 * @typedef {string | { square: string, chosen?: boolean }} Part
 */

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

const numbers = new Intl.NumberFormat("en");

/** With commas between thousands. @param {number} n */
export const number = (n) => numbers.format(n);

/** @param {number} n */
export const word = (n) => small[n] ?? number(n);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @type {(n: number, one: string, many: string) => string} */
export const count = (n, one, many) => `${number(n)} ${n === 1 ? one : many}`;

const shares = new Intl.NumberFormat("en", { style: "percent", maximumSignificantDigits: 2 });

/** "29 %" @type {(n: number, of: number) => string} */
export const share = (n, of) => shares.format(n / of).replace("%", " %");

/** "2 onward moves", as Warnsdorff’s rule counts them. @param {number} n */
export const onwardMoves = (n) =>
  n === 0 ? "no onward move" : count(n, "onward move", "onward moves");

/** @param {string} name @returns {Part} */
export const square = (name) => ({ square: name });

/** @param {string} name @returns {Part} */
export const chosen = (name) => ({ square: name, chosen: true });

/**
 * Puts commas and a last "and" between pieces.
 * @param {Part[][]} pieces
 * @returns {Part[]}
 */
export function list(pieces) {
  return pieces.flatMap((piece, i) => {
    const joint = i === 0 ? "" : i === pieces.length - 1 ? " and " : ", ";
    return joint ? [joint, ...piece] : piece;
  });
}

/** A sentence as plain text. @param {Part[]} parts */
export const plain = (parts) =>
  parts.map((part) => (typeof part === "string" ? part : part.square)).join("");
