/** What a counter of a run counts, said in a line under the counters. It is fetched when somebody first asks. */

import { counted } from "#text/glossary.js";
import { find, setAttribute } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";

/**
 * Explains the counter whose name is pressed, or no longer.
 * @param {HTMLElement} root
 * @param {HTMLButtonElement} pressed
 * @param {(text: string) => void} announce
 */
export function explain(root, pressed, announce) {
  const isWanted = pressed.getAttribute("aria-expanded") !== "true";
  for (const button of root.querySelectorAll(".counters button")) {
    setAttribute(button, "aria-expanded", String(isWanted && button === pressed));
  }
  const name = /** @type {keyof typeof counted} */ (pressed.dataset["counter"]);
  const text = isWanted ? counted[name] : "";
  const line = find(root, ".counted", HTMLElement);
  showLine(line, text);
  line.scrollIntoView({ block: "nearest", behavior: "instant" });
  announce(text);
}
