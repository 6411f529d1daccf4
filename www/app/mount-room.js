/**
 * The frame that all rooms stand on. A room says what only it can know: the table of what its links
 * hold, its state, how it applies another one and draws it, what its buttons and keys do. What follows from
 * that is the same in every room, and written here: whether a link asks for anything else than what is there,
 * when it is drawn, what the browser’s bar, history and title say, which notices stand above it, what is said
 * under the board and to screen readers, and which theme a link asks for.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Actions, Binding, KeyRow } from "../widgets/shortcuts.js"
 * @import { Rank, Speaker } from "../widgets/live-region.js"
 * @import { Route } from "./route.js"
 * @import { RoomInFront, Shared } from "./router.js"
 * @import { Seen } from "./share/subject.js"
 */

import { nameOf } from "../run/methods.js";
import * as words from "#text/words.js";
import { fillParts, fillWords, find } from "../widgets/dom.js";
import { createNotices } from "../widgets/notices.js";
import { createRedraw } from "../widgets/redraw.js";
import { bindingsOf, gridRows } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";
import { currentAddress, showAddress } from "./address.js";
import { preflight } from "./preflight.js";
import { defineRoute } from "./route.js";
import { addStyle } from "./stylesheet.js";

/** The address and the title, and what else takes longer than a frame, follow this often at most. */
const SETTLE_MS = 400;
/** What has to be drawn at once is drawn so often at most: a room may need several frames for it. */
const MAX_PASSES = 8;

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
 * @template State
 * @typedef {object} RoomParts
 * @property {Route<State>} route its links
 * @property {() => Partial<State>} state what is shown; what it does not say is usual
 * @property {(state: State, before: State | null) => Problem[] | void} apply shows this instead of what was seen before, `null` where that was another room; what of it cannot be used
 * @property {(name: string, message: string, instead: string) => string} [correction] says what of a link could not be used, and what is there instead
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
 * @property {() => void} [leave] it is seen no longer: what moves stops
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
 * @property {(changes: Record<string, unknown>) => void} go applies another state so
 * @property {(problems: Problem[]) => void} adapt says what else had to change for that
 * @property {() => void} usable there is something to be seen
 */

/**
 * Puts a room’s markup into the page, and the room on its frame.
 * @template State
 * @param {HTMLElement} root
 * @param {Shared} shared
 * @param {Source} source
 * @param {(frame: RoomFrame) => RoomParts<State> | Promise<RoomParts<State>>} open
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
  route: defineRoute("", {}),
  state: () => ({}),
  apply() {},
  title: () => "",
};

/** @type {(root: HTMLElement, shared: Shared, source: Source) => { frame: RoomFrame, run: (room: RoomParts<any>) => RoomInFront }} */
function createFrame(root, { theme, speaker }, { heading, settleAfter = 0 }) {
  let parts = nothing;
  let [isOpen, wasRouted, hasThemeInLink] = [false, false, false];
  let message = "";
  /** What had the focus before the last action, until what follows from that is drawn. @type {Element | null} */
  let held = null;
  /** The link to what was seen when the room was left; what its work has changed since stays. @type {string | null} */
  let left = null;
  let settling = 0;
  let settled = -Infinity;

  const notices = createNotices(
    find(root, ".notices", HTMLElement),
    () => find(root, heading, HTMLElement).focus(),
    (text) => announce(text, { about: "verdict" }),
  );

  const themeInLink = () => (hasThemeInLink ? theme.current : undefined);

  /** The link to what is shown. */
  const address = () => parts.route.write({ ...parts.state(), theme: themeInLink() });

  const { redraw, changed, once, drawNow } = createRedraw({
    isShown: () => isOpen,
    draw(now) {
      const goesOn = parts.draw?.(now);
      catchFocus();
      return goesOn;
    },
  });

  /** Where an action has taken away what had the focus, keys go on from the room’s heading. */
  function catchFocus() {
    const { activeElement, body } = document;
    const isLost = held?.getClientRects().length === 0;
    if (isLost && (activeElement === held || activeElement === body)) {
      find(root, heading, HTMLElement).focus();
    }
    held = null;
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
      showAddress(address, "replace");
    }
  }

  /** @type {RoomFrame["asStep"]} */
  function asStep(change) {
    showAddress(address, "replace");
    change();
    showAddress(address, "push");
  }

  /** @type {RoomFrame["go"]} */
  function go(changes) {
    const before = parts.route.complete(parts.state());
    message = "";
    notices.show([]);
    asStep(() => parts.apply({ ...before, ...changes }, before));
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
    const { state, problems } = parts.route.read(currentAddress());
    const before = isOpen ? parts.route.complete(parts.state()) : null;
    isOpen = true;
    message = "";
    hasThemeInLink = state.theme !== undefined;
    theme.follow(state.theme);
    notices.show([]);
    const wanted = parts.route.write(state);
    if (!wasRouted || problems.length > 0 || ![left, address()].includes(wanted)) {
      wasRouted = true;
      const unreadable = problems.map(({ name }) => name);
      const unusable = parts.apply(state, before)?.filter(({ name }) => !unreadable.includes(name));
      notices.add(...new Set([...problems, ...(unusable ?? [])].map(correctionOf)));
    }
    left = null;
    changed();
    if (settleAfter > 0) {
      settle();
    }
  }

  /** What of a link could not be used, and what is there in its place. @param {Problem} problem */
  function correctionOf({ name, message: why, instead }) {
    const used = parts.route.textIn({ ...parts.state(), theme: theme.drawn }, name);
    return (parts.correction ?? words.replaced)(name, why, nameOf(name, instead ?? used));
  }

  /** @param {string} action */
  function act(action) {
    const does = parts.actions?.[action];
    if (!does) {
      return false;
    }
    message = "";
    const { activeElement } = document;
    held = root.contains(activeElement) ? activeElement : null;
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
        settle,
        settleSoon,
        keep,
        asStep,
        go,
        announce,
        say,
      },
      adapt: (problems) => notices.adapt(problems.map(correctionOf)),
      once: (moment, show) =>
        once(moment, () => {
          show();
          settleSoon();
        }),
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
        return themeInLink();
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
          left = address();
        },
        keep,
        address,
        share: () => ({ ...room.share?.(), address: address(), title: room.title() }),
        act,
        keys: { bindings: bindingsOf(actions, bindings, actionNames), onBoard },
        setTheme(isAtOnce) {
          room.restyle?.();
          changed();
          drawNow(isAtOnce ? MAX_PASSES : 0);
        },
        say,
        stop() {
          isOpen = false;
        },
      };
    },
  };
}
