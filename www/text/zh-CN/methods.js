/**
 * What is said of each method: a sentence for each kind of step, the lines of its pseudo-code, its own settings, and
 * what it tried in vain. Steps of Warnsdorff’s rule are told in `stories.js`.
 *
 * @import { AskedMethod, Moment, NoTourOfNetwork, PruneCause, ReasonCode, ReasonFacts, RunSettings, TieBreakId, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Part } from "../language.js"
 */

import { fromEdge } from "./measures.js";
import { ruleLines } from "./rule.js";
import { chosen, number, percent, square } from "./sentence.js";

/** The steps that `stories.js` does not cover. @typedef {Exclude<ReasonCode, "fewest" | "tie" | "by-rule" | "close" | "backtrack" | "restart" | "end">} Code */

/**
 * The facts of a kind of step, by name.
 * @template {Code} C
 * @typedef {object} Facts
 * @property {(name: keyof ReasonFacts[C]) => string} name a square
 * @property {(name: keyof ReasonFacts[C]) => number} number
 * @property {<Name extends keyof ReasonFacts[C]>(name: Name) => ReasonFacts[C][Name]} word
 * @property {Moment} moment
 */

/** @param {Moment} moment */
function factsOf(moment) {
  const facts = /** @type {Record<string, any>} */ (moment.reason);
  return {
    name: (/** @type {string} */ name) => facts[name],
    number: (/** @type {string} */ name) => facts[name],
    word: (/** @type {string} */ name) => facts[name],
    moment,
  };
}

/** The onward moves of a square that was just named. @param {number} n */
const withWays = (n) => (n === 0 ? "，那里没有出路" : `，那里有${number(n)}条出路`);

/** @param {number} n */
const loopsLeft = (n) => (n === 1 ? "只剩一个圈了：一条封闭巡游。" : `还剩${number(n)}个圈。`);

/** @param {number} n moves missing until every square has two */
const stillMissing = (n) => (n === 0 ? "现在每个{格子}都有两步了。" : `还缺${number(n)}步。`);

/** Why backtracking gives up a square before it is stuck. @type {Record<PruneCause, (name: string) => Part[]>} */
const pruneCauses = {
  unreachable: (name) => ["再没有一步能到", square(name)],
  "too-many-ends": (name) => [square(name), "只能作端点，而巡游的两个端点都已经有了"],
  "cut-in-two": (name) => ["从这里再也到不了", square(name)],
  "start-cut-off": (name) => ["没走过的{格子}里，没有一个能一步回到起点", square(name)],
};

/** Where four strands turn, by side. @type {Record<ReasonFacts["formation-turns"]["side"], string>} */
const formationSides = { left: "左边", right: "右边", bottom: "下边", top: "上边" };

/** Why the network gives up an attempt. @type {Record<NoTourOfNetwork, (facts: Facts<"reseed">) => string>} */
const causes = {
  "several-cycles": ({ number: fact }) =>
    `网络稳定了，但得到的是${number(fact("cycles"))}个圈，不是一个。`,
  "no-merge": ({ number: fact }) => `剩下的${number(fact("cycles"))}个圈，网络再也合并不了。`,
  "too-many-sweeps": ({ number: fact }) => `过了${number(fact("sweeps"))}轮，网络还没有稳定。`,
  frozen: () => "网络稳定了，但有些{格子}不是两步。",
};

/** The purpose of rotating a path. @type {Record<ReasonFacts["rotate-walk"]["use"], string>} */
const uses = {
  "goes-on": "从那里又能走到没走过的{格子}。",
  closes: "从那里能走到起点。",
  detour: "现在可以插进一段绕行。",
  none: "在可能的末端里，路线最久没在这里停过。",
};

