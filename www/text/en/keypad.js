/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { count, list, number, plain, plural, quoted } from "./sentence.js";
import { rooms, valueName } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "A knight jumps over the keys of a telephone and dials each key it lands on. How many different numbers can it dial?",
  why: "The puzzle is often asked in job interviews: trying all numbers takes forever, but a clever count takes no time.",
  tryPhone: "Put the knight on a telephone",
  pad: "Keypad",
  position: "Position in the sequence",
  sequence: "Sequence",
  erase: "Erase the last key",
  clear: "Clear",
  countHeading: "How many sequences?",
  progress: "Progress of the count",
  cancel: "Cancel",
  countAgain: "Count",
  copyCount: "Copy the number",
  byStart: "By first key",
  codeHeading: "The sequence as one number",
  lowestFirst: "First key as the lowest digit",
  highestFirst: "First key as the highest digit",
  whyTwo: "Why two numbers?",
  presets: "Ready-made keypads",
  padText: "Rows of the keypad",
  padNote: "Type one character for each key, a space for a gap, and a new line for a new row.",
  lessLimits: "Limits on keys that no longer exist were removed.",
  problem: "Which sequences?",
  length: "Keys",
  start: "Start",
  limits: "Limits",
  addLimit: "Add a limit",
  listHeading: "All sequences, one by one",
  previous: "Previous",
  next: "Next",
  page: "Page",
  goOn: "Keep searching",
  exportAll: "Save all as text",
  exporting: "Progress of the export",
  pieceHeading: "Piece",
});

export const presets = /** @type {const} */ ({
  source: "18 keys",
  phone: "Telephone",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "together", each: "each" });

