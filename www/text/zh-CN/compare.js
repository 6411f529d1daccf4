/**
 * The texts of the room that compares methods.
 * @import { Ending, Moment, RunSettings, WhenStuck } from "../../pkg/knights_tour.js"
 */

import { labels as contestLabels } from "./contest.js";
import { number, quoted } from "./sentence.js";
import { paragraph, press, replaced, rooms, targets } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  title: "比较各种方法",
  intro: "每条赛道的棋盘和起点都一样，方法各不相同。谁能走遍所有格子？",
  lanes: "赛道",
  addLane: "添加赛道",
  common: "棋盘和起点",
  whyTies: "并列为什么重要",
  picker: "更换这条赛道的方法",
  reroll: "换一个种子",
  runs: "已结束的运行",
  noRuns: "播放到底的每次运行都会列在这里。",
  copyCsv: "复制为CSV",
  clear: "清空列表",
  map: "成败图",
  mapIntro: "马从哪里出发要紧吗？成败图从每个格子运行一次，并标出结果。",
  testWarnsdorff: "检验说法“汪斯道夫规则总能得到封闭巡游”",
  testNeural: "检验说法“神经网络总会稳定下来”",
  compute: "制作成败图",
  cancel: "取消",
  seeds: "每格运行次数",
  progress: "成败图的进度",
  method: "方法",
  rule: "你的规则",
  seedNote: "各次运行从这个种子起依次使用。点图上的格子，可以打开它的运行。",
});

/** The column headings of the table of runs, in order. */
export const columns = /** @type {const} */ ({
  board: "棋盘",
  start: "起点",
  method: "方法",
  outcome: "结果",
  steps: "步数",
  backtracks: "回溯",
  restarts: "重来",
  closed: "封闭？",
});

export const yes = "是";
export const no = "否";

/** @param {number} n */
export const lane = (n) => `赛道${number(n)}`;

/** @param {number} n */
export const removeLane = (n) => `移除赛道${number(n)}`;

/** What a method does, in words that a class can vote on. @type {Record<string, string>} */
const methods = {
  warnsdorff: "走到接下来路最少的格子",
  backtracking: "卡住就退回几步",
  restarts: "卡住就从头再来",
  rotations: "卡住就把一段路翻过来",
  "edges-first": "先走边上，再修补",
  blocks: "把小块的巡游拼起来",
  cycles: "把小圈连成大圈",
  smooth: "尽量少转弯",
  neural: "所有格子同时决定",
  permutations: "试遍格子的每种排列",
  best: "几种方法轮着试",
};

/** The same of a tie-break, where several lanes have the same method. @type {Record<string, string>} */
const tieBreaks = {
  first: "并列时：按固定顺序选第一个",
  random: "并列时：随机选",
  "pohl-sum": "并列时：再向前看一步",
  "pohl-min": "并列时：找前方最窄的路",
  roth: "并列时：远离中心",
  "roth-random": "并列时：远离中心，再随机选",
  "squirrel-cull": "并列时：棋盘各区域有各自的顺序",
};

/** What a lane does that follows a rule of one’s own. */
const ownRule = "按你自己的规则走";

/** What a lane does, before its method is named; empty for a method without such words. @type {(settings: { algorithm?: string, tieBreak?: string, rule?: string }, isShared: boolean) => string} */
export function reason({ algorithm = "", tieBreak = "", rule }, isShared) {
  if (rule !== undefined) {
    return ownRule;
  }
  return (isShared ? tieBreaks[tieBreak] : undefined) ?? methods[algorithm] ?? "";
}

/** The policy at a dead end, as part of a method’s name. @type {Record<Exclude<WhenStuck, "stop">, string>} */
const policies = { backtrack: "回溯", restart: "重来" };

/** A run's method in the table. @type {(name: string, settings: RunSettings) => string} */
export function method(name, { whenStuck: policy, seed }) {
  const stuck = policy && policy !== "stop" ? [policies[policy]] : [];
  return [name, ...stuck, `种子${seed}`].join("，");
}

/** Shown if a lane's method cannot search for the requested kind of tour. @param {string | undefined} target */
export const otherTarget = (target) =>
  target === "closed"
    ? "这种方法只找封闭巡游。"
    : `这种方法只找另一类巡游（${targets[/** @type {"open"} */ (target)] ?? target}）。`;

