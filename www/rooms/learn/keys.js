/**
 * The keys of this room.
 *
 * @import { Binding, KeyRow } from "../../widgets/shortcuts.js"
 */

import { actions, onBoard as names } from "#text/learn.js";
import { boardRows, gridRowsOf } from "../../widgets/shortcuts.js";

/** @type {Binding[]} */
export const bindings = [
  { action: "nextStep", name: actions.nextStep, keys: ["n"] },
  { action: "previousStep", name: actions.previousStep, keys: ["p"] },
];

const own = gridRowsOf(names);

/** For the sheet of keys. @type {KeyRow[]} */
export const onBoard = [...own, ...boardRows.slice(own.length)];