/** A path ends in a dead end, or at the wrong place. @type {(facts: Facts<"rotate"> | Facts<"rotate-walk">) => Part[]} */
function rotation({ name, number: fact, word: use, moment }) {
  const left = fact("left");
  const why =
    left === 0
      ? ["所有{格子}都走过了，但从", square(moment.focus), "一步回不到", square(moment.start), "。"]
      : ["从", square(moment.focus), "走不到没走过的{格子}。"];
  return [
    ...why,
    "方法把这个末端接到",
    square(name("at")),
    "，再把从那里开始的一段路翻转过来。现在末端在",
    chosen(name("to")),
    `。${uses[use("use")]}`,
  ];
}

/** The next order to try: the squares by their numbers on the board. @param {Facts<"breaks" | "not-closed" | "holds">} facts */
const orderOf = ({ number: fact }) => `下一种排列是${[...String(fact("order"))].join(" ")}`;

/** Letters in the order a, b, …, z, aa, ab, …, from 0. @type {(at: number) => string} */
const letterAt = (at) =>
  (at < 26 ? "" : letterAt(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));

/** Names the method that makes the moves. @param {Moment} moment */
const maker = ({ algorithm }) => (algorithm === "warnsdorff" ? "规则" : "方法");

/** A move by hand from this moment, and the choice that the method would have made. @type {(moment: Moment, to: string) => string} */
export function wentByHand(moment, to) {
  const { reason, candidates } = moment;
  const preferred =
    reason.code === "by-hand"
      ? reason.preferred
      : candidates.find((candidate) => candidate.chosen)?.square;
  if (preferred === undefined) {
    return `你走到了${to}。`;
  }
  return to === preferred
    ? `你走到了${to}，${maker(moment)}也会这样走。`
    : `你走到了${to}；${maker(moment)}本想去${preferred}。`;
}

