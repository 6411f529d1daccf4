/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { listed, number, quoted } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro: "这个棋盘有骑士巡游吗？先想一想再搜索：在有些棋盘上，你会永远搜索下去。",
  map: "哪里可能有骑士巡游",
  kind: "巡游的类型",
  board: "棋盘",
  legend: "图例",
  seeWhy: "看看为什么",
  more: "更多：这是谁证明的？",
  closedTheorem:
    "完整的棋盘如果格子数是奇数，或者有一边是1、2或4，就没有封闭巡游；3 × 4、3 × 6和3 × 8也没有。其他的都有：Allen Schwenk在1991年证明了这一点。",
  fourLines: "有一边是4的棋盘，证明出自Louis Pósa，你可以在这里看。",
  openTheorem:
    "每边都不小于3的完整棋盘都有开放巡游，只有3 × 3、3 × 5、3 × 6和4 × 4例外。证明者是Paul Cull和Jeffery De Curtins（1978年）以及Axel Conrad等人（1994年）。",
  why: "为什么",
  sides: "高和宽",
  picture: "棋盘",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "封闭巡游", open: "开放巡游" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "在棋盘之间移动",
  rowStart: "到这一行的第一个棋盘",
  rowEnd: "到这一行的最后一个棋盘",
  choose: "解释这个棋盘",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading}${answer}`;

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "有定理证明" },
  "open-theorem": { sign: "✓", short: "有定理证明" },
  "one-square": { sign: "•", short: "只有一个格子" },
  "odd-area": { sign: "≠", short: "两边都是奇数" },
  "side-1": { sign: "1", short: "有一边是1" },
  "side-2": { sign: "2", short: "有一边是2" },
  "side-4": { sign: "4", short: "有一边是4" },
  "small-exception": { sign: "!", short: "小棋盘，已搜索所有可能" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `有巡游：${signs[reason.code].short}。`
    : `没有巡游：${signs[reason.code].short}。`;

/** @param {number} n */
export const boards = (n) => `${number(n)}个棋盘`;

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed" ? "各种宽和高的棋盘：封闭巡游" : "各种宽和高的棋盘：开放巡游";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}：${answer === "yes" ? "有" : "没有"}${targets[target]}，${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `${press}一个棋盘，看看为什么。`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) => `${size(width, height)}有${targets[target]}吗？`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${size(width, height)}的${targets[target]} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "在“探索”里试试";
export const watchSearch = "在“探索”里看这次搜索";
export const watchConstruction = "在“探索”里看它怎样造出来";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** How marked squares are counted. @type {Partial<Record<ArgumentStep["mark"], string>>} */
const marked = {
  light: "浅色",
  dark: "深色",
  outer: "外侧",
  inner: "内侧",
  met: "能走到的",
  missed: "走不到的",
  reached: "到得了的",
};

/** The progress of a part of an argument that has started: "已找到：深色7个，浅色6个。" @type {(counts: Counts, marks: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, marks) {
  const found = marks.map((mark) => `${marked[mark] ?? ""}${number(counts[mark] ?? 0)}个`);
  return marks.some((mark) => counts[mark]) ? `已找到：${found.join("，")}。` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** @param {Lines} lines */
const line = (lines) => (lines === "columns" ? "列" : "行");

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  switch (code) {
    case "colours":
      return `像国际象棋棋盘那样给格子涂色。每走一步都换颜色。${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `现在换一种分法：分成外侧的${line(lines)}和内侧的${line(lines)}。${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `看看外侧各${line(lines)}的走法：全都通到内侧。所以封闭巡游不会连续走两个外侧的格子。外侧的格子正好占一半，所以它必须一外一内、一外一内，这样走完一圈。`;
    case "alternation":
      return `每走一步也都换颜色。a1在外侧，是深色，所以从它出发，巡游只能走到外侧的深色格和内侧的浅色格。${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `从a1出发，能走到哪里就走到哪里。${foundSoFar(counts, ["reached"])}`;
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "所以……";
  }
  switch (last) {
    case "alternation":
      return `所以${number(area)}个格子里，有${number(counts.missed ?? 0)}个巡游永远走不到：没有封闭巡游。`;
    case "reach":
      return area === 1
        ? "所以马离不开它的格子：没有封闭巡游。"
        : `所以${number(area)}个格子里，有${number(area - (counts.reached ?? 0))}个到不了：没有${targets[target]}。`;
    default:
      return `封闭巡游一深一浅、一深一浅地走，所以两种颜色必须一样多。这里深色有${number(counts.dark ?? 0)}个，浅色有${number(counts.light ?? 0)}个：没有封闭巡游。`;
  }
}

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  switch (mark) {
    case "light":
    case "dark":
      return `${name}是${marked[mark]}的。`;
    case "outer":
    case "inner":
      return `${name}在${marked[mark]}的一${line(lines)}里。`;
    case "bound":
      return `从${name}可以走到${listed(moves)}：都在内侧的${line(lines)}里。`;
    case "met":
      return `交替着走的巡游能走到${name}。`;
    case "missed":
      return `交替着走的巡游永远走不到${name}。`;
    case "reached":
      return moves.length > 0 ? `从${listed(moves)}一步走到${name}。` : `从${name}出发。`;
  }
}

export const beforeArgument = "按“播放”，一格一格地看证明。";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "在这里，颜色排除不了巡游，所以我们把所有可能都试一遍。马尝试每一种走法，遇到死路就退回来。封闭巡游经过每个格子，所以只试一个起点就够了：a1。"
    : `在这里，颜色排除不了巡游，所以我们把所有可能都试一遍。马尝试每一种走法，遇到死路就退回来。它从${number(starts)}个格子各出发一次；你可以看从a1出发的那次。`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  if (starts < of) {
    return `目前落子${number(placements)}次，正在试第${number(starts + 1)}个起点，共${number(of)}个。`;
  }
  return tours === 0
    ? `落子${number(placements)}次以后，再也没有可试的了：没有${targets[target]}。`
    : `落子${number(placements)}次，找到${number(tours)}条巡游。`;
}

/** The search failed. */
export const searchBrokenOff = "搜索还没有试完就停了。再选一次这个棋盘，就能重新开始。";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "马已经站在唯一的格子上了。"
    : `这是刚刚做出来的一条${targets[target]}，有${number(squares)}个格子。小棋盘靠搜索，窄棋盘重复一种图案，大棋盘把小块的巡游拼起来。只要棋盘有巡游，这样总能做出来。`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  if (position === 0) {
    return "按“播放”，一格一格地跟着巡游走。";
  }
  if (!isDone) {
    return `第${number(position)}格，共${number(squares.length)}格：${squares[position - 1]}。`;
  }
  if (squares.length === 1) {
    return `这条巡游只有${first}一格。`;
  }
  return target === "closed"
    ? `${number(squares.length)}个格子全部走遍，再走一步就从${last}回到${first}。`
    : `${number(squares.length)}个格子全部走遍，从${first}到${last}。`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name}（${progress}）${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) => `图上只有边长为1到${number(most)}的完整棋盘；请写成4x7这样`,
  /** @param {number} most */
  side: (most) => `请写1到${number(most)}的整数。`,
  /** @param {string} value */
  target: (value) => `${quoted(value)}不是巡游的类型；请选closed（封闭）或open（开放）`,
};
