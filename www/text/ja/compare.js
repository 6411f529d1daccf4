/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { number, quoted, things } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "方法を比べる",
  intro:
    "どのレーンも盤とスタートは同じで、方法だけがちがいます。すべてのマスを通れるのはどれでしょう。",
  lanes: "レーン",
  addLane: "レーンを増やす",
  common: "盤とスタート",
  whyTies: "同点が大事なわけ",
  picker: "このレーンの方法を変える",
  reroll: "別のシード",
  runs: "終わった回",
  noRuns: "最後まで再生した回が、ここに並びます。",
  copyCsv: "CSVでコピー",
  clear: "一覧を消す",
  map: "成功マップ",
  mapIntro:
    "スタートのマスで結果は変わるでしょうか。すべてのマスから1回ずつ始めて、結果に印をつけます。",
  testWarnsdorff: "「ワーンスドルフの規則はいつも閉じたツアーになる」は本当か",
  testNeural: "「ニューラルネットワークは必ず落ち着く」は本当か",
  compute: "マップを作る",
  cancel: "中止",
  seeds: "1マスあたりの回数",
  progress: "マップの進み具合",
  method: "方法",
  rule: "自分の規則",
  seedNote: "このシードと、それに続くシードを使います。マップのマスを選ぶと、その回が開きます。",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "盤",
  start: "スタート",
  method: "方法",
  outcome: "結果",
  steps: "ステップ",
  backtracks: "後戻り",
  restarts: "やり直し",
  closed: "閉じた？",
});

export const yes = "はい";
export const no = "いいえ";

