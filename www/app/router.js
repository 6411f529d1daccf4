/**
 * The rooms of the page: one is shown at a time, the one that the address names.
 * @import { Opener, RoomInFront, Shared } from "./mount-room.js"
 * @import { RoomName } from "./room-links.js"
 */

import { listenForClicks, listenForKeys } from "./actions.js";
import { isAskedFor } from "./ahead.js";
import {
  forgetLastLink,
  forgetOnLaterVisits,
  isDoor,
  keepLastLink,
  needsWhole,
  roomOf,
  themeIn,
} from "./arrival.js";
import { find, make } from "../widgets/dom.js";
import { openExplore } from "../rooms/explore/explore.js";
import { hideFailure, showCrash, showFailure } from "./failure.js";
import { isCrash } from "../run/thrown.js";
import { announceIn, createSpeaker } from "../widgets/live-region.js";
import { createLanguageMenu, followLanguage } from "./language.js";
import { inAnyTheme } from "./link-preferences.js";
import { createRoomLinks, nameOf } from "./room-links.js";
import { createSheets } from "./sheets.js";
import { createSoundChoice } from "./sound-choice.js";
import { createTheme } from "./theme.js";
import { causeOf, preflightScript } from "../run/preflight.js";
import { hasWhole, startWhole, whenSolverCrashes } from "../run/solver.js";
import { pause } from "../widgets/redraw.js";
import { recall, remember, session } from "../widgets/storage.js";
import { nameButtons } from "../widgets/transport.js";
import * as words from "#text/words.js";

/**
 * All rooms, in the order of the header; the first is shown if the address names none. The others are loaded when
 * they are first opened. A phone’s header has room for the first four; the others are behind “More” there. The
 * introduction, which has no header, and the puzzles of numbers and words, which belong to Play, are not in it.
 * @type {{ id: RoomName, script?: URL, load: () => Promise<Opener> }[]}
 */
const rooms = [
  { id: "explore", load: async () => openExplore },
  {
    id: "play",
    script: new URL("../rooms/play/play.js", import.meta.url),
    load: async () => (await import("../rooms/play/play.js")).openPlay,
  },
  {
    id: "learn",
    script: new URL("../rooms/learn/learn.js", import.meta.url),
    load: async () => (await import("../rooms/learn/learn.js")).openLearn,
  },
  {
    id: "gallery",
    script: new URL("../rooms/gallery/gallery.js", import.meta.url),
    load: async () => (await import("../rooms/gallery/gallery.js")).openGallery,
  },
  {
    id: "compare",
    script: new URL("../rooms/compare/compare.js", import.meta.url),
    load: async () => (await import("../rooms/compare/compare.js")).openCompare,
  },
  {
    id: "build",
    script: new URL("../rooms/build/build.js", import.meta.url),
    load: async () => (await import("../rooms/build/build.js")).openBuild,
  },
  {
    id: "count",
    script: new URL("../rooms/count/count.js", import.meta.url),
    load: async () => (await import("../rooms/count/count.js")).openCount,
  },
  {
    id: "exist",
    script: new URL("../rooms/exist/exist.js", import.meta.url),
    load: async () => (await import("../rooms/exist/exist.js")).openExist,
  },
  {
    id: "keypad",
    script: new URL("../rooms/keypad/keypad.js", import.meta.url),
    load: async () => (await import("../rooms/keypad/keypad.js")).openKeypad,
  },
  {
    id: "intro",
    script: new URL("../rooms/intro/intro.js", import.meta.url),
    load: async () => (await import("../rooms/intro/intro.js")).openIntro,
  },
  {
    id: "puzzle",
    script: new URL("../rooms/puzzle/puzzle.js", import.meta.url),
    load: async () => (await import("../rooms/puzzle/puzzle.js")).openPuzzle,
  },
  {
    id: "verse",
    script: new URL("../rooms/verse/verse.js", import.meta.url),
    load: async () => (await import("../rooms/verse/verse.js")).openVerse,
  },
];

/** @typedef {(typeof rooms)[number]} Entry */

/** The name under which the window remembers the link at which the solver failed. */
const FAILED = "failed-at";

