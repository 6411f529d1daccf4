/**
 * The frame that all rooms stand on. A room says what only it can know: how its address is read and
 * written, how it is drawn, what its buttons and keys do. What follows from that is the same in every
 * room, and written here: when it is drawn, what the browser’s bar and title say, which notices stand
 * above it, what is said under the board and to screen readers, and which theme a link asks for.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Actions, Binding, KeyRow } from "../widgets/shortcuts.js"
 * @import { Rank, Speaker } from "./live-region.js"
 * @import { RoomInFront, Shared } from "./router.js"
 * @import { Seen } from "./share/subject.js"
 */

import * as words from "../text/words.js";
import { fillParts, fillWords, find } from "../widgets/dom.js";
import { createNotices } from "../widgets/notices.js";
import { bindingsOf, gridRows } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";
import { currentAddress, readLinkedTheme, showAddress } from "./address.js";
import { preflight } from "./preflight.js";
import { addStyle } from "./stylesheet.js";

/** The address and the title, and what else takes longer than a frame, follow this often at most. */
const SETTLE_MS = 400;
/** What has to be drawn at once is drawn so often at most: a room may need several frames for it. */
const MOST_PASSES = 8;
/** Frames that are kept for whoever measures. */
const MOST_MEASURED = 5000;

/**
 * Where a room’s markup comes from.
 * @typedef {object} Source
 * @property {{ markup: URL, style: URL }} [files] those of the first room come with the page
 * @property {Record<string, string>} labels its own, besides those of all rooms
 * @property {string} heading finds what takes the focus where nothing else is left to
 * @property {number} [settleAfter] milliseconds that it waits for further changes before it settles
 */

/**
 * What a room gives.
 * @template Route
 * @typedef {object} RoomParts
 * @property {(address: string) => { route: Route, problems: Problem[] }} read what a link asks for
 * @property {(route: Route, problems: Problem[], wasOpen: boolean) => void} go shows what a link asks for
 * @property {() => string} address the link to what is shown
 * @property {() => string} title what the window is called
 * @property {() => Omit<Seen, "address" | "title">} [share] what there is to be shared besides the link; what moves stops
 * @property {(now: number) => boolean | void} [draw] shows what has changed; true where more is to come in the next frame
 * @property {() => void} [settle] shows what takes longer than a frame, now that nothing moves
 * @property {() => boolean} [isMoving] whether it goes on changing by itself, and does not settle
 * @property {() => boolean} [isOnTheWay] whether the address still says where it is going to
 * @property {Actions} [actions] what buttons and keys do
 * @property {Binding[]} [bindings] keys that no other room has, or has for something else
 * @property {Record<string, string>} [actionNames] what its sheet of keys calls actions otherwise
 * @property {KeyRow[]} [onBoard] what its sheet tells of the keys on the board
 * @property {() => void} [restyle] another theme is shown
 * @property {() => ThemeId | undefined} [ownTheme] the theme that its links to itself keep, without asking for it
 * @property {() => void} [leave] it is seen no longer: what moves stops
 * @property {() => void} [renew] what it held of the solver is lost: begins anew, without long work
 */

/**
 * What a room gets.
 * @typedef {object} RoomFrame
 * @property {ReturnType<typeof createNotices>} notices
 * @property {Speaker} speaker
 * @property {boolean} isOpen whether the room is the one that is seen
 * @property {ThemeId} theme the one that pictures are drawn in
 * @property {ThemeId | undefined} themeInLink a link that asked for a theme goes on doing so
 * @property {ThemeId | undefined} linkedTheme the one that links to other rooms ask for
 * @property {string} message what was said under the board, until the next action
 * @property {(text: string, rank?: Rank) => void} say says something under the board, and to screen readers
 * @property {() => void} hush says it no longer
 * @property {(text: string, how?: { about?: string, rank?: Rank }) => void} announce tells screen readers, as long as the room is seen
 * @property {() => void} redraw draws soon, once a frame however much has happened
 * @property {() => void} changed draws soon, and shows everything anew
 * @property {(moment: string, show: () => void) => void} once shows what is slower to read, once for each moment; then it settles
 * @property {() => void} settleSoon lets follow what takes longer than a frame
 * @property {() => void} settle lets it follow at once
 * @property {() => void} keep writes the address
 * @property {(change: () => void) => void} asStep changes what is shown as one step of the browser’s history
 * @property {() => void} usable there is something to be seen
 */

/**
 * Puts a room’s markup into the page, and the room on its frame.
 * @template Route
 * @param {HTMLElement} root
 * @param {Shared} shared
 * @param {Source} source
 * @param {(frame: RoomFrame) => RoomParts<Route> | Promise<RoomParts<Route>>} open
 * @returns {Promise<RoomInFront>}
 */
export async function mountRoom(root, shared, source, open) {
  const isThere = root.firstElementChild !== null;
  if (!isThere && source.files) {
    await putMarkup(root, source.files);
    fillWords(root, { ...words.labels, ...source.labels });
  }
  try {
    const { frame, run } = createFrame(root, shared, source);
    const room = run(await open(frame));
    nameButtons(root);
    return room;
  } catch (error) {
    if (!isThere) {
      root.replaceChildren(); // Half a room is not opened again.
    }
    throw error;
  }
}

