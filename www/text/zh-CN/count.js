/**
 * The texts that only this room uses.
 * @import { CountPlan, Target } from "../../pkg/knights_tour.js"
 * @import { CostTexts } from "../cost.js"
 * @import { Duration, KnownCheck, KnownCost, KnownFault } from "../quantities.js"
 */

import { costOf } from "../cost.js";
import { bytesOf, durationOf, foreseen, shareOf, sidesOf } from "../quantities.js";
import { asSentence, decimal, number, quoted } from "./sentence.js";
import { piece, rooms } from "./words.js";

export { number };

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro: "一个棋盘有多少条不同的巡游？国际象棋棋盘上多得列不完，所以人们想出了各种巧妙的数法。",
  heading: "数什么",
  withHoles: "有洞的棋盘",
  boardText: "棋盘：用.和#写各行，或者写大小",
  takeBoard: "使用这个棋盘",
  drawBoard: "在“搭棋盘”里画",
  directed: "反着走的巡游算作",
  copies: "旋转或翻转后的巡游算作",
  memory: "内存",
  exact: "精确计数",
  howCounted: "更多：是怎么数的？",
  start: "开始数",
  startAnyway: "还是要数",
  notNow: "先不数",
  cancel: "取消",
  countProgress: "计数的进度",
  estimates: "估计",
  estimateIntro: "随机走很多次，就能推测出大概的数，连没人数过的棋盘也行。",
  howEstimated: "更多：随机走怎么能数巡游？",
  chances: "走成某条巡游的机会是百万分之一，这一次就算作一百万条巡游。走进死路就算零条。",
  average: "走的次数多了，平均值就趋近巡游的条数（Donald Knuth，1975年）。旋转和翻转后的分开算。",
  fours: "每四次共用开头的三分之一，这样省时间（Herman Kahn和Theodore Harris，1951年）。",
  walkSettings: "怎样估计",
  weight: "权重",
  weightNote: "权重为1时随便走哪一步都行。权重越小，就越听从汪斯道夫规则。",
  weightMore:
    "小的权重偏爱出路少的格子，并避开它们旁边的格子。在8 × 8上，权重0.75最接近巡游真正的走法。",
  walks: "走的次数",
  estimate: "估计",
  badWeight: "试试不好的权重",
  estimateProgress: "估计的进度",
  asTable: "曲线的表格",
  uncounted: "这些还没有人数过：",
  tours: "所有巡游",
  toursIntro: "按搜索找到的顺序一条一条列出，旋转和翻转后的也算在内。选一条就在“探索”里打开。",
  list: "列出来",
  previous: "上一页",
  next: "下一页",
  known: "已知的数",
  knownNote: "“这里数出”指打开本页以来数出的。开放巡游也包括可以封闭的。",
  history: "那个错误的数",
  announced:
    "1996年，两位研究者宣布8 × 8棋盘有33,439,123,484,294条封闭巡游（Martin Löbbing和Ingo Wegener，用二元决策图）。",
  // What leaves a cycle of 64 squares as it was shifts it along itself, here by 32 or 16 moves, and so
  // each square to its own colour; or it turns it over, and then keeps at most two squares in place,
  // or has a move whose ends change places. A mirror in the middle and a quarter turn change colours,
  // and no move's ends are each other's mirror images; a mirror in a diagonal keeps eight in place.
  corrected:
    "这不可能对。翻转或者转四分之一圈，得到的总是另一条巡游；转半圈，有时得到同一条。所以巡游四条一组或八条一组，可是那个数不能被4整除。Brendan McKay在1997年数出13,267,364,410,532，本页也数出同样的数。",
  countIt: "在这里数一数",
});

/** How the directions of a tour are counted, by `directed`. */
export const directions = /** @type {Record<string, string>} */ ({
  false: "同一条",
  true: "另一条",
});

/** "最多2 GiB" @param {number} n */
export const memoryOf = (n) => `最多${number(n / 2 ** 30)} GiB`;

/** How turned and mirrored copies are counted, by `upToSymmetry`. */
export const copies = /** @type {Record<string, string>} */ ({
  false: "另一条",
  true: "同一条",
});

const settings = /** @type {Record<string, string>} */ ({
  page: "页",
  show: "计算过程",
  directed: labels.directed,
  upToSymmetry: labels.copies,
  limit: labels.memory,
  board: "棋盘",
  leaper: "棋子",
  theme: "主题",
  target: "巡游",
  weight: labels.weight,
  walks: labels.walks,
  seed: "种子",
});

