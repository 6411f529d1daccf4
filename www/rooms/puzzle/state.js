/**
 * The state of the room: a puzzle, the numbers that were entered, and which of them comes next. It does not depend
 * on the page.
 * @import { PuzzleGrade, PuzzleSymmetry } from "../../pkg/knights_tour.js"
 * @import { Hint, Refusal } from "#text/puzzle.js"
 * @import { Puzzle } from "./read.js"
 */

/** What a puzzle is and where it comes from. @typedef {{ kind: "day", day: string, grade: PuzzleGrade } | { kind: "rung", rung: string } | { kind: "own", grade?: PuzzleGrade, symmetry?: PuzzleSymmetry }} Source */

/** How much a hint says. */
export const HINTS = /** @type {const} */ ({ none: 0, where: 1, why: 2, entry: 3 });

/** Numbers by square. @typedef {ReadonlyMap<string, number>} Entries */

/** A number that may have more digits to come, and what was entered before its first one. @typedef {{ square: string, number: number, before: Entries }} Typing */

/**
 * @typedef {object} Room
 * @property {Puzzle} puzzle
 * @property {Source} source
 * @property {Entries} entries what was entered
 * @property {Entries[]} undone what Undo brings back, the latest last
 * @property {Entries[]} redone what Redo brings back
 * @property {number | null} next the number that a tap on an open square enters; `null` once all are there
 * @property {string} cursor the square that the keyboard is at
 * @property {Typing | null} typing the number that is being typed
 * @property {string[] | null} solution the squares of the numbers, once the puzzle is known to have one solution
 * @property {boolean} isKnown whether the search for solutions has ended
 * @property {boolean} tellsWrong whether wrong numbers are pointed out at once
 * @property {boolean} isChecked whether they are pointed out now
 * @property {boolean} showsPlaces whether the squares are marked where the next number can stand
 * @property {Hint | null} hint
 * @property {readonly string[]} differing squares with different numbers in two solutions
 * @property {number} hints how many were given
 * @property {number} since when the first number was entered, in milliseconds; 0 before
 * @property {number} took how long the whole took, in milliseconds; 0 before it is solved
 */

/** A new attempt at a puzzle. @type {(puzzle: Puzzle, source: Source) => Omit<Room, "tellsWrong" | "showsPlaces">} */
export function beginning(puzzle, source) {
  const start = /** @type {Omit<Room, "tellsWrong" | "showsPlaces">} */ ({
    ...{ puzzle, source, solution: null, hint: null, differing: [], typing: null },
    entries: new Map(),
    undone: [],
    redone: [],
    next: null,
    cursor: [...puzzle.squares.keys()][0] ?? "",
    isChecked: false,
    isKnown: false,
    hints: 0,
    since: 0,
    took: 0,
  });
  start.next = missingAfter(start, 0);
  return start;
}

/** @typedef {Pick<Room, "puzzle" | "entries">} Filled */

/** The number that stands on a square; `undefined` where there is none. @type {(room: Filled, square: string) => number | undefined} */
export const numberOn = ({ puzzle, entries }, square) =>
  puzzle.given.get(square) ?? entries.get(square);

/** The square of each number that stands on the board. @param {Filled} room @returns {Map<number, string>} */
export const placed = ({ puzzle, entries }) =>
  new Map([...puzzle.given, ...entries].map(([square, number]) => [number, square]));

/** The numbers that are on no square, in their order. @param {Filled} room */
export function missing(room) {
  const there = placed(room);
  const all = Array.from({ length: room.puzzle.squares.size }, (_, i) => i + 1);
  return all.filter((number) => !there.has(number));
}

/** The first missing number after this one; after the last one it goes on from 1. @type {(room: Filled, number: number) => number | null} */
export function missingAfter(room, number) {
  const left = missing(room);
  return left.find((each) => each > number) ?? left[0] ?? null;
}

/** Whether every square has a number. @param {Filled} room */
export const isFull = ({ puzzle, entries }) =>
  puzzle.given.size + entries.size === puzzle.squares.size;

/** The squares whose number is wrong, once the solution is known. @param {Pick<Room, "entries" | "solution">} room */
export const wrongSquares = ({ entries, solution }) =>
  solution === null
    ? []
    : [...entries].filter(([square, number]) => solution[number - 1] !== square).map(([at]) => at);

