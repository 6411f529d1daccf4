/**
 * How far a visitor has come on a screen, and what is said of it. It does not depend on the page.
 * @import { Scene } from "./screens.js"
 */

import { openRandomWalks } from "../../jobs/random-walks.js";
import { Verdict } from "../../pkg/knights_tour.js";
import { noMove } from "../../run/game-words.js";
import * as words from "#text/intro.js";
import { locale } from "#text/words.js";
import { JUMPS, isLastRuled, openRuled, screens, SMALL } from "./screens.js";

/** Knights that jump at random. */
const WALKS = 1000;
/** The work of a frame, in milliseconds. */
const SLICE_MS = 4;

/**
 * @typedef {object} Tale
 * @property {number} screen from 1
 * @property {Scene} scene
 * @property {string} reply what is said of the last action
 * @property {readonly string[]} marked squares that the last jump has cut off
 * @property {string | null} doubted a square that was not the smallest, until it is known whether it matters
 * @property {Verdict | null} verdict finds that out
 * @property {number} ruled which board the machine is at
 * @property {boolean} isAsking whether the machine waits for an answer
 * @property {boolean} isPaused whether the visitor has stopped the machine
 */

/** How many knights that jump at random from the same square arrive: worked out once, when it is first told. */
const walks = { work: openRandomWalks({ ...SMALL, walks: WALKS }), arrived: 0, isDone: false };

/** @returns {Tale} */
export const createTale = () => ({ screen: 1, ...fresh(1) });

/** The beginning of a screen. @type {(screen: number) => Omit<Tale, "screen">} */
const fresh = (screen) => ({
  scene: /** @type {typeof screens[number]} */ (screens[screen - 1]).open(),
  ...nothingSaid(),
  ruled: 0,
  isAsking: false,
  isPaused: false,
});

const nothingSaid = () => ({ reply: "", marked: [], doubted: null, verdict: null });

/** @param {Tale} tale */
export const idOf = ({ screen }) => /** @type {typeof screens[number]} */ (screens[screen - 1]).id;

/** @type {(tale: Tale, screen: number) => void} */
export function begin(tale, screen) {
  forget(tale);
  tale.scene.session.free();
  Object.assign(tale, { screen, ...fresh(screen) });
}

/** The next board of the machine, if there is one. @param {Tale} tale */
export function goOn(tale) {
  if (idOf(tale) !== "machine" || isLastRuled(tale.ruled) || !tale.scene.session.done) {
    return false;
  }
  const { squares } = tale.scene.info;
  tale.scene.session.free();
  tale.ruled += 1;
  tale.scene = openRuled(tale.ruled);
  tale.reply = words.larger(squares);
  return true;
}

/** What was said of the last action is over. @param {Tale} tale */
function forget(tale) {
  tale.verdict?.free();
  Object.assign(tale, nothingSaid());
}

/** A jump is made, or the machine’s question answered. Returns whether something has changed. @type {(tale: Tale, square: string) => boolean} */
export function pick(tale, square) {
  const { game, session } = tale.scene;
  if (game === null) {
    return answer(tale, square);
  }
  const { candidates } = session.moment();
  try {
    game.play(square);
  } catch (error) {
    tale.reply = noMove(game, square, error);
    return false;
  }
  forget(tale);
  const least = Math.min(...candidates.map(({ value }) => value));
  const value = candidates.find((each) => each.square === square)?.value ?? least;
  if (idOf(tale) === "trick" && value > least) {
    const { board, target } = game.settings;
    tale.doubted = square;
    tale.verdict = new Verdict({ board, target, path: game.path() });
  }
  return true;
}

/** @param {Tale} tale */
export function takeBack(tale) {
  forget(tale);
  return tale.scene.game !== null && tale.scene.session.back();
}

/** The square that the rule goes to. @param {Tale} tale */
const bestOf = ({ scene }) =>
  scene.session.moment().candidates.reduce((a, b) => (b.value < a.value ? b : a));

