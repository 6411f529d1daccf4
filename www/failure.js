/** What is said where nothing can be shown. */

import { find, make } from "./dom.js";

const panel = () => find(document, "#failure", HTMLElement);

/** @type {(heading: string, help: string, error: unknown) => void} */
export function showFailure(heading, help, error) {
  for (const main of document.querySelectorAll("main")) {
    main.hidden = true;
  }
  panel().replaceChildren(
    make("h2", {}, heading),
    make("p", {}, help),
    make("p", { class: "error" }, error instanceof Error ? error.message : String(error)),
  );
  panel().setAttribute("role", "alert");
  panel().hidden = false;
}

export function hideFailure() {
  panel().hidden = true;
}