/** Whether the puzzle is solved. @param {Pick<Room, "puzzle" | "entries" | "solution">} room */
export const isSolved = (room) =>
  isFull(room) && room.solution !== null && wrongSquares(room).length === 0;

/** Replaces the entries; Undo brings the earlier ones back. @type {(room: Room, entries: Entries) => void} */
function change(room, entries) {
  room.undone.push(room.entries);
  room.redone = [];
  settle(room, entries);
}

/** @type {(room: Room, entries: Entries) => void} */
function settle(room, entries) {
  room.entries = entries;
  room.typing = null;
  room.hint = null;
  room.isChecked = false;
  if (room.next === null || placed(room).has(room.next)) {
    room.next = missingAfter(room, room.next ?? 0);
  }
}

/** Why a number cannot be entered on a square. @type {(room: Filled, square: string, number: number) => Refusal | null} */
export function refusalOf({ puzzle }, square, number) {
  if (puzzle.given.has(square)) {
    return { kind: "given", square };
  }
  if (number < 1 || number > puzzle.squares.size) {
    return { kind: "beyond", number };
  }
  const taken = [...puzzle.given].find(([, given]) => given === number);
  return taken ? { kind: "taken", number, square: taken[0] } : null;
}

/** Enters a number on a square; one that stood elsewhere is moved here. It has to be possible. @type {(room: Room, square: string, number: number) => void} */
export function enter(room, square, number) {
  const others = [...room.entries].filter(([at, each]) => at !== square && each !== number);
  change(room, new Map([...others, [square, number]]));
  room.next = missingAfter(room, number);
}

/** Takes the number off a square; it is the next to be entered. @type {(room: Room, square: string) => void} */
export function erase(room, square) {
  const number = room.entries.get(square);
  if (number !== undefined) {
    change(room, new Map([...room.entries].filter(([at]) => at !== square)));
    room.next = number;
  }
}

/** Takes the last change back. @param {Room} room @returns {boolean} whether there was one */
export function undo(room) {
  const earlier = room.undone.pop();
  if (!earlier) {
    return false;
  }
  room.redone.push(room.entries);
  const left = [...room.entries].find(([square, number]) => earlier.get(square) !== number);
  settle(room, earlier);
  room.next = (left && !placed(room).has(left[1]) ? left[1] : room.next) ?? null;
  return true;
}

/** Makes a change again that was taken back. @param {Room} room @returns {boolean} whether there was one */
export function redo(room) {
  const later = room.redone.pop();
  if (!later) {
    return false;
  }
  room.undone.push(room.entries);
  settle(room, later);
  return true;
}

/** Empties the board of everything that was entered. @param {Room} room */
export function clear(room) {
  if (room.entries.size > 0) {
    change(room, new Map());
    room.next = missingAfter(room, 0);
  }
}

/**
 * A digit typed on a square: it goes on with the number that is being typed there, or begins another. What the digits
 * before it have done is taken back: the 1 of a 12 leaves another square as it was.
 * @type {(room: Room, square: string, digit: number) => Typing}
 */
export function typed(room, square, digit) {
  const { typing, puzzle } = room;
  const longer = typing?.square === square ? typing.number * 10 + digit : Infinity;
  if (!typing || longer > puzzle.squares.size) {
    return { square, number: digit, before: room.entries };
  }
  if (room.entries !== typing.before) {
    room.undone.pop();
    settle(room, typing.before);
  }
  return { square, number: longer, before: room.entries };
}

/** The number after this one: in a closed tour 1 comes after the last. @type {(puzzle: Puzzle, number: number) => number | null} */
export const after = ({ squares, target }, number) =>
  number < squares.size ? number + 1 : target === "closed" ? 1 : null;

/** The number before this one. @type {(puzzle: Puzzle, number: number) => number | null} */
export const before = ({ squares, target }, number) =>
  number > 1 ? number - 1 : target === "closed" ? squares.size : null;

/** The pairs of squares whose numbers follow each other, and whether the piece leads from one to the other. @param {Filled} room @returns {{ from: string, to: string, isMove: boolean }[]} */
export function moves(room) {
  const there = placed(room);
  return [...there].flatMap(([number, from]) => {
    const to = there.get(after(room.puzzle, number) ?? 0);
    return to === undefined ? [] : [{ from, to, isMove: room.puzzle.isMove(from, to) }];
  });
}
