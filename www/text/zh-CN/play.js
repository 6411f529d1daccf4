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
import { soughtBy, valuesInWords } from "./rule.js";
import { raceToldOf } from "./stories.js";
import { joinedTo, press, replaced as shared } from "./words.js";

export { asSentence };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  game: "这一局",
  modes: "玩法",
  newGame: "从头开始",
  takeBack: "悔棋",
  redo: "恢复",
  undo: "撤销",
  place: "换个起点",
  step: "走一步",
  hint: "提示",
  judge: "还走得成吗？",
  watch: "一走不成就告诉我",
  boards: "别的棋盘",
  target: "目标",
  otherBoard: "自己画一个棋盘",
  legal: "我能去哪里",
  show: "棋盘上的帮助",
  candidates: "可以去的{格子}",
  handOver: "让一种方法接着走",
  handOverNow: "让它接着走",
  tieRule: "规则",
  ownRule: "你的规则",
  score: "这一轮",
  check: "检查我的巡游",
  checkHelp:
    "把你的巡游粘贴到这里。可以是一串格子，例如a1 c2，也可以是写着编号的棋盘。程序打印的列表也行，例如(0, 1)。",
  tourText: "你的巡游",
  checkNow: "检查",
  takeTour: "复制这条巡游",
  against: "和规则比一比",
  ghost: "规则从同一起点走。",
  tryNext: "接下来试什么",
});

export const modes = /** @type {const} */ ({
  free: "找一条巡游",
  predict: "猜规则的走法",
});

/** Names of actions that differ from those in other rooms. */
export const actions = /** @type {const} */ ({
  back: "悔一步棋",
  forward: "恢复这一步",
  restart: "从头开始",
  undo: "恢复上一局",
  hint: "提示，一次比一次多",
  judge: "还走得成吗？",
});

/** What the keys do while the board is in focus. */
export const onBoard = /** @type {const} */ ({
  move: "到下一个可以去的{格子}；按住Shift则在{格子}之间移动",
  rowStart: "到这一行的第一个{格子}",
  rowEnd: "到这一行的最后一个{格子}",
  choose: "走到那里",
});

/** The aims. @type {Record<Target, string>} */
export const aims = { open: "走遍所有格子", closed: "走遍所有格子，再回到起点" };

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
  `${number(width)} × ${number(height)}，有${number(holes)}个洞`;

/** The heading above the story. @type {(visited: number, squares: number) => string} */
export const heading = (visited, squares) =>
  `共${number(squares)}个{格子}，已走${number(visited)}个`;
export const predictHeading = "规则会走到哪里？";

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
export const startFixed = "这里的起点是固定的。";

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
export const atWork = (method) => `从这里起由“${method}”接着走。${press}一个{格子}，就换你来走。`;

/** No move is left. @param {number} left */
export const stuck = (left) => `{马}卡住了，还剩${number(left)}个{格子}。悔几步棋，或者从头开始。`;

/** Every square is visited, but the tour does not close. @param {string} start */
export const notClosed = (start) =>
  `你走遍了所有{格子}，可是一步回不到${start}。所以这是开放巡游，不是封闭巡游。`;

/** @param {string} start */
export const closable = (start) => `你走遍了所有{格子}。再走一步回到${start}，巡游就封闭了。`;

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
  hole: ({ to }) => `${to}那里没有{格子}。`,
  visited: ({ to }) => `{马}已经走过${to}了。`,
  "not-a-move": (miss) =>
    miss.lengths
      ? `到不了${miss.to}：它在${distance(miss)}的地方。${howItMoves(miss.lengths)}`
      : `从${miss.from}到${miss.to}没有边。`,
  over: () => "巡游已经完成了。",
};

/** @type {(miss: Miss, what: IllegalMove) => string} */
export const noMove = (miss, what) => noMoves[what](miss);

/** After a move; `ways` onward moves are available now. @type {(to: string, visited: number, squares: number, ways: number) => string} */
export const went = (to, visited, squares, ways) =>
  `${to}，${number(visited)}/${number(squares)}。可以去${number(ways)}个{格子}。`;
/** @param {string} to */
export const tookBack = (to) => `已悔棋，回到${to}。`;
/** @param {string} start */
export const begins = (start) => `{马}从${start}出发。`;

