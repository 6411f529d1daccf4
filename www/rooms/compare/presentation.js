/**
 * Compare on a screen that a class looks at: the lanes side by side over the whole window, and the play head.
 */

import * as words from "#text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";

/** Told to the whole page, whose header goes. */
const MARK = "data-comparing";

/** @type {(root: HTMLElement, changed: () => void) => { isOn: boolean, show: (isSeen?: boolean) => void, set: (on: boolean) => void, close: () => boolean }} */
export function createPresentation(root, changed) {
  const toggle = find(root, ".present", HTMLButtonElement);
  let isOn = false;

  /** @param {boolean} isSeen whether the room is */
  function show(isSeen = true) {
    setAttribute(document.documentElement, MARK, isOn && isSeen ? "" : null);
    setText(toggle, isOn ? words.labels.leavePresentation : words.labels.present);
  }

  /** @param {boolean} on */
  function set(on) {
    isOn = on;
    show();
    changed();
  }

  return {
    get isOn() {
      return isOn;
    },
    show,
    set,
    /** @returns {boolean} whether it was on */
    close() {
      const wasOn = isOn;
      set(false);
      return wasOn;
    },
  };
}
