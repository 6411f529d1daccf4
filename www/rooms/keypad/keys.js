/**
 * The keys of this room’s pad, for the sheet of keys.
 *
 * @import { KeyRow } from "../../widgets/shortcuts.js"
 */

import { anyKey, keys } from "#text/keypad.js";

/** @type {KeyRow[]} */
export const onBoard = [
  { name: keys.type, keys: [anyKey] },
  { name: keys.move, keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
  { name: keys.press, keys: [" ", "Enter"] },
  { name: keys.erase, keys: ["Backspace"] },
];
