/**
 * The keys of this room.
 *
 * @import { Binding, KeyRow } from "../../widgets/shortcuts.js"
 */

import { actions, onBoard as names } from "#text/play.js";
import { fillIn, usualTerms } from "#text/words.js";
import { boardRows, gridRowsOf } from "../../widgets/shortcuts.js";

/** @type {Binding[]} */
export const bindings = [
  { action: "hint", name: actions.hint, keys: ["h"] },
  { action: "judge", name: actions.judge, keys: ["l"] },
];

const own = gridRowsOf(names).map(({ name, keys }) => ({ name: fillIn(name, usualTerms), keys }));

/** For the sheet of keys. @type {KeyRow[]} */
export const onBoard = [...own, ...boardRows.slice(own.length)];
