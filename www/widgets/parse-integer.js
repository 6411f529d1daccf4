/** Whole numbers as people type them. */

/** The whole number that a text is, if it lies in this range. @type {(text: string, least: number, most: number) => number | null} */
export function parseInteger(text, least, most) {
  const value = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}
