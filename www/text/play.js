/**
 * The texts that only Play uses. Terms that differ on a graph are in braces.
 * @import { IllegalMove, Leaps, SquareInfo, Target, TourForm } from "../pkg/knights_tour.js"
 */

import { firstQuoted, isListed } from "./choice.js";
import { leapsOf } from "./leaps.js";
import { partsOf } from "./rule-parts.js";
import { soughtBy } from "#text/rule.js";
import { paragraph, quoted } from "#text/sentence.js";
import {
  inARow,
  measured,
  openSquare as openTo,
  press,
  replaced as shared,
  rooms,
} from "#text/words.js";
import { boards } from "#messages/play.js";
export { asSentence } from "#text/sentence.js";
export { hintChoice, hintPlayed, mistaken, right, strongHint, weakHint } from "#text/hint.js";
export {
  gameLabels,
  modes,
  actions,
  onBoard,
  aims,
  predictHeading,
  startFixed,
  undoOffer,
  undone,
  noHint,
  notAboutTours,
  finishable,
  judging,
  elsewhere,
  writings,
  copyRefused,
} from "#messages/play.js";
import * as messages from "#messages/play.js";

export const labels = /* @__PURE__ */ Object.assign({}, messages.gameLabels, messages.labels);

/** @param {readonly number[]} lengths */
const howItLeaps = ([short = 0, long = 0]) =>
  messages.howItMoves({
    way: short === 0 ? "straight" : short === long ? "diagonal" : "leap",
    short,
    long,
  });

/** How a piece moves, a sentence for each of its leaps. @param {Leaps} leaper */
export const howItMoves = (leaper) => paragraph(...leapsOf(leaper).map(howItLeaps));

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": boards.ring,
  "#..#/..../..../#..#": boards.cross,
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) => messages.heading({ visited, squares });

/** @param {string} start */
export const begins = (start) => messages.begins({ start });

/** Before the first move. @type {(start: string, target: Target, end?: string) => string} */
export const opening = (start, target, end = "") =>
  messages.opening({ start, target: end === "" ? target : "end", end });

/**
 * Where a path stands that may not cross itself.
 * @typedef {object} Uncrossed
 * @property {string} start
 * @property {number} moves
 * @property {{ move: readonly [string, string], crossed: readonly [string, string] } | null} crossing
 * @property {number} ways squares to go to without a crossing
 * @property {number} most moves that are possible; 0 where nobody has said
 */

/** @param {Uncrossed} path */
export function uncrossed({ start, moves, crossing, ways, most }) {
  const written = (/** @type {readonly [string, string]} */ [from, to]) => `${from}–${to}`;
  if (crossing) {
    const [move, crossed] = [written(crossing.move), written(crossing.crossed)];
    return messages.uncrossed.crosses({ move, crossed });
  }
  if (moves === 0) {
    return messages.uncrossed.begins({ start });
  }
  if (ways > 0) {
    return messages.uncrossed.goesOn({ moves, ways });
  }
  const end = most === 0 ? "unknown" : moves >= most ? "longest" : "shorter";
  return messages.uncrossed.ends({ moves, end, most });
}

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  paragraph(begins(start), rule === undefined ? messages.usualRule : inWords(rule));

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  return paragraph(
    messages.takes({ sought: first }),
    ...others.map((sought) => messages.takesNext({ sought })),
  );
}

/** Under the board. @param {boolean} hasRings whether the squares that the knight can go to are ringed */
export const moveHint = (hasRings) => messages.moveHint({ press, hasRings });
export const predictHint = messages.predictHint({ press });
export const placeHint = messages.placeHint({ press });

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  openTo(
    info,
    ...(onward === null ? [] : [measured("onward-moves", onward)]),
    ...(isWay ? [messages.inReach] : []),
  );

/** @param {string} name */
export const standing = (name) => messages.standing({ name });
/** @param {string} method */
export const atWork = (method) => messages.atWork({ method, press });

/** No move is left. @param {number} left */
export const stuck = (left) => messages.stuck({ left });

/** No path visits more squares. @type {(visited: number, squares: number) => string} */
export const isLongest = (visited, squares) => messages.isLongest({ visited, squares });

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) => messages.notClosed({ start });

/** @param {string} start */
export const closable = (start) => messages.closable({ start });

/** The tour is complete; somebody else may have made some of its moves. @type {(isClosed: boolean, isOwn?: boolean) => string} */
export const won = (isClosed, isOwn = true) => messages.won({ isOwn, isClosed });

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: Leaps, across: number, up: number }} Miss */

