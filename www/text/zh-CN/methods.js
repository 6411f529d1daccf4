/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonFacts, RunSettings } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 * @import { CodeTexts } from "../pseudo-code.js"
 * @import { MethodStories } from "../story.js"
 */

import { preferredIn } from "../choice.js";
import { detourLabels } from "../detour.js";
import { lineOf } from "../pseudo-code.js";
import { ownLines } from "./rule.js";
import { chosen, number, percent, square, sentence } from "./sentence.js";

/** The onward moves of a square that was just named. @param {number} n */
const withWays = (n) => (n === 0 ? "，那里没有出路" : `，那里有${number(n)}条出路`);

/** @param {number} n */
const loopsLeft = (n) => (n === 1 ? "只剩一个圈了：一条封闭巡游。" : `还剩${number(n)}个圈。`);

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) => (n === 0 ? "现在每个{格子}都连着两条线了。" : `还缺${number(n)}条线。`);

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => sentence`再没有一步能到${square(name)}`,
  "too-many-ends": (name) => sentence`${square(name)}只能作端点，而巡游的两个端点都已经有了`,
  "cut-in-two": (name) => sentence`从这里再也到不了${square(name)}`,
  "start-cut-off": (name) => sentence`没走过的{格子}里，没有一个能一步回到起点${square(name)}`,
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = { left: "左边", right: "右边", bottom: "下边", top: "上边" };

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: ReasonFacts["reseed"]) => string>} */
const causes = {
  "several-cycles": ({ cycles }) => `网络稳定了，但得到的是${number(cycles)}个圈，不是一个。`,
  "no-merge": ({ cycles }) => `剩下的${number(cycles)}个圈，网络再也合并不了。`,
  "too-many-sweeps": ({ sweeps }) => `过了${number(sweeps)}轮，网络还没有稳定。`,
  frozen: () => "网络稳定了，但有些{格子}不是连着两条线。",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "从那里又能走到没走过的{格子}。",
  closes: "从那里能走到起点。",
  detour: "现在可以插进一段绕行。",
  none: "在可能的末端里，路线最久没在这里停过。",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: ReasonFacts["rotate" | "rotate-walk"], moment: Moment) => Part[]} */
function rotation({ at, to, use, left }, { start, focus }) {
  const why =
    left === 0
      ? sentence`所有{格子}都走过了，但从${square(focus)}一步回不到${square(start)}。`
      : sentence`从${square(focus)}走不到没走过的{格子}。`;
  return sentence`${why}方法把这个末端接到${square(at)}，再把从那里开始的一段路翻转过来。现在末端在${chosen(to)}。${uses[use]}`;
}

/** The next order to try: the squares by their numbers on the board. @param {number} order */
const nextOrder = (order) => `下一种排列是${[...String(order)].join(" ")}。`;

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "规则" : "方法");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const preferred = preferredIn(moment);
  if (preferred === undefined) {
    return `你走到了${to}。`;
  }
  return to === preferred
    ? `你走到了${to}，${maker(moment)}也会这样走。`
    : `你走到了${to}；${maker(moment)}本想去${preferred}。`;
}

