/**
 * Checks a tour that somebody wrote: its notation, its first error, and the part that can be played.
 * @import { TourForm } from "../../pkg/knights_tour.js"
 * @import { GameSettings } from "../../run/bare-game.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { messageOf, saidOf } from "../../run/errors.js";
import { MAX_SQUARES } from "../../run/bare-game.js";
import { isOwnTour } from "../../run/own-form.js";
import { whenReadable } from "../../run/when-here.js";
import { boardInfo, verify } from "../../pkg/knights_tour.js";
import { asSentence, tooLong, unreadable } from "#text/play.js";
import { labels } from "#text/words.js";
import { listenForSending } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { limitField } from "../../widgets/text-field.js";

/** A parsed tour: the squares that could be read, how many of them are valid, the first error if there is one, text that was ignored, unusual marks taken as open squares, and the board it is written for if that differs. @typedef {{ form: TourForm, squares: string[], holds: number, problem?: string, leftOut: string[], open?: string[], board?: string }} Found */

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
      open: rest.open,
      problem: rest.because && saidOf(rest.because),
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
 * @param {HTMLDetailsElement} root
 * @param {object} on
 * @param {() => GameSettings} on.settings
 * @param {(found: Found, board?: string) => void} on.found squares of a tour, valid or not, and the board if it is another one
 * @param {() => void} on.refused called if no squares could be read
 * @param {(isOpen: boolean) => void} on.toggled
 * @param {(message: string) => void} on.show
 */
export function createCheck(root, { settings, found, refused, toggled, show }) {
  const field = find(root, "#play-tour", HTMLTextAreaElement);
  const error = createFieldError(find(root, "#play-tour-error", HTMLElement));

  function check() {
    const isOwn = settings().graph === undefined && isOwnTour(field.value);
    void whenReadable(isOwn, judge, { show, failed: () => refuse(labels.roomFailed) });
  }

  function judge() {
    try {
      const { found: now, board } = checkTour(settings(), field.value);
      if (now.squares.length > 0) {
        error.clear();
        found(now, board);
      } else {
        refuse(unreadable(/[\p{L}\p{N}]/u.test(field.value) ? now.problem : undefined));
      }
    } catch (caught) {
      refuse(asSentence(messageOf(caught)));
    }
  }

  /** @param {string} why */
  function refuse(why) {
    error.say(why, field);
    refused();
  }

  limitField(field, MAX_CHARACTERS, () => error.say(tooLong(MAX_CHARACTERS), field));
  find(root, "#play-check", HTMLElement).addEventListener("click", check);
  listenForSending(field, check);
  root.addEventListener("toggle", () => toggled(root.open));

  return {
    /** Opens the panel, for a link that asks for it, or closes it. @param {boolean} isOpen */
    open(isOpen) {
      root.open = isOpen;
    },
    /** Brings the open panel into view, ready for pasting. */
    bring() {
      root.scrollIntoView({ block: "nearest", behavior: "instant" });
      field.focus({ preventScroll: true });
    },
  };
}
