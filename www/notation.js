/**
 * Names of squares by column and row, both from 0 at the bottom left: what moving a cursor over the
 * board needs. Everything else about squares is the session's to say.
 */

/** @type {(column: number, row: number) => string} */
export function squareName(column, row) {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}

/** @param {string} name @returns {{ column: number, row: number }} */
export function squarePlace(name) {
  const digits = name.search(/\d/);
  const column = [...name.slice(0, digits)].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 96,
    0,
  );
  return { column: column - 1, row: Number(name.slice(digits)) - 1 };
}