/** A sentence for every code. @type {{ [C in Code]: (facts: Facts<C>) => Part[] }} */
const stories = {
  // Backtracking.
  forward({ name, number: fact, moment }) {
    const [tried, left] = [fact("tried"), fact("left")];
    return [
      "从",
      square(moment.focus),
      tried
        ? `出发已有${number(tried)}个{格子}试过不行，{马}按顺序试下一个：`
        : "出发，{马}按顺序试下一个{格子}：",
      chosen(name("to")),
      left ? `；还有${number(left)}个留到以后。` : "。",
    ];
  },
  prune: ({ name, word: fact, moment }) => [
    "从",
    square(moment.focus),
    "不可能走成巡游：",
    ...pruneCauses[fact("cause")](name("square")),
    "。{马}退回",
    chosen(name("to")),
    "。",
  ],
  // By hand.
  "by-hand": ({ name, number: fact, moment }) => [
    "你从",
    square(moment.focus),
    "走到",
    chosen(name("to")),
    withWays(fact("accessibility")),
    ...(name("to") === name("preferred")
      ? [`，${maker(moment)}也会这样走。`]
      : [`；${maker(moment)}本想去`, square(name("preferred")), "。"]),
  ],
  "closed-by-hand": ({ name }) => ["你走到", chosen(name("to")), "，把巡游封闭了。"],
  // A given tour.
  "take-next"({ name, number: fact, moment }) {
    const [ways, fewest] = [fact("accessibility"), fact("fewest")];
    const rule =
      ways > fewest
        ? `。汪斯道夫规则会去一个只有${number(fewest)}条出路的{格子}`
        : ways > 0 && moment.candidates.length > 1
          ? "，是最少的，正是汪斯道夫规则要选的"
          : "";
    return [
      "巡游从",
      square(moment.focus),
      "走到",
      chosen(name("to")),
      `${withWays(ways)}${rule}。`,
    ];
  },
  // Permutations.
  breaks: (facts) => [
    `${orderOf(facts)}。从`,
    square(facts.name("from")),
    "到",
    square(facts.name("to")),
    "一步到不了。",
  ],
  "not-closed": (facts) => [
    `${orderOf(facts)}。每一步都走得通，但是从`,
    square(facts.name("from")),
    "一步回不到",
    square(facts.name("to")),
    "。",
  ],
  holds: (facts) => [`${orderOf(facts)}。每一步都走得通。`],
  // Restarts.
  "attempt-failed"({ number: fact, word: cause, moment }) {
    const [attempts, complete] = [fact("attempts"), fact("complete")];
    const end =
      cause("cause") === "not-closed"
        ? "所有{格子}都走过了，但巡游是开放的。"
        : `走进死路：共${number(moment.squares)}个{格子}，走了${number(fact("visited"))}个。`;
    return [
      `${end}{马}把走过的步全部退回。到现在试了${number(attempts)}次：${number(complete)}次走遍所有{格子}（${percent(complete, attempts)}），没有一次封闭。`,
    ];
  },
  "closed-after-attempts": ({ name, number: fact }) => [
    "所有{格子}都走过了，再走到",
    chosen(name("to")),
    `就封闭了。试了${number(fact("attempts"))}次，这是第一次封闭（${percent(1, fact("attempts"))}）。其中${number(fact("complete"))}次走遍所有{格子}（${percent(fact("complete"), fact("attempts"))}）。`,
  ],
  // Rotations.
  grow: ({ name, number: fact, moment }) => [
    "路线从",
    square(moment.focus),
    "接着走到",
    chosen(name("to")),
    withWays(fact("accessibility")),
    fact("tied") > 1 ? "，是从同样好的里面随机选的。" : "。",
  ],
  "grow-at-random": ({ name, number: fact, moment }) => [
    "路线从",
    square(moment.focus),
    "接着走到",
    chosen(name("to")),
    `，是从${number(fact("candidates"))}个{格子}里随机选的。`,
  ],
  "rotations-failed": ({ number: fact, moment }) => [
    `方法把末端翻转了${number(fact("turns"))}次，没有成功；共${number(moment.squares)}个{格子}，走了${number(fact("visited"))}个。它把走过的步全部退回，开始第${number(fact("attempts") + 1)}次尝试。`,
  ],
  rotate: rotation,
  "rotate-walk": rotation,
  // Blocks.
  cut: ({ word: side, number: fact }) => [
    side("side") === "rows"
      ? `方法在从下数第${number(fact("after"))}行之后把{棋盘}切开。`
      : `方法在从左数第${number(fact("after"))}列之后把{棋盘}切开。`,
  ],
  "base-tour"({ name, number: fact, word: how, moment }) {
    const size = `${fact("width")} × ${fact("height")}`;
    const origin =
      how("how") === "copied"
        ? "和另一块同样大小的走同样的巡游。"
        : `用搜索找到一条${how("kind") === "closed" ? "封闭" : "开放"}巡游。`;
    return fact("width") * fact("height") === moment.squares
      ? [`整个{棋盘}就是一块${size}，${origin}`]
      : ["以", square(name("corner")), `为角的一块${size}，${origin}`];
  },
  "blocks-joined": ({ name, number: fact }) => [
    "两块合成一块：两边各去掉一步，换成跨过去的两步，其中一步从",
    square(name("from")),
    "到",
    square(name("to")),
    `。还剩${number(fact("left"))}条巡游。`,
  ],
  "piece-inserted": ({ name }) => [
    "从",
    square(name("from")),
    "到",
    square(name("to")),
    "的一步让开位置，插进下一块的巡游。",
  ],
  "strand-ends": ({ name, number: fact }) => [
    "从",
    square(name("corner")),
    `开始的${number(fact("columns"))}列走出一条巡游，从中引出四股线。`,
  ],
  strands: ({ name }) => ["四股线从", square(name("corner")), "开始，继续穿过两列。"],
  "strands-tied": ({ name }) => ["方法把四股线接到从", square(name("corner")), "开始的各列上。"],
  opened: ({ name }) => [
    "你要的是开放巡游，所以去掉从",
    square(name("last")),
    "回到起点",
    square(name("start")),
    "的一步。",
  ],
  // Few turns and crossings.
  "formation-sets-out": ({ name }) => [
    "四股线从",
    square(name("from")),
    "和它旁边的格子出发，两两相连，并排前进。",
  ],
  "formation-advances": ({ name, number: fact }) => [
    fact("strands") === 4
      ? "四股线全都直走，第一股到了"
      : `${number(fact("strands"))}股线直走，第一股到了`,
    square(name("to")),
    "。",
  ],
  "formation-turns": ({ word: fact, number: value }) => [
    `到了${formationSides[fact("side")]}，四股线走${number(value("moves"))}步，转进下面四排。`,
  ],
  "formation-ends": ({ name }) => [
    "在最后一个角上的",
    square(name("at")),
    "，第一股和第三股相接，第二股和第四股相接。这与开头的两两相连不同，所以四股连成了一条封闭巡游。",
  ],
  "formation-too-large": () => [
    "在这个{棋盘}上，四股线没有地方转弯。这条转弯和交叉都少的巡游是事先搜索到的。",
  ],
  // Cycles.
  match: ({ number: fact }) => [
    fact("moves") === 1
      ? "再选一步，给余地最小的{格子}。"
      : `再选${number(fact("moves"))}步，每次都给余地最小的{格子}。`,
    stillMissing(fact("missing")),
  ],
  augment: ({ number: fact }) => [
    `有两个{格子}各缺一步。换掉一串走法，去掉${number(fact("out"))}步、加上${number(fact("in"))}步，它们就各多了一步。${stillMissing(fact("missing"))}`,
  ],
  merge: ({ number: fact }) => [
    `两个圈合成一个：两边各去掉一步，换成跨过去的两步。较小的圈有${number(fact("size"))}个{格子}。${loopsLeft(fact("cycles"))}`,
  ],
  exchange: ({ number: fact }) => [
    `这次换得更多，去掉${number(fact("out"))}步、加上同样多步，把${number(fact("joined"))}个圈连了起来。${loopsLeft(fact("cycles"))}`,
  ],
  shift: ({ number: fact }) => [
    `没有两个圈能合并。换掉${number(fact("out"))}步，圈变了样，但还是${number(fact("cycles"))}个。`,
  ],
  "match-again": ({ number: fact }) => [
    `这${number(fact("cycles"))}个圈合不起来。方法去掉所有的步，开始第${number(fact("attempt"))}次尝试。`,
  ],
  "try-all": ({ number: fact }) => [
    `现在方法把所有可能都试一遍：共${number(fact("ends"))}种情况，弄清了${number(fact("tried"))}种。`,
  ],
  found: () => ["试遍所有可能，找到了一条巡游。"],
  // Several methods in turn.
  "next-method": ({ word: fact }) => [
    `${askedMethods[fact("method")]}没有得出答案。接下来是${askedMethods[fact("next")]}。`,
  ],
  decide: ({ number: fact, moment }) => [
    `这种方法同时跟踪穿过各个{格子}的所有路线：共${number(fact("squares"))}个{格子}，完成了${number(fact("finished"))}个，下一个是`,
    square(moment.focus),
    `；目前有${number(fact("states"))}种状态。`,
  ],
  answered: ({ word: fact }) => [`${askedMethods[fact("method")]}找到了一条巡游。`],
  // Neural network.
  wake: ({ number: fact }) => [
    `第${number(fact("attempt"))}次尝试：${number(fact("moves"))}种走法中，随机打开了${number(fact("active"))}种。`,
  ],
  sweep: ({ number: fact }) => [
    `第${number(fact("sweep"))}轮：切换了${number(fact("switched"))}种走法，打开着${number(fact("active"))}种。共${number(fact("squares"))}个{格子}，${number(fact("settled"))}个有了所需的两步。`,
  ],
  "several-cycles": ({ number: fact }) => [
    `${number(fact("sweeps"))}轮以后，每个{格子}都有两步，但连成了${number(fact("cycles"))}个圈。`,
  ],
  frozen: ({ number: fact }) => [
    `${number(fact("sweeps"))}轮以后不再变化，但${number(fact("squares"))}个{格子}中只有${number(fact("settled"))}个有两步。`,
  ],
  "merge-cycles": ({ number: fact }) => [
    `两个圈合成一个：两边各去掉一步，换成跨过去的两步。${loopsLeft(fact("cycles"))}`,
  ],
  reseed: (facts) => [
    `${causes[facts.word("cause")](facts)}它去掉所有的步，开始第${number(facts.number("attempt"))}次尝试。`,
  ],
  // Edges first.
  "to-corner": ({ name, number: fact }) => [
    fact("tied") > 1
      ? `能到${number(fact("tied"))}个角，而角优先。随机选一个：`
      : "能到一个角，而角优先：",
    chosen(name("to")),
    "。",
  ],
  "near-edge": ({ name, number: fact, moment }) => [
    "从",
    square(moment.focus),
    "能到的{格子}里，最靠近边缘的是",
    chosen(name("to")),
    fact("tied") > 1
      ? `，${fromEdge(fact("distance"))}，是从${number(fact("tied"))}个里随机选的。`
      : `，${fromEdge(fact("distance"))}。`,
  ],
  detour({ name, number: fact }) {
    const [after, passed, letters] = [fact("after"), fact("passed"), fact("letters")];
    const label = (/** @type {number} */ at) => `${after}${letterAt(at)}`;
    return [
      "一段绕行：在",
      square(name("from")),
      "和",
      square(name("to")),
      letters === 1
        ? `之间插进1个剩下的{格子}，编为${label(passed)}。`
        : `之间插进${number(letters)}个剩下的{格子}，编为${label(passed)}到${label(passed + letters - 1)}。`,
    ];
  },
  renumber: ({ number: fact }) => [
    fact("left") === 0 ? "所有{格子}都走过了。" : `有${number(fact("left"))}个{格子}插不进去。`,
    `带字母的${number(fact("lettered"))}个{格子}换成数字编号。`,
  ],
};

