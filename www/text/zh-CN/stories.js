/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Algorithm, Candidate, DeadEnd, Moment, RunSettings, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Part, Terms } from "../language.js"
 */

import { narrowed, partsOf } from "../rule-parts.js";
import { labels, rooms } from "./labels.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";
import { storyOf } from "./methods.js";
import { ending } from "./outcomes.js";
import { allEqual, soughtBy, steps as ruleSteps } from "./rule.js";
import { chosen, list, number, plain, square } from "./sentence.js";

/**
 * The facts of a run that its story needs.
 * @typedef {object} Run
 * @property {RunSettings} settings
 * @property {Algorithm | undefined} method
 * @property {boolean} isImpossible whether it is known that there is no such tour
 * @property {string} piece what moves
 */

/** Named pieces in a sentence. @type {Record<string, string>} */
const pieces = {
  Knight: "马",
  Camel: "骆驼",
  Zebra: "斑马",
  Giraffe: "长颈鹿",
  Antelope: "羚羊",
};

/** A piece: its name, or the lengths of its leap. @type {(name: string | undefined, lengths: readonly number[]) => string} */
export const piece = (name, lengths) => pieces[name ?? ""] ?? name ?? `(${lengths.join(", ")})跳子`;

/** How each tie-break chooses among squares with the fewest onward moves. */
const tieRules = /** @type {Record<TieBreakId, string>} */ ({
  first: "规则按固定的走法顺序选第一个：",
  random: "规则随机选一个：",
  "pohl-sum": "规则再向前看一步，把那里的出路加起来，和最小的是",
  "pohl-min": "规则再向前看一步，前方出路最少的是",
  roth: "规则选离中心最远的：",
  "roth-random": "规则从离中心最远的几个里随机选一个：",
  "squirrel-cull": "规则按{棋盘}这一区域的固定顺序选：",
});

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl，“A method for finding Hamilton paths and knight’s tours”，Communications of the ACM，1967年。",
  "pohl-min":
    "I. Pohl，“A method for finding Hamilton paths and knight’s tours”，Communications of the ACM，1967年。",
  roth: "A. Roth，“The Problem of the Knight: A Fast and Simple Algorithm”，MathSource。",
  "roth-random":
    "A. Roth，“The Problem of the Knight: A Fast and Simple Algorithm”，MathSource；随机选择是我们加的。",
  "squirrel-cull":
    "D. Squirrel和P. Cull，“A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”，1996年。",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on from `focus`. @type {(moment: Moment, cause: DeadEnd | "budget") => Part[]} */
function deadEnd({ focus, start }, cause) {
  switch (cause) {
    case "not-closed":
      return ["所有{格子}都走过了，但从", square(focus), "一步回不到", square(start), "。"];
    case "start-cut-off":
      return [
        "死路：剩下的{格子}里，没有一个能一步回到起点",
        square(start),
        "，所以巡游没法封闭。",
      ];
    case "all-tried":
      return ["从", square(focus), "出发的走法，{马}全都试过了，每一种都走进死路。"];
    case "budget":
      return ["这次尝试用完了所有步数。"];
    case "no-onward-move":
      return ["死路：从", square(focus), "一步走不到任何没走过的{格子}。"];
  }
}

/**
 * The open squares and their onward moves: "a1有1条出路，a3有3条，e3有5条".
 * @param {Candidate[]} open
 * @returns {Part[]}
 */
function listWithWays(open) {
  return open.flatMap(({ square: name, accessibility }, i) => [
    i > 0 ? "，" : "",
    square(name),
    accessibility === 0
      ? "没有出路"
      : i > 0
        ? `有${number(accessibility)}条`
        : `有${number(accessibility)}条出路`,
  ]);
}

/** Candidates that the method prefers come first, else the order of the board. @param {Candidate[]} candidates */
export const leastFirst = (candidates) => [...candidates].sort((a, b) => a.value - b.value);

/** Maximum number of candidates named: knights have at most eight, vertices of a graph may have more. */
const MAX_NAMED = 8;

