/**
 * The texts that only Play uses. Terms that differ on a graph are in braces.
 * @import { Hint, IllegalMove, SquareInfo, Target, TourForm } from "../../pkg/knights_tour.js"
 * @import { Compared, HintTexts } from "../hint.js"
 */

import { firstQuoted, isListed } from "../choice.js";
import { choiceOf, replyToRight, replyToWrong, weakHintOf } from "../hint.js";
import { partsOf } from "../rule-parts.js";
import { soughtBy, valuesInWords } from "#text/rule.js";
import {
  asSentence,
  either,
  listed as named,
  number,
  onwardMoves,
  paragraph,
  quoted,
  things,
  vertex,
} from "./sentence.js";
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
  if (short === 0) {
    return `{ナイト}は、上下左右に${number(long)}マス動きます。`;
  }
  return short === long
    ? `{ナイト}は、ななめに${number(long)}マス動きます。`
    : `{ナイト}は、縦か横に${number(long)}マス、そこから直角に${number(short)}マス進んだ所へ跳びます。`;
}

/** The suggested boards, if they have a better name than their size. */
export const boardNames = /** @type {Record<string, string>} */ ({
  ".../.#./...": "3 × 3の輪",
  "#..#/..../..../#..#": "12マスの十字",
});

/** A board that has no name. @type {(width: number, height: number, holes: number) => string} */
export const boardWithHoles = (width, height, holes) =>
  messages.boardWithHoles({ width, height, holes });

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `${number(squares)}{マス}のうち${number(visited)}{マス}通過`;

/** Before the first move. @type {(start: string, target: Target) => string} */
export const opening = (start, target) =>
  target === "closed"
    ? `{ナイト}は${at(start)}から始めます。すべての{マス}をちょうど1回ずつ通り、${at(start)}に戻りましょう。`
    : `{ナイト}は${at(start)}から始めます。すべての{マス}をちょうど1回ずつ通りましょう。`;

/** Before the first prediction, by Warnsdorff’s rule or by one of one’s own. @type {(start: string, rule?: string) => string} */
export const predictOpening = (start, rule) =>
  rule === undefined
    ? `{ナイト}は${at(start)}から始めます。ワーンスドルフの規則では、行き先がいちばん少ない{マス}へ進みます。行き先とは、そこから次に進める、まだ通っていない{マス}のことです。`
    : `{ナイト}は${at(start)}から始めます。${inWords(rule)}`;

/** What a rule does. @param {string} rule */
function inWords(rule) {
  const [first = "", ...others] = partsOf(rule).criteria.map(soughtBy);
  const ties = others.map((sought) => `いくつも残れば、その中から、${sought}{マス}を選びます。`);
  return paragraph(`規則は、${first}{マス}へ進みます。`, ...ties);
}

/** Under the board. */
export const startHint = `{ナイト}が進める{マス}を${press}してください。ほかの{マス}なら、そこから始めます。`;
export const moveHint = `{ナイト}が進める{マス}を${press}するか、{ナイト}をドラッグしてください。`;
export const predictHint = `規則が次に進む{マス}を${press}してください。`;
export const placeHint = `スタートにする{マス}を${press}してください。`;

/** A square that is not visited. @type {(info: SquareInfo, onward: number | null, isWay: boolean) => string} */
export const openSquare = (info, onward, isWay) =>
  [
    ...[info.square, "空き", onward === null ? "" : onwardMoves(onward)],
    ...[isWay ? "1手で行ける" : "", ...joinedTo(info)],
  ]
    .filter(Boolean)
    .join("、");

/** @param {string} name */
export const standing = (name) => `{ナイト}は${at(name)}にいます。`;
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
    ? `${isOwn ? "できました！　" : ""}閉じたツアーの完成です。すべての{マス}をちょうど1回ずつ通り、スタートに戻りました。`
    : `${isOwn ? "できました！　" : ""}ツアーの完成です。すべての{マス}をちょうど1回ずつ通りました。`;