/** A sentence for every code. @type {MethodStories} */
export const stories = {
  // Backtracking.
  forward({ to, tried, left }, { focus }) {
    const before = tried
      ? sentence`从${square(focus)}出发已有${number(tried)}个{格子}试过不行，{马}按顺序试下一个：${chosen(to)}`
      : sentence`从${square(focus)}出发，{马}按顺序试下一个{格子}：${chosen(to)}`;
    return left ? sentence`${before}；还有${number(left)}个留到以后。` : sentence`${before}。`;
  },
  prune: (facts, { focus }) =>
    sentence`从${square(focus)}不可能走成巡游：${pruneCauses[facts.cause](facts.square)}。{马}退回${chosen(facts.to)}。`,
  // By hand.
  "by-hand"({ to, accessibility, preferred }, moment) {
    const went = sentence`你从${square(moment.focus)}走到${chosen(to)}${withWays(accessibility)}`;
    return to === preferred
      ? sentence`${went}，${maker(moment)}也会这样走。`
      : sentence`${went}；${maker(moment)}本想去${square(preferred)}。`;
  },
  "closed-by-hand": ({ to }) => sentence`你走到${chosen(to)}，把巡游封闭了。`,
  // A given tour.
  "take-next"({ to, accessibility: ways, fewest }, { focus, candidates }) {
    const rule =
      ways > fewest
        ? fewest === 0
          ? "。汪斯道夫规则会去一个没有出路的{格子}"
          : `。汪斯道夫规则会去一个只有${number(fewest)}条出路的{格子}`
        : ways > 0 && candidates.length > 1
          ? "，是最少的，正是汪斯道夫规则要选的"
          : "";
    return sentence`巡游从${square(focus)}走到${chosen(to)}${withWays(ways)}${rule}。`;
  },
  // Permutations.
  breaks: ({ order, from, to }) =>
    sentence`${nextOrder(order)}从${square(from)}到${square(to)}一步到不了。`,
  "not-closed": ({ order, from, to }) =>
    sentence`${nextOrder(order)}每一步都走得通，但是从${square(from)}一步回不到${square(to)}。`,
  holds: ({ order }) => [`${nextOrder(order)}每一步都走得通。`],
  // Restarts.
  "attempt-failed"({ attempts, complete, visited, cause }, moment) {
    const end =
      cause === "not-closed"
        ? "所有{格子}都走过了，但巡游是开放的。"
        : `走进死路：共${number(moment.squares)}个{格子}，走了${number(visited)}个。`;
    return [
      `${end}{马}把走过的步全部退回。到现在试了${number(attempts)}次：${number(complete)}次走遍所有{格子}（${percent(complete, attempts)}），没有一次封闭。`,
    ];
  },
  "closed-after-attempts": ({ to, attempts, complete }) =>
    sentence`所有{格子}都走过了，再走到${chosen(to)}就封闭了。试了${number(attempts)}次，这是第一次封闭（${percent(1, attempts)}）。其中${number(complete)}次走遍所有{格子}（${percent(complete, attempts)}）。`,
  // Rotations.
  grow: ({ to, accessibility, tied }, { focus }) =>
    sentence`路线从${square(focus)}接着走到${chosen(to)}${withWays(accessibility)}${tied > 1 ? "，是从同样好的里面随机选的" : ""}。`,
  "grow-at-random": ({ to, candidates }, { focus }) =>
    sentence`路线从${square(focus)}接着走到${chosen(to)}，是从${number(candidates)}个{格子}里随机选的。`,
  "rotations-failed": ({ attempts, visited, turns }, moment) => [
    `方法把末端翻转了${number(turns)}次，没有成功；共${number(moment.squares)}个{格子}，走了${number(visited)}个。它把走过的步全部退回，开始第${number(attempts + 1)}次尝试。`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ side, after }) => [
    side === "rows"
      ? `方法在从下数第${number(after)}行之后把{棋盘}切开。`
      : `方法在从左数第${number(after)}列之后把{棋盘}切开。`,
  ],
  "base-tour"({ corner, width, height, how, kind }, moment) {
    const size = `${width} × ${height}`;
    const origin =
      how === "copied"
        ? "和另一块同样大小的走同样的巡游。"
        : `用搜索找到一条${kind === "closed" ? "封闭" : "开放"}巡游。`;
    return width * height === moment.squares
      ? [`整个{棋盘}就是一块${size}，${origin}`]
      : sentence`以${square(corner)}为角的一块${size}，${origin}`;
  },
  "blocks-joined": ({ from, to, left }) =>
    sentence`两块合成一块：两边各去掉一步，换成跨过去的两步，其中一步从${square(from)}到${square(to)}。还剩${number(left)}条巡游。`,
  "piece-inserted": ({ from, to }) =>
    sentence`从${square(from)}到${square(to)}的一步让开位置，插进下一块的巡游。`,
  "strand-ends": ({ corner, columns }) =>
    sentence`从${square(corner)}开始的${number(columns)}列走出一条巡游，从中引出四股线。`,
  strands: ({ corner }) => sentence`四股线从${square(corner)}开始，继续穿过两列。`,
  "strands-tied": ({ corner }) => sentence`方法把四股线接到从${square(corner)}开始的各列上。`,
  opened: ({ last, start }) =>
    sentence`你要的是开放巡游，所以去掉从${square(last)}回到起点${square(start)}的一步。`,
  // Few turns and crossings.
  "formation-sets-out": ({ from }) =>
    sentence`四股线从${square(from)}和它旁边的格子出发，两两相连，并排前进。`,
  "formation-advances": ({ strands, to }) =>
    strands === 4
      ? sentence`四股线全都直走，第一股到了${square(to)}。`
      : sentence`${number(strands)}股线直走，第一股到了${square(to)}。`,
  "formation-turns": (facts) => [
    `到了${formationSides[facts.side]}，四股线走${number(facts.moves)}步，转进下面四排。`,
  ],
  "formation-ends": ({ at }) =>
    sentence`在最后一个角上的${square(at)}，第一股和第三股相接，第二股和第四股相接。这与开头的两两相连不同，所以四股连成了一条封闭巡游。`,
  "formation-too-large": () => [
    "在这个{棋盘}上，四股线没有地方转弯。这条转弯和交叉都少的巡游是事先搜索到的。",
  ],
  // Cycles.
  match: (facts) => [
    facts.moves === 1
      ? `再选一步，给余地最小的{格子}。${stillMissing(facts.missing)}`
      : `再选${number(facts.moves)}步，每次都给余地最小的{格子}。${stillMissing(facts.missing)}`,
  ],
  augment: (facts) => [
    `有两个{格子}各缺一步。换掉一串走法，去掉${number(facts.out)}步、加上${number(facts.in)}步，它们就各多了一步。${stillMissing(facts.missing)}`,
  ],
  merge: ({ size, cycles }) => [
    `两个圈合成一个：两边各去掉一步，换成跨过去的两步。较小的圈有${number(size)}个{格子}。${loopsLeft(cycles)}`,
  ],
  exchange: ({ out, joined, cycles }) => [
    `这次换得更多，去掉${number(out)}步、加上同样多步，把${number(joined + 1)}个圈连了起来。${loopsLeft(cycles)}`,
  ],
  shift: ({ out, cycles }) => [
    `没有两个圈能合并。换掉${number(out)}步，圈变了样，但还是${number(cycles)}个。`,
  ],
  "match-again": ({ attempt, cycles }) => [
    `这${number(cycles)}个圈合不起来。方法去掉所有的步，开始第${number(attempt)}次尝试。`,
  ],
  "try-all": ({ tried, ends }) => [
    `现在方法把所有可能都试一遍：共${number(ends)}种情况，弄清了${number(tried)}种。`,
  ],
  found: () => ["试遍所有可能，找到了一条巡游。"],
  // Several methods in turn.
  "next-method": ({ method, next }) => [
    `“${askedMethods[method]}”没有得出答案。接下来是“${askedMethods[next]}”。`,
  ],
  decide: (facts, { focus }) =>
    sentence`这种方法同时跟踪穿过各个{格子}的所有路线：共${number(facts.squares)}个{格子}，完成了${number(facts.finished)}个，下一个是${square(focus)}；目前有${number(facts.states)}种状态。`,
  answered: ({ method }) => [`“${askedMethods[method]}”找到了一条巡游。`],
  // Neural network.
  wake: (facts) => [
    `第${number(facts.attempt)}次尝试：${number(facts.moves)}种走法中，随机打开了${number(facts.active)}种。`,
  ],
  sweep: (facts) => [
    `第${number(facts.sweep)}轮：切换了${number(facts.switched)}种走法，现在打开着${number(facts.active)}种。共${number(facts.squares)}个{格子}，${number(facts.settled)}个有了所需的两条线。`,
  ],
  "several-cycles": (facts) => [
    `${number(facts.sweeps)}轮以后，每个{格子}都连着两条线，但连成了${number(facts.cycles)}个圈。`,
  ],
  frozen: (facts) => [
    `${number(facts.sweeps)}轮以后不再变化，但${number(facts.squares)}个{格子}中只有${number(facts.settled)}个连着两条线。`,
  ],
  "merge-cycles": ({ cycles }) => [
    `两个圈合成一个：两边各去掉一步，换成跨过去的两步。${loopsLeft(cycles)}`,
  ],
  reseed: (facts) => [
    `${causes[facts.cause](facts)}它去掉所有的步，开始第${number(facts.attempt)}次尝试。`,
  ],
  // Edges first.
  "to-corner": ({ to, tied }) =>
    tied > 1
      ? sentence`有${number(tied)}个角一步能到，角优先。随机选一个：${chosen(to)}。`
      : sentence`有一个角一步能到，角优先：${chosen(to)}。`,
  "near-edge"({ to, tied, distance }, { focus }) {
    const where = distance === 0 ? "在边上" : `离边缘${number(distance)}格`;
    const among = tied > 1 ? `，是从${number(tied)}个里随机选的` : "";
    return sentence`从${square(focus)}能到的{格子}里，最靠近边缘的是${chosen(to)}，${where}${among}。`;
  },
  detour(facts) {
    const [first, last] = detourLabels(facts);
    const labels = first === last ? first : `${first}到${last}`;
    return sentence`一段绕行：在${square(facts.from)}和${square(facts.to)}之间插进${number(facts.letters)}个剩下的{格子}，编为${labels}。`;
  },
  renumber: ({ left, lettered }) => [
    left === 0 ? "所有{格子}都走过了。" : `有${number(left)}个{格子}插不进去。`,
    `带字母的${number(lettered)}个{格子}换成数字编号。`,
  ],
};

