/** Starts the page: shows the first view, loads the solver, then opens the room that the address names. */

import { isDoor } from "./app/arrival.js";
import { openDoor } from "./app/door.js";
import { fillParts, fillWords } from "./widgets/dom.js";
import { showFailure } from "./app/failure.js";
import { followLanguage } from "./app/language.js";
import { keepInLinks } from "./app/linked.js";
import { openRooms } from "./app/router.js";
import { wasmHere } from "./run/preflight.js";
import { startSolver } from "./run/solver.js";
import { labels } from "#text/words.js";

fillParts(document);
fillWords(document, labels);
openDoor();
followLanguage(location.hash);
keepInLinks();
document.documentElement.dataset.told = "";

/** A page of its own is kept on the device; what shows it as a part of another page decides for itself. */
async function keepForLater() {
  if ("serviceWorker" in navigator && window.top === window) {
    const { keepOffline } = await import("./app/offline.js");
    await keepOffline();
  }
}

/** Resolves once the page is painted, at once where nothing is: in a tab that nobody looks at. */
const painted = () =>
  new Promise((resolve) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
      resolve(undefined);
    }
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", resolve, { once: true });
  });

async function start() {
  try {
    // The first view does without the solver, and is not to share the network with it.
    if (isDoor(location.hash)) {
      await painted();
    }
    await startSolver();
    await openRooms();
    // What is not kept comes from the network.
    keepForLater().catch(console.error);
  } catch (error) {
    const help = {
      fine: labels.loadHelp,
      missing: labels.wasmMissing,
      forbidden: labels.wasmForbidden,
    };
    showFailure(labels.loadFailed, help[wasmHere()], error, start);
    console.error(error);
  }
}

start();
// The last line: where it is missing, this file was cut off on its way, and early.js sees it.
document.documentElement.dataset.started = "";
