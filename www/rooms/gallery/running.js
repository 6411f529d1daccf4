/**
 * The tour of a card runs while the pointer or the focus is on it, unless motion is to be reduced: its line grows, and
 * a disc goes ahead of it.
 */

import { shape } from "../../widgets/dom.js";

/** Time for a move in milliseconds, and for the shortest and the longest tour. */
const [MOVE_MS, LEAST_MS, MOST_MS] = [110, 2500, 11_000];

/** The share of the time after which the whole tour is shown, before it runs again. */
const DRAWN = 0.88;

/** The moves of a tour as one line, where they were drawn one by one: dashes would begin anew with each. @param {string} path */
export const asOneLine = (path) => path.replace(/(?<!^)M[^ML]*/g, "");

/** @type {(link: HTMLElement, squares: number) => void} */
export function runUnderPointer(link, squares) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let stop = () => {};

  function start() {
    stop();
    // Marks are circles: the moves are the last path.
    const route = [...link.querySelectorAll("svg path")].at(-1);
    if (!route || stillness.matches) {
      return;
    }
    const line = asOneLine(route.getAttribute("d") ?? "");
    const width = Number(route.getAttribute("stroke-width"));
    const runner = shape("circle", { class: "runner", r: 2 * width });
    runner.style.offsetPath = `path("${line}")`;
    route.setAttribute("d", line);
    route.setAttribute("pathLength", "1");
    route.after(runner);
    const duration = Math.min(MOST_MS, Math.max(LEAST_MS, MOVE_MS * squares));
    const timing = { duration, iterations: Infinity };
    const running = [
      route.animate(
        [
          { strokeDasharray: "0 1" },
          { strokeDasharray: "1 0", offset: DRAWN },
          { strokeDasharray: "1 0" },
        ],
        timing,
      ),
      runner.animate(
        [
          { offsetDistance: "0%" },
          { offsetDistance: "100%", offset: DRAWN },
          { offsetDistance: "100%" },
        ],
        timing,
      ),
    ];
    stop = () => {
      running.forEach((each) => each.cancel());
      runner.remove();
    };
  }

  for (const [begins, ends] of [
    ["pointerenter", "pointerleave"],
    ["focus", "blur"],
  ]) {
    link.addEventListener(String(begins), start);
    link.addEventListener(String(ends), () => stop());
  }
}
