/** What is shown while long work runs, with the focus kept where keys go on. */

import { find, setText } from "./dom.js";

/** Shows one control in the place of others, and gives it the focus that was in them. @type {(shown: HTMLElement, ...others: HTMLElement[]) => void} */
export function showInstead(shown, ...others) {
  const hadFocus = others.some((each) => each.contains(document.activeElement));
  shown.hidden = false;
  for (const each of others) {
    each.hidden = true;
  }
  if (hadFocus) {
    shown.focus();
  }
}

/** A progress bar with its text, hidden while nothing runs. @param {HTMLElement} line */
export function createProgressLine(line) {
  const bar = find(line, "progress", HTMLProgressElement);
  const label = find(line, "progress + span", HTMLElement);
  return {
    /** Shows how much is done; `null` for an unknown share. @type {(text: string, value: number | null, max?: number) => void} */
    show(text, value, max = 1) {
      line.hidden = false;
      bar.max = max;
      if (value === null) {
        bar.removeAttribute("value");
      } else {
        bar.value = value;
      }
      setText(label, text);
    },
    hide() {
      line.hidden = true;
    },
  };
}

/**
 * A button that starts long work, and what stands in its place while that runs: a button that cancels it, and a
 * progress bar.
 * @type {(start: HTMLElement, cancel: HTMLElement, line: HTMLElement) => { begin: (...others: HTMLElement[]) => void, end: () => void, progress: (text: string, value: number | null, max?: number) => void }}
 */
export function createWorkButtons(start, cancel, line) {
  const progress = createProgressLine(line);
  return {
    /** @param {HTMLElement[]} others that are hidden as well */
    begin: (...others) => showInstead(cancel, start, ...others),
    end() {
      showInstead(start, cancel);
      progress.hide();
    },
    progress: progress.show,
  };
}