/** Errors in the request. */
export const wrong = {
  /** @type {(value: string, known: readonly string[]) => string} */
  choice: (value, known) => `不能用${quoted(value)}；可选的有${known.join("、")}`,
  /** @param {string} value */
  page: (value) => `${quoted(value)}不是页码；请写整数，例如1`,
};

/** A value of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  instead === ""
    ? `${settings[name] ?? name}：${message}。改用默认值。`
    : `${settings[name] ?? name}：${message}。改用${quoted(valueOf(name, instead))}。`;

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
  return sides ? `${sides[0]}\u00a0×\u00a0${sides[1]}` : "有洞的棋盘";
}

/** The part of a request that texts need. @typedef {{ board: string, target: Target, directed: boolean, upToSymmetry: boolean }} CountRequest */

/** "8 × 8的封闭巡游" @param {Pick<CountRequest, "board" | "target">} request */
const subject = ({ board, target }) =>
  `${sizeOf(board)}的${target === "closed" ? "封闭巡游" : "开放巡游"}`;

/** For the live region. @type {(request: CountRequest, tours: bigint) => string} */
export const spoken = (request, tours) => `${subject(request)}有${grouped(tours)}条。`;

/** The title of the window. @type {(request: CountRequest, page: string) => string} */
export const title = (request, page) => `${rooms.count}：${subject(request)} · ${page}`;

/** Explains what is being counted. @type {(request: CountRequest, squares: number, id: string) => string} */
export function meaning({ board, target, directed, upToSymmetry }, squares, id) {
  const where = `${sizeOf(board)}（${number(squares)}个格子）上${piece(id)}的`;
  const what =
    target === "closed"
      ? `${where}封闭巡游：每个格子走一次，再走一步回到第一格。从哪里开始都算同一条。`
      : `${where}开放巡游：每个格子走一次，在哪里结束都行。首尾碰巧只差一步的也算在内。`;
  const way = directed ? "一条巡游和它的反向算两条。" : "一条巡游和它的反向算一条。";
  const turned = upToSymmetry ? "旋转和翻转后的算同一条。" : "旋转和翻转后的算不同的巡游。";
  return `${what}${way}${turned}`;
}

/** The kind of tours in the table of known numbers. @type {(target: Target, directed: boolean) => string} */
export const kind = (target, directed) =>
  `${target === "closed" ? "封闭" : "开放"}，${directed ? "区分方向" : "不分方向"}`;

/** A number of bytes in readable units. @param {number} n */
export function bytes(n) {
  const { unit, value } = bytesOf(n);
  return unit === "MiB" ? `${number(value)} MiB` : `${decimal(value, 1)} GiB`;
}

/** "0.3秒", "14秒", "3分20秒", "29小时", "3天", "40年" @param {Duration} duration */
function inWords(duration) {
  const { unit, value } = duration;
  switch (unit) {
    case "tenths":
      return `${decimal(value, 1)}秒`;
    case "seconds":
      return `${number(value)}秒`;
    case "minutes":
      return duration.seconds === 0
        ? `${number(value)}分钟`
        : `${number(value)}分${number(duration.seconds)}秒`;
    case "hours":
      return `${number(value)}小时`;
    case "days":
      return `${number(value)}天`;
    case "years":
      return `${number(value)}年`;
  }
}

/** @param {number} ms */
const duration = (ms) => inWords(durationOf(ms));

/** The progress; below ten with one decimal place. @param {number} fraction */
export function percent(fraction) {
  const share = shareOf(fraction);
  return share ? `${decimal(share.value, share.digits)}%` : "不到0.1%";
}

/** A number with separators between thousands, of any length. @param {bigint} tours */
export const grouped = (tours) => number(tours);

export const cancelled = "已取消。";
export const notYet = "–";

/** The methods of counting. @type {Record<NonNullable<CountPlan["method"]>, string>} */
export const methods = {
  folded:
    "计数从上半个棋盘一行一行地进行，互为镜像的算作一种。下半个棋盘倒过来是一样的，所以最后把两半接起来。",
  frontier: "计数一格一格地进行。在选过的走法里，它只记住没接上的端点，所以同样的局面不会算两次。",
};

/** Added for a count up to symmetry. */
export const keptFirst =
  "在这之前，先在折叠的棋盘上数出旋转或翻转后不变的巡游，因为它们的副本更少。";

