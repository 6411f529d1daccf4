/** Reads numbers as people write them in the page’s language, or in English: "8,839", "1 million", "one thousand". */

import * as messages from "#messages/read-number.js";
import { createNumberReader } from "./number-reader.js";

/** @param {string} text */
const words = (text) => text.split(", ");

/** The numbers of words. @param {readonly (readonly string[])[]} rows a number and its words each */
const numbersOf = (rows) =>
  Object.fromEntries(
    rows.flatMap(([number, some = ""]) => words(some).map((word) => [word, Number(number)])),
  );

const numbers = numbersOf(messages.numbers);

const read = createNumberReader({
  decimal: messages.decimal === "," ? "," : ".",
  isGlued: messages.glued !== "",
  numbers,
  tens: numbersOf(messages.tens),
  scales: numbersOf(messages.scales),
  halves: words(messages.halves),
  fillers: words(messages.fillers),
});

/** A comma before three digits that separates thousands, as in Mexico. */
const COMMAS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d.,]*\d)/g;

/** What a last digit counts after a unit: “两万五” is 25,000. @type {Record<string, string>} */
const next = Object.fromEntries(messages.next);

/** Digits and units in words as the reader knows them. @param {string} text */
function spelledOut(text) {
  const units = Object.keys(next).join("");
  const last = new RegExp(
    `([${units}])([${messages.lastDigits}])(?=$|[${messages.followers}])`,
    "gu",
  );
  return text
    .replace(last, (_, unit, digit) => `${unit}${digit}${next[unit]}`)
    .replace(new RegExp(`[${messages.digits}]{2,}`, "gu"), (digits) =>
      [...digits].map((digit) => numbers[digit]).join(""),
    );
}

/** @type {(text: string) => number | null} `null` if the text is no number */
export function readNumber(text) {
  const { none } = messages;
  if (none && text.trim().endsWith(none) && !/\d/.test(text)) {
    return 0;
  }
  const plain = messages.commas
    ? text.replace(COMMAS, (number) => number.replaceAll(",", ""))
    : text;
  return read(messages.digits ? spelledOut(plain) : plain);
}
