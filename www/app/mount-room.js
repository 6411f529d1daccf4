/**
 * The frame of all rooms. A room provides the table of its links, its state, how it applies and draws a state,
 * and what its buttons and keys do. The rest is the same in every room and written here: whether a link asks for
 * another state, when the room is drawn, the browser’s address bar, history and title, notices, messages under
 * the board and to screen readers, and the theme of a link.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 * @import { Problem } from "../run/open-run.js"
 * @import { Actions, Binding, KeyRow } from "../widgets/shortcuts.js"
 * @import { Rank, Speaker } from "../widgets/live-region.js"
 * @import { RoomKeys } from "./help-sheet.js"
 * @import { Route } from "./route.js"
 * @import { Seen } from "./share/subject.js"
 */

import { nameOf } from "../run/methods.js";
import { inAnyTheme } from "./link-preferences.js";
import { trustedMarkup } from "../run/trusted-types.js";
import * as words from "#text/words.js";
import { fillParts, fillWords, find } from "../widgets/dom.js";
import { createNotices } from "../widgets/notices.js";
import { createRedraw, pause } from "../widgets/redraw.js";
import { bindingsOf, gridRows } from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";
import { currentAddress, showAddress } from "./address.js";
import { preflight } from "../run/preflight.js";
import { defineRoute } from "./route.js";
import { addStyle } from "./stylesheet.js";

/** Minimum time between two updates of the address, the title, and anything else that takes longer than a frame. */
const SETTLE_MS = 400;
/** Maximum number of synchronous frames before printing; a room may need several. */
const MAX_PASSES = 8;

/**
 * What the router uses of a room. Of a room that is not shown it uses only `enter`.
 * @typedef {object} RoomInFront
 * @property {() => void} enter shows what the address names
 * @property {() => void} leave the room is no longer shown: everything that moves stops
 * @property {() => void} keep updates the address
 * @property {() => string} address the link to the current state
 * @property {() => Seen} share what the sheet behind “Share” needs; everything that moves stops
 * @property {(action: string) => boolean} act returns false for actions that are not available
 * @property {RoomKeys} keys
 * @property {(isAtOnce: boolean) => void} setTheme redraws in another theme, soon or at once
 * @property {(message: string) => void} say shows a message under the board
 * @property {() => void} stop ends all drawing and writing
 */

/**
 * What all rooms share.
 * @typedef {object} Shared
 * @property {ReturnType<typeof import("./theme.js").createTheme>} theme
 * @property {Speaker} speaker
 */

/** @typedef {(root: HTMLElement, shared: Shared) => RoomInFront | Promise<RoomInFront>} Opener */

/**
 * Where a room’s markup comes from.
 * @typedef {object} Source
 * @property {{ markup: URL, style: URL | URL[] }} [files] not for the first room, whose markup comes with the page
 * @property {Record<string, string>} labels its own, in addition to those of all rooms
 * @property {string} heading selects what gets the focus when the focused element disappears
 * @property {number} [settleAfter] milliseconds without changes before it settles
 */

/**
 * What a room provides.
 * @template State
 * @typedef {object} RoomParts
 * @property {Route<State>} route its links
 * @property {() => Partial<State>} state the current state; what is missing has its default
 * @property {(state: State, before: State | null) => Problem[] | void} apply shows this state instead of `before`, which is `null` when coming from another room; returns what cannot be used
 * @property {(name: string, message: string, instead: string) => string} [correction] the sentence about a value of a link that was replaced
 * @property {() => string} title the title of the window
 * @property {() => Omit<Seen, "address" | "title">} [share] what can be shared in addition to the link; everything that moves stops
 * @property {(now: number) => boolean | void} [draw] draws a frame; returns true if more is to come in the next
 * @property {() => void} [settle] shows what takes longer than a frame, once nothing moves
 * @property {() => boolean} [isMoving] whether the state changes by itself, so that it does not settle
 * @property {() => boolean} [isOnTheWay] whether it is still on its way to the step in the address
 * @property {Actions} [actions] what buttons and keys do
 * @property {Binding[]} [bindings] keys that other rooms do not have or use for something else
 * @property {Record<string, string>} [actionNames] other names for actions in its sheet of keys
 * @property {KeyRow[]} [onBoard] the keys on the board, for its sheet
 * @property {() => void} [restyle] called when the theme changes
 * @property {() => void} [leave] called when another room is shown: everything that moves stops
 */

