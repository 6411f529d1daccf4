/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { cut } from "../cut.js";
import { listed as named, number, quoted } from "./sentence.js";
import { rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro: "马在电话的按键上跳来跳去，落到哪个键就拨哪个键。它能拨出多少个不同的号码？",
  why: "求职面试常出这道题：一个一个地试永远试不完，巧妙地数却不费时间。",
  tryPhone: "把马放到电话上",
  pad: "键盘",
  position: "在序列中的位置",
  sequence: "序列",
  erase: "删去最后一键",
  clear: "清空",
  countHeading: "有多少个序列？",
  progress: "计数的进度",
  cancel: "取消",
  countAgain: "计数",
  copyCount: "复制这个数",
  byStart: "按第一个键分",
  codeHeading: "把序列写成一个数",
  lowestFirst: "第一个键是最低位",
  highestFirst: "第一个键是最高位",
  whyTwo: "为什么有两个数？",
  presets: "现成的键盘",
  padText: "键盘的各行",
  padNote: "每个键写一个字符，空缺写空格，换行就是新的一行。",
  lessLimits: "有些限制针对的键已经没有了，所以去掉了。",
  problem: "哪些序列？",
  length: "键数",
  start: "起点",
  limits: "限制",
  addLimit: "添加限制",
  listHeading: "逐个列出所有序列",
  previous: "上一页",
  next: "下一页",
  page: "页",
  goOn: "继续搜索",
  exportAll: "全部保存为文本",
  exporting: "导出的进度",
  pieceHeading: "棋子",
});

export const presets = /** @type {const} */ ({
  source: "18个键",
  phone: "电话",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "合计", each: "每个" });

