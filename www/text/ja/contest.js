/** The texts of the contest of rules. */

import { asSentence, decimal, percent, quoted } from "./sentence.js";
import { paragraph, size } from "./words.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  contest: "規則の競争",
  contestIntro:
    "自分の規則は、いつもの規則よりよいでしょうか。同じ盤、同じスタートで試して、ツアーの数を数えます。",
  contestRule: "自分の規則",
  beginContest: "競争を始める",
  cancelContest: "中止",
  contestProgress: "競争の進み具合",
  copyContest: "CSVでコピー",
  copyScore: "結果をコピー",
});

export const board = "盤";
export const mine = "自分";
const closed = "閉じたツアー";

/** The head of a row: a board, with the name of its shape if it has holes. @type {(shape: string, width: number, height: number, target: string) => string} */
export const heat = (shape, width, height, target) =>
  [shape, size(width, height), target === "closed" ? closed : ""].filter(Boolean).join("、");

/** @param {number} n */
const digits = (n) => decimal(n, Number.isInteger(n) ? 0 : 1);

/** The share of tours. @type {(tours: number, runs: number) => string} */
export const share = (tours, runs) => `${digits((100 * tours) / runs)}%`;

/** Where the true share probably lies. @type {(low: number, high: number) => string} */
export const between = (low, high) => `${digits(100 * low)}–${digits(100 * high)}%`;

export const average = "すべての盤の平均";

export const explained =
  "小さな盤と穴のある盤では、すべてのマスから試します。大きな盤では、ランダムに選んだ200マスから試します。偶然が関わる場合は、下に示した範囲に、95%の信頼度で本当の割合が入ります（Wilson、1927年）。";

/** @type {(done: number) => string} */
export const progress = (done) => `${percent(done, 1)}完了`;

export const cancelled = "中止しました。表にはここまでの結果が出ています。";

/** @param {string} message */
export const failed = (message) => `競争を続けられませんでした：${message}`;

/** The rule that cannot be read. @param {string} message */
export const wrongRule = (message) => asSentence(message);

/** Who won. @type {(mine: number, best: number, name: string) => string} */
export const result = (own, best, name) =>
  paragraph(
    `自分の規則では、すべての盤の平均で${share(own, 1)}がツアーになりました。`,
    own > best
      ? `いつもの規則すべてに勝ちました！\u3000その中でいちばんよい${quoted(name)}は${share(best, 1)}です。`
      : `いつもの規則でいちばんよいのは${quoted(name)}の${share(best, 1)}です。`,
  );

/** The same with a link to it. @type {(score: string, link: string) => string} */
export const scoreAt = (score, link) => `${score} ${link}`;

/** A line to share. @type {(rule: string, own: string, other: string, name: string, board: string) => string} */
export const score = (rule, own, other, name, on) =>
  `わたしのナイトの規則${quoted(rule)}は、${on}で${own}がツアーになりました。${quoted(name)}は${other}です。`;
