/**
 * The keys of this room.
 *
 * @import { Binding, KeyRow } from "../../widgets/shortcuts.js"
 */

import { keys } from "#text/build.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";

/** @type {Binding[]} */
export const bindings = [
  { action: "undo", name: keys.undo, keys: ["Ctrl+Z"] },
  { action: "redo", name: keys.redo, keys: ["Ctrl+Shift+Z", "Ctrl+Y"] },
];

/** For the sheet of keys. @type {KeyRow[]} */
export const onBoard = gridRowsOf(keys);