/** A square that the knight cannot go to, with the steps to the right and up that lead there. @typedef {{ from: string, to: string, lengths?: readonly number[], across: number, up: number }} Miss */

/** "左に2マス、上に1マス" @param {Miss} miss */
const distance = ({ across, up }) =>
  [
    across === 0 ? "" : `${across > 0 ? "右" : "左"}に${number(Math.abs(across))}マス`,
    up === 0 ? "" : `${up > 0 ? "上" : "下"}に${number(Math.abs(up))}マス`,
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
export const begins = (start) => `{ナイト}は${at(start)}から始めます。`;

/** A square, or a vertex, whose name may be a number: "c2", "頂点4" @param {string} name */
const at = (name) => `${vertex(name)}${name}`;

/** A button to go to a square, with its onward moves. @type {(square: string, ways: number) => string} */
export const wayWith = (square, ways) => `${square}（${number(ways)}）`;

/** What the rule looks at: "a1は行き先1か所、c2とe4は行き先2か所" @param {Compared} compared */
const looksAt = (compared) =>
  "groups" in compared
    ? compared.groups
        .map(({ value, squares }) => `${named(squares)}は${onwardMoves(value)}`)
        .join("。")
    : compared.candidates
        .map(({ square, values }) => `${at(square)}は${valuesInWords(compared.criteria, values)}`)
        .join("。");

/** @type {HintTexts} */
const hints = {
  onlyMove: (compared) => messages.hints.onlyMove({ looksAt: looksAt(compared) }),
  moves: (compared) => messages.hints.moves({ looksAt: looksAt(compared) }),
  goesToOnly: (to) => `規則は${at(to)}へ進みます。ほかに手はありません。`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) =>
    `規則は${at(to)}へ進みます。行き先は${number(ways)}か所で、いちばん少ないからです。`,
  breaksTie: (to, ways, tied) =>
    `規則は${at(to)}へ進みます。行き先がいちばん少ない${number(ways)}か所の{マス}が${things(tied)}あり、同点の決め方でこれを選びます。`,
  ownRight: (told) => messages.hints.ownRight({ told }),
  ownTie: (best) => messages.hints.ownTie({ named: named(best) }),
  ownTieElsewhere: (best, to) =>
    `正解、同点です。規則では${named(best)}が互角で、その中から${at(to)}を選びます。`,
  right: (to, ways) => `正解です。行き先は${at(to)}がいちばん少なく、${number(ways)}か所です。`,
  tie: (best, ways) =>
    `正解、同点です。行き先は${named(best)}がいちばん少なく、${number(ways)}か所です。`,
  tieElsewhere: (best, ways, to) =>
    `正解、同点です。行き先は${named(best)}がいちばん少なく、${number(ways)}か所です。同点の決め方では${at(to)}へ進みます。`,
  wrong: (compared, to) => `ちがいます。${looksAt(compared)}。規則は${at(to)}へ進みます。`,
};

/** The weakest hint: the onward moves of each candidate. @param {Hint} hint */
export const weakHint = (hint) => weakHintOf(hint, hints);

/** The next hint: the choice of the rule. @param {Hint} hint */
export const hintChoice = (hint) => choiceOf(hint, hints);

/** The same, with an offer of a stronger one. @param {Hint} hint */
export const strongHint = (hint) => messages.strongHint({ hintChoice: hintChoice(hint) });

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `規則に従って${at(to)}へ進みました。`;

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
    ? `そこから進めたのは${named(squares)}だけでした。`
    : `そこからは毎回1つの手しかありませんでした：${named(squares)}。`;
}

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  messages.score({ asked, right: told, streak, longest });

/** The choices missed in a round. @param {readonly { kind: keyof typeof import("#messages/play.js").kinds, asked: number, missed: number }[]} tallies */
export function missed(tallies) {
  const pieces = tallies
    .filter((tally) => tally.missed > 0)
    .map(
      ({ kind, asked, missed: some }) => `${kinds[kind]}で${number(asked)}問中${number(some)}問`,
    );
  return pieces.length === 0
    ? "まちがいはありませんでした。"
    : `まちがえたのは、${pieces.join("、")}です。`;
}

