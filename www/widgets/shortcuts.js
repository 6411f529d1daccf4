/**
 * The keyboard shortcuts: one table for the keyboard, the tooltips and the sheet behind `?`.
 */

import {
  actions,
  cameraActions,
  gridActions,
  keyNames,
  keysTogether,
  playOrPause,
  toKnight,
  withKey,
} from "#text/words.js";
import { recall, remember } from "./storage.js";

/** The actions shared by all rooms; a room may have others of its own. @typedef {keyof typeof actions} Action */
/** @typedef {keyof typeof gridActions} GridAction */
/** @typedef {keyof typeof cameraActions} CameraAction */

/** What buttons and keys do, by action; an action returns false if it does not apply now. @typedef {Record<string, () => boolean | void>} Actions */

/** The keys of an action and its name in the sheet of keys. @typedef {{ action: string, keys: string[], name: string }} Binding */
/** The keys on the board, as the sheet of keys lists them. @typedef {{ name: string, keys: string[] }} KeyRow */

/** Keys anywhere on the page, for rooms that have the action. @type {{ action: Action, keys: string[] }[]} */
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

/** Keys while the board has the focus; they take precedence. @type {{ action: GridAction, keys: string[] }[]} */
const gridBindings = [
  { action: "move", keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
  { action: "rowStart", keys: ["Home"] },
  { action: "rowEnd", keys: ["End"] },
  { action: "choose", keys: ["Enter", " "] },
];

/** Returns to the knight, on boards that have one. */
const knightBinding = { action: "knight", keys: ["k"] };

/** Keys that zoom the focused board. @type {{ action: CameraAction, keys: string[] }[]} */
const cameraBindings = [
  { action: "zoomIn", keys: ["+", "="] },
  { action: "zoomOut", keys: ["-"] },
  { action: "zoomFit", keys: ["0"] },
];

/** Only the first spelling of a key is shown: `=` is `+` without Shift. */
const unshown = new Set(["="]);

/** The storage key for “character keys off”. */
const STORED = "characterKeys";
const OFF = "off";

/** Speech input types words, which the page would take for shortcuts: character keys can be switched off. */
let hasCharacterKeys = recall(STORED) !== OFF;

/** Whether character keys are on. */
export const areCharactersOn = () => hasCharacterKeys;

/** Switches character keys on or off and remembers the choice. @param {boolean} isChosen */
export function switchCharacters(isChosen) {
  hasCharacterKeys = isChosen;
  remember(STORED, isChosen ? null : OFF);
}

/** Whether a key is on. Space is not a spoken character. @param {string} key */
const isOn = (key) => hasCharacterKeys || key.length > 1 || key === " ";

/** Whether the sheet lists a key. @param {string} key */
export const isShown = (key) => !unshown.has(key) && isOn(key);

/** The displayed name of a key or a combination such as `Ctrl+Shift+Z`. @param {string} key */
export const keyName = (key) =>
  key.length > 1 && key.includes("+")
    ? keysTogether(key.split("+").map(nameOfOne))
    : nameOfOne(key);

/** @param {string} key */
const nameOfOne = (key) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** A key as the tables write it; null if no table has it. @param {KeyboardEvent} event */
function writtenKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  if (altKey) {
    return null;
  }
  if (ctrlKey || metaKey) {
    return `Ctrl+${shiftKey ? "Shift+" : ""}${key.toUpperCase()}`;
  }
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The action that a table assigns to a key. @template {string} A @param {{ action: A, keys: string[] }[]} table @param {KeyboardEvent} event */
export function lookUp(table, event) {
  const key = writtenKey(event);
  return key !== null && isOn(key)
    ? table.find(({ keys }) => keys.includes(key))?.action
    : undefined;
}

/** The action of a key while the board has the focus. @param {KeyboardEvent} event */
export const gridAction = (event) => lookUp(gridBindings, event);

/** Whether a key returns to the knight while the board has the focus. @param {KeyboardEvent} event */
export const goesToKnight = (event) => lookUp([knightBinding], event) !== undefined;

/** The camera action of a key while a board that zooms has the focus. @param {KeyboardEvent} event */
export const cameraAction = (event) => lookUp(cameraBindings, event);

/** A button's tooltip, with its key. @param {Action} action @param {string} [name] */
export function tooltip(action, name = actions[action]) {
  const key = bindings.find((binding) => binding.action === action)?.keys.find(isShown);
  return key ? withKey(name, keyName(key)) : name;
}

/** For `aria-keyshortcuts`. @param {Action} action */
export const shortcuts = (action) =>
  (bindings.find((binding) => binding.action === action)?.keys ?? [])
    .filter(isShown)
    .map((key) => (key === " " ? "Space" : key === "+" ? "Plus" : key))
    .join(" ");

/**
 * The keys of a room: the shared ones for actions that it has, and its own.
 * @param {Actions} has
 * @param {readonly Binding[]} own
 * @param {Record<string, string>} names its own names for shared actions
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
const usualName = (action) => (action === "play" ? playOrPause : actions[action]);

/** The keys on a board, for the sheet of keys. @type {KeyRow[]} */
export const gridRows = gridRowsOf(gridActions);

/** The same for boards with a knight and zoom. @type {KeyRow[]} */
export const boardRows = [
  ...gridRows,
  { name: toKnight, keys: knightBinding.keys },
  ...cameraBindings.map(({ action, keys }) => ({ name: cameraActions[action], keys })),
];

/** Rows of a board with a knight and zoom on which keys mean something else. @param {Record<GridAction, string>} names */
export const boardRowsOf = (names) => [...gridRowsOf(names), ...boardRows.slice(gridRows.length)];

/** The same for a grid without them. @param {Record<GridAction, string>} names */
export function gridRowsOf(names) {
  return gridBindings.map(({ action, keys }) => ({ name: names[action], keys }));
}
