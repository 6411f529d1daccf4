/**
 * The page's address, both ways: `#explore?board=8x8&start=a1&…&step=17`. Everything that shapes
 * what is seen is in it, so that a link reproduces the picture. Here is what all rooms need of it.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Lengths } from "./word-lengths.js"
 */

import { wellFormed } from "../text/cut.js";
import { isTheme, themes } from "./theme.js";
import { longestWord, readWords } from "./word-lengths.js";
import { wrong } from "../text/words.js";

/** The room that an address names. @param {string} address with or without its `#` */
export const roomOf = (address) => /^#?([^?]*)/.exec(address)?.[1] ?? "";

/**
 * The words of an address that a room asks for, and which of them are too long to be read.
 * @param {string} address
 * @param {readonly string[]} names
 * @param {Lengths} [own] where the room can use less of a word than others
 * @returns {{ words: URLSearchParams, problems: Problem[] }}
 */
export function splitAddress(address, names, own) {
  const end = address.indexOf("?");
  const { words, tooLong } = readWords(end < 0 ? "" : address.slice(end + 1), names, own);
  const problems = tooLong.map((name) => ({
    name,
    message: wrong.tooLong(longestWord(name, own)),
  }));
  return { words, problems };
}

/** What a link calls the piece, and what is wrong with it. @type {(words: URLSearchParams) => { leaper?: [number, number], problems: Problem[] }} */
export function readLeaper(words) {
  const text = words.get("leaper");
  const [, short, long] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(text ?? "") ?? [];
  if (short !== undefined && long !== undefined) {
    return { leaper: [Number(short), Number(long)], problems: [] };
  }
  const message = wrong.leaper(text ?? "");
  return { problems: text === null ? [] : [{ name: "leaper", message }] };
}

/** A link names the piece where it is not the knight. @param {readonly number[]} [leaper] */
export const leaperWords = (leaper = [1, 2]) =>
  String(leaper) === "1,2" || String(leaper) === "2,1" ? [] : [["leaper", leaper.join(",")]];

/** The theme that a link asks for, and what is wrong with it. @type {(words: URLSearchParams) => { theme?: ThemeId, problems: Problem[] }} */
export function readTheme(words) {
  const theme = words.get("theme");
  if (isTheme(theme)) {
    return { theme, problems: [] };
  }
  const message = wrong.theme(theme ?? "", themes);
  return { problems: theme === null ? [] : [{ name: "theme", message }] };
}

/** The theme that an address asks for, if it is one. @param {string} address */
export const readLinkedTheme = (address) => readTheme(splitAddress(address, ["theme"]).words).theme;

/** The address of a room; a link stays readable where it can. @type {(room: string, words: string[][]) => string} */
export const joinAddress = (room, words) =>
  `#${room}?${words.map(([name = "", value = ""]) => `${name}=${encode(value)}`).join("&")}`;

/** @param {string} value */
const encode = (value) =>
  encodeURIComponent(wellFormed(value)).replace(/%(?:2F|2C|3A|3D)/g, decodeURIComponent);

/**
 * The address of a board in a room, with all else as usual there.
 * @type {(room: string, what: { board: string, leaper?: readonly number[], start?: string }, theme?: ThemeId) => string}
 */
export function addressOf(room, { board, leaper, start }, theme) {
  const words = [["board", board], ...leaperWords(leaper)];
  if (start) {
    words.push(["start", start]);
  }
  if (theme) {
    words.push(["theme", theme]);
  }
  return joinAddress(room, words);
}

/** The address as the page has last read or written it. */
let known = "";

/** Reads the browser's bar. */
export function currentAddress() {
  known = location.hash;
  return known;
}

/**
 * Puts an address into the browser's bar, unless another one is there that was not followed yet.
 * Whatever fails in it, the page goes on.
 * @param {() => string} write makes the address
 * @param {"push" | "replace"} how a new entry in the browser's history, or the same one changed
 */
export function showAddress(write, how) {
  let address;
  try {
    address = write();
  } catch (error) {
    console.error(error);
    return;
  }
  if (address === known || location.hash !== known) {
    return;
  }
  try {
    history[how === "push" ? "pushState" : "replaceState"](null, "", address);
    known = location.hash;
  } catch {
    // Some embedded pages have no address of their own, and browsers limit how often it changes.
    // The page works without.
  }
}
