/** Whole numbers as people type them, with digits of any width. */

/** The whole number that a text is, if it lies in this range. @type {(text: string, least: number, most: number) => number | null} */
export function parseInteger(text, least, most) {
  const digits = text.normalize("NFKC");
  const value = /^\s*\d{1,15}\s*$/.test(digits) ? Number(digits) : NaN;
  return value >= least && value <= most ? value : null;
}
