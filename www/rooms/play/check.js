/**
 * Checks a tour that somebody wrote: in which form it is, where it first goes wrong, and what can be
 * played on from.
 *
 * @import { WrittenForm } from "./published.js"
 * @import { GameSettings } from "../../run/game.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { messageOf } from "../../run/errors.js";
import { MOST_SQUARES } from "../../run/game.js";
import { verify } from "../../pkg/knights_tour.js";
import { wrong } from "../../text/play.js";
import { wrong as sharedWrong } from "../../text/words.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { limitField } from "../../widgets/text-field.js";
import { readPublished } from "./published.js";

/** A written tour: its squares that could be read, how many of them hold, and what is wrong then, if anything. @typedef {{ form: WrittenForm, squares: string[], holds: number, problem?: string }} Found */

/** Characters of a tour that can be pasted: as many as one of the largest board has, in any form. */
const MOST_CHARACTERS = 150_000;

/** What is in an object of JSON, as programs write it: its first list, of squares or of pairs. @param {string} text @returns {string} */
function withoutWrapping(text) {
  try {
    const read = JSON.parse(text);
    const list = Array.isArray(read) ? read : Object.values(read ?? {}).find(Array.isArray);
    const inList = (/** @type {unknown} */ each) =>
      typeof each === "object" && each !== null ? Object.values(each) : each;
    return list ? JSON.stringify(list.map(inList)) : text;
  } catch {
    return text; // Then it is no JSON.
  }
}

/** The size that a numbered board in a text has, if it may be one. @param {string} text @returns {string | null} */
function sizeIn(text) {
  const rows = text.split(/[\n;]|\]\s*,?\s*\[/).map((row) => row.match(/\d+/g)?.length ?? 0);
  const [width = 0, ...others] = rows.filter((length) => length > 0);
  const isGrid = width > 2 && others.length > 1 && others.every((length) => length === width);
  return isGrid && width * (others.length + 1) <= MOST_SQUARES
    ? `${width}x${others.length + 1}`
    : null;
}

/**
 * Looks a written tour through; a numbered board of another size is one of its own.
 * @param {GameSettings} settings
 * @param {string} text
 * @returns {{ found: Found, board?: string }} the board only where it is another one
 */
export function checkTour(settings, text) {
  const list = withoutWrapping(text);
  /** @param {Parameters<typeof verify>[0]} board @param {string} [tour] @returns {Found} */
  function on(board, tour = list) {
    const {
      form = "squares",
      squares = [],
      holds = 0,
      problem,
    } = verify(board, tour, settings.leaper);
    return { form, squares, holds, problem };
  }
  const found = on(boardArgument(settings));
  const published = readPublished(text);
  const without = published && on(boardArgument(settings), published.text);
  // A column of a wide board, or a vertex of a graph, may have the same letters.
  if (published && without && without.holds > found.holds) {
    return { found: { ...without, form: published.form } };
  }
  const board = found.form === "numbered-board" ? null : sizeIn(list);
  const other = board === null ? null : on(board);
  return board && other?.form === "numbered-board" && other.holds > found.holds
    ? { found: other, board }
    : { found };
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => GameSettings} on.settings
 * @param {(found: Found, board?: string) => void} on.found squares of a tour, right or not, and the board where it is another one
 */
export function createCheck(root, { settings, found }) {
  const field = find(root, "#play-tour", HTMLTextAreaElement);
  const error = createFieldError(find(root, "#play-tour-error", HTMLElement));

  function check() {
    try {
      const { found: now, board } = checkTour(settings(), field.value);
      const isEmpty = now.squares.length === 0;
      error.refuse(isEmpty ? wrong.nothingRead : null, field);
      if (!isEmpty) {
        found(now, board);
      }
    } catch (caught) {
      error.refuse(messageOf(caught), field);
    }
  }

  limitField(field, MOST_CHARACTERS, () =>
    error.refuse(sharedWrong.tooLong(MOST_CHARACTERS), field),
  );
  find(root, "#play-check", HTMLElement).addEventListener("click", check);
}
