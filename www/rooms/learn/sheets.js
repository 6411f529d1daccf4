/**
 * Worksheets generated from a seed: the same seed gives the same sheet everywhere, by the solver’s own random
 * generator. It does not depend on the page.
 * @import { Diagram, MadePuzzle, PuzzleGrade, PuzzleMakerSettings, SquareName } from "../../pkg/knights_tour.js"
 */

import { openRequest, Session, squareName, verify } from "../../pkg/knights_tour.js";
import { firstTour } from "./first-tour.js";
import { CROSS } from "./lessons.js";

/** The kinds: blank boards with or without onward moves, moves to predict by two rules, errors to find, the puzzle of 12 squares, numbers to fill in. */
export const kinds = /** @type {const} */ ([
  "blank",
  "counts",
  "predict",
  "follow",
  "error",
  "cross",
  "numbers",
]);

/** @typedef {(typeof kinds)[number]} Kind */
/** From easy to hard. @type {readonly PuzzleGrade[]} */
export const grades = ["easy", "medium", "hard", "very-hard"];
/** How many boards with numbers to fill in are on a page. */
export const boardsOnPage = /** @type {const} */ ([1, 2, 4]);

/**
 * `grade` and `boards` are those of numbers to fill in.
 * @typedef {{ kind: Kind, seed: string, board: string, solutions: boolean, grade: PuzzleGrade, boards: (typeof boardsOnPage)[number] }} Asked
 */
/**
 * A picture to work on and its solution: another picture, or `null` if there is none, and the squares of the
 * answer, the first of them numbered `first`. The knight’s square is framed: a knight would hide its number. Numbers
 * to fill in have a grade.
 * @typedef {{ task: Diagram, solution: Diagram | null, squares: SquareName[], first: number, knight?: SquareName, grade?: PuzzleGrade }} Exercise
 */

/** @type {Asked} */
export const usualSheet = {
  ...{ kind: "predict", seed: "1", board: "8x8", solutions: true },
  ...{ grade: "easy", boards: 4 },
};

/** Exercises on a sheet, and attempts to generate them. */
const EXERCISES = 4;
const DRAWS = 64;
/** How many moves are to be predicted, and by which rule if not the usual one. */
const predicted = {
  predict: { rule: undefined, moves: 5 },
  follow: { rule: "nearest edge, fewest onward", moves: 6 },
};
/** The shortest and the longest path to predict from, and the difference between exercises. */
const [LEAST_SEEN, MAX_SEEN, SEEN_APART] = [4, 24, 7];
/** The numbers on a board with an error, so that pupils keep the overview. */
const MAX_NUMBERS = 24;
/** The range of board sides: the minimum, the maximum for one board a page, for several on a page, and for puzzles, which take long to make. */
export const LEAST_SIDE = 3;
const [MAX_SIDE, MAX_SIDE_OF_SEVERAL, MAX_SIDE_OF_PUZZLES] = [20, 12, 10];
/** At the start and at the end of a tour, this many moves are never wrong. */
const SOUND = 3;

/** Whether moves are to be predicted. @param {Kind} kind @returns {kind is keyof typeof predicted} */
export const isPredicted = (kind) => kind in predicted;

/** Whether several exercises share a page. @param {Pick<Asked, "kind" | "boards">} asked */
export const hasSeveral = ({ kind, boards }) =>
  isPredicted(kind) || kind === "error" || (kind === "numbers" && boards > 1);

/** Whether another seed makes another sheet. @param {Kind} kind */
export const hasSeed = (kind) => isPredicted(kind) || kind === "error" || kind === "numbers";

/** @param {Kind} kind */
export function mostSide(kind) {
  if (kind === "numbers") {
    return MAX_SIDE_OF_PUZZLES;
  }
  return hasSeed(kind) ? MAX_SIDE_OF_SEVERAL : MAX_SIDE;
}

/** The sides of a board such as 8x8, limited to what can be printed. @type {(text: string, kind: Kind) => string} */
export function boardFor(text, kind) {
  const [, width = 8, height = 8] = (/^(\d{1,4})x(\d{1,4})$/.exec(text) ?? []).map(Number);
  const side = (/** @type {number} */ n) => Math.min(mostSide(kind), Math.max(LEAST_SIDE, n));
  return `${side(width)}x${side(height)}`;
}

/** A run from a square that the seed determines. @type {(board: string, seed: string, rule?: string) => Session} */
const openRun = (board, seed, rule) =>
  openRequest({ board, start: "random", seed, algorithm: "warnsdorff", rule }).session;

/** Whether none of the next moves involves a tie. @type {(session: Session, moves: number) => boolean} */
function isClear(session, moves) {
  const at = session.position;
  for (let move = 0; move < moves; move += 1) {
    const { candidates, outcome } = session.moment();
    if (outcome || candidates.some(({ tied }) => tied)) {
      session.seek(at);
      return false;
    }
    session.step();
  }
  session.seek(at);
  return true;
}

