/** A sequence as one number, read from both ends. @import { KeypadInfo } from "../../pkg/knights_tour.js" */

import { find, make, setText } from "../../widgets/dom.js";
import { sequenceCode } from "../../pkg/knights_tour.js";
import * as words from "#text/keypad.js";

/** Numbers with more digits also get a short form. */
const MAX_DIGITS = 40;
/** Maximum number of keys whose digits are listed. */
const MAX_NAMED = 12;

/** @param {HTMLElement} root */
export function createCodes(root) {
  const empty = find(root, ".no-code", HTMLElement);
  setText(empty, words.noCode);
  const found = find(root, ".codes", HTMLElement);
  const digits = find(root, ".digits", HTMLElement);
  find(root, ".why", HTMLElement).append(
    ...words.whyTwo.map((sentence) => make("p", {}, sentence)),
  );
  const lowest = find(root, ".lowest-first", HTMLElement);
  const highest = find(root, ".highest-first", HTMLElement);

  /** @type {(element: HTMLElement, value: bigint) => void} */
  function write(element, value) {
    const isLong = String(value).length > MAX_DIGITS;
    setText(element, isLong ? words.size(value) : words.big(value));
  }

  return {
    /** @type {(info: KeypadInfo, walk: readonly string[]) => void} */
    show({ text, keys }, walk) {
      empty.hidden = walk.length > 0;
      found.hidden = walk.length === 0;
      if (walk.length === 0) {
        return;
      }
      const { lowestFirst, highestFirst } = sequenceCode(text, walk.join(""));
      write(lowest, lowestFirst);
      write(highest, highestFirst);
      const order = new Map(keys.map(({ key }, i) => [key, i]));
      const named = [...new Set(walk)].slice(0, MAX_NAMED);
      const pairs = named.map((key) => /** @type {const} */ ([key, order.get(key) ?? 0]));
      setText(digits, words.digits(keys.length, pairs));
    },
  };
}
