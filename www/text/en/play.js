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
import { soughtBy, valuesInWords } from "./rule.js";
import { raceToldOf } from "./stories.js";
import { joinedTo, press, replaced as shared } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  game: "This game",
  modes: "How you play",
  newGame: "Start over",
  takeBack: "Take back",
  redo: "Redo",
  undo: "Undo",
  place: "Choose another start",
  step: "Step",
  hint: "Hint",
  judge: "Is it lost?",
  watch: "Tell me as soon as it is lost",
  boards: "Other boards",
  target: "Aim",
  otherBoard: "Draw a board of your own",
  legal: "Where I can go",
  show: "Help on the board",
  candidates: "{Squares} to go to",
  handOver: "Let a method go on",
  handOverNow: "Let it go on",
  tieRule: "Rule",
  ownRule: "Your rule",
  score: "This round",
  check: "Check my tour",
  checkHelp:
    "Paste your tour here. It can be a list of squares such as a1 c2, or the board with its numbers. Lists that a program prints work too, such as (0, 1).",
  tourText: "Your tour",
  checkNow: "Check it",
  takeTour: "Copy this tour",
  against: "Compared with the rule",
  ghost: "The rule from the same start.",
  tryNext: "What to try next",
});

export const modes = /** @type {const} */ ({
  free: "Find a tour",
  predict: "Predict the rule’s moves",
});

/** Names of actions that differ from those in other rooms. */
export const actions = /** @type {const} */ ({
  back: "Take a move back",
  forward: "Make it again",
  restart: "Start over",
  undo: "Bring the last game back",
  hint: "Hint, stronger each time",
  judge: "Is it lost?",
});

/** What the keys do while the board is in focus. */
export const onBoard = /** @type {const} */ ({
  move: "Next {square} to go to; with Shift, from {square} to {square}",
  rowStart: "First {square} of the row",
  rowEnd: "Last {square} of the row",
  choose: "Go there",
});

/** The aims. @type {Record<Target, string>} */
export const aims = { open: "Visit every square", closed: "Visit all and return to the start" };

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
  `${number(width)} × ${number(height)} with ${count(holes, { one: "hole", other: "holes" })}`;

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `${number(visited)} of ${count(squares, { one: "{square}", other: "{squares}" })} visited`;
export const predictHeading = "Where does the rule go?";

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
export const startFixed = "The start is fixed here.";

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
export const atWork = (method) =>
  `${method} goes on from here. ${press} a {square} to take over again.`;

/** No move is left. @param {number} left */
export const stuck = (left) =>
  `The {knight} is stuck, with ${count(left, { one: "{square}", other: "{squares}" })} left. Take moves back, or start over.`;

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) =>
  `You visited every {square}, but no move leads back to ${start}. So this is an open tour, not a closed one.`;

/** @param {string} start */
export const closable = (start) =>
  `You visited every {square}. One more move, back to ${start}, closes the tour.`;

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
  hole: ({ to }) => `There is no {square} at ${to}.`,
  visited: ({ to }) => `The {knight} has already been on ${to}.`,
  "not-a-move": (miss) =>
    miss.lengths
      ? `Not ${miss.to}: it is ${distance(miss)}. ${howItMoves(miss.lengths)}`
      : `No edge leads from ${miss.from} to ${miss.to}.`,
  over: () => "The tour is complete.",
};

/** @type {(miss: Miss, what: IllegalMove) => string} */
export const noMove = (miss, what) => noMoves[what](miss);

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) =>
  `${to}, ${number(visited)} of ${number(squares)}. ${count(ways, { one: "{square}", other: "{squares}" })} to go to.`;
/** @param {string} to */
export const tookBack = (to) => `Taken back to ${to}.`;
/** @param {string} start */
export const begins = (start) => `The {knight} starts on ${start}.`;

