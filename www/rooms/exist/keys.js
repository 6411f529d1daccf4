/**
 * The keys of this room.
 *
 * @import { RoomKeys } from "../../keys.js"
 */

import { exploreKeys } from "../../keys.js";
import { actions } from "../../words.js";
import { keys } from "./words.js";

/** What means nothing here. @type {string[]} */
const others = [actions.nextTie, actions.nextDeadEnd];
const names = [keys.move, keys.rowStart, keys.rowEnd, keys.choose];

/** For the sheet of keys. @type {RoomKeys} */
export const existKeys = {
  everywhere: exploreKeys.everywhere.filter(({ name }) => !others.includes(name)),
  onBoard: exploreKeys.onBoard.map((row, i) => ({ ...row, name: names[i] ?? row.name })),
};
