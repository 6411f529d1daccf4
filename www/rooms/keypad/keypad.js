/**
 * The room of keypad sequences: puts its parts together and says what each event does. What is asked
 * for is always something that can be answered; a change that cannot be is refused beside its field.
 *
 * @import { KeypadInfo, SequenceCheck } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { SequenceRequest } from "./problem.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { checkSequence } from "../../pkg/knights_tour.js";
import { isKnight } from "../../text/leaps.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/keypad.js";
import * as shared from "#text/words.js";
import { arrowSteps } from "../../widgets/arrows-move.js";
import { find, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { textIn } from "../../widgets/text-field.js";
import { createCodes } from "./codes.js";
import { createCount } from "./count.js";
import { createLimits } from "./limits.js";
import { createList } from "./list.js";
import { createPad } from "./pad.js";
import { infoOf, movedTo, presets, problemOf, readKeys, refusalOf } from "./problem.js";
import { createSettings } from "./settings.js";
import { requestOf, route } from "./state.js";
import { createWalk } from "./walk.js";

/** The address and the title follow this long after a change. */
const SETTLE_MS = 150;

/** The number of a longer sequence follows once nothing moves: it has thousands of digits. */
const MAX_CODED = 500;

const source = {
  files: {
    markup: new URL("room.html", import.meta.url),
    style: new URL("room.css", import.meta.url),
  },
  labels: words.labels,
  heading: "#keypad-heading",
  settleAfter: SETTLE_MS,
};

/** @type {Opener} */
export const openKeypad = (root, router) => mountRoom(root, router, source, keypad);

/**
 * @typedef {object} Room
 * @property {RoomFrame} frame
 * @property {SequenceRequest} request
 * @property {KeypadInfo} info
 * @property {string[]} typed the keys that were typed
 * @property {SequenceCheck} check how many of them hold
 * @property {string} refusal what was wrong with a key that was pressed
 * @property {string} told where the walk stands, as it was told last
 * @property {ReturnType<typeof createPad>} pad
 * @property {ReturnType<typeof createCodes>} codes
 * @property {ReturnType<typeof createWalk>} walk
 * @property {ReturnType<typeof createCount>} count
 * @property {ReturnType<typeof createList>} list
 * @property {ReturnType<typeof createSettings>} settings
 * @property {ReturnType<typeof createLimits>} limits
 * @property {ReturnType<typeof createFieldError>} fault
 * @property {HTMLInputElement} field
 * @property {HTMLElement} caption
 * @property {HTMLElement} lessLimits
 * @property {[keyof typeof presets, HTMLButtonElement][]} ways buttons that lead from one puzzle to another
 */

