/**
 * The keys of this room, besides those of the grid.
 *
 * @import { RoomKeys } from "../../app/keys.js"
 */

import { ctrl, keys, shift } from "../../text/en/build.js";

/** For the sheet of keys. @type {RoomKeys} */
export const buildKeys = {
  everywhere: [
    { name: keys.undo, keys: [`${ctrl} Z`] },
    { name: keys.redo, keys: [`${ctrl} ${shift} Z`, `${ctrl} Y`] },
    { name: keys.help, keys: ["?"] },
  ],
  onBoard: [
    { name: keys.move, keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
    { name: keys.rowStart, keys: ["Home"] },
    { name: keys.rowEnd, keys: ["End"] },
    { name: keys.toggle, keys: [" ", "Enter"] },
  ],
};

/** Whether a key asks to undo or to redo. Fields have an undo of their own. @param {KeyboardEvent} event @returns {"undo" | "redo" | null} */
export function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }) {
  const isTyping =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.type !== "range");
  if (!(ctrlKey || metaKey) || altKey || isTyping) {
    return null;
  }
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? "redo" : "undo";
    case "y":
      return "redo";
    default:
      return null;
  }
}
