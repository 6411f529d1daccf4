/**
 * The texts of the Gallery. The texts about each tour are with its squares in the collection.
 * @import { Statistics } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { KNIGHT } from "../terms.js";
import { pieceNames } from "./names.js";
import { number, quoted } from "./sentence.js";
import { piece } from "./terms.js";
import {
  knightHere,
  labels as shared,
  paragraph,
  press,
  rooms,
  size,
  statistics,
} from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  toWall: "← 回到所有巡游",
  browse: "上一条和下一条巡游",
  previous: "上一条巡游",
  next: "下一条巡游",
  checked: "它的特别之处",
  verse: "诗句",
  figures: "数据",
  numbers: "编号与和",
  compare: "汪斯道夫规则会怎么走？",
  ruleBoard: "规则走出的巡游",
  numbering: "1号放在",
  fromKnight: "马所在的格子",
  fromFirst: "原来的编号",
  explore: "在“探索”里打开",
  keepName: "名称",
  keepNow: "存到这台设备",
  collection: "著名的骑士巡游",
  intro: "马把每个格子走一次。选一幅图，就能看到整条巡游，还可以一步一步地看。",
  search: "搜索",
  filters: "筛选",
  clearAll: "清除所有筛选",
  own: "你的巡游",
  ownHelp:
    "你在“探索”或“自己走”里走完的巡游，或者在“搭棋盘”里找到的巡游，都可以收在这里。它们只存在这台设备上。",
  export: "全部保存为文件",
  import: "从文件添加…",
  bringBack: "撤销：放回来",
  rescue: "保存无法读取的数据",
});

/** What the wall can be narrowed to. */
export const properties = /** @type {const} */ ({
  kind: "起点和终点",
  symmetry: "对称",
  sums: "幻方",
  piece: "棋子",
  century: "世纪",
  size: "棋盘",
});

/** The value that leaves all tours on the wall. */
export const any = "不限";

/** @type {Record<keyof typeof properties, Record<string, string>>} */
const values = {
  kind: {
    closed: "封闭：回到起点",
    open: "开放：在别处结束",
    path: "路径：没走遍",
  },
  symmetry: {
    symmetric: "对称",
    "half-turn": "转半圈后不变",
    "quarter-turn": "转四分之一圈后不变",
    mirror: "照镜子后不变",
    none: "不对称",
  },
  sums: { magic: "幻方", nearly: "接近幻方" },
  piece: pieceNames,
  century: { none: "为本页制作" },
  size: {},
};

/** The name of a value that tours can be narrowed to. @type {(property: keyof typeof properties, value: string) => string} */
const valueOf = (property, value) =>
  values[property][value] ?? (property === "century" ? `${value}世纪` : value.replace("x", " × "));

/** One of the values to choose from, and how many tours have it. @type {(property: keyof typeof properties, value: string, tours: number) => string} */
export const choice = (property, value, tours) => `${valueOf(property, value)}（${number(tours)}）`;

/** How many tours are on the wall. @type {(found: number, all: number) => string} */
export const onTheWall = (left, all) =>
  left === all
    ? `全部${number(all)}条巡游`
    : left === 0
      ? "没有符合所有条件的巡游。请清除其中一个筛选："
      : `${number(all)}条巡游中的${number(left)}条`;

/** A button that clears one filter. @type {(name: keyof typeof properties | "search", value: string, tours: number) => string} */
export const clearOne = (name, value, tours) =>
  `清除${quoted(name === "search" ? value : valueOf(name, value))}：${number(tours)}条巡游`;

/** Who made a tour, when, and on what board. @type {(by: string, year: string, board: string, piece: string) => string} */
export const origin = (by, year, board, name) =>
  [by, year, board, name].filter(Boolean).join(" · ");

/** A board: its sides, and whether it has holes. @type {(width: number, height: number, squares: number) => string} */
export const boardName = (width, height, squares) =>
  squares === width * height
    ? size(width, height)
    : `${size(width, height)}，${number(squares)}个格子`;

/** @param {string} text */
export const source = (text) => `出处：${text}`;

/** The source of a tour that was found for this page; others may be cited beside. @param {string} cited */
export const foundHere = (cited) =>
  cited ? `为本页面找到，并在构建时验证过。${cited}` : "为本页面找到，并在构建时验证过。";

