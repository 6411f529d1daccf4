/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { count, decimal, number, plural, quoted } from "./sentence.js";
import { piece, rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "How many different tours does a board have? Far too many to list on a chessboard, so people look for clever ways to count.",
  heading: "What to count",
  withHoles: "A board with holes",
  boardText: "The board as rows of . and #, or as a size",
  takeBoard: "Use this board",
  drawBoard: "Draw it in Build",
  directed: "A reversed tour counts as",
  copies: "A rotated or mirrored tour counts as",
  memory: "Memory",
  exact: "Exact count",
  howCounted: "More: how does it count?",
  start: "Count them",
  startAnyway: "Count anyway",
  notNow: "Not now",
  cancel: "Cancel",
  countProgress: "Progress of the count",
  estimates: "Estimate",
  estimateIntro: "Random walks hint at the number, even on boards that nobody has counted.",
  howEstimated: "More: how do walks count tours?",
  chances:
    "A walk that finds a tour with a chance of one in a million counts as a million tours. A dead end counts as no tour.",
  average:
    "The average over many walks tends to the number of tours (Donald Knuth, 1975). Rotated and mirrored copies count separately.",
  fours:
    "Four walks share their first third, which saves time (Herman Kahn and Theodore Harris, 1951).",
  walkSettings: "How to estimate",
  weight: "Weight",
  weightNote:
    "With weight 1 a walk takes any move. The smaller the weight, the more closely it follows Warnsdorff’s rule.",
  weightMore:
    "A small weight prefers squares with few onward moves, and spares the squares beside them. On 8 × 8 a weight of 0.75 comes closest to how tours move.",
  walks: "Walks",
  estimate: "Estimate",
  badWeight: "Try a bad weight",
  estimateProgress: "Progress of the estimate",
  asTable: "The curve as a table",
  uncounted: "Nobody has counted these:",
  tours: "All tours",
  toursIntro:
    "One after another, as a search finds them, with rotated and mirrored copies. Choose a tour to open it in Explore.",
  list: "List them",
  previous: "Previous",
  next: "Next",
  known: "Known numbers",
  knownNote:
    "“Counted here” means since you opened this page. Open tours include those that could be closed.",
  history: "The number that was wrong",
  announced:
    "In 1996 two researchers announced that the 8 × 8 board has 33,439,123,484,294 closed tours (Martin Löbbing and Ingo Wegener, with binary decision diagrams).",
  // What leaves a cycle of 64 squares as it was shifts it along itself, here by 32 or 16 moves, and so
  // each square to its own colour; or it turns it over, and then keeps at most two squares in place,
  // or has a move whose ends change places. A mirror in the middle and a quarter turn change colours,
  // and no move's ends are each other's mirror images; a mirror in a diagonal keeps eight in place.
  corrected:
    "That cannot be right. A reflection or a quarter turn always gives a different tour; a half turn sometimes gives the same one. So tours come in groups of four or eight, but four does not divide that number. Brendan McKay counted 13,267,364,410,532 in 1997, and so does this page.",
  countIt: "Count it here",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "the same tour",
  true: "another tour",
});

/** "up to 2 GiB" @param {number} n */
export const memoryOf = (n) => `Up to ${number(n / 2 ** 30)} GiB`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "another tour",
  true: "the same tour",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "Page",
  show: "At work",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "Board",
  leaper: "Piece",
  theme: "Theme",
  target: "Tour",
  weight: labels.weight,
  walks: labels.walks,
  seed: "Seed",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => `${quoted(value)} is not available; choose from ${known.join(", ")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)} is not a page; write a whole number such as 1`,
};

