/**
 * The texts that only Play uses. Terms that differ on a graph are in braces.
 * @import { Hint, IllegalMove, SquareInfo, Target, TourForm } from "../../pkg/knights_tour.js"
 * @import { Compared, HintTexts } from "../hint.js"
 */

import {
  asSentence,
  either,
  listed as named,
  number,
  onwardMoves,
  paragraph,
  quoted,
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

/** How a piece moves, by the two lengths of its leap. @param {readonly number[]} lengths */
export function howItMoves([short = 0, long = 0]) {
  return short === 0
    ? `{马}向上、下、左或右走${number(long)}格。`
    : short === long
      ? `{马}沿对角线走${number(long)}格。`
      : `{马}朝一个方向走${number(long)}格，再向旁边走${number(short)}格。`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "3 × 3圆环",
  "#..#/..../..../#..#": "十二格的十字形",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `共${number(squares)}个{格子}，已走${number(visited)}个`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{马}从${start}出发。把每个{格子}恰好走一次，再回到${start}。`
    : `{马}从${start}出发。把每个{格子}恰好走一次。`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined
    ? `{马}从${start}出发。汪斯道夫规则走到出路最少的{格子}。出路就是从那里一步能到、还没走过的{格子}。`
    : `{马}从${start}出发。${inWords(rule)}`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `如果还剩几个，就走${sought}那个。`);
  return paragraph(`规则走到${first}{格子}。`, ...ties);
}

/** Under the board. */
export const startHint = `${press}{马}能走到的{格子}；${press}别的{格子}则从那里开始。`;
export const moveHint = `${press}{马}能走到的{格子}，或者拖动{马}。`;
export const predictHint = `${press}规则下一步要去的{格子}。`;
export const placeHint = `${press}作为起点的{格子}。`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "没走过", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "一步能到" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join("，");

/** @param {string} name */
export const standing = (name) => `{马}在${name}。`;
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
  isClosed
    ? `${isOwn ? "你做到了！" : "成功了！"}一条封闭巡游：每个{格子}恰好走一次，又回到了起点。`
    : `${isOwn ? "你做到了！" : "成功了！"}一条完整的巡游：每个{格子}恰好走一次。`;

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "向左2格、向上1格" @param {Miss} miss */
const distance = ({ across, up }) =>
  [
    across === 0 ? "" : `向${across > 0 ? "右" : "左"}${number(Math.abs(across))}格`,
    up === 0 ? "" : `向${up > 0 ? "上" : "下"}${number(Math.abs(up))}格`,
  ]
    .filter(Boolean)
    .join("、");

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
export const begins = (start) => `{马}从${start}出发。`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square}（${number(ways)}）`;

/** Squares with what the rule looks at: "a1有1条出路，c2和e4各有2条出路", or by a rule of one’s own "a1：到边缘0，2条出路；c2：到边缘2，5条出路" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups
        .map(({ value, squares }) =>
          value === 0
            ? `${named(squares)}没有出路`
            : squares.length === 1
              ? `${named(squares)}有${number(value)}条出路`
              : `${named(squares)}各有${number(value)}条出路`,
        )
        .join("；")
    : compared.candidates
        .map(({ square, values }) => `${square}：${valuesInWords(compared.criteria, values)}`)
        .join("；");

/** A square with the fewest onward moves. @param {number} ways */
const fewest = (ways) => (ways === 0 ? "没有出路" : `出路最少，${number(ways)}条`);

/** Several of them. @param {number} ways */
const allFewest = (ways) => (ways === 0 ? "都没有出路" : `出路最少，都是${number(ways)}条`);

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `规则走到${to}：只有这一种走法。`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `规则走到${to}。它${fewest(ways)}。`,
  breaksTie: (to, ways, tied) =>
    `规则走到${to}。有${number(tied)}个{格子}并列，${allFewest(ways)}，并列时的规则选了这个。`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) => `对，这里有并列：按规则，${named(best)}一样好。规则选${to}。`,
  right: (to, ways) => `对：${to}${fewest(ways)}。`,
  tie: (best, ways) => `对，这里有并列：${named(best)}${allFewest(ways)}。`,
  tieElsewhere: (best, ways, to) =>
    `对，这里有并列：${named(best)}${allFewest(ways)}。并列时的规则选${to}。`,
  wrong: (compared, to) => `不对：${looksAt(compared)}。规则走到${to}。`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `规则走到了${to}。`;

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
    ? `从那里只有一种走法：到${squares[0]}。`
    : `从那里起，每次都只有一种走法：${squares.join("、")}。`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(
      ({ kind, asked, missed: some }) => `${kinds[kind]}${number(asked)}次中错${number(some)}次`,
    );
  return pieces.length === 0 ? "你一次也没错。" : `你答错的：${pieces.join("，")}。`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `已标出：${squares.join("、")}。` : "";

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
  const all = `汪斯道夫规则从${start}运行了${number(runs)}次，并列时随机选。`;
  const whole = tours === 0 ? "没有一次走遍所有{格子}" : `有${number(tours)}次走遍了所有{格子}`;
  const far = asFar === 0 ? "没有一次走得有你远" : `有${number(asFar)}次至少走得和你一样远`;
  return visited === squares
    ? tours === 0
      ? `${all}没有一次像你这样走遍所有{格子}。`
      : `${all}有${number(tours)}次像你一样走遍了所有{格子}。`
    : `${all}${far}，${whole}。`;
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
  const quotes = first.map(quoted).join("、");
  return others > 0 ? `忽略了${quotes}和另外${number(others)}处文字。` : `忽略了${quotes}。`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `当作空格子的标记：${marks.map(quoted).join("、")}。` : "";

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export function checked({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) {
  const read = size
    ? `识别为${size}上的${forms[form]}：正确的有${number(holds)}个{格子}。`
    : `识别为${forms[form]}：正确的有${number(holds)}个{格子}。`;
  const verdict =
    problem === undefined
      ? isTour
        ? "这是一条完整的巡游。"
        : "这是一条开放巡游。"
      : isTour
        ? `到那里巡游已经完整，但文字还在继续：${problem}。`
        : `还不是巡游：${problem}。`;
  return `${read}${verdict}${openMarks(open)}${leftOut(texts)}`;
}

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export function departure({ move, to, best, value, least }) {
  if (value === undefined || least === undefined) {
    return `第${number(move)}步走到了${to}；规则会走到${either(best)}。`;
  }
  const other =
    least === 0
      ? `${named(best)}没有出路`
      : best.length === 1
        ? `${named(best)}只有${number(least)}条`
        : `${named(best)}各只有${number(least)}条`;
  return `第${number(move)}步走到了${to}，那里有${number(value)}条出路；而${other}。`;
}

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  const rule = isByOwn ? "规则" : "汪斯道夫规则";
  if (left > 0) {
    return `${number(moves)}步中有${number(left)}步没有按${rule}走。`;
  }
  return isOver ? `每一步都合乎${rule}。` : `到现在为止，每一步都合乎${rule}。`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "它走遍了所有{格子}。"
    : `共${number(squares)}个{格子}，它走了${number(visited)}个。`;

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
    problem === undefined ? "这段文字读不懂。" : `这段文字读不懂：${problem}。`,
    "请按顺序粘贴格子，例如a1 b3 c5，或者粘贴写着编号的棋盘。",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}：${message}。现在是关闭的。`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}，${number(visited)}/${number(squares)} · 自己走 · ${page}`;