/** Notable properties of a tour, by code. @type {Record<string, (numbers: string[], squares: string) => string>} */
const particulars = {
  closed: () => "封闭：再走一步就回到起点。",
  open: () => "开放：首尾两格之间马一步到不了。",
  path: ([visited], squares) => `是路径而不是巡游：${squares}个格子只走了${visited}个。`,
  asymmetric: () => "它没有对称性。",
  "half-turn": () => "对称：棋盘转半圈，它看上去不变。",
  "quarter-turn": () => "对称：棋盘转四分之一圈，它看上去不变。",
  mirror: () => "对称：在镜子里看上去不变。",
  halves: () => "它先填满半边棋盘，再进入另一半。",
  opposite: ([apart]) => `关于中心对称的两格，编号总是相差${apart}。`,
  "opposites add": ([sum]) => `关于中心对称的两格，编号之和总是${sum}。`,
  "quarters differ": ([apart]) => `把棋盘转四分之一圈，每个编号都改变${apart}。`,
  "semi-magic": ([sum]) => `每行、每列的和都是${sum}。`,
  magic: ([sum]) => `幻方：每行、每列和两条对角线的和都是${sum}。`,
  rows: ([sum]) => `每行的和都是${sum}。`,
  columns: ([sum]) => `每列的和都是${sum}。`,
  diagonals: ([first, second = first]) => `对角线不是这样：两条的和分别是${first}和${second}。`,
  sums: ([first, second]) => `每行、每列的和都是${first}或${second}。`,
  quarters: ([sum]) => `棋盘分成四块，每一块里每行、每列的和都是${sum}。`,
  crossings: () => "没有任何两步互相交叉。",
  verse: () => "按巡游的顺序读，各个音节连成一首诗。",
  "verse as rows": () => "按巡游的顺序读和一行一行地读，音节连成的是同一首诗。",
};

/** @type {(particular: { code: string, numbers: number[] }, squares: number) => string} */
export const particular = ({ code, numbers }, squares) =>
  particulars[code]?.(numbers.map(number), number(squares)) ?? "";

/** Renumbering a tour changes its sums. @param {string} square */
export const renumbered = (square) => `现在1号在${square}。`;
export const notClosed = "只有封闭巡游才能从任意一格开始";
/** @param {string} square */
export const notVisited = (square) => `${quoted(square)}不是这条巡游的格子；请写一个格子，例如c3`;

/** The line at each step of a path that is not a tour. @type {(step: number, of: number, square: string) => string} */
export const pathStep = (step, of, square) =>
  step === 0 ? `路径从${square}出发。` : `第${step}步，共${of}步：到${square}。`;

/** @type {(square: string, place: number, isKnightHere: boolean) => string} */
export const squareLabel = (square, place, isKnightHere) =>
  [
    square,
    place > 0 ? `${number(place)}号` : "没走过",
    ...(isKnightHere ? [knightHere(false)] : []),
  ].join("，");

export const caption = `${press}一个格子，看看哪一步走到那里。`;

/** @type {(read: string, isAll: boolean) => string} */
export const readSoFar = (read, isAll) =>
  read === "" ? "还没有读出什么。" : isAll ? `读出来是：${read}` : `目前读到：${read}`;

/** The names of the tour and of the rule's run in their comparison. */
export const compared = { tour: "这条巡游", path: "这条路径", rule: "规则的巡游" };

/** @type {(visited: number, squares: number, isClosed: boolean) => string} */
export const reached = (visited, squares, isClosed) =>
  visited < squares
    ? `共${number(squares)}格，走了${number(visited)}格后卡住`
    : isClosed
      ? "封闭巡游"
      : "开放巡游";

export const comparedRows = { end: "结果", turns: "转弯", crossings: "交叉" };
/** @param {number | null | undefined} value */
export const figure = (value) => (value === null || value === undefined ? "—" : number(value));

/** How the rule was run. @type {(start: string, isUsual: boolean) => string} */
export const ruleFrom = (start, isUsual) =>
  isUsual
    ? `汪斯道夫规则，从${start}出发。并列时走到离中心更远的格子：`
    : `汪斯道夫规则，从${start}出发。并列时走到其中的第一个格子：`;

export const counting = "正在数这条巡游有多少步符合规则…";

