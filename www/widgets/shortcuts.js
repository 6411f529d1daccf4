/**
 * Which key does what: one table that drives the keyboard, the tooltips and the sheet behind `?`.
 */

import { actions, cameraActions, gridActions, keyNames, play } from "../text/words.js";
import { recall, remember } from "./storage.js";

/** What every room may have; a room may have others of its own. @typedef {keyof typeof actions} Action */
/** @typedef {keyof typeof gridActions} GridAction */
/** @typedef {keyof typeof cameraActions} CameraAction */

/** What buttons and keys do, by the names of actions; false where it means nothing now. @typedef {Record<string, () => boolean | void>} Actions */

/** Keys of an action, and what the sheet of keys calls it. @typedef {{ action: string, keys: string[], name: string }} Binding */
/** What the sheet of keys tells of keys on the board. @typedef {{ name: string, keys: string[] }} KeyRow */

/** Keys anywhere on the page, for rooms that have such an action. @type {{ action: Action, keys: string[] }[]} */
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

/** Keys that zoom the board that has the focus. @type {{ action: CameraAction, keys: string[] }[]} */
const cameraBindings = [
  { action: "zoomIn", keys: ["+", "="] },
  { action: "zoomOut", keys: ["-"] },
  { action: "zoomFit", keys: ["0"] },
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

/** What a key is called: `Ctrl+Shift+Z` as well as a single one. @param {string} key */
export const keyName = (key) =>
  key.length > 1 && key.includes("+") ? key.split("+").map(nameOfOne).join(" ") : nameOfOne(key);

/** @param {string} key */
const nameOfOne = (key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** A key as tables write it; null for one that no table has. @param {KeyboardEvent} event */
function writtenKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey) {
    return null;
  }
  if (ctrlKey || metaKey) {
    return `Ctrl+${shiftKey ? "Shift+" : ""}${key.toUpperCase()}`;
  }
  return key.length === 1 ? key.toLowerCase() : key;
}

/** What a key means by a table. @template {string} A @param {{ action: A, keys: string[] }[]} table @param {KeyboardEvent} event */
export function lookUp(table, event) {
  const key = writtenKey(event);
  return key !== null && isOn(key)
    ? table.find(({ keys }) => keys.includes(key))?.action
    : undefined;
}

/** What a key means while the board has the focus. @param {KeyboardEvent} event */
export const gridAction = (event) => lookUp(gridBindings, event);

/** What a key does to a board that can be zoomed, while it has the focus. @param {KeyboardEvent} event */
export const cameraAction = (event) => lookUp(cameraBindings, event);

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

/**
 * The keys of a room: those that it shares with others, for the actions it has, and its own.
 * @param {Actions} has
 * @param {readonly Binding[]} own
 * @param {Record<string, string>} names what it calls actions otherwise than other rooms
 * @returns {Binding[]}
 */
export function bindingsOf(has, own, names) {
  const isShared = (/** @type {string} */ action) =>
    action === "help" || (action in has && own.every((each) => each.action !== action));
  const shared = bindings
    .filter(({ action }) => isShared(action))
    .map(({ action, keys }) => ({ action, keys, name: names[action] ?? usualName(action) }));
  const last = shared.findIndex(({ action }) => action === "help");
  return [...shared.slice(0, last), ...own, ...shared.slice(last)];
}

/** @param {Action} action */
const usualName = (action) =>
  action === "play" ? `${play.play} / ${play.pause}` : actions[action];

/** The keys on a board, for the sheet of keys. @type {KeyRow[]} */
export const gridRows = gridRowsOf(gridActions);

/** The same where the board can be zoomed. @type {KeyRow[]} */
export const boardRows = [
  ...gridRows,
  ...cameraBindings.map(({ action, keys }) => ({ name: cameraActions[action], keys })),
];

/** The same where the keys do something else. @param {Record<GridAction, string>} names */
export function gridRowsOf(names) {
  return gridBindings.map(({ action, keys }) => ({ name: names[action], keys }));
}
