/**
 * The texts of the page in Japanese. Other modules pass codes, numbers and squares, and show the result. This
 * file has the texts that do not belong to any other.
 * @import { GraphForm, SquareInfo, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { SquareTexts } from "../square-label.js"
 */

import { clip, excerpt } from "../cut.js";
import { isTouched } from "../pointing.js";
import { paceOf, sidesOf } from "../quantities.js";
import { factsOf, neighboursIn } from "../square-label.js";
import { counters, labels, targets, themes, whenStuck } from "./labels.js";
import { measured } from "./measures.js";
import { optionName, optionValue } from "./methods.js";
import { between, locale, number, paragraph, plain, plural, quoted } from "./sentence.js";
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
  return "seconds" in pace
    ? `${number(pace.seconds)}秒に1ステップ`
    : `1秒に${number(pace.steps)}ステップ`;
}

/** What speeds are called. */
const paces = { slow: "遅い", normal: "標準", fast: "速い" };
/** @typedef {keyof typeof paces} Pace */

/** The text beside the speed slider; if need be, its line breaks after the colon. @param {Pace} pace */
export const speedText = (pace) => `速さ：${[...paces[pace]].join("\u2060")}`;

/** The speed by its name and in steps a second. @param {{ speed: number, pace: Pace }} of */
export const namedSpeed = (of) => `${paces[of.pace]}、${speed(of.speed)}`;

/** The name of a counter that stands at a number. @type {(name: keyof typeof counters, n: number) => string} */
export const counterName = (name, n) => plural(n, counters[name]);

/** A method that the board rules out, in the list of methods. @type {(name: string, why?: string) => string} */
export const unfit = (name, why = "この盤では不可") => `${name}（${why}）`;

/** @param {number} squares */
export const upTo = (squares) => `${number(squares)}マスまで`;

/** A button that makes a method possible. @type {(board: string, withKnight: boolean) => string} */
export const useBoard = (board, withKnight) =>
  withKnight ? `${valueName("board", board)}とナイトを使う` : `${valueName("board", board)}を使う`;

/** There is no such moment ahead. @param {"tie" | "dead-end"} what */
export const noneAhead = (what) =>
  what === "tie"
    ? "この先に同点はありません。この回の終わりです。"
    : "この先に行き止まりはありません。この回の終わりです。";

export const noTimeline =
  "この{盤}は大きすぎて、すべてのステップを覚えておけません。先へ進むことと最初からやり直すことはできますが、戻ることはできません。";

/** What is so of a candidate. */
const candidateTags = { chosen: "選択", tied: "＝同点", tried: "試した" };

/** Beside a candidate: "＝同点、選択" @param {readonly (keyof typeof candidateTags)[]} those */
export const tags = (those) => those.map((each) => candidateTags[each]).join("、");

/** A method and what of its settings differs from the usual. @type {(method: string, settings: readonly string[]) => string} */
export const methodWith = (method, settings) => [method, ...settings].join("、");

/** A button’s tooltip. @type {(name: string, key: string) => string} */
export const withKey = (name, key) => `${name}（${key}）`;

/** Keys that are pressed together: "Ctrl+Shift+Z" @param {readonly string[]} keys */
export const keysTogether = (keys) => keys.join("+");

/** What the key of the button does. */
export const playOrPause = "再生・一時停止";

/** Names of buttons that are many on the page. @param {string} form how a tour is written */
export const copyForm = (form) => `${labels.copy}：${form}`;
/** @param {string} form */
export const saveForm = (form) => `${labels.saveText}：${form}`;
/** @param {"svg" | "png"} kind */
export const savePictureAs = (kind) => `${labels.savePicture}：${labels[kind]}`;

/** “Tap”, or “choose” with a mouse or the keyboard. */
export const press = isTouched ? "タップ" : "選択";

/** What a click on the board does. */
const hints = {
  start: `{マス}を${press}すると、そこから始め直します。`,
  go: `丸のついた{マス}を${press}すると、そこへ進みます。ほかの{マス}なら、そこから始め直します。`,
  numberFrom: `1番にする{マス}を${press}してください。`,
  answer: `次に進む{マス}を${press}してください。`,
};

/** The line under the board. @param {keyof typeof hints} purpose */
export const clickHint = (purpose) => hints[purpose];

/** The reply to an answer. @type {(to: string, isRight: boolean) => string} */
export const answered = (to, isRight) => (isRight ? `${to}、正解です。` : `${to}ではありません。`);
/** @param {string} to */
export const noWay = (to) => `{ナイト}は${to}へは進めません。`;

