/** Reads numbers as people write them in Chinese: "8,839", "100万", "1.3万亿", "一千二百", "两万五"; or in English. */

import { readNumber as readEnglish } from "../en/read-number.js";

/** Digits in words. */
const DIGITS = new Map([..."零一二三四五六七八九"].map((digit, n) => [digit, n]));
DIGITS.set("〇", 0).set("两", 2).set("俩", 2).set("半", 0.5);

/** Units, from the largest; each multiplies what stands before it. @type {[string, number][]} */
const UNITS = [
  ["亿", 1e8],
  ["万", 1e4],
  ["千", 1e3],
  ["百", 100],
  ["十", 10],
];

/** Words that change nothing, at the beginning and at the end. */
const BEFORE = /^(?:大概|大约|大致|差不多|将近|接近|约|近|有|是|共|一共|超过)+/;
const AFTER = /(?:左右|上下|多|个|条|次|步|格|种|倍|座|块|格子)+$/;

/** Separators between groups of three digits. */
const GROUPS = /(?<=\d)[\s,_’'](?=\d{3}(?!\d))/g;

/** @param {string} text @returns {number | null} */
function read(text) {
  if (/^\d+(\.\d+)?$/.test(text)) {
    return Number(text);
  }
  for (const [unit, times] of UNITS) {
    const at = text.lastIndexOf(unit);
    if (at >= 0) {
      const [before, after] = [text.slice(0, at), text.slice(at + 1)];
      const many = before === "" ? 1 : read(before);
      // “两万五” is 25,000, but “两万零五” is 20,005.
      const isShort = after.length === 1 && DIGITS.has(after) && times > 10;
      const rest = after === "" ? 0 : read(after.replace(/^[零〇]+(?=.)/, ""));
      return many === null || rest === null
        ? null
        : many * times + (isShort ? (rest * times) / 10 : rest);
    }
  }
  const digits = [...text].map((digit) => DIGITS.get(digit));
  return digits.length === 0 || digits.includes(undefined)
    ? null
    : text === "半"
      ? 0.5
      : Number(digits.join(""));
}

/** @param {string} text @returns {number | null} the number; `null` if it is none */
export function readNumber(text) {
  const grouped = text.normalize("NFKC").trim().replace(GROUPS, "");
  const plain = /\p{Script=Han}/u.test(grouped) ? grouped.replace(/\s/g, "") : grouped;
  if (/^(?:一个|一条|一次)?(?:也|都)?没有?$/.test(plain)) {
    return 0;
  }
  const bare = plain.replace(BEFORE, "").replace(AFTER, "");
  const found = read(bare);
  return found === null || Number.isNaN(found) ? readEnglish(text.normalize("NFKC")) : found;
}
