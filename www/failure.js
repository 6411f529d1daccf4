/** What is said where nothing can be shown. */

import { button, find, make } from "./dom.js";
import { labels } from "./words.js";

const panel = () => find(document, "#failure", HTMLElement);

/** Says what went wrong, and offers to try it again where that may help. @type {(heading: string, help: string, error: unknown, again?: () => void) => void} */
export function showFailure(heading, help, error, again) {
  for (const main of document.querySelectorAll("main")) {
    main.hidden = true;
  }
  panel().replaceChildren(
    make("h2", {}, heading),
    make("p", {}, help),
    make("p", { class: "error" }, error instanceof Error ? error.message : String(error)),
    ...(again ? [button(labels.tryAgain, again)] : []),
  );
  panel().setAttribute("role", "alert");
  panel().hidden = false;
}

export function hideFailure() {
  panel().hidden = true;
}