/** A button beside that. @param {string} square */
export const startOn = (square) => `${square}から始め直す`;

/** What is said of a square. @type {SquareTexts} */
const ofSquare = {
  hole: "穴",
  start: "スタート、1番",
  visited: (n) => (typeof n === "number" ? `${number(n)}番` : `${n}番`),
  open: "空き",
  measured,
  here: (isGraph) => knightHere(isGraph),
  chosen: "次に進む所",
  candidate: "候補",
  joinedToNothing: "どこにもつながっていない",
  joinedTo: (names) => `つながる頂点は${names.join("、")}`,
  joinedToMany: (vertices) => `つながる頂点は${number(vertices)}個`,
};

/** The neighbours of a vertex, as part of its description; empty on a board. @param {SquareInfo} info */
export const joinedTo = (info) => neighboursIn(info, ofSquare);

/** A square whose number is hidden. @param {SquareInfo} info */
export const openSquare = (info) => [info.square, "空き", ...joinedTo(info)].join("、");

/** The description of a highlighted square. @param {string} told */
export const markedSquare = (told) => `${told}、印つき`;

/** The square of the knight, or of the walker on a graph. @param {boolean} isGraph */
export const knightHere = (isGraph) => (isGraph ? `${walker}の位置` : "ナイトの位置");

/** The description of a square: "d4、空き、行き先3か所、候補". @type {(info: SquareInfo, start: string) => string} */
export const squareLabel = (info, start) =>
  [info.square, ...factsOf(info, start, ofSquare)].join("、");

/** @type {(width: number, height: number) => string} */
export const gridName = (width, height) => `盤、横${number(width)}、縦${number(height)}`;

/** @param {number} vertices */
export const graphName = (vertices) => `${number(vertices)}頂点のグラフ`;

/** The format of a graph. @type {Record<GraphForm, string>} */
const graphForms = {
  edges: "",
  pairs: "1行に名前が2つの形式：",
  adjacency: "隣の頂点の一覧：",
  dimacs: "DIMACS形式：",
  tsplib: "TSPLIB形式：",
  graph6: "graph6形式：",
  sparse6: "sparse6形式：",
  matrix: "行列：",
  lad: "LAD形式：",
  metis: "METIS形式：",
  pajek: "Pajek形式：",
  gml: "GML形式：",
  dot: "DOT形式：",
  name: "",
};

/** @type {(vertices: number, edges: number, form?: GraphForm) => string} */
export const graphSize = (vertices, edges, form = "edges") =>
  `${graphForms[form]}頂点${number(vertices)}個、辺${number(edges)}本。`;

/** @type {(width: number, height: number) => string} */
export const size = (width, height) => `${width} × ${height}`;

/** @type {(squares: number, holes: number) => string} */
export const holes = (squares, missing) =>
  `この盤には、マスが${number(squares)}、穴が${number(missing)}あります。大きさを選ぶと、穴のない長方形になります。`;

/** @param {string} start */
export const randomStart = (start) => `ランダムに選んだマス：${start}。`;

/** A start that is left open. */
export const anyStart = "ツアーはどこから始まってもかまいません。";