/** One or two sentences for a step of any method. @type {(moment: Moment, code: Code) => Part[]} */
export const storyOf = (moment, code) =>
  /** @type {(facts: ReturnType<typeof factsOf>) => Part[]} */ (stories[code])(factsOf(moment));

/** The line that breaks ties. Lines are short enough to fit the page without wrapping. */
const tieLines = /** @type {Record<TieBreakId, string>} */ ({
  first: "并列时：按走法顺序选第一个",
  random: "并列时：随机选一个",
  "pohl-sum": "并列时：选下一步出路之和最小的",
  "pohl-min": "并列时：选下一步出路最少的",
  roth: "并列时：选离中心最远的",
  "roth-random": "并列时：选最靠外的，再随机选",
  "squirrel-cull": "并列时：按{棋盘}的区域选",
});

const deadEndLines = /** @type {Record<WhenStuck, string>} */ ({
  stop: "遇到死路：停下",
  backtrack: "遇到死路：退回一步",
  restart: "遇到死路：重来，并列时随机选",
});

/**
 * A line of pseudo-code with its indentation; `null` if it does not apply.
 * @param {string} code
 * @param {RunSettings} settings
 * @returns {{ text: string, depth: number } | null}
 */
export function codeLine(code, settings) {
  const { tieBreak, whenStuck: policy, target } = settings;
  const own = settings.rule === undefined ? null : ruleLines(settings.rule);
  switch (code) {
    case "place":
      return { text: "把{马}放在起点", depth: 0 };
    case "until-all-visited":
      return { text: "重复，直到走遍所有{格子}：", depth: 0 };
    case "count-onward-moves":
      return { text: own?.measure ?? "数每个候选的出路", depth: 1 };
    case "go-to-fewest":
      return { text: own?.go ?? "走到出路最少的那个", depth: 1 };
    case "break-tie":
      return { text: own?.tie ?? tieLines[tieBreak ?? "first"], depth: 1 };
    case "close":
      return target === "closed" ? { text: "封闭巡游：回到起点", depth: 0 } : null;
    case "dead-end":
      return { text: deadEndLines[policy ?? "stop"], depth: 0 };
    case "out-of-steps":
      return policy === "backtrack" ? { text: "步数用完：重来，并列时随机选", depth: 0 } : null;
    default:
      return codeOf(code, settings);
  }
}

