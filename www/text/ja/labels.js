/**
 * The names of buttons, fields and lists.
 * @import { Layer, Measure, Moment, RuleMeasureId, Target, WhenStuck } from "../../pkg/knights_tour.js"
 * @import { Forms } from "../language.js"
 */

import { headOf, isRuleMeasure } from "./rule.js";

/** Fixed texts: `data-word` and `data-name` in the markup name them. */
export const labels = /** @type {const} */ ({
  title: "ナイトツアー・ラボ",
  tagline: "すべてのマスを1回ずつ通る道を見つけよう",
  loadFailed: "計算プログラムを起動できませんでした。",
  loadHelp:
    "ここ数年のブラウザを使い、ウェブサーバーからページを開いてください。ブラウザのメッセージ：",
  wasmMissing: "このブラウザではWebAssemblyが無効になっています。",
  wasmForbidden:
    "このページのポリシーはWebAssemblyを禁止しています。script-srcに'wasm-unsafe-eval'がありません。",
  roomNotLoaded: "この部屋を読み込めませんでした。",
  roomFailed:
    "ページの一部を読み込めませんでした。ネットワークを確認して、もう一度試してください。",
  crashed: "計算プログラムが止まりました。",
  crashedHelp:
    "おそらくメモリ不足です。ページを読み込み直せば続けられます。リンクは今見ていた画面を開きます。",
  crashedAgain: "計算プログラムがまた止まりました。",
  crashedAgainHelp: "この盤にはメモリが足りないのかもしれません。もっと小さい盤を試してください。",
  tryAgain: "もう一度",
  loadAgain: "ページを読み込み直す",
  notLoadedAgain: "ページにつながりません。ネットワークを確認して、もう一度試してください。",
  rooms: "部屋",
  boardHeading: "盤",
  zoom: "拡大・縮小",
  zoomIn: "拡大",
  zoomOut: "縮小",
  zoomFit: "盤全体を表示",
  storyHeading: "解説",
  settings: "設定",
  playHead: "再生位置",
  scrubber: "手",
  speed: "速さ",
  tie: "同点",
  deadEnd: "行き止まり",
  presets: "大きさの例",
  width: "横",
  height: "縦",
  size: "大きさ",
  times: "×",
  start: "スタート",
  randomStart: "ランダム",
  anyStart: "どこでも",
  method: "方法",
  algorithm: "アルゴリズム",
  tieBreak: "規則",
  rule: "規則",
  target: "ツアー",
  askBest: "見つかるまで別の方法も試す",
  whenStuck: "行き詰まったら",
  leaper: "駒",
  otherLeaper: "その他…",
  leapShort: "短いほうの歩幅",
  leapLong: "長いほうの歩幅",
  editBoard: "この盤を編集",
  graph: "グラフを使う",
  backToBoard: "盤に戻る",
  graphHelp:
    "1-2 2-3のように辺を書きます。1-2-3のように続けても書けます。1行に名前を2つずつ書く、有名なグラフの名前を書く、0と1の行列を書く、という方法もあります。DIMACS、TSPLIB、graph6、sparse6、LAD、METIS、Pajek、GML、DOTの各形式も読めます。頂点は円の上に、有名なグラフはいつもの形に描きます。",
  graphs: "有名なグラフ",
  edges: "辺",
  useGraph: "この辺を使う",
  seed: "シード",
  reroll: "別のシード",
  rerollLong: "別のシード",
  show: "表示",
  savePicture: "画像を保存",
  svg: "SVG",
  png: "PNG",
  more: "その他",
  display: "画面",
  theme: "配色",
  language: "言語",
  share: "共有",
  help: "ヘルプ",
  forTeachers: "先生方へ",
  checkTour: "ツアーを確かめる",
  wholePage: "ページ全体を開く",
  candidates: "{ナイト}が進める{マス}",
  counters: "カウンター",
  dismiss: "閉じる",
  newVersion:
    "このページの新しい版があります。読み込んでも今の画面はそのままです。途中の計算だけが最初からになります。",
  useNewVersion: "今すぐ読み込む",
  kept: "このページは端末に保存されました。ネットワークがなくても使えます。",
  undo: "元に戻す",
  forClass: "授業で使う",
  ask: "先に質問",
  reveal: "答えを見る",
  present: "全画面",
  leave: "終了",
  leavePresentation: "全画面を終了",
  squareNumbers: "表示する数字",
  legend: "印の意味",
  firstLine:
    "チェスのナイトは、すべてのマスを1回ずつ通れるでしょうか。そのような道をナイトツアーといいます。マスの小さな数字は、そこから先にナイトが進めるマスの数です。ワーンスドルフの規則では、いつもこの数字がいちばん小さいマスへ進みます。",
  stepByStep: "方法の手順",
  forClassHelp:
    "「先に質問」は、だれかがマスを選ぶまで答えを隠します。「全画面」は盤を画面いっぱいに映します。",
  why: "なぜ？",
  tieSource: "だれの考え？",
  close: "閉じる",
  keys: "キー操作",
  keysOnBoard: "盤を選んでいるときのキー",
  characterKeys: "R、+、?など1文字のキーを使う",
  glossary: "用語集",
  numberedBoard: "1からの番号",
  fromZero: "0からの番号",
  pairs: "(行, 列)の組",
  python: "Pythonのリスト",
  squareList: "{マス}",
  picture: "画像",
  checkMine: "自分のツアーを確認",
  figures: "数字で見るこのツアー",
  json: "JSON",
  copy: "コピー",
  saveText: "保存",
  numberFrom: "1番にする所",
  pickOnBoard: "{盤}で選ぶ",
  turnsElsewhere: "ほかの方法と比べる",
  results: "このツアーを保存・コピー",
  keepInGallery: "ギャラリーに残す",
});

