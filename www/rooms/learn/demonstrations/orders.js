/**
 * What the order of the moves alone does to backtracking: the same board and the same start, in some of the 40,320
 * orders, one after the other.
 *
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runRoute } from "../../../app/run-link.js";
import { runJob } from "../../../jobs/run-job.js";
import { parseMoves } from "../../../pkg/knights_tour.js";
import * as words from "#text/demonstrations.js";
import { make, setText } from "../../../widgets/dom.js";
import { MOST, TRIED, runsByOrder } from "./order-runs.js";

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showOrders(root, { signal, over, say, whenAnswered }) {
  const list = make("ul", { class: "bars", role: "list" });
  const told = make("p", { class: "told-of" }, words.guessFirst);
  root.replaceChildren(list, told);
  const runs = runsByOrder(parseMoves("tutorial").moves);
  /** @type {number[]} */
  const finished = [];

  /** @type {(run: (typeof runs)[number], placements: number, isTour: boolean) => void} */
  function show(run, placements, isTour) {
    const href = runRoute.write({ ...run, step: 0 });
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    bar.style.setProperty("--share", String(Math.min(1, placements / MOST)));
    const link = make("a", { href, "aria-label": words.orderInExplore(run.moves) }, run.moves);
    const text = make(
      "span",
      { class: "text" },
      link,
      " ",
      words.laneOver(placements, isTour, !isTour),
    );
    list.append(make("li", {}, text, bar));
  }

  /** Tries an order, and then the next ones. @param {number} at */
  function goOn(at) {
    const run = runs[at];
    if (!run) {
      setText(told, words.ordersTried(TRIED, finished.length, Math.min(...finished), MOST));
      over(told.textContent ?? "");
      return;
    }
    let placements = 0;
    let isTour = false;
    runJob({
      ...{ kind: "watched-run", signal },
      settings: { run, most: MOST },
      onProgress(so) {
        ({ placements } = so);
        isTour = so.outcome?.kind === "tour";
      },
      onDone() {
        show(run, placements, isTour);
        finished.push(...(isTour ? [placements] : []));
        goOn(at + 1);
      },
      onFailed: (message) => say(words.failed(message)),
    });
  }

  whenAnswered(() => {
    setText(told, words.running);
    goOn(0);
  });
}
