/**
 * Compare on a screen that a class looks at: the lanes side by side over the whole window, and the play head.
 */

import * as words from "#text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";

/** Told to the whole page, whose header goes. */
const MARK = "data-comparing";

/**
 * @param {HTMLElement} root
 * @param {() => void} toggled called when a visitor has turned it on or off
 */
export function createPresentation(root, toggled) {
  const button = find(root, ".present", HTMLButtonElement);
  let isOn = false;

  /** @param {boolean} isSeen whether the room is */
  function show(isSeen = true) {
    setAttribute(document.documentElement, MARK, isOn && isSeen ? "" : null);
    setText(button, isOn ? words.labels.leavePresentation : words.labels.present);
  }

  /** What a link asks for. @param {boolean} on */
  function set(on) {
    isOn = on;
    show();
  }

  function toggle() {
    set(!isOn);
    toggled();
  }

  button.addEventListener("click", toggle);

  return {
    get isOn() {
      return isOn;
    },
    show,
    set,
    toggle,
    /** @returns {boolean} whether it was on */
    close() {
      const wasOn = isOn;
      if (wasOn) {
        toggle();
      }
      return wasOn;
    },
  };
}