/** "大约3分钟和600 MiB内存" @param {NonNullable<CountPlan["forecast"]>} forecast */
const taking = ({ seconds, bytes: needed }) =>
  `大约${inWords(foreseen(seconds))}和${bytes(needed)}内存`;

/** The cost of a count. @type {(plan: CountPlan, isComing: boolean) => string} */
export const plan = (planned, isComing) => costOf(planned, isComing, costs);

/** @type {CostTexts} */
const costs = {
  none: "有一条定理已经给出了答案，所以不费时间。",
  known: (needed, seconds) =>
    seconds === null
      ? `最多占用${bytes(needed)}内存。`
      : `大约需要${inWords(foreseen(seconds))}，最多占用${bytes(needed)}内存。`,
  coming: "正在计算需要多少内存…",
  guessed: (forecast) => `粗略估计需要${taking(forecast)}。到了“${labels.memory}”里的上限就停下。`,
  unknown: `需要多少内存，数的时候会显示。到了“${labels.memory}”里的上限就停下。`,
};

/** Asked before a long count. @param {NonNullable<CountPlan["forecast"]>} forecast */
export const tooLong = (forecast) => `粗略估计，这次计数需要${taking(forecast)}。还是要开始吗？`;

/** @param {string} message */
export const refusal = (message) => `这个在这里没法数：${message}。`;
const outOfMemory = "计数停止了，可能是内存不够。试试小一点的棋盘。";
/** An error with a code is a refusal, unless the solver crashed; one without means that the count failed. @type {(message: string, code: string) => string} */
export const notCounted = (message, code) => {
  if (code === "crashed" || code === "lost") {
    return outOfMemory;
  }
  return code
    ? `计数停止了：${message}。`
    : `${outOfMemory}浏览器给出的信息：${asSentence(message.trim())}`;
};
/** @param {string} message */
export const notListed = (message) => `这些巡游列不出来：${message}。`;

/** The stages of a count apart from computing layers of states. */
const stages = /** @type {const} */ ({
  planning: "正在制定计划",
  joining: "正在拼接两半",
  symmetric: "正在数对称的巡游",
});

/** @typedef {keyof typeof stages} Stage */

/**
 * The progress of a count: names and values.
 * @type {(now: { stage: Stage | null, states: number, bytes: number, layers: number, all: number, ms: number, left: number | null, workers: number }) => [string, string][]}
 */
export const progress = ({ stage, states, bytes: used, layers, all, ms, left, workers }) => [
  rowOf("现在", stage ? stages[stage] : `第${number(layers + 1)}层，共${number(all)}层`),
  ...(stage ? [] : [rowOf("其中的状态", number(states))]),
  rowOf("内存", bytes(used)),
  ...(workers > 1 ? [rowOf("处理器核心", number(workers))] : []),
  rowOf("已用时间", duration(ms)),
  ...(left === null ? [] : [rowOf("剩余时间", `大约${duration(left)}`)]),
];

/** @type {(name: string, value: string) => [string, string]} */
const rowOf = (name, value) => [name, value];

/** Under the chart of layers, while the count goes on and at its end. @type {(layers: number[], isOver: boolean) => string} */
export const layersCaption = (layers, isOver) =>
  isOver
    ? `每层格子之后保留的状态数，最多${number(Math.max(...layers))}种。`
    : `每个已完成的层之后保留的状态数，目前最多${number(Math.max(...layers))}种。`;

/** The chart of layers in words. @type {(layers: number[], steps: number) => string} */
export function layersSummary(layers, steps) {
  const most = Math.max(...layers);
  return `柱状图：共${number(steps)}层，完成了${number(layers.length)}层。最大的是第${number(layers.indexOf(most) + 1)}层，有${number(most)}种状态。`;
}

/** What the number means. @type {(request: CountRequest, tours: bigint, ms: number, known?: { tours: bigint, source: string }) => string} */
export function counted(request, tours, ms, known) {
  const { directed, upToSymmetry } = request;
  const way = directed ? "两个方向分开算" : "两个方向算一条";
  const turned = upToSymmetry ? "旋转和翻转后的算一条" : "旋转和翻转后的分开算";
  const other =
    upToSymmetry || request.board === "1x1"
      ? ""
      : directed
        ? `两个方向算一条时，有${grouped(tours / 2n)}条。`
        : `两个方向分开算时，有${grouped(2n * tours)}条。`;
  const source = known
    ? known.tours === tours
      ? `这正是已知的数：${known.source}。`
      : `已知的数是${grouped(known.tours)}：${known.source}。`
    : "";
  return `${subject(request)}，${way}，${turned}。用时${duration(ms)}。${other}${source}`;
}

