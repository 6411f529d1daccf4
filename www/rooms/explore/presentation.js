/**
 * A run on a screen that a class looks at: the board as high as the window, its story beside it in large
 * letters, and the settings in a drawer.
 */

import { find, setAttribute } from "../../widgets/dom.js";

/** Told to the whole page: its header goes, and comes back with the drawer. */
const MARK = "data-presenting";

/**
 * @param {HTMLElement} root
 * @param {() => void} changed
 */
export function createPresentation(root, changed) {
  const page = document.documentElement;
  const toggle = find(root, ".toggle", HTMLElement);
  const opener = find(root, "[data-action=drawer]", HTMLElement);
  const presented = root.querySelectorAll(".presented");
  let [isOn, isOpen] = [false, false];

  /** @param {boolean} isSeen whether the room is */
  function show(isSeen = true) {
    const state = isOn && isSeen ? (isOpen ? "with-drawer" : "") : null;
    setAttribute(page, MARK, state);
    setAttribute(toggle, "aria-pressed", String(isOn));
    setAttribute(opener, "aria-expanded", String(isOpen));
    for (const button of presented) {
      button.toggleAttribute("hidden", !isOn);
    }
  }

  /** @param {boolean} on */
  function set(on) {
    const hadFocus = document.activeElement;
    [isOn, isOpen] = [on, false];
    show();
    if (hadFocus?.checkVisibility() === false && root.contains(hadFocus)) {
      (on ? opener : toggle).focus();
    }
    changed();
  }

  return {
    get isOn() {
      return isOn;
    },
    set,
    show,
    drawer() {
      isOpen = isOn && !isOpen;
      show();
      if (isOpen) {
        find(root, ".settings button", HTMLElement).focus();
      }
    },
    /** @returns {boolean} whether there was anything to close */
    close() {
      if (isOpen) {
        isOpen = false;
        opener.focus();
        show();
        return true;
      }
      if (isOn) {
        set(false);
        return true;
      }
      return false;
    },
  };
}
