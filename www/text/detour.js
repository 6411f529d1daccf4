/** The labels of squares that edges-first fits in as a detour: “12a” to “12c”. The same in every language. */

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** The first label of a detour, and the last one. @param {{ after: number, passed: number, letters: number }} detour @returns {[string, string]} */
export const detourLabels = ({ after, passed, letters }) => [
  `${after}${letterAt(passed)}`,
  `${after}${letterAt(passed + letters - 1)}`,
];
