/**
 * The texts of the page in Chinese. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { isTouched } from "../pointing.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, play, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, locale, number, paragraph, plain, quoted } from "./sentence.js";
import { walker } from "./terms.js";

export * from "./existence.js";
export * from "./labels.js";
export { measured, measuredInShort } from "./measures.js";
export { wentByHand } from "./methods.js";
export { codeLine, optionInShort, optionName, optionValue } from "./methods.js";
export {
  columnHead,
  headOf,
  name as ownRuleName,
  named as namedRule,
  opened as ownRuleOpened,
  own as ownRule,
  usual as usualRules,
  usualNumbers,
  valuesInWords,
} from "./rule.js";
export * from "./stories.js";
export { fillIn, piece, sayOn, termsOf, usualTerms } from "./terms.js";
export { between, locale, number, paragraph, plain };

/** How often a run takes a step. @param {number} perSecond */
export function speed(perSecond) {
  const pace = paceOf(perSecond);
  return "seconds" in pace ? `${number(pace.seconds)}秒一步` : `每秒${number(pace.steps)}步`;
}

/** What speeds are called. */
const paces = { slow: "慢", normal: "中", fast: "快" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider. @param {Pace} pace */
export const speedText = (pace) => `速度：${paces[pace]}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}，${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name) => counters[name].other;

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "这个棋盘上不能用") => `${name}（${why}）`;

/** @param {number} squares */
export const upTo = (squares) => `最多${number(squares)}个格子`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight ? `改用${valueName("board", board)}和马` : `改用${valueName("board", board)}`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie" ? "后面没有并列了：这是运行的结尾。" : "后面没有死路了：这是运行的结尾。";

export const noTimeline = "这个{棋盘}太大，没法记住每一步。运行可以前进或重来，但不能后退。";

/** What is so of a candidate. */
const candidateTags = { chosen: "选中", tied: "= 并列", tried: "试过" };

/** Beside a candidate: "= 并列，选中" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join("，");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join("，");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name}（${key}）`;

/** Keys that are pressed together: "Ctrl Shift Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join(" ");

/** What the key of the button does. */
export const playOrPause = `${play.play} / ${play.pause}`;

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}：${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}：${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}：${labels[kind]}`;

/** “Tap”, or “choose” with a mouse or the keyboard. */
export const press = isTouched ? "轻点" : "选择";

/** What a click on the board does. */
const hints = {
  start: `${press}一个{格子}，从那里重新开始。`,
  go: `${press}有圆环的{格子}走过去，${press}别的{格子}则从那里重新开始。`,
  numberFrom: `${press}要编为1号的{格子}。`,
  answer: `${press}它要去的{格子}。`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `对，是${to}。` : `不是${to}。`);
/** @param {string} to */
export const noWay = (to) => `{马}不能走到${to}。`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `从${square}重新开始`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "洞",
  start: "起点，编号1",
  visited: (n) => `走过，编号${typeof n === "number" ? number(n) : n}`,
  open: "没走过",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "下一步选它",
  candidate: "候选",
  joinedToNothing: "不和任何顶点相连",
  joinedTo: (names) => `和${names.join("、")}相连`,
  joinedToMany: (vertices) => `和${number(vertices)}个顶点相连`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "没走过", ...joinedTo(info)].join("，");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}，已标记`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => (isGraph ? `${walker}在这里` : "马在这里");

/** The description of a square: "d4，没走过，3条出路，候选". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join("，");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `棋盘，宽${number(width)}，高${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) => `图，${number(vertices)}个顶点`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "识别为每行两个名称：",
  adjacency: "识别为邻点列表：",
  dimacs: "识别为DIMACS：",
  tsplib: "识别为TSPLIB：",
  graph6: "识别为graph6：",
  sparse6: "识别为sparse6：",
  matrix: "识别为矩阵：",
  lad: "识别为LAD：",
  metis: "识别为METIS：",
  pajek: "识别为Pajek：",
  gml: "识别为GML：",
  dot: "识别为DOT：",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}${number(vertices)}个顶点，${number(edges)}条边。`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `这个棋盘有${number(squares)}个格子和${number(missing)}个洞。选一种大小，就会变成完整的矩形。`;

/** @param {string} start */
export const randomStart = (start) => `随机选中：${start}。`;