/** Parameters of a link that the page names differently or not at all. */
const fields = /** @type {Record<string, string>} */ ({
  ...labels,
  room: "部屋",
  board: labels.boardHeading,
  graph: "グラフ",
  step: "ステップ",
  layers: labels.show,
  numbers: "数字",
  tour: "与えられたツアー",
  byHand: "自分で進めた手",
  view: "表示",
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
export const refused = (message) => `変更できません：${clip(message)}。`;

/** Replacements for invalid values that are not settings of a run. */
const insteads = /** @type {Record<string, string>} */ ({
  room: "代わりに「調べる」を開きます。",
  step: "この回の最初を表示します。",
  tour: "代わりにワーンスドルフの規則を表示します。",
  layers: "いつもの表示にします。",
  rule: "いつもの規則を使います。",
  graph: "代わりに盤を表示します。",
  byHand: "すべて自動で進めます。",
  ask: "答えを表示します。",
  present: "ふつうの画面を表示します。",
  view: "ふつうの画面を表示します。",
  numberFrom: "番号はスタートから始めます。",
  numbers: "マスには、方法が見ている値を表示します。",
});

/** An invalid value, and its replacement. @type {(name: string, message: string, instead: string) => string} */
export const replaced = (name, message, instead) =>
  `${settingName(name)}：${clip(message)}。${insteads[name] ?? (instead ? `代わりに${quoted(instead)}を使います。` : "この値は使いません。")}`;

/** A link asked for a step after the end of the run. @param {number} steps */
export const beyondEnd = (steps) =>
  steps === 0
    ? `${fields.step}：この回にはステップがありません。終わりを表示します。`
    : `${fields.step}：この回は${number(steps)}ステップまでです。終わりを表示します。`;

/** A link contains moves that are impossible at that position. */
export const noSuchMove = `${fields.byHand}：このリンクには、できない手があります。そこから先は、自動で進めます。`;

/** The method cannot take over. */
export const waits = `この方法は、自分で進めた手の続きを進められません。マスを${press}して、次の手も自分で進めてください。`;

/** A link asked for a renumbering of a tour that cannot be renumbered. */
export const notRenumbered = `${labels.numberFrom}：好きなマスを1番にできるのは、閉じたツアーだけです。番号はスタートから始めます。`;

/** Errors in values that are checked without a session. */
export const wrong = {
  /** @param {string} name */
  hole: (name) => `${excerpt(name)}はこの盤では穴です。マスを選んでください`,
  /** A method that makes no move by itself. */
  player: "ここでは自分で手を進められません。手を進める方法を選んでください",
  /** @type {(name: "width" | "height", most: number) => string} */
  side: (name, most) => `${labels[name]}は1から${number(most)}までの整数にしてください`,
  /** @param {number} most */
  tooLong: (most) => `リンクには長すぎます。${number(most)}文字までです`,
  /** Of an entry that only means something beside others. */
  outOfPlace: "このリンクのほかの項目といっしょでは、意味がありません",
  /** @param {string} value */
  room: (value) => `${quoted(value)}という部屋はありません`,
  /** @param {string} value */
  leaper: (value) => `${quoted(value)}は駒ではありません。1,3のように2つの歩幅を書いてください`,
  /** @type {(value: string, most: number) => string} */
  step: (value, most) =>
    `${quoted(value)}はリンクのステップ数として使えません。0から${number(most)}までの整数を書いてください`,
  /** @param {string} value */
  flag: (value) =>
    `${quoted(value)}はtrueでもfalseでもありません。trueと書くか、項目を消してください`,
  /** @type {(value: string, known: string) => string} */
  view: (value, known) =>
    `${quoted(value)}という表示はありません。${known}と書くか、項目を消してください`,
  /** @type {(value: string, known: readonly string[]) => string} */
  layers: (value, known) =>
    `${quoted(value)}という表示項目はありません。次の中から選んでください：${known.join("、")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  theme: (value, known) =>
    `${quoted(value)}という配色はありません。次の中から選んでください：${known.join("、")}`,
  /** @type {(value: string, known: readonly string[]) => string} */
  language: (value, known) =>
    `このページに${quoted(value)}という言語はありません。次の中から選んでください：${known.join("、")}`,
};

/** Why a layer cannot be shown. */
export const tooSmallFor = "マスが小さすぎて表示できません。";

export const preparing = "準備中…";
export const copied = "コピーしました";
export const saved = "保存しました";
export const copyFailed = "コピーできませんでした";

/** The tour is too large to be written out on the page. @param {number} squares */
export const tooLargeToShow = (squares) =>
  `${number(squares)}{マス}は多すぎて、ここには表示できません。コピーするか保存してください。`;

/** A room is being loaded. @param {string} what */
export const loading = (what) => `「${what}」を読み込み中…`;

/** The solver has failed, and what was seen of it is gone. */
export const crashed =
  "計算プログラムが止まりました。おそらくメモリ不足です。もっと小さい盤を試してください。";

/** Remedies if a file did not arrive, no longer exists, or was truncated. */
const remedies = {
  unreachable: "ネットワークを確認して、もう一度試してください。",
  gone: "このページの新しい版があります。ページを読み込み直してください。今見ている所に戻ります。",
  broken:
    "ページのファイルが途中までしか届きませんでした。ページを読み込み直してください。今見ている所に戻ります。",
};

/** Remedies if a room could not be loaded. @param {"unreachable" | "gone" | "broken"} cause */
export const roomHelp = (cause) => `${remedies[cause]}ブラウザのメッセージ：`;

/** There is no tour; suggests what can still be done unless the method knows it too. @type {(because: string, isOver: boolean) => string} */
export const noTour = (because, isOver) =>
  isOver ? because : `${because}それでも進めて、どこで終わるか見ることはできます。`;
