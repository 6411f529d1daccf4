/**
 * The texts of the map of where tours exist, and of the arguments.
 * @import { ArgumentPart, ArgumentStep, RectangleExistence, RectangleReason, Target } from "../../pkg/knights_tour.js"
 */

import { number, quoted } from "./sentence.js";
import { labels as shared, press, rooms, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  intro:
    "この盤にナイトツアーはあるでしょうか。探す前に考えましょう。いつまで探しても終わらない盤もあります。",
  map: "ナイトツアーができる盤",
  kind: "ツアーの種類",
  board: "盤",
  legend: "印の意味",
  seeWhy: "理由を見る",
  more: "もっと：だれが証明した？",
  closedTheorem:
    "穴のない盤では、マスの数が奇数のとき、または1辺が1、2、4のとき、閉じたツアーはありません。3 × 4、3 × 6、3 × 8の盤にもありません。ほかの盤にはすべてあります。Allen Schwenkが1991年に証明しました。",
  fourLines: "ここで見られる、1辺が4の盤についての証明は、Louis Pósaによるものです。",
  openTheorem:
    "穴のない盤で辺がどちらも3以上なら、開いたツアーがあります。例外は3 × 3、3 × 5、3 × 6、4 × 4だけです。Paul CullとJeffery De Curtins（1978年）、Axel Conradたち（1994年）が証明しました。",
  why: "なぜ？",
  sides: "縦と横",
  picture: "盤",
});

/** The two kinds of tours. @type {Record<Target, string>} */
export const targets = { closed: "閉じたツアー", open: "開いたツアー" };

/** The keys on the map. */
export const keys = /** @type {const} */ ({
  move: "となりの盤へ移る",
  rowStart: "行の最初の盤へ",
  rowEnd: "行の最後の盤へ",
  choose: "この盤を説明する",
});

/** For screen readers: the question about the chosen board, and the answer. @type {(heading: string, answer: string) => string} */
export const verdict = (heading, answer) => `${heading}${answer}`;

/** The signs on the map, and their names in its cells. @type {Record<RectangleReason["code"], { sign: string, short: string }>} */
export const signs = {
  schwenk: { sign: "✓", short: "定理で証明済み" },
  "open-theorem": { sign: "✓", short: "定理で証明済み" },
  "one-square": { sign: "•", short: "1マスだけ" },
  "odd-area": { sign: "≠", short: "縦も横も奇数" },
  "side-1": { sign: "1", short: "1辺が1" },
  "side-2": { sign: "2", short: "1辺が2" },
  "side-4": { sign: "4", short: "1辺が4" },
  "small-exception": { sign: "!", short: "小さな盤、すべて調べた" },
};

/** A sign in the legend. @param {RectangleExistence} known */
export const meaning = ({ answer, reason }) =>
  answer === "yes"
    ? `ツアーあり：${signs[reason.code].short}。`
    : `ツアーなし：${signs[reason.code].short}。`;

/** @param {number} n */
export const boards = (n) => `${number(n)}枚の盤`;

/** @param {Target} target */
export const mapName = (target) =>
  target === "closed"
    ? "横と縦の大きさごとの盤：閉じたツアー"
    : "横と縦の大きさごとの盤：開いたツアー";

/** A board of the map in words. @type {(target: Target, width: number, height: number, known: RectangleExistence) => string} */
export const cell = (target, width, height, { answer, reason }) =>
  `${size(width, height)}：${targets[target]}${answer === "yes" ? "あり" : "なし"}、${signs[reason.code].short}`;

/** Under the map while nothing is pointed at. */
export const caption = `盤を${press}すると、理由がわかります。`;

/** Heading of the explanation. @type {(target: Target, width: number, height: number) => string} */
export const heading = (target, width, height) =>
  `${size(width, height)}に${targets[target]}はある？`;

