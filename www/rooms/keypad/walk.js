/**
 * The walk along a sequence: how many of its keys have been pressed, by hand or by playing it.
 */

import { find, setAttribute, setIcon, setText } from "../../widgets/dom.js";
import { play as playWords } from "#text/words.js";
import * as words from "#text/keypad.js";

/** Milliseconds between keys while it plays. */
const PACE_MS = 450;

/**
 * @param {HTMLElement} root
 * @param {() => void} moved called when it moves or stops
 */
export function createWalk(root, moved) {
  const scrubber = find(root, ".scrubber", HTMLInputElement);
  const progress = find(root, ".progress", HTMLElement);
  const button = find(root, "[data-action=play]", HTMLElement);
  let [step, end, timer] = [0, 0, 0];

  function pause() {
    clearInterval(timer);
    timer = 0;
  }

  /** @param {number} to */
  function go(to) {
    step = Math.max(0, Math.min(end, to));
    if (step === end) {
      pause();
    }
    moved();
  }

  /** Moves by hand. @param {number} to @returns {boolean} whether there is a sequence */
  function seek(to) {
    pause();
    go(to);
    return end > 0;
  }

  function play() {
    const isPlaying = timer !== 0;
    pause();
    if (!isPlaying && end > 0) {
      go(step === end ? 0 : step);
      timer = setInterval(() => go(step + 1), PACE_MS);
    }
    moved();
    return end > 0;
  }

  scrubber.addEventListener("input", () => seek(scrubber.valueAsNumber));

  return {
    /** Number of keys pressed. */
    get step() {
      return step;
    },
    get isAtEnd() {
      return step === end;
    },
    get isPlaying() {
      return timer !== 0;
    },
    pause,
    /** Switches to another sequence, of which this many keys are valid. @type {(keys: number, at?: number) => void} */
    use(keys, at = keys) {
      pause();
      end = keys;
      step = Math.min(at, keys);
    },
    actions: {
      play,
      first: () => seek(0),
      back: () => seek(step - 1),
      forward: () => seek(step + 1),
      last: () => seek(end),
    },
    show() {
      const name = timer ? "pause" : step === end && end > 0 ? "again" : "play";
      const text = words.position(step, end);
      scrubber.max = String(end);
      scrubber.value = String(step);
      scrubber.disabled = end === 0;
      setAttribute(scrubber, "aria-valuetext", text);
      setText(progress, text);
      setIcon(button, name);
      setAttribute(button, "aria-label", playWords[name]);
      /** @type {(action: string, means: boolean) => void} */
      const allow = (action, means) => {
        const each = find(root, `[data-action=${action}]`, HTMLElement);
        setAttribute(each, "aria-disabled", means ? null : "true");
      };
      ["first", "back"].forEach((action) => allow(action, step > 0));
      ["forward", "last"].forEach((action) => allow(action, step < end));
      allow("play", end > 0);
    },
  };
}