/** @type {(root: HTMLElement, frame: RoomFrame) => Room} */
function roomIn(root, frame) {
  const { request } = presets.phone;
  /** @type {Room} */
  const room = {
    ...{ frame, request },
    info: infoOf(request.keypad, request.leaper),
    typed: [],
    check: { holds: 0, next: [] },
    refusal: "",
    told: "",
    pad: createPad(find(root, ".stage", HTMLElement), {
      press: (key) => press(room, key),
      erase: () => erase(room),
      theme: () => frame.theme,
    }),
    codes: createCodes(find(root, ".code-panel", HTMLElement)),
    walk: createWalk(find(root, ".play-line", HTMLElement), () => show(room)),
    count: createCount(find(root, ".count", HTMLElement), {
      changed() {
        room.list.show();
        frame.settleSoon();
      },
      say: frame.announce,
    }),
    list: createList(find(root, ".list", HTMLElement), {
      walk(sequence) {
        useSequence(room, sequence);
        room.walk.actions.play();
        room.field.scrollIntoView({ block: "nearest" });
      },
      changed: frame.settleSoon,
      total: () => room.count.result,
      say: frame.announce,
    }),
    settings: createSettings(find(root, ".settings", HTMLElement), {
      keypad: (rows) => useKeypad(room, rows),
      change: (changes) => change(room, changes),
      preset: (name) => usePreset(room, name),
    }),
    limits: createLimits(find(root, ".limits-panel", HTMLElement), {
      change: (limits) => change(room, { limits }),
      isRefused: (limits) => refusalOf({ ...room.request, limits }) !== null,
      read: (text) => readKeys(text, room.info),
    }),
    fault: createFieldError(find(root, "#keypad-fault", HTMLElement)),
    field: find(root, "#keypad-sequence", HTMLInputElement),
    caption: find(root, ".caption", HTMLElement),
    lessLimits: find(root, ".less-limits", HTMLElement),
    ways: [
      ["phone", find(root, ".try-phone", HTMLButtonElement)],
      ["source", find(root, ".try-source", HTMLButtonElement)],
    ],
  };
  room.pad.use(room.info, request.leaper);
  return room;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function keypad(root, frame) {
  const room = roomIn(root, frame);
  const { walk, count, list, field } = room;
  field.addEventListener("input", () => {
    room.typed = [...readKeys(textIn(field), room.info)];
    checkTyped(room);
    frame.redraw(); // Once a frame, however many keys were typed: a long sequence takes a while to draw.
  });
  find(root, ".clear", HTMLButtonElement).addEventListener("click", () => {
    useSequence(room, "");
    field.focus();
  });
  find(root, ".erase", HTMLButtonElement).addEventListener("click", () => erase(room));
  for (const [name, way] of room.ways) {
    way.addEventListener("click", () => {
      usePreset(room, name);
      find(root, "#keypad-heading", HTMLElement).focus({ preventScroll: true });
    });
  }

  return {
    route,
    state: () => ({
      ...{ ...room.request, sequence: room.typed.join(""), page: list.page },
      step: walk.isAtEnd ? null : walk.step,
    }),
    apply(state) {
      room.settings.forget();
      put(room, requestOf(state), state.page);
      useSequence(room, readKeys(state.sequence, room.info), state.step ?? undefined);
    },
    correction: words.passedOver,
    title: () => words.title(room.request.length, count.result, shared.labels.title),
    draw: () => show(room),
    settle: () => room.codes.show(room.info, pressed(room)),
    isMoving: () => walk.isPlaying,
    actions: {
      ...walk.actions,
      cancel() {
        const isNeeded = count.isRunning || list.isAtWork;
        count.halt();
        list.halt();
        return isNeeded;
      },
    },
    actionNames: words.keys,
    onBoard: [
      { name: words.keys.type, keys: [words.anyKey] },
      { name: words.keys.move, keys: Object.keys(arrowSteps) },
      { name: words.keys.press, keys: [" ", "Enter"] },
      { name: words.keys.erase, keys: ["Backspace"] },
    ],
    leave: walk.pause, // A count or an export goes on.
  };
}

/** Asks for something else, which can be answered. @type {(room: Room, next: SequenceRequest, page?: number) => void} */
function put(room, next, page = 1) {
  const { request, walk, pad } = room;
  const isMoved = next.keypad !== request.keypad || String(next.leaper) !== String(request.leaper);
  if (isMoved) {
    room.info = infoOf(next.keypad, next.leaper);
    pad.use(room.info, next.leaper);
  }
  room.request = next;
  room.lessLimits.hidden = true;
  const isPhone = next.keypad === presets.phone.request.keypad;
  room.ways.forEach(([name, way]) => (way.hidden = (name === "phone") === isPhone));
  room.settings.show(next, room.info);
  room.limits.show(next.limits);
  room.count.use(problemOf(next), words.question(next));
  room.list.use(problemOf(next), page);
  useTyped(room, walk.isAtEnd ? undefined : walk.step);
}

/** @type {(one: SequenceRequest, other: SequenceRequest) => boolean} */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @type {(room: Room, name: keyof typeof presets) => void} */
function usePreset(room, name) {
  room.settings.forget();
  put(room, presets[name].request);
  useSequence(room, presets[name].sequence);
}

/** @type {(room: Room, changes: Partial<SequenceRequest>) => string | null} what is wrong with them */
function change(room, changes) {
  const next = { ...room.request, ...changes };
  if (isSame(next, room.request)) {
    return null;
  }
  const wrong = refusalOf(next);
  if (wrong === null) {
    put(room, next);
  }
  return wrong;
}

/** @type {(room: Room, rows: string) => string | null} what is wrong with them */
function useKeypad(room, rows) {
  const { request } = room;
  try {
    const { request: moved, isLess } = movedTo(request, infoOf(rows, request.leaper));
    if (!isSame(moved, request)) {
      put(room, moved);
      room.lessLimits.hidden = !isLess;
    }
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Takes a sequence on, as far as it holds. @type {(room: Room, sequence: string, step?: number) => void} */
function useSequence(room, sequence, step) {
  room.typed = [...sequence];
  room.field.value = sequence;
  useTyped(room, step);
}

/** @type {(room: Room, step?: number) => void} */
function useTyped(room, step) {
  checkTyped(room, step);
  show(room);
}

/** @type {(room: Room, step?: number) => void} */
function checkTyped(room, step) {
  room.check = checkSequence(problemOf(room.request), room.typed.join(""));
  room.refusal = "";
  room.frame.hush();
  room.walk.use(room.check.holds, step);
}

/** The keys that have been pressed. @param {Room} room */
const pressed = ({ typed, walk }) => typed.slice(0, walk.step);

/** @type {(room: Room, key: string) => void} */
function press(room, key) {
  const keys = [...pressed(room), key];
  const { fault } = checkSequence(problemOf(room.request), keys.join(""));
  if (fault) {
    room.refusal = words.fault(fault, keys.length);
    show(room);
  } else {
    useSequence(room, keys.join(""));
  }
}

/** @param {Room} room */
function erase(room) {
  useSequence(room, pressed(room).slice(0, -1).join(""));
}

/** Shows the sequence and where its walk stands. @param {Room} room */
function show(room) {
  const { request, check, walk, frame } = room;
  const keys = pressed(room);
  const { next } = checkSequence(problemOf(request), keys.join(""));
  room.pad.show(keys, next);
  walk.show();
  if (keys.length <= MAX_CODED) {
    room.codes.show(room.info, keys);
  }
  const by = isKnight(request.leaper);
  const where = words.caption(keys.length, request.length, keys.at(-1) ?? "", next, by);
  setText(room.caption, frame.message || where);
  const typedFault = check.fault ? words.fault(check.fault, check.holds + 1) : "";
  const wrong = room.refusal || typedFault;
  room.fault.say(wrong, ...(typedFault ? [room.field] : []));
  if (!wrong && !walk.isPlaying && frame.isOpen && where !== room.told) {
    room.told = where;
    frame.announce(where, { about: "moment", rank: "progress" });
  }
  frame.settleSoon();
  frame.usable();
}
