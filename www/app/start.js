/** What comes after the first view: starts the solver, then opens the room that the address names. */

import { fillParts, fillWords } from "../widgets/dom.js";
import { showFailure } from "./failure.js";
import { openRooms } from "./router.js";
import { wasmHere } from "../run/preflight.js";
import { startSolver } from "../run/solver.js";
import { pause } from "../widgets/redraw.js";
import { canBeKept, idle, savesData } from "./keeping.js";
import { labels } from "#text/words.js";

/** Once nothing else is to be done, what is used of the page is kept on the device, unless the visitor saves data. */
async function keepForLater() {
  if (canBeKept() && !savesData()) {
    await idle();
    const { keepOffline } = await import("./offline.js");
    await keepOffline();
  }
}

async function open() {
  try {
    await startSolver();
    await pause();
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
