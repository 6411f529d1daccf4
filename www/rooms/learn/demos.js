/**
 * What is measured and drawn in a lesson, there and then.
 *
 * @import { Algorithm, ThemeId } from "../../pkg/knights_tour.js"
 */

import { solve, Tours } from "../../pkg/knights_tour.js";
import { methodOf } from "../../run/methods.js";
import * as words from "../../text/learn.js";
import { valueName } from "../../text/words.js";
import { make, setText } from "../../widgets/dom.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { makeRuns } from "./random-runs.js";
import { showUnfolding } from "./unfold.js";

const SIZES = [8, 16, 32, 64, 128];
const METHODS = ["backtracking", "warnsdorff", "blocks"];
/** Milliseconds that one run may take. */
const MOST_MS = 1000;
/** Tours that are drawn. */
const PICTURES = 12;

/** Bars, the longest as long as there is room. @param {{ text: string, length: number }[]} bars */
function drawBars(bars) {
  const most = Math.max(1e-9, ...bars.map(({ length }) => length));
  const items = bars.map(({ text, length }) => {
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    bar.style.setProperty("--share", String(length / most));
    return make("li", {}, make("span", { class: "text" }, text), bar);
  });
  return make("ul", { class: "bars", role: "list" }, ...items);
}

/** How long a method takes; `null` where it finds nothing in time. @type {(algorithm: string, side: number) => number | null} */
function timeOf(algorithm, side) {
  const start = performance.now();
  const board = `${side}x${side}`;
  const { outcome } = solve({ board, start: "a1", algorithm, limit: MOST_MS });
  return outcome?.kind === "tour" ? performance.now() - start : null;
}

/** Measures one run after the other, with frames between. @type {(root: HTMLElement, done: (told: string) => void) => () => void} */
function showTimes(root, done) {
  const runs = SIZES.flatMap((side) => METHODS.map((method) => ({ side, method })));
  /** @type {{ text: string, length: number }[]} */
  const bars = [];
  /** Where a method took too long, larger boards are not tried. @type {Set<string>} */
  const slow = new Set();
  let timer = 0;
  function goOn() {
    const next = runs.shift();
    if (!next) {
      done(bars.map(({ text }) => text).join(". "));
      return;
    }
    const { side, method } = next;
    const ms = slow.has(method) ? null : timeOf(method, side);
    if (ms === null) {
      slow.add(method);
    }
    const name = methodOf(method)?.name ?? method;
    bars.push({
      text: words.time(name, valueName("board", `${side}x${side}`), ms),
      length: ms ?? MOST_MS,
    });
    root.replaceChildren(drawBars(bars));
    timer = setTimeout(goOn, 30);
  }
  timer = setTimeout(goOn, 30);
  return () => clearTimeout(timer);
}

/** @type {(root: HTMLElement, done: (told: string) => void) => () => void} */
function showRandomRuns(root, done) {
  const told = make("p", { class: "told-of" });
  const place = make("div");
  root.replaceChildren(told, place);
  return makeRuns(({ runs, mean, best, bins }, isDone) => {
    const text = words.randomRuns(runs, mean, best, 64);
    setText(told, isDone ? text : words.running);
    place.replaceChildren(
      drawBars(
        bins.map(({ from, to, runs: some }) => ({ text: words.bin(from, to, some), length: some })),
      ),
    );
    if (isDone) {
      done(text);
    }
  });
}

/** @type {(root: HTMLElement, theme: ThemeId, done: (told: string) => void) => void} */
function showTours(root, theme, done) {
  const search = new Tours({ board: "5x5", target: "open" });
  const tours = search.next(PICTURES, 200);
  search.free();
  const pictures = tours.map((path) =>
    make("li", {}, drawDiagram({ board: "5x5", coordinates: false, path, colours: true }, theme)),
  );
  const told = words.toursShown(tours.length);
  root.replaceChildren(
    make("p", { class: "told-of" }, told),
    make("ul", { class: "tours", role: "list" }, ...pictures),
  );
  done(told);
}

/** Shows what a step measures or draws. @type {(what: "random-runs" | "times" | "unfold" | "tours", root: HTMLElement, theme: ThemeId, done: (told: string) => void) => () => void} stops it */
export function showDemo(what, root, theme, done) {
  switch (what) {
    case "random-runs":
      return showRandomRuns(root, done);
    case "times":
      return showTimes(root, done);
    case "unfold":
      showUnfolding(root, () => done(""));
      return () => {};
    default:
      showTours(root, theme, done);
      return () => {};
  }
}
