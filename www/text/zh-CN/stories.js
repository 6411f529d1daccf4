/**
 * The stories of a run: each step of Warnsdorff’s rule and its reason, and the progress. For the steps of
 * other methods see `methods.js`, for results `outcomes.js`.
 * @import { Hint, Moment, TieBreakId } from "../../pkg/knights_tour.js"
 * @import { Choice, ChoiceTexts } from "../choice.js"
 * @import { Part, Terms } from "../language.js"
 * @import { Headway, Run, StoryTexts } from "../story.js"
 */

import { raceOf } from "../choice.js";
import { progressOf, storyOf } from "../story.js";
import { labels, rooms } from "./labels.js";
import { stories } from "./methods.js";
import { ending } from "./outcomes.js";
import { race } from "./rule.js";
import { chosen, number, passage, plain, sentence, someOf, square } from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) => sentence`规则按固定的走法顺序选第一个：${chosen(to)}。`,
  random: (to) => sentence`规则随机选一个：${chosen(to)}。`,
  "pohl-sum": (to) => sentence`规则再向前看一步，把那里的出路加起来，和最小的是${chosen(to)}。`,
  "pohl-min": (to) => sentence`规则再向前看一步，前方出路最少的是${chosen(to)}。`,
  roth: (to) => sentence`规则选离中心最远的：${chosen(to)}。`,
  "roth-random": (to) => sentence`规则从离中心最远的几个里随机选一个：${chosen(to)}。`,
  "squirrel-cull": (to) => sentence`规则按{棋盘}这一区域的固定顺序选：${chosen(to)}。`,
};

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

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`所有{格子}都走过了，但从${square(from)}一步回不到${square(start)}。`,
  "start-cut-off": (_, start) =>
    sentence`死路：剩下的{格子}里，没有一个能一步回到起点${square(start)}，所以巡游没法封闭。`,
  "all-tried": (from) => sentence`从${square(from)}出发的走法，{马}全都试过了，每一种都走进死路。`,
  budget: () => ["这次尝试用完了所有步数。"],
  "no-onward-move": (from) => sentence`死路：从${square(from)}一步走不到任何没走过的{格子}。`,
};

/** "马在a1，" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart ? sentence`{马}从${square(from)}出发，` : sentence`{马}在${square(from)}，`;

/** "有8种走法" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `还有${number(many)}个{格子}没试过` : `有${number(many)}种走法`;

/** @param {Choice} choice */
const single = ({ hasTried }) => (hasTried ? "只剩一个{格子}没试过：" : "只有一种走法：到");

/** The onward moves of a square that was just named. @param {number} n */
const withWays = (n) => (n === 0 ? "，那里没有出路" : `，那里有${number(n)}条出路`);

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)}${single(choice)}${chosen(choice.to)}${withWays(choice.ways)}。`,
  fewest(choice) {
    // The first says what is counted: "a1有1条出路，a3有3条，e3有5条"
    const open = choice.open.map(({ square: name, ways }, i) =>
      ways === 0
        ? sentence`${i > 0 ? "，" : ""}${square(name)}没有出路`
        : i === 0
          ? sentence`${square(name)}有${number(ways)}条出路`
          : sentence`，${square(name)}有${number(ways)}条`,
    );
    const others = choice.others > 0 ? `，还有另外${number(choice.others)}个` : "";
    return sentence`${whereFrom(choice)}${several(choice)}：${open.flat()}${others}。出路最少的是${chosen(choice.to)}。`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)}${several(choice)}。`,
      choice.ways === 0
        ? sentence`其中${number(choice.tied)}个并列，都没有出路：${someOf(choice.some)}。`
        : sentence`其中${number(choice.tied)}个并列，出路最少，都是${number(choice.ways)}条：${someOf(choice.some)}。`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      choice.ways === 0
        ? sentence`${whereFrom(choice)}${several(choice)}，而且都没有出路：${someOf(choice.some)}。`
        : sentence`${whereFrom(choice)}${several(choice)}，而且都有${number(choice.ways)}条出路：${someOf(choice.some)}。`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) => sentence`${whereFrom(choice)}${single(choice)}${chosen(choice.to)}。`,
  byRule: (choice) => sentence`${whereFrom(choice)}${several(choice)}。`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

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

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{马}退回${chosen(to)}。`,
  restarts: (attempt, start, rule) =>
    sentence`第${number(attempt)}次尝试从${chosen(start)}出发。并列时，${rulesInShort[rule]}。`,
  closes: (from, to) =>
    sentence`所有{格子}都走过了，而且从${square(from)}一步就能回到起点。走到${chosen(to)}，巡游就封闭了。`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** A position by its unit: "第17步", "第4种排列". @param {Pick<Moment, "unit" | "position">} moment */
const nth = ({ unit, position }) =>
  unit === "order" ? `第${number(position)}种排列` : `第${number(position)}步`;

/** @param {Headway} moment */
function headway(moment) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return `${nth(moment)}，共\u2060${number(now.most)}\u2060${now.unit === "order" ? "种" : "步"}`;
    case "visited":
      return `${nth(moment)} · 已走${number(now.visited)}/\u2060${number(now.squares)}\u2060{格}`;
    case "nothing":
      return "第0步";
    case "so-far":
      return `${nth(moment)}，目前共\u2060${number(now.recorded)}\u2060步`;
    case "over":
      return `${nth(moment)}，共\u2060${number(now.recorded)}\u2060步`;
  }
}

/**
 * The unit and the progress: "第17步，共63步" or "第4种排列，共40,320种" if the total is known in advance. If
 * moves may be taken back, steps and visited squares differ: "第90步 · 已走12/64格".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

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
  `正在计算：${nth(moment)}，已走${number(moment.counters.visited)}/${number(moment.squares)}{格}。按Esc停止。`;
