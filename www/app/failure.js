/** What is said where nothing can be shown, and what may help. */

import { messageOf } from "../run/errors.js";
import { button, find, make, setText } from "../widgets/dom.js";
import { loadAgain, Unreachable } from "../run/preflight.js";
import { labels } from "#text/words.js";

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

/** Shows nothing but what went wrong, and what may help. @type {(heading: string, help: string, ...more: HTMLElement[]) => void} */
function show(heading, help, ...more) {
  for (const main of document.querySelectorAll("main")) {
    main.hidden = true;
  }
  panel().replaceChildren(make("h2", {}, heading), make("p", {}, help), ...more);
  panel().setAttribute("role", "alert");
  panel().hidden = false;
}

/** Says what went wrong, and offers what may help. @type {(heading: string, help: string, error: unknown, again: () => void) => void} */
export function showFailure(heading, help, error, again) {
  const said = make("p", { class: "error" }, messageOf(error));
  show(
    heading,
    help,
    said,
    remedy(error, again, (message) => setText(said, message)),
  );
}

/** Says that the solver has failed, or that the same link made it fail again: only another page helps. @param {boolean} isAgain */
export function showCrash(isAgain) {
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  const load = button(labels.loadAgain, () => location.reload());
  load.classList.add("primary");
  if (isAgain) {
    show(labels.crashedAgain, labels.crashedAgainHelp, load);
  } else {
    show(labels.crashed, labels.crashedHelp, load);
  }
}

export function hideFailure() {
  panel().hidden = true;
}
