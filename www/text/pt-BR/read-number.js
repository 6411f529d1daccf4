/** Reads numbers as people write them: "8.839", "0,75", "1 milhão", "dois mil e quinhentos", and English words. */

/** Each word with the numbers from the first one on, by a step. @type {(words: string, first: number, step: number) => [string, number][]} */
const numbered = (words, first, step) =>
  words.split(" ").map((word, i) => [word, first + i * step]);

/** Words for small numbers, without accents. @type {ReadonlyMap<string, number>} */
const SMALL = new Map([
  ...numbered("zero um dois tres quatro cinco seis sete oito nove dez onze doze treze", 0, 1),
  ...numbered("catorze quinze dezesseis dezessete dezoito dezenove", 14, 1),
  ...numbered("vinte trinta quarenta cinquenta sessenta setenta oitenta noventa", 20, 10),
  ...numbered("cento duzentos trezentos quatrocentos quinhentos", 100, 100),
  ...numbered("seiscentos setecentos oitocentos novecentos", 600, 100),
  ...numbered("duzentas trezentas quatrocentas quinhentas", 200, 100),
  ...numbered("seiscentas setecentas oitocentas novecentas", 600, 100),
  ...numbered("nenhum uma duas", 0, 1),
  ...numbered("zero one two three four five six seven eight nine ten eleven twelve", 0, 1),
  ...numbered("thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 13, 1),
  ...numbered("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  ...numbered("none a", 0, 1),
  ["nenhuma", 0],
  ["quatorze", 14],
  ["cem", 100],
  ["an", 1],
]);

/** Words that multiply what stands before them. */
const SCALES = new Map([
  ...["dezena", "dezenas"].map(scaled(10)),
  ...["duzia", "duzias", "dozen"].map(scaled(12)),
  ...["centena", "centenas"].map(scaled(100)),
  ...["mil", "milhar", "milhares", "thousand"].map(scaled(1e3)),
  ...["milhao", "milhoes", "million"].map(scaled(1e6)),
  ...["bilhao", "bilhoes", "billion"].map(scaled(1e9)),
  ...["trilhao", "trilhoes", "trillion"].map(scaled(1e12)),
]);

/** @param {number} scale @returns {(word: string) => [string, number]} */
function scaled(scale) {
  return (word) => [word, scale];
}

/** Words that change nothing. */
const FILLERS = new Set(
  "e de cerca uns umas aproximadamente quase mais ou menos por volta and about around roughly approximately nearly almost".split(
    " ",
  ),
);

/** Digits: in groups of three, separated by dots, spaces or several commas, and with a decimal comma or dot. */
const GROUPS = /(?<=\d)[\s_’'](?=\d{3}(?!\d))/g;
const DOTTED = /^\d{1,3}(\.\d{3})+(,\d+)?$/;
const COMMAS = /^\d{1,3}(,\d{3}){2,}$/;
const DECIMAL = /^\d+([.,]\d+)?$/;

/** @param {string} word */
const digits = (word) =>
  DOTTED.test(word)
    ? Number(word.replaceAll(".", "").replace(",", "."))
    : COMMAS.test(word)
      ? Number(word.replaceAll(",", ""))
      : DECIMAL.test(word)
        ? Number(word.replace(",", "."))
        : null;

/** @param {string} text @returns {number | null} the number; `null` if it is none */
export function readNumber(text) {
  const words = text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(GROUPS, "")
    .split(/\s+|,\s|(?<=[a-z])-(?=[a-z])/)
    .filter((word) => word && !FILLERS.has(word));
  /** What is complete, what a scale may still multiply, and the last scale. @type {[number, number | null, number]} */
  let [sum, part, last] = [0, null, 1];
  for (const word of words) {
    const scale = SCALES.get(word);
    const value = SMALL.get(word) ?? digits(word);
    if (scale !== undefined) {
      [sum, part, last] = [sum + (part ?? 1) * scale, null, scale];
    } else if (word === "hundred") {
      part = (part ?? 1) * 100;
    } else if (word === "meio" || word === "meia") {
      part = (part ?? 0) + last / 2;
    } else if (value === null || (part !== null && part > 0 && digits(word) !== null)) {
      return null;
    } else {
      part = (part ?? 0) + value;
    }
  }
  return words.length > 0 ? sum + (part ?? 0) : null;
}
