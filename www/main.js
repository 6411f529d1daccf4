/** Starts the page: loads the solver, then opens the room that the address names. */

import init from "./pkg/knights_tour.js";
import { fillWords } from "./dom.js";
import { showFailure } from "./failure.js";
import { openRooms } from "./rooms.js";
import { labels } from "./words.js";

fillWords(document, labels);

try {
  await init();
  await openRooms();
} catch (error) {
  showFailure(labels.loadFailed, labels.loadHelp, error);
  throw error;
}