/** "另外12个" for those that are not named. @param {number} all @returns {Part[][]} */
const unnamed = (all) => (all > MAX_NAMED ? [[`另外${number(all - MAX_NAMED)}个`]] : []);

/** Where the knight is, before what it can do. @type {(moment: Moment) => Part[]} */
const whereFrom = ({ position, focus, start }) =>
  position === 0 ? ["{马}从", square(start), "出发，"] : ["{马}在", square(focus), "，"];

/** The next choice, if there is one. @param {Moment} moment @returns {Part[]} */
function choice(moment) {
  const { candidates, untried, reason } = moment;
  if (reason.code !== "fewest" && reason.code !== "tie") {
    return [];
  }
  const open = leastFirst(candidates.filter(({ tried }) => !tried));
  const tried = reason.candidates > untried;
  const from = whereFrom(moment);
  if (untried === 1) {
    return [
      ...from,
      tried ? "只剩一个{格子}没试过：" : "只有一种走法：到",
      chosen(reason.to),
      reason.accessibility === 0
        ? "，那里没有出路。"
        : `，那里有${number(reason.accessibility)}条出路。`,
    ];
  }
  const are = tried ? `还有${number(untried)}个{格子}没试过` : `有${number(untried)}种走法`;
  if (reason.code === "fewest") {
    return [
      ...from,
      `${are}：`,
      ...listWithWays(open.slice(0, MAX_NAMED)),
      ...unnamed(untried).flatMap((rest) => ["，还有", ...rest]),
      "。出路最少的是",
      chosen(reason.to),
      "。",
    ];
  }
  const named = open.filter((candidate) => candidate.tied).slice(0, MAX_NAMED);
  const tied = named.map((candidate) => [square(candidate.square)]);
  const share =
    reason.tied === untried
      ? reason.accessibility === 0
        ? "，而且都没有出路："
        : `，而且都有${number(reason.accessibility)}条出路：`
      : reason.accessibility === 0
        ? `。其中${number(reason.tied)}个并列，都没有出路：`
        : `。其中${number(reason.tied)}个并列，出路最少，都是${number(reason.accessibility)}条：`;
  return [
    ...from,
    are,
    share,
    ...list([...tied, ...unnamed(reason.tied)]),
    `。${tieRules[reason.rule]}`,
    chosen(reason.to),
    "。",
  ];
}

/** Squares of a list, of which the first are named. @param {readonly Candidate[]} those */
const named = (those) =>
  list([
    ...those.slice(0, MAX_NAMED).map((each) => [square(each.square)]),
    ...unnamed(those.length),
  ]);

/** How a rule of one’s own narrows the choice down, criterion by criterion. @type {(choice: Pick<Moment, "candidates" | "rule" | "decidedBy">, to: string) => Part[]} */
export function race({ candidates, rule, decidedBy }, to) {
  const { criteria, last } = partsOf(rule ?? "");
  let before = candidates.filter(({ tried }) => !tried).length;
  /** @type {Part[]} */
  const told = [];
  narrowed(candidates, criteria)
    .slice(0, (decidedBy ?? 0) + 1)
    .forEach((left, i) => {
      const criterion = criteria[i];
      if (criterion && left.length < before) {
        const say = told.length === 0 ? ruleSteps.first : ruleSteps.next;
        const isLast = left.length === 1;
        told.push(isLast ? say.take(soughtBy(criterion)) : say.keep(soughtBy(criterion)));
        told.push(...(isLast ? [chosen(to)] : named(left)), "。");
        before = left.length;
      }
    });
  if (before === 1) {
    return told;
  }
  return [...told, told.length === 0 ? allEqual[last] : ruleSteps[last], chosen(to), "。"];
}

/** The next choice by a rule of one’s own. @param {Moment} moment @returns {Part[]} */
function choiceByRule(moment) {
  const { untried, reason } = moment;
  if (reason.code !== "by-rule") {
    return [];
  }
  const tried = reason.candidates > untried;
  const from = whereFrom(moment);
  if (untried === 1) {
    const only = tried ? "只剩一个{格子}没试过：" : "只有一种走法：到";
    return [...from, only, chosen(reason.to), "。"];
  }
  const many = tried ? `还有${number(untried)}个{格子}没试过。` : `有${number(untried)}种走法。`;
  return [...from, many, ...race(moment, reason.to)];
}

