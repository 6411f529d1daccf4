/**
 * The keys: one table that drives the keyboard, the tooltips and the sheet behind `?`.
 */

import { find, make, setText } from "../widgets/dom.js";
import { reach } from "./preflight.js";
import { recall, remember } from "./storage.js";
import { actions, gridActions, keyNames, labels, play } from "../text/en/words.js";

/** @typedef {keyof typeof actions} Action */
/** @typedef {keyof typeof gridActions} GridAction */

/** Keys anywhere on the page. @type {{ action: Action, keys: string[] }[]} */
const bindings = [
  { action: "play", keys: [" "] },
  { action: "back", keys: ["ArrowLeft", "PageUp"] },
  { action: "forward", keys: ["ArrowRight", "PageDown"] },
  { action: "first", keys: ["Home"] },
  { action: "last", keys: ["End"] },
  { action: "faster", keys: ["+", "="] },
  { action: "slower", keys: ["-"] },
  { action: "restart", keys: ["r"] },
  { action: "undo", keys: ["u"] },
  { action: "nextTie", keys: ["t"] },
  { action: "nextDeadEnd", keys: ["d"] },
  { action: "help", keys: ["?"] },
  { action: "cancel", keys: ["Escape"] },
];

/** Keys while the board has the focus; they come before the others. @type {{ action: GridAction, keys: string[] }[]} */
const gridBindings = [
  { action: "move", keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
  { action: "rowStart", keys: ["Home"] },
  { action: "rowEnd", keys: ["End"] },
  { action: "choose", keys: ["Enter", " "] },
];

/** Only the first way to write a key is shown: `=` is `+` without Shift. */
const unshown = new Set(["="]);

/** Where it is remembered that keys with a character are switched off. */
const STORED = "characterKeys";
const OFF = "off";

/** Speech input types words, which would be taken for keys: those with a character can be switched off. */
let hasCharacterKeys = recall(STORED) !== OFF;

/** Whether a key does something here. Space is no character that is spoken. @param {string} key */
const isOn = (key) => hasCharacterKeys || key.length > 1 || key === " ";

/** @param {string} key */
const isShown = (key) => !unshown.has(key) && isOn(key);

/** @param {string} key */
const keyName = (key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** @template A @param {{ action: A, keys: string[] }[]} table @param {KeyboardEvent} event */
function lookUp(table, event) {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return undefined;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return isOn(key) ? table.find(({ keys }) => keys.includes(key))?.action : undefined;
}

/** What a key means while the board has the focus. @param {KeyboardEvent} event */
export const gridAction = (event) => lookUp(gridBindings, event);

/** A button's tooltip, with its key. @param {Action} action @param {string} [name] */
export function tooltip(action, name = actions[action]) {
  const key = bindings.find((binding) => binding.action === action)?.keys.find(isShown);
  return key ? `${name} (${keyName(key)})` : name;
}

/** For `aria-keyshortcuts`. @param {Action} action */
export const shortcuts = (action) =>
  (bindings.find((binding) => binding.action === action)?.keys ?? [])
    .filter(isShown)
    .map((key) => (key === " " ? "Space" : key === "+" ? "Plus" : key))
    .join(" ");

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
  characters.checked = hasCharacterKeys;
  characters.addEventListener("change", () => {
    hasCharacterKeys = characters.checked;
    remember(STORED, hasCharacterKeys ? null : OFF);
    show();
    onSwitch();
  });
  find(dialog, "#open-glossary", HTMLElement).addEventListener("click", async () => {
    setText(error, "");
    try {
      await reach("rooms/glossary/glossary.js");
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