/** A source with its author and year. @type {(name: string, by?: string, year?: number) => string} */
export const sourceOf = (name, by, year) => {
  const who = [by, year].filter(Boolean).join("，");
  return who ? `${name}（${who}）` : name;
};

/** Where a known number comes from. @type {(published: readonly string[]) => string} */
export const knownFrom = (published) => published.join("；") || "由命令行程序数出";

/** Unfolds what is known of a number. */
export const details = "详情";

/** @param {KnownCost} cost */
const knownTime = ({ seconds }) => duration(Math.max(100, 1000 * seconds));

/** @type {(cost: KnownCost) => string} */
const using = ({ threads, bytes: needed, diskBytes }) =>
  `${number(threads)}个线程和${bytes(needed)}内存${diskBytes ? `，另用${bytes(diskBytes)}磁盘空间` : ""}`;

/** How a known number was counted. @type {(cost: KnownCost) => string} */
export const byCommand = (cost) => `命令行程序用${knownTime(cost)}数出，用了${using(cost)}。`;

/** What a check of a known number gave. @type {(check: KnownCheck) => string} */
export function checked(check) {
  switch (check.what) {
    case "seam":
      return `两半不在正中而在第${number(check.row)}行之下拼合，得数相同。`;
    case "order":
      return "换一种顺序取格子，得数相同。";
    case "frontier":
      return "不分两半，一格一格地数，得数相同。";
    case "threads":
      return `用${number(check.threads)}个线程，得数相同。`;
    case "symmetry":
      return `旋转和镜像算同一条时，有${grouped(BigInt(check.classes))}条。两者吻合：加上各种对称保持不变的巡游，正好除尽。`;
    case "estimate":
      return `${number(check.walks)}次随机行走估计它在${grouped(BigInt(check.low))}与${grouped(BigInt(check.high))}之间。`;
  }
}

/** Why a published number is wrong. @type {Record<KnownFault, string>} */
const faults = {
  overflow: "当时的程序用64位计算，少了2⁶⁴的若干倍",
  symmetry: "巡游四条或八条成一组，而这个数不能被四整除",
  "by-hand": "那是手工找出的",
  unexplained: "别人各自编写的程序都得出另一个数",
};

/** A published number that is wrong. @type {(source: string, tours: bigint, fault: KnownFault) => string} */
export const differs = (source, tours, fault) =>
  `${source}给出${grouped(tours)}。那是错的：${faults[fault]}。`;

/** A published number that counts a tour and its reverse as two. @type {(source: string, tours: bigint) => string} */
export const bothWays = (source, tours) => `${source}把两个方向分开数：${grouped(tours)}。`;

/** Before a command, for boards that a browser cannot count. */
export const tooLarge = "对浏览器来说太大。请输入这条命令：";

/** What that command takes. @type {(cost: KnownCost) => string} */
export const takes = (cost) => `需要${knownTime(cost)}，用${using(cost)}。`;

export const copyCommand = "复制";
/** @param {string} board */
export const copyCommandFor = (board) => `复制${sizeOf(board)}的命令`;

/** The column headings of the table of known numbers. */
export const columns = /** @type {const} */ ({
  board: "棋盘",
  known: "已知的数",
  kind: "巡游",
  here: "这里数出",
  source: "出处",
});

/** A number counted here, beside the known one. @type {(tours: bigint, agrees: boolean, ms: number) => string} */
export const countedHere = (tours, agrees, ms) =>
  agrees ? `✓ 相同，用时${duration(ms)}` : `✕ ${grouped(tours)}`;

/** @param {number} index */
export const openTour = (index) => `第${number(index)}条巡游：在“探索”里打开`;

/** @type {(first: number, last: number, all: bigint | null) => string} */
export const toursShown = (first, last, all) =>
  all === null
    ? `第${number(first)}到${number(last)}条巡游`
    : `第${number(first)}到${number(last)}条巡游，共${grouped(all)}条`;

/** @param {number} passed */
export const searching = (passed) =>
  passed > 0 ? `正在搜索…已跳过${number(passed)}条` : "正在搜索…";

export const noTours = "没有这样的巡游。";
