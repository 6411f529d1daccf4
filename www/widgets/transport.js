/**
 * The play head's controls: buttons, scrubber and speed.
 *
 * @import { Algorithm, Moment } from "../pkg/knights_tour.js"
 * @import { Action } from "./shortcuts.js"
 * @import { Pace } from "../run/pace.js"
 * @import { Phase } from "../run/player.js"
 * @import { Headway } from "../text/story.js"
 * @import { Terms } from "../text/language.js"
 */

import { find, setAttribute, setIcon, setText } from "./dom.js";
import { shortcuts, tooltip } from "./shortcuts.js";
import { fastestSpeed, NOTCHES, notchOf, speedAt } from "../run/pace.js";
import { furthest } from "../text/story.js";
import * as words from "#text/words.js";

/** Names a button, with its key. @type {(button: HTMLElement, action: Action, name?: string) => void} */
export function nameButton(button, action, name = words.actions[action]) {
  setAttribute(button, "aria-label", name);
  setAttribute(button, "title", tooltip(action, name));
  setAttribute(button, "aria-keyshortcuts", shortcuts(action) || null);
}

/** Names every button of the page that has an action. @param {ParentNode} page */
export function nameButtons(page) {
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = page.querySelectorAll("button[data-action]");
  for (const button of buttons) {
    const action = /** @type {Action} */ (button.dataset.action);
    // The current name of a button may differ from its initial one, and a button of one word is called so.
    const text = button.hasAttribute("data-word") ? (button.textContent ?? undefined) : undefined;
    nameButton(button, action, button.getAttribute("aria-label") ?? text);
  }
}

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(position: number) => void} on.seek
 * @param {(perSecond: number) => void} on.speed
 */
export function createTransport(root, on) {
  const scrubber = find(root, ".scrubber", HTMLInputElement);
  const progress = find(root, ".progress", HTMLElement);
  const speed = find(root, ".speed", HTMLInputElement);
  const speedText = find(root, ".speed-text", HTMLElement);
  let paceText = "";
  const play = find(root, "[data-action=play]", HTMLElement);
  /** Whether the reader is dragging the scrubber. */
  let held = false;
  /** The speed of the slider's last notch. */
  let fastest = fastestSpeed(0);

  scrubber.addEventListener("input", () => {
    held = true;
    on.seek(scrubber.valueAsNumber);
  });
  // A drag that ends where it began fires no `change` event.
  for (const end of ["change", "pointerup", "pointercancel", "lostpointercapture", "blur"]) {
    scrubber.addEventListener(end, () => {
      held = false;
    });
  }
  speed.addEventListener("input", () => on.speed(speedAt(speed.valueAsNumber, fastest)));
  speed.max = String(NOTCHES);

  /** The names of squares. @type {Terms | undefined} */
  let terms;

  /** A button that does not apply now keeps its focus, so that keys continue to work. Not every room has all buttons. @type {(action: Action, means: boolean) => void} */
  function allow(action, means) {
    const button = root.querySelector(`[data-action=${action}]`);
    if (button) {
      setAttribute(button, "aria-disabled", means ? null : "true");
    }
  }

  /** @param {Phase} phase */
  function showPlay(phase) {
    const moving = phase === "running" || phase === "seeking";
    const name = moving ? "pause" : phase === "finished" ? "again" : "play";
    setIcon(play, name);
    nameButton(play, "play", words.play[name]);
  }

  return {
    allow,
    /** A method without ties or dead ends cannot jump to them. @type {(method: Algorithm | undefined, called?: Terms) => void} */
    setMethod(method, called) {
      terms = called;
      const counted = method?.counters ?? [];
      find(root, "[data-action=nextTie]", HTMLElement).hidden = !counted.includes("ties");
      find(root, "[data-action=nextDeadEnd]", HTMLElement).hidden = !counted.includes("deadEnds");
    },
    /** @param {{ speed: number, pace: Pace, fastest: number }} of the current speed, what it is called, and the highest */
    showSpeed(of) {
      fastest = of.fastest;
      speed.value = String(notchOf(of.speed, fastest));
      setAttribute(speed, "aria-valuetext", words.namedSpeed(of));
      setAttribute(speed, "title", words.namedSpeed(of));
      paceText = words.speedText(of.pace);
      if (speedText.textContent !== "") {
        setText(speedText, paceText);
      }
    },
    /** @type {(moment: Headway & Pick<Moment, "timeline" | "done">, phase: Phase) => void} */
    show(moment, phase) {
      const text = words.progress(moment, terms);
      const most = String(furthest(moment));
      setText(progress, text);
      if (scrubber.max !== most) {
        scrubber.max = most;
        const longest = words.progress({ ...moment, position: Number(most) }, terms).length;
        root.style.setProperty("--progress", `${longest}ch`);
      }
      // Not before there is room for both texts, or this one would move.
      setText(speedText, paceText);
      if (!held) {
        scrubber.value = String(moment.position);
      }
      scrubber.disabled = !moment.timeline;
      setAttribute(scrubber, "aria-valuetext", text);
      showPlay(phase);
      allow("first", moment.position > 0);
      allow("back", moment.position > 0 && moment.timeline);
      for (const action of /** @type {const} */ (["forward", "last", "nextTie", "nextDeadEnd"])) {
        allow(action, !moment.done);
      }
    },
  };
}
