/**
 * The search for a tour where no construction has one ready: of other pieces than the knight, on joined
 * edges, and between two squares.
 * What it finds takes its place.
 * @import { Case } from "./state.js"
 * @import { Show } from "./show.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { createSteps } from "../../run/steps.js";
import { KNIGHT } from "../../app/codecs.js";
import { plainBoard } from "./picture.js";
import { textOf } from "./state.js";
import * as words from "#text/exist.js";

/** Time limit of the search, in milliseconds: the texts name it. */
const LIMIT = 10_000;

/** @param {Case} shown @returns {Show} */
export function openQuest(shown) {
  const { target, leaper = KNIGHT, wrap, start, end } = shown;
  const reason = /** @type {const} */ ({ code: "all-tried", sentence: "" });
  let line = words.searching;
  let isWorking = true;
  let stop = () => {};

  return {
    run: createSteps(0, { kind: "impossible", reason }),
    look: () => plainBoard(shown),
    lines: () => [line],
    line: () => 0,
    sentence: () => "",
    explore: { words: [], text: words.openInExplore },
    begin(changed, found) {
      /** @param {import("#text/build.js").Found} answer */
      const tell = (answer) => {
        isWorking = false;
        line = words.finding(answer);
        found(answer);
        changed();
      };
      stop = runJob({
        kind: "find-out",
        settings: {
          ...{ board: textOf(shown), leaper, wrap, target, limit: LIMIT },
          ...(start !== undefined && { ends: { start, end } }),
        },
        onDone: ({ tour, isProof, by }) =>
          tell(
            tour ? { kind: "tour", squares: tour, by } : { kind: isProof ? "none" : "unknown", by },
          ),
        onFailed: (message) => tell({ kind: "failed", message }),
      }).cancel;
    },
    get isWorking() {
      return isWorking;
    },
    free: () => stop(),
  };
}
