/**
 * The texts that only this room uses.
 * @import { SequenceFault } from "../../pkg/knights_tour.js"
 */

import { clip } from "../cut.js";
import { number, quoted } from "./sentence.js";
import { rooms, valueName } from "./words.js";

/** Fixed texts: `data-word` and `data-name` in the room's markup name them. */
export const labels = /** @type {const} */ ({
  intro:
    "ナイトが電話のキーの上を跳び、止まったキーの番号をかけていきます。ちがう番号は何通りできるでしょうか。",
  why: "就職の面接でよく出されるパズルです。番号をすべて試すと終わりませんが、うまく数えればあっという間です。",
  tryPhone: "ナイトを電話に置く",
  pad: "キーパッド",
  position: "列の中の位置",
  sequence: "キーの列",
  erase: "最後のキーを消す",
  clear: "すべて消す",
  countHeading: "列は何通り？",
  progress: "数えている進み具合",
  cancel: "中止",
  countAgain: "数える",
  copyCount: "数をコピー",
  byStart: "最初のキー別",
  codeHeading: "列を1つの数で表す",
  lowestFirst: "最初のキーをいちばん下の位にする",
  highestFirst: "最初のキーをいちばん上の位にする",
  whyTwo: "なぜ数が2つあるの？",
  presets: "用意されたキーパッド",
  padText: "キーパッドの行",
  padNote: "キー1つに1文字、すき間は空白、次の行は改行で書きます。",
  lessLimits: "なくなったキーの制限を外しました。",
  problem: "どんな列を数える？",
  length: "キーの数",
  start: "最初",
  limits: "制限",
  addLimit: "制限を加える",
  listHeading: "すべての列を1つずつ",
  previous: "前へ",
  next: "次へ",
  page: "ページ",
  goOn: "さらに探す",
  exportAll: "すべてテキストで保存",
  exporting: "保存の進み具合",
  pieceHeading: "駒",
});

export const presets = /** @type {const} */ ({
  source: "18キー",
  phone: "電話",
});

/** The choice of how a limit counts. */
export const manners = /** @type {const} */ ({ together: "合わせて", each: "それぞれ" });

export const anyStart = "どのキーでも";
export const allKeys = "すべてのキー";
export const atMost = "最大";
export const of = "回：";
/** @param {number} n */
export const limitName = (n) => `制限${number(n)}`;
/** @param {number} n */
export const removeLimit = (n) => `制限${number(n)}を外す`;
/** @param {number} n */
export const limitKeys = (n) => `制限${number(n)}のキー`;
/** @param {number} n */
export const limitMost = (n) => `制限${number(n)}の最大回数`;
/** @param {number} n */
export const limitManner = (n) => `制限${number(n)}の数え方`;

/** What the keys do, for the sheet of keys. */
export const keys = /** @type {const} */ ({
  play: "列に沿って歩く、または止める",
  back: "1つ戻る",
  forward: "1つ進む",
  first: "最初へ",
  last: "最後へ",
  cancel: "数えるのや保存を止める",
  help: "キー操作を表示",
  move: "となりのキーへ移る",
  press: "キーを押す",
  erase: "列の最後のキーを消す",
  type: "その名前のキーを押す",
});
export const anyKey = "A … Z、0 … 9";

/** Names joined to a list of limited length. @param {readonly string[]} names */
function some(names) {
  const shown = names.slice(0, 12).join("、");
  const rest = names.length - 12;
  return rest > 0 ? `${shown}、ほか${number(rest)}個` : shown;
}

/** A key of the pad. @type {(key: string, what: { isHere: boolean, isNext: boolean, times: number }) => string} */
export function key(name, { isHere, isNext, times: pressed }) {
  const facts = [
    isHere ? "ナイトの位置" : "",
    isNext ? "次に押せます" : "",
    pressed > 0 ? `${number(pressed)}回押しました` : "",
  ].filter(Boolean);
  return [name, ...facts].join("、");
}

/** The position of the walk. @type {(step: number, all: number) => string} */
export const position = (step, all) => `${number(all)}キー中${number(step)}番目`;