/** The progress of a lane, or its result. @param {Moment} moment */
export function status({ position, outcome }) {
  if (!outcome) {
    return position === 0 ? "在起点" : `第${number(position)}步`;
  }
  switch (outcome.kind) {
    case "tour":
      return outcome.closed ? "封闭巡游" : "开放巡游";
    case "stuck":
      return `卡住：${number(outcome.visited)}/${number(outcome.squares)}格`;
    case "cycles":
      return `是${number(outcome.cycles)}个圈，不是一条巡游`;
    case "impossible":
      return "没有这样的巡游";
    case "gave-up":
      return "放弃了";
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
export const title = (progress, board, page) => `${rooms.compare}，${board}，${progress} · ${page}`;

export const caption = `${press}一个格子，让所有赛道从那里出发。`;

/** Shown during a long computation. @param {number} position */
export const computing = (position) => `正在计算：第${number(position)}步。按Esc停止。`;

/** A method that cannot be used on this board or from this start, with no further reason. */
export const notHere = "在这个棋盘上从这个起点出发，这种方法不能用；请换一个起点";

/** @type {(n: number, problem: string) => string} */
export const ofLane = (n, problem) => `${lane(n)}：${problem}`;

/** A setting of a lane that was invalid. @type {(n: number, name: string, message: string, instead: string) => string} */
export const laneReplaced = (n, name, message, instead) =>
  ofLane(n, replaced(name, message, instead));

/** Parameters of a link that this room names differently, and their replacements. @type {Record<string, [string, string]>} */
const ofRoom = {
  lanes: [labels.lanes, "页面显示通常的赛道。"],
  map: [labels.map, "页面使用通常的方法。"],
  seeds: [labels.seeds, "页面使用通常的次数。"],
  contest: [contestLabels.contest, "页面不举行比赛。"],
};

/** A parameter of a link that was invalid. @type {(name: string, message: string, instead: string) => string} */
export function wordReplaced(name, message, instead) {
  const [called, shown] = ofRoom[name] ?? [];
  return called ? `${called}：${message}。${shown}` : replaced(name, message, instead);
}

/** @type {(found: number, most: number) => string} */
export const tooManyLanes = (found, most) =>
  `赛道：链接里有${number(found)}条，这里只放得下${number(most)}条。页面显示前${number(most)}条。`;

export const tooFewLanes = "赛道：至少要两条才能比较。页面又添了一条。";

/** Errors in a link. */
export const wrong = { graph: "“比较”只能用棋盘；请在“探索”里打开这个图" };

/** @type {(squares: number, most: number) => string} */
export const boardTooLarge = (squares, most) =>
  `${number(squares)}个格子的棋盘对这个板块来说太大了；请选最多${number(most)}个格子的`;

/** @type {(value: string, known: readonly number[]) => string} */
export const wrongSeeds = (value, known) =>
  `${labels.seeds}：不能用${quoted(value)}；可选的有${known.join("、")}。页面改用${known[0]}。`;

/** @param {string} problem */
export const ofMap = (problem) => `${labels.map}：${problem}`;

/** The progress of the map. @type {(done: number, all: number) => string} */
export const mapProgress = (done, all) => `${number(done)}/${number(all)}次运行`;

export const mapCancelled = "已取消。图上是到目前为止的结果。";

/** @param {string} message */
export const mapFailed = (message) => `成败图没能做出来：${message}`;

/** @param {number} most */
export const mapTooLarge = (most) =>
  `成败图要求棋盘最多${number(most)}个格子。请在上面选小一点的棋盘。`;

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
  const tried = number(runs - refused);
  return paragraph(
    runs === squares
      ? `${tried}个起点中，有${number(tours)}个走成巡游，其中${number(closed)}条封闭。`
      : `${tried}次运行中，有${number(tours)}次走成巡游，其中${number(closed)}条封闭。`,
    refused ? `另有${number(refused)}个格子，这种方法不能从那里出发。` : "",
  );
}

/** What is known about each claim on other boards. */
const inGeneral = {
  warnsdorff:
    "在别的棋盘上也不成立。规则从不考虑回起点的路，所以只有碰运气才会封闭。在8 × 8上，并列时随机选，大约13%的运行会封闭。在大棋盘上，并列时随机选，几乎根本走不成巡游。",
  neural:
    "一般来说不成立。按通常印出来的规则，实测442,000次运行，没有一次稳定在每格连两条线的状态。按改正后的规则，如果神经元以打乱的顺序轮流更新，所有运行都稳定了；如果顺序固定，91到97%稳定。没有人证明过它总会成功。而且选出的走法很少正好连成一条巡游：在8 × 8上大约只有20%的运行做到。",
};

/** The result of testing a claim on this board, and what is known about it elsewhere. @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
export const verdict = (claim, total) => `${verdictHere(claim, total)}${inGeneral[claim]}`;

/** @type {(claim: "warnsdorff" | "neural", total: Share) => string} */
function verdictHere(claim, { runs, tours, closed, cycles, refused, impossible }) {
  const tried = runs - refused;
  if (claim === "warnsdorff") {
    return closed === tried
      ? "在这个棋盘上说法成立：每次运行都得到封闭巡游。"
      : `在这个棋盘上说法不成立：有${number(tried - closed)}次运行没有得到封闭巡游。`;
  }
  if (impossible === tried) {
    return "这个棋盘没有封闭巡游，所以网络没有东西可找。";
  }
  const converged = tours + cycles;
  return paragraph(
    converged === tried
      ? `在这个棋盘上说法成立：${number(tried)}次运行全都稳定下来了。`
      : `在这个棋盘上说法不成立：有${number(tried - converged)}次运行一直没有稳定。`,
    cycles > 0 ? `不过有${number(cycles)}次运行最后是几个圈，而不是一条巡游。` : "",
  );
}

/** @type {Record<Ending, string>} */
const endings = {
  closed: "封闭巡游",
  open: "开放巡游",
  stuck: "卡住",
  cycles: "几个圈",
  impossible: "没有这样的巡游",
  "gave-up": "放弃了",
  refused: "方法不能从这里出发",
};

/** A square of the map in words, with the number on it. @type {(square: string, share: Share) => string} */
export function cell(square, { runs, tours, closed, worst }) {
  if (runs === 0) {
    return `${square}：还没有运行`;
  }
  return runs === 1
    ? `${square}：${endings[worst.ending]}。在“探索”里打开这次运行`
    : `${square}：${number(runs)}次运行中有${number(tours)}次走成巡游，占${Math.floor((100 * tours) / runs)}%，其中${number(closed)}条封闭。在“探索”里打开结果是“${endings[worst.ending]}”的一次`;
}

/** The signs of the map and their meanings. @type {{ sign: string, kind: string, text: string }[]} */
export const legend = [
  { sign: "✓", kind: "closed", text: "封闭巡游" },
  { sign: "○", kind: "open", text: "开放巡游" },
  { sign: "✕", kind: "failed", text: "没有走成" },
  { sign: "–", kind: "refused", text: "不能从这里出发" },
];

export const shareLegend =
  "每格运行几次时，数字是走成巡游的百分比。点一个格子可以打开它的一次运行；如果有失败的，就打开失败的。";
