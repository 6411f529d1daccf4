/**
 * The one reader and writer of links, such as `#count?board=6x6&target=open&seed=7&theme=dark`.
 *
 * A link is the state of a room. Each room declares one table of what its link holds: its entries in the
 * order in which a link names them, each a codec (`codecs.js`). The rest is the same in every room:
 *
 * - What a link does not name has its usual value, whatever was seen before.
 * - A value that cannot be used is a problem with a name, shown in a notice; the usual one takes its place.
 * - Unknown entries are passed over, and one that is too long is not read.
 * - Usual values are left out of a link, but for those that its readers want to see.
 *
 * An entry may look at those above it: a start at its board. So `read(write(state))` is the state, and
 * `write(read(link))` the shortest link to the same.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 */

import { messageOf } from "../run/errors.js";
import { wellFormed } from "../text/cut.js";
import { wrong } from "#text/words.js";
import { roomOf } from "./arrival.js";
import { decode, lang, theme } from "./codecs.js";
import { linkedLanguage } from "./link-preferences.js";

/** Maximum characters of an entry whose codec names no other limit. */
const MAX_LENGTH = 1000;
/** Characters of a link that one character of a text can take, as in `%E2%96%88`. */
const MAX_ENCODED = 9;
/** Maximum entries that a link is searched for; no room has this many. */
const MAX_ENTRIES = 1000;

/**
 * How one entry is read and written. It is read beside the state as far as the entries above it say it.
 * @template T
 * @typedef {object} Codec
 * @property {T} usual what a link says that does not name it
 * @property {(text: string, before: any, tell: (message: string) => void) => T} read throws what is wrong; what is only partly so, it tells
 * @property {(value: NonNullable<T>, state: any) => string | null} [write] where `String` does not; `null` where a link need not say it; no value is never written
 * @property {boolean} [isWritten] whether a link names the usual value too
 * @property {(state: any) => boolean} [where] where it means anything; elsewhere it is passed over
 * @property {number} [maxLength] in characters
 */

/** @typedef {Record<string, Codec<any>>} Table */

/**
 * What a link says.
 * @template {Table} Entries
 * @typedef {{ [Name in keyof Entries]: Entries[Name]["usual"] } & { theme?: ThemeId }} StateOf
 */

/**
 * The links of a room, which hold states of this type. Two states are the same where the links to them are.
 * @template State
 * @typedef {object} Route
 * @property {(link: string) => { state: State, problems: Problem[] }} read
 * @property {(given: Partial<State>) => State} complete
 * @property {(given: Partial<State>) => string} write
 * @property {(given: Partial<State>, name: string) => string} textIn
 */

/** The texts of the entries that a link names, each where it is named first; `null` where it is too long to be read. @type {(hash: string, maxLength: Record<string, number>) => Map<string, string | null>} */
export function readTexts(hash, maxLength) {
  /** @type {Map<string, string | null>} */
  const texts = new Map();
  const query = hash.replace(/^[^?]*\??/, "");
  for (const part of query.split("&", MAX_ENTRIES)) {
    const name = decode(/^[^=]{0,99}(?==|$)/.exec(part)?.[0] ?? "");
    const most = Object.hasOwn(maxLength, name) ? maxLength[name] : undefined;
    if (most !== undefined && !texts.has(name)) {
      const isReadable = part.length <= MAX_LENGTH + MAX_ENCODED * most;
      const [[, text = ""] = []] = isReadable ? new URLSearchParams(part) : [];
      texts.set(name, isReadable && text.length <= most ? text : null);
    }
  }
  return texts;
}

/** The leaps of a piece, whose codec reads plus signs as they are. */
const LEAPS = /^\d+,\d+(\+\d+,\d+)+$/;

/** @param {string} value */
const encode = (value) =>
  LEAPS.test(value)
    ? value
    : encodeURIComponent(wellFormed(value)).replace(/%(?:2F|2C|3A|3D)/g, decodeURIComponent);

