/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { decimal, number } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "停止",
  again: "再来",
  unfold: "展开",
  fold: "折起",
  pause: "暂停",
  drawing: "从棋盘到图",
  previous: "上一页",
  next: "下一页",
  check: "检查",
  clear: "清空",
  tryRule: "试试这条规则",
  contest: "用它比一场",
});

export const running = "正在运行…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "先回答，马才会出发。";
/** @param {string} message */
export const failed = (message) => `你的浏览器没能算出来：${message}`;

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `走了${number(walks)}次：共${number(squares)}格，平均走到${decimal(mean, 1)}格，最多${number(best)}格，${tours === 0 ? "没有走成巡游" : `${number(tours)}次走成巡游`}。`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) => `已经走了${number(walks)}次。从线段上读出那个数。`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)}格：${number(walks)}次`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board}，从${start}出发`;
/** @param {number} n */
export const placements = (n) => `落子${number(n)}次`;
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `${placements(n)}后走成巡游。`
    : isStopped
      ? `${placements(n)}后停止。`
      : `${placements(n)}，没有找到巡游。`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}：${number(starts)}个起点中，有${number(tours)}个走成巡游。`;
export const tieBreaks = "并列时的规则";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `从${start}出发卡住：在“探索”里看`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}：从不卡住`
    : `${board}：${number(starts)}个起点中有${number(stuck)}个卡住（${decimal((100 * stuck) / starts, 1)}%）`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) =>
  without === 0
    ? `查了${number(boards)}个棋盘，规则在每个棋盘上都会卡住。`
    : `查了${number(boards)}个棋盘，除了${number(without)}个以外，规则在每个棋盘上都会卡住。`;

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst = "先回答，然后每条规则从每个格子出发一次。";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["随便走", "离边缘最近", "出路最少"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Roth的规则" : "汪斯道夫规则");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}：${number(runs)}个起点，走成${number(tours)}条巡游`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `你胜过了Roth：你走成${number(own)}条，他的规则走成${number(roths)}条。领先这么一点，也可能是运气。到别的棋盘上比一场，才看得更清楚。`
    : own === roths
      ? `和Roth的规则打平：都是${number(own)}条。还能再多一条吗？`
      : `Roth的规则领先：他${number(roths)}条，你${number(own)}条。换个办法试试。`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "棋盘" : share === 1 ? "图，画成一个圆环" : "展开途中";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  isMarked ? `${size(width, height)}，已标记` : size(width, height);
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}：${exists ? "有封闭巡游" : "没有封闭巡游"}，${reason}；${isMarked === exists ? "你猜对了" : "你猜错了"}`;
export const guessMap = "各种宽和高的棋盘";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) => `${number(boards)}个棋盘，已标记${number(marked)}个`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `${number(boards)}个棋盘里你猜对了${number(right)}个；没猜对的有粗框。棋盘都有封闭巡游，只有三种例外：格子数是奇数；有一边是1、2或4；棋盘是3 × 4、3 × 6或3 × 8。这是A. J. Schwenk在1991年证明的。`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "有封闭巡游",
  "open-theorem": "有巡游",
  "one-square": "只有一个格子",
  "odd-area": "没有巡游：格子数是奇数",
  "side-1": "没有巡游：有一边是1",
  "side-2": "没有巡游：有一边是2",
  "side-4": "没有巡游：有一边是4",
  "small-exception": "没有巡游：棋盘太小",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)}秒` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)}毫秒`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}：一秒内没有找到巡游`
    : times === null
      ? `${board}：${duration(ms)}`
      : `${board}：${duration(ms)}（${decimal(times, 1)}倍）`;
/** @param {string} board */
export const notTimed = (board) => `${board}：没有试`;
export const timed = "全部计时完毕。每种方法最长的柱子占满整个宽度。";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `第${number(page)}页，共${number(pages)}页，${number(tours)}条巡游`;
export const searching = "正在搜索…";
/** @param {number} n */
export const openTour = (n) => `第${number(n)}条巡游：在“探索”里看`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}：${tours}条，用时${duration(ms)}`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}：${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}。`).join("");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) => `${what}：目前有${number(states)}种状态`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) => `${board}的${isClosed ? "封闭" : "开放"}巡游`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}：${number(layers)}步，同时最多${number(most)}种状态`;

/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `走了${number(walks)}次：封闭巡游大约有${decimal(estimate / 1e12, 1)} ± ${decimal(error / 1e12, 1)}万亿条。`;
export const estimateBar = "真正的数落在粗线段里，三次中大约有两次；落在细线段里，20次中有19次。";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay，1997年", wrong: "1996年宣布的数" };
export const scaleName = "封闭巡游（万亿条）";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) => `${what}：${number(different)}种不同的摆法`;
export const imagesOf = { found: "刚找到的一条巡游", euler: "欧拉1759年的巡游" };
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `一条巡游有${number(counts[0] ?? 0)}种不同的摆法，欧拉的有${number(counts[1] ?? 0)}种。`;
