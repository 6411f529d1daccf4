/**
 * The rooms of the page: one is shown at a time, the one that the address names.
 * @import { Opener, RoomInFront } from "./mount-room.js"
 */

import { listenForClicks, listenForKeys } from "./actions.js";
import {
  forgetLastLink,
  forgetOnLaterVisits,
  isDoor,
  keepLastLink,
  needsWhole,
  recallLink,
  themeIn,
} from "./arrival.js";
import { roomOf } from "./route.js";
import { find, make, setAttribute, setText } from "../widgets/dom.js";
import { openExplore } from "../rooms/explore/explore.js";
import { hideFailure, showCrash, showFailure } from "./failure.js";
import { isCrash } from "../run/thrown.js";
import { announceIn, createSpeaker } from "../widgets/live-region.js";
import { createLanguageMenu, followLanguage } from "./language.js";
import { inAnyTheme } from "./linked.js";
import { createSheets } from "./sheets.js";
import { createTheme } from "./theme.js";
import { causeOf, preflight } from "../run/preflight.js";
import { startWhole, whenSolverCrashes } from "../run/solver.js";
import { recall, remember, session } from "../widgets/storage.js";
import { nameButtons } from "../widgets/transport.js";
import * as words from "#text/words.js";

/**
 * All rooms, in the order of the header; the first is shown if the address names none. The others are loaded when
 * they are first opened. A phone’s header has room for the first four; the others are behind “More” there. The
 * introduction, which has no header, is not in it.
 * @type {{ id: keyof typeof words.rooms | "intro", script?: URL, load: () => Promise<Opener> }[]}
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
];

/** @typedef {(typeof rooms)[number]} Entry */

/** How many rooms a phone’s header shows. */
const MAX_ON_PHONES = 4;

/** The name under which the window remembers the link at which the solver failed. */
const FAILED = "failed-at";

/** The name under which the window remembers the link to a room. @param {Entry} entry */
const linkName = ({ id }) => `link-${id}`;

/** The room that an address names. @param {string} address @returns {Entry} */
function named(address) {
  const room = roomOf(address);
  return rooms.find(({ id }) => id === room) ?? /** @type {Entry} */ (rooms[0]);
}

/** @param {Entry} entry */
const nameOf = ({ id }) => (id === "intro" ? words.labels.introduction : words.rooms[id]);

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

