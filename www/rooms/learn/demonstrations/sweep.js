/**
 * The tours of 6 × 6, counted by a sweep over the board, and how much it remembers from step to step.
 *
 * @import { Target } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { number, valueName } from "#text/words.js";
import { make, setText } from "../../../widgets/dom.js";

const BOARD = "6x6";
/** @type {readonly Target[]} */
const TARGETS = ["closed", "open"];

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showSweep(root, { signal, over, say }) {
  /** @type {string[]} */
  const results = [];
  const parts = TARGETS.map((target) => {
    const name = words.toursOf(valueName("board", BOARD), target === "closed");
    const told = make("p", { class: "told-of" }, words.counting(name, 0));
    const columns = make("div", { class: "layers", role: "img", "aria-label": name });
    root.append(columns, told);
    return { target, name, told, columns };
  });

  /** @type {(columns: HTMLElement, name: string, layers: readonly number[]) => void} */
  function show(columns, name, layers) {
    const most = Math.max(1, ...layers);
    columns.replaceChildren(
      ...layers.map((states) => {
        const column = make("span");
        column.style.setProperty("--share", String(states / most));
        return column;
      }),
    );
    columns.setAttribute("aria-label", words.sweep(name, layers.length, Math.max(0, ...layers)));
  }

  /** Counts one kind of tour, and then the next. @param {number} at */
  function goOn(at) {
    const part = parts[at];
    if (!part) {
      over(words.allCounted(results));
      return;
    }
    const { target, name, told, columns } = part;
    const start = performance.now();
    runJob({
      ...{ kind: "count", signal },
      settings: { board: BOARD, target, method: "frontier" },
      onProgress({ states, layers }) {
        show(columns, name, layers);
        setText(told, words.counting(name, states));
      },
      onDone(tours) {
        setText(told, words.counted(name, number(tours ?? 0n), performance.now() - start));
        results.push(told.textContent ?? "");
        goOn(at + 1);
      },
      onFailed: (message) => say(words.failed(message)),
    });
  }

  goOn(0);
}