/** Squares that a sentence only counts, listed for screen readers; empty if it names them, or if there are too many. @param {readonly string[]} squares */
export const listed = (squares) =>
  isListed(squares.length) ? `印つき：${squares.join("、")}。` : "";

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
  const all = `ワーンスドルフの規則を${start}から${number(runs)}回試しました（同点はランダムに決めます）。`;
  const complete =
    tours === 0
      ? "すべての{マス}を通れたことはありません。"
      : `すべての{マス}を通れたのは${number(tours)}回です。`;
  if (visited === squares) {
    return tours === 0
      ? `${all}同じようにすべての{マス}を通れたことはありません。`
      : `${all}同じようにすべての{マス}を通れたのは${number(tours)}回です。`;
  }
  return asFar === 0
    ? `${all}今の記録に届いたことはありません。${complete}`
    : `${all}今の記録に届いたのは${number(asFar)}回です。${complete}`;
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
  const quotes = first.map(quoted).join("");
  return others > 0
    ? `読みとばした所：${quotes}、ほか${number(others)}か所。`
    : `読みとばした所：${quotes}。`;
}

/** Unusual marks of open squares in a pasted board. @param {readonly string[]} marks */
const openMarks = (marks) =>
  marks.length > 0 ? `空いたマスとして読んだ印：${marks.map(quoted).join("")}。` : "";

/**
 * The valid part of a pasted tour, and its error; names the board if its size is given. The room itself
 * reports whether every square is visited.
 * @type {(found: { form: TourForm, holds: number, problem?: string, leftOut: readonly string[], open?: readonly string[] }, on: { size?: string, isTour: boolean }) => string}
 */
export function checked({ form, holds, problem, leftOut: texts, open = [] }, { size, isTour }) {
  const read = size
    ? `${size}の盤の${forms[form]}として読みました。${number(holds)}{マス}まで正しい並びです。`
    : `${forms[form]}として読みました。${number(holds)}{マス}まで正しい並びです。`;
  const verdict =
    problem === undefined
      ? isTour
        ? "完成したツアーです。"
        : "開いたツアーです。"
      : isTour
        ? `そこでツアーは完成していますが、続きがあります：${problem}。`
        : `まだツアーではありません：${problem}。`;
  return paragraph(read, verdict, openMarks(open), leftOut(texts));
}

/** A move that departs from the rule. @param {{ move: number, to: string, best: readonly string[], value?: number, least?: number }} departure */
export const departure = ({ move, to, best, value, least }) =>
  value === undefined || least === undefined
    ? `${number(move)}手目は${to}。規則なら${either(best)}でした。`
    : `${number(move)}手目は${to}（${onwardMoves(value)}）。${named(best)}なら${number(least)}か所でした。`;

/** @type {(left: number, moves: number, isOver: boolean, isByOwn?: boolean) => string} */
export function departures(left, moves, isOver, isByOwn = false) {
  const rule = isByOwn ? "規則" : "ワーンスドルフの規則";
  if (left > 0) {
    return `${number(moves)}手のうち${number(left)}手が、${rule}とちがいます。`;
  }
  return isOver
    ? `どの手も、${rule}で進めるものでした。`
    : `ここまでのどの手も、${rule}で進めるものです。`;
}

/** @type {(visited: number, squares: number) => string} */
export const ghostReached = (visited, squares) =>
  visited === squares
    ? "すべての{マス}を通ります。"
    : `${number(squares)}{マス}のうち${number(visited)}{マス}を通ります。`;

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
    problem === undefined ? "読めませんでした。" : `読めませんでした：${problem}。`,
    "a1 b3 c5のように、マスを順に貼ってください。数字をます目に並べた盤でもかまいません。",
  );

/** @param {number} most */
export const tooLong = (most) => messages.tooLong({ most });

/** @param {string} writing */
export const tourCopied = (writing) => messages.tourCopied({ writing });

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}：${message}。オフにします。`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}、${number(visited)}/${number(squares)} · 遊ぶ · ${page}`;
