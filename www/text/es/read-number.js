/** Reads numbers as people write them: "8.839", "8 839", "1,5 millones", "mil"; English words as well. */

/** Words for small numbers, without accents, each after the one before. @type {(from: number, by: number, words: string) => [string, number][]} */
const inSteps = (from, by, words) => words.split(" ").map((word, i) => [word, from + i * by]);

const SMALL = new Map([
  ...inSteps(
    0,
    1,
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
  ),
  ...inSteps(30, 10, "treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  ...inSteps(
    100,
    100,
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
  ),
  ...inSteps(
    200,
    100,
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
  ),
  ...inSteps(
    0,
    1,
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...inSteps(20, 10, "twenty thirty forty fifty sixty seventy eighty ninety"),
  ...inSteps(0, 0, "ninguno ninguna ningun nada none"),
  ...inSteps(1, 0, "un una a an"),
  ...inSteps(21, 0, "veintiun veintiuna"),
  ...inSteps(12, 0, "docena dozen"),
  ...inSteps(100, 0, "cien centenar"),
  ["medio", 0.5],
  ["media", 0.5],
]);
/** Words that multiply all that stands before them. */
const SCALES = new Map([
  ["millon", 1e6],
  ["millones", 1e6],
  ["million", 1e6],
  ["millions", 1e6],
  ["billion", 1e9],
  ["billon", 1e12],
  ["billones", 1e12],
]);
/** Words that multiply what stands directly before them. */
const FACTORS = new Map([
  ["mil", 1e3],
  ["miles", 1e3],
  ["millar", 1e3],
  ["millares", 1e3],
  ["thousand", 1e3],
]);
const FACTORS_OF_HUNDRED = ["hundred", "centenares", "cientos"];

/** Words that change nothing. */
const FILLERS = new Set(
  "y de e and mas o menos unos unas casi cerca aproximadamente alrededor about around roughly nearly almost".split(
    " ",
  ),
);

/** Separators between groups of three digits: spaces and signs always, points and commas unless the number begins with 0. */
const GROUPS = /(?<=\d)[\s_’'](?=\d{3}(?!\d))/g;
const GROUPED = /^[1-9]\d{0,2}([.,]\d{3})+$/;

/** @param {string} word */
const digits = (word) =>
  GROUPED.test(word)
    ? Number(word.replaceAll(/[.,]/g, ""))
    : /^\d+([.,]\d+)?$/.test(word)
      ? Number(word.replace(",", "."))
      : null;

/** @param {string} text @returns {number | null} the number; `null` if it is none */
export function readNumber(text) {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(GROUPS, "");
  const words = plain
    .split(/\s+|,(?!\d)|(?<=[a-z])-(?=[a-z])/)
    .filter((word) => word && !FILLERS.has(word));
  /** What is complete, the thousands of what is not, and what is below. @type {[number, number, number]} */
  let [sum, thousands, part] = [0, 0, 0];
  let isRead = false;
  for (const word of words) {
    const [scale, factor] = [SCALES.get(word), FACTORS.get(word)];
    const written = digits(word);
    const value = SMALL.get(word) ?? written;
    if (scale !== undefined) {
      sum += (thousands + part || 1) * scale;
      [thousands, part] = [0, 0];
    } else if (factor !== undefined) {
      thousands += (part || 1) * factor;
      part = 0;
    } else if (FACTORS_OF_HUNDRED.includes(word)) {
      part = (part || 1) * 100;
    } else if (value === null || (part > 0 && written !== null)) {
      return null;
    } else {
      // “una docena”, “media docena”
      part = (word === "docena" || word === "dozen") && part > 0 ? part * 12 : part + value;
    }
    isRead = true;
  }
  return isRead ? sum + thousands + part : null;
}
