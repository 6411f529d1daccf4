/** The help behind `?`: for each room the first things to do there. */

export { rooms, keepingName, keptAll, notKept } from "#messages/help.js";
import { decimal } from "#text/sentence.js";
import * as messages from "#messages/help.js";

/** @type {(name: string, version: string) => string} */
export const versionOf = (name, version) => messages.versionOf({ name, version });

/** What the button fetches. @param {number} bytes */
export const keepEverything = (bytes) =>
  messages.keepEverything({ megabytes: decimal(Math.max(bytes / 1e6, 0.1), 1) });

/** What of it is there. @param {number} fraction */
export const percent = (fraction) => messages.percent({ percent: Math.floor(100 * fraction) });

/** @typedef {keyof typeof import("#messages/help.js").rooms} RoomId */