/** The next moves, none of them tied, so that the answer is unique. @type {(asked: Asked, draw: number, by: { rule?: string | undefined, moves: number }) => Exercise | null} */
function predict({ board, seed }, draw, { rule, moves }) {
  const session = openRun(board, `${seed} ${draw}`, rule);
  try {
    for (let at = LEAST_SEEN + ((SEEN_APART * draw) % MAX_SEEN); at < MAX_SEEN; at += 1) {
      session.seek(at);
      if (session.position === at && isClear(session, moves)) {
        const { path } = session.state();
        session.seek(at + moves);
        const whole = session.state().path;
        const knight = path.at(-1) ?? "";
        return {
          task: { board, labels: numbered(path), marks: { frame: [knight] } },
          knight,
          solution: { board, path: whole, numbers: true },
          squares: whole.slice(path.length),
          first: path.length + 1,
        };
      }
    }
    return null;
  } finally {
    session.free();
  }
}

/** The two numbers to exchange; their distance varies. @type {(draw: number, squares: number) => [number, number]} */
function exchanged(draw, squares) {
  const places = squares - 2 * SOUND;
  const one = SOUND + ((7 * draw) % places);
  return [one, SOUND + ((one + 2 + ((5 * draw) % (places - 4))) % places)];
}

/** The beginning of a tour with two of its numbers exchanged. The answer is the first invalid move. @type {(asked: Asked, draw: number) => Exercise | null} */
function mistake({ board, seed }, draw) {
  const session = openRun(board, `${seed} ${draw}`);
  session.finish(100_000);
  const { path: whole, outcome } = session.state();
  session.free();
  if (outcome?.kind !== "tour" || whole.length < 4 * SOUND) {
    return null;
  }
  const path = whole.slice(0, MAX_NUMBERS);
  const [one, other] = exchanged(draw, path.length);
  const wrong = [...path];
  [wrong[one], wrong[other]] = [path[other] ?? "", path[one] ?? ""];
  const { holds = 0 } = verify(board, wrong.join(" "));
  return holds === path.length
    ? null
    : {
        task: { board, labels: numbered(wrong) },
        solution: {
          board,
          path,
          numbers: true,
          marks: { frame: [path[one] ?? "", path[other] ?? ""] },
        },
        squares: wrong.slice(holds - 1, holds + 1),
        first: holds,
      };
}

/** @param {readonly SquareName[]} squares @returns {[SquareName, string][]} */
const numbered = (squares) => squares.map((square, at) => [square, String(at + 1)]);

/** Blank boards, with or without the degree of each square. @param {Asked} asked @returns {Exercise} */
function blank({ board, kind }) {
  const squares = firstTour({ board, target: "open" });
  return {
    task: { board, labels: kind === "counts" ? degreesOf(board) : [] },
    solution: squares ? { board, path: squares, numbers: true } : null,
    squares: [],
    first: 1,
  };
}

/** The degree of each square. @param {string} board @returns {[SquareName, string][]} */
function degreesOf(board) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  const session = new Session({ board, algorithm: "player" });
  const start = session.moment().focus;
  const nextToStart = new Set(session.moment().candidates.map(({ square }) => square));
  const degrees = Array.from({ length: width * height }, (_, at) => {
    const square = squareName(at % width, Math.floor(at / width));
    // The count leaves out the knight’s own square.
    const { accessibility } = session.squareInfo(square);
    const degree =
      square === start ? nextToStart.size : accessibility + Number(nextToStart.has(square));
    return /** @type {[SquareName, string]} */ ([square, String(degree)]);
  });
  session.free();
  return degrees;
}

/** The 12-square puzzle, with one of its closed tours. @returns {Exercise} */
function cross() {
  const squares = firstTour({ board: CROSS, target: "closed" }) ?? [];
  return {
    task: { board: CROSS },
    solution: { board: CROSS, path: squares, numbers: true, closed: true },
    squares,
    first: 1,
  };
}

/** What the puzzles of a sheet are made from. @param {Asked} asked @returns {PuzzleMakerSettings[]} */
export const puzzlesOf = ({ board, grade, seed, boards }) =>
  Array.from({ length: boards }, (_, i) => ({ board, grade, seed: `${seed} ${i + 1}` }));

/** A puzzle to fill in; in its solution the given numbers are framed. @type {(board: string, made: MadePuzzle) => Exercise} */
export function fillIn(board, { line, squares, grade }) {
  const given = (line.match(/\d+/g) ?? []).map(Number);
  const onSquares = given.map((n) => squares[n - 1] ?? "");
  return {
    task: { board, labels: given.map((n, i) => [onSquares[i] ?? "", String(n)]) },
    solution: { board, path: squares, numbers: true, marks: { frame: onSquares } },
    squares: [],
    first: 1,
    grade,
  };
}

/** The exercises of a sheet, but for puzzles, which take long to make; an empty list if the board is too small for them. @param {Asked} asked @returns {Exercise[]} */
export function makeSheet(asked) {
  if (asked.kind === "cross") {
    return [cross()];
  }
  if (!hasSeveral(asked)) {
    return [blank(asked)];
  }
  const { kind } = asked;
  /** @type {Exercise[]} */
  const found = [];
  for (let draw = 0; found.length < EXERCISES && draw < DRAWS; draw += 1) {
    const exercise = isPredicted(kind)
      ? predict(asked, draw, predicted[kind])
      : mistake(asked, draw);
    // Each starts on another square.
    const start = exercise?.solution?.path?.[0];
    if (exercise && !found.some(({ solution }) => solution?.path?.[0] === start)) {
      found.push(exercise);
    }
  }
  return found;
}
