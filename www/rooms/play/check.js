/**
 * Checks a tour that somebody wrote: in which form it is, where it first goes wrong, and what can be
 * played on from.
 *
 * @import { FirstFault } from "../../pkg/knights_tour.js"
 * @import { GameSettings } from "../../run/game.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { messageOf } from "../../run/errors.js";
import { firstFault } from "../../pkg/knights_tour.js";
import { wrong } from "../../text/play.js";
import { wrong as sharedWrong } from "../../text/words.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { limitField } from "../../widgets/text-field.js";

/** Characters of a tour that can be pasted: as many as one of the largest board has, in any form. */
const MOST_CHARACTERS = 150_000;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => GameSettings} on.settings
 * @param {(found: FirstFault) => void} on.found squares of a tour, right or not
 */
export function createCheck(root, { settings, found }) {
  const field = find(root, "#play-tour", HTMLTextAreaElement);
  const error = createFieldError(find(root, "#play-tour-error", HTMLElement));

  function check() {
    try {
      // Since when it is lost takes longer than a frame, and is asked in slices.
      const now = firstFault(boardArgument(settings()), field.value, settings().leaper, "open", 0);
      const isEmpty = now.squares.length === 0;
      error.refuse(isEmpty ? wrong.nothingRead : null, field);
      if (!isEmpty) {
        found(now);
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
