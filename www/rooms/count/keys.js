/**
 * The keys of this room.
 *
 * @import { RoomKeys } from "../../app/keys.js"
 */

import { actions } from "../../text/en/words.js";

/** For the sheet of keys. @type {RoomKeys} */
export const countKeys = {
  everywhere: [
    { name: actions.cancel, keys: ["Escape"] },
    { name: actions.help, keys: ["?"] },
  ],
  onBoard: [],
};
