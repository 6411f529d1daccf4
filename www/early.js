/* What cannot wait for the page's modules. It is published as a classic script with all it imports. */

import { isDoor, returnToLast } from "./app/arrival.js";
import { loadAgain } from "./app/preflight.js";
import { colourWindow } from "./app/window-colour.js";

/* Runs before the first paint, so that a dark page never begins with a white flash. What is kept
   and how it is chosen afterwards is theme.js's business. */
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // An embedded page may be denied its storage.
  }
  const inLink = /[?&]theme=(light|dark|projector)\b/.exec(location.hash)?.[1];
  /** @param {string} preference */
  const prefers = (preference) => matchMedia(`(prefers-${preference})`).matches;
  const system = prefers("contrast: more")
    ? "projector"
    : prefers("color-scheme: dark")
      ? "dark"
      : "light";
  const { dataset } = document.documentElement;
  dataset.theme = inLink ?? chosen ?? system;
  dataset.text = (inLink ?? chosen) === "projector" ? "large" : "usual";
  colourWindow();
})();

/* Whoever comes without a link sees the first view at once. A room waits for the solver. */
returnToLast();
document.documentElement.dataset.view = isDoor(location.hash) ? "door" : "lab";
if (!isDoor(location.hash)) {
  document.querySelector("link[rel=preload]")?.removeAttribute("media");
}

/* Where a module is missing or was cut off on its way, none of them runs: not even those that would
   say so. The button is gone once the page has something to show. */
(() => {
  function offerToLoadAgain() {
    const button = document.getElementById("load-again");
    if (button) {
      button.hidden = false;
      button.onclick = () => loadAgain().catch(() => location.reload());
    }
  }
  addEventListener("error", offerToLoadAgain, true);
  // One that was cut off between two statements is no error, but does not come to its last line.
  addEventListener("DOMContentLoaded", () => {
    if (!("started" in document.documentElement.dataset)) {
      offerToLoadAgain();
    }
  });
})();
