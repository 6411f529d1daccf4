/** The texts of the lessons' demonstrations. */

/** @import { RectangleReason } from "../../pkg/knights_tour.js" */

import { decimal, number } from "./sentence.js";
import { size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  stop: "止める",
  again: "もう一度",
  unfold: "ほどく",
  fold: "もどす",
  pause: "一時停止",
  drawing: "盤からグラフへ",
  previous: "前のページ",
  next: "次のページ",
  check: "確かめる",
  clear: "消す",
  tryRule: "この規則を試す",
  contest: "この規則で競う",
});

export const running = "計算中…";
/** Instead of a result that would give the answer away. */
export const guessFirst = "先に答えましょう。それからナイトが出発します。";
/** @param {string} message */
export const failed = (message) => `ブラウザで計算できませんでした：${message}`;

/** The results of random walks. @type {(walks: number, mean: number, best: number, squares: number, tours: number) => string} */
export const walksMade = (walks, mean, best, squares, tours) =>
  `${number(walks)}回の結果：${number(squares)}マスのうち平均${decimal(mean, 1)}マス、最高${number(best)}マス、${tours === 0 ? "ツアーはなし" : `ツアーは${number(tours)}回`}。`;
/** The walks of an estimate, while its number has still to be read. @param {number} walks */
export const walksSoFar = (walks) => `ここまで${number(walks)}回。棒から数を読み取りましょう。`;
/** @type {(from: number, to: number, walks: number) => string} */
export const bin = (from, to, walks) => `${number(from)}–${number(to)}マス：${number(walks)}回`;

/** @type {(board: string, start: string) => string} */
export const lane = (board, start) => `${board}、${start}から`;
/** @param {number} n */
export const placements = (n) => `置いた回数${number(n)}`;
/** The result of a watched run. @type {(placements: number, isTour: boolean, isStopped: boolean) => string} */
export const laneOver = (n, isTour, isStopped) =>
  isTour
    ? `${number(n)}回置いてツアーができました。`
    : isStopped
      ? `${number(n)}回置いたところで止めました。`
      : `${number(n)}回置いて、ツアーはありませんでした。`;

/** The number of starts from which the rule ends with a tour. @type {(rule: string, tours: number, starts: number) => string} */
export const mapMade = (rule, tours, starts) =>
  `${rule}：${number(starts)}マスのうち${number(tours)}マスからツアーができました。`;
export const tieBreaks = "同点の決め方";
/** A run that got stuck. @param {string} start */
export const stuckFrom = (start) => `${start}から行き詰まり：「調べる」で見る`;

/** @type {(board: string, stuck: number, starts: number) => string} */
export const failuresOn = (board, stuck, starts) =>
  stuck === 0
    ? `${board}：行き詰まりなし`
    : `${board}：${number(starts)}マスのうち${number(stuck)}マスで行き詰まり（${decimal((100 * stuck) / starts, 1)}%）`;
/** All boards were searched. @type {(boards: number, without: number) => string} */
export const failuresFound = (boards, without) =>
  without === 0
    ? `${number(boards)}種類の盤を調べました。規則はどの盤でも行き詰まります。`
    : `${number(boards)}種類の盤を調べました。規則が行き詰まらないのは${number(without)}種類だけです。`;

/** Instead of the shares of three rules, until the question is answered. */
export const rulesGuessFirst =
  "先に答えましょう。それから、どの規則もすべてのマスから1回ずつ始めます。";
/** No rule, nearest the edge, and Warnsdorff’s rule. */
export const threeRules = ["ランダムに進む", "端にいちばん近い", "行き先がいちばん少ない"];
/** The rule that others are held against, on the large board and on the chessboard. @param {boolean} isLarge */
export const usualRule = (isLarge) => (isLarge ? "Rothの規則" : "ワーンスドルフの規則");
/** How often a rule made a tour so far. @type {(rule: string, tours: number, runs: number) => string} */
export const ruleTried = (rule, tours, runs) =>
  `${rule}：${number(runs)}か所から始めてツアー${number(tours)}回`;

/** Whether a rule has beaten Roth's. @type {(own: number, roths: number) => string} */
export const againstRoth = (own, roths) =>
  own > roths
    ? `Rothに勝ちました！\u3000ツアーは${number(own)}回、Rothの規則は${number(roths)}回です。これくらいの差は、運かもしれません。ほかの盤でも競えば、もっとよくわかります。`
    : own === roths
      ? `Rothの規則と同じです。どちらもツアーは${number(own)}回。あと1つ見つけられますか。`
      : `Rothの規則の勝ちです。Rothが${number(roths)}回、こちらは${number(own)}回。別の規則を試してみましょう。`;

/** How far a board is unfolded. @param {number} share */
export const unfolded = (share) =>
  share === 0 ? "盤" : share === 1 ? "輪にかいたグラフ" : "ほどいている途中";

/** A board on the map to guess. @type {(width: number, height: number, isMarked: boolean) => string} */
export const guessCell = (width, height, isMarked) =>
  `${size(width, height)}${isMarked ? "、印あり" : ""}`;
