/** What is shown and hidden together, with the focus kept where keys go on. */

import { number } from "#text/words.js";
import { find, make, setAttribute, setText } from "./dom.js";

/** Shows a line of text, or hides it while it is empty. @type {(line: HTMLElement, text: string) => void} */
export function showLine(line, text) {
  line.hidden = text === "";
  setText(line, text);
}

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

/** Lists texts one below the other, and marks the current one. @type {(list: Element, texts: readonly string[], current: number) => void} */
export function showSteps(list, texts, current) {
  if (list.children.length !== texts.length) {
    list.replaceChildren(...texts.map(() => make("li")));
  }
  [...list.children].forEach((line, i) => {
    setText(line, texts[i] ?? "");
    setAttribute(line, "aria-current", i === current ? "step" : null);
  });
}

/** The counters of runs, for `dl`. @template {string} Name @param {Element} list */
export function createCounters(list) {
  /** @type {{ name: Name, term: HTMLElement, value: HTMLElement }[]} */
  let counts = [];
  /** @type {(name: Name, n: number) => string} */
  let nameOf = String;
  return {
    /** Lists these counters. @type {(names: readonly Name[], nameOf: (name: Name, n: number) => string) => void} */
    use(names, termFor) {
      nameOf = termFor;
      counts = names.map((name) => ({
        name,
        term: make("dt", {}, nameOf(name, 0)),
        value: make("dd", {}, "0"),
      }));
      list.replaceChildren(...counts.map(({ term, value }) => make("div", {}, term, value)));
    },
    /** @type {(values: Record<Name, number>) => void} */
    show(values) {
      for (const { name, term, value } of counts) {
        setText(value, number(values[name]));
        setText(term, nameOf(name, values[name]));
      }
    },
  };
}
