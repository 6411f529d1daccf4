/** Reads numbers as people write them: "8.839", "1 Million", "eintausend", "zweiundvierzig", and as in English. */

import { readNumber as readEnglish } from "../en/read-number.js";

const UNITS = ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];

/** The words of a number from 0 to 99, as it is written in one word. @param {number} n */
function small(n) {
  const [tens, unit] = [Math.floor(n / 10), n % 10];
  const one = UNITS[unit] ?? "";
  const stem = unit === 6 ? "sech" : unit === 7 ? "sieb" : one;
  if (tens === 0) {
    return n === 1 ? "eins" : one;
  }
  if (tens === 1) {
    return n === 10 ? "zehn" : n === 11 ? "elf" : n === 12 ? "zwölf" : `${stem}zehn`;
  }
  const ten =
    ["zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"][
      tens - 2
    ] ?? "";
  return unit === 0 ? ten : `${one}und${ten}`;
}

/** Without capitals and umlauts, as keyboards may lack them. @param {string} text */
const folded = (text) =>
  text
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replaceAll("ß", "ss");

/** Numbers below a hundred by their words. */
const SMALL = new Map([
  ...Array.from({ length: 100 }, (_, n) => /** @type {[string, number]} */ ([folded(small(n)), n])),
  ["ein", 1],
  ["eine", 1],
  ["einen", 1],
  ["zwo", 2],
  ["kein", 0],
  ["keine", 0],
  ["keiner", 0],
  ["keines", 0],
  ["dutzend", 12],
]);

/** Words that multiply what stands before them, the greatest first. @type {[RegExp, number][]} */
const SCALES = [
  [/^(.*?)(?:billion(?:en)?|bio\.?)(.*)$/, 1e12],
  [/^(.*?)(?:milliarden?|mrd\.?)(.*)$/, 1e9],
  [/^(.*?)(?:million(?:en)?|mio\.?)(.*)$/, 1e6],
  [/^(.*?)(?:tausend|tsd\.?)(.*)$/, 1e3],
  [/^(.*?)hundert(.*)$/, 1e2],
];

/** Words that change nothing. */
const FILLERS = /(?<!\p{L})(?:etwa|ungefaehr|circa|ca\.?|rund|fast|knapp|gut|so um die)(?!\p{L})/gu;

/** Groups of three digits, separated by points, spaces, apostrophes or underscores; then perhaps decimals. */
const GROUPED = /^\d{1,3}([.\s’'_])\d{3}(?:\1\d{3})*(?:,\d+)?$/;
const PLAIN = /^\d+(?:,\d+)?$/;

/** @param {string} text digits, perhaps grouped @returns {number | null} */
function digits(text) {
  const isNumber = GROUPED.test(text) || PLAIN.test(text);
  return isNumber ? Number(text.replaceAll(/[.\s’'_]/g, "").replace(",", ".")) : null;
}

/** @param {string} text folded, without fillers @returns {number | null} */
function read(text) {
  const plain = text.replace(/^und(?!\p{L})|^und(?=\p{L})/u, "").trim();
  const value = digits(plain) ?? SMALL.get(plain.replaceAll(/[\s-]/g, "")) ?? null;
  if (value !== null) {
    return value;
  }
  for (const [pattern, scale] of SCALES) {
    const [, before = "", after = ""] = pattern.exec(plain) ?? [];
    if (pattern.test(plain)) {
      const times = before.trim() === "" ? 1 : read(before.trim());
      const rest = after.trim() === "" ? 0 : read(after.trim());
      return times === null || rest === null || rest >= scale ? null : times * scale + rest;
    }
  }
  return null;
}

/** @param {string} text @returns {number | null} the number; `null` if it is none */
export function readNumber(text) {
  const plain = folded(text).replaceAll(FILLERS, " ").replaceAll(/\s+/g, " ").trim();
  return plain === "" ? null : (read(plain) ?? readEnglish(text));
}
