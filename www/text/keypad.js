/**
 * The texts that only the room of keypads uses.
 * @import { Leaps, SequenceFault } from "../pkg/knights_tour.js"
 */

import { decimal, number } from "#text/sentence.js";
import { KNIGHT, leapsByLength } from "#text/terms.js";
import { rooms } from "#text/words.js";
import { clip } from "./cut.js";
import { leapsText } from "./leaps.js";
import { labels } from "#messages/keypad.js";
export {
  labels,
  presets,
  manners,
  anyStart,
  allKeys,
  atMost,
  of,
  keys,
  anyKey,
  cancelled,
  columns,
  whyTwo,
  noCode,
  searching,
  searchedLong,
  none,
  exportCancelled,
  nothingToExport,
} from "#messages/keypad.js";
import * as messages from "#messages/keypad.js";

/** @param {number} n */
export const limitName = (n) => messages.limitName({ n });
/** @param {number} n */
export const removeLimit = (n) => messages.removeLimit({ n });
/** @param {number} n */
export const limitKeys = (n) => messages.limitKeys({ n });
/** @param {number} n */
export const limitMost = (n) => messages.limitMost({ n });
/** @param {number} n */
export const limitManner = (n) => messages.limitManner({ n });

/** Maximum number of keys named. */
const MAX_NAMED = 12;

/** Names joined to a list of limited length. @param {readonly string[]} names */
const some = (names) =>
  messages.some({
    hasMore: names.length > MAX_NAMED,
    shown: names.slice(0, MAX_NAMED),
    more: names.length - MAX_NAMED,
    all: number(names.length),
  });

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export const key = (name, { isHere, isNext, times }) =>
  messages.key({ name, isHere, isNext, times });

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => messages.position({ step, all });

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    const [only = ""] = next;
    return next.length === 1 ? messages.caption.only({ next: only }) : messages.caption.begin;
  }
  if (next.length > 0) {
    return messages.caption.next({ isKnight, last, next: some(next) });
  }
  return step === length
    ? messages.caption.whole({ isKnight, last, length })
    : messages.caption.stuck({ isKnight, last });
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  switch (found.code) {
    case "no-such-key":
      return messages.fault["no-such-key"]({ place, ...found });
    case "other-start":
      return messages.fault["other-start"]({ place, ...found });
    case "no-move":
      return messages.fault["no-move"]({
        ...{ place, ...found },
        hasWays: found.ways.length > 0,
        ways: some(found.ways),
      });
    case "limit-broken":
      return messages.fault["limit-broken"]({
        ...{ place, ...found },
        isOne: found.keys.length === 1,
        keys: some(found.keys),
      });
    case "too-long":
      return messages.fault["too-long"]({ place, ...found });
  }
}

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: Leaps, start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys, atMost, each }) {
  const different = [...new Set(keys)];
  return messages.limit({
    which: keys === "" ? "all" : different.length === 1 ? "one" : "several",
    keys: some(different),
    neither: different.join(messages.nor),
    atMost,
    isEach: each,
  });
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const told = limits.map(limit);
  const id = leapsText(leaper);
  return messages.question({
    length,
    hasMoves: length > 1,
    isKnight: id === KNIGHT,
    leaps: leapsByLength(id),
    hasStart: start !== "",
    start,
    hasLimits: limits.length > 0,
    limits: told,
    series: told.join(messages.betweenLimits),
  });
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
  return `${decimal(Number(digits.slice(0, 4)) / 1000, 3)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) => messages.size({ length: String(value).length, short: short(value) });

/** @param {number} fraction */
export const percent = (fraction) => messages.percent({ floor: Math.floor(fraction * 100) });
/** @param {string} message */
export const notCounted = (message) => messages.notCounted({ message });
/** "1 sequence", "20 sequences" @param {bigint} value */
const sequences = (value) => messages.sequences({ short: short(value), value });
/** For the live region. @param {bigint} value */
export const counted = (value) => messages.counted({ sequences: sequences(value) });

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  messages.digits({
    isOne: base === 1,
    base,
    pairs: pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join(messages.betweenPairs),
  });

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  messages.listed({ isNone: to < from, from, to, hasAll: all !== "", all });
/** @param {number} page */
export const beyondList = (page) => messages.beyondList({ page });
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => messages.pageFound({ page, what });
/** @param {string} sequence */
export const walkIt = (sequence) => messages.walkIt({ sequence });

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  messages.exported({ hasAll: all !== null, done, big: all === null ? "" : big(all) });
/** @param {number} lines */
export const exportDone = (lines) => messages.exportDone({ lines });
/** @type {(most: number) => string} */
export const exportTooLarge = (most) => messages.exportTooLarge({ megabytes: most / 1e6 });
/** @param {number} length */
export const fileName = (length) => messages.fileName({ length });

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  messages.title({
    keypad: rooms.keypad,
    length,
    hasTotal: total !== null,
    sequences: total === null ? "" : sequences(total),
    page,
  });

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: messages.fields.step,
  page: labels.page,
  theme: messages.fields.theme,
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  messages.passedOver({ name: fields[name] ?? name, message: clip(message) });

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) => messages.wrong.number({ value, least, most }),
  /** @param {string} value */
  limit: (value) => messages.wrong.limit({ value }),
};