/** The link with these entries, and the language where links name it; it stays readable where it can. @type {(room: string, entries: string[][]) => string} */
export function joinAddress(room, entries) {
  const language = linkedLanguage();
  const all = language === undefined ? entries : [...entries, ["lang", language]];
  return `#${room}?${all.map(([name = "", value = ""]) => `${name}=${encode(value)}`).join("&")}`;
}

/**
 * The links of a room. Every link may also ask for a theme and a language, at its end.
 * @template {Table} Entries
 * @param {string} room
 * @param {Entries} table
 * @param {Partial<StateOf<Entries>>} [opening] what is shown where a link names nothing but a theme
 */
export function defineRoute(room, table, opening) {
  const entries = Object.entries(/** @type {Table} */ ({ ...table, theme }));
  const names = entries.map(([name]) => name);
  /** Every link may name the language too, which is no part of the state. @type {[string, Codec<any>][]} */
  const readable = [...entries, ["lang", lang]];
  const maxLength = /** @type {Record<keyof Entries, number>} */ (
    Object.fromEntries(readable.map(([name, codec]) => [name, codec.maxLength ?? MAX_LENGTH]))
  );

  /** Reads any text, and never fails. @type {(hash: string) => { state: StateOf<Entries>, problems: Problem[] }} */
  function read(hash) {
    const texts = readTexts(hash, maxLength);
    const isBare = [...texts.keys()].every((name) => name === "theme" || name === "lang");
    /** @type {Record<string, any>} */
    const state = Object.assign(complete({}), isBare && opening);
    /** @type {Map<string, Problem>} */
    const problems = new Map();
    const tell = (/** @type {string} */ name, /** @type {string} */ message) =>
      problems.set(`${name}: ${message}`, { name, message });
    if (![room, ""].includes(roomOf(hash))) {
      tell("room", wrong.room(roomOf(hash)));
    }
    for (const [name, codec] of readable) {
      const text = texts.get(name);
      if (text === null) {
        tell(name, wrong.tooLong(Number(maxLength[name])));
      } else if (text !== undefined && codec.where?.(state) === false) {
        tell(name, wrong.outOfPlace);
      } else if (text !== undefined) {
        try {
          const value = codec.read(text, state, (message) => tell(name, message));
          if (codec !== lang) {
            state[name] = value;
          }
        } catch (error) {
          tell(name, messageOf(error));
        }
      }
    }
    return { state: /** @type {any} */ (state), problems: [...problems.values()] };
  }

  /** The whole of a state; what is not given is usual. @type {(given: Partial<StateOf<Entries>>) => StateOf<Entries>} */
  function complete(given) {
    const state = /** @type {Record<string, unknown>} */ ({ ...given });
    entries.forEach(([name, { usual }]) => (state[name] ??= usual));
    return /** @type {any} */ (state);
  }

  /** How a link says a value; `null` where it need not. @type {(codec: Codec<any> | undefined, value: any, state: object) => string | null} */
  const textOf = (codec, value, state) =>
    (value ?? null) === null ? null : (codec?.write ?? String)(value, state);

  /** The shortest link to a state; what is not given is usual. @type {(given: Partial<StateOf<Entries>>) => string} */
  function write(given) {
    const state = /** @type {Record<string, unknown>} */ (complete(given));
    const written = entries.flatMap(([name, codec]) => {
      const text = textOf(codec, state[name], state);
      const isSaid = codec.isWritten || text !== textOf(codec, codec.usual, state);
      return text !== null && isSaid && codec.where?.(state) !== false ? [[name, text]] : [];
    });
    return joinAddress(room, written);
  }

  /** What a state holds, as a text; empty where that is nothing. @type {(given: Partial<StateOf<Entries>>, name: string) => string} */
  function textIn(given, name) {
    const { [name]: value } = /** @type {Record<string, unknown>} */ (given);
    return textOf(table[name], value, given) ?? String(value ?? "");
  }

  return { names, maxLength, usual: read("").state, read, complete, write, textIn };
}