/** A start that is left open. */
export const anyStart = "巡游可以从任何地方开始。";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "板块",
  board: labels.boardHeading,
  graph: "图",
  step: "步数",
  layers: labels.show,
  numbers: "数字",
  tour: "给定的巡游",
  byHand: "自己走的步",
  view: "视图",
});

/** The page’s name for a setting, or for another parameter of a link. @param {string} id */
const settingName = (id) => fields[id] ?? optionName(id);

/** The page's name for a value of a setting. @type {(setting: string, value: string) => string} */
export function valueName(setting, value) {
  switch (setting) {
    case "board": {
      const sides = sidesOf(value);
      return sides ? size(...sides) : value;
    }
    case "target":
      return targets[/** @type {Target} */ (value)] ?? value;
    case "whenStuck":
      return whenStuck[/** @type {WhenStuck} */ (value)] ?? value;
    case "theme":
      return themes[value] ?? value;
    case "leaper":
      return value.replace(",", ", ");
    default:
      return optionValue(setting, value);
  }
}

/** An error beside a setting's field. @param {string} message */
export const refused = (message) => `没有改动：${clip(message)}。`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "现在显示“探索”。",
  step: "运行停在开头。",
  tour: "现在显示汪斯道夫规则。",
  layers: "现在显示通常的内容。",
  rule: "现在使用通常的规则。",
  graph: "现在显示棋盘。",
  byHand: "所有的步都由方法来走。",
  ask: "答案会显示出来。",
  present: "现在显示通常的页面。",
  view: "现在显示通常的页面。",
  numberFrom: "从起点开始编号。",
  numbers: "格子上显示方法所看的数。",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)}：${clip(message)}。${insteads[name] ?? (instead ? `改用${quoted(instead)}。` : "页面不理会它。")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? `${fields.step}：这次运行一步也没有。页面显示它的结尾。`
    : `${fields.step}：这次运行只有${number(steps)}步。页面显示它的结尾。`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand}：链接里有一步走不通。从那里起由方法来走。`;

/** The method cannot take over. */
export const waits = "这种方法不能接着你的步走下去。点一个格子，自己走下一步。";

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom}：只有封闭巡游才能从任意一格编号。现在从起点开始编号。`;

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)}在这个棋盘上是洞；请选一个格子`,
  /** A method that makes no move by itself. */
  player: "这里不能自己走；请选一种会走的方法",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${labels[name]}必须是1到${number(most)}的整数`,
  /** @param {number} most */
  tooLong: (most) => `对链接来说太长了；最多${number(most)}个字符`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "和链接里的其他内容放在一起，它没有意义",
  /** @param {string} value */
  room: (value) => `没有叫${quoted(value)}的板块`,
  /** @param {string} value */
  leaper: (value) => `${quoted(value)}不是棋子；请写它一跳的两个长度，例如1,3`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) => `${quoted(value)}不是链接可用的步数；请写0到${number(most)}的整数`,
  /** @param {string} value */
  flag: (value) => `${quoted(value)}既不是true也不是false；请写true，或者不写`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) => `没有${quoted(value)}这种视图；请写${known}，或者不写`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) => `没有${quoted(value)}这个图层；可选的有${known.join("、")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) => `没有${quoted(value)}这个主题；可选的有${known.join("、")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) => `本页没有${quoted(value)}这种语言；可选的有${known.join("、")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "格子太小，显示不下。";

export const preparing = "正在准备…";
export const copied = "已复制";
export const saved = "已保存";
export const copyFailed = "没能复制";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${number(squares)}个{格子}太多，这里显示不下。请改为复制或保存。`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `正在加载${what}…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed = "求解程序停止了工作。可能是内存不够了：试试小一点的棋盘。";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "请检查网络，再试一次。",
  gone: "本页有了更新的版本。请重新加载页面：你会回到现在的画面。",
  broken: "页面的一个文件没有传完整。请重新加载页面：你会回到现在的画面。",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]}浏览器给出的信息：`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because}你还是可以运行，看看它在哪里停下。`;