/** The room that an address names. @param {string} address @returns {Entry} */
function named(address) {
  const room = roomOf(address);
  return rooms.find(({ id }) => id === room) ?? /** @type {Entry} */ (rooms[0]);
}

/** The element that a room is in. @param {Entry} entry */
function rootOf({ id }) {
  const made = document.getElementById(id);
  if (made) {
    return made;
  }
  const root = make("main", { id, hidden: "" });
  find(document, "#live", HTMLElement).before(root);
  return root;
}

/** The heading of a room, which gets the focus after a link was followed. @param {Entry} entry */
function headingOf(entry) {
  const root = rootOf(entry);
  const made = root.querySelector(".room-heading");
  if (made instanceof HTMLElement) {
    return made;
  }
  const id = `${entry.id}-room`;
  const attributes = { id, class: "room-heading unseen", tabindex: "-1" };
  const heading = make("h2", attributes, nameOf(entry));
  root.setAttribute("aria-labelledby", id);
  root.prepend(heading);
  return heading;
}

/**
 * @typedef {object} Page
 * @property {Shared} shared
 * @property {ReturnType<typeof createRoomLinks<Entry>>} links
 * @property {{ entry: Entry, room: RoomInFront } | null} front the room that is shown
 * @property {Map<Entry, Promise<RoomInFront>>} opened rooms that are open or loading
 * @property {Map<Entry, { address: string, top: number }>} left the address and the scroll position of each room when it was left
 * @property {boolean} hasShown whether a room was shown before; the first leaves the focus to the browser
 * @property {boolean} isOver whether the solver has crashed
 */

/** Opens the room that the address names, now and whenever the address changes. */
export async function openRooms() {
  // The theme is shown as soon as there is one, and asks for the room in front then.
  const page = /** @type {Page} */ ({
    front: null,
    opened: new Map(),
    left: new Map(),
    hasShown: false,
    isOver: false,
  });
  const keep = () => page.front?.room.keep();
  const theme = createTheme(find(document, "#theme", HTMLSelectElement), (isAtOnce) =>
    page.front?.room.setTheme(isAtOnce),
  );
  createSoundChoice(find(document, "#sound", HTMLSelectElement));
  createLanguageMenu(find(document, "#language", HTMLSelectElement), keep);
  page.shared = { theme, speaker: createSpeaker(announceIn(find(document, "#live", HTMLElement))) };
  page.links = createRoomLinks(rooms, (entry, link, event) => {
    const { front } = page;
    if (!front && link.href === location.href) {
      event.preventDefault();
      void follow(page); // The room could not be opened, and the same address fires no event.
    } else if (front && entry === front.entry) {
      if (entry === named(location.hash)) {
        event.preventDefault();
      } else {
        // Another room is still loading: this one stays as it is.
        link.href = front.room.address();
      }
    }
  });
  const sheets = createSheets(() => page.front);
  /** The link at which it crashed, if the page was reloaded after that. */
  const failedAt = recall(FAILED, session);
  remember(FAILED, null, session);
  whenSolverCrashes(() => end(page, failedAt));

  /** @type {(action: string) => boolean} */
  function act(action) {
    if (action === "help" || action === "share") {
      void sheets[action]();
      return true;
    }
    return page.front?.room.act(action) ?? false;
  }

  listenForClicks(document, act);
  listenForKeys(() => page.front?.room.keys.bindings ?? [], act);
  nameButtons(document);
  addEventListener("hashchange", () => follow(page));
  addEventListener("pagehide", () => {
    const { front } = page;
    if (front) {
      front.room.keep();
      keepLink(page, front);
    }
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      keep();
    }
  });
  // No form is submitted; rooms decide what Enter does in a field.
  document.addEventListener("submit", (event) => {
    if (event.target instanceof HTMLFormElement && event.target.method !== "dialog") {
      event.preventDefault();
    }
  });
  // Keeps the state for visitors who leave by a link and come back.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href^='#']")) {
      keep();
    }
  });
  await follow(page);
}

/** @type {(page: Page, entry: Entry) => Promise<RoomInFront>} */
async function load({ opened, shared }, entry) {
  try {
    await Promise.all([
      entry.script && !isAskedFor(entry.script) && preflightScript(entry.script),
      needsWhole(`#${entry.id}`) && startWhole(),
    ]);
    const use = await entry.load();
    await pause();
    const room = await use(rootOf(entry), shared);
    await pause();
    return room;
  } catch (error) {
    opened.delete(entry);
    throw error;
  }
}

