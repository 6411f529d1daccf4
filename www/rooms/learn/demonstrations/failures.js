/**
 * Where the rule fails: every start of boards of several sizes is tried, one board after the other.
 *
 * @import { FromStart } from "../../../pkg/knights_tour.js"
 * @import { Given, Shown } from "./demonstrations.js"
 */

import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { valueName } from "#text/words.js";
import { make } from "../../../widgets/dom.js";
import { isStuck, linkToRun, ruleOn } from "./start-map.js";

/** Even, so that no start is impossible for its colour. */
const SIDES = [6, 8, 10, 12, 14, 16, 18, 20, 24, 30];
/** Runs to look at, of each board. */
const LINKS = 3;
/** The longest bar stands for this share of the starts. */
const MAX_SHARE = 0.08;

/** @type {(root: HTMLElement, given: Given) => Shown} */
export function showFailures(root, { signal, over, say }) {
  const list = make("ul", { class: "bars", role: "list" });
  const told = make("p", { class: "told-of" }, words.running);
  root.replaceChildren(list, told);
  let without = 0;

  /** @type {(side: number, found: FromStart[]) => void} */
  function show(side, found) {
    const settings = ruleOn(`${side}x${side}`, "first");
    const stuck = found.filter(isStuck);
    without += Number(stuck.length === 0);
    const name = valueName("board", settings.board);
    const links = stuck.slice(0, LINKS).flatMap((from) => [" ", linkToRun(settings, from)]);
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    bar.style.setProperty("--share", String(Math.min(1, stuck.length / found.length / MAX_SHARE)));
    list.append(
      make(
        "li",
        {},
        make(
          "span",
          { class: "text" },
          words.failuresOn(name, stuck.length, found.length),
          ...links,
        ),
        bar,
      ),
    );
  }

  /** Tries a board, and then the next ones. @param {number} at */
  function goOn(at) {
    const side = SIDES[at];
    if (side === undefined) {
      told.textContent = words.failuresFound(SIDES.length, without);
      over(told.textContent);
      return;
    }
    /** @type {FromStart[]} */
    const found = [];
    runJob({
      ...{ kind: "map", signal },
      settings: { settings: ruleOn(`${side}x${side}`, "first"), squares: side * side, runs: 1 },
      onProgress: ({ parts }) => found.push(...parts),
      onDone() {
        show(side, found);
        goOn(at + 1);
      },
      onFailed: (message) => say(words.failed(message)),
    });
  }

  goOn(0);
}
