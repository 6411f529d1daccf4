/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "闯关",
  ladderHelp: "六个棋盘，一个比一个难。从5 × 5开始。",
  marksHelp: "✓ 走成了 · ★ 没用提示等帮助 · ★★ 连悔棋也没用",
  rungs: "各关的棋盘",
  forgetMarks: "清除我的成绩",
  day: "今日棋盘",
  dayHelp: "每个人拿到的棋盘都一样。每天世界协调时（UTC）零点换新的。",
  playDay: "开始走",
  shareLine: "分享你的成绩",
  copyShare: "复制",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6，封闭巡游",
  holes: "有洞的棋盘",
  camel: "骆驼的32个格子",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "还没走成" },
  { sign: "✓", name: "走成了" },
  { sign: "★", name: "没用帮助就走成了" },
  { sign: "★★", name: "没用帮助也没悔棋就走成了" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}：${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}：${marks[mark]?.name ?? ""}！`;

export const notKept = "你的浏览器不能保存成绩。关闭页面后，成绩就没有了。";
export const forgotten = "你的成绩已清除。";

/** @param {string} rung */
export const nextRung = (rung) => `下一关：${rungs[rung]}`;

/** "2026年11月22日" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  target === "closed"
    ? `${dayName(date)}：${board}。从${start}出发，走遍所有格子，再回到起点。`
    : `${dayName(date)}：${board}。从${start}出发，走遍所有格子。`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `共${number(squares)}个{格子}，走到${number(visited)}个；${helpUsed(used)}。`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `骑士巡游实验室，${dayName(date)}，${board}：${isTour ? "★ " : ""}${number(visited)}/${number(squares)}格，${helpUsed(used)}。${link}`;

export const shareCopied = "你的成绩已复制。";
export const copyRefused = "你的浏览器不允许复制。请选中这一行，自己复制。";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)}不是日期；请写成2026-11-22这样`,
};
