/**
 * The argument why a board has no tour, square by square.
 *
 * @import { ArgumentStep, Diagram, Mark } from "../../pkg/knights_tour.js"
 * @import { Case } from "./address.js"
 * @import { Show } from "./show.js"
 */

import { existenceArgument } from "../../pkg/knights_tour.js";
import { namesOf, textOf } from "./address.js";
import { plainBoard } from "./picture.js";
import { createSteps } from "./steps.js";
import * as words from "../../text/exist.js";

/** How what is said of a square is drawn on it: its colour, its row, and what becomes of it. @type {Record<ArgumentStep["mark"], Mark | "light" | "dark" | null>} */
const signs = {
  light: "light",
  dark: "dark",
  outer: "inset",
  inner: "dot",
  bound: null,
  met: "tick",
  missed: "cross",
  reached: "disc",
};

/** @param {Case} shown @returns {Show | null} `null` where there is no argument to be seen on the squares */
export function openArgument(shown) {
  const { target, width, height } = shown;
  const parts = existenceArgument(textOf(shown), target);
  if (parts.length === 0) {
    return null;
  }
  const steps = parts.flatMap((part, at) => part.steps.map((step) => ({ ...step, at })));
  const run = createSteps(steps.length, { kind: "impossible", reason: { code: "all-tried" } });
  const names = namesOf(shown);
  const nameOf = (/** @type {number} */ number) => names[number] ?? "";
  const taken = () => steps.slice(0, run.position);

  /** How many squares have each mark so far. */
  function counts() {
    /** @type {Partial<Record<ArgumentStep["mark"], number>>} */
    const found = {};
    for (const { mark } of taken()) {
      found[mark] = (found[mark] ?? 0) + 1;
    }
    return found;
  }

  return {
    run,
    look() {
      const last = steps[run.position - 1];
      /** @type {Record<Mark | "light" | "dark", number[]>} */
      const marks = {
        ...{ light: [], dark: [], inset: [], dot: [], tick: [], cross: [], disc: [], ring: [] },
        frame: last && !run.done ? [last.square] : [],
      };
      /** @type {[number, number][]} */
      const moves = [];
      for (const step of taken()) {
        const sign = signs[step.mark];
        if (sign) {
          marks[sign].push(step.square);
        }
        moves.push(
          ...step.moves.map((end) => /** @type {[number, number]} */ ([step.square, end])),
        );
      }
      // What becomes of an inner square takes the place of its dot.
      const fates = new Set([...marks.tick, ...marks.cross, ...marks.disc]);
      marks.dot = marks.dot.filter((square) => !fates.has(square));
      // Once the colours are counted, the moves are only to be remembered.
      const arePast = parts[last?.at ?? 0]?.code === "alternation";
      /** @type {Diagram} */
      const diagram = { ...plainBoard(shown), marks };
      return { ...diagram, [arePast ? "faint" : "moves"]: moves };
    },
    lines() {
      const found = counts();
      const area = width * height;
      return [
        ...parts.map(({ code }) => words.part(code, found)),
        words.conclusion(target, parts.at(-1)?.code, found, area, run.done),
      ];
    },
    line: () => (run.done ? parts.length : (steps[run.position - 1]?.at ?? 0)),
    sentence() {
      const last = steps[run.position - 1];
      return last
        ? words.step(nameOf(last.square), last.mark, last.moves.map(nameOf))
        : words.beforeArgument;
    },
    explore: { words: [], text: words.openInExplore },
    free() {},
  };
}
