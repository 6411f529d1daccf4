/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { count, decimal, number, word } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "Stop",
  again: "Again",
  unfold: "Unfold",
  fold: "Fold",
  pause: "Pause",
  drawing: "From board to graph",
  previous: "Previous page",
  next: "Next page",
  check: "Check",
  clear: "Clear",
  tryRule: "Try this rule",
  contest: "Hold a contest with it",
});

export const running = "Running…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "Answer first: then the knights set off.";
/** @param {string} message */
export const failed = (message) => `Your browser could not work this out: ${message}`;

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${count(walks, { one: "walk", other: "walks" })}: ${decimal(mean, 1)} of ${number(squares)} squares on average, ${number(best)} at most, ${tours === 0 ? "no tour" : count(tours, { one: "tour", other: "tours" })}.`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) =>
  `${count(walks, { one: "walk", other: "walks" })} so far. Read the number from the bar.`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)} squares: ${number(walks)}`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board} from ${start}`;
/** @param {number} n */
export const placements = (n) => count(n, { one: "placement", other: "placements" });
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `A tour after ${placements(n)}.`
    : `${isStopped ? "Stopped" : "No tour"} after ${placements(n)}.`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}: tours from ${number(tours)} of ${number(starts)} squares.`;
export const tieBreaks = "Tie-break";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `Stuck from ${start}: see in Explore`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}: never stuck`
    : `${board}: stuck from ${number(stuck)} of ${number(starts)} (${decimal((100 * stuck) / starts, 1)}%)`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) =>
  `${count(boards, { one: "board", other: "boards" })} searched. The rule gets stuck on all but ${word(without)}.`;

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst = "Answer first: then each rule begins once on every square.";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["Any move, at random", "Nearest the edge", "Fewest onward moves"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Roth’s rule" : "Warnsdorff’s rule");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}: ${count(tours, { one: "tour", other: "tours" })} from ${count(runs, { one: "start", other: "starts" })}`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `You have beaten Roth: ${number(own)} tours, and his rule ${number(roths)}. So small a lead can be luck. A contest on other boards shows more.`
    : own === roths
      ? `As good as Roth’s: ${count(own, { one: "tour", other: "tours" })} each. Can you find one more?`
      : `Roth’s rule is ahead: ${number(roths)} tours to ${number(own)}. Try something else.`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "The board" : share === 1 ? "The graph, drawn in a ring" : "On the way";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  `${size(width, height)}${isMarked ? ", marked" : ""}`;
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}: ${exists ? "a closed tour" : "no closed tour"}, ${reason}; ${isMarked === exists ? "your guess was right" : "your guess was wrong"}`;
export const guessMap = "Boards by width and height";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) => `${number(marked)} of ${number(boards)} boards marked`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `You were right about ${number(right)} of ${number(boards)} boards; the others have a thick frame. A board has a closed tour except in three cases. Its number of squares is odd, it has a side of 1, 2 or 4, or it is 3 × 4, 3 × 6 or 3 × 8. A. J. Schwenk proved that in 1991.`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "a closed tour exists",
  "open-theorem": "a tour exists",
  "one-square": "a single square",
  "odd-area": "no tour: the number of squares is odd",
  "side-1": "no tour: a side of 1",
  "side-2": "no tour: a side of 2",
  "side-4": "no tour: a side of 4",
  "small-exception": "no tour: the board is too small",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)} s` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}: no tour in a second`
    : `${board}: ${duration(ms)}${times === null ? "" : ` (× ${decimal(times, 1)})`}`;
/** @param {string} board */
export const notTimed = (board) => `${board}: not tried`;
export const timed = "All runs are timed. The longest bar of each method fills the width.";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `Page ${number(page)} of ${number(pages)}, ${count(tours, { one: "tour", other: "tours" })} in all`;
export const searching = "Searching…";
/** @param {number} n */
export const openTour = (n) => `Tour ${number(n)}: see in Explore`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}: ${tours}, counted in ${duration(ms)}`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}: ${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}.`).join(" ");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) =>
  `${what}: ${count(states, { one: "state", other: "states" })} so far`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) => `${isClosed ? "Closed" : "Open"} tours of ${board}`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}: ${count(layers, { one: "step", other: "steps" })}, at most ${count(most, { one: "state", other: "states" })} at once`;

/** "13.7 ± 0.3 million million" @type {(millionMillions: number, error: number) => string} */
const about = (millionMillions, error) =>
  `${decimal(millionMillions, 1)} ± ${decimal(error, 1)} million million`;
/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `After ${count(walks, { one: "walk", other: "walks" })}: about ${about(estimate / 1e12, error / 1e12)} closed tours.`;
export const estimateBar =
  "The true number lies in the thick bar about two times out of three, and in the thin one 19 times out of 20.";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay, 1997", wrong: "announced in 1996" };
export const scaleName = "million million closed tours";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) => `${what}: ${number(different)} different positions`;
export const imagesOf = { found: "A tour found now", euler: "Euler’s tour of 1759" };
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `One tour has ${number(counts[0] ?? 0)} different positions, Euler’s has ${number(counts[1] ?? 0)}.`;
