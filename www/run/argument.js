/**
 * The argument why a board has no tour, square by square: a run for the player, with its diagram and its
 * sentences.
 * @import { ArgumentStep, Diagram, Leaps, Mark, Target, WrapId } from "../pkg/knights_tour.js"
 */

import { boardInfo, existenceArgument, squareName } from "../pkg/knights_tour.js";
import * as words from "#text/exist.js";
import { boardArgument } from "./board-or-graph.js";
import { createSteps } from "./steps.js";

/** How each mark of the argument is drawn: colour, row and sign. @type {Record<ArgumentStep["mark"], Mark | "light" | "dark" | null>} */
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

/** An empty board. @type {(board: string, leaper?: Leaps, wrap?: WrapId) => Diagram} */
export const plainBoard = (board, leaper, wrap) => ({
  ...{ board, leaper, wrap, squares: "blank", coordinates: "large" },
});

/** @typedef {NonNullable<ReturnType<typeof openArgument>>} Argument */

/** `null` where no argument can be shown on the squares. @type {(board: string, target: Target, leaper?: Leaps, wrap?: WrapId) => { run: ReturnType<typeof createSteps>, look: () => Diagram, lines: () => string[], line: () => number, sentence: () => string } | null} */
export function openArgument(board, target, leaper, wrap) {
  const parts = existenceArgument(boardArgument({ board, wrap }), target, leaper);
  if (parts.length === 0) {
    return null;
  }
  const { width, squares: area } = boardInfo(board);
  const steps = parts.flatMap((part, at) => part.steps.map((step) => ({ ...step, at })));
  const lines = parts.some(({ code }) => code === "columns") ? "columns" : "rows";
  const run = createSteps(steps.length, {
    kind: "impossible",
    reason: { code: "all-tried", sentence: "" },
  });
  const nameOf = (/** @type {number} */ number) =>
    squareName(number % width, Math.floor(number / width));
  const taken = () => steps.slice(0, run.position);

  /** Number of squares with each mark so far. */
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
      // The sign of an inner square replaces its dot.
      const fates = new Set([...marks.tick, ...marks.cross, ...marks.disc]);
      marks.dot = marks.dot.filter((square) => !fates.has(square));
      // Once the colours are counted, the moves become background.
      const arePast = parts[last?.at ?? 0]?.code === "alternation";
      return { ...plainBoard(board, leaper, wrap), marks, [arePast ? "faint" : "moves"]: moves };
    },
    /** The parts of the argument, in order. */
    lines() {
      const found = counts();
      return [
        ...parts.map(({ code }) => words.part(code, found, lines)),
        words.conclusion(target, parts.at(-1)?.code, found, area, run.done),
      ];
    },
    /** The part at the play head. */
    line: () => (run.done ? parts.length : (steps[run.position - 1]?.at ?? 0)),
    /** The sentence at the play head. */
    sentence() {
      const last = steps[run.position - 1];
      return last
        ? words.step(nameOf(last.square), last.mark, last.moves.map(nameOf), lines)
        : words.beforeArgument;
    },
  };
}
