/** The choice of a piece: one with a name, or any two lengths of a leap. */

import { find, markInvalid, setChoices } from "./dom.js";
import { leapers } from "../pkg/knights_tour.js";
import * as words from "../text/en/words.js";

/** What the list calls a piece without a name. */
const OTHER = "other";

/**
 * @param {ParentNode} root
 * @param {object} on
 * @param {(lengths: [number, number]) => void} on.choose
 * @param {(message: string) => void} on.refuse
 */
export function createPieceChoice(root, on) {
  const list = find(root, "select[name=leaper]", HTMLSelectElement);
  const lengths = find(root, ".other-leaper", HTMLElement);
  const short = find(lengths, "input[name=leapShort]", HTMLInputElement);
  const long = find(lengths, "input[name=leapLong]", HTMLInputElement);
  const named = leapers().map(({ name, lengths: [r, s] }) => ({ id: `${r},${s}`, name }));

  /** Who types lengths goes on typing, even if the piece has a name by then. */
  let isTyping = false;
  /** Whether what was typed is refused. */
  let isRefused = false;
  /** What was shown last. */
  let shown = "";

  setChoices(list, [...named, { id: OTHER, name: words.labels.otherLeaper }]);
  list.addEventListener("change", () => {
    isTyping = list.value === OTHER;
    lengths.hidden = !isTyping;
    const [r, s] = list.value.split(",").map(Number);
    if (r !== undefined && s !== undefined) {
      on.choose([r, s]);
    } else {
      short.focus();
    }
  });
  for (const field of [short, long]) {
    field.addEventListener("change", () => {
      const [r, s] = [short.value.trim(), long.value.trim()];
      if (/^\d{1,9}$/.test(r) && /^\d{1,9}$/.test(s)) {
        on.choose([Number(r), Number(s)]);
      } else {
        on.refuse(words.wrong.leaper(`${r},${s}`));
      }
    });
  }

  return {
    list,
    /**
     * Ties what is wrong to what the piece was given in, the list or both lengths, or unties it.
     * @type {(error: Element, isWrong: boolean) => void}
     */
    mark(error, isWrong) {
      isRefused = isWrong;
      const isTyped = !lengths.hidden;
      markInvalid(list, error, isWrong && !isTyped);
      for (const field of [short, long]) {
        markInvalid(field, error, isWrong && isTyped);
      }
    },
    /** @param {readonly number[]} chosen */
    show(chosen) {
      const [r = 1, s = 2] = [...chosen].sort((a, b) => a - b);
      // What was refused stays in its fields, as long as nothing else is chosen.
      if (isRefused && shown === `${r},${s}`) {
        return;
      }
      shown = `${r},${s}`;
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
