/**
 * Lets buttons and keys do what the room that is seen can do.
 *
 * @import { Binding } from "../widgets/shortcuts.js"
 */

import { isA } from "../widgets/dom.js";
import { lookUp } from "../widgets/shortcuts.js";

const SLIDER_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
/** A presenter's clicker sends these wherever the focus happens to be. */
const CLICKER_KEYS = ["PageUp", "PageDown"];
const SCROLL_KEYS = [...SLIDER_KEYS, "PageUp", "PageDown", " "];

/** Whether there is more in an element than is seen of it, and keys scroll it. @param {Element} element */
function scrolls(element) {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const can = (/** @type {string} */ overflow) => overflow === "auto" || overflow === "scroll";
  return (
    (can(overflowX) && scrollWidth > clientWidth) || (can(overflowY) && scrollHeight > clientHeight)
  );
}

/** Whether a key was pressed in a sheet that lies over the page. @param {Event} event */
const isInDialog = ({ target }) => isA(target, Element) && target.closest("dialog[open]") !== null;

/** Whether the focused control needs this key for itself. @param {KeyboardEvent} event */
export function isTaken(event) {
  const { target, key } = event;
  if (!isA(target, HTMLElement)) {
    return false;
  }
  if (isInDialog(event)) {
    return true;
  }
  if (event.ctrlKey || event.metaKey) {
    // Fields have an undo of their own.
    return target.closest("input:not([type=range]), textarea") !== null;
  }
  if (isA(target, HTMLInputElement) && target.type === "range") {
    return SLIDER_KEYS.includes(key);
  }
  if (isA(target, HTMLSelectElement)) {
    return !CLICKER_KEYS.includes(key);
  }
  if (target.closest("input, textarea")) {
    return isA(target, HTMLTextAreaElement) || !CLICKER_KEYS.includes(key);
  }
  if (SCROLL_KEYS.includes(key) && target !== document.body && scrolls(target)) {
    return true;
  }
  return target.closest("button, summary, a") !== null && (key === " " || key === "Enter");
}

/**
 * Listens for keys. `act` answers false where an action means nothing now, and the browser then
 * does what it would have done.
 * @param {() => Binding[]} bindings of the room that is seen
 * @param {(action: string) => boolean} act
 * @param {Node} [place] the page, or the part of it whose keys they are
 */
export function listenForKeys(bindings, act, place = document) {
  place.addEventListener("keydown", (event) => {
    if (!isA(event, KeyboardEvent)) {
      return;
    }
    const action = event.defaultPrevented || isTaken(event) ? undefined : lookUp(bindings(), event);
    if (action && act(action)) {
      event.preventDefault();
    }
  });
}

/**
 * Lets every button with `data-action` do it. One marked as disabled keeps its focus, so that keys
 * go on working, and does nothing.
 * @type {(page: Node, act: (action: string) => boolean) => void}
 */
export function listenForClicks(page, act) {
  page.addEventListener("click", ({ target }) => {
    const button = isA(target, Element) ? target.closest("[data-action]") : null;
    if (button && button.getAttribute("aria-disabled") !== "true") {
      act(button.getAttribute("data-action") ?? "");
    }
  });
}
