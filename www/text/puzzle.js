/**
 * The texts of number puzzles.
 * @import { Leaps, PuzzleGrade, PuzzleHint, PuzzleResult, PuzzleStep, Target } from "../pkg/knights_tour.js"
 */

/** What is told of a puzzle. @typedef {{ columns: number, rows: number, squares: ReadonlyMap<string, unknown>, given: ReadonlyMap<string, number>, leaper?: Leaps, target: Target }} Puzzle */

/** Where a puzzle comes from. @typedef {{ kind: "day", day: string, grade: PuzzleGrade } | { kind: "rung", rung: string } | { kind: "own" }} Source */

/** A puzzle at which somebody is. @typedef {{ puzzle: Puzzle, source: Source, took: number, hints: number }} Room */

/** What is marked on a square. @typedef {"wrong" | "place" | "pointed-out" | "struck" | "differing"} Mark */

/** A hint, and how much of it is told. @typedef {PuzzleHint & { strength: number }} Hint */

/** What speaks against a number on a square. @typedef {{ kind: "given", square: string } | { kind: "taken", number: number, square: string } | { kind: "beyond", number: number }} Refusal */

import { dayName } from "#text/ladder.js";
import { number as inDigits, paragraph } from "#text/sentence.js";
import { KNIGHT, leapsByLength } from "#text/terms.js";
import { size } from "#text/words.js";
import { leapsText } from "./leaps.js";
import * as messages from "#messages/puzzle.js";
export {
  labels,
  actions,
  onBoard,
  grades,
  targets,
  symmetries,
  heading,
  notKnown,
  nothingLeft,
  noHint,
  contradiction,
  copied,
  copyRefused,
} from "#messages/puzzle.js";
export { asSentence, paragraph } from "#text/sentence.js";

/** @type {Record<string, string>} */
export const rungs = messages.rungs;

/** @type {(rung: string, isReached: boolean) => string} */
export const rungName = (rung, isReached) =>
  messages.rungName({ rung: rungs[rung] ?? "", isReached });

/** @param {string} rung */
export const nextRung = (rung) => messages.nextRung({ rung: rungs[rung] ?? "" });

/** A board by its size. @param {Pick<Puzzle, "columns" | "rows">} puzzle */
export const boardName = ({ columns, rows }) => size(columns, rows);

/** What is to be done. @type {(puzzle: Puzzle, isUnique: boolean) => string} */
export function task({ squares, leaper, target }, isUnique) {
  const id = leapsText(leaper ?? [1, 2]);
  const piece = { piece: id === KNIGHT ? "knight" : "other", leaps: leapsByLength(id) };
  const asked = { squares: squares.size, ...piece, isClosed: target === "closed" };
  return paragraph(messages.task(asked), isUnique ? messages.unique : "");
}

/** Under the board. @type {(missing: number, next: number | null) => string} */
export const caption = (missing, next) =>
  messages.caption({ hasNext: next !== null, next: next ?? 0, missing });

/** @param {number} number */
export const nextNumber = (number) => messages.nextNumber({ number });

/** @param {number | null} number */
export const wherePlaces = (number) =>
  messages.wherePlaces({ hasNext: number !== null, number: number ?? 0 });

/**
 * A square for whoever cannot see the board.
 * @param {object} square
 * @param {string} square.square
 * @param {number | undefined} square.number
 * @param {boolean} square.isGiven
 * @param {readonly Mark[]} square.marks
 * @param {{ number: number, square: string | undefined }[]} square.neighbours the numbers before and after, and where they stand
 */
export const square = ({ square: name, number, isGiven, marks, neighbours }) =>
  messages.square({
    ...{ square: name, number: number ?? 0 },
    kind: number === undefined ? "open" : isGiven ? "given" : "entered",
    isWrong: marks.includes("wrong"),
    isPlace: marks.includes("place"),
    isPointedOut: marks.includes("pointed-out"),
    isStruck: marks.includes("struck"),
    isDiffering: marks.includes("differing"),
    hasNeighbours: neighbours.length > 0,
    neighbours: neighbours.map(({ number: beside, square: at }) =>
      messages.neighbour({ number: beside, isThere: at !== undefined, square: at ?? "" }),
    ),
  });

/** @param {Room} room */
export const begins = ({ puzzle }) =>
  messages.begins({
    ...{ board: boardName(puzzle), given: puzzle.given.size },
    squares: puzzle.squares.size,
  });

/** @type {(square: string, number: number, next: number | null) => string} */
export const goesOn = (at, number, next) =>
  messages.goesOn({ square: at, number, hasNext: next !== null, next: next ?? 0 });