/** Lines of pseudo-code, short enough to fit the page without wrapping. @type {CodeTexts} */
const code = {
  lines: {
    place: "把{马}放在起点",
    "until-all-visited": "重复，直到走遍所有{格子}：",
    "count-onward-moves": "数每个候选的出路",
    "go-to-fewest": "走到出路最少的那个",
    close: "封闭巡游：回到起点",
    "out-of-steps": "步数用完：重来，并列时随机选",
    prune: "从这里已无巡游：退回",
    "try-next": "走到下一个没试过的{格子}",
    "take-back": "没有了：退回上一步",
    "all-tried": "全都试过了：没有巡游",
    "until-stuck": "重复，直到卡住：",
    "corner-or-nearest-edge": "走到角，否则走最靠边的",
    "splice-detours": "把剩下的{格子}作为绕行插进去",
    "rotate-end": "卡住时，翻转路线的末端",
    renumber: "给带字母的{格子}编号",
    "break-tie-at-random": "并列时：随机选",
    "take-next": "走到巡游的下一个{格子}",
    restart: "如果不行，就重来",
    grow: "延长路线，出路最少的优先",
    "grow-at-random": "延长到任一没走过的{格子}",
    "rotate-until-closed": "翻转末端，直到封闭",
    cut: "把{棋盘}切成块",
    "base-tours": "用搜索找出每块的巡游",
    "until-one-tour": "重复，直到只剩一条巡游：",
    join: "合并两条：各去一步，换成跨越的两步",
    insert: "把一块插到一步的位置上",
    strands: "引四股线穿过四行",
    open: "在起点处断开巡游",
    "set-out": "四股线从一个角出发",
    "until-last-corner": "重复，直到对面的角：",
    advance: "并排直走",
    turn: "到了边上，转进下几排",
    end: "在那里把四股线交错连接",
    "written-down": "小棋盘：用事先找到的巡游",
    diagnose: "看看有没有什么使巡游不可能",
    "match-greedily": "给各{格子}连两条线，余地最小的优先",
    augment: "沿着链条交换，直到都有两条线",
    "until-one-cycle": "重复，直到只剩一个圈：",
    merge: "合并两个圈：两步换两步",
    exchange: "都合不了，就交换更多步",
    "match-again": "如果不行，换别的圈重来",
    "try-all": "在小{棋盘}上，试遍所有可能",
    "ask-theory": "问定理",
    "ask-cycles": "连接小圈，不行就",
    "ask-rotations": "翻转路线的末端，不行就",
    "ask-decision": "一个{格子}一个{格子}地判定，不行就",
    "ask-cycles-again": "连接别的圈，不行就",
    "ask-exhaustive": "试遍所有可能，不行就",
    "give-up": "放弃",
    wake: "随机打开一些走法",
    "until-two-each": "重复，直到每个{格子}有两条线：",
    switch: "U大于3：打开；U小于0：关闭",
    "one-cycle": "如果连成一个圈，就是巡游",
    reseed: "否则随机重来",
    "each-order": "对{格子}的每种排列：",
    follow: "只要每步走得通就走下去",
    holds: "全都走得通，就是巡游",
    update: "U ← U + 4 − 两端的已打开走法数",
    "update-printed": "U ← U + 2 − 共用{格子}的已打开走法数",
  },
  ties: {
    first: "并列时：按走法顺序选第一个",
    random: "并列时：随机选一个",
    "pohl-sum": "并列时：选下一步出路之和最小的",
    "pohl-min": "并列时：选下一步出路最少的",
    roth: "并列时：选离中心最远的",
    "roth-random": "并列时：选最靠外的，再随机选",
    "squirrel-cull": "并列时：按{棋盘}的区域选",
  },
  deadEnds: {
    stop: "遇到死路：停下",
    backtrack: "遇到死路：退回一步",
    restart: "遇到死路：重来，并列时随机选",
  },
  own: ownLines,
};

