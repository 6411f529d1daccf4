/**
 * The one reader and writer of links, such as `#count?board=6x6&target=open&seed=7&theme=dark`.
 *
 * A link is the state of a room. Each room declares one table of what its link holds: its entries in the
 * order in which a link names them, each a codec (`codecs.js`) that reads a text as a value, writes the
 * value as a text, and knows the usual value. The rest follows from the table, the same in every room:
 *
 * - What a link does not name has its usual value, whatever was seen before.
 * - A value that cannot be used is a problem with a name, told in a notice; the usual one takes its place.
 * - Unknown entries are passed over, and of one that is too long nothing is read (`word-lengths.js`).
 * - Usual values are left out of a link, but for those that its readers want to see.
 *
 * Entries are read and written in their order, and each may look at those before it: a start at its board.
 * So `read(write(state))` is the state, and `write(read(link))` the shortest link to the same.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 */

import { messageOf } from "../run/errors.js";
import { wellFormed } from "../text/cut.js";
import { wrong } from "#text/words.js";
import { theme } from "./codecs.js";
import { longestWord, readWords } from "./word-lengths.js";

/**
 * How one entry is read and written. It is read beside the state as far as the entries above it say it.
 * @template T
 * @typedef {object} Codec
 * @property {T} usual what a link says that does not name it
 * @property {(text: string, before: any, tell: (message: string) => void) => T} read throws what is wrong; what is only partly so, it tells
 * @property {(value: NonNullable<T>, state: any) => string | null} [write] where `String` does not; `null` where a link need not say it; no value is never written
 * @property {boolean} [isWritten] whether a link names the usual value too
 * @property {(state: any) => boolean} [where] where it means anything; elsewhere it is passed over
 * @property {number} [longest] the most characters that are read, where it is not what is usual
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

/** The room that a link names. @param {string} hash with or without its `#` */
export const roomOf = (hash) => /^#?([^?]*)/.exec(hash)?.[1] ?? "";

/** What a link says after its room. @param {string} hash */
const entriesOf = (hash) => hash.slice(roomOf(hash).length).replace(/^[^?]*\??/, "");

/** @param {string} value */
const encode = (value) =>
  encodeURIComponent(wellFormed(value)).replace(/%(?:2F|2C|3A|3D)/g, decodeURIComponent);

/** The link with these entries; it stays readable where it can. @type {(room: string, entries: string[][]) => string} */
export const joinAddress = (room, entries) =>
  `#${room}?${entries.map(([name = "", value = ""]) => `${name}=${encode(value)}`).join("&")}`;

/**
 * The links of a room. Every link may also ask for a theme, at its end.
 * @template {Table} Entries
 * @param {string} room
 * @param {Entries} table
 * @param {Partial<StateOf<Entries>>} [opening] what is shown where a link names nothing but a theme
 */
export function defineRoute(room, table, opening) {
  /** @type {Table} */
  const entries = { ...table, theme };
  const names = Object.keys(entries);

  /** Reads any text, and never fails. @type {(hash: string) => { state: StateOf<Entries>, problems: Problem[] }} */
  function read(hash) {
    const { words, tooLong } = readWords(entriesOf(hash), entries);
    const isBare = [...words.keys(), ...tooLong].every((name) => name === "theme");
    /** @type {Record<string, any>} */
    const state = Object.assign(complete({}), isBare && opening);
    /** @type {Map<string, Problem>} */
    const problems = new Map();
    const tell = (/** @type {string} */ name, /** @type {string} */ message) =>
      problems.set(`${name}: ${message}`, { name, message });
    if (![room, ""].includes(roomOf(hash))) {
      tell("room", wrong.room(roomOf(hash)));
    }
    for (const [name, { read: readValue, where }] of Object.entries(entries)) {
      const text = words.get(name);
      if (tooLong.includes(name)) {
        tell(name, wrong.tooLong(longestWord(name, entries)));
      } else if (text !== null && where?.(state) !== false) {
        try {
          state[name] = readValue(text, state, (message) => tell(name, message));
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
    for (const [name, { usual }] of Object.entries(entries)) {
      state[name] ??= usual;
    }
    return /** @type {any} */ (state);
  }

  /** How a link says a value; `null` where it need not. @type {(name: string, value: any, state: object) => string | null} */
  const textOf = (name, value, state) =>
    (value ?? null) === null ? null : (entries[name]?.write ?? String)(value, state);

  /** The shortest link to a state; what is not given is usual. @type {(given: Partial<StateOf<Entries>>) => string} */
  function write(given) {
    const state = /** @type {Record<string, unknown>} */ (complete(given));
    const written = Object.entries(entries).flatMap(([name, { usual, isWritten, where }]) => {
      const text = textOf(name, state[name], state);
      const isSaid = isWritten || text !== textOf(name, usual, state);
      return text !== null && isSaid && where?.(state) !== false ? [[name, text]] : [];
    });
    return joinAddress(room, written);
  }

  /** What a state holds, as a text; empty where that is nothing. @type {(given: Partial<StateOf<Entries>>, name: string) => string} */
  function textIn(given, name) {
    const { [name]: value } = /** @type {Record<string, unknown>} */ (given);
    return textOf(name, value, given) ?? String(value ?? "");
  }

  return { names, usual: read("").state, read, complete, write, textIn };
}
