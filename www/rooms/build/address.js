/**
 * The room's address: `#build?board=…&leaper=1,3&start=a1`. The board and the piece are tried
 * before they are used, and what cannot be is named.
 *
 * @import { BoardForm, BoardReading, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { Draft } from "./draft.js"
 */

import { messageOf } from "../../run/errors.js";
import { readLeaper, readTheme, splitAddress } from "../../app/address.js";
import { existence, parseBoard } from "../../pkg/knights_tour.js";
import { draftOf, startedAt, textOf } from "./draft.js";
import { MOST_SIDE } from "./size-panel.js";
import { wrong } from "../../text/build.js";

/** What an address tells; what is not there stays as it is. @typedef {object} Wanted
 * @property {Draft} [draft]
 * @property {[number, number]} [leaper]
 * @property {ThemeId} [theme]
 */

/** The most characters of a board's text: of the largest in any form, with room for its margins. */
export const LONGEST_TEXT = 8 * MOST_SIDE * MOST_SIDE;

/** A board that a text can be read as; `form` is `null` for a board of holes alone. @typedef {{ draft: Draft, form: BoardForm | null }} Reading */

/** Throws where a board is too large to be drawn by hand. @type {(width: number, height: number) => void} */
function checkSize(width, height) {
  if (width > MOST_SIDE || height > MOST_SIDE) {
    throw new Error(wrong.size(width, height, MOST_SIDE));
  }
}

/** @param {BoardReading} parsed @returns {Reading} */
function readingOf({ board, start, width, height, form }) {
  checkSize(width, height);
  const draft = draftOf(board);
  return { draft: start === undefined ? draft : startedAt(draft, start), form };
}

/** The drafts that a text can be, the likeliest first. Throws what is wrong with it. @param {string} text @returns {[Reading, ...Reading[]]} */
export function readDrafts(text) {
  if (text.length > LONGEST_TEXT) {
    throw new Error(wrong.text(LONGEST_TEXT));
  }
  // A board in the making may be nothing but holes.
  if (/^#+(\/#+)*$/.test(text) && new Set(text.split("/").map((row) => row.length)).size === 1) {
    const rows = text.split("/");
    checkSize(rows[0]?.length ?? 0, rows.length);
    return [{ draft: { rows, start: null }, form: null }];
  }
  const { alternatives, ...first } = parseBoard(text);
  const fitting = alternatives.filter(({ width, height }) => Math.max(width, height) <= MOST_SIDE);
  return [readingOf(first), ...fitting.map(readingOf)];
}

/** @type {(address: string) => { route: Wanted, problems: Problem[] }} */
export function readAddress(address) {
  const { words, problems } = splitAddress(address, ["board", "leaper", "start", "theme"]);
  const { theme, problems: wrongTheme } = readTheme(words);
  const { leaper, problems: wrongLeaper } = readLeaper(words);
  /** @type {Wanted} */
  const wanted = { theme };
  problems.push(...wrongTheme, ...wrongLeaper);
  const [board, start] = [words.get("board"), words.get("start")];
  if (board !== null) {
    try {
      wanted.draft = readDrafts(board)[0].draft;
      if (start !== null) {
        existence(textOf(wanted.draft), "open", undefined, start);
        wanted.draft = startedAt(wanted.draft, start);
      }
    } catch (error) {
      const name = wanted.draft ? "start" : "board";
      problems.push({ name, message: messageOf(error) });
    }
  }
  if (leaper) {
    try {
      existence("1x1", "open", leaper);
      wanted.leaper = leaper;
    } catch (error) {
      problems.push({ name: "leaper", message: messageOf(error) });
    }
  }
  return { route: wanted, problems };
}
