/** Lines that hide while they are empty, and the counters of runs. */

import { number } from "#text/words.js";
import { make, setText } from "./dom.js";

/** Shows a line of text, or hides it while it is empty. @type {(line: HTMLElement, text: string) => void} */
export function showLine(line, text) {
  line.hidden = text === "";
  setText(line, text);
}

/** The counters of runs, for `dl`; names that are explained are buttons. @template {string} Name @param {Element} list */
export function createCounters(list, areExplained = false) {
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
        term: areExplained
          ? make("button", { type: "button", "data-counter": name, "aria-expanded": "false" })
          : make("span"),
        value: make("dd", {}, "0"),
      }));
      list.replaceChildren(
        ...counts.map(({ name, term, value }) => {
          term.append(nameOf(name, 0));
          return make("div", {}, make("dt", {}, term), value);
        }),
      );
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
