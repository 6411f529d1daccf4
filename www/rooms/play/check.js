/**
 * Checks a tour that somebody wrote: its notation, its first error, and the part that can be played.
 * @import { TourForm } from "../../pkg/knights_tour.js"
 * @import { GameSettings } from "../../run/game.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { messageOf } from "../../run/errors.js";
import { MAX_SQUARES } from "../../run/game.js";
import { boardInfo, verify } from "../../pkg/knights_tour.js";
import { wrong } from "#text/play.js";
import { wrong as sharedWrong } from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { limitField } from "../../widgets/text-field.js";

/** A parsed tour: the squares that could be read, how many of them are valid, the first error if there is one, text that was ignored, and the board it is written for if that differs. @typedef {{ form: TourForm, squares: string[], holds: number, problem?: string, leftOut: string[], board?: string }} Found */

/** Maximum length of a pasted tour in characters: enough for one of the largest board in any notation. */
const MAX_CHARACTERS = 150_000;

/**
 * Parses and checks a tour. If it is written for another board, it is checked on that one.
 * @param {GameSettings} settings
 * @param {string} text
 * @returns {{ found: Found, board?: string }} the board only if it is another one
 */
export function checkTour(settings, text) {
  /** @param {Parameters<typeof verify>[0]} on @returns {Found} */
  function read(on) {
    const {
      form = "squares",
      squares = [],
      holds = 0,
      ...rest
    } = verify(on, text, settings.leaper);
    return {
      form,
      squares,
      holds,
      leftOut: rest.leftOut ?? [],
      problem: rest.problem,
      board: rest.board,
    };
  }
  const found = read(boardArgument(settings));
  const { board } = found;
  return board !== undefined && boardInfo(board).squares <= MAX_SQUARES
    ? { found: read(board), board }
    : { found };
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => GameSettings} on.settings
 * @param {(found: Found, board?: string) => void} on.found squares of a tour, valid or not, and the board if it is another one
 * @param {() => void} on.refused called if no squares could be read
 */
export function createCheck(root, { settings, found, refused }) {
  const field = find(root, "#play-tour", HTMLTextAreaElement);
  const error = createFieldError(find(root, "#play-tour-error", HTMLElement));

  function check() {
    try {
      const { found: now, board } = checkTour(settings(), field.value);
      if (now.squares.length > 0) {
        error.clear();
        found(now, board);
      } else {
        refuse(/[\p{L}\p{N}]/u.test(field.value) ? (now.problem ?? null) : wrong.nothingRead);
      }
    } catch (caught) {
      refuse(messageOf(caught));
    }
  }

  /** @param {string | null} why */
  function refuse(why) {
    error.refuse(why, field);
    refused();
  }

  limitField(field, MAX_CHARACTERS, () => error.refuse(sharedWrong.tooLong(MAX_CHARACTERS), field));
  find(root, "#play-check", HTMLElement).addEventListener("click", check);
}
