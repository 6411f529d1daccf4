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
import {
  chosen,
  number,
  onwardMoves,
  passage,
  plain,
  sentence,
  someOf,
  square,
  things,
} from "./sentence.js";
import { fillIn, fillSentence, termsOf, usualTerms } from "./terms.js";

/** How each tie-break chooses among squares with the fewest onward moves. @type {Record<TieBreakId, (to: string) => Part[]>} */
const tieRules = {
  first: (to) => sentence`同点なので、手の順番で最初の${chosen(to)}を選びます。`,
  random: (to) => sentence`同点なので、ランダムに${chosen(to)}を選びます。`,
  "pohl-sum": (to) =>
    sentence`同点なので、もう1手先を見て、そこにある行き先の数を足します。合計がいちばん小さいのは${chosen(to)}です。`,
  "pohl-min": (to) =>
    sentence`同点なので、もう1手先を見ます。その先の行き先がいちばん少ないのは${chosen(to)}です。`,
  roth: (to) => sentence`同点なので、中心からいちばん遠い${chosen(to)}を選びます。`,
  "roth-random": (to) =>
    sentence`同点なので、中心からいちばん遠いものの中から、ランダムに${chosen(to)}を選びます。`,
  "squirrel-cull": (to) =>
    sentence`同点なので、{盤}のこの区域で決まっている順番に従い、${chosen(to)}を選びます。`,
};

/** Where tie-breaks come from. @type {Partial<Record<TieBreakId, string>>} */
const tieSources = {
  "pohl-sum":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  "pohl-min":
    "I. Pohl, “A method for finding Hamilton paths and knight’s tours”, Communications of the ACM, 1967.",
  roth: "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource.",
  "roth-random":
    "A. Roth, “The Problem of the Knight: A Fast and Simple Algorithm”, MathSource。ランダムに選ぶところは、このページの工夫です。",
  "squirrel-cull":
    "D. Squirrel and P. Cull, “A Warnsdorff-Rule Algorithm for Knight’s Tours on Square Boards”, 1996.",
};

/** Where a tie-break comes from; empty for those that need no source. @param {TieBreakId} [rule] */
export const tieSource = (rule) => (rule && tieSources[rule]) ?? "";

/** Why the knight cannot go on. @type {StoryTexts["deadEnds"]} */
const deadEnds = {
  "not-closed": (from, start) =>
    sentence`すべての{マス}を通りましたが、${square(from)}から${square(start)}へは1手で戻れません。`,
  "start-cut-off": (_, start) =>
    sentence`行き止まりです。スタートの${square(start)}へ1手で戻れる{マス}が残っていないので、ツアーを閉じられません。`,
  "all-tried": (from) =>
    sentence`{ナイト}は${square(from)}からの手をすべて試しました。どれも行き止まりでした。`,
  budget: () => ["この回の歩数を使いきりました。"],
  "no-onward-move": (from) =>
    sentence`行き止まりです。${square(from)}から1手で行ける、空いている{マス}がありません。`,
};

/** "{ナイト}はa1から" @param {Choice} choice */
const whereFrom = ({ from, isStart }) =>
  isStart
    ? sentence`{ナイト}は${square(from)}から始めます。`
    : sentence`{ナイト}は${square(from)}にいます。`;

/** "進める{マス}は3つ" @param {Choice} choice */
const several = ({ many, hasTried }) =>
  hasTried ? `まだ試していない{マス}は${number(many)}か所` : `進める{マス}は${number(many)}か所`;

/** @param {Choice} choice */
const single = ({ hasTried }) =>
  hasTried ? "まだ試していない{マス}は1つだけ" : "進める{マス}は1つだけ";

/** The next choice. @type {ChoiceTexts} */
const choices = {
  only: (choice) =>
    sentence`${whereFrom(choice)}${single(choice)}、${chosen(choice.to)}（${onwardMoves(choice.ways)}）です。`,
  fewest(choice) {
    // The first says what is counted: "a1（行き先1か所）、a3（3か所）、e3（5か所）"
    const open = choice.open.map(({ square: name, ways }, i) =>
      i > 0 && ways > 0
        ? sentence`、${square(name)}（${number(ways)}か所）`
        : sentence`${i > 0 ? "、" : ""}${square(name)}（${onwardMoves(ways)}）`,
    );
    const others = choice.others > 0 ? `、ほか${number(choice.others)}か所` : "";
    return sentence`${whereFrom(choice)}${several(choice)}：${open.flat()}${others}。行き先がいちばん少ないのは${chosen(choice.to)}です。`;
  },
  tie: (choice) =>
    passage(
      sentence`${whereFrom(choice)}${several(choice)}です。`,
      sentence`そのうち${things(choice.tied)}が、${onwardMoves(choice.ways)}で同点です：${someOf(choice.some)}。`,
      tieRules[choice.rule](choice.to),
    ),
  allTied: (choice) =>
    passage(
      sentence`${whereFrom(choice)}${several(choice)}で、${choice.tied === 2 ? "どちらも" : "どれも"}${onwardMoves(choice.ways)}です：${someOf(choice.some)}。`,
      tieRules[choice.rule](choice.to),
    ),
  onlyByRule: (choice) =>
    sentence`${whereFrom(choice)}${single(choice)}、${chosen(choice.to)}です。`,
  byRule: (choice) => sentence`${whereFrom(choice)}${several(choice)}です。`,
};

