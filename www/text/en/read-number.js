/** Reads numbers as people write them: "8,839", "1 million", "one thousand". */

const UNITS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Words for small numbers. */
const SMALL = new Map([
  ["a", 1],
  ["an", 1],
  ["none", 0],
  ["dozen", 12],
  ...UNITS.map((word, n) => /** @type {[string, number]} */ ([word, n])),
  ...TENS.map((word, i) => /** @type {[string, number]} */ ([word, 10 * (i + 2)])),
]);

/** Words that multiply what stands before them. */
const SCALES = new Map([
  ["thousand", 1e3],
  ["million", 1e6],
  ["billion", 1e9],
]);

/** Words that change nothing. */
const FILLERS = new Set(["and", "about", "around", "roughly", "approximately", "nearly", "almost"]);

/** Separators between groups of three digits; several dots can only be separators. */
const GROUPS = /(?<=\d)[\s,_’'](?=\d{3}(?!\d))/g;
const DOTTED = /^\d{1,3}(\.\d{3}){2,}$/;

/** @param {string} text @returns {number | null} the number; `null` if it is none */
export function readNumber(text) {
  const plain = text.trim().toLowerCase().replaceAll(GROUPS, "");
  const words = plain
    .split(/[\s,]+|(?<=[a-z])-(?=[a-z])/)
    .filter((word) => word && !FILLERS.has(word));
  /** What is complete, and what a scale may still multiply. @type {[number, number]} */
  let [sum, part] = [0, 0];
  let isRead = false;
  for (const word of words) {
    const scale = SCALES.get(word);
    const value =
      SMALL.get(word) ?? (DOTTED.test(word) ? Number(word.replaceAll(".", "")) : digits(word));
    if (scale !== undefined) {
      sum += (isRead ? part : 1) * scale;
      part = 0;
    } else if (word === "hundred") {
      part = (part || 1) * 100;
    } else if (value === null || (part > 0 && digits(word) !== null)) {
      return null;
    } else {
      part += value;
    }
    isRead = true;
  }
  return isRead ? sum + part : null;
}

/** @param {string} word */
const digits = (word) => (/^\d+(\.\d+)?$/.test(word) ? Number(word) : null);
