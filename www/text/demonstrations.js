/** The texts of the lessons' demonstrations. */

import { decimal, number, paragraph } from "#text/sentence.js";
import { size } from "#text/words.js";
export {
  labels,
  running,
  guessFirst,
  tieBreaks,
  rulesGuessFirst,
  threeRules,
  guessMap,
  mapSigns,
  timed,
  searching,
  estimateBar,
  estimateMarks,
  scaleName,
  imagesOf,
} from "#messages/demonstrations.js";
import * as messages from "#messages/demonstrations.js";

/** @param {string} message */
export const failed = (message) => messages.failed({ message });

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  messages.walksMade({ walks, mean, best, squares, tours });

/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) => messages.walksSoFar({ walks });

/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => messages.bin({ from, to, walks });

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => messages.lane({ board, start });

/** @param {number} n */
export const placements = (n) => messages.placements({ n });

/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) => messages.laneOver({ n, isTour, isStopped });

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) => messages.mapMade({ rule, tours, starts });

/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => messages.stuckFrom({ start });

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  messages.failuresOn({ stuck, board, starts, percent: (100 * stuck) / starts });

/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) => messages.failuresFound({ boards, without });

/** A run by backtracking in an order of moves. @param {string} moves */
export const orderInExplore = (moves) => messages.orderInExplore({ moves });

/** All orders were tried: how many found a tour, and the fewest placements. @type {(orders: number, done: number, least: number, most: number) => string} */
export const ordersTried = (orders, done, least, most) =>
  messages.ordersTried({ orders, done, least, most });

/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => messages.usualRule({ isLarge });

/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) => messages.ruleTried({ rule, tours, runs });

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  messages.againstRoth({
    lead: own > roths ? "ahead" : own === roths ? "level" : "behind",
    own,
    roths,
  });

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) => messages.unfolded({ share });

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  messages.guessCell({ size: size(width, height), isMarked });

/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  messages.guessedCell({
    size: size(width, height),
    exists,
    reason,
    isRight: isMarked === exists,
  });

/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) => messages.guessing({ marked, boards });

/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) => messages.guessed({ right, boards });

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000
    ? messages.seconds({ n: decimal(ms / 1000, 1) })
    : messages.milliseconds({ n: decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0) });

/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  messages.timing({
    hasMs: ms !== null,
    board,
    duration: ms === null ? "" : duration(ms),
    hasTimes: times !== null,
    times: times ?? 0,
  });

/** @param {string} board */
export const notTimed = (board) => messages.notTimed({ board });

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) => messages.toursPage({ page, pages, tours });

/** @param {number} n */
export const openTour = (n) => messages.openTour({ n });

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) =>
  messages.counted({ what, tours, duration: duration(ms) });

/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => messages.laneEnded({ name, outcome });

/** @param {readonly string[]} results */
export const allCounted = (results) =>
  paragraph(...results.map((result) => messages.asSentence({ result })));

/** @type {(what: string, states: number) => string} */
export const counting = (what, states) => messages.counting({ what, states });

/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) => messages.toursOf({ isClosed, board });

/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) => messages.sweep({ what, layers, most });

/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  messages.estimated({ walks, estimate: estimate / 1e12, error: error / 1e12 });

/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) => messages.positions({ what, different });

/** @param {readonly number[]} counts */
export const positionsTold = ([found = 0, eulers = 0]) => messages.positionsTold({ found, eulers });
