/**
 * Help for whoever makes a puzzle: which given numbers are not needed, or which other number would settle most; and
 * numbers taken away until each of them is needed.
 * @import { Progress, PuzzleGrade, PuzzleResult, PuzzleSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Puzzle, squareName } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** A number that would leave one solution, or the fewest squares that differ. @typedef {{ number: number, square: string, isEnough: boolean }} Settling */
/** Numbers of which each could be left out alone, where there is one solution; where there are several, the number that settles most. @typedef {{ result: PuzzleResult, grade: PuzzleGrade | undefined, spare: number[], settling: Settling | null }} Advice */

/** Milliseconds for the question about one number: where it is not answered by then, the number is needed. */
const MAX_MS = 400;
/** Numbers that are tried, where there are several solutions. */
const MAX_TRIED = 80;

/** The text of a puzzle with some numbers put on squares or, where they are `null`, taken off. @type {(line: string, numbers: Record<string, number | null>) => string} */
function changed(line, numbers) {
  const rows = line.split("/").map((row) => row.split(" "));
  return rows
    .map((row, fromTop) =>
      row
        .map((cell, column) => {
          const number = numbers[squareName(column, rows.length - 1 - fromTop)];
          return number === undefined ? cell : String(number ?? ".");
        })
        .join(" "),
    )
    .join("/");
}

/** The result of a puzzle, if it is found soon. @param {PuzzleSettings} settings */
function soonSolved(settings) {
  const puzzle = new Puzzle(settings);
  const until = performance.now() + MAX_MS;
  while (
    puzzle.result.kind === "unknown" &&
    !puzzle.advance(10).done &&
    performance.now() < until
  ) {
    // Until it is known.
  }
  const { result } = puzzle;
  puzzle.free();
  return result;
}

/**
 * Looks at numbers one after another.
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item) => boolean} look whether it goes on
 * @param {() => Result} result
 * @returns {Resumable<Progress, Result>}
 */
function oneByOne(items, look, result) {
  let at = 0;
  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, () => {
        at = at < items.length && look(/** @type {Item} */ (items[at])) ? at + 1 : items.length;
        return at === items.length;
      });
      return { done, fraction: items.length > 0 ? at / items.length : 1 };
    },
    get result() {
      return result();
    },
    free() {},
  };
}

/** @type {(puzzle: Puzzle, settings: PuzzleSettings) => Resumable<Progress, Advice>} */
function adviceOn(puzzle, settings) {
  const { line, result, givens } = puzzle;
  /** @type {Advice} */
  const advice = { result, grade: puzzle.grade?.grade, spare: [], settling: null };
  const solved = (/** @type {Record<string, number | null>} */ numbers) =>
    soonSolved({ ...settings, givens: changed(line, numbers) });
  if (result.kind === "unique") {
    return oneByOne(
      Object.entries(givens).sort(([, one], [, other]) => one - other),
      ([square, number]) => {
        if (solved({ [square]: null }).kind === "unique") {
          advice.spare.push(number);
        }
        return true;
      },
      () => advice,
    );
  }
  if (result.kind !== "several") {
    return oneByOne(
      [],
      () => false,
      () => advice,
    );
  }
  const rows = /** @type {number[][]} */ (result.boards[0]);
  const numbers = new Map(
    rows.flatMap((row, fromTop) =>
      row.map((number, column) => [squareName(column, rows.length - 1 - fromTop), number]),
    ),
  );
  let fewest = Infinity;
  return oneByOne(
    result.differ.slice(0, MAX_TRIED),
    (square) => {
      const number = numbers.get(square) ?? 0;
      const left = solved({ [square]: number });
      const isEnough = left.kind === "unique";
      const differing = isEnough ? 0 : left.kind === "several" ? left.differ.length : Infinity;
      if (differing < fewest) {
        fewest = differing;
        advice.settling = { number, square, isEnough };
      }
      return !isEnough;
    },
    () => advice,
  );
}

/** @param {PuzzleSettings} settings @returns {Resumable<Progress, Advice>} */
export function openPuzzleAdvice(settings) {
  const puzzle = new Puzzle(settings);
  let advising = /** @type {Resumable<Progress, Advice> | null} */ (null);
  return {
    advance(milliseconds) {
      if (advising) {
        const { done, fraction } = advising.advance(milliseconds);
        return { done, fraction: (1 + fraction) / 2 };
      }
      const { done, fraction } = puzzle.advance(milliseconds);
      advising = done ? adviceOn(puzzle, settings) : null;
      return { done: false, fraction: fraction / 2 };
    },
    get result() {
      return /** @type {Resumable<Progress, Advice>} */ (advising).result;
    },
    free: () => puzzle.free(),
  };
}

/** The order in which numbers are taken away differs each time. @param {PuzzleSettings} settings @returns {Resumable<Progress, { givens: string }>} */
export function openPuzzleThinner(settings) {
  const puzzle = new Puzzle(settings);
  const { givens } = puzzle;
  let { line, text } = puzzle;
  puzzle.free();
  const order = Object.keys(givens).map((square) => ({ square, at: Math.random() }));
  return oneByOne(
    order.sort((one, other) => one.at - other.at),
    ({ square }) => {
      const fewer = changed(line, { [square]: null });
      if (soonSolved({ ...settings, givens: fewer }).kind === "unique") {
        line = fewer;
      }
      return true;
    },
    () => {
      const thinned = new Puzzle({ ...settings, givens: line });
      ({ text } = thinned);
      thinned.free();
      return { givens: text };
    },
  );
}