/** The names of the rooms. */
export const rooms = /** @type {const} */ ({
  explore: "調べる",
  play: "遊ぶ",
  learn: "学ぶ",
  gallery: "ギャラリー",
  compare: "比べる",
  build: "作る",
  count: "数える",
  exist: "できる？",
  keypad: "電話のキー",
  intro: "はじめに",
});

/** What buttons and keys do, by action. */
export const actions = /** @type {const} */ ({
  play: "再生",
  first: "最初へ",
  back: "1つ戻る",
  forward: "1つ進む",
  last: "最後へ",
  nextTie: "次の同点へ",
  nextDeadEnd: "次の行き止まりへ",
  faster: "速く",
  slower: "遅く",
  restart: "最初から",
  undo: "元に戻す",
  share: "共有",
  help: "ヘルプ",
  cancel: "計算を止める",
});

/** The function of the play button, by its icon. */
export const play = /** @type {const} */ ({
  play: "再生",
  pause: "一時停止",
  again: "もう一度再生",
});

/** What the keys do while the board is in focus, by action. */
export const gridActions = /** @type {const} */ ({
  move: "となりのマスへ移る",
  rowStart: "行の最初のマスへ",
  rowEnd: "行の最後のマスへ",
  choose: "このマスへ進む、またはここから始める",
});

/** What a key does on a board with a knight. */
export const toKnight = "ナイトのマスに戻る";

/** Keys that move the camera, by action. */
export const cameraActions = /** @type {const} */ ({
  zoomIn: "拡大",
  zoomOut: "縮小",
  zoomFit: "盤全体を表示",
});

/** Displayed names of keys that differ from their codes. */
export const keyNames = /** @type {Record<string, string>} */ ({
  " ": "スペース",
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Page Up",
  PageDown: "Page Down",
  Escape: "Esc",
  "-": "−",
});

export const targets = /** @type {Record<Target, string>} */ ({
  open: "開いた：終わりは自由",
  closed: "閉じた：スタートに戻る",
});

export const whenStuck = /** @type {Record<WhenStuck, string>} */ ({
  stop: "止めて見せる",
  backtrack: "1手戻る",
  restart: "やり直す",
});

const layers = /** @type {Record<Layer, string>} */ ({
  graph: "すべての手",
  degrees: "行き先の数",
  numbers: "番号",
  path: "道すじ",
  colours: "色",
});

/** The meaning of the numbers on open squares, unless they are onward moves. @type {Partial<Record<Measure, string>>} */
const squareNumbers = {
  "edge-distance": "端からの距離",
  moves: "{各マス}の次数",
};

/** @param {Measure | RuleMeasureId} measure */
const numbersOf = (measure) =>
  Object.hasOwn(squareNumbers, measure)
    ? String(squareNumbers[/** @type {Measure} */ (measure)])
    : measure !== "onward" && isRuleMeasure(measure)
      ? headOf({ formula: measure })
      : layers.degrees;

/** The name of a layer, with terms in braces; numbers on open squares are named by their measures. @type {(layer: Layer, measures?: readonly (Measure | RuleMeasureId)[]) => string} */
export const layerName = (layer, measures = []) =>
  layer === "degrees" && measures.length > 0
    ? [...new Set(measures.map(numbersOf))].join("、")
    : layers[layer];

export const themes = /** @type {Record<string, string>} */ ({
  auto: "自動",
  light: "明るい",
  dark: "暗い",
  projector: "プロジェクター",
});

/** What is counted along a run. @type {Record<keyof Moment["counters"], Forms>} */
export const counters = {
  steps: { other: "ステップ" },
  visited: { other: "通過" },
  ties: { other: "同点" },
  deadEnds: { other: "行き止まり" },
  backtracks: { other: "後戻り" },
  restarts: { other: "やり直し" },
  placements: { other: "置いた回数" },
  orders: { other: "試した順列" },
  rotations: { other: "組み替え" },
  joins: { other: "連結" },
  splices: { other: "寄り道" },
  sweeps: { other: "スイープ" },
};
