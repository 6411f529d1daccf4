/**
 * The links to the rooms, in the header: each leads to where its room was left, until the window is closed. A
 * phone’s header has room for the first four; the others are behind “More” there.
 */

import * as words from "#text/words.js";
import { find, make, setAttribute, setText } from "../widgets/dom.js";
import { remember, session } from "../widgets/storage.js";
import { keepLastLink, recallLink } from "./arrival.js";

/** How many rooms a phone’s header shows. */
const MAX_ON_PHONES = 4;

/** Rooms that the header does not list, and the one that stands for them there, if any. */
const unlisted = /** @type {Record<string, string | null>} */ ({
  intro: null,
  puzzle: "play",
  verse: "play",
});

/** @typedef {keyof typeof words.rooms | "intro"} RoomName */
/** @typedef {{ id: RoomName }} Named */

/** The room that stands for one in the header. @param {Named} room @returns {string | null} */
const listedAs = ({ id }) => (id in unlisted ? (unlisted[id] ?? null) : id);

/** The name under which the window remembers the link to a room. @param {Named} room */
const linkName = ({ id }) => `link-${id}`;

/** @param {Named} room */
export const nameOf = ({ id }) => (id === "intro" ? words.labels.introduction : words.rooms[id]);

/**
 * @template {Named} Room
 * @param {readonly Room[]} rooms
 * @param {(room: Room, link: HTMLAnchorElement, event: Event) => void} clicked
 */
export function createRoomLinks(rooms, clicked) {
  const more = find(document, ".rooms .more", HTMLButtonElement);
  const moreRooms = find(document, ".rooms #more-rooms", HTMLElement);
  const links = new Map(
    rooms.map((room) => {
      const link = make("a", { href: `#${room.id}` }, nameOf(room));
      link.addEventListener("click", (event) => clicked(room, link, event));
      return [room, link];
    }),
  );
  const listed = rooms
    .filter(({ id }) => !(id in unlisted))
    .flatMap((room) => links.get(room) ?? []);
  more.before(...listed.slice(0, MAX_ON_PHONES));
  moreRooms.append(...listed.slice(MAX_ON_PHONES));
  moreRooms.addEventListener("click", () => moreRooms.hidePopover());

  return {
    /** Makes the link to a room lead back to this address. @type {(room: Room, address: string) => string} */
    keep(room, address) {
      const link = /** @type {HTMLAnchorElement} */ (links.get(room));
      link.href = address;
      remember(linkName(room), link.hash, session);
      keepLastLink(link.hash);
      return link.hash;
    },
    /** Shows which room is in front, on the button “More” as well if it is one of those behind it. @type {(front: Room, opened: ReadonlyMap<Room, unknown>) => void} */
    show(front, opened) {
      for (const [room, link] of links) {
        setAttribute(link, "aria-current", room.id === listedAs(front) ? "page" : null);
        if (!opened.has(room)) {
          link.href = recallLink(linkName(room), session) ?? `#${room.id}`;
        }
      }
      const isBehind = rooms.findIndex(({ id }) => id === listedAs(front)) >= MAX_ON_PHONES;
      setText(find(more, ".open-room", HTMLElement), isBehind ? nameOf(front) : "");
      setAttribute(more, "aria-current", isBehind ? "page" : null);
    },
  };
}