/** Puts a room’s markup and its style into the page. @type {(root: HTMLElement, files: { markup: URL, style: URL }) => Promise<void>} */
async function putMarkup(root, { markup, style }) {
  const text = preflight(markup).then((file) => file.text());
  [root.innerHTML] = await Promise.all([text, addStyle(style)]);
  fillParts(root);
}

/** What stands in a room’s place until it is open. @type {RoomParts<any>} */
const nothing = {
  read: () => ({ route: {}, problems: [] }),
  go() {},
  address: () => "",
  title: () => "",
};

/** @type {(root: HTMLElement, shared: Shared, source: Source) => { frame: RoomFrame, run: (room: RoomParts<any>) => RoomInFront }} */
function createFrame(root, { theme, speaker }, { heading, settleAfter = 0 }) {
  let parts = nothing;
  let [isOpen, wasRouted, isAsked, hasThemeInLink] = [false, false, false, false];
  let message = "";
  /** The moment that was shown last of what is slower to read. */
  let told = "";
  let settling = 0;
  let settled = -Infinity;
  let measured = 0;

  const notices = createNotices(
    find(root, ".notices", HTMLElement),
    () => find(root, heading, HTMLElement).focus(),
    (text) => announce(text, { about: "verdict" }),
  );

  function redraw() {
    if (!isAsked && isOpen) {
      isAsked = true;
      requestAnimationFrame(draw);
    }
  }

  /** @param {number} now */
  function draw(now) {
    const start = performance.now();
    isAsked = false;
    if (!isOpen) {
      return;
    }
    if (parts.draw?.(now)) {
      redraw();
    }
    performance.measure("frame", { start });
    measured += 1;
    if (measured > MOST_MEASURED) {
      performance.clearMeasures("frame");
      measured = 0;
    }
  }

  function changed() {
    told = "";
    redraw();
  }

  /** @type {RoomFrame["once"]} */
  function once(moment, show) {
    if (moment !== told) {
      told = moment;
      show();
      settleSoon();
    }
  }

  function settleSoon() {
    if (settleAfter > 0) {
      clearTimeout(settling);
      settling = setTimeout(settle, settleAfter);
    } else if (settling === 0 && !parts.isMoving?.()) {
      settling = setTimeout(settle, Math.max(0, settled + SETTLE_MS - performance.now()));
    }
  }

  function settle() {
    clearTimeout(settling);
    settling = 0;
    if (isOpen && !parts.isMoving?.()) {
      settled = performance.now();
      document.title = parts.title();
      parts.settle?.();
      keep();
    }
  }

  function keep() {
    if (isOpen && !parts.isOnTheWay?.()) {
      showAddress(parts.address, "replace");
    }
  }

  /** @type {RoomFrame["asStep"]} */
  function asStep(change) {
    showAddress(parts.address, "replace");
    change();
    showAddress(parts.address, "push");
  }

  /** @type {RoomFrame["announce"]} */
  function announce(text, how) {
    if (isOpen) {
      speaker.say(text, how);
    }
  }

  /** @type {RoomFrame["say"]} */
  function say(text, rank = "news") {
    message = text;
    changed();
    announce(text, { rank });
  }

  /** Goes where the address says; what is there already stays. */
  function enter() {
    const wanted = currentAddress();
    const wasOpen = isOpen;
    isOpen = true;
    message = "";
    const linked = readLinkedTheme(wanted) ?? (wasOpen ? parts.ownTheme?.() : undefined);
    hasThemeInLink = linked !== undefined;
    theme.follow(linked);
    if (!wasRouted || wanted !== parts.address()) {
      wasRouted = true;
      const { route, problems } = parts.read(wanted);
      parts.go(route, problems, wasOpen);
    } else {
      notices.show([]);
    }
    changed();
    if (settleAfter > 0) {
      settle();
    }
  }

  /** @param {string} action */
  function act(action) {
    const does = parts.actions?.[action];
    if (!does) {
      return false;
    }
    message = "";
    const isDone = does() !== false;
    changed();
    return isDone;
  }

  return {
    frame: {
      ...{
        notices,
        speaker,
        redraw,
        changed,
        once,
        settle,
        settleSoon,
        keep,
        asStep,
        announce,
        say,
      },
      hush() {
        message = "";
      },
      usable() {
        performance.mark("usable");
      },
      get isOpen() {
        return isOpen;
      },
      get message() {
        return message;
      },
      get theme() {
        return theme.drawn;
      },
      get themeInLink() {
        return hasThemeInLink ? theme.current : undefined;
      },
      get linkedTheme() {
        return theme.linked;
      },
    },
    run(room) {
      parts = room;
      const { actions = {}, bindings = [], actionNames = {}, onBoard = gridRows } = room;
      return {
        enter,
        leave() {
          room.leave?.();
          isOpen = false;
        },
        keep,
        address: room.address,
        share: () => ({ ...room.share?.(), address: room.address(), title: room.title() }),
        act,
        keys: { bindings: bindingsOf(actions, bindings, actionNames), onBoard },
        setTheme(isAtOnce) {
          room.restyle?.();
          changed();
          for (let pass = 0; isAtOnce && isAsked && pass < MOST_PASSES; pass += 1) {
            draw(performance.now());
          }
        },
        say,
        renew: () => room.renew?.(),
      };
    },
  };
}