export const anyStart = "any key";
export const allKeys = "all keys";
export const atMost = "At most";
export const of = "of";
/** @param {number} n */
export const limitName = (n) => `Limit ${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `Remove limit ${number(n)}`;
/** @param {number} n */
export const limitKeys = (n) => `Keys of limit ${number(n)}`;
/** @param {number} n */
export const limitMost = (n) => `Most of limit ${number(n)}`;
/** @param {number} n */
export const limitManner = (n) => `How limit ${number(n)} counts`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "Walk along the sequence, or stop",
  back: "Back",
  forward: "Forward",
  first: "To the beginning",
  last: "To the end",
  cancel: "Stop counting or saving",
  help: "Show the keys",
  move: "Go from key to key",
  press: "Press the key",
  erase: "Erase the last key of the sequence",
  type: "Press the key of this name",
});
export const anyKey = "A … Z, 0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  const rest = names.length - shown.length;
  return plain(
    list([...shown, ...(rest > 0 ? [`${number(rest)} more`] : [])].map((name) => [name])),
  );
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times }) {
  const facts = [
    isHere ? "the knight is here" : "",
    isNext ? "can follow" : "",
    times > 0 ? `pressed ${times === 1 ? "once" : `${number(times)} times`}` : "",
  ].filter(Boolean);
  return [name, ...facts].join(", ");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `key ${number(step)} of ${number(all)}`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `Press ${next[0]}: every sequence begins with it.`
      : "Press a key to begin, or type a sequence.";
  }
  const where = isKnight ? `The knight is on ${last}` : `The piece is on ${last}`;
  if (next.length > 0) {
    return `${where}. It can go on to ${some(next)}.`;
  }
  return step === length
    ? `${where}: a whole sequence of ${count(length, { one: "key", other: "keys" })}.`
    : `${where}, and no key can follow.`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `Key ${number(place)}`;
  switch (found.code) {
    case "no-such-key":
      return `${where}: there is no ${quoted(found.key)} on this keypad.`;
    case "other-start":
      return `${where}: every sequence must start with ${found.start}, not with ${found.key}.`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}: no move leads from ${found.from} to ${found.key}. From ${found.from} moves lead to ${some(found.ways)}.`
        : `${where}: no move leads from ${found.from} to ${found.key}, or to any other key.`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}: the limits do not allow ${found.key}.`
        : found.keys.length === 1
          ? `${where}: ${found.key} may appear ${times(found.atMost)} at most, and already does.`
          : `${where}: ${found.key} would be one too many: at most ${number(found.atMost)} of ${some(found.keys)} may appear.`;
    case "too-long":
      return `${where}: a sequence has only ${count(found.length, { one: "key", other: "keys" })} here. Erase the rest.`;
  }
}

/** @param {number} n */
const times = (n) => (n === 1 ? "once" : n === 2 ? "twice" : `${number(n)} times`);

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  const those = named === "" ? "all keys" : some(different);
  if (most === 0) {
    return named === "" ? "no key at all" : `${different.length === 1 ? "no" : "none of"} ${those}`;
  }
  if (each) {
    return named === ""
      ? `each key ${times(most)} at most`
      : `${different.length === 1 ? those : `each of ${those}`} ${times(most)} at most`;
  }
  return `at most ${number(most)} of ${those}`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const moves =
    String(leaper) === "1,2"
      ? "a knight’s move"
      : `a (${valueName("leaper", String(leaper))}) leap`;
  const begin = start === "" ? "" : `, beginning with ${start}`;
  const kept =
    limits.length === 0 ? "" : `, with ${plain(list(limits.map((each) => [limit(each)])))}`;
  const each = length > 1 ? `, each ${moves} from the one before` : "";
  return `Sequences of ${count(length, { one: "key", other: "keys" })}${each}${begin}${kept}.`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]}.${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) =>
  `${count(String(value).length, { one: "digit", other: "digits" })}, about ${short(value)}`;

export const cancelled = "The count was cancelled.";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}%`;
/** @param {string} message */
export const notCounted = (message) => `Not counted: ${message}.`;
/** "1 sequence", "20 sequences" @param {bigint} value */
const sequences = (value) =>
  `${short(value)} ${plural(value, { one: "sequence", other: "sequences" })}`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}.`;

/** The column headings of the table of starts. */
export const columns = ["Key", "Sequences"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "With a single key every number is 0."
    : `Each key is a digit in base ${number(base)}: ${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(", ")}.`;

/** Why there are two codes. */
export const whyTwo = [
  "Each key is a digit, so a sequence is one long number. You can read it from either end.",
  "The article that the 18 keys come from gives 309,514,218,678 for A H A H K B K B K B. There the first key counts 1, the second 18, the third 18², and so on.",
  "The program in the same article gives 77,396,869,081 instead. It computes code = code × 18 + digit (Horner’s rule), so the first key becomes the highest digit.",
  "Either way, two sequences of the same length never get the same number.",
];

export const noCode = "Type a sequence to see its number.";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from ? "None." : `${number(from)} to ${number(to)}${all ? ` of ${all}` : ""}`;
/** @param {number} page */
export const beyondList = (page) => `The list ends before page ${number(page)}.`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `Page ${number(page)}: ${what}`;
export const searching = "Searching…";
export const searchedLong =
  "None found yet. Few sequences keep to these limits: keep searching, or loosen them.";
export const none = "There is no such sequence.";
/** @param {string} sequence */
export const walkIt = (sequence) => `Walk along ${sequence}`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null
    ? count(done, { one: "sequence", other: "sequences" })
    : `${number(done)} of ${big(all)}`;
export const exportCancelled = "Cancelled. Nothing was saved.";
/** @param {number} lines */
export const exportDone = (lines) =>
  `${count(lines, { one: "sequence", other: "sequences" })} saved.`;
export const nothingToExport = "There is nothing to save.";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `All sequences would fill more than ${number(most / 1e6)} MB, too much for a browser. Ask for shorter ones, or for one start.`;
/** @param {number} length */
export const fileName = (length) => `knight-sequences-of-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${count(length, { one: "key", other: "keys" })}${total === null ? "" : `: ${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "Step",
  page: labels.page,
  theme: "Theme",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}: ${message.length > 300 ? `${cut(message, 300)}…` : message}. The page ignores it.`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)} is not a whole number from ${number(least)} to ${number(most)}`,
  /** @param {string} value */
  limit: (value) => `${quoted(value)} is not a limit; write keys and a number, as in AEIO:2`,
};
