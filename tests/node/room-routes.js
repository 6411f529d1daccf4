/** What reads and writes the links of each room. */

import { rooms } from "../page/views.js";
import { page } from "./page.js";

/** @param {string} room */
async function routeOf(room) {
  if (room === "explore") {
    return (await page("app/run-link.js")).exploreRoute;
  }
  const { route, defineGallery } = await page(
    `rooms/${room}/${["play", "puzzle", "verse"].includes(room) ? "route" : "state"}.js`,
  );
  return route ?? defineGallery(["al-adli"], undefined, { kind: ["closed"] });
}

/** By room. @type {Record<string, any>} */
export const routes = Object.fromEntries(
  await Promise.all(rooms.map(async (room) => [room, await routeOf(room)])),
);
