/** What can be read while a room is on its way. */

import { abouts, labels } from "#text/door.js";
import { isDoor, roomOf } from "./arrival.js";

/** What the room of an address is about; the introduction begins with what a tour is. @param {string} hash */
function aboutOf(hash) {
  const room = roomOf(hash);
  if (room === "intro") {
    return labels.meaning;
  }
  return /** @type {Record<string, string>} */ (abouts)[room] ?? abouts.explore;
}

/** Says what the room of the address is about, where nothing else is shown yet. */
export function sayWhatComes() {
  const place = document.querySelector("#failure .coming");
  if (place && !isDoor(location.hash)) {
    place.textContent = aboutOf(location.hash);
  }
}
