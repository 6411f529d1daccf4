/**
 * How long three methods take on five boards, measured on the spot.
 *
 * @import { AlgorithmId, RunSettings } from "../../../pkg/knights_tour.js"
 * @import { Timing } from "../../../jobs/timings.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import { methodOf } from "../../../run/methods.js";
import * as words from "#text/demonstrations.js";
import { valueName } from "#text/words.js";
import { make, setText } from "../../../widgets/dom.js";
import { createBars } from "./bars.js";

/** Each has four times as many squares as the one before. */
export const SIDES = [6, 12, 24, 48, 96];
/** @type {AlgorithmId[]} */
export const METHODS = ["backtracking", "warnsdorff", "blocks"];
/** Milliseconds after which a run is given up. */
const LIMIT = 1000;

/** The runs of a method, and what is measured of them: `undefined` before, `null` where it took too long. @typedef {{ method: string, runs: RunSettings[], measured: (number | null | undefined)[] }} Series */

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showTimings(root, { signal, over, say }) {
  const told = make("p", { class: "told-of" }, words.running);
  /** @type {(Series & { bars: ReturnType<typeof createBars> })[]} */
  const all = METHODS.map((method) => ({
    method,
    runs: SIDES.map((side) => ({
      ...{ board: `${side}x${side}`, start: "a1", algorithm: method, target: "open" },
    })),
    measured: [],
    bars: createBars(),
  }));
  root.replaceChildren(
    ...all.flatMap(({ method, bars }) => [
      make("h3", {}, methodOf(method)?.name ?? method),
      bars.list,
    ]),
    told,
  );

  /** @param {Series & { bars: ReturnType<typeof createBars> }} series */
  function show({ runs, measured, bars }) {
    const most = Math.max(...measured.map((ms) => ms ?? 0), Number.EPSILON);
    bars.show(
      measured.map((ms, i) => {
        const name = valueName("board", runs[i]?.board ?? "");
        const before = measured[i - 1];
        return ms === undefined
          ? { text: words.notTimed(name), share: 0 }
          : {
              text: words.timing(name, ms, ms && before ? ms / before : null),
              share: (ms ?? 0) / most,
            };
      }),
    );
  }

  /** Times a method, and then the next ones. @param {number} at */
  function goOn(at) {
    const series = all[at];
    if (!series) {
      setText(told, words.timed);
      over(words.timed);
      return;
    }
    let isOver = false;
    const job = runJob({
      ...{ kind: "timings", signal },
      settings: { runs: series.runs, limit: LIMIT },
      onProgress({ timings }) {
        /** @type {Timing[]} */ (timings).forEach(({ ms }) => {
          if (!isOver) {
            series.measured.push(ms);
          }
          // What takes too long on one board is not tried on larger ones.
          isOver ||= ms === null;
        });
        if (isOver) {
          job.cancel();
          series.measured.length = SIDES.length;
          series.measured = [...series.measured];
        }
        show(series);
        if (isOver) {
          goOn(at + 1);
        }
      },
      onDone() {
        if (!isOver) {
          goOn(at + 1);
        }
      },
      onFailed: (message) => say(words.failed(message)),
    });
  }

  goOn(0);
}
