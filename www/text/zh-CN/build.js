/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro: "哪些形状的棋盘有骑士巡游？挖几个洞看看：只少一个格子，就可能没有巡游了。",
  tools: "点击或空格键的作用",
  wholeBoard: "整个棋盘",
  back: "撤销和重做",
  openInExplore: "在“探索”里打开",
  countTours: "数它的巡游",
  isPossible: "可能有巡游吗？",
  side: "形状的大小",
  shapes: "形状",
  boardText: "棋盘的文字",
  textHeading: "用文字写棋盘",
  writtenAs: "写法",
  takeText: "使用这段文字",
  readings: "也可以读成",
  copyText: "复制",
  resetText: "重新写出棋盘",
  pictureHeading: "从图片得到棋盘",
  choosePicture: "选择图片…",
  dropPicture: "也可以把图片拖到这里。它只留在你的电脑上。",
  longest: "长边",
  threshold: "亮度",
  takeLight: "亮的部分变成格子",
});

export const tools = /** @type {const} */ ({
  toggle: "挖或填",
  add: "填",
  erase: "挖",
  start: "设起点",
});

export const changes = /** @type {const} */ ({
  fill: "全部填上",
  clear: "全部挖掉",
  invert: "全部反转",
});

export const steps = /** @type {const} */ ({ undo: "撤销", redo: "重做" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: "用.和#写各行",
  puzzle: "谜题：0、空格，1为起点",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "撤销对棋盘的上一次改动",
  redo: "重做",
  help: "显示按键说明",
  move: "在棋盘上移动",
  rowStart: "到这一行的第一格",
  rowEnd: "到这一行的最后一格",
  choose: "挖掉或填上这一格，或把起点设在这里",
});

/** "60个格子，4个洞" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes ? `${number(squares)}个格子，${number(holes)}个洞` : `${number(squares)}个格子`;

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}。拖动可以挖洞，或者把洞填上。`,
    add: `${board}。拖动可以填洞。用右键或长按则是挖洞。`,
    erase: `${board}。拖动可以挖洞。`,
    start: `${board}。${press}作为巡游起点的格子。`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}，${isStart ? "起点" : isSquare ? "格子" : "洞"}`;

/** @param {string} board */
export const undone = (board) => `已撤销。${board}。`;
/** @param {string} board */
export const redone = (board) => `已重做。${board}。`;
export const copied = "棋盘的文字已复制。";
export const notCopied = "浏览器拒绝复制。请选中文字，自己复制。";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}，${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "开放巡游",
  closed: "封闭巡游",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length <= MAX_NAMED
    ? `棋盘上已标出：${[...new Set(squares)].join("、")}。`
    : "这些格子已在棋盘上标出。";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "可能",
  no: "不可能",
  unknown: "还不知道",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}：${answers[answer]}。${because}`;

/** Shown if no theorem decides. */
export const undecided = "已知的定理都管不到这个棋盘。搜索最多需要十秒。";
export const findOut = "搜索";
export const cancel = "取消";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) => (target === "open" ? "搜索开放巡游" : "搜索封闭巡游");
/** @param {Target} target */
export const cancelOf = (target) => (target === "open" ? "取消搜索开放巡游" : "取消搜索封闭巡游");
export const searching = "搜索的时间";
export const openTour = "在“探索”里打开它";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return `棋盘上画出了一条从${found.squares[0]}到${found.squares.at(-1)}的巡游。${by(found)}`;
    case "none":
      return `搜索证明了没有巡游。${by(found)}`;
    case "unknown":
      return "10秒后还没有答案：既没有找到巡游，也没能证明不存在。试试小一点的棋盘，或者走法少一点的棋盘。";
    case "cancelled":
      return "已取消。";
    case "failed":
      return `搜索失败。浏览器给出的信息：${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}：${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "宽和高",
  rows: "一行行字符",
  spaced: "各行，格子之间有空格",
  separated: "各行，格子之间有分隔符",
  flat: "所有行写在一行里",
};

/** "0和x"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "空格" : symbol)).join("和");

/** The meanings of the symbols. @type {(squares: string, holes: string) => string[]} */
const meanings = (squares, holes) =>
  [squares && `${symbolList(squares)}表示格子`, holes && `${symbolList(holes)}表示洞`].filter(
    Boolean,
  );

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const all = meanings(squares, holes);
  return all.length > 0
    ? `识别为${layouts[layout]}：${all.join("，")}。`
    : `识别为${layouts[layout]}。`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) =>
  `${size}：${meanings(squares, holes).join("，")}`;

/** Replaces a start that could not be used. */
export const noStart = "没有起点";

export const noSquares = "这个棋盘还没有格子。先填上几个。";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `${number(width)} × ${number(height)}的棋盘太大，不能手画；每边最多${most}格`,
  /** @param {number} most */
  text: (most) => `这段文字太长；这里最多${number(most)}个字符`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `请写${least}到${most}的整数`,
};

/** Errors with a picture. */
export const picture = {
  unreadable: "浏览器不能把这个文件当作图片读取；请选PNG、JPEG或WebP文件",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `${number(width)} × ${number(height)}像素的图片太大；请选最多${number(most / 1e4)}万像素的`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `${number(Math.round(bytes / 1e6))} MB的文件太大；请选最多${number(most / 1e6)} MB的`,
};