/** What a rule of one’s own does, in a sentence for each step. @param {Hint} hint */
export const raceToldOf = (hint) => plain(passage(...raceOf(hint, hint.to, race)));

/** How ties are broken. @type {Record<TieBreakId | "own", string>} */
const rulesInShort = {
  first: "同点なら、決まった手の順番で選びます。",
  random: "同点なら、ランダムに選びます。",
  "pohl-sum": "同点なら、1手先の合計が小さいほうを選びます。",
  "pohl-min": "同点なら、1手先の数が小さいほうを選びます。",
  roth: "同点なら、中心から遠いほうを選びます。",
  "roth-random": "同点なら、中心から遠いほう、次にランダムに選びます。",
  "squirrel-cull": "同点なら、{盤}の区域によって選びます。",
  own: "同点なら、自分の規則に従い、次にランダムに選びます。",
};

/** @type {StoryTexts} */
const texts = {
  choices,
  race,
  deadEnds,
  goesBack: (to) => sentence`{ナイト}は${chosen(to)}に戻ります。`,
  restarts: (attempt, start, rule) =>
    sentence`${chosen(start)}から、${number(attempt)}回目を始めます。${rulesInShort[rule]}`,
  closes: (from, to) =>
    sentence`すべての{マス}を通りました。${square(from)}からスタートへは1手です。${chosen(to)}へ進むと、ツアーが閉じます。`,
  methods: stories,
  ending,
  passage,
};

/** One or two sentences: the next step and its reason. @type {(moment: Moment, run: Run) => Part[]} */
export const story = (moment, run) => fillSentence(storyOf(moment, run, texts), termsOf(run.piece));

/** The number of a step: "17手目", "4番目の順列", "ステップ90". @type {Record<Moment["unit"], (n: number) => string>} */
const steps = {
  move: (n) => `${number(n)}手目`,
  order: (n) => `${number(n)}番目の順列`,
  step: (n) => `ステップ${number(n)}`,
};

/** The same of a known number of them. @type {Record<"move" | "order", (n: number, of: number) => string>} */
const stepsOf = {
  move: (n, of) => `${number(n)}/${number(of)}\u2060手`,
  order: (n, of) => `順列${number(n)}/${number(of)}`,
};

/** @param {Headway} moment */
function headway(moment) {
  const now = progressOf(moment);
  switch (now.kind) {
    case "of":
      return stepsOf[now.unit](now.position, now.most);
    case "visited":
      return `ステップ${number(now.position)} · ${number(now.visited)}/${number(now.squares)}{マス}`;
    case "nothing":
      return "ステップ0";
    case "so-far":
      return `ステップ${number(now.position)}（ここまで${number(now.recorded)}）`;
    case "over":
      return `ステップ${number(now.position)}/${number(now.recorded)}`;
  }
}

/**
 * The unit and the progress: "17/63手" or "順列4/40,320" if the total is known in advance. If moves may be taken
 * back, steps and visited squares differ: "ステップ90 · 12/64マス".
 * @type {(moment: Headway, terms?: Terms) => string}
 */
export const progress = (moment, terms = usualTerms) => fillIn(headway(moment), terms);

/** The heading before the first step. */
const before = { move: "1手目の前", order: "最初の順列の前", step: "最初のステップの前" };

/** The heading above the story. @type {(moment: Moment, terms?: Terms) => string} */
export function heading(moment, terms) {
  if (moment.done) {
    return moment.outcome?.kind === "tour" ? "ツアー発見" : "この回の終わり";
  }
  return moment.position === 0 ? before[moment.unit] : progress(moment, terms);
}

/** The title of the window. @type {(moment: Moment, board: string, terms?: Terms) => string} */
export const title = (moment, board, terms) =>
  `${moment.position === 0 ? "準備完了" : progress(moment, terms)} · ${board}、${moment.start}から · ${rooms.explore} · ${labels.title}`;

/** The question before a step. @param {Pick<Moment, "algorithm">} moment */
export const question = ({ algorithm }) =>
  algorithm === "warnsdorff" ? "規則ではどこへ進む？" : "この方法ではどこへ進む？";

/** For the live region: the position of the knight, then the story. @type {(moment: Moment, run: Run) => string} */
export const spoken = (moment, run) =>
  moment.position === 0 || moment.done
    ? plain(story(moment, run))
    : `${steps[moment.unit](moment.position)}。${plain(story(moment, run))}`;

/** The same while the visitor predicts the next step. @param {Moment} moment */
export const asks = (moment) =>
  moment.position === 0
    ? question(moment)
    : `${steps[moment.unit](moment.position)}、${moment.focus}。${question(moment)}`;

/** What a screen reader announces about the next step while a run plays. @type {Record<string, string>} */
const callouts = { tie: "同点。", backtrack: "行き止まり。", restart: "行き止まり。" };

/** For the live region while a run plays: "5手目、f5。同点。" @param {Moment} moment */
export const shortly = (moment) =>
  `${steps[moment.unit](moment.position)}、${moment.focus}。${callouts[moment.reason.code] ?? ""}`;

/** Shown during a long computation. @param {Moment} moment */
export const computing = (moment) =>
  `計算中：${steps[moment.unit](moment.position)}、${number(moment.squares)}{マス}のうち${number(moment.counters.visited)}{マス}通過。Escキーで止まります。`;