/** The title of the window. @type {(target: Target, width: number, height: number) => string} */
export const title = (target, width, height) =>
  `${size(width, height)}の${targets[target]} · ${rooms.exist} · ${shared.title}`;

export const openInExplore = "「調べる」で試す";
export const watchSearch = "この探索を「調べる」で見る";
export const watchConstruction = "作られるようすを「調べる」で見る";

/** @typedef {Partial<Record<ArgumentStep["mark"], number>>} Counts How many squares have each mark so far. */

/** @type {Record<ArgumentStep["mark"], string>} */
const marks = {
  dark: "黒",
  light: "白",
  outer: "外側",
  inner: "内側",
  bound: "確かめた",
  met: "行ける",
  missed: "行けない",
  reached: "行けた",
};

/** The progress of a part of an argument that has started: "ここまで：黒7マス、白6マス。" @type {(counts: Counts, of: ArgumentStep["mark"][]) => string} */
function foundSoFar(counts, of) {
  const found = of.map((mark) => `${marks[mark]}${number(counts[mark] ?? 0)}マス`);
  return of.some((mark) => counts[mark]) ? `ここまで：${found.join("、")}。` : "";
}

/** The lines of a board four squares across, of which two are outer ones and two are inner ones. @typedef {"rows" | "columns"} Lines */

/** @type {Record<Lines, string>} */
const lineNames = { rows: "行", columns: "列" };

/** Describes a part of an argument. @type {(code: ArgumentPart["code"], counts: Counts, lines: Lines) => string} */
export function part(code, counts, lines) {
  const line = lineNames[lines];
  switch (code) {
    case "colours":
      return `チェス盤のようにマスに色をつけます。1手動くと、必ず色が変わります。${foundSoFar(counts, ["dark", "light"])}`;
    case "rows":
    case "columns":
      return `今度は別の分け方をします。外側の${line}と内側の${line}です。${foundSoFar(counts, ["outer", "inner"])}`;
    case "outer-moves":
      return `外側の${line}から出る手を見ましょう。どれも内側へ行きます。ですから、閉じたツアーが外側のマスを続けて2つ通ることはありません。マスの半分は外側なので、1周のあいだ、外、内、外、内と交互に進むしかありません。`;
    case "alternation":
      return `1手動くと、色も必ず変わります。a1は外側の黒マスです。そこから行けるのは、外側の黒マスと内側の白マスだけです。${foundSoFar(counts, ["met", "missed"])}`;
    case "reach":
      return `a1から、行ける所までたどります。${foundSoFar(counts, ["reached"])}`;
  }
}

/** The conclusion of the argument. @type {(target: Target, last: ArgumentPart["code"] | undefined, counts: Counts, area: number, isDone: boolean) => string} */
export function conclusion(target, last, counts, area, isDone) {
  if (!isDone) {
    return "ということは…";
  }
  switch (last) {
    case "alternation":
      return `つまり、${number(area)}マスのうち${number(counts.missed ?? 0)}マスを通れません。閉じたツアーはありません。`;
    case "reach":
      return area === 1
        ? "つまり、ナイトは自分のマスから動けません。閉じたツアーはありません。"
        : `つまり、${number(area)}マスのうち${number(area - (counts.reached ?? 0))}マスには行けません。${targets[target]}はありません。`;
    default:
      return `閉じたツアーは黒、白、黒、白と進むので、両方が同じ数だけ必要です。ここには黒${number(counts.dark ?? 0)}マス、白${number(counts.light ?? 0)}マス。閉じたツアーはありません。`;
  }
}

/** "b3とc2" @param {string[]} names */
const listed = (names) => names.join(names.length === 2 ? "と" : "、");

