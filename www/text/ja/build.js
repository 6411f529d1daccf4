/**
 * The texts that only this room uses.
 * @import { Answering, BoardForm, Existence, SquareName, Target } from "../../pkg/knights_tour.js"
 */

import { answeredBy } from "./outcomes.js";
import { fillIn, usualTerms } from "./terms.js";
import { number, press, rooms } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "どんな形の盤にナイトツアーがあるでしょうか。穴をあけて試しましょう。たった1マス欠けただけで、ツアーがなくなることもあります。",
  tools: "クリックやスペースキーですること",
  wholeBoard: "盤全体",
  back: "取り消し・やり直し",
  openInExplore: "「調べる」で開く",
  countTours: "ツアーを数える",
  isPossible: "ツアーはある？",
  side: "形の大きさ",
  shapes: "形",
  boardText: "盤のテキスト",
  textHeading: "テキストで書いた盤",
  writtenAs: "書き方",
  takeText: "このテキストを使う",
  readings: "ほかの読み方",
  copyText: "コピー",
  resetText: "盤を書き直す",
  pictureHeading: "画像から盤を作る",
  choosePicture: "画像を選ぶ…",
  dropPicture: "ここに画像を落としてもかまいません。画像はこの端末から出ません。",
  longest: "長いほうの辺",
  threshold: "明るさ",
  takeLight: "明るい所をマスにする",
});

export const tools = /** @type {const} */ ({
  toggle: "あける・うめる",
  add: "うめる",
  erase: "あける",
  start: "スタート",
});

export const changes = /** @type {const} */ ({
  fill: "全部うめる",
  clear: "全部あける",
  invert: "全部入れ替え",
});

export const steps = /** @type {const} */ ({ undo: "取り消し", redo: "やり直し" });

/** Notations of a board. */
export const forms = /** @type {const} */ ({
  rows: ".と#の行",
  puzzle: "パズル式：0、空白、スタートは1",
});

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  undo: "盤の変更を取り消す",
  redo: "取り消しをやめる",
  help: "キー操作を表示",
  move: "盤の上を移る",
  rowStart: "行の最初のマスへ",
  rowEnd: "行の最後のマスへ",
  choose: "穴をあける・うめる、またはそこをスタートにする",
});

/** "60マス、穴4個" @type {(squares: number, holes: number) => string} */
export const contents = (squares, holes) =>
  holes ? `${number(squares)}マス、穴${number(holes)}個` : `${number(squares)}マス`;

/** Under the board. @type {(tool: keyof typeof tools, contents: string) => string} */
export const hint = (tool, board) =>
  ({
    toggle: `${board}。なぞると穴があき、穴をなぞると元に戻ります。`,
    add: `${board}。なぞると穴がうまります。右ボタンか長押しなら、穴があきます。`,
    erase: `${board}。なぞると穴があきます。`,
    start: `${board}。ツアーを始めるマスを${press}してください。`,
  })[tool];

/** @type {(name: string, isSquare: boolean, isStart: boolean) => string} */
export const cell = (name, isSquare, isStart) =>
  `${name}、${isStart ? "スタート" : isSquare ? "マス" : "穴"}`;

/** @param {string} board */
export const undone = (board) => `取り消しました。${board}。`;
/** @param {string} board */
export const redone = (board) => `やり直しました。${board}。`;
export const copied = "盤のテキストをコピーしました。";
export const notCopied =
  "ブラウザがコピーを許可しませんでした。テキストを選んで、自分でコピーしてください。";

/** The title of the window. @type {(size: string, squares: string, page: string) => string} */
export const title = (size, squares, page) => `${rooms.build} · ${size}、${squares} · ${page}`;

export const tour = /** @type {Record<Target, string>} */ ({
  open: "開いたツアー",
  closed: "閉じたツアー",
});

/** Maximum number of squares named; more are only marked. */
const MAX_NAMED = 12;

/** Follows the reason that rules a tour out. @param {readonly string[]} squares */
export const marked = (squares) =>
  squares.length <= MAX_NAMED
    ? `盤に印をつけたマス：${squares.join("、")}。`
    : "そのマスには盤に印をつけてあります。";

/** The short answer, before its reason. */
export const answers = /** @type {Record<Existence["answer"], string>} */ ({
  yes: "ある",
  no: "ない",
  unknown: "まだわからない",
});

/** For the live region. @type {(target: Target, answer: Existence["answer"], because: string) => string} */
export const verdict = (target, answer, because) =>
  `${tour[target]}：${answers[answer]}。${because}`;

