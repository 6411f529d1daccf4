/**
 * A run on a screen that a class looks at: the board as high as the window, its story beside it in large
 * letters, and the settings in a drawer.
 */

import { find, setAttribute } from "../../widgets/dom.js";

/** Told to the whole page, whose header goes. */
const MARK = "data-presenting";

/**
 * @param {HTMLElement} root
 * @param {() => void} changed
 */
export function createPresentation(root, changed) {
  const page = document.documentElement;
  const toggle = find(root, "[data-action=present]", HTMLElement);
  const opener = find(root, "[data-action=drawer]", HTMLElement);
  let [isOn, isOpen] = [false, false];

  /** @param {boolean} isSeen whether the room is */
  function show(isSeen = true) {
    setAttribute(page, MARK, isOn && isSeen ? "" : null);
    setAttribute(root, "data-drawer", isOpen ? "open" : null);
    setAttribute(toggle, "aria-pressed", String(isOn));
    setAttribute(opener, "aria-expanded", String(isOpen));
    opener.hidden = !isOn;
  }

  /** @param {boolean} on */
  function set(on) {
    if (document.activeElement === opener && !on) {
      toggle.focus();
    }
    [isOn, isOpen] = [on, false];
    show();
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
