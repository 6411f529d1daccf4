/**
 * The choice of a piece: a named one, or any two lengths of a leap, with a picture of how it moves.
 * @import { FieldError } from "./field-error.js"
 */

import { find, setChoices } from "./dom.js";
import { leapers } from "../pkg/knights_tour.js";
import { createLeapPicture } from "./leap-picture.js";
import { pieceNames } from "#text/names.js";
import * as words from "#text/words.js";

/** The list's entry for a piece without a name. */
const OTHER = "other";

/**
 * @param {ParentNode} root
 * @param {FieldError} error where an invalid piece is reported
 * @param {(lengths: [number, number]) => void} choose
 */
export function createPieceChoice(root, error, choose) {
  const list = find(root, "select[name=leaper]", HTMLSelectElement);
  const lengths = find(root, ".other-leaper", HTMLElement);
  const short = find(lengths, "input[name=leapShort]", HTMLInputElement);
  const long = find(lengths, "input[name=leapLong]", HTMLInputElement);
  const picture = createLeapPicture(lengths);
  const named = leapers()
    .map((piece) => piece.lengths.join())
    .map((id) => ({ id, name: pieceNames[id] ?? id }));

  /** While the visitor types lengths, the fields stay open even if the piece has a name by then. */
  let isTyping = false;
  /** What was shown last. */
  let shown = "";

  setChoices(list, [...named, { id: OTHER, name: words.labels.otherLeaper }]);
  list.addEventListener("change", () => {
    isTyping = list.value === OTHER;
    lengths.hidden = !isTyping;
    const [r, s] = list.value.split(",").map(Number);
    if (r !== undefined && s !== undefined) {
      choose([r, s]);
    } else {
      short.focus();
    }
  });
  for (const field of [short, long]) {
    field.addEventListener("change", () => {
      const [r, s] = [short.value.trim(), long.value.trim()];
      if (/^\d{1,9}$/.test(r) && /^\d{1,9}$/.test(s)) {
        choose([Number(r), Number(s)]);
      } else {
        refuse(words.wrong.leaper(`${r},${s}`));
      }
    });
  }

  /** Shows why the piece was refused, at the list or at the lengths; `null` if it was accepted. @param {string | null} message */
  function refuse(message) {
    const fields = lengths.hidden ? [list] : [short, long];
    error.refuse(message, ...fields);
  }

  const isRefused = () => [list, short].some(error.isAbout);

  return {
    refuse,
    isRefused,
    /** @param {readonly number[]} chosen */
    show(chosen) {
      const [r = 1, s = 2] = [...chosen].sort((a, b) => a - b);
      // A refused entry stays in its fields until something else is chosen.
      if (isRefused() && shown === `${r},${s}`) {
        return;
      }
      shown = `${r},${s}`;
      picture.show([r, s]);
      const typed = [short.value, long.value].map(Number).sort((a, b) => a - b);
      isTyping &&= typed[0] === r && typed[1] === s;
      if (!isTyping) {
        const name = named.find(({ id }) => id === `${r},${s}`);
        list.value = name?.id ?? OTHER;
        lengths.hidden = name !== undefined;
        [short.value, long.value] = [String(r), String(s)];
      }
    },
  };
}
