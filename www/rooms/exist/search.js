/**
 * The search that finds no tour: a knight that tries every move and goes back from each dead end. The play
 * head follows one search; meanwhile a job runs all of them, from every start that matters.
 * @import { AlgorithmId } from "../../pkg/knights_tour.js"
 * @import { Case } from "./state.js"
 * @import { Show } from "./show.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { methodOf } from "../../run/methods.js";
import { Session, squareName } from "../../pkg/knights_tour.js";
import { plain, story } from "#text/words.js";
import { plainBoard } from "./picture.js";
import { textOf } from "./state.js";
import * as words from "#text/exist.js";

/** @type {AlgorithmId} */
const METHOD = "backtracking";

/** What the squares of a board are called, by their numbers. @param {Case} board */
const namesOf = ({ width, height }) =>
  Array.from({ length: width * height }, (_, number) =>
    squareName(number % width, Math.floor(number / width)),
  );

/** @param {Case} shown @returns {Show} */
export function openSearch(shown) {
  const { target } = shown;
  const board = textOf(shown);
  const settings = { board, algorithm: METHOD, target };
  const session = new Session(settings);
  // A closed tour visits every square, so the first one suffices as a start.
  const names = namesOf(shown);
  const starts = target === "closed" ? names.slice(0, 1) : names;
  const method = methodOf(METHOD);
  let tried = { starts: 0, placements: 0, tours: 0 };
  /** @type {"waiting" | "working" | "ended" | "broken off"} */
  let phase = "waiting";
  let stop = () => {};

  return {
    run: session,
    look() {
      const { path } = session.state();
      return { ...plainBoard(shown), path, marks: { dot: path.slice(0, 1) }, knight: path.at(-1) };
    },
    lines: () => [
      words.searchPlan(target, starts.length),
      phase === "broken off"
        ? words.searchBrokenOff
        : words.searchFound(target, { ...tried, of: starts.length }),
    ],
    line: () => (session.done ? 1 : 0),
    sentence: () =>
      plain(story(session.moment(), { settings, method, isImpossible: true, piece: "1,2" })),
    explore: { words: [["algorithm", METHOD]], text: words.watchSearch },
    begin(changed) {
      /** @param {typeof phase} how */
      const end = (how) => {
        phase = how;
        changed();
      };
      phase = "working";
      stop = runJob({
        kind: "exhaustive-search",
        settings: { board, target, starts },
        onProgress(now) {
          tried = now;
          changed();
        },
        onDone: () => end("ended"),
        onFailed: () => end("broken off"),
      }).cancel;
    },
    get isWorking() {
      return phase === "working";
    },
    free() {
      stop();
      session.free();
    },
  };
}