/** A line of pseudo-code with its indentation; `null` if it does not apply. @type {(name: string, settings: RunSettings) => { text: string, depth: number } | null} */
export const codeLine = (name, settings) => lineOf(name, settings, code);

/** The settings that only one method has: the name of each, those of its values, and both in short, as part of a method’s name. @type {Record<string, { name: string, values: Record<string, { name: string, short: string }> }>} */
const options = {
  order: {
    name: "顺序",
    values: {
      tutorial: { name: "照教程印的", short: "顺序：照教程印的" },
      "fewest-first": { name: "出路最少的优先", short: "顺序：出路最少的优先" },
    },
  },
  prune: {
    name: "向前看",
    values: {
      false: { name: "否", short: "向前看：否" },
      true: { name: "是：已无巡游就放弃", short: "向前看：是" },
    },
  },
  update: {
    name: "更新",
    values: {
      shuffled: { name: "逐个，打乱顺序", short: "更新：逐个，打乱顺序" },
      fixed: { name: "逐个，按顺序", short: "更新：逐个，按顺序" },
      "all-at-once": { name: "同时全部", short: "更新：同时全部" },
    },
  },
  equation: {
    name: "规则",
    values: {
      corrected: { name: "改正后的", short: "规则：改正后的" },
      printed: { name: "照原文印的：不管用", short: "规则：照原文印的" },
    },
  },
  merge: {
    name: "合并",
    values: {
      false: { name: "否", short: "合并：否" },
      true: { name: "是：最后合并各圈", short: "合并：是" },
    },
  },
  growth: {
    name: "延长",
    values: {
      fewest: { name: "出路最少的优先", short: "延长：出路最少的优先" },
      random: { name: "随机", short: "延长：随机" },
    },
  },
};

