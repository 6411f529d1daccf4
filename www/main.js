/** Starts the page: loads the solver, then opens the room. */

import init from "./pkg/knights_tour.js";
import { fillWords, find, make } from "./dom.js";
import { openExplore } from "./explore.js";
import { labels } from "./words.js";

const failure = find(document, "#failure", HTMLElement);
fillWords(document, labels);

try {
  await init();
  failure.hidden = true;
  find(document, "#explore", HTMLElement).hidden = false;
  openExplore();
} catch (error) {
  find(document, "#explore", HTMLElement).hidden = true;
  failure.hidden = false;
  failure.replaceChildren(
    make("h2", {}, labels.loadFailed),
    make("p", {}, labels.loadHelp),
    make("p", { class: "error" }, error instanceof Error ? error.message : String(error)),
  );
  failure.setAttribute("role", "alert");
  throw error;
}
