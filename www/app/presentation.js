/**
 * A room on a screen that a class looks at: the board as high as the window, its story beside it in large
 * letters, and the settings in a drawer.
 */

import { addStyle } from "./stylesheet.js";
import { find, setAttribute } from "../widgets/dom.js";

const LOOK = new URL("../style/presentation.css", import.meta.url);

/** Told to the whole page: its header goes, and comes back with the drawer. */
const MARK = "data-presenting";

/**
 * @param {HTMLElement} root
 * @param {() => void} changed
 * @param {() => void} failed its look does not come
 */
export function createPresentation(root, changed, failed) {
  const page = document.documentElement;
  const toggle = find(root, ".toggle", HTMLElement);
  // The introduction has no settings, and so no drawer.
  const opener = /** @type {HTMLElement} */ (root.querySelector("[data-action=drawer]") ?? toggle);
  const presented = root.querySelectorAll(".presented");
  let [isWanted, isOn, isOpen] = [false, false, false];

  /** @param {boolean} isSeen whether the room is */
  function show(isSeen = true) {
    const state = isOn && isSeen ? (isOpen ? "with-drawer" : "") : null;
    setAttribute(page, MARK, state);
    setAttribute(toggle, "aria-pressed", String(isOn));
    if (opener !== toggle) {
      setAttribute(opener, "aria-expanded", String(isOpen));
    }
    for (const button of presented) {
      button.toggleAttribute("hidden", !isOn);
    }
  }

  /** @param {boolean} on */
  async function set(on) {
    isWanted = on;
    if (!on) {
      turn(false);
      return;
    }
    try {
      await addStyle(LOOK);
    } catch (error) {
      console.error(error);
      isWanted = false;
      failed();
    }
    if (isWanted) {
      turn(true);
    }
  }

  /** @param {boolean} on */
  function turn(on) {
    const hadFocus = document.activeElement;
    [isWanted, isOn, isOpen] = [on, on, false];
    show();
    if (hadFocus?.checkVisibility() === false && root.contains(hadFocus)) {
      (on ? opener : toggle).focus();
    }
    changed();
  }

  return {
    /** Whether it is on, or about to be. */
    get isOn() {
      return isWanted;
    },
    set,
    show,
    drawer() {
      isOpen = isOn && !isOpen;
      show();
      if (isOpen) {
        find(root, ".settings :is(button, summary)", HTMLElement).focus();
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
        turn(false);
        return true;
      }
      return false;
    },
  };
}
