/**
 * Worksheets, drawn from a seed: the same seed gives the same sheet everywhere, by the solver’s own
 * chance. It knows nothing of the page.
 *
 * @import { Diagram } from "../../pkg/knights_tour.js"
 */

import { firstFault, openRequest, Session, squareName, Tours } from "../../pkg/knights_tour.js";

/** What there is: blank boards, with onward moves or without, predictions, errors to find, the puzzle. */
export const kinds = /** @type {const} */ (["blank", "counts", "predict", "error", "cross"]);

/** @typedef {(typeof kinds)[number]} Kind */
/** @typedef {{ kind: Kind, seed: string, board: string }} Asked */
/** A picture to work on, and its solution: another picture, and what is told of it. @typedef {{ task: Diagram, solution: Diagram, path: string[], fault?: string }} Exercise */

export const CROSS = "#..#/..../..../#..#";

/** Exercises on a sheet. */
const EXERCISES = 4;
/** Moves to predict. */
export const PREDICTED = 5;
/** Sides of a board that has its numbers written into it. */
const MOST_SIDE = 12;

/** The sides of a board such as 8x8, as far as it can be printed. @param {string} text */
export function boardFor(text) {
  const [, width = 8, height = 8] = (/^(\d{1,2})x(\d{1,2})$/.exec(text) ?? []).map(Number);
  const side = (/** @type {number} */ n) => Math.min(MOST_SIDE, Math.max(3, n));
  return `${side(width)}x${side(height)}`;
}

/** A run of the rule from a square that the seed draws. @type {(board: string, seed: string) => Session} */
function openRun(board, seed) {
  const asked = { board, start: "random", seed, algorithm: "warnsdorff" };
  return openRequest(asked).session;
}

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
    for (let at = 4 + draw; at < 60; at += 1) {
      session.seek(at);
      if (session.position === at && isClear(session, PREDICTED)) {
        const { path } = session.state();
        session.seek(at + PREDICTED);
        const whole = session.state().path;
        return {
          task: { board, path, numbers: true, knight: path.at(-1) },
          solution: { board, path: whole, numbers: true },
          path: whole.slice(path.length),
        };
      }
    }
    return null;
  } finally {
    session.free();
  }
}

/** A tour with two of its numbers exchanged. @type {(asked: Asked, draw: number) => Exercise | null} */
function mistake({ board, seed }, draw) {
  const session = openRun(board, `${seed} ${draw}`);
  try {
    session.finish(100_000);
    const { path, outcome } = session.state();
    if (outcome?.kind !== "tour") {
      return null;
    }
    const one = 3 + ((7 * draw) % (path.length - 8));
    const other = one + 4;
    const wrong = path.map((square, at) =>
      at === one ? (path[other] ?? square) : at === other ? (path[one] ?? square) : square,
    );
    const fault = firstFault(board, wrong.join(" "), undefined, "open", 0).fault?.message;
    const labels = /** @type {[string, string][]} */ (
      wrong.map((square, at) => [square, String(at + 1)])
    );
    return fault === undefined
      ? null
      : { task: { board, labels }, solution: { board, path, numbers: true }, path, fault };
  } finally {
    session.free();
  }
}

/** Blank boards, with the number of moves from each square or without. @param {Asked} asked @returns {Exercise} */
function blank({ board, kind }) {
  const labels = degreesOf(board);
  const task = { board, labels: kind === "counts" ? labels : [] };
  return { task, solution: { board, labels }, path: [] };
}

/** How many moves each square has. @param {string} board @returns {[string, string][]} */
function degreesOf(board) {
  const [width = 0, height = 0] = board.split("x").map(Number);
  return Array.from({ length: width * height }, (_, at) => {
    const start = squareName(at % width, Math.floor(at / width));
    const session = new Session({ board, start, algorithm: "player" });
    const degree = session.moment().candidates.length;
    session.free();
    return [start, String(degree)];
  });
}

/** The puzzle of the 12 squares, with one of its closed tours. @returns {Exercise} */
function cross() {
  const search = new Tours({ board: CROSS, target: "closed" });
  const [path = []] = search.next(1, 500);
  search.free();
  return { task: { board: CROSS }, solution: { board: CROSS, path, numbers: true }, path };
}

/** The exercises of a sheet. @param {Asked} asked @returns {Exercise[]} */
export function makeSheet(asked) {
  if (asked.kind === "cross") {
    return [cross()];
  }
  if (asked.kind === "blank" || asked.kind === "counts") {
    return [blank(asked)];
  }
  const make = asked.kind === "predict" ? predict : mistake;
  /** @type {Exercise[]} */
  const found = [];
  for (let draw = 0; found.length < EXERCISES && draw < 8 * EXERCISES; draw += 1) {
    const exercise = make(asked, draw);
    if (exercise) {
      found.push(exercise);
    }
  }
  return found;
}
