/**
 * The room's address: `#build?board=…&leaper=1,3&start=a1`. The board and the piece are tried
 * before they are used, and what cannot be is named.
 *
 * @import { ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run.js"
 * @import { Draft } from "./draft.js"
 */

import { readLeaper, readTheme, splitAddress } from "../../address.js";
import { existence, parseBoard } from "../../pkg/knights_tour.js";
import { draftOf, startedAt } from "./draft.js";
import { MOST_SIDE } from "./size-panel.js";
import { wrong } from "./words.js";

/** What an address tells; what is not there stays as it is. @typedef {object} Wanted
 * @property {Draft} [draft]
 * @property {[number, number]} [leaper]
 * @property {ThemeId} [theme]
 * @property {Problem[]} problems
 */

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** A draft of a text, in any form that boards come in. Throws what is wrong with it. @param {string} text @returns {Draft} */
export function readDraft(text) {
  // A board in the making may be nothing but holes.
  if (/^#+(\/#+)*$/.test(text) && new Set(text.split("/").map((row) => row.length)).size === 1) {
    return { rows: text.split("/"), start: null };
  }
  const { board, start, width, height } = parseBoard(text);
  if (width > MOST_SIDE || height > MOST_SIDE) {
    throw new Error(wrong.size(width, height, MOST_SIDE));
  }
  return start === undefined ? draftOf(board) : startedAt(draftOf(board), start);
}

/** @param {string} address @returns {Wanted} */
export function readAddress(address) {
  const { words } = splitAddress(address);
  const { theme, problems } = readTheme(words);
  const { leaper, problems: wrongLeaper } = readLeaper(words);
  /** @type {Wanted} */
  const wanted = { theme, problems: [...problems, ...wrongLeaper] };
  const [board, start] = [words.get("board"), words.get("start")];
  if (board !== null) {
    try {
      wanted.draft = readDraft(board);
      if (start !== null) {
        existence(board, "open", undefined, start);
        wanted.draft = startedAt(wanted.draft, start);
      }
    } catch (error) {
      const name = wanted.draft ? "start" : "board";
      wanted.problems.push({ name, message: messageOf(error) });
    }
  }
  if (leaper) {
    try {
      existence("1x1", "open", leaper);
      wanted.leaper = leaper;
    } catch (error) {
      wanted.problems.push({ name: "leaper", message: messageOf(error) });
    }
  }
  return wanted;
}
