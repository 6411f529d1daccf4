/**
 * The keys: one table that drives the keyboard, the tooltips and the sheet behind `?`.
 */

import { find, make } from "./dom.js";
import { actions, gridActions, keyNames, labels, play } from "./words.js";

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

/** @param {string} key */
const keyName = (key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** @template A @param {{ action: A, keys: string[] }[]} table @param {KeyboardEvent} event */
function lookUp(table, event) {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return undefined;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return table.find(({ keys }) => keys.includes(key))?.action;
}

/** What a key means while the board has the focus. @param {KeyboardEvent} event */
export const gridAction = (event) => lookUp(gridBindings, event);

/** A button's tooltip, with its key. @param {Action} action @param {string} [name] */
export function tooltip(action, name = actions[action]) {
  const key = bindings.find((binding) => binding.action === action)?.keys[0];
  return key ? `${name} (${keyName(key)})` : name;
}

/** For `aria-keyshortcuts`. @param {Action} action */
export const shortcuts = (action) =>
  (bindings.find((binding) => binding.action === action)?.keys ?? [])
    .filter((key) => !unshown.has(key))
    .map((key) => (key === " " ? "Space" : key === "+" ? "Plus" : key))
    .join(" ");

const SLIDER_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

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

/** @param {KeyRow} row */
function sheetRow({ name, keys }) {
  const caps = keys.filter((key) => !unshown.has(key)).map((key) => make("kbd", {}, keyName(key)));
  return make("div", {}, make("dt", {}, ...caps), make("dd", {}, name));
}

/** What the sheet tells of a room. @typedef {{ name: string, keys: string[] }} KeyRow */
/** @typedef {{ everywhere: KeyRow[], onBoard: KeyRow[] }} RoomKeys */

/** The keys of the room in which a run is stepped through. @type {RoomKeys} */
export const exploreKeys = {
  everywhere: bindings.map(({ action, keys }) => ({
    name: action === "play" ? `${play.play} / ${play.pause}` : actions[action],
    keys,
  })),
  onBoard: gridBindings.map(({ action, keys }) => ({ name: gridActions[action], keys })),
};

/** The sheet that names every key of a room. @param {HTMLDialogElement} dialog */
export function createKeySheet(dialog) {
  const everywhere = find(dialog, ".keys", HTMLDListElement);
  const onBoard = find(dialog, ".grid-keys", HTMLDListElement);
  find(dialog, "h2", HTMLHeadingElement).textContent = labels.keys;
  dialog.addEventListener("keydown", (event) => {
    if (lookUp(bindings, event) === "help") {
      event.preventDefault();
      dialog.close();
    }
  });
  // A click on the backdrop is a click on the dialog itself.
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) {
      dialog.close();
    }
  });
  return {
    /** @param {RoomKeys} keys */
    open(keys) {
      if (!dialog.open) {
        everywhere.replaceChildren(...keys.everywhere.map(sheetRow));
        onBoard.replaceChildren(...keys.onBoard.map(sheetRow));
        find(dialog, "h3", HTMLElement).hidden = keys.onBoard.length === 0;
        dialog.showModal();
      }
    },
  };
}
