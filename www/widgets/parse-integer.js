/** Whole numbers as people type them. */

/** The number that a text is, where that is a whole one in this range. @type {(text: string, least: number, most: number) => number | null} */
export function parseInteger(text, least, most) {
  const value = /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}
