/** What comes after the first view: starts the solver, then opens the room that the address names. */

import { fillParts, fillWords } from "../widgets/dom.js";
import { showFailure } from "./failure.js";
import { openRooms } from "./router.js";
import { wasmHere } from "../run/preflight.js";
import { startSolver } from "../run/solver.js";
import { labels } from "#text/words.js";

/** A page of its own is kept on the device; what shows it as a part of another page decides for itself. */
async function keepForLater() {
  if ("serviceWorker" in navigator && window.top === window) {
    const { keepOffline } = await import("./offline.js");
    await keepOffline();
  }
}

async function open() {
  try {
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
    showFailure(labels.loadFailed, help[wasmHere()], error, open);
    console.error(error);
  }
}

/** Is called once, when the first view has its words. */
export function start() {
  fillParts(document);
  document.querySelectorAll("body > :not(#door)").forEach((part) => fillWords(part, labels));
  return open();
}