/** Replaces a value that no field shows. */
const none = "the default";

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settings[name] ?? name}: ${message}. ${quoted(valueOf(name, instead || none))} is used instead.`;

/** The room's name for a value of a setting. @type {(name: string, value: string) => string} */
function valueOf(name, value) {
  switch (name) {
    case "directed":
      return directions[value] ?? value;
    case "upToSymmetry":
      return copies[value] ?? value;
    case "limit":
      return memoryOf(Number(value));
    default:
      return value;
  }
}

/** "8 × 8", with no line break. @param {string} board */
export function sizeOf(board) {
  const sides = sidesOf(board);
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "a board with holes";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** "closed tours of 8 × 8" @param {CountRequest} request */
const subject = ({ board, target }) => `${target} tours of ${sizeOf(board)}`;

/** The same at the beginning of a sentence. @param {CountRequest} request */
const atFirst = ({ board, target }) =>
  target === "closed" ? `Closed tours of ${sizeOf(board)}` : `Open tours of ${sizeOf(board)}`;

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = ({ board, target }, tours) =>
  `${grouped(tours)} ${target} ${plural(tours, { one: "tour", other: "tours" })} of ${sizeOf(board)}.`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count}: ${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `on ${sizeOf(board)}, ${count(squares, { one: "square", other: "squares" })}`;
  const what =
    target === "closed"
      ? `Closed tours of the ${piece(id)} ${where}: every square once, and then one move back to the first. Where a tour begins makes no difference.`
      : `Open tours of the ${piece(id)} ${where}: every square once, ending anywhere. Those whose ends happen to be a move apart are included.`;
  const way = `A tour and its reverse count as ${directed ? "two" : "one"}.`;
  const turned = upToSymmetry
    ? "Rotated and mirrored copies count as the same tour."
    : "Rotated and mirrored copies count as different tours.";
  return `${what} ${way} ${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) => `${target}, ${directed ? "directed" : "undirected"}`;

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0.3 s", "14 s", "3 min 20 s", "29 hours", "3 days", "40 years" @param {Duration} duration */
function inWords(duration) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)} s`;
    case "seconds":
      return `${number(value)} s`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)} min`
        : `${number(value)} min ${number(duration.seconds)} s`;
    case "hours":
      return `${number(value)} hours`;
    case "days":
      return `${number(value)} days`;
    case "years":
      return `${number(value)} years`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}%` : "less than 0.1%";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "Cancelled.";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "The count goes row by row through the upper half of the board, with mirror images as one. The lower half is the same upside down, so the two halves are joined at the end.",
  frontier:
    "The count goes square by square. Of the moves chosen so far it remembers only the open ends, so it never visits the same situation twice.",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "Before that it counts the tours that look the same after a rotation or a reflection, on a folded board, because they have fewer copies.";

/** "about 3 min and 600 MiB of memory" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `about ${inWords(foreseen(seconds))} and ${bytes(needed)} of memory`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "A theorem already gives the answer, so this takes no time.",
  known: (needed, seconds) =>
    seconds === null
      ? `This takes up to ${bytes(needed)} of memory.`
      : `This takes about ${inWords(foreseen(seconds))} and up to ${bytes(needed)} of memory.`,
  coming: "Working out how much memory this takes…",
  guessed: (forecast) =>
    `By a rule of thumb this takes ${taking(forecast)}. It stops at the limit under “${labels.memory}”.`,
  unknown: `The memory that this takes shows as it goes. It stops at the limit under “${labels.memory}”.`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) =>
  `This count would take ${taking(forecast)}, by a rule of thumb. Start it anyway?`;

/** @param {string} message */
export const refusal = (message) => `This cannot be counted here: ${message}.`;
const outOfMemory = "The count stopped, perhaps because memory ran out. Try a smaller board.";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `The count stopped: ${message}.`
    : `${outOfMemory} What the browser said: ${quoted(message.trim())}.`;
};
/** @param {string} message */
export const notListed = (message) => `These tours cannot be listed: ${message}.`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "making a plan",
  joining: "joining the halves",
  symmetric: "counting symmetric tours",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("Now", stage ? stages[stage] : `layer ${number(layers + 1)} of ${number(all)}`),
  ...(stage ? [] : [rowOf("States in it", number(states))]),
  rowOf("Memory", bytes(used)),
  ...(workers > 1 ? [rowOf("Processor cores", number(workers))] : []),
  rowOf("Time so far", duration(ms)),
  ...(left === null ? [] : [rowOf("Time left", `about ${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `States kept after each layer of squares, ${number(Math.max(...layers))} at most.`
    : `States kept after each finished layer of squares, ${number(Math.max(...layers))} at most so far.`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `Bars: ${number(layers.length)} of ${number(steps)} layers done. The largest is layer ${number(layers.indexOf(most) + 1)} with ${number(most)} states.`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed ? "the two directions counted separately" : "both directions counted as one";
  const turned = upToSymmetry
    ? "rotated and mirrored copies counted as one"
    : "rotated and mirrored copies counted separately";
  const other =
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? ` With both directions as one there are ${grouped(tours / 2n)}.`
        : ` With the directions counted separately there are ${grouped(2n * tours)}.`;
  const source = known
    ? known.tours === tours
      ? ` This is the known number: ${known.source}.`
      : ` The known number is ${grouped(known.tours)}: ${known.source}.`
    : "";
  return `${atFirst(request)}, ${way}, ${turned}. Counted in ${duration(ms)}.${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join(", ");
  return who ? `${name} (${who})` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) => published.join("; ") || "counted by the command";

/** Unfolds what is known of a number. */
export const details = "Details";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${count(threads, { one: "thread", other: "threads" })} and ${bytes(needed)} of memory${diskBytes ? `, and ${bytes(diskBytes)} of disk` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) =>
  `The command counted it in ${knownTime(cost)}, with ${using(cost)}.`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `Joined below row ${number(check.row)} instead of the middle, the two halves give the same number.`;
    case "order":
      return "Taking the squares in another order gives the same number.";
    case "frontier":
      return "Counting square by square, without halves, gives the same number.";
    case "threads":
      return `${count(check.threads, { one: "thread gives", other: "threads give" })} the same number.`;
    case "symmetry":
      return `With rotated and mirrored copies as one tour there are ${grouped(BigInt(check.classes))}. It fits: with the tours that symmetries leave alone, the number can be divided without remainder.`;
    case "estimate":
      return `${number(check.walks)} random walks put it between ${grouped(BigInt(check.low))} and ${grouped(BigInt(check.high))}.`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "its program calculated with 64 bits, and a multiple of 2⁶⁴ is missing",
  symmetry: "tours come in groups of four or eight, and four does not divide that number",
  "by-hand": "it was found by hand",
  unexplained: "other programs, written independently, agree on another number",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source} has ${grouped(tours)}. That is wrong: ${faults[fault]}.`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) =>
  `${source} counts the two directions separately: ${grouped(tours)}.`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "Too large for a browser. Type this command:";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `It takes ${knownTime(cost)}, with ${using(cost)}.`;

export const copyCommand = "Copy";
/** @param {string} board */
export const copyCommandFor = (board) => `Copy the command for ${sizeOf(board)}`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "Board",
  known: "Known number",
  kind: "Tours",
  here: "Counted here",
  source: "Source",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ the same, in ${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `Tour ${number(index)}: open in Explore`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  `Tours ${number(first)} to ${number(last)}${all === null ? "" : ` of ${grouped(all)}`}`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `Searching… ${number(passed)} skipped` : "Searching…";

export const noTours = "There are no such tours.";