/** How many times a tour agrees with the rule. @type {(agreeing: number, choices: number) => string} */
export const agreement = (agreeing, choices) =>
  agreeing === choices
    ? `这条巡游完全符合规则：${number(choices)}步中，每一步都走到出路最少的格子。`
    : `这条巡游的${number(choices)}步中，有${number(agreeing)}步符合规则：走到了出路最少的格子。`;

/** @type {(found: Statistics, isClosed: boolean) => [string, string][]} */
export const figuresOf = (found, isClosed) =>
  statistics(found, isClosed).flatMap(({ id, name, value }) =>
    id === "sums" ? [] : [[name, value]],
  );

/** @param {string} name @param {string} progress */
export const title = (name, progress) =>
  `${name}，${progress} · ${rooms.gallery} · ${shared.title}`;

/** The title while no tour is open. */
export const wallTitle = `${rooms.gallery} · ${shared.title}`;

/** The name of an own tour that has none yet. @param {string} board */
export const unnamed = (board) => `${board}的一条巡游`;

/** Messages about keeping tours. */
export const kept = {
  /** @param {string} name */
  done: (name) => `${quoted(name)}已存到这台设备。`,
  /** @param {string} name */
  removed: (name) => `${quoted(name)}已移除。`,
  /** @param {string} name */
  back: (name) => `${quoted(name)}放回来了。`,
  none: "你还没有收藏巡游。",
  /** @type {(found: number, all: number) => string} */
  found: (found, all) => `你的${number(all)}条巡游中，有${number(found)}条符合筛选。`,
  denied:
    "你的巡游不能存到这台设备上：存储空间已满或被禁用。请把它们保存为文件，否则关闭页面后就会丢失。",
  unreadable: "页面读不出存在这台设备上的巡游。数据并没有丢失：先把它保存为文件，再移除。",
  /** @type {(added: number, same: number) => string} */
  added: (added, same) =>
    paragraph(
      added === 0 ? "文件里没有新的巡游。" : `添加了${number(added)}条巡游。`,
      same > 0 ? `有${number(same)}条巡游这里早已有了。` : "",
    ),
  /** @type {(name: string, why: string) => string} */
  refused: (name, why) => `${quoted(name)}没有添加：${cut(why, 300)}。`,
  saved: "已保存。",
  file: "knights-tours.json",
};

/** @param {string} name */
export const remove = (name) => `移除${quoted(name)}`;

/** Errors, for the line beside a field. */
export const wrong = {
  name: "请给这条巡游起个名称",
  /** @param {number} most */
  longName: (most) => `名称太长了；最多${number(most)}个字符`,
  /** @type {(name: string) => string} */
  sameTour: (name) => `这条巡游你已经收藏了，名称是${quoted(name)}`,
  /** @param {number} most */
  tooMany: (most) => `最多收藏${number(most)}条巡游；请先保存为文件，再移除几条`,
  /** @param {number} most */
  tooLarge: (most) => `超过${number(most)}个格子的巡游不能收藏`,
  /** @param {number} most */
  file: (most) => `文件太大：超过了${number(most)}字节`,
  unreadableFile: "文件打不开；请重新选择",
  notJson: "这不是有效的JSON；请选择本页保存的文件",
  notOurs: "这不是本页保存的巡游列表",
  newer: "这个文件是较新版本的页面保存的；请重新加载页面以更新",
  notATour: "它的格子不能连成巡游",
  noSquares: "它没有格子",
  tour: (/** @type {string} */ id) => `画廊里没有${quoted(id)}这条巡游`,
  /** @type {(value: string, known: readonly string[]) => string} */
  filter: (value, known) => `这里没有${quoted(value)}；可选的有${known.join("、")}`,
};

/** The name of a piece; empty for the knight. @param {string} id */
export const pieceName = (id) => (id === KNIGHT ? "" : piece(id));

/** A link named a tour that cannot be shown. @param {string} message */
export const noSuchTour = (message) => `巡游：${cut(message, 300)}。现在显示所有巡游。`;

/** A link named a filter that cannot be used. @type {(name: keyof typeof properties, message: string) => string} */
export const noSuchFilter = (name, message) =>
  `${properties[name]}：${cut(message, 300)}。链接里的其他筛选照常使用。`;

/** What the keys do on the board. */
export const keys = {
  move: "在格子之间移动",
  rowStart: "到这一行的第一格",
  rowEnd: "到这一行的最后一格",
  choose: "看走到这一格的那一步",
};
