/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "规则大赛",
  contestIntro:
    "你的规则比常用的规则更好吗？它们在同样的棋盘上从同样的起点出发，页面来数谁走成的巡游多。",
  contestRule: "你的规则",
  beginContest: "开始比赛",
  cancelContest: "取消",
  contestProgress: "比赛的进度",
  copyContest: "复制为CSV",
  copyScore: "复制结果",
});

export const board = "棋盘";
export const mine = "你的";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? "封闭巡游" : ""].filter(Boolean).join("，");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `${digits(100 * low)}%到${digits(100 * high)}%`;

export const average = "所有棋盘的平均";

export const explained =
  "小棋盘和有洞的棋盘从每个格子出发，大棋盘从随机选的200个格子出发。结果与运气有关时，下面的范围以95%的置信度包含真正的比例（Wilson，1927年）。";

/** @type {(done: number) => string} */
export const progress = (done) => `已完成${percent(done, 1)}`;

export const cancelled = "已取消。表里是到目前为止的结果。";

/** @param {string} message */
export const failed = (message) => `比赛没能继续：${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `所有棋盘平均下来，你的规则有${share(own, 1)}的运行走成巡游。`,
    own > best
      ? `它胜过了所有常用的规则：其中最好的${quoted(name)}是${share(best, 1)}。`
      : `常用的规则中最好的是${quoted(name)}，有${share(best, 1)}。`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `我的骑士巡游规则${quoted(rule)}在${on}上有${own}的运行走成巡游；${quoted(name)}是${other}。`;
