/**
 * Rules that are tried: how many of their runs make a tour, three rules beside each other or those that the
 * reader writes.
 *
 * @import { Heat } from "../../../jobs/contest.js"
 * @import { Given, Show, Shown } from "./demonstrations.js"
 */

import { addStyle } from "../../../app/stylesheet.js";
import { joinAddress } from "../../../app/route.js";
import { runJob } from "../../../jobs/run-job.js";
import * as words from "#text/demonstrations.js";
import { button, make, setAttribute, setText } from "../../../widgets/dom.js";
import { createRuleEditor } from "../../../app/rule-editor/rule-editor.js";
import { createBars } from "./bars.js";

const LOOK = new URL("../../../style/rule-editor.css", import.meta.url);

/** Every start of the chessboard. @type {Heat} */
export const CHESSBOARD = { board: "8x8", target: "open" };
/** A board on which a rule that does well on the chessboard can fail, and enough starts that good rules differ. @type {Heat} */
export const LARGE = { board: "100x100", target: "open", starts: 1000 };

const WARNSDORFF = "fewest onward";
const ROTH = "fewest onward, farthest centre";
/** No rule at all, nearest the edge, and Warnsdorff's. */
const THREE = ["least 0*onward, random", "nearest edge", WARNSDORFF];

/** Rules of the reader's that are shown. */
const MAX_SHOWN = 8;

/** A rule by its name, and how it did as far as that is known. @typedef {{ name: string, tours: number, runs: number }} Tried */

/** @param {readonly Tried[]} tried */
const barsOf = (tried) =>
  tried.map(({ name, tours, runs }) => ({
    text: words.ruleTried(name, tours, runs),
    share: runs > 0 ? tours / runs : 0,
  }));

/** Runs rules on a board, and shows how they do. @type {(rules: readonly Tried[], texts: string[], heat: Heat, on: { signal: AbortSignal, show: () => void, over: () => void, failed: (message: string) => void }) => { cancel: () => void }} */
const race = (rules, texts, heat, { signal, show, over, failed }) =>
  runJob({
    ...{ kind: "contest", signal },
    settings: { rules: texts, on: [heat] },
    onProgress({ scores }) {
      scores.forEach(([score], i) => Object.assign(rules[i] ?? {}, score));
      show();
    },
    onDone: over,
    onFailed: failed,
  });

/** Three rules from every square of the chessboard. @type {Show} */
export function showThreeRules(root, { signal, over, say, whenAnswered }) {
  const told = make("p", { class: "told-of" }, words.rulesGuessFirst);
  const bars = createBars();
  root.replaceChildren(told, bars.list);
  // The bars would give the answer away.
  whenAnswered(() => {
    const rules = words.threeRules.map((name) => ({ name, tours: 0, runs: 0 }));
    setText(told, words.running);
    race(rules, THREE, CHESSBOARD, {
      signal,
      show: () => bars.show(barsOf(rules)),
      over() {
        setText(told, "");
        over(words.allCounted(barsOf(rules).map(({ text }) => text)));
      },
      failed: (message) => say(words.failed(message)),
    });
  });
}

/** Rules that the reader writes, beside a usual one, which is to be beaten on the large board. @type {(root: HTMLElement, given: Given, heat: Heat) => Shown} */
export function showOwnRules(root, { signal, over, say, reply }, heat) {
  const isLarge = heat === LARGE;
  const usual = isLarge ? ROTH : WARNSDORFF;
  let rule = isLarge ? WARNSDORFF : "nearest edge";
  const place = make("div", { class: "column", id: "lesson-rule" });
  const told = make("p", { class: "told-of" });
  const bars = createBars();
  /** @type {Tried} */
  const rival = { name: words.usualRule(isLarge), tours: 0, runs: 0 };
  /** Those of the reader, the last of them first. @type {Tried[]} */
  let own = [];
  let isRivalKnown = false;
  let stop = () => {};
  const show = () => bars.show(barsOf([rival, ...own]));

  function tryRule() {
    stop();
    const now = { name: rule, tours: 0, runs: 0 };
    own = [now, ...own.filter(({ name, runs }) => name !== rule && runs > 0)].slice(0, MAX_SHOWN);
    // The usual one runs beside the first, and again if that did not come to its end.
    const [racing, texts] = [[now], [rule]];
    if (!isRivalKnown) {
      Object.assign(rival, { tours: 0, runs: 0 });
      racing.unshift(rival);
      texts.unshift(usual);
    }
    setText(told, words.running);
    show();
    stop = race(racing, texts, heat, {
      signal,
      show,
      over() {
        isRivalKnown = true;
        setText(told, "");
        over(words.ruleTried(now.name, now.tours, now.runs));
        if (isLarge) {
          reply(words.againstRoth(now.tours, rival.tours), now.tours > rival.tours);
        }
      },
      failed(message) {
        setText(told, "");
        say(words.failed(message));
      },
    }).cancel;
  }

  const go = button(words.labels.tryRule, tryRule);
  go.classList.add("primary");
  const contest = make("a", { class: "pill" }, words.labels.contest);

  function showLink() {
    setAttribute(contest, "href", joinAddress("compare", [["contest", rule]]));
  }

  const editor = createRuleEditor(place, {
    say,
    change({ text }) {
      rule = text;
      showLink();
      return null;
    },
  });
  void addStyle(LOOK);
  editor.show(rule, { board: "8x8" });
  showLink();
  const buttons = make("div", { class: "chips" }, go, ...(isLarge ? [contest] : []));
  root.replaceChildren(place, buttons, told, bars.list);
}
