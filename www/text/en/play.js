/**
 * The texts that only Play uses. Terms that differ on a graph are in braces.
 * @import { Hint, IllegalMove, SquareInfo, Target, TourForm } from "../../pkg/knights_tour.js"
 * @import { Compared, HintTexts } from "../hint.js"
 */

import {
  asSentence,
  count,
  either,
  list,
  listed as named,
  number,
  onwardMoves,
  paragraph,
  plain,
  quoted,
  word,
  wordAtFirst,
} from "./sentence.js";
import { firstQuoted, isListed } from "../choice.js";
import { choiceOf, replyToRight, replyToWrong, weakHintOf } from "../hint.js";
import { partsOf } from "../rule-parts.js";
import { soughtBy, valuesInWords } from "#text/rule.js";
import { raceToldOf } from "#text/stories.js";
import { joinedTo, press, replaced as shared } from "#text/words.js";
import { labels, kinds, forms } from "#messages/play.js";
export {
  labels,
  modes,
  actions,
  onBoard,
  aims,
  predictHeading,
  startFixed,
  undoOffer,
  undone,
  noHint,
  finishable,
  judging,
  elsewhere,
  writings,
  copyRefused,
} from "#messages/play.js";
import * as messages from "#messages/play.js";

export { asSentence };

/** @param {number} n */
const squaresOf = (n) => (n === 1 ? "one square" : `${word(n)} squares`);

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  const leap =
    short === 0
      ? `${squaresOf(long)} left, right, up or down`
      : short === long
        ? `${squaresOf(long)} along a diagonal`
        : `${squaresOf(long)} one way and ${word(short)} to the side`;
  return `The {knight} moves ${leap}.`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "3 × 3 ring",
  "#..#/..../..../#..#": "12-square cross",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `${number(visited)} of ${count(squares, { one: "{square}", other: "{squares}" })} visited`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `The {knight} starts on ${start}. Visit every {square} exactly once, then move back to ${start}.`
    : `The {knight} starts on ${start}. Visit every {square} exactly once.`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined ? predictUsual(start) : `The {knight} starts on ${start}. ${inWords(rule)}`;

/** @param {string} start */
const predictUsual = (start) =>
  `The {knight} starts on ${start}. Warnsdorff’s rule moves to the {square} with the fewest onward moves. Those are the moves from there to {squares} not visited yet.`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `If several are left, it takes the one ${sought}.`);
  return paragraph(`The rule takes the {square} ${first}.`, ...ties);
}

/** Under the board. */
export const startHint = `${press} a {square} that the {knight} can go to, or any other to start there.`;
export const moveHint = `${press} a {square} that the {knight} can go to, or drag the {knight}.`;
export const predictHint = `${press} the {square} where the rule goes next.`;
export const placeHint = `${press} the {square} to start on.`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "open", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "a move away" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join(", ");

/** @param {string} name */
export const standing = (name) => `The {knight} is on ${name}.`;
/** @param {string} method */
export const atWork = (method) => messages.atWork({ method, press });

/** No move is left. @param {number} left */
export const stuck = (left) => messages.stuck({ left });

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) => messages.notClosed({ start });

/** @param {string} start */
export const closable = (start) => messages.closable({ start });

/** The tour is complete; somebody else may have made some of its moves. @type {(isClosed: boolean, isOwn?: boolean) => string} */
export const won = (isClosed, isOwn = true) =>
  paragraph(
    isOwn ? "You did it!" : "Yes!",
    isClosed
      ? "A closed tour: every {square} exactly once, and back to the start."
      : "A complete tour: every {square} exactly once.",
  );

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "two squares to the left and one square up" @param {Miss} miss */
const distance = ({ across, up }) =>
  plain(
    list([
      ...(across === 0
        ? []
        : [[`${squaresOf(Math.abs(across))} to the ${across > 0 ? "right" : "left"}`]]),
      ...(up === 0 ? [] : [[`${squaresOf(Math.abs(up))} ${up > 0 ? "up" : "down"}`]]),
    ]),
  );

/** Why the knight cannot go to a square. @type {Record<IllegalMove, (miss: Miss) => string>} */
const noMoves = {
  hole: ({ to }) => messages.noMoves.hole({ to }),
  visited: ({ to }) => messages.noMoves.visited({ to }),
  "not-a-move": (miss) =>
    messages.noMoves["not-a-move"]({
      hasLengths: Boolean(miss.lengths),
      to: miss.to,
      distance: distance(miss),
      howItMoves: miss.lengths ? howItMoves(miss.lengths) : "",
      from: miss.from,
    }),
  over: () => messages.noMoves.over,
};