/** After that, if moves were lost by it. */
export const undoOffer = "按“撤销”可以找回你走过的步。";
/** They have been brought back. */
export const undone = "你走过的步回来了。";

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
  onlyMove: (compared) => `只有一种走法：${looksAt(compared)}。`,
  moves: (compared) => `${looksAt(compared)}。再要一次提示，就告诉你规则走到哪里。`,
  goesToOnly: (to) => `规则走到${to}：只有这一种走法。`,
  ownGoesTo: raceToldOf,
  goesTo: (to, ways) => `规则走到${to}。它${fewest(ways)}。`,
  breaksTie: (to, ways, tied) =>
    `规则走到${to}。有${number(tied)}个{格子}并列，${allFewest(ways)}，并列时的规则选了这个。`,
  ownRight: (told) => `对。${told}`,
  ownTie: (best) => `对，这里有并列：按规则，${named(best)}一样好。`,
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
export const strongHint = (hint) => `${hintChoice(hint)}再要一次提示，就替你走这一步。`;

/** The strongest. @param {string} to */
export const hintPlayed = (to) => `规则走到了${to}。`;
export const noHint = "已经没有走法了，所以没有提示。";

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

/** The kinds of choices, by how hard they are to predict. */
const kinds = /** @type {const} */ ({
  tie: "有并列的",
  close: "只差一条出路的",
  clear: "差得更多的",
  own: "没有并列的",
});

/** The score of a round. @param {{ asked: number, right: number, streak: number, longest: number }} score */
export const score = ({ asked, right: told, streak, longest }) =>
  asked === 0
    ? "还没有回答。"
    : `回答${number(asked)}次，答对${number(told)}次，现在连对${number(streak)}次。你最长连对${number(longest)}次。`;

/** The choices missed in a round. @param {readonly { kind: keyof typeof kinds, asked: number, missed: number }[]} tallies */
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
export const lost = (why) => `已经走不成了：${why}。`;

/** The move that lost the position; 0 is the start. @type {(move: number, square: string) => string} */
export const lostSince = (move, name) =>
  move === 0
    ? `从起点${name}开始就走不成了。`
    : `从第${number(move)}步走到${name}时起，就走不成了。`;

export const finishable = "还走得成：从这里还能走完巡游。";
export const judging = "正在找能走完的办法…";
/** @param {number} seconds */
export const undecided = (seconds) =>
  `不知道：搜索了${number(seconds)}秒，既没有找到能走完的办法，也没能证明走不完。`;

/** @param {number} move */
export const takeBackTo = (move) => `回到第${number(move)}步之前`;

/** A method goes on. @param {string} method */
export const handedOver = (method) => `“${method}”接着走。${press}“走一步”或“播放”。`;

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
  closed: "下一个目标：封闭巡游",
  findFault: "找出是哪里走错了",
  /** @param {string} board */
  board: (board) => `下一个：${board}`,
};

/** Links to more about a game. */
export const elsewhere = {
  explore: "探索：看规则从同一起点怎么走",
  compare: "比较：几种方法从同一起点出发",
  guess: "学习：为什么乱走不行",
  rule: "学习：汪斯道夫规则",
};

/** The notation of a pasted tour. @type {Record<TourForm, string>} */
const forms = {
  squares: "一串格子",
  moves: "一串走法",
  table: "表格",
  "numbered-board": "写着编号的棋盘",
  pairs: "行和列",
  numbers: "格子的编号",
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
        : `这不是巡游：${problem}。`;
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
  size: (squares, most) => `自己走的棋盘最多有${number(most)}个格子，这个有${number(squares)}个`,
  /** @param {string} text */
  path: (text) => `${quoted(text)}在那里走不通；它之前的步都保留`,
  /** @param {string} text */
  mode: (text) => `没有${quoted(text)}这种玩法；请写free（找巡游）或predict（猜规则）`,
};

/** A pasted text without a single square. @param {string} [problem] */
export const unreadable = (problem) =>
  paragraph(
    problem === undefined ? "这段文字读不懂。" : `这段文字读不懂：${problem}。`,
    "请按顺序粘贴格子，例如a1 b3 c5，或者粘贴写着编号的棋盘。",
  );

/** @param {number} most */
export const tooLong = (most) => `太长了。巡游最多${number(most)}个字符。`;

/** How a tour is written for other places. */
export const writings = /** @type {const} */ ({
  numberedBoard: "从1编号",
  fromZero: "从0编号",
  pairs: "（行，列）数对",
  python: "Python列表",
  squareList: "格子",
});
/** @param {string} writing */
export const tourCopied = (writing) => `已复制：${writing}。`;
export const copyRefused = "你的浏览器不允许复制。";

/** A parameter of a link that was invalid. @type {(name: string, message: string) => string} */
export const replaced = (name, message) =>
  name === "legal" || name === "watch"
    ? `${labels[name]}：${message}。现在是关闭的。`
    : shared(name, message, "");

/** @type {(size: string, visited: number, squares: number, page: string) => string} */
export const title = (size, visited, squares, page) =>
  `${size}，${number(visited)}/${number(squares)} · 自己走 · ${page}`;
