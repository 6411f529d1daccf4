/** Starts the page: loads the solver, then opens the room that the address names. */

import { fillParts, fillWords } from "./dom.js";
import { showFailure } from "./failure.js";
import { openRooms } from "./rooms.js";
import { begin } from "./solver.js";
import { labels } from "./words.js";

fillParts(document);
fillWords(document, labels);

async function start() {
  try {
    await begin();
    await openRooms();
  } catch (error) {
    showFailure(labels.loadFailed, labels.loadHelp, error, start);
    console.error(error);
  }
}

await start();