/** @type {(width: number, height: number, isMarked: boolean, exists: boolean, reason: string) => string} */
export const guessedCell = (width, height, isMarked, exists, reason) =>
  `${size(width, height)}：閉じたツアー${exists ? "あり" : "なし"}、${reason}。予想は${isMarked === exists ? "当たり" : "はずれ"}`;
export const guessMap = "横と縦の大きさごとの盤";
/** @type {(marked: number, boards: number) => string} */
export const guessing = (marked, boards) => `${number(boards)}枚の盤のうち${number(marked)}枚に印`;
/** @type {(right: number, boards: number) => string} */
export const guessed = (right, boards) =>
  `${number(boards)}枚の盤のうち、${number(right)}枚で当たりました。はずれた盤は太い枠です。閉じたツアーがないのは、次の3つの場合だけです。マスの数が奇数のとき、1辺が1、2、4のとき、それに3 × 4、3 × 6、3 × 8のとき。A. J. Schwenkが1991年に証明しました。`;

/** What the signs on the map mean. @type {Record<RectangleReason["code"], string>} */
export const mapSigns = {
  schwenk: "閉じたツアーがある",
  "open-theorem": "ツアーがある",
  "one-square": "1マスだけ",
  "odd-area": "ツアーなし：マスの数が奇数",
  "side-1": "ツアーなし：1辺が1",
  "side-2": "ツアーなし：1辺が2",
  "side-4": "ツアーなし：1辺が4",
  "small-exception": "ツアーなし：盤が小さすぎる",
};

/** @type {(ms: number) => string} */
const duration = (ms) =>
  ms >= 1000 ? `${decimal(ms / 1000, 1)}秒` : `${decimal(ms, ms < 1 ? 2 : ms < 10 ? 1 : 0)} ms`;
/** @type {(board: string, ms: number | null, times: number | null) => string} */
export const timing = (board, ms, times) =>
  ms === null
    ? `${board}：1秒ではツアーなし`
    : `${board}：${duration(ms)}${times === null ? "" : `（${decimal(times, 1)}倍）`}`;
/** @param {string} board */
export const notTimed = (board) => `${board}：試していません`;
export const timed = "すべて計り終えました。方法ごとに、いちばん長い棒を幅いっぱいにしています。";

/** @type {(page: number, pages: number, tours: number) => string} */
export const toursPage = (page, pages, tours) =>
  `${number(pages)}ページ中${number(page)}ページ、ツアーは全部で${number(tours)}通り`;
export const searching = "探しています…";
/** @param {number} n */
export const openTour = (n) => `ツアー${number(n)}：「調べる」で見る`;

/** @type {(what: string, tours: string, ms: number) => string} */
export const counted = (what, tours, ms) => `${what}：${tours}通り、${duration(ms)}で数えました`;
/** How a lane of the race ended. @type {(name: string, outcome: string) => string} */
export const laneEnded = (name, outcome) => `${name}：${outcome}`;
/** @param {readonly string[]} results */
export const allCounted = (results) => results.map((result) => `${result}。`).join("");
/** @type {(what: string, states: number) => string} */
export const counting = (what, states) => `${what}：ここまで${number(states)}状態`;
/** The kind of tours that is counted. @type {(board: string, isClosed: boolean) => string} */
export const toursOf = (board, isClosed) => `${board}の${isClosed ? "閉じた" : "開いた"}ツアー`;
/** A bar of a sweep, for those who cannot see it. @type {(what: string, layers: number, most: number) => string} */
export const sweep = (what, layers, most) =>
  `${what}：${number(layers)}ステップ、同時に最大${number(most)}状態`;

/** "13.7 ± 0.3兆" @type {(millionMillions: number, error: number) => string} */
const about = (millionMillions, error) => `${decimal(millionMillions, 1)} ± ${decimal(error, 1)}兆`;
/** @type {(walks: number, estimate: number, error: number) => string} */
export const estimated = (walks, estimate, error) =>
  `${number(walks)}回歩いて、閉じたツアーは約${about(estimate / 1e12, error / 1e12)}通り。`;
export const estimateBar =
  "本当の数は、3回に約2回は太い棒の中に、20回に19回は細い棒の中にあります。";
/** The marks on the scale. */
export const estimateMarks = { known: "McKay、1997年", wrong: "1996年の発表" };
export const scaleName = "閉じたツアーの数（兆）";
/** A number on the scale, in millions of millions. @param {number} n */
export const scale = (n) => number(n);

/** @type {(what: string, different: number) => string} */
export const positions = (what, different) => `${what}：ちがう向きは${number(different)}通り`;
export const imagesOf = { found: "今見つけたツアー", euler: "1759年のオイラーのツアー" };
/** @param {readonly number[]} counts */
export const positionsTold = (counts) =>
  `今見つけたツアーには、ちがう向きが${number(counts[0] ?? 0)}通り、オイラーのツアーには${number(counts[1] ?? 0)}通りあります。`;
