/**
 * The keys of this room, for the sheet of keys.
 *
 * @import { RoomKeys } from "../../app/keys.js"
 */

import { anyKey, keys } from "../../text/en/keypad.js";

/** @type {RoomKeys} */
export const keypadKeys = {
  everywhere: [
    { name: keys.play, keys: [" "] },
    { name: keys.back, keys: ["ArrowLeft", "PageUp"] },
    { name: keys.forward, keys: ["ArrowRight", "PageDown"] },
    { name: keys.first, keys: ["Home"] },
    { name: keys.last, keys: ["End"] },
    { name: keys.cancel, keys: ["Escape"] },
    { name: keys.help, keys: ["?"] },
  ],
  onBoard: [
    { name: keys.type, keys: [anyKey] },
    { name: keys.move, keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
    { name: keys.press, keys: [" ", "Enter"] },
    { name: keys.erase, keys: ["Backspace"] },
  ],
};
