/**
 * Reads numbers as people write them: digits with separators, decimals, and words such as “eight hundred” or
 * “1,5 Millionen”. What the words are, each language says.
 */

/**
 * The words of a language, in lower case.
 * @typedef {object} NumberWords
 * @property {"." | ","} decimal the decimal mark; the other one separates thousands
 * @property {Readonly<Record<string, number>>} numbers words that are added to each other: “twenty-one” is 20 and 1
 * @property {Readonly<Record<string, number>>} tens words that multiply the number just before them: “hundred”, “百”
 * @property {Readonly<Record<string, number>>} scales words that multiply all before them that is smaller: “thousand”, “万”
 * @property {readonly string[]} halves words for a half, with their article if need be: “a half” alone, “half a” before what it halves
 * @property {readonly string[]} fillers words that change nothing: “and”, “about”
 * @property {boolean} [isGlued] whether words are written without spaces between them, as in “zweihundert”
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A function that reads numbers of a language; `null` stands for a text that is none. @param {NumberWords} words @returns {(text: string) => number | null} */
export function createNumberReader({
  decimal,
  numbers,
  tens,
  scales,
  halves,
  fillers,
  isGlued = false,
}) {
  const other = decimal === "." ? "," : ".";
  /** The other mark where it cannot separate thousands: “2.5” and “0.125” mean the same everywhere. */
  const foreign = new RegExp(
    `(?<![\\d.,])(?:0[${other}]\\d+|\\d+[${other}](?:\\d{1,2}|\\d{4,})|\\d{4,}[${other}]\\d{3})(?![\\d.,]*\\d)`,
    "g",
  );
  /** Separators between groups of three digits; several decimal marks can only be separators. */
  const groups = new RegExp(`(?<=\\d)[\\s_’'${other}](?=\\d{3}(?!\\d))`, "g");
  const marked = new RegExp(`(?<![\\d${decimal}])\\d{1,3}(?:[${decimal}]\\d{3}){2,}(?!\\d)`, "g");
  const names = [numbers, tens, scales]
    .flatMap((table) => Object.keys(table))
    .concat(halves, fillers)
    .sort((one, two) => two.length - one.length)
    .map(escaped)
    .join("|");
  const word = isGlued ? `(?:${names})` : `(?<!\\p{L})(?:${names})(?!\\p{L})`;
  const tokens = new RegExp(`\\d+(?:[${decimal}]\\d+)?|${word}`, "gu");

  return (text) => {
    const digits = text
      .replaceAll("½", ` ${halves[0]} `)
      .normalize("NFKC")
      .trim()
      .toLowerCase()
      .replaceAll(foreign, (number) => number.replace(other, decimal))
      .replaceAll(groups, "")
      .replaceAll(marked, (number) => number.replaceAll(decimal, ""));
    // A hyphen may stand between words, but not before the first: nothing here is negative.
    if (!/^(?:0[-\s,、]*)*$/.test(digits.replaceAll(tokens, "0"))) {
      return null;
    }
    /** What larger words have multiplied, what smaller ones have, and what may still be multiplied. */
    let [sum, part, last] = [0, 0, 0];
    let isRead = false;
    /** Whether a number has come that the next scale multiplies, and the unit that nothing has followed yet. */
    let [isWaiting, unit] = [false, 0];
    for (const [token] of digits.matchAll(tokens)) {
      const [ten, scale, number] = [tens, scales, numbers].map((table) =>
        Object.hasOwn(table, token) ? table[token] : undefined,
      );
      if (ten !== undefined) {
        [part, last, isWaiting, unit] = [part + (last || 1) * ten, 0, true, ten];
      } else if (scale !== undefined) {
        const smaller = (sum % scale) + part + last;
        sum += (isWaiting || smaller > 0 ? smaller : 1) * scale - (sum % scale);
        [part, last, isWaiting, unit] = [0, 0, false, scale];
      } else if (halves.includes(token)) {
        // “A million and a half” is half a million more, “one and a half million” half of one.
        [part, last, isWaiting] =
          unit > 0 ? [part + unit / 2, last, true] : [part, last + 0.5, true];
      } else if (number !== undefined) {
        [last, isWaiting, unit] = [last + number, true, 0];
      } else if (fillers.includes(token)) {
        continue;
      } else if (last > 0) {
        return null;
      } else {
        [last, isWaiting, unit] = [Number(token.replace(decimal, ".")), true, 0];
      }
      isRead = true;
    }
    return isRead ? sum + part + last : null;
  };
}