/** The name of a method's own setting. @param {string} id */
export const optionName = (id) => options[id]?.name ?? id;

/** @type {(id: string, value: string) => string} */
export const optionValue = (id, value) => options[id]?.values[value]?.name ?? value;

/** @type {(id: string, value: string) => string} */
export const optionInShort = (id, value) => options[id]?.values[value]?.short ?? `${id}：${value}`;

/** What a method has tried when it gives up. @type {Record<string, string>} */
export const triedBy = {
  warnsdorff: "每次尝试都按规则走进了死路，或者用完了步数。",
  restarts: "每次尝试都走进了死路，或者没有封闭。",
  backtracking: "没有时间试遍所有可能。",
  "edges-first": "剩下的{格子}不能全都作为绕行插进去。",
  blocks: "方法没有找到某一块的巡游，或者没有办法合并其中两块。",
  rotations: "方法一直在翻转路线的末端，并且多次重来。",
  cycles: "怎样交换也连不起剩下的圈，而试遍所有可能要花太久。",
  neural: "网络稳定在几个圈上，或者根本没有稳定。",
};

/** The methods that are tried in turn, by code. @type {Record<AskedMethod, string>} */
export const askedMethods = {
  theory: "定理",
  cycles: "连接小圈",
  rotations: "翻转路线末端",
  decision: "逐个{格子}判定",
  "cycles-again": "连接别的圈",
  exhaustive: "穷举搜索",
};