/** Describes a step of an argument. @type {(name: string, mark: ArgumentStep["mark"], moves: string[], lines: Lines) => string} */
export function step(name, mark, moves, lines) {
  switch (mark) {
    case "light":
      return `${name}は白です。`;
    case "dark":
      return `${name}は黒です。`;
    case "outer":
      return `${name}は外側の${lineNames[lines]}にあります。`;
    case "inner":
      return `${name}は内側の${lineNames[lines]}にあります。`;
    case "bound":
      return `${name}から行けるのは${listed(moves)}。内側の${lineNames[lines]}だけです。`;
    case "met":
      return `交互に進むツアーは${name}に行けます。`;
    case "missed":
      return `交互に進むツアーは${name}に行けません。`;
    case "reached":
      return moves.length > 0 ? `${listed(moves)}から${name}へ行けます。` : `${name}から始めます。`;
  }
}

export const beforeArgument = "「再生」を押すと、証明を1マスずつ見られます。";

/** Describes the search. @type {(target: Target, starts: number) => string} */
export const searchPlan = (target, starts) =>
  target === "closed"
    ? "ここでは、色だけではツアーがないと言えません。そこで、すべて試します。ナイトはあらゆる手を試し、行き止まりになったら戻ります。閉じたツアーはすべてのマスを通るので、a1から始めるだけで足ります。"
    : `ここでは、色だけではツアーがないと言えません。そこで、すべて試します。ナイトはあらゆる手を試し、行き止まりになったら戻ります。${number(starts)}マスのどれからも始めますが、見られるのはa1からの分です。`;

/** The results of the searches so far. @type {(target: Target, found: { placements: number, tours: number, starts: number, of: number }) => string} */
export function searchFound(target, { placements, tours, starts, of }) {
  if (starts < of) {
    return `ここまでにナイトを${number(placements)}回置きました。スタートは${number(of)}マスのうち${number(starts + 1)}マス目です。`;
  }
  return tours === 0
    ? `ナイトを${number(placements)}回置いて、すべてを試しました。${targets[target]}はありません。`
    : `ナイトを${number(placements)}回置いて、${number(tours)}個のツアーが見つかりました。`;
}

/** The search failed. */
export const searchBrokenOff =
  "すべてを試す前に探索が止まりました。もう一度盤を選ぶと、始めからやり直します。";

/** The origin of a tour. @type {(target: Target, squares: number) => string} */
export const construction = (target, squares) =>
  squares === 1
    ? "ナイトは、ただ1つのマスにもういます。"
    : `これは今作った、${number(squares)}マスの${targets[target]}です。小さな盤は探して見つけ、細長い盤は同じ模様をくり返し、大きな盤は小さなブロックのツアーをつなぎます。ツアーのある盤なら、いつもこの方法でできます。`;

/** The sentence at the play head on a tour. @type {(squares: string[], position: number, target: Target, isDone: boolean) => string} */
export function visit(squares, position, target, isDone) {
  const [first, last] = [squares[0], squares.at(-1)];
  const all = number(squares.length);
  if (position === 0) {
    return "「再生」を押すと、ツアーを1マスずつたどれます。";
  }
  if (!isDone) {
    return `${all}マスのうち${number(position)}マス目：${squares[position - 1]}。`;
  }
  if (squares.length === 1) {
    return `ツアーは${first}だけです。`;
  }
  return target === "closed"
    ? `${all}マスすべてを通りました。${last}から${first}へ1手で戻れます。`
    : `${first}から${last}まで、${all}マスすべてを通りました。`;
}

/** The picture in words, for screen readers. @type {(heading: string, progress: string, sentence: string) => string} */
export const picture = (name, progress, sentence) => `${name}（${progress}）${sentence}`;

/** Errors in the request. */
export const wrong = {
  /** @param {number} most */
  board: (most) =>
    `地図にあるのは、1辺が1から${number(most)}までの穴のない盤です。4x7のように書いてください`,
  /** @param {number} most */
  side: (most) => `1から${number(most)}までの整数を書いてください。`,
  /** @param {string} value */
  target: (value) => `${quoted(value)}というツアーの種類はありません。closedかopenを選んでください`,
};