/** Whether the machine has something to do. @param {Tale} tale */
export const isAtWork = (tale) =>
  idOf(tale) === "machine" && !tale.isAsking && !tale.scene.session.done;

/** The squares that the machine asks about. @param {Tale} tale */
export const squaresAsked = ({ isAsking, scene }) =>
  isAsking ? scene.session.moment().candidates.map(({ square }) => square) : [];

/** Answers the machine’s question, or gives up. @type {(tale: Tale, square: string | null) => boolean} */
export function answer(tale, square) {
  const { candidates } = tale.scene.session.moment();
  if (!tale.isAsking || (square !== null && candidates.every((each) => each.square !== square))) {
    return false;
  }
  const { square: best, value: ways } = bestOf(tale);
  tale.reply = (square === best ? words.right : words.wrong)(best, ways);
  tale.isAsking = false;
  return true;
}

/** The machine stops to ask, if it is at a question. @param {Tale} tale */
export function ask(tale) {
  const { questions, session } = tale.scene;
  if (tale.isAsking || !questions.includes(session.position)) {
    return false;
  }
  questions.splice(questions.indexOf(session.position), 1);
  tale.isAsking = true;
  tale.reply = words.which;
  return true;
}

/** Finds out what is still to be said, for as long as a frame allows. Returns whether more is to come. @param {Tale} tale */
export function findOut(tale) {
  if (tale.verdict && tale.doubted) {
    const { done } = tale.verdict.advance(SLICE_MS);
    if (done) {
      judge(tale, tale.verdict.result, tale.doubted);
    }
    return !done;
  }
  if (idOf(tale) === "attempt" && isStuck(tale) && !walks.isDone) {
    const { done, visited } = walks.work.advance(SLICE_MS);
    walks.arrived += visited.filter((squares) => squares === tale.scene.info.squares).length;
    walks.isDone = done;
    return !done;
  }
  return false;
}

/** @type {(tale: Tale, result: import("../../pkg/knights_tour.js").VerdictResult, square: string) => void} */
function judge(tale, result, square) {
  forget(tale);
  if (result.kind === "finishable") {
    tale.reply = words.notSmallest(square);
  } else if (result.kind === "lost") {
    const cut = result.squares.filter((each) => each !== square);
    tale.marked = cut;
    const list = new Intl.ListFormat(locale).format(cut);
    tale.reply = cut.length > 0 ? words.cutsOff(list) : words.lost;
  }
}

/** @param {Tale} tale */
export const isTour = ({ scene }) => scene.session.moment().outcome?.kind === "tour";

/** @param {Tale} tale */
const isStuck = ({ scene }) => {
  const { outcome } = scene.session.moment();
  return outcome !== null && outcome.kind !== "tour";
};

/** Whether what the screen asks for is done, so that the next screen is the thing to do. @param {Tale} tale */
export function isDone(tale) {
  const { session, game } = tale.scene;
  return idOf(tale) === "jump"
    ? session.position >= JUMPS
    : game === null
      ? session.done && (idOf(tale) !== "machine" || isLastRuled(tale.ruled))
      : isTour(tale) || isStuck(tale);
}

/** What is said under the text of the screen. @param {Tale} tale */
export function replyOf(tale) {
  const { session, info, game } = tale.scene;
  const { visited } = session.moment().counters;
  const { squares } = info;
  if (tale.reply && !(idOf(tale) === "machine" && isDone(tale))) {
    return tale.reply;
  }
  if (idOf(tale) === "jump") {
    const made = Math.min(session.position, JUMPS);
    return made < JUMPS ? words.jumps(made, JUMPS) : words.canJump;
  }
  if (isTour(tale)) {
    return (game ? words.done : words.arrived)(squares);
  }
  if (isStuck(tale) && idOf(tale) === "attempt" && walks.isDone) {
    return words.stuck({ visited, squares, walks: WALKS, arrived: walks.arrived });
  }
  return (isStuck(tale) && game ? words.stuckAgain : words.visited)(visited, squares);
}

export const placeOf = (/** @type {Tale} */ { screen }) => words.place(screen, screens.length);