/** Why the knight cannot go to a square. @type {(miss: Miss, what: IllegalMove) => string} */
export function noMove({ from, to, lengths, across, up }, what) {
  switch (what) {
    case "hole":
      return messages.noMoves.hole({ to });
    case "visited":
      return messages.noMoves.visited({ to });
    case "over":
      return messages.noMoves.over;
    case "comes-last":
      return messages.noMoves.comesLast({ to });
    case "not-a-move":
      return lengths
        ? messages.noMoves["not-a-move"]({
            to,
            where: across === 0 ? "up" : up === 0 ? "across" : "both",
            across: Math.abs(across),
            isRight: across > 0,
            up: Math.abs(up),
            isUp: up > 0,
            howItMoves: howItMoves(lengths),
          })
        : messages.noMoves["no-edge"]({ from, to });
  }
}

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) => messages.went({ to, visited, squares, ways });
/** @param {string} to */
export const tookBack = (to) => messages.tookBack({ to });

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => messages.wayWith({ square, ways });

/** Moves without a choice, if there are any. @param {readonly string[]} squares */
export const onlyWay = (squares) =>
  squares.length === 0 ? "" : messages.onlyWay({ areSeveral: squares.length > 1, squares });

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right, streak, longest }) =>
  messages.score({ asked, right, streak, longest });

/** The choices missed in a round. @param {readonly { kind: "tie" | "close" | "clear" | "own", asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const choices = tallies.filter((tally) => tally.missed > 0).map(messages.missedOf);
  return messages.missed({ hasMissed: choices.length > 0, choices, inARow: inARow(choices) });
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) => (isListed(squares.length) ? messages.marked({ squares }) : "");

/** The position is lost, with the reason. @param {string} why */
export const lost = (why) => messages.lost({ why });

/** The move that lost the position; 0 is the start. @type {(move: number, square: string) => string} */
export const lostSince = (move, name) => messages.lostSince({ move, name });

/** @param {number} seconds */
export const undecided = (seconds) => messages.undecided({ seconds });

/** @param {number} move */
export const takeBackTo = (move) => messages.takeBackTo({ move });

/** A method goes on. @param {string} method */
export const handedOver = (method) => messages.handedOver({ method, press });

/** How far Warnsdorff’s rule gets. @type {(found: { runs: number, tours: number, asFar: number }, visited: number, squares: number, start: string) => string} */
export const ruleRuns = ({ runs, tours, asFar }, visited, squares, start) =>
  messages.ruleRuns({
    runs,
    start,
    isDone: visited === squares,
    tours,
    areAllTours: tours === runs,
    asFar,
    areAllAsFar: asFar === runs,
  });

/** What can be tried next. */
export const next = {
  closed: messages.next.closed,
  findFault: messages.next.findFault,
  /** @param {string} board */
  board: (board) => messages.next.board({ board }),
};

/** @param {readonly string[]} texts */
const quotes = (texts) =>
  texts
    .slice(1)
    .reduce((first, second) => messages.quotes({ first, second }), quoted(texts[0] ?? ""));

/** Ignored text in a pasted tour. @param {readonly string[]} texts */
function leftOut(texts) {
  const { first, others } = firstQuoted(texts);
  return texts.length === 0 ? "" : messages.leftOut({ others, quotes: quotes(first) });
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length === 0 ? "" : messages.openMarks({ quotes: quotes(marks) });

/**
 * What is wrong with a pasted tour, and its valid part; names the board if its size is given. The room itself
 * reports that every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export const checked = ({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) =>
  paragraph(
    problem === undefined ? (isTour ? "" : messages.good) : messages.bad({ isTour, problem }),
    messages.read({ hasSize: Boolean(size), form, size: size ?? "", holds }),
    openMarks(open),
    leftOut(texts),
  );

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? messages.ownDeparture({ move, to, best })
    : messages.departure({ move, to, value, areSeveral: best.length > 1, best, least });

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export const departures = (left, moves, isOver, isByOwn = false) =>
  messages.departures({ left, isOver, isByOwn, moves });

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  messages.ghostReached({ isAll: visited === squares, visited, squares });

export const wrong = {
  /** @type {(squares: number, most: number) => string} */
  size: (squares, most) => messages.wrong.size({ most, squares }),
  /** @param {string} text */
  path: (text) => messages.wrong.path({ text }),
  /** @param {string} text */
  mode: (text) => messages.wrong.mode({ text }),
};

/** A pasted text without a single square. @param {string} [problem] */
export const unreadable = (problem) =>
  messages.unreadable({ hasProblem: problem !== undefined, problem: problem ?? "" });

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? messages.off({ label: labels[name], message })
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  messages.title({ size, visited, squares, play: rooms.play, page });