/**
 * What a room gets.
 * @typedef {object} RoomFrame
 * @property {ReturnType<typeof createNotices>} notices
 * @property {Speaker} speaker
 * @property {boolean} isOpen whether the room is shown
 * @property {ThemeId} theme the one that pictures are drawn in
 * @property {ThemeId | undefined} themeInLink the theme of the link, which links to share keep
 * @property {string} message the message under the board, until the next action
 * @property {(text: string, rank?: Rank) => void} say shows a message under the board and announces it to screen readers
 * @property {() => void} hush removes this message
 * @property {(text: string, how?: { about?: string, rank?: Rank }) => void} announce announces to screen readers while the room is shown
 * @property {() => void} redraw draws in the next frame
 * @property {() => void} changed draws everything in the next frame
 * @property {(moment: string, show: () => void) => void} once shows what is slow, once for each moment, and then settles
 * @property {() => void} settleSoon settles soon: shows what takes longer than a frame
 * @property {() => void} settle does so at once
 * @property {() => void} keep writes the address
 * @property {(change: () => void) => void} asStep makes a change one step of the browser’s history
 * @property {(changes: Record<string, unknown>) => void} go applies changes to the state as one such step
 * @property {(problems: Problem[]) => void} adapt shows what else had to change for that
 * @property {() => void} usable marks that the room has drawn something
 */

/**
 * A room on its frame, and what the frame knows of it.
 * @typedef {object} Mounted
 * @property {HTMLElement} root
 * @property {Shared} shared
 * @property {() => void} leave moves the focus to the room’s heading
 * @property {number} settleAfter
 * @property {RoomParts<any>} room
 * @property {boolean} isOpen
 * @property {boolean} wasRouted
 * @property {boolean} hasThemeInLink
 * @property {string} message
 * @property {Element | null} held the element that had the focus before the last action, until its effect is drawn
 * @property {string | null} left the link to the room when it was left, in any theme; changes by its own work since then stay
 * @property {number} settling
 * @property {number} settled
 * @property {ReturnType<typeof createNotices>} notices
 * @property {ReturnType<typeof createRedraw>} drawing
 */

/**
 * Puts a room’s markup into the page, and the room on its frame.
 * @template State
 * @param {HTMLElement} root
 * @param {Shared} shared
 * @param {Source} source
 * @param {(root: HTMLElement, frame: RoomFrame) => RoomParts<State> | Promise<RoomParts<State>>} open
 * @returns {Promise<RoomInFront>}
 */
export async function mountRoom(root, shared, source, open) {
  const isThere = root.firstElementChild !== null;
  if (!isThere && source.files) {
    await putMarkup(root, source.files);
    fillWords(root, { ...words.labels, ...source.labels });
    await pause();
  }
  try {
    const mounted = createMounted(root, shared, source);
    mounted.room = await open(root, frameOf(mounted));
    nameButtons(root);
    return inFront(mounted);
  } catch (error) {
    if (!isThere) {
      root.replaceChildren(); // Half a room is not opened again.
    }
    throw error;
  }
}

/** Puts a room’s markup and its style into the page. @type {(root: HTMLElement, files: { markup: URL, style: URL | URL[] }) => Promise<void>} */
async function putMarkup(root, { markup, style }) {
  const text = preflight(markup).then((file) => file.text());
  const [written] = await Promise.all([text, ...[style].flat().map(addStyle)]);
  root.innerHTML = trustedMarkup(written);
  fillParts(root);
}

/** A room until it is open. @type {RoomParts<any>} */
const nothing = {
  route: defineRoute("", {}),
  state: () => ({}),
  apply() {},
  title: () => "",
};

