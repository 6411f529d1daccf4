/**
 * What the room’s links hold: `#keypad?keypad=123/456/789/ 0&length=7&start=1&limits=13:2,:1:each`. What
 * cannot be used is named, and the rest stays.
 *
 * @import { Codec } from "../../app/route.js"
 * @import { Limit } from "#text/keypad.js"
 * @import { SequenceRequest } from "./problem.js"
 */

import { always, anyText, decode, escapeItem, integer } from "../../app/codecs.js";
import { itemsOf, KNIGHT, leaper, MAX_LIST_TEXT } from "../../app/codecs.js";
import { defineRoute } from "../../app/route.js";
import { cut } from "../../text/cut.js";
import { wrong } from "#text/keypad.js";
import { infoOf, presets, refusalOf } from "./problem.js";

/** @typedef {ReturnType<typeof route.read>["state"]} State */

/** More of what is wrong would tell nobody anything. */
const MAX_REFUSED = 10;
/** Keys of the longest sequences. */
export const MAX_LENGTH = 10_000;
/** Of a longer sequence no more is read; it is too long in any case. */
const MAX_READ = MAX_LENGTH + 1;
/** The last page of the list that can be asked for. */
export const LAST_PAGE = 999_999_999;

/** What is asked. @param {SequenceRequest} state @returns {SequenceRequest} */
export const requestOf = ({ keypad, leaper: piece, length, start, limits }) => ({
  ...{ keypad, leaper: piece, length, start, limits },
});

/** An entry that is taken on where what is asked with it can be answered. @type {<T>(name: string, codec: Codec<T>) => Codec<T>} */
const tried = (name, codec) => ({
  ...codec,
  read(entry, before, tell) {
    const value = codec.read(entry, before, tell);
    const refusal = refusalOf(requestOf({ ...before, [name]: value }));
    if (refusal !== null) {
      throw new Error(refusal);
    }
    return value;
  },
});

/** @param {Limit} limit */
const writeLimit = ({ keys, atMost, each }) =>
  `${escapeItem(keys)}:${atMost}${each ? ":each" : ""}`;

/** @param {string} item @returns {Limit | null} */
function readLimit(item) {
  const [, keys = "", atMost, each] = /^([^:]*):(\d{1,9})(:each)?$/.exec(item) ?? [];
  return atMost === undefined
    ? null
    : { keys: decode(keys), atMost: Number(atMost), each: each !== undefined };
}

/** A limit is its keys and its most, separated by a colon; no keys are all keys, and `each` says that each of them may come so often. @type {Codec<Limit[]>} */
const limitsEntry = {
  usual: [],
  read(entry, before, tell) {
    /** @type {Limit[]} */
    const limits = [];
    let refused = 0;
    for (const item of itemsOf(entry)) {
      const limit = readLimit(item);
      const more = limit ? [...limits, limit] : limits;
      const refusal = limit ? refusalOf({ ...requestOf(before), limits: more }) : wrong.limit(item);
      if (limit && refusal === null) {
        limits.push(limit);
      } else {
        tell(refusal ?? "");
        refused += 1;
        if (refused > MAX_REFUSED) {
          break;
        }
      }
    }
    return limits;
  },
  write: (limits) => limits.map(writeLimit).join(","),
  maxLength: MAX_LIST_TEXT,
};

/** What a link means that names only some of it: that was the room’s beginning when the first links were made. */
const { request } = presets.source;

/** What the room begins with. */
const beginning = { ...presets.phone.request, sequence: presets.phone.sequence };

export const route = defineRoute(
  "keypad",
  {
    keypad: always({
      usual: request.keypad,
      read: (rows) => infoOf(rows, KNIGHT).text,
      maxLength: MAX_LIST_TEXT,
    }),
    leaper: tried("leaper", leaper(KNIGHT)),
    length: always(tried("length", integer(1, MAX_LENGTH, request.length, wrong.number))),
    start: tried("start", anyText("")),
    limits: limitsEntry,
    sequence: { usual: "", read: (keys) => cut(keys, MAX_READ), maxLength: MAX_LIST_TEXT },
    /** `null` for the end. */
    step: integer(0, MAX_LENGTH, null, wrong.number),
    page: integer(1, LAST_PAGE, 1, wrong.number),
  },
  beginning,
);