export const anyStart = "任意键";
export const allKeys = "所有键";
export const atMost = "最多";
export const of = "次：";
/** @param {number} n */
export const limitName = (n) => `限制${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `去掉限制${number(n)}`;
/** @param {number} n */
export const limitKeys = (n) => `限制${number(n)}的键`;
/** @param {number} n */
export const limitMost = (n) => `限制${number(n)}的最多次数`;
/** @param {number} n */
export const limitManner = (n) => `限制${number(n)}怎样计次`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "沿着序列走，或停下",
  back: "后退",
  forward: "前进",
  first: "到开头",
  last: "到结尾",
  cancel: "停止计数或保存",
  help: "显示按键说明",
  move: "在键之间移动",
  press: "按下这个键",
  erase: "删去序列的最后一键",
  type: "按下同名的键",
});
export const anyKey = "A … Z，0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12);
  return names.length > shown.length
    ? `${shown.join("、")}等${number(names.length)}个键`
    : named(shown);
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times }) {
  const facts = [
    isHere ? "马在这里" : "",
    isNext ? "可以接着按" : "",
    times > 0 ? `按过${number(times)}次` : "",
  ].filter(Boolean);
  return [name, ...facts].join("，");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `第${number(step)}个键，共\u2060${number(all)}\u2060个`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `按${next[0]}：每个序列都从它开始。`
      : "按一个键开始，或者直接输入一个序列。";
  }
  const where = isKnight ? `马在${last}` : `棋子在${last}`;
  if (next.length > 0) {
    return `${where}，接着可以去${some(next)}。`;
  }
  return step === length
    ? `${where}：序列完整了，共${number(length)}个键。`
    : `${where}，没有可以接着按的键。`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `第${number(place)}个键`;
  switch (found.code) {
    case "no-such-key":
      return `${where}：这个键盘上没有${quoted(found.key)}。`;
    case "other-start":
      return `${where}：每个序列必须从${found.start}开始，不能从${found.key}开始。`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}：从${found.from}不能跳到${found.key}。从${found.from}可以跳到${some(found.ways)}。`
        : `${where}：从${found.from}不能跳到${found.key}，也不能跳到其他任何键。`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}：限制不允许用${found.key}。`
        : found.keys.length === 1
          ? `${where}：${found.key}最多出现${number(found.atMost)}次，已经够了。`
          : `${where}：再按${found.key}就多了：${some(found.keys)}合计最多出现${number(found.atMost)}次。`;
    case "too-long":
      return `${where}：这里的序列只有${number(found.length)}个键。把多出来的删掉。`;
  }
}

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: written, atMost: most, each }) {
  const different = [...new Set(written)];
  const those = written === "" ? "所有键" : some(different);
  if (most === 0) {
    return written === "" ? "一个键也不能用" : `不能用${those}`;
  }
  if (each && different.length !== 1) {
    return written === "" ? `每个键最多${number(most)}次` : `${those}每个最多${number(most)}次`;
  }
  return different.length === 1
    ? `${those}最多${number(most)}次`
    : `${those}合计最多${number(most)}次`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const moves = String(leaper) === "1,2" ? "马走一步" : `(${leaper.join(",\u00a0")})跳一步`;
  const parts = [
    `${number(length)}个键的序列`,
    length > 1 ? `从每个键到下一个键都是${moves}` : "",
    start === "" ? "" : `以${start}开头`,
    ...limits.map(limit),
  ];
  return `${parts.filter(Boolean).join("，")}。`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]}.${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) => `${number(String(value).length)}位数，大约${short(value)}`;

export const cancelled = "计数已取消。";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}%`;
/** @param {string} message */
export const notCounted = (message) => `没有计数：${message}。`;
/** "20个序列" @param {bigint} value */
const sequences = (value) => `${short(value)}个序列`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}。`;

/** The column headings of the table of starts. */
export const columns = ["键", "序列"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "只有一个键时，每个数都是0。"
    : `每个键是一个${number(base)}进制数字：${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join("，")}。`;

/** Why there are two codes. */
export const whyTwo = [
  "每个键是一个数字，所以一个序列就是一个很长的数。从哪一头读都行。",
  "这18个键来自一篇文章，文中A H A H K B K B K B对应309,514,218,678。那里第一个键的单位是1，第二个是18，第三个是18²，依此类推。",
  "同一篇文章里的程序却给出77,396,869,081。它算的是code = code × 18 + digit（秦九韶算法，又叫霍纳法则），所以第一个键成了最高位。",
  "不管用哪种，长度相同的两个不同序列，得到的数一定不同。",
];

export const noCode = "输入一个序列，就能看到它对应的数。";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "没有。"
    : all
      ? `第${number(from)}到${number(to)}个，共${all}个`
      : `第${number(from)}到${number(to)}个`;
/** @param {number} page */
export const beyondList = (page) => `列表不到第${number(page)}页就结束了。`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `第${number(page)}页：${what}`;
export const searching = "正在搜索…";
export const searchedLong = "还没有找到。符合这些限制的序列很少：继续搜索，或者放宽限制。";
export const none = "没有这样的序列。";
/** @param {string} sequence */
export const walkIt = (sequence) => `沿着${sequence}走`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null ? `${number(done)}个序列` : `${number(done)}/${big(all)}`;
export const exportCancelled = "已取消，什么也没有保存。";
/** @param {number} lines */
export const exportDone = (lines) => `保存了${number(lines)}个序列。`;
export const nothingToExport = "没有可以保存的。";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `全部序列会超过${number(most / 1e6)} MB，浏览器存不下。选短一点的序列，或者只选一个起点。`;
/** @param {number} length */
export const fileName = (length) => `knight-sequences-of-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  total === null
    ? `${rooms.keypad} · ${number(length)}个键 · ${page}`
    : `${rooms.keypad} · ${number(length)}个键：${sequences(total)} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "步数",
  page: labels.page,
  theme: "主题",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}：${message.length > 300 ? `${cut(message, 300)}…` : message}。页面不理会它。`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) => `${quoted(value)}不是${number(least)}到${number(most)}的整数`,
  /** @param {string} value */
  limit: (value) => `${quoted(value)}不是限制；请写键和一个数，例如AEIO:2`,
};