/** Lines of pseudo-code; two leading spaces indent a line within a loop. @type {Record<string, string>} */
const lines = {
  prune: "  从这里已无巡游：退回",
  "try-next": "  走到下一个没试过的{格子}",
  "take-back": "  没有了：退回上一步",
  "all-tried": "全都试过了：没有巡游",
  "until-stuck": "重复，直到卡住：",
  "corner-or-nearest-edge": "  走到角，否则走最靠边的",
  "splice-detours": "把剩下的{格子}作为绕行插进去",
  "rotate-end": "卡住时，翻转路线的末端",
  renumber: "给带字母的{格子}编号",
  "break-tie-at-random": "  并列时：随机选",
  "take-next": "走到巡游的下一个{格子}",
  restart: "如果不行，就重来",
  grow: "  延长路线，出路最少的优先",
  "grow-at-random": "  延长到任一没走过的{格子}",
  "rotate-until-closed": "翻转末端，直到封闭",
  cut: "把{棋盘}切成块",
  "base-tours": "用搜索找出每块的巡游",
  "until-one-tour": "重复，直到只剩一条巡游：",
  join: "  合并两条：各去一步，换成跨越的两步",
  insert: "  把一块插到一步的位置上",
  strands: "  引四股线穿过四行",
  open: "在起点处断开巡游",
  "set-out": "四股线从一个角出发",
  "until-last-corner": "重复，直到对面的角：",
  advance: "  并排直走",
  turn: "  到了边上，转进下几排",
  end: "在那里把四股线交错连接",
  "written-down": "小棋盘：用事先找到的巡游",
  diagnose: "看看有没有什么使巡游不可能",
  "match-greedily": "给各{格子}两步，余地最小的优先",
  augment: "沿着链条交换，直到都有两步",
  "until-one-cycle": "重复，直到只剩一个圈：",
  merge: "  合并两个圈：两步换两步",
  exchange: "  都合不了，就交换更多步",
  "match-again": "  如果不行，换别的圈重来",
  "try-all": "  在小{棋盘}上，试遍所有可能",
  "ask-theory": "问定理",
  "ask-cycles": "连接小圈，不行就",
  "ask-rotations": "翻转路线的末端，不行就",
  "ask-decision": "一个{格子}一个{格子}地判定，不行就",
  "ask-cycles-again": "连接别的圈，不行就",
  "ask-exhaustive": "试遍所有可能，不行就",
  "give-up": "放弃",
  wake: "随机打开一些走法",
  "until-two-each": "重复，直到每个{格子}有两步：",
  switch: "  U大于3：打开；U小于0：关闭",
  "one-cycle": "如果连成一个圈，就是巡游",
  reseed: "否则随机重来",
  "each-order": "对{格子}的每种排列：",
  follow: "  只要每步走得通就走下去",
  holds: "  全都走得通，就是巡游",
};

/**
 * A line of pseudo-code with its indentation.
 * @param {string} code
 * @param {RunSettings} settings
 */
function codeOf(code, { equation, merge, prune, growth }) {
  const update =
    equation === "printed"
      ? "  U ← U + 2 − 共用{格子}的已打开走法数"
      : "  U ← U + 4 − 两端的已打开走法数";
  const name = code === "grow" && growth === "random" ? "grow-at-random" : code;
  const text = code === "update" ? update : (lines[name] ?? code);
  const isOff = (code === "merge" && merge === "false") || (code === "prune" && prune === "false");
  return isOff ? null : { text: text.trim(), depth: text.startsWith(" ") ? 1 : 0 };
}

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