/**
 * One or two sentences: the next step and its reason.
 * @type {(moment: Moment, run: Run) => Part[]}
 */
export const story = (moment, run) => fillSentence(sentences(moment, run), termsOf(run.piece));

/** @type {(moment: Moment, run: Run) => Part[]} */
function sentences(moment, run) {
  const { reason, focus, start } = moment;
  switch (reason.code) {
    case "fewest":
    case "tie":
      return choice(moment);
    case "by-rule":
      return choiceByRule(moment);
    case "close":
      return [
        "所有{格子}都走过了，而且从",
        square(focus),
        "一步就能回到起点。走到",
        chosen(reason.to),
        "，巡游就封闭了。",
      ];
    case "backtrack":
      return [...deadEnd(moment, reason.cause), "{马}退回", chosen(reason.to), "。"];
    case "restart":
      return [
        ...deadEnd(moment, reason.cause),
        `第${number(reason.attempt)}次尝试从`,
        chosen(start),
        `出发。并列时，${rulesInShort[reason.rule]}。`,
      ];
    case "end":
      return ending(moment, run);
    default:
      return storyOf(moment, reason.code);
  }
}

/** Tie-breaks, to complete “并列时，…”. */
const rulesInShort = /** @type {Record<TieBreakId | "own", string>} */ ({
  first: "按固定的走法顺序选",
  random: "随机选",
  "pohl-sum": "选向前一步出路之和最小的",
  "pohl-min": "选向前一步出路最少的",
  roth: "选离中心最远的",
  "roth-random": "选离中心最远的，再随机选",
  "squirrel-cull": "按{棋盘}的区域选",
  own: "先按你的规则，再随机选",
});

/**
 * The progress of a run. Counters are given if there is a single board with a single path.
 * @typedef {Pick<Moment, "position" | "recorded" | "expected" | "outcome" | "unit"> & { squares?: number, counters?: Pick<Moment["counters"], "visited"> }} Headway
 */

/** The last position of the scrubber. @param {Headway} moment */
export const furthest = ({ expected, recorded }) => Math.max(expected ?? 0, recorded);

/** A position by its unit: "第17步", "第4种排列". @param {Pick<Moment, "unit" | "position">} moment */
const nth = ({ unit, position }) =>
  unit === "order" ? `第${number(position)}种排列` : `第${number(position)}步`;

/**
 * The unit and the progress: "第17步，共63步" or "第4种排列，共40,320种" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "第90步 · 已走12/64个格子".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

/** @param {Headway} moment */
function headway(moment) {
  const { unit, position, expected, recorded, squares, counters, outcome: end } = moment;
  if (unit !== "step") {
    return `${nth(moment)}，共${number(furthest(moment))}${unit === "order" ? "种" : "步"}`;
  }
  if (expected !== null && squares !== undefined && counters) {
    return `${nth(moment)} · 已走${number(counters.visited)}/${number(squares)}个{格子}`;
  }
  return position === 0 && recorded === 0
    ? "第0步"
    : end
      ? `${nth(moment)}，共${number(recorded)}步`
      : `${nth(moment)}，目前共${number(recorded)}步`;
}

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "找到巡游了" : "这次运行结束了";
  }
  if (moment.position === 0) {
    return moment.unit === "order" ? "第一种排列之前" : "第一步之前";
  }
  return progress(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "准备好了" : progress(moment, terms)} · ${board}，从${moment.start}出发 · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "规则会走到哪里？" : "方法会走到哪里？";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${nth(moment)}。${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0 ? question(moment) : `${nth(moment)}，${moment.focus}。${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: "并列。", backtrack: "死路。", restart: "死路。" };

/** For the live region while a run plays: "第5步，f5。并列。" @param {Moment} moment */
export const shortly = (moment) =>
  `${nth(moment)}，${moment.focus}。${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `正在计算：${nth(moment)}，已走${number(moment.counters.visited)}/${number(moment.squares)}个{格子}。按Esc停止。`;
