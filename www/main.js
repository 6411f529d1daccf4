/** Starts the page: loads the solver, then opens the room that the address names. */

import { fillParts, fillWords } from "./dom.js";
import { showFailure } from "./failure.js";
import { openRooms } from "./rooms.js";
import init from "./pkg/knights_tour.js";
import { reach } from "./reach.js";
import { labels } from "./words.js";

fillParts(document);
fillWords(document, labels);

async function start() {
  try {
    await init({ module_or_path: await reach("pkg/knights_tour_bg.wasm") });
    await openRooms();
  } catch (error) {
    showFailure(labels.loadFailed, labels.loadHelp, error, start);
    console.error(error);
  }
}

await start();