/** After that, if moves were lost by it. */
export const undoOffer = "“Undo” brings your moves back.";
/** They have been brought back. */
export const undone = "Your moves are back.";

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
  onlyMove: (compared) => `There is only one move: ${looksAt(compared)}.`,
  moves: (compared) => `${looksAt(compared)}. Another hint says where the rule goes.`,
  goesToOnly: (to) => `The rule goes to ${to}: it is the only move.`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `The rule goes to ${to}. It has the fewest onward moves, ${number(ways)}.`,
  breaksTie: (to, ways, tied) =>
    `The rule goes to ${to}. ${wordAtFirst(tied)} {squares} tie for the fewest onward moves, ${number(ways)} each, and the tie-break picks this one.`,
  ownRight: (told) => `Right. ${told}`,
  ownTie: (best) => `Right, it is a tie: ${named(best)} are equally good by the rule.`,
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
export const strongHint = (hint) => `${hintChoice(hint)} Another hint makes the move.`;

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `The rule went to ${to}.`;
export const noHint = "There is no move left, so there is no hint.";

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

/** The kinds of choices, by how hard they are to predict. */
const kinds = /** @type {const} */ ({
  tie: "with a tie",
  close: "with a difference of one",
  clear: "with a larger difference",
  own: "without a tie",
});

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  asked === 0
    ? "No answer yet."
    : `${number(told)} of ${count(asked, { one: "answer", other: "answers" })} right, ${number(streak)} in a row. Your longest streak is ${number(longest)}.`;

/** The choices missed in a round. @param {readonly { kind: keyof typeof kinds, asked: number, missed: number }[]} tallies */
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
export const lost = (why) => `Lost: ${why}.`;

/** The move that lost the position; 0 is the start. @type {(move: number, square: string) => string} */
export const lostSince = (move, name) =>
  move === 0
    ? `It was lost from the start, on ${name}.`
    : `It has been lost since move ${number(move)}, to ${name}.`;

export const finishable = "Not lost: you can still complete a tour from here.";
export const judging = "Searching for a way to finish…";
/** @param {number} seconds */
export const undecided = (seconds) =>
  `We don’t know: in ${count(seconds, { one: "second", other: "seconds" })} the search found no way to finish, and no proof against one.`;

/** @param {number} move */
export const takeBackTo = (move) => `Go back to before move ${number(move)}`;

/** A method goes on. @param {string} method */
export const handedOver = (method) => `${method} takes over. ${press} Step or Play.`;

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
  closed: "Next challenge: a closed tour",
  findFault: "Find where it went wrong",
  /** @param {string} board */
  board: (board) => `Next: ${board}`,
};

/** Links to more about a game. */
export const elsewhere = {
  explore: "Explore: watch the rule from the same start",
  compare: "Compare: several methods from the same start",
  guess: "Learn: why guessing fails",
  rule: "Learn: Warnsdorff’s rule",
};

/** The notation of a pasted tour. @type {Record<TourForm, string>} */
const forms = {
  squares: "Read as a list of squares",
  moves: "Read as a list of moves",
  table: "Read as a table",
  "numbered-board": "Read as a numbered board",
  pairs: "Read as rows and columns",
  numbers: "Read as numbers of squares",
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
        wrong: (problem) => `It is not a tour: ${problem}.`,
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
  size: (squares, most) =>
    `a board to play on can have ${number(most)} squares at most; this one has ${number(squares)}`,
  /** @param {string} text */
  path: (text) => `${quoted(text)} is not a move there; the moves before it are kept`,
  /** @param {string} text */
  mode: (text) => `${quoted(text)} cannot be played; write free or predict`,
};

/** A pasted text without a single square. @param {string} [problem] */
export const unreadable = (problem) =>
  paragraph(
    problem === undefined ? "We couldn’t read this." : `We couldn’t read this: ${problem}.`,
    "Paste the squares in order, for example a1 b3 c5. Or paste the board as a grid of numbers.",
  );

/** @param {number} most */
export const tooLong = (most) =>
  `This is too long. A tour can have at most ${number(most)} characters.`;

/** How a tour is written for other places. */
export const writings = /** @type {const} */ ({
  numberedBoard: "Numbers from 1",
  fromZero: "Numbers from 0",
  pairs: "(row, column) pairs",
  python: "Python list",
  squareList: "Squares",
});
/** @param {string} writing */
export const tourCopied = (writing) => `Copied: ${writing}.`;
export const copyRefused = "Your browser did not allow copying.";

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}: ${message}. It is off.`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}, ${number(visited)} of ${number(squares)} · Play · ${page}`;
