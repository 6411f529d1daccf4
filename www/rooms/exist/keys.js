/**
 * The keys of this room.
 *
 * @import { RoomKeys } from "../../app/keys.js"
 */

import { keysWithout } from "../../app/keys.js";
import { keys } from "../../text/en/exist.js";

const run = keysWithout("nextTie", "nextDeadEnd", "undo");
const names = [keys.move, keys.rowStart, keys.rowEnd, keys.choose];

/** For the sheet of keys. @type {RoomKeys} */
export const existKeys = {
  ...run,
  onBoard: run.onBoard.map((row, i) => ({ ...row, name: names[i] ?? row.name })),
};