/** @type {(root: HTMLElement, shared: Shared, source: Source) => Mounted} */
function createMounted(root, shared, { heading, settleAfter = 0 }) {
  const leave = () => find(root, heading, HTMLElement).focus();
  /** @type {Mounted} */
  const mounted = {
    ...{ root, shared, leave, settleAfter, room: nothing },
    ...{ isOpen: false, wasRouted: false, hasThemeInLink: false },
    ...{ message: "", held: null, left: null, settling: 0, settled: -Infinity },
    notices: createNotices(find(root, ".notices", HTMLElement), leave, (text) =>
      announce(mounted, text, { about: "verdict" }),
    ),
    drawing: createRedraw({
      isShown: () => mounted.isOpen,
      draw(now) {
        const goesOn = mounted.room.draw?.(now);
        catchFocus(mounted);
        return goesOn;
      },
    }),
  };
  return mounted;
}

/** What the room gets. @param {Mounted} mounted @returns {RoomFrame} */
function frameOf(mounted) {
  const { notices, drawing, shared } = mounted;
  const { redraw, changed, once } = drawing;
  return {
    ...{ notices, redraw, changed, speaker: shared.speaker },
    settle: () => settle(mounted),
    settleSoon: () => settleSoon(mounted),
    keep: () => keep(mounted),
    asStep: (change) => asStep(mounted, change),
    go: (changes) => go(mounted, changes),
    announce: (text, how) => announce(mounted, text, how),
    say: (text, rank) => say(mounted, text, rank),
    adapt: (problems) => notices.adapt(problems.map((each) => correctionOf(mounted, each))),
    once: (moment, show) =>
      once(moment, () => {
        show();
        settleSoon(mounted);
      }),
    hush() {
      mounted.message = "";
    },
    usable() {
      performance.mark("usable");
    },
    get isOpen() {
      return mounted.isOpen;
    },
    get message() {
      return mounted.message;
    },
    get theme() {
      return shared.theme.drawn;
    },
    get themeInLink() {
      return themeInLink(mounted);
    },
  };
}

/** What the router uses. @param {Mounted} mounted @returns {RoomInFront} */
function inFront(mounted) {
  const { room, drawing } = mounted;
  const { actions = {}, bindings = [], actionNames = {}, onBoard = gridRows } = room;
  const address = () => addressOf(mounted);
  return {
    enter: () => enter(mounted),
    leave() {
      room.leave?.();
      mounted.isOpen = false;
      mounted.left = inAnyTheme(address());
    },
    keep: () => keep(mounted),
    address,
    share: () => ({ ...room.share?.(), address: address(), title: room.title() }),
    act: (action) => act(mounted, action),
    keys: { bindings: bindingsOf(actions, bindings, actionNames), onBoard },
    setTheme(isAtOnce) {
      room.restyle?.();
      drawing.changed();
      drawing.drawNow(isAtOnce ? MAX_PASSES : 0);
    },
    say: (message) => say(mounted, message),
    stop() {
      mounted.isOpen = false;
    },
  };
}

/** @param {Mounted} mounted */
const themeInLink = ({ hasThemeInLink, shared }) =>
  hasThemeInLink ? shared.theme.current : undefined;

/** The link to what is shown. @param {Mounted} mounted */
const addressOf = (mounted) =>
  mounted.room.route.write({ ...mounted.room.state(), theme: themeInLink(mounted) });

/** If an action has removed the focused element, the room’s heading gets the focus. @param {Mounted} mounted */
function catchFocus(mounted) {
  const { held, leave } = mounted;
  const { activeElement, body } = document;
  const isLost = held?.getClientRects().length === 0;
  if (isLost && (activeElement === held || activeElement === body)) {
    leave();
  }
  mounted.held = null;
}