/** The line under the pad. @type {(step: number, length: number, last: string, next: readonly string[], isKnight: boolean) => string} */
export function caption(step, length, last, next, isKnight) {
  if (step === 0) {
    return next.length === 1
      ? `${next[0]}を押しましょう。どの列もこのキーで始まります。`
      : "キーを押して始めるか、列を入力しましょう。";
  }
  const piece = isKnight ? "ナイト" : "駒";
  if (next.length > 0) {
    return `${piece}は${last}にいます。次に行けるのは${some(next)}です。`;
  }
  return step === length
    ? `${piece}は${last}にいます。これで${number(length)}キーの列が完成です。`
    : `${piece}は${last}にいます。次に押せるキーはありません。`;
}

/** What is wrong with a key. @type {(fault: SequenceFault, place: number) => string} */
export function fault(found, place) {
  const where = `${number(place)}番目のキー`;
  switch (found.code) {
    case "no-such-key":
      return `${where}：このキーパッドに${quoted(found.key)}はありません。`;
    case "other-start":
      return `${where}：列は${found.key}ではなく、${found.start}で始めてください。`;
    case "no-move":
      return found.ways.length > 0
        ? `${where}：${found.from}から${found.key}へは行けません。${found.from}から行けるのは${some(found.ways)}です。`
        : `${where}：${found.from}からは、${found.key}にもほかのキーにも行けません。`;
    case "limit-broken":
      return found.atMost === 0
        ? `${where}：制限により、${found.key}は使えません。`
        : found.keys.length === 1
          ? `${where}：${found.key}が使えるのは${number(found.atMost)}回までで、もう使いきりました。`
          : `${where}：${found.key}を使うと多すぎます。${some(found.keys)}は、合わせて${number(found.atMost)}回までです。`;
    case "too-long":
      return `${where}：ここでは列は${number(found.length)}キーまでです。残りを消してください。`;
  }
}

/** An upper bound for these keys, for each or for all together; an empty list means all keys. @typedef {{ keys: string, atMost: number, each: boolean }} Limit */
/** The sequences to count; an empty start allows any. @typedef {{ length: number, leaper: [number, number], start: string, limits: Limit[] }} Question */

/** A limit in words. @param {Limit} limit */
function limit({ keys: named, atMost: most, each }) {
  const different = [...new Set(named)];
  const those = named === "" ? "どのキー" : some(different);
  if (most === 0) {
    return `${those}も使わない`;
  }
  if (named === "") {
    return each ? `どのキーも${number(most)}回まで` : `全部のキーを合わせて${number(most)}回まで`;
  }
  return each || different.length === 1
    ? `${those}は${different.length === 1 ? "" : "それぞれ"}${number(most)}回まで`
    : `${those}は合わせて${number(most)}回まで`;
}

/** The question in words. @param {Question} question */
export function question({ length, leaper, start, limits }) {
  const facts = [
    length > 1
      ? String(leaper) === "1,2"
        ? "どのキーも前のキーからナイトの動きで進む"
        : `どのキーも前のキーから(${valueName("leaper", String(leaper))})の跳び方で進む`
      : "",
    start === "" ? "" : `${start}で始まる`,
    ...limits.map(limit),
  ].filter(Boolean);
  return facts.length === 0
    ? `${number(length)}キーの列。`
    : `${number(length)}キーの列（${facts.join("、")}）。`;
}

/** All digits, with separators between thousands. @param {bigint} value */
export const big = (value) => number(value);

