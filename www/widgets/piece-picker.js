/**
 * The choice of a piece: a named one, or any leaps as a text, with a picture of how it moves.
 * @import { Leaps } from "../pkg/knights_tour.js"
 * @import { FieldError } from "./field-error.js"
 */

import { find, setChoices } from "./dom.js";
import { checkLeaper, leapers } from "../pkg/knights_tour.js";
import { saidOf } from "../run/errors.js";
import { thrownAs } from "../run/thrown.js";
import { createLeapPicture } from "./leap-picture.js";
import { leapsText } from "../text/leaps.js";
import { pieceNames, riderCalled } from "#text/names.js";
import * as words from "#text/words.js";

/** The list's entry for a piece without a name. */
const OTHER = "other";

/** The pieces with names, by their leaps. */
const namedPieces = () =>
  leapers()
    .map(({ lengths }) => leapsText(lengths))
    .map((id) => ({ id, name: pieceNames[id] ?? id }));

/**
 * @param {ParentNode} root
 * @param {FieldError} error where an invalid piece is reported
 * @param {(leaper: Leaps) => void} choose
 */
export function createPieceChoice(root, error, choose) {
  const list = find(root, "select[name=leaper]", HTMLSelectElement);
  const other = find(root, ".other-leaper", HTMLElement);
  const field = find(other, "input[name=leaps]", HTMLInputElement);
  const picture = createLeapPicture(other);
  const named = namedPieces();

  /** While the visitor types leaps, the field stays open even if the piece has a name by then. */
  let isTyping = false;
  /** What was shown last. */
  let shown = "";

  /** The piece that a text means, by its leaps or a name; `null` if it means none, which is said. @param {string} text */
  function read(text) {
    const word = text.trim().toLowerCase();
    const piece = named.find(({ name }) => name.toLowerCase() === word)?.id;
    const rider = riderCalled(word);
    try {
      return checkLeaper(piece ?? rider ?? text);
    } catch (problem) {
      const thrown = thrownAs(problem);
      // What was typed is what is said of it.
      refuse(saidOf(rider ? { ...thrown, facts: { ...thrown.facts, name: text.trim() } } : thrown));
      return null;
    }
  }

  setChoices(list, [...named, { id: OTHER, name: words.labels.otherLeaper }]);
  list.addEventListener("change", () => {
    isTyping = list.value === OTHER;
    other.hidden = !isTyping;
    if (isTyping) {
      field.focus();
    } else {
      choose(checkLeaper(list.value));
    }
  });
  field.addEventListener("change", () => {
    const leaper = read(field.value);
    if (leaper) {
      choose(leaper);
    }
  });

  /** Shows why the piece was refused, at the list or at the field; `null` if it was accepted. @param {string | null} message */
  function refuse(message) {
    error.refuse(message, other.hidden ? list : field);
  }

  const isRefused = () => [list, field].some(error.isAbout);

  return {
    refuse,
    isRefused,
    /** @param {Leaps} leaper */
    show(leaper) {
      const id = leapsText(leaper);
      // A refused entry stays in its field until something else is chosen.
      if (isRefused() && shown === id) {
        return;
      }
      shown = id;
      picture.show(leaper);
      isTyping &&= isSame(field.value, id);
      if (!isTyping) {
        const name = named.find((piece) => piece.id === id);
        list.value = name?.id ?? OTHER;
        other.hidden = name !== undefined;
        field.value = id;
      }
    },
  };
}

/** Whether a text means this piece. @type {(text: string, id: string) => boolean} */
function isSame(text, id) {
  try {
    return leapsText(checkLeaper(text)) === id;
  } catch {
    return false;
  }
}