/** Opens the room that the address names, now and whenever the address changes. */
export async function openRooms() {
  const nav = find(document, ".rooms", HTMLElement);
  const more = find(nav, ".more", HTMLButtonElement);
  const moreRooms = find(nav, "#more-rooms", HTMLElement);
  /** Rooms that are open or loading. @type {Map<Entry, Promise<RoomInFront>>} */
  const opened = new Map();
  /** The room that is shown. @type {{ entry: Entry, room: RoomInFront } | null} */
  let front = null;
  const sheets = createSheets(() => front);
  /** Whether a room was shown before; the first leaves the focus to the browser. */
  let hasShown = false;
  /** Whether the solver has crashed. */
  let isOver = false;
  /** The link at which it crashed, if the page was reloaded after that. */
  const failedAt = recall(FAILED, session);
  remember(FAILED, null, session);

  const theme = createTheme(find(document, "#theme", HTMLSelectElement), (isAtOnce) =>
    front?.room.setTheme(isAtOnce),
  );
  createLanguageMenu(find(document, "#language", HTMLSelectElement), () => front?.room.keep());
  const speaker = createSpeaker(announceIn(find(document, "#live", HTMLElement)));

  const links = rooms.map((entry) => {
    const link = make("a", { href: `#${entry.id}` }, nameOf(entry));
    link.addEventListener("click", (event) => {
      if (!front && link.href === location.href) {
        event.preventDefault();
        follow(); // The room could not be opened, and the same address fires no event.
        return;
      }
      if (entry !== front?.entry) {
        return;
      }
      if (entry === named(location.hash)) {
        event.preventDefault();
      } else {
        // Another room is still loading: this one stays as it is.
        link.href = front.room.address();
      }
    });
    return { entry, link };
  });
  const listed = links.filter(({ entry }) => entry.id !== "intro");
  more.before(...listed.slice(0, MAX_ON_PHONES).map(({ link }) => link));
  moreRooms.append(...listed.slice(MAX_ON_PHONES).map(({ link }) => link));
  moreRooms.addEventListener("click", () => moreRooms.hidePopover());

  /** Names the room in front on the button “More”, if it is one of those behind it. @param {Entry} entry */
  function showOnMore(entry) {
    const isBehind = rooms.indexOf(entry) >= MAX_ON_PHONES;
    setText(find(more, ".open-room", HTMLElement), isBehind ? nameOf(entry) : "");
    setAttribute(more, "aria-current", isBehind ? "page" : null);
  }

  /** @param {Entry} entry */
  async function load(entry) {
    const before = front?.room;
    before?.say(words.loading(nameOf(entry)));
    try {
      await Promise.all([
        entry.script && preflight(entry.script),
        needsWhole(`#${entry.id}`) && startWhole(),
      ]);
      const use = await entry.load();
      return await use(rootOf(entry), shared);
    } catch (error) {
      opened.delete(entry);
      throw error;
    } finally {
      before?.say("");
    }
  }

  /** @param {Entry} entry */
  function open(entry) {
    const room = opened.get(entry) ?? load(entry);
    opened.set(entry, room);
    return room;
  }

  /** The scroll position and the address of each room when it was left. @type {Map<Entry, { address: string, top: number }>} */
  const left = new Map();

  /** Makes the link to a room lead back to this address until the window is closed. @type {(entry: Entry, address: string) => string} */
  function keepLink(entry, address) {
    const { link } = /** @type {typeof links[number]} */ (
      links.find((each) => each.entry === entry)
    );
    link.href = address;
    remember(linkName(entry), link.hash, session);
    keepLastLink(link.hash);
    return link.hash;
  }

  /** Leaves the room in front. */
  function leave() {
    if (front) {
      front.room.leave();
      left.set(front.entry, { address: keepLink(front.entry, front.room.address()), top: scrollY });
      front = null;
    }
  }

  /** Restores the scroll position if a room is where it was left; otherwise shows its top. @param {Entry} entry */
  function scrollTo(entry) {
    const before = left.get(entry);
    const isSame = before && inAnyTheme(before.address) === inAnyTheme(location.hash);
    scroll({ top: isSame ? before.top : 0, behavior: "instant" });
  }

  /** Puts a room in front of the one before. @type {(entry: Entry, room: RoomInFront) => void} */
  function show(entry, room) {
    leave();
    speaker.clear();
    front = { entry, room };
    headingOf(entry);
    hideFailure();
    for (const each of links) {
      rootOf(each.entry).hidden = each.entry !== entry;
      setAttribute(each.link, "aria-current", each.entry === entry ? "page" : null);
      if (!opened.has(each.entry)) {
        each.link.href = recallLink(linkName(each.entry), session) ?? `#${each.entry.id}`;
      }
    }
    showOnMore(entry);
  }

  /** Shows what the address names, unless it changes in the meantime. */
  async function follow() {
    if (isOver) {
      location.reload();
      return;
    }
    const address = location.hash;
    if (followLanguage(address)) {
      return;
    }
    if (isDoor(address)) {
      leave();
      theme.follow(themeIn(address));
      // Whoever comes without a link is not led back here.
      if (address) {
        keepLastLink(address);
      }
      hideFailure();
      links.forEach(({ entry }) => {
        rootOf(entry).hidden = true;
      });
      hasShown = true;
      return;
    }
    const entry = named(address);
    try {
      const room = await open(entry);
      if (location.hash === address && !isOver) {
        const isOther = front?.room !== room;
        if (isOther) {
          show(entry, room);
        }
        room.enter();
        if (isOther && hasShown) {
          headingOf(entry).focus({ preventScroll: true });
        }
        if (isOther) {
          scrollTo(entry);
        }
        hasShown = true;
      }
    } catch (error) {
      if (location.hash === address && !isOver && !isCrash(error)) {
        leave();
        const cause = causeOf(error);
        if (cause === "broken") {
          forgetLastLink();
        }
        const help = words.roomHelp(cause);
        showFailure(words.labels.roomNotLoaded, help, error, follow);
      }
      console.error(error);
    }
  }

  /** The solver has crashed. The reloaded page opens the same link, and its links lead back to the other rooms. */
  function end() {
    isOver = true;
    front?.room.stop();
    front = null;
    keepLink(named(location.hash), location.hash);
    forgetOnLaterVisits();
    remember(FAILED, location.hash, session);
    showCrash(failedAt === location.hash);
  }

  /** @type {(action: string) => boolean} */
  function act(action) {
    if (action === "help" || action === "share") {
      void sheets[action]();
      return true;
    }
    return front?.room.act(action) ?? false;
  }

  const shared = { theme, speaker };
  whenSolverCrashes(end);
  listenForClicks(document, act);
  listenForKeys(() => front?.room.keys.bindings ?? [], act);
  nameButtons(document);
  addEventListener("hashchange", follow);
  addEventListener("pagehide", () => {
    if (front) {
      front.room.keep();
      keepLink(front.entry, front.room.address());
    }
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      front?.room.keep();
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
      front?.room.keep();
    }
  });
  await follow();
}