/** @type {(miss: Miss, what: IllegalMove) => string} */
export const noMove = (miss, what) => noMoves[what](miss);

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) => messages.went({ to, visited, squares, ways });
/** @param {string} to */
export const tookBack = (to) => messages.tookBack({ to });
/** @param {string} start */
export const begins = (start) => `The {knight} starts on ${start}.`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square} (${number(ways)})`;

/** Squares with what the rule looks at: "a1 has 1 onward move; c2 and e4 have 2 onward moves each", or by a rule of one’s own "a1: edge 0, 2 onward moves; c2: edge 2, 5 onward moves" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups
        .map(({ value, squares }) =>
          squares.length === 1
            ? `${squares[0]} has ${onwardMoves(value)}`
            : `${named(squares)} have ${onwardMoves(value)} each`,
        )
        .join("; ")
    : compared.candidates
        .map(({ square, values }) => `${square}: ${valuesInWords(compared.criteria, values)}`)
        .join("; ");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `The rule goes to ${to}: it is the only move.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `The rule goes to ${to}. It has the fewest onward moves, ${number(ways)}.`,
  breaksTie: (to, ways, tied) =>
    `The rule goes to ${to}. ${wordAtFirst(tied)} {squares} tie for the fewest onward moves, ${number(ways)} each, and the tie-break picks this one.`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) =>
    `Right, it is a tie: ${named(best)} are equally good by the rule. It picks ${to}.`,
  right: (to, ways) => `Right: ${to} has the fewest onward moves, ${number(ways)}.`,
  tie: (best, ways) =>
    `Right, it is a tie: ${named(best)} have the fewest onward moves, ${number(ways)} each.`,
  tieElsewhere: (best, ways, to) =>
    `Right, it is a tie: ${named(best)} have the fewest onward moves, ${number(ways)} each. The tie-break picks ${to}.`,
  wrong: (compared, to) => `No: ${looksAt(compared)}. The rule goes to ${to}.`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `The rule went to ${to}.`;

/** Reply to a right answer. @type {(hint: Hint, answer: string) => string} */
export const right = (hint, answer) => replyToRight(hint, answer, hints);

/** Reply to a wrong answer. @type {(hint: Hint, answer: string) => string} */
export const mistaken = (hint, answer) => replyToWrong(hint, answer, hints);

/** Moves without a choice, if there are any. @param {readonly string[]} squares */
export function onlyWay(squares) {
  if (squares.length === 0) {
    return "";
  }
  return squares.length === 1
    ? `From there the only move was to ${squares[0]}.`
    : `From there it had only one move each time: ${named(squares)}.`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(({ kind, asked, missed: some }) => [
      `${number(some)} of ${count(asked, { one: "choice", other: "choices" })} ${kinds[kind]}`,
    ]);
  return pieces.length === 0 ? "You missed none." : `You missed: ${plain(list(pieces))}.`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `Marked: ${squares.join(", ")}.` : "";

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
export const ruleRuns = ({ runs, tours, asFar }, visited, squares, start) => {
  const all = `Warnsdorff’s rule ran ${count(runs, { one: "time", other: "times" })} from ${start}, with ties broken randomly.`;
  const visiting = tours === 0 ? "No run" : count(tours, { one: "run", other: "runs" });
  const getting = asFar === 0 ? "No run" : count(asFar, { one: "run", other: "runs" });
  return visited === squares
    ? `${all} ${visiting} visited every {square}, as you did.`
    : `${all} ${getting} got at least as far as you. ${visiting} visited every {square}.`;
};

/** What can be tried next. */
export const next = {
  closed: messages.next.closed,
  findFault: messages.next.findFault,
  /** @param {string} board */
  board: (board) => messages.next.board({ board }),
};

/** Ignored text in a pasted tour. @param {readonly string[]} texts */
function leftOut(texts) {
  if (texts.length === 0) {
    return "";
  }
  const { first, others } = firstQuoted(texts);
  const quotes = first.map(quoted).join(", ");
  return others > 0 ? `Ignored: ${quotes} and ${number(others)} more.` : `Ignored: ${quotes}.`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `Taken as open squares: ${marks.map(quoted).join(", ")}.` : "";

/** What is said of a tour that was pasted. @param {boolean} isTour */
const verdicts = (isTour) =>
  isTour
    ? {
        right: "It is a complete tour.",
        /** @param {string} problem */
        wrong: (problem) => `The tour is complete there, but the text goes on: ${problem}.`,
      }
    : {
        right: "It is an open tour.",
        /** @param {string} problem */
        wrong: (problem) => `Not a tour yet: ${problem}.`,
      };

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export const checked = ({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) =>
  paragraph(
    size
      ? `${forms[form]} on ${size}: ${count(holds, { one: "{square} is", other: "{squares} are" })} right.`
      : `${forms[form]}: ${count(holds, { one: "{square} is", other: "{squares} are" })} right.`,
    problem === undefined ? verdicts(isTour).right : verdicts(isTour).wrong(problem),
    openMarks(open),
    leftOut(texts),
  );

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `Move ${number(move)} went to ${to}; the rule would have gone to ${either(best)}.`
    : best.length === 1
      ? `Move ${number(move)} went to ${to} with ${onwardMoves(value)}; ${best[0]} had ${number(least)}.`
      : `Move ${number(move)} went to ${to} with ${onwardMoves(value)}; ${named(best)} had ${number(least)} each.`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  const rule = isByOwn ? "the rule" : "Warnsdorff’s rule";
  if (left > 0) {
    return `${number(left)} of ${count(moves, { one: "move", other: "moves" })} did not follow ${rule}.`;
  }
  return isOver
    ? `Every move is one that ${rule} could have made.`
    : `So far, every move is one that ${rule} could have made.`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "It visits every {square}."
    : `It visits ${number(visited)} of ${number(squares)} {squares}.`;

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
  paragraph(
    problem === undefined ? "We couldn’t read this." : `We couldn’t read this: ${problem}.`,
    "Paste the squares in order, for example a1 b3 c5. Or paste the board as a grid of numbers.",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}: ${message}. It is off.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} of ${number(squares)} · Play · ${page}`;
