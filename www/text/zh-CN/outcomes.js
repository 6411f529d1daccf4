/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, Moment } from "../../pkg/knights_tour.js"
 * @import { EndingTexts } from "../ending.js"
 * @import { Part } from "../language.js"
 * @import { Run } from "../story.js"
 */

import { endingOf } from "../ending.js";
import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { why } from "./reasons.js";
import { number, passage, sentence, square } from "./sentence.js";

/** The limit that was reached. @type {Record<Effort | "milliseconds", (n: string) => string>} */
const efforts = {
  steps: (n) => `走了${n}步`,
  sweeps: (n) => `更新了${n}轮`,
  exchanges: (n) => `交换了${n}次走法`,
  guesses: (n) => `猜了${n}次`,
  milliseconds: (n) => `用了${n}毫秒`,
};

/** What may be changed, after “换一个”. @type {Record<string, string>} */
const others = {
  start: "起点",
  seed: "种子",
  "start seed": "起点或种子",
  "seed tie-break": "种子或并列时的规则",
  "start seed tie-break": "起点、种子或并列时的规则",
};

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `答案来自“${askedMethods[by]}”。`;

/** @type {EndingTexts} */
const texts = {
  over: ["运行结束了。"],
  onlySquare: (start) => sentence`唯一的{格子}${square(start)}走过了：巡游完成。`,
  closed: (squares, start) =>
    sentence`一条封闭巡游。${number(squares)}个{格子}各走一次，最后再走一步就回到起点${square(start)}。`,
  open: (squares, start, end) =>
    sentence`一条开放巡游。${number(squares)}个{格子}各走一次，从${square(start)}到${square(end)}。`,
  onlySquareNotClosed: ["唯一的{格子}走过了，但没有一步能封闭巡游。"],
  notClosed: (squares, start, end) =>
    sentence`${number(squares)}个{格子}全都走过了。你要的是封闭巡游，但从${square(end)}一步回不到${square(start)}。`,
  stuck: (at, visited, squares) =>
    sentence`{马}卡在了${square(at)}：${number(squares)}个{格子}走了${number(visited)}个，剩下的${number(squares - visited)}个到不了。`,
  cycles: (loops) => [`每个{格子}都连着两条线，但连成了${number(loops)}个圈，不是一条巡游。`],
  impossible: (reason) => [`没有这样的巡游：${why(reason)}。`],
  impossibleFrom: (reason, start) =>
    sentence`从${square(start)}出发没有这样的巡游：${why(reason)}。`,
  gaveUp: (target, limit, of) => [
    target === "closed"
      ? `${efforts[of](number(limit))}，没有找到封闭巡游。`
      : `${efforts[of](number(limit))}，没有找到巡游。`,
  ],
  answeredBy: (by) => [answeredBy(by)],
  triedInTurn(methods, rounds) {
    const names = methods.map((each) => askedMethods[each]).join("、");
    return [
      rounds > 1
        ? `这些方法轮流试了${number(rounds)}遍，都没有找到：${names}。`
        : `这些方法都没有找到：${names}。`,
    ];
  },
  triedBy,
  tryBoard: ["试试小一点的{棋盘}，或者走法少一点的{棋盘}。"],
  tryMethods: ["“几种方法轮着试”会试别的方法，其中有些能证明没有巡游。"],
  printed: [
    `照原文印的规则不管用：请在“${optionName("equation")}”里试试“${optionValue("equation", "corrected")}”。`,
  ],
  allAtOnce: [
    `全部同时变化，走法常常会永远开开关关：请在“${optionName("update")}”里试试“${optionValue("update", "shuffled")}”。`,
  ],
  tryAnother: (changed, policy) => [
    policy
      ? `换一个${others[changed.join(" ")]}试试，或者把“${labels.whenStuck}”设为“${whenStuck[policy]}”。`
      : `换一个${others[changed.join(" ")]}试试。`,
  ],
  passage,
};

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => endingOf(moment, run, texts);