/** Why a number cannot be entered. @type {(refusal: Refusal, puzzle: Puzzle) => string} */
export function refused(refusal, { squares }) {
  switch (refusal.kind) {
    case "given":
      return messages.refused.given(refusal);
    case "taken":
      return messages.refused.taken(refusal);
    case "beyond":
      return messages.refused.beyond({ squares: squares.size });
  }
}

/** @param {readonly string[]} wrong squares */
export const checked = (wrong) => messages.checked({ wrong: wrong.length });

/** @param {boolean} isKnown whether the solution is known, so that some numbers are wrong */
export const full = (isKnown) => messages.full({ isKnown });

/** @type {(square: string, number: number) => string} */
export const wrongHere = (at, number) => messages.wrongHere({ square: at, number });

/** @type {(square: string, number: number) => string} */
export const entered = (at, number) => messages.entered({ square: at, number });

/** The reason of a step; empty for the one that finds a number. @param {PuzzleStep} step */
function because({ reason }) {
  switch (reason.code) {
    case "too-far":
      return messages.because["too-far"](reason);
    case "no-neighbour":
      return messages.because["no-neighbour"](reason);
    case "two-ways":
      return messages.because["two-ways"](reason);
    case "cut-off":
      return messages.because["cut-off"](reason);
    case "try":
      return messages.because.try(reason);
    case "long-try":
      return messages.because["long-try"](reason);
    default:
      return "";
  }
}

/** A hint, as strong as it is. @param {Hint} hint */
export function hint({ steps, strength }) {
  const { reason } = steps.at(-1) ?? {};
  if (reason?.code !== "only-square" && reason?.code !== "only-number") {
    return "";
  }
  const isNumber = reason.code === "only-square";
  if (strength === 1) {
    return isNumber ? messages.where.number(reason) : messages.where.square(reason);
  }
  const whys = steps.map(because).filter(Boolean);
  const so = isNumber ? messages.so.number(reason) : messages.so.square(reason);
  return paragraph(...new Set(whys), so);
}

/** How it was solved. @param {Room} room */
export function result({ took, hints }) {
  const seconds = Math.max(1, Math.round(took / 1000));
  const isLong = seconds >= 60;
  return messages.result({ isLong, minutes: Math.round(seconds / 60), seconds, hints });
}

/** @param {Room} room */
export const solvedAloud = (room) => messages.solvedAloud({ result: result(room) });

/** What a puzzle is called. @param {Room} room */
function nameOf({ source, puzzle }) {
  switch (source.kind) {
    case "day":
      return messages.puzzleOfDay({
        date: dayName(source.day),
        grade: messages.grades[source.grade],
      });
    case "rung":
      return rungs[source.rung] ?? "";
    default:
      return messages.ownPuzzle({ board: boardName(puzzle) });
  }
}

/** @type {(room: Room, link: string) => string} */
export const shareLine = (room, link) =>
  messages.shareLine({ name: nameOf(room), result: result(room), link });

/** What is known of a puzzle of one’s own. @type {(result: PuzzleResult, grade?: PuzzleGrade) => string} */
export function verdict(found, grade) {
  switch (found.kind) {
    case "unique":
      return messages.verdict.unique({ grade: grade ?? "none" });
    case "several":
      return messages.verdict.several({ count: found.differ.length });
    case "none": {
      const { givens } = found.contradiction;
      return givens.length > 0
        ? messages.verdict.clash({ numbers: givens.map(inDigits) })
        : messages.verdict.none;
    }
    case "unknown":
      return messages.verdict.unknown;
  }
}

/** What would make it a better puzzle: numbers that are not needed, or one that settles most. @type {(advice: { result: PuzzleResult, spare: readonly number[], settling: { number: number, square: string, isEnough: boolean } | null }) => string} */
export function advice({ result: { kind }, spare, settling }) {
  if (kind === "unique") {
    return messages.verdict.spare({ count: spare.length, numbers: spare.map(inDigits) });
  }
  return settling ? messages.verdict.settling(settling) : "";
}

/** @param {PuzzleGrade} grade */
export const otherGrade = (grade) => messages.otherGrade({ grade });

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** The title of the window. @param {Room} room */
export const title = ({ puzzle }) => messages.title({ board: boardName(puzzle) });

export const wrong = {
  /** @param {string} text */
  day: (text) => messages.wrong.day({ text }),
  /** @type {(text: string, known: readonly string[]) => string} */
  grade: (text, known) => messages.wrong.grade({ text, known }),
  /** @type {(text: string, known: readonly string[]) => string} */
  rung: (text, known) => messages.wrong.rung({ text, known }),
  /** @type {(text: string, known: readonly string[]) => string} */
  target: (text, known) => messages.wrong.target({ text, known }),
  /** @param {string} text */
  filled: (text) => messages.wrong.filled({ text }),
};
