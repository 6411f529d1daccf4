/**
 * The argument why a board has no tour, square by square.
 *
 * @import { ArgumentStep } from "../../pkg/knights_tour.js"
 * @import { Case } from "./place.js"
 * @import { Look } from "./picture.js"
 * @import { Show } from "./show.js"
 */

import { existenceArgument } from "../../pkg/knights_tour.js";
import { namesOf, textOf } from "./place.js";
import { emptyLook } from "./picture.js";
import { createSteps } from "./steps.js";
import * as words from "../../text/en/exist.js";

/** What a mark says of its square: of its colour, its row, or what becomes of it. @type {Record<ArgumentStep["mark"], "colour" | "row" | "fate" | null>} */
const kinds = {
  light: "colour",
  dark: "colour",
  outer: "row",
  inner: "row",
  bound: null,
  met: "fate",
  missed: "fate",
  reached: "fate",
};

/** @param {Case} shown @returns {Show | null} `null` where there is no argument to be seen on the squares */
export function openArgument(shown) {
  const { target, width, height } = shown;
  const parts = existenceArgument(textOf(shown), target);
  if (parts.length === 0) {
    return null;
  }
  const steps = parts.flatMap((part, at) => part.steps.map((step) => ({ ...step, at })));
  const run = createSteps(steps.length, { kind: "impossible", reason: { code: "argument" } });
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
      /** @type {Look} */
      const look = {
        ...emptyLook(),
        areMovesPast: parts[steps[run.position - 1]?.at ?? 0]?.code === "alternation",
      };
      for (const { square, mark, moves } of taken()) {
        const kind = kinds[mark];
        const cell = look.cells.get(square) ?? {};
        look.cells.set(square, kind ? { ...cell, [kind]: mark } : cell);
        look.moves.push(...moves.map((end) => /** @type {[number, number]} */ ([square, end])));
      }
      look.current = run.done ? null : (steps[run.position - 1]?.square ?? null);
      return look;
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
    work: () => false,
  };
}