/** A short form of a number with many digits. @param {bigint} value */
export function short(value) {
  const digits = String(value);
  if (digits.length <= 15) {
    return big(value);
  }
  const power = [...String(digits.length - 1)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
  return `${digits[0]}.${digits.slice(1, 4)} × 10${power}`;
}

/** Accompanies a number that is too long to grasp. @param {bigint} value */
export const size = (value) => `${number(String(value).length)}けた、約${short(value)}`;

export const cancelled = "数えるのを中止しました。";
/** @param {number} fraction */
export const percent = (fraction) => `${Math.floor(fraction * 100)}%`;
/** @param {string} message */
export const notCounted = (message) => `数えられませんでした：${message}。`;
/** "20通り" @param {bigint} value */
const sequences = (value) => `${short(value)}通り`;
/** For the live region. @param {bigint} value */
export const counted = (value) => `${sequences(value)}。`;

/** The column headings of the table of starts. */
export const columns = ["キー", "列の数"];

/** The digits of a code. @type {(base: number, pairs: readonly (readonly [string, number])[]) => string} */
export const digits = (base, pairs) =>
  base === 1
    ? "キーが1つだけなら、どの数も0です。"
    : `キーはそれぞれ${number(base)}進法の数字です：${pairs.map(([name, digit]) => `${name} = ${number(digit)}`).join("、")}。`;

/** Why there are two codes. */
export const whyTwo = [
  "キー1つを数字1つとみると、列全体が1つの長い数になります。どちらの端からでも読めます。",
  "18キーのもとになった記事では、A H A H K B K B K Bの数は309,514,218,678です。最初のキーは1の位、2番目は18の位、3番目は18²の位、と続きます。",
  "同じ記事のプログラムは、77,396,869,081と答えます。code = code × 18 + digit（ホーナー法）で計算するので、最初のキーがいちばん上の位になります。",
  "どちらの読み方でも、同じ長さの2つの列が同じ数になることはありません。",
];

export const noCode = "列を入力すると、その数が出ます。";

/** @type {(from: number, to: number, all: string) => string} */
export const listed = (from, to, all) =>
  to < from
    ? "ありません。"
    : all
      ? `${all}通りのうち${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)}`;
/** @param {number} page */
export const beyondList = (page) => `一覧は${number(page)}ページより前で終わります。`;
/** For the live region. @type {(page: number, what: string) => string} */
export const pageFound = (page, what) => `${number(page)}ページ：${what}`;
export const searching = "探しています…";
export const searchedLong =
  "まだ見つかりません。この制限に合う列はわずかです。さらに探すか、制限をゆるめてください。";
export const none = "そのような列はありません。";
/** @param {string} sequence */
export const walkIt = (sequence) => `${sequence}に沿って歩く`;

/** @type {(done: number, all: bigint | null) => string} */
export const exported = (done, all) =>
  all === null ? `${number(done)}通り` : `${number(done)}/${big(all)}`;
export const exportCancelled = "中止しました。何も保存していません。";
/** @param {number} lines */
export const exportDone = (lines) => `${number(lines)}通りを保存しました。`;
export const nothingToExport = "保存するものがありません。";
/** @type {(most: number) => string} */
export const exportTooLarge = (most) =>
  `すべての列を書くと${number(most / 1e6)} MBを超え、ブラウザでは扱えません。列を短くするか、最初のキーを1つに決めてください。`;
/** @param {number} length */
export const fileName = (length) => `knight-sequences-of-${length}.txt`;

/** The title of the window. @type {(length: number, total: bigint | null, page: string) => string} */
export const title = (length, total, page) =>
  `${rooms.keypad} · ${number(length)}キー${total === null ? "" : `：${sequences(total)}`} · ${page}`;

/** The page's names for parameters of a link. @type {Record<string, string>} */
const fields = {
  keypad: labels.pad,
  leaper: labels.pieceHeading,
  length: labels.length,
  start: labels.start,
  limits: labels.limits,
  sequence: labels.sequence,
  step: "ステップ",
  page: labels.page,
  theme: "配色",
};

/** A value of a link that was invalid. @type {(name: string, message: string) => string} */
export const passedOver = (name, message) =>
  `${fields[name] ?? name}：${clip(message)}。この値は使いません。`;

/** Errors in the input. */
export const wrong = {
  /** @type {(value: string, least: number, most: number) => string} */
  number: (value, least, most) =>
    `${quoted(value)}は${number(least)}から${number(most)}までの整数ではありません`,
  /** @param {string} value */
  limit: (value) =>
    `${quoted(value)}は制限ではありません。AEIO:2のように、キーと数を書いてください`,
};
