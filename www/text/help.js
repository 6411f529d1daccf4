/** The help behind `?`: for each room what it is about, and the first things to do there. */

export { rooms } from "#messages/help.js";

/** @typedef {{ heading: string, about: string, steps: string[] }} RoomHelp */

/** @typedef {keyof typeof import("#messages/help.js").rooms} RoomId */
