/** Starts the page: makes the first view ready, and fetches all that comes after it. */

import { askFor, askForSolver } from "./app/ahead.js";
import { isDoor } from "./app/arrival.js";
import { openDoor } from "./app/door.js";
import { followLanguage } from "./app/language.js";
import { keepInLinks } from "./app/link-preferences.js";
import { sayWhatComes } from "./app/waiting.js";
import { fillWords, find } from "./widgets/dom.js";
import { pause } from "./widgets/redraw.js";
import { labels } from "#text/door.js";
import { number } from "#text/sentence.js";

const isFirst = isDoor(location.hash);
if (isFirst) {
  openDoor();
}
fillWords(find(document, ".mark", HTMLElement), labels);
followLanguage(location.hash);
keepInLinks();
sayWhatComes();
// The first view may be left before the rooms are there.
addEventListener("hashchange", sayWhatComes);
document.documentElement.dataset.told = "";

/** Resolves once the page is painted, at once where nothing is: in a tab that nobody looks at. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
      resolve(undefined);
    }
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", resolve, { once: true });
  });

/** Resolves once what comes can be read, or where no frame is drawn: in a tab or a frame that nobody sees. */
const shown = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : 1000);
  });

/** Does what takes a while, piece by piece, while the solver is loading. */
async function whileItComes() {
  await pause();
  openDoor();
  await pause();
  // The first number that is written takes up to 50 ms.
  number(0);
}

async function goOn() {
  // The first view does without the rest, and is not to share the network with it. What most go to next comes first.
  if (isFirst) {
    await painted();
    askFor("#intro");
  } else {
    await shown();
    askForSolver();
  }
  const [{ start }] = await Promise.all([import("./app/start.js"), isFirst || whileItComes()]);
  await start();
}

// `early.js` offers to load the page again.
goOn().catch(reportError);
// The last line: where it is missing, this file was cut off on its way, and early.js sees it.
document.documentElement.dataset.started = "";
