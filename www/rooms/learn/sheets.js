/**
 * Worksheets, drawn from a seed: the same seed gives the same sheet everywhere, by the solver’s own
 * chance. It knows nothing of the page.
 *
 * @import { Diagram, SquareName } from "../../pkg/knights_tour.js"
 */

import { openRequest, Session, solve, squareName, Tours, verify } from "../../pkg/knights_tour.js";
import { CROSS } from "./lessons.js";

/** What there is: blank boards, with onward moves or without, predictions, errors to find, the puzzle. */
export const kinds = /** @type {const} */ (["blank", "counts", "predict", "error", "cross"]);

/** @typedef {(typeof kinds)[number]} Kind */
/** @typedef {{ kind: Kind, seed: string, board: string }} Asked */
/**
 * A picture to work on and its solution: another picture, or `null` where there is none, and what is asked
 * for: squares, the first of them numbered `first`.
 * @typedef {{ task: Diagram, solution: Diagram | null, squares: SquareName[], first: number }} Exercise
 */

/** @type {Asked} */
export const usualSheet = { kind: "predict", seed: "1", board: "8x8" };

/** Exercises on a sheet, and draws to find them. */
const EXERCISES = 4;
const DRAWS = 64;
/** Moves to predict. */
const PREDICTED = 5;
/** The shortest path to predict from, the longest, and by how much exercises differ. */
const [LEAST_SEEN, MOST_SEEN, SEEN_APART] = [4, 60, 7];
/** The sides of boards: of one that has a page to itself, and of one of several on a page. */
export const LEAST_SIDE = 3;
const [MOST_SIDE, MOST_SIDE_OF_SEVERAL] = [20, 12];
/** Moves at the beginning of a tour, and at its end, that are never wrong. */
const SOUND = 3;
/** Milliseconds that the search for a solution may take. */
const SEARCH_MS = 300;

/** Whether several exercises share a page. @param {Kind} kind */
export const hasSeveral = (kind) => kind === "predict" || kind === "error";

/** @param {Kind} kind */
export const mostSide = (kind) => (hasSeveral(kind) ? MOST_SIDE_OF_SEVERAL : MOST_SIDE);

/** The sides of a board such as 8x8, as far as it can be printed. @type {(text: string, kind: Kind) => string} */
export function boardFor(text, kind) {
  const [, width = 8, height = 8] = (/^(\d{1,4})x(\d{1,4})$/.exec(text) ?? []).map(Number);
  const side = (/** @type {number} */ n) => Math.min(mostSide(kind), Math.max(LEAST_SIDE, n));
  return `${side(width)}x${side(height)}`;
}

/** A run of the rule from a square that the seed draws. @type {(board: string, seed: string) => Session} */
const openRun = (board, seed) =>
  openRequest({ board, start: "random", seed, algorithm: "warnsdorff" }).session;

/** Whether none of the next moves is a tie. @type {(session: Session, moves: number) => boolean} */
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

/** The next moves, none of them a tie, so that there is one answer. @type {(asked: Asked, draw: number) => Exercise | null} */
function predict({ board, seed }, draw) {
  const session = openRun(board, `${seed} ${draw}`);
  try {
    for (let at = LEAST_SEEN + ((SEEN_APART * draw) % MOST_SEEN); at < MOST_SEEN; at += 1) {
      session.seek(at);
      if (session.position === at && isClear(session, PREDICTED)) {
        const { path } = session.state();
        session.seek(at + PREDICTED);
        const whole = session.state().path;
        return {
          task: { board, path, numbers: true, knight: path.at(-1) },
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

/** Which two numbers are exchanged, of so many: not always the same distance apart. @type {(draw: number, squares: number) => [number, number]} */
function exchanged(draw, squares) {
  const places = squares - 2 * SOUND;
  const one = SOUND + ((7 * draw) % places);
  return [one, SOUND + ((one + 2 + ((5 * draw) % (places - 4))) % places)];
}

/** A tour with two of its numbers exchanged. The answer is the first move that is none. @type {(asked: Asked, draw: number) => Exercise | null} */
function mistake({ board, seed }, draw) {
  const session = openRun(board, `${seed} ${draw}`);
  session.finish(100_000);
  const { path, outcome } = session.state();
  session.free();
  if (outcome?.kind !== "tour" || path.length < 4 * SOUND) {
    return null;
  }
  const [one, other] = exchanged(draw, path.length);
  const wrong = [...path];
  [wrong[one], wrong[other]] = [path[other] ?? "", path[one] ?? ""];
  const { tour, holds = 0 } = verify(board, wrong.join(" "));
  return tour
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

/** Blank boards, with the number of moves from each square or without. @param {Asked} asked @returns {Exercise} */
function blank({ board, kind }) {
  const { outcome, squares } = solve({ board, start: "any", algorithm: "best", limit: SEARCH_MS });
  return {
    task: { board, labels: kind === "counts" ? degreesOf(board) : [] },
    solution: outcome?.kind === "tour" ? { board, path: squares, numbers: true } : null,
    squares: [],
    first: 1,
  };
}

/** How many moves each square has. @param {string} board @returns {[SquareName, string][]} */
function degreesOf(board) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  const session = new Session({ board, algorithm: "player" });
  const start = session.moment().focus;
  const nextToStart = new Set(session.moment().candidates.map(({ square }) => square));
  const degrees = Array.from({ length: width * height }, (_, at) => {
    const square = squareName(at % width, Math.floor(at / width));
    // The knight’s own square does not count as open.
    const { accessibility } = session.squareInfo(square);
    const degree =
      square === start ? nextToStart.size : accessibility + Number(nextToStart.has(square));
    return /** @type {[SquareName, string]} */ ([square, String(degree)]);
  });
  session.free();
  return degrees;
}

/** The puzzle of the 12 squares, with one of its closed tours. @returns {Exercise} */
function cross() {
  const search = new Tours({ board: CROSS, target: "closed" });
  const [squares = []] = search.next(1, SEARCH_MS);
  search.free();
  return {
    task: { board: CROSS },
    solution: { board: CROSS, path: squares, numbers: true, closed: true },
    squares,
    first: 1,
  };
}

/** The exercises of a sheet; none where the board is too small for them. @param {Asked} asked @returns {Exercise[]} */
export function makeSheet(asked) {
  if (asked.kind === "cross") {
    return [cross()];
  }
  if (!hasSeveral(asked.kind)) {
    return [blank(asked)];
  }
  const make = asked.kind === "predict" ? predict : mistake;
  /** @type {Exercise[]} */
  const found = [];
  for (let draw = 0; found.length < EXERCISES && draw < DRAWS; draw += 1) {
    const exercise = make(asked, draw);
    // Each begins on another square.
    const start = exercise?.solution?.path?.[0];
    if (exercise && !found.some(({ solution }) => solution?.path?.[0] === start)) {
      found.push(exercise);
    }
  }
  return found;
}
