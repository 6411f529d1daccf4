/** What is said where nothing can be shown, and what may help. */

import { messageOf } from "../run/errors.js";
import { button, find, make, setText } from "../widgets/dom.js";
import { loadAgain, Unreachable } from "./preflight.js";
import { labels } from "../text/words.js";

const panel = () => find(document, "#failure", HTMLElement);

/**
 * A button for what helps where a file did not come: asking for it again, or, where the browser keeps
 * one that is of no use, loading the page again.
 * @type {(error: unknown, again: () => void, refuse: (message: string) => void) => HTMLButtonElement}
 */
const remedy = (error, again, refuse) =>
  error instanceof Unreachable
    ? button(labels.tryAgain, again)
    : button(labels.loadAgain, () => loadAgain().catch(() => refuse(labels.notLoadedAgain)));

/** Says what went wrong, and offers what may help. @type {(heading: string, help: string, error: unknown, again: () => void) => void} */
export function showFailure(heading, help, error, again) {
  for (const main of document.querySelectorAll("main")) {
    main.hidden = true;
  }
  const said = make("p", { class: "error" }, messageOf(error));
  panel().replaceChildren(
    make("h2", {}, heading),
    make("p", {}, help),
    said,
    remedy(error, again, (message) => setText(said, message)),
  );
  panel().setAttribute("role", "alert");
  panel().hidden = false;
}

export function hideFailure() {
  panel().hidden = true;
}
