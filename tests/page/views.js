/** What the tests of all rooms look at in each: `views.js` in its folder has it. */

import { readFileSync } from "node:fs";

/**
 * @typedef {object} Views
 * @property {Record<string, [link: string, sign: string]>} shown moments when there is much to see, the first by the name of the room, and what tells that they are there
 * @property {string} [unusual] the words of a link in which nothing is usual; Build keeps the drawing that is there, so its link names no board
 * @property {{ works: string, names: string[] }} [long] what it shows when it works, and the words of its links
 * @property {Record<string, { link: string, shows: string[], isOneSheet: boolean }>} [onPaper] what belongs on paper, and whether all of it fits on a sheet
 * @property {string} [picture] what is painted first
 */

const router = readFileSync(new URL("../../www/app/router.js", import.meta.url), "utf8");

/** All rooms, in the order of the header. */
export const rooms = [...router.matchAll(/^ +(?:\{ )?id: "(\w+)",/gm)].map(([, id = ""]) => id);

/** @type {Record<string, Views>} */
const views = Object.fromEntries(
  await Promise.all(rooms.map(async (room) => [room, (await import(`./${room}/views.js`)).views])),
);

/** What all rooms have of a kind, by room; those that have none are left out. @type {<K extends keyof Views>(kind: K) => [room: string, view: NonNullable<Views[K]>][]} */
export const viewsOf = (kind) =>
  rooms.flatMap((room) => {
    const view = views[room]?.[kind];
    return view === undefined ? [] : [[room, view]];
  });

/** Moments of all rooms, by name. @type {Record<string, [link: string, sign: string]>} */
export const moments = Object.assign({}, ...viewsOf("shown").map(([, each]) => each));
