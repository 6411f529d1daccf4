/** The help behind `?`: for each room what it is about, and the first things to do there. */

export { rooms } from "#messages/help.js";
import * as messages from "#messages/help.js";

/** @type {(name: string, version: string) => string} */
export const versionOf = (name, version) => messages.versionOf({ name, version });

/** @typedef {{ heading: string, about: string, steps: string[] }} RoomHelp */

/** @typedef {keyof typeof import("#messages/help.js").rooms} RoomId */
