/**
 * Which key does what: one table that drives the keyboard, the tooltips and the sheet behind `?`.
 */

import { actions, keyNames } from "../text/en/words.js";
import { recall, remember } from "./storage.js";

/** @typedef {keyof typeof actions} Action */
/** @typedef {keyof typeof import("../text/en/words.js").gridActions} GridAction */

/** Keys anywhere on the page. @type {{ action: Action, keys: string[] }[]} */
export const bindings = [
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
export const gridBindings = [
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

/** Whether keys with a character do anything. */
export const areCharactersOn = () => hasCharacterKeys;

/** Switches keys with a character on or off, and remembers it. @param {boolean} isChosen */
export function switchCharacters(isChosen) {
  hasCharacterKeys = isChosen;
  remember(STORED, isChosen ? null : OFF);
}

/** Whether a key does something here. Space is no character that is spoken. @param {string} key */
const isOn = (key) => hasCharacterKeys || key.length > 1 || key === " ";

/** Whether a key is told of. @param {string} key */
export const isShown = (key) => !unshown.has(key) && isOn(key);

/** What a key is called. @param {string} key */
export const keyName = (key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** What a key means by one of the tables. @template A @param {{ action: A, keys: string[] }[]} table @param {KeyboardEvent} event */
export function lookUp(table, event) {
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
