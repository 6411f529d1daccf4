/**
 * How texts of boards are read as drafts, in a link or elsewhere, and written.
 *
 * @import { BoardForm, BoardReading } from "../../pkg/knights_tour.js"
 * @import { Draft } from "./draft.js"
 */

import { boardInfo, existence, parseBoard } from "../../pkg/knights_tour.js";
import { wrong } from "#text/build.js";
import { draftOf, squaresOf, startedAt, textOf } from "./draft.js";
import { MAX_SIDE } from "./size-panel.js";

/** The most characters of a board's text: of the largest in any form, with room for its margins. */
export const MAX_TEXT = 8 * MAX_SIDE * MAX_SIDE;

/** A board that a text can be read as; `form` is `null` for a board of holes alone. @typedef {{ draft: Draft, form: BoardForm | null }} Reading */

/** Throws where a board is too large to be drawn by hand. @type {(width: number, height: number) => void} */
function checkSize(width, height) {
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw new Error(wrong.size(width, height, MAX_SIDE));
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
  if (text.length > MAX_TEXT) {
    throw new Error(wrong.text(MAX_TEXT));
  }
  // A board in the making may be nothing but holes.
  if (/^#+(\/#+)*$/.test(text) && new Set(text.split("/").map((row) => row.length)).size === 1) {
    const rows = text.split("/");
    checkSize(rows[0]?.length ?? 0, rows.length);
    return [{ draft: { rows, start: null }, form: null }];
  }
  const { alternatives, ...first } = parseBoard(text);
  const fitting = alternatives.filter(({ width, height }) => Math.max(width, height) <= MAX_SIDE);
  return [readingOf(first), ...fitting.map(readingOf)];
}

/** The draft with the start that a link names. Throws what is wrong with it. @type {(draft: Draft, start: string) => Draft} */
export function startedAsAsked(draft, start) {
  existence(textOf(draft), "open", undefined, start);
  return startedAt(draft, start);
}

/** The board in its usual writing; one without squares has none but its rows. @param {Draft} draft */
export const boardTextOf = (draft) =>
  squaresOf(draft) > 0 ? boardInfo(textOf(draft)).text : textOf(draft);
