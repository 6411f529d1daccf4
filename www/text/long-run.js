/** What is told of a search that goes on for very long: loaded with the first one. */

import { duration } from "#text/count.js";
import { paragraph } from "#text/sentence.js";
import * as messages from "#messages/long-run.js";

/** How often the knight is placed until the tour from a1, or more often from most squares, and the time that all steps take. @typedef {{ from: "fromA1" | "most", placements: number, seconds: number }} Known */

/** @type {(steps: number, known: Known | null, moves: number | null) => string} */
export const longRun = (steps, known, moves) =>
  paragraph(
    messages.manySteps({ steps }),
    known
      ? messages.howLong[known.from]({
          placements: known.placements,
          time: duration(1000 * known.seconds),
        })
      : messages.howLong.unknown,
    moves === null ? "" : messages.warnsdorff({ moves }),
  );
