/* What cannot wait for the page's modules. It is published as a classic script with all it imports. */

import { languages, openings } from "#languages";
import { askFor, scriptsIn } from "./app/ahead.js";
import { needsWhole, returnToLast, themeIn, viewOf } from "./app/arrival.js";
import { LANGUAGE_KEY, chooseLanguage } from "./app/choose-language.js";
import { loadAgain } from "./run/preflight.js";
import { colourWindow } from "./app/window-colour.js";
import { recall, takeOver } from "./widgets/storage.js";

/* First, as the link that it leads back to may ask for a theme. */
takeOver();
returnToLast();

/* Runs before the first paint, so that a dark page never begins with a white flash. What is kept
   and how it is chosen afterwards is theme.js's business. */
(() => {
  const chosen = themeIn(`?theme=${recall("theme")}`);
  const inLink = themeIn(location.hash);
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
document.documentElement.dataset.view = viewOf(location.hash);
document.documentElement.dataset.solver = needsWhole(location.hash) ? "whole" : "page";

/* The page has its texts in its scripts, which there are once for each language. A page in one file has
   them in it. */
(() => {
  const root = document.documentElement;
  const kept = recall(LANGUAGE_KEY);
  const known = languages.map(({ id }) => id);
  const id = chooseLanguage({ hash: location.hash, kept, preferred: navigator.languages }, known);
  const opening = openings[id];
  root.lang = id;
  root.dir = opening?.direction ?? "ltr";

  askFor(location.hash);

  function offerToLoadAgain() {
    const button = document.getElementById("load-again");
    if (button) {
      button.hidden = false;
      button.onclick = () => loadAgain().catch(() => location.reload());
    }
  }

  /* Where a module is missing or was cut off on its way, none of them runs: not even those that would
     say so. One that was cut off between two statements is no error, but does not come to its last line.
     The button is gone once the page has something to show. */
  function lookWhetherItStarted() {
    if (!("started" in root.dataset)) {
      offerToLoadAgain();
    }
  }

  addEventListener("error", offerToLoadAgain, true);
  addEventListener("DOMContentLoaded", () => {
    // The markup is in English.
    if (opening && id !== "en") {
      const manifest = document.querySelector("link[rel=manifest]");
      manifest?.setAttribute("href", `manifest-${id}.webmanifest`);
      const sentence = document.querySelector("#failure .loading");
      const button = document.getElementById("load-again");
      if (sentence && button) {
        sentence.textContent = opening.loading;
        button.textContent = opening.loadAgain;
      }
    }
    const [main] = scriptsIn("content");
    if (main === undefined) {
      lookWhetherItStarted();
    } else {
      import(new URL(main, document.baseURI).href).then(lookWhetherItStarted, (error) => {
        console.error(error);
        offerToLoadAgain();
      });
    }
  });
})();