/** Shown if no theorem decides. */
export const undecided = "この盤に当てはまる定理は知られていません。探すと、最大10秒かかります。";
export const findOut = "探す";
export const cancel = "中止";
/** The same, with the kind of tour. @param {Target} target */
export const findOutOf = (target) =>
  target === "open" ? "開いたツアーを探す" : "閉じたツアーを探す";
/** @param {Target} target */
export const cancelOf = (target) =>
  target === "open" ? "開いたツアーを探すのを中止" : "閉じたツアーを探すのを中止";
export const searching = "探している時間";
export const openTour = "「調べる」で開く";

/** The method that found the answer. @param {{ by?: Answering }} found */
const by = (found) => (found.by ? fillIn(answeredBy(found.by), usualTerms) : "");

/**
 * The result of a search.
 * @typedef {{ kind: "tour", squares: SquareName[], by?: Answering } | { kind: "none" | "unknown", by?: Answering } | { kind: "cancelled" } | { kind: "failed", message: string }} Found
 */

/** The result in words. @param {Found} found */
export function finding(found) {
  switch (found.kind) {
    case "tour":
      return `${found.squares[0]}から${found.squares.at(-1)}までのツアーを盤にかきました。${by(found)}`;
    case "none":
      return `探索の結果、ツアーがないことが証明されました。${by(found)}`;
    case "unknown":
      return "10秒では答えが出ませんでした。ツアーも、ツアーがないという証明も見つかりません。もっと小さい盤か、手の少ない盤を試してください。";
    case "cancelled":
      return "中止しました。";
    case "failed":
      return `探索に失敗しました。ブラウザのメッセージ：${found.message}`;
  }
}

/** For the live region. @type {(target: Target, found: Found) => string} */
export const findingOf = (target, found) => `${tour[target]}：${finding(found)}`;

/** How the squares of a board are arranged in a text. @type {Record<BoardForm["layout"], string>} */
const layouts = {
  size: "横と縦の大きさ",
  rows: "文字の行",
  spaced: "マスの間に空白を入れた行",
  separated: "マスの間に区切りを入れた行",
  flat: "全体を1行に書いたもの",
};

/** "0とx"; a space is named. @param {string} symbols */
const symbolList = (symbols) =>
  [...symbols].map((symbol) => (symbol === " " ? "空白" : symbol)).join("と");

/** What the symbols mean. @type {(squares: string, holes: string) => string} */
const meanings = (squares, holes) =>
  [squares && `マスは${symbolList(squares)}`, holes && `穴は${symbolList(holes)}`]
    .filter(Boolean)
    .join("、");

/** How a text was read. @param {BoardForm} form */
export function readAs({ layout, squares, holes }) {
  const symbols = meanings(squares, holes);
  return `読み方：${layouts[layout]}${symbols && `（${symbols}）`}。`;
}

/** One of several readings. @type {(size: string, form: BoardForm) => string} */
export const reading = (size, { squares, holes }) => `${size}：${meanings(squares, holes)}`;

/** Replaces a start that could not be used. */
export const noStart = "スタートなし";

export const noSquares = "この盤にはまだマスがありません。先にいくつかうめてください。";

/** Errors in the settings. */
export const wrong = {
  /** @type {(width: number, height: number, most: number) => string} */
  size: (width, height, most) =>
    `${number(width)} × ${number(height)}の盤は、手でかくには大きすぎます。1辺は${most}までです`,
  /** @param {number} most */
  text: (most) => `テキストが長すぎます。ここでは${number(most)}文字までです`,
  /** @type {(least: number, most: number) => string} */
  side: (least, most) => `${least}から${most}までの整数を書いてください`,
};

/** Errors with a picture. */
export const picture = {
  unreadable:
    "ブラウザはこのファイルを画像として読めません。PNG、JPEG、WebPのファイルを選んでください",
  /** @type {(width: number, height: number, most: number) => string} */
  tooLarge: (width, height, most) =>
    `${number(width)} × ${number(height)}ピクセルの画像は大きすぎます。${number(most / 1e4)}万ピクセルまでの画像を選んでください`,
  /** @type {(bytes: number, most: number) => string} */
  tooHeavy: (bytes, most) =>
    `${number(Math.round(bytes / 1e6))} MBのファイルは大きすぎます。${number(most / 1e6)} MBまでのファイルを選んでください`,
};