/** @param {number} n */
export const lane = (n) => `レーン${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `レーン${number(n)}を外す`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "行き先がいちばん少ないマスへ進む",
  backtracking: "行き詰まったら手を戻す",
  restarts: "行き詰まったら最初からやり直す",
  rotations: "行き詰まったら道を組み替える",
  "edges-first": "まず端を通り、あとで直す",
  blocks: "小さなブロックのツアーをつなぐ",
  cycles: "小さな輪をつなぐ",
  smooth: "あまり曲がらない",
  neural: "すべてのマスが同時に決める",
  permutations: "マスの順番をすべて試す",
  best: "いくつもの方法を試す",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "同点なら：決まった順番で最初のマス",
  random: "同点なら：ランダムに選ぶ",
  "pohl-sum": "同点なら：もう1手先を見る",
  "pohl-min": "同点なら：先がいちばん狭いほうへ",
  roth: "同点なら：中心から遠いほうへ",
  "roth-random": "同点なら：中心から遠いほう、次にランダム",
  "squirrel-cull": "同点なら：盤の区域ごとの計画に従う",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "自分の規則に従う";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "1手戻る", restart: "やり直す" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `シード${seed}`].join("、");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "この方法は閉じたツアーだけを探します。"
    : `この方法は別の種類のツアーだけを探します（${targets[/** @type {"open"} */ (target)] ?? target}）。`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "スタート前" : `ステップ${number(position)}`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "閉じたツアー" : "開いたツアー";
    case "stuck":
      return `行き詰まり：${number(outcome.visited)}/${number(outcome.squares)}マス`;
    case "cycles":
      return `1つのツアーにならず、輪が${things(outcome.cycles)}`;
    case "impossible":
      return "ツアーは存在しない";
    case "gave-up":
      return "あきらめた";
  }
}

/** For the live region: the results of all lanes. @param {Moment[]} moments */
export const spoken = (moments) =>
  moments.map((moment, i) => `${lane(i + 1)}：${status(moment)}。`).join("");

/** The same while they run: lanes with the same progress are grouped. @param {Moment[]} moments */
export function shortly(moments) {
  /** @type {Map<string, string[]>} */
  const lanesOf = new Map();
  moments.forEach((moment, i) => {
    const text = status(moment);
    lanesOf.set(text, [...(lanesOf.get(text) ?? []), lane(i + 1)]);
  });
  return lanesOf.size === 1
    ? `${[...lanesOf.keys()][0]}。`
    : [...lanesOf].map(([text, lanes]) => `${lanes.join("、")}：${text}。`).join("");
}

/** The title of the window. @type {(progress: string, board: string, page: string) => string} */
export const title = (progress, board, page) => `${rooms.compare}：${board}、${progress} · ${page}`;

export const caption = `マスを${press}すると、すべてのレーンがそこから始まります。`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) => `計算中：ステップ${number(position)}。Escキーで止まります。`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere =
  "この方法は、この盤のこのスタートでは使えません。別のスタートを選んでください";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}：${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "いつものレーンを表示します。"],
  map: [labels.map, "いつもの方法を使います。"],
  seeds: [labels.seeds, "いつもの回数を使います。"],
  contest: [contestLabels.contest, "競争は行いません。"],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}：${message}。${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `レーン：リンクには${number(found)}本ありますが、使えるのは${number(most)}本までです。最初の${number(most)}本を表示します。`;

export const tooFewLanes = "レーン：比べるには2本必要です。もう1本を加えました。";

/** Errors in a link. */
export const wrong = {
  graph: "「比べる」で使えるのは盤だけです。グラフは「調べる」で開いてください",
};

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `${number(squares)}マスの盤は、この部屋には大きすぎます。${number(most)}マスまでの盤を選んでください`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}：${quoted(value)}は使えません。${known.join("、")}から選んでください。代わりに${known[0]}を使います。`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}：${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(all)}回のうち${number(done)}回`;

export const mapCancelled = "中止しました。マップにはここまでの結果が出ています。";

/** @param {string} message */
export const mapFailed = (message) => `マップを作れませんでした：${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `マップを作れるのは${number(most)}マスまでの盤です。上で、もっと小さい盤を選んでください。`;

/**
 * The results of the runs from a square, or from all of them.
 * @typedef {object} Share
 * @property {number} runs
 * @property {number} tours
 * @property {number} closed
 * @property {number} cycles
 * @property {number} refused
 * @property {number} impossible
 * @property {{ ending: Ending, run: number }} worst the first of the least successful runs
 */

/** @type {(total: Share, squares: number) => string} */
export function rate({ runs, tours, closed, refused }, squares) {
  const tried = runs - refused;
  const unit = runs === squares ? "マス" : "回";
  return paragraph(
    `${number(tried)}${unit}のうち${number(tours)}${unit}でツアーができました。そのうち閉じたツアーは${number(closed)}${unit}です。`,
    refused ? `この方法では始められないマスが${number(refused)}あります。` : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "ほかの盤でも正しくありません。規則はスタートへ帰る道を見ていないので、ツアーが閉じるのは運しだいです。8 × 8で同点をランダムに決めると、閉じるのは約13%。大きな盤では、同点をランダムに決めると、ツアーそのものがめったにできません。",
  neural:
    "一般には正しくありません。よく本にのっている式では、442,000回調べて、すべてのマスに手が2つある状態で落ち着いたことは一度もありませんでした。正しく直した式では、ニューロンを毎回ちがう順番で更新すると、すべて落ち着きました。決まった順番では91%から97%です。必ずうまくいくと証明した人はいません。それに、手が1つのツアーにまとまることは少なく、8 × 8では約20%です。",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)}${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "この盤では本当です。どの回も閉じたツアーになりました。"
      : `この盤では本当ではありません。${number(tried - closed)}回は閉じたツアーになりませんでした。`;
  }
  if (impossible === tried) {
    return "この盤には閉じたツアーがないので、ネットワークが見つけるものはありません。";
  }
  const converged = tours + cycles;
  return paragraph(
    converged === tried
      ? `この盤では本当です。${number(tried)}回すべてで落ち着きました。`
      : `この盤では本当ではありません。${number(tried - converged)}回は落ち着きませんでした。`,
    cycles > 0
      ? `ただし、${number(cycles)}回は1つのツアーではなく、いくつもの輪になりました。`
      : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "閉じたツアー",
  open: "開いたツアー",
  stuck: "行き詰まり",
  cycles: "いくつもの輪",
  impossible: "ツアーは存在しない",
  "gave-up": "あきらめた",
  refused: "ここからは始められない",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}：まだです`;
  }
  return runs === 1
    ? `${square}：${endings[worst.ending]}。この回を「調べる」で開く`
    : `${square}：${number(runs)}回のうち${number(tours)}回でツアー（${Math.floor((100 * tours) / runs)}%）、閉じたもの${number(closed)}回。「${endings[worst.ending]}」で終わった回を「調べる」で開く`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "閉じたツアー" },
  { sign: "○", kind: "open", text: "開いたツアー" },
  { sign: "✕", kind: "failed", text: "ツアーなし" },
  { sign: "–", kind: "refused", text: "ここからは始められない" },
];

export const shareLegend =
  "1マスで何回も試した場合、数字はツアーになった割合（%）です。マスを選ぶと、その中の1回が開きます。失敗があれば、失敗した回です。";
