/**
 * The room of keypad sequences: puts its parts together and says what each event does. What is asked
 * for is always something that can be answered; a change that cannot be is refused beside its field.
 *
 * @import { SequenceCheck } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Limit } from "#text/keypad.js"
 * @import { SequenceRequest } from "./problem.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { checkSequence } from "../../pkg/knights_tour.js";
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

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function keypad(root, frame) {
  const { settleSoon } = frame;
  /** @type {SequenceRequest} */
  let request = presets.phone.request;
  let info = infoOf(request.keypad, request.leaper);
  /** The keys that were typed. @type {string[]} */
  let typed = [];
  /** @type {SequenceCheck} */
  let check = { holds: 0, next: [] };
  /** What was wrong with a key that was pressed. */
  let refusal = "";
  /** Where the walk stands, as it was told last. */
  let told = "";

  const caption = find(root, ".caption", HTMLElement);
  const field = find(root, "#keypad-sequence", HTMLInputElement);
  const fault = createFieldError(find(root, "#keypad-fault", HTMLElement));
  const pad = createPad(find(root, ".stage", HTMLElement), {
    press,
    erase,
    theme: () => frame.theme,
  });
  const codes = createCodes(find(root, ".code-panel", HTMLElement));
  const walk = createWalk(find(root, ".play-line", HTMLElement), show);
  const count = createCount(find(root, ".count", HTMLElement), {
    changed: () => {
      list.show();
      settleSoon();
    },
    say: frame.announce,
  });
  const list = createList(find(root, ".list", HTMLElement), {
    walk: (sequence) => {
      useSequence(sequence);
      walk.actions.play();
      field.scrollIntoView({ block: "nearest" });
    },
    changed: settleSoon,
    total: () => count.result,
    say: frame.announce,
  });
  const settings = createSettings(find(root, ".settings", HTMLElement), {
    keypad: useKeypad,
    change,
    preset: usePreset,
  });
  const limits = createLimits(find(root, ".limits-panel", HTMLElement), {
    change: (next) => change({ limits: next }),
    isRefused: (next) => refusalOf({ ...request, limits: next }) !== null,
    read: (text) => readKeys(text, info),
  });
  const lessLimits = find(root, ".less-limits", HTMLElement);
  /** Buttons that lead from one puzzle to another. @type {[keyof typeof presets, HTMLButtonElement][]} */
  const ways = [
    ["phone", find(root, ".try-phone", HTMLButtonElement)],
    ["source", find(root, ".try-source", HTMLButtonElement)],
  ];

  const isSame = (/** @type {SequenceRequest} */ next) =>
    JSON.stringify(next) === JSON.stringify(request);

  /** Asks for something else, which can be answered. @type {(next: SequenceRequest, page?: number) => void} */
  function put(next, page = 1) {
    const isMoved =
      next.keypad !== request.keypad || String(next.leaper) !== String(request.leaper);
    info = isMoved ? infoOf(next.keypad, next.leaper) : info;
    request = next;
    lessLimits.hidden = true;
    const isPhone = next.keypad === presets.phone.request.keypad;
    ways.forEach(([name, way]) => (way.hidden = (name === "phone") === isPhone));
    if (isMoved) {
      pad.use(info, request.leaper);
    }
    settings.show(request, info);
    limits.show(request.limits);
    count.use(problemOf(request), words.question(request));
    list.use(problemOf(request), page);
    useTyped(walk.isAtEnd ? undefined : walk.step);
  }

  /** @param {keyof typeof presets} name */
  function usePreset(name) {
    settings.forget();
    put(presets[name].request);
    useSequence(presets[name].sequence);
  }

  /** @param {Partial<SequenceRequest>} changes @returns {string | null} what is wrong with it */
  function change(changes) {
    const next = { ...request, ...changes };
    const wrong = isSame(next) ? null : refusalOf(next);
    if (wrong === null && !isSame(next)) {
      put(next);
    }
    return wrong;
  }

  /** @param {string} rows */
  function useKeypad(rows) {
    try {
      const { request: moved, isLess } = movedTo(request, infoOf(rows, request.leaper));
      if (!isSame(moved)) {
        put(moved);
        lessLimits.hidden = !isLess;
      }
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  /** Takes a sequence on, as far as it holds. @type {(sequence: string, step?: number) => void} */
  function useSequence(sequence, step) {
    typed = [...sequence];
    field.value = sequence;
    useTyped(step);
  }

  /** @param {number} [step] */
  function useTyped(step) {
    checkTyped(step);
    show();
  }

  /** @param {number} [step] */
  function checkTyped(step) {
    check = checkSequence(problemOf(request), typed.join(""));
    refusal = "";
    frame.hush();
    walk.use(check.holds, step);
  }

  /** The keys that have been pressed. */
  const pressed = () => typed.slice(0, walk.step);

  /** @param {string} key */
  function press(key) {
    const keys = [...pressed(), key];
    const { fault: wrong } = checkSequence(problemOf(request), keys.join(""));
    if (wrong) {
      refusal = words.fault(wrong, keys.length);
      show();
    } else {
      useSequence(keys.join(""));
    }
  }

  function erase() {
    useSequence(pressed().slice(0, -1).join(""));
  }

  /** Shows the sequence and where its walk stands. */
  function show() {
    const keys = pressed();
    const { next } = checkSequence(problemOf(request), keys.join(""));
    pad.show(keys, next);
    walk.show();
    if (keys.length <= MAX_CODED) {
      codes.show(info, keys);
    }
    const isKnight = String(request.leaper) === "1,2";
    const where = words.caption(keys.length, request.length, keys.at(-1) ?? "", next, isKnight);
    setText(caption, frame.message || where);
    const typedFault = check.fault ? words.fault(check.fault, check.holds + 1) : "";
    const wrong = refusal || typedFault;
    fault.say(wrong, ...(typedFault ? [field] : []));
    if (!wrong && !walk.isPlaying && frame.isOpen && where !== told) {
      told = where;
      frame.announce(where, { about: "moment", rank: "progress" });
    }
    settleSoon();
    frame.usable();
  }

  /** @param {State} state */
  function apply(state) {
    settings.forget();
    put(requestOf(state), state.page);
    useSequence(readKeys(state.sequence, info), state.step ?? undefined);
  }

  field.addEventListener("input", () => {
    typed = [...readKeys(textIn(field), info)];
    checkTyped();
    frame.redraw(); // Once a frame, however many keys were typed: a long sequence takes a while to draw.
  });
  find(root, ".clear", HTMLButtonElement).addEventListener("click", () => {
    useSequence("");
    field.focus();
  });
  find(root, ".erase", HTMLButtonElement).addEventListener("click", erase);
  for (const [name, way] of ways) {
    way.addEventListener("click", () => {
      usePreset(name);
      find(root, "#keypad-heading", HTMLElement).focus({ preventScroll: true });
    });
  }
  pad.use(info, request.leaper);

  return {
    route,
    state: () => ({
      ...{ ...request, sequence: typed.join(""), page: list.page },
      step: walk.isAtEnd ? null : walk.step,
    }),
    apply,
    correction: words.passedOver,
    title: () => words.title(request.length, count.result, shared.labels.title),
    draw: show,
    settle: () => codes.show(info, pressed()),
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
