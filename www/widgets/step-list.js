/** The steps of an argument or a chapter. */

import { make, setAttribute, setText } from "./dom.js";

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
