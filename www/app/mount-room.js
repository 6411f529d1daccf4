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
import { inAnyTheme } from "./linked.js";
import { trustedMarkup } from "../run/trusted.js";
import * as words from "#text/words.js";
import { fillParts, fillWords, find } from "../widgets/dom.js";
import { createNotices } from "../widgets/notices.js";
import { createRedraw } from "../widgets/redraw.js";
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
 * @property {{ markup: URL, style: URL }} [files] not for the first room, whose markup comes with the page
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
  }
  try {
    const { frame, run } = createFrame(root, shared, source);
    const room = run(await open(root, frame));
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
  const [written] = await Promise.all([text, addStyle(style)]);
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

/** @type {(root: HTMLElement, shared: Shared, source: Source) => { frame: RoomFrame, run: (room: RoomParts<any>) => RoomInFront }} */
function createFrame(root, { theme, speaker }, { heading, settleAfter = 0 }) {
  let parts = nothing;
  let [isOpen, wasRouted, hasThemeInLink] = [false, false, false];
  let message = "";
  /** The element that had the focus before the last action, until its effect is drawn. @type {Element | null} */
  let held = null;
  /** The link to the room when it was left, in any theme; changes by its own work since then stay. @type {string | null} */
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

  /** If an action has removed the focused element, the room’s heading gets the focus. */
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

  /** Shows what the address names, unless that is shown already. */
  function enter() {
    const { state, problems } = parts.route.read(currentAddress());
    const before = isOpen ? parts.route.complete(parts.state()) : null;
    isOpen = true;
    message = "";
    hasThemeInLink = state.theme !== undefined;
    theme.follow(state.theme);
    notices.show([]);
    const wanted = inAnyTheme(parts.route.write(state));
    if (!wasRouted || problems.length > 0 || ![left, inAnyTheme(address())].includes(wanted)) {
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

  /** The sentence about a value that could not be used. @param {Problem} problem */
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
      ...{ notices, speaker, redraw, changed, settle, settleSoon, keep, asStep, go, announce, say },
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
    },
    run(room) {
      parts = room;
      const { actions = {}, bindings = [], actionNames = {}, onBoard = gridRows } = room;
      return {
        enter,
        leave() {
          room.leave?.();
          isOpen = false;
          left = inAnyTheme(address());
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
