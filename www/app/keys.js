/**
 * Listens for keys, and tells of them in the sheet behind `?`.
 *
 * @import { Action } from "../widgets/shortcuts.js"
 */

import { actions, gridActions, labels, play } from "../text/en/words.js";
import { find, make, setText } from "../widgets/dom.js";
import {
  areCharactersOn,
  bindings,
  gridBindings,
  isShown,
  keyName,
  lookUp,
  switchCharacters,
} from "../widgets/shortcuts.js";
import { preflight } from "./preflight.js";

const SLIDER_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
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
export const isInDialog = ({ target }) =>
  target instanceof Element && target.closest("dialog[open]") !== null;

/** Whether the focused control needs this key for itself. @param {KeyboardEvent} event */
function isTaken(event) {
  const { target, key } = event;
  if (!(target instanceof HTMLElement)) {
    return false;
  }
  if (isInDialog(event)) {
    return true;
  }
  if (target instanceof HTMLInputElement && target.type === "range") {
    return SLIDER_KEYS.includes(key);
  }
  if (target instanceof HTMLSelectElement) {
    // A presenter's clicker sends Page keys wherever the focus happens to be.
    return key !== "PageUp" && key !== "PageDown";
  }
  if (target.closest("input, textarea")) {
    return true;
  }
  if (SCROLL_KEYS.includes(key) && target !== document.body && scrolls(target)) {
    return true;
  }
  return target.closest("button, summary, a") !== null && (key === " " || key === "Enter");
}

/**
 * Listens for keys. `act` answers false where an action means nothing now, and the browser then
 * does what it would have done.
 * @param {(action: Action) => boolean} act
 */
export function listenForKeys(act) {
  document.addEventListener("keydown", (event) => {
    const action = event.defaultPrevented || isTaken(event) ? undefined : lookUp(bindings, event);
    if (action && act(action)) {
      event.preventDefault();
    }
  });
}

/** A line for an action, as long as it has a key. @param {KeyRow} row */
function sheetRow({ name, keys }) {
  const caps = keys.filter(isShown).map((key) => make("kbd", {}, keyName(key)));
  return caps.length > 0 ? [make("div", {}, make("dt", {}, ...caps), make("dd", {}, name))] : [];
}

/** A click on the backdrop is a click on the dialog itself. @param {HTMLDialogElement} dialog */
export function closeOnBackdrop(dialog) {
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
}

/** What the sheet tells of a room. @typedef {{ name: string, keys: string[] }} KeyRow */
/** @typedef {{ everywhere: KeyRow[], onBoard: KeyRow[] }} RoomKeys */

/** The keys of a room that has all actions but some. @type {(...others: Action[]) => RoomKeys} */
export const keysWithout = (...others) => ({
  everywhere: bindings
    .filter(({ action }) => !others.includes(action))
    .map(({ action, keys }) => ({
      name: action === "play" ? `${play.play} / ${play.pause}` : actions[action],
      keys,
    })),
  onBoard: gridBindings.map(({ action, keys }) => ({ name: gridActions[action], keys })),
});

/**
 * The sheet that names every key of a room, and leads to what the words mean.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} onSwitch keys have been switched on or off
 */
export function createKeySheet(dialog, onSwitch) {
  const everywhere = find(dialog, ".keys", HTMLDListElement);
  const onBoard = find(dialog, ".grid-keys", HTMLDListElement);
  const characters = find(dialog, "#character-keys", HTMLInputElement);
  const error = find(dialog, ".error", HTMLElement);
  /** @type {RoomKeys} */
  let shown = { everywhere: [], onBoard: [] };
  find(dialog, "h2", HTMLHeadingElement).textContent = labels.keys;
  dialog.addEventListener("keydown", (event) => {
    if (lookUp(bindings, event) === "help") {
      event.preventDefault();
      dialog.close();
    }
  });
  closeOnBackdrop(dialog);
  characters.checked = areCharactersOn();
  characters.addEventListener("change", () => {
    switchCharacters(characters.checked);
    show();
    onSwitch();
  });
  find(dialog, "#open-glossary", HTMLElement).addEventListener("click", async () => {
    setText(error, "");
    try {
      await preflight("app/glossary.js");
      (await import("./glossary.js")).openGlossary();
    } catch {
      setText(error, labels.roomFailed);
    }
  });

  function show() {
    everywhere.replaceChildren(...shown.everywhere.flatMap(sheetRow));
    onBoard.replaceChildren(...shown.onBoard.flatMap(sheetRow));
    find(dialog, "h3", HTMLElement).hidden = shown.onBoard.length === 0;
  }

  return {
    /** @param {RoomKeys} keys */
    open(keys) {
      if (!dialog.open) {
        shown = keys;
        show();
        setText(error, "");
        dialog.showModal();
      }
    },
  };
}
