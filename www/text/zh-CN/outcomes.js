/**
 * The result of a run, the method that found it, and suggestions.
 * @import { AskedMethod, Effort, ImpossibleCode, Moment, Outcome, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { Run } from "./stories.js"
 */

import { labels, whenStuck } from "./labels.js";
import { askedMethods, optionName, optionValue, triedBy } from "./methods.js";
import { because } from "./reasons.js";
import { number, square } from "./sentence.js";

/** The texts at the end of a run. @type {(moment: Moment, run: Run) => Part[]} */
export const ending = (moment, run) => [
  ...outcome(moment, run.settings),
  ...furtherWords(moment, run),
  ...advice(moment, run),
];

/** The result of a run. @type {(moment: Moment, settings: RunSettings) => Part[]} */
function outcome(moment, settings) {
  const { target } = settings;
  const { outcome: end, focus, start, squares } = moment;
  if (!end) {
    return ["运行结束了。"];
  }
  switch (end.kind) {
    case "tour":
      if (squares === 1) {
        return ["唯一的{格子}", square(start), "走过了：巡游完成。"];
      }
      return end.closed
        ? [
            `一条封闭巡游。${number(squares)}个{格子}各走一次，最后再走一步就回到起点`,
            square(start),
            "。",
          ]
        : [
            `一条开放巡游。${number(squares)}个{格子}各走一次，从`,
            square(start),
            "到",
            square(focus),
            "。",
          ];
    case "stuck":
      return stuck(end, focus, start);
    case "cycles":
      return [`每个{格子}都有两步，但连成了${number(end.cycles)}个圈，不是一条巡游。`];
    case "impossible":
      return ofStart.includes(end.reason.code) && settings.start !== "any"
        ? ["从", square(start), `出发没有这样的巡游：${because({ ...end.reason, start })}。`]
        : [`没有这样的巡游：${because(end.reason)}。`];
    case "gave-up":
      return [
        `${efforts[end.of](number(end.limit))}没有找到${target === "closed" ? "封闭" : ""}巡游。`,
      ];
  }
}

/** @type {(end: Extract<Outcome, { kind: "stuck" }>, focus: string, start: string) => Part[]} */
function stuck({ cause, visited, squares }, focus, start) {
  if (squares === 1) {
    return ["唯一的{格子}走过了，但没有一步能封闭巡游。"];
  }
  if (cause === "not-closed") {
    return [
      `${number(squares)}个{格子}全都走过了。你要的是封闭巡游，但从`,
      square(focus),
      "一步回不到",
      square(start),
      "。",
    ];
  }
  return [
    "{马}卡在了",
    square(focus),
    `：${number(squares)}个{格子}走了${number(visited)}个，剩下的${number(squares - visited)}个到不了。`,
  ];
}

/** Reasons that speak of the start: from another one there may be a tour. @type {ImpossibleCode[]} */
const ofStart = ["all-tried", "start-colour", "inner-row", "start-exception"];

/** The limit that was reached. @type {Record<Effort | "milliseconds", (n: string) => string>} */
const efforts = {
  steps: (n) => `走了${n}步，`,
  sweeps: (n) => `更新了${n}轮，`,
  exchanges: (n) => `交换了${n}次走法，`,
  guesses: (n) => `猜了${n}次，`,
  milliseconds: (n) => `用了${n}毫秒，`,
};

/** Additions to an outcome: the method that found it, and what was tried. @type {(moment: Moment, run: Run) => Part[]} */
function furtherWords({ outcome: end }, { method, isImpossible }) {
  if (end?.kind === "gave-up" && method && !isImpossible) {
    return gaveUp(method.id, end);
  }
  const by = end && "by" in end ? end.by : undefined;
  return by ? [answeredBy(by)] : [];
}

/** Names the method that found the answer. @param {AskedMethod} by */
export const answeredBy = (by) => `答案来自${askedMethods[by]}。`;

/** The methods that were tried in turn, and the number of rounds. @param {AskedMethod[]} methods @param {number} rounds */
function triedInTurn(methods, rounds) {
  const names = methods.map((each) => askedMethods[each]).join("、");
  return rounds > 1
    ? `这些方法轮流试了${number(rounds)}遍，都没有找到：${names}。`
    : `这些方法都没有找到：${names}。`;
}

/** What was tried without success, and what may help. @type {(method: string, end: Extract<Outcome, { kind: "gave-up" }>) => Part[]} */
const gaveUp = (method, { tried, rounds = 1 }) => [
  ...(tried ? [triedInTurn(tried, rounds)] : []),
  ...(triedBy[method] ? [triedBy[method]] : []),
  method === "best"
    ? "试试小一点的{棋盘}，或者走法少一点的{棋盘}。"
    : "“几种方法轮着试”会试别的方法，其中有些能证明没有巡游。",
];

/**
 * Suggestions for finding a tour after a failure.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
function advice({ outcome: end }, { settings, method, isImpossible }) {
  const isClosed = settings.target === "closed";
  const isOver = end?.kind === "tour" || end?.kind === "impossible";
  if (isImpossible || !method || isOver || (end?.kind === "stuck" && !isClosed)) {
    return [];
  }
  if (settings.equation === "printed") {
    return [hint("照原文印的规则不管用", "equation", "corrected")];
  }
  if (settings.update === "all-at-once") {
    return [hint("全部同时变化，走法常常会永远开开关关", "update", "shuffled")];
  }
  const others = [
    method.buildsPath ? "起点" : "",
    method.randomized || method.tieBreaks.length > 0 ? "种子" : "",
    method.tieBreaks.length > 0 ? "并列规则" : "",
  ].filter(Boolean);
  const better = /** @type {const} */ (["backtrack", "restart"]).find((policy) =>
    method.whenStuck.includes(policy),
  );
  if (others.length === 0) {
    return [];
  }
  const other =
    others.length > 1 ? `${others.slice(0, -1).join("、")}或${others.at(-1)}` : others[0];
  return better && settings.whenStuck === "stop"
    ? [`换一个${other}试试，或者把“${labels.whenStuck}”设为“${whenStuck[better]}”。`]
    : [`换一个${other}试试。`];
}

/** @type {(what: string, option: string, value: string) => string} */
const hint = (what, option, value) =>
  `${what}：请在“${optionName(option)}”里试试“${optionValue(option, value)}”。`;