/** @param {Mounted} mounted */
function settleSoon(mounted) {
  const { room, settling, settled, settleAfter } = mounted;
  const now = () => settle(mounted);
  if (settleAfter > 0) {
    clearTimeout(settling);
    mounted.settling = setTimeout(now, settleAfter);
  } else if (settling === 0 && !room.isMoving?.()) {
    mounted.settling = setTimeout(now, Math.max(0, settled + SETTLE_MS - performance.now()));
  }
}

/** @param {Mounted} mounted */
function settle(mounted) {
  const { room } = mounted;
  clearTimeout(mounted.settling);
  mounted.settling = 0;
  if (mounted.isOpen && !room.isMoving?.()) {
    mounted.settled = performance.now();
    document.title = room.title();
    room.settle?.();
    keep(mounted);
  }
}

/** @param {Mounted} mounted */
function keep(mounted) {
  if (mounted.isOpen && !mounted.room.isOnTheWay?.()) {
    showAddress(() => addressOf(mounted), "replace");
  }
}

/** @type {(mounted: Mounted, change: () => void) => void} */
function asStep(mounted, change) {
  // What was waited for may come when another room is in front, which has the address.
  if (!mounted.isOpen) {
    change();
    return;
  }
  const address = () => addressOf(mounted);
  showAddress(address, "replace");
  change();
  showAddress(address, "push");
}

/** @type {(mounted: Mounted, changes: Record<string, unknown>) => void} */
function go(mounted, changes) {
  const { room, notices } = mounted;
  const before = room.route.complete(room.state());
  mounted.message = "";
  notices.show([]);
  asStep(mounted, () => room.apply({ ...before, ...changes }, before));
}

/** @type {(mounted: Mounted, ...said: Parameters<RoomFrame["announce"]>) => void} */
function announce({ isOpen, shared }, text, how) {
  if (isOpen) {
    shared.speaker.say(text, how);
  }
}

/** @type {(mounted: Mounted, text: string, rank?: Rank) => void} */
function say(mounted, text, rank = "news") {
  mounted.message = text;
  mounted.drawing.changed();
  announce(mounted, text, { rank });
}

/** Shows what the address names, unless that is shown already. @param {Mounted} mounted */
function enter(mounted) {
  const { room, shared, notices, isOpen, left } = mounted;
  const { state, problems } = room.route.read(currentAddress());
  const before = isOpen ? room.route.complete(room.state()) : null;
  const hasThemeInLink = state.theme !== undefined;
  Object.assign(mounted, { isOpen: true, message: "", hasThemeInLink });
  shared.theme.follow(state.theme);
  notices.show([]);
  const wanted = inAnyTheme(room.route.write(state));
  const isThere = () => [left, inAnyTheme(addressOf(mounted))].includes(wanted);
  if (!mounted.wasRouted || problems.length > 0 || !isThere()) {
    const unreadable = problems.map(({ name }) => name);
    const unusable = room.apply(state, before)?.filter(({ name }) => !unreadable.includes(name));
    mounted.wasRouted = true;
    const all = [...problems, ...(unusable ?? [])];
    notices.add(...new Set(all.map((each) => correctionOf(mounted, each))));
  } else if (inAnyTheme(addressOf(mounted)) !== wanted) {
    settleSoon(mounted); // It has changed by its own work while another room was seen.
  }
  mounted.left = null;
  mounted.drawing.changed();
  if (mounted.settleAfter > 0) {
    settle(mounted);
  }
}

/** The sentence about a value that could not be used. @type {(mounted: Mounted, problem: Problem) => string} */
function correctionOf({ room, shared }, { name, message: why, instead }) {
  const used = room.route.textIn({ ...room.state(), theme: shared.theme.drawn }, name);
  return (room.correction ?? words.replaced)(name, why, nameOf(name, instead ?? used));
}

/** @type {(mounted: Mounted, action: string) => boolean} */
function act(mounted, action) {
  const does = mounted.room.actions?.[action];
  if (!does) {
    return false;
  }
  mounted.message = "";
  const { activeElement } = document;
  mounted.held = mounted.root.contains(activeElement) ? activeElement : null;
  const isDone = does() !== false;
  mounted.drawing.changed();
  return isDone;
}