/** A room, with all of the solver where the address needs it. The room in front says what is loading. @type {(page: Page, entry: Entry, address: string) => Promise<RoomInFront>} */
async function ready(page, entry, address) {
  const known = page.opened.get(entry);
  const lacksSolver = needsWhole(address) && !hasWhole();
  const front = known && !lacksSolver ? null : page.front;
  front?.room.say(words.loading(nameOf(entry)));
  try {
    const opening = known ?? load(page, entry);
    page.opened.set(entry, opening);
    const [room] = await Promise.all([opening, lacksSolver && startWhole()]);
    return room;
  } finally {
    front?.room.say("");
  }
}

/** Has the link to a room lead back to where it is. @type {(page: Page, front: NonNullable<Page["front"]>) => string} */
const keepLink = ({ links }, { entry, room }) => links.keep(entry, room.address());

/** Leaves the room in front. @param {Page} page */
function leave(page) {
  const { front } = page;
  if (front) {
    front.room.leave();
    page.left.set(front.entry, { address: keepLink(page, front), top: scrollY });
    page.front = null;
  }
}

/** Shows the element of a room alone, or of none. @param {Entry} [entry] */
function reveal(entry) {
  hideFailure();
  for (const each of rooms) {
    rootOf(each).hidden = each !== entry;
  }
}

/** Puts a room in front of the one before. @type {(page: Page, entry: Entry, room: RoomInFront) => void} */
function show(page, entry, room) {
  leave(page);
  page.shared.speaker.clear();
  page.front = { entry, room };
  headingOf(entry);
  reveal(entry);
  page.links.show(entry, page.opened);
}

/** Shows the introductory page, which is no room. @type {(page: Page, address: string) => void} */
function showDoor(page, address) {
  leave(page);
  page.shared.theme.follow(themeIn(address));
  // Whoever comes without a link is not led back here.
  if (address) {
    keepLastLink(address);
  }
  reveal();
  page.hasShown = true;
}

/** Shows a room as the address says: whoever followed a link is at its heading, and where it was left, or at its top. @type {(page: Page, entry: Entry, room: RoomInFront) => void} */
function enter(page, entry, room) {
  const isOther = page.front?.room !== room;
  if (isOther) {
    show(page, entry, room);
  }
  room.enter();
  if (isOther) {
    // To scroll, the page has to be laid out, and at first it is at its top.
    if (page.hasShown) {
      headingOf(entry).focus({ preventScroll: true });
      const before = page.left.get(entry);
      const isSame = before && inAnyTheme(before.address) === inAnyTheme(location.hash);
      scroll({ top: isSame ? before.top : 0, behavior: "instant" });
    }
  }
  page.hasShown = true;
}

/** Shows what the address names, unless it changes in the meantime. @param {Page} page */
async function follow(page) {
  if (page.isOver) {
    location.reload();
    return;
  }
  const address = location.hash;
  if (followLanguage(address)) {
    return;
  }
  if (isDoor(address)) {
    showDoor(page, address);
    return;
  }
  const isStill = () => location.hash === address && !page.isOver;
  try {
    const entry = named(address);
    const room = await ready(page, entry, address);
    if (isStill()) {
      enter(page, entry, room);
    }
  } catch (error) {
    if (isStill() && !isCrash(error)) {
      leave(page);
      const cause = causeOf(error);
      if (cause === "broken") {
        forgetLastLink();
      }
      const help = words.roomHelp(cause);
      showFailure(words.labels.roomNotLoaded, help, error, () => follow(page));
    }
    console.error(error);
  }
}

/** The solver has crashed. The reloaded page opens the same link, and its links lead back to the other rooms. @type {(page: Page, failedAt: string | null) => void} */
function end(page, failedAt) {
  const { hash } = location;
  page.isOver = true;
  page.front?.room.stop();
  page.front = null;
  page.links.keep(named(hash), hash);
  forgetOnLaterVisits();
  remember(FAILED, hash, session);
  showCrash(failedAt === hash);
}
