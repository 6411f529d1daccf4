/**
 * The texts about the ladder of boards, the board of the day, and the result of a game.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { helpUsed } from "./challenge.js";
import { locale, number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  ladder: "ステップアップ",
  ladderHelp: "だんだん難しくなる6つの盤。5 × 5から始めましょう。",
  marksHelp: "✓ 完成 · ★ ヒントなどの助けなし · ★★ 手を戻すこともなし",
  rungs: "ステップアップの盤",
  forgetMarks: "印を消す",
  day: "今日の盤",
  dayHelp: "みんなに同じ盤が出ます。UTCの午前0時に新しい盤になります。",
  playDay: "挑戦する",
  shareLine: "結果を共有",
  copyShare: "コピー",
});

/** @type {Record<string, string>} */
export const rungs = {
  five: "5 × 5",
  six: "6 × 6",
  eight: "8 × 8",
  closed: "6 × 6（閉じたツアー）",
  holes: "穴のある盤",
  camel: "キャメルの32マス",
};

/** The marks of a rung: nothing, a tour, without help, without help and without taking a move back. */
const marks = /** @type {const} */ ([
  { sign: "", name: "まだ" },
  { sign: "✓", name: "完成" },
  { sign: "★", name: "助けなしで完成" },
  { sign: "★★", name: "助けも手戻しもなしで完成" },
]);

/** @param {number} mark */
export const markSign = (mark) => marks[mark]?.sign ?? "";
/** @type {(rung: string, mark: number) => string} */
export const rungName = (rung, mark) => `${rungs[rung]}：${marks[mark]?.name ?? ""}`;

/** A rung was reached. @type {(rung: string, mark: number) => string} */
export const earned = (rung, mark) =>
  `${markSign(mark)} ${rungs[rung]}：${marks[mark]?.name ?? ""}！`;

export const notKept = "このブラウザには印を保存できません。ページを閉じると消えます。";
export const forgotten = "印を消しました。";

/** @param {string} rung */
export const nextRung = (rung) => `次は${rungs[rung]}`;

/** "2026年11月22日" @param {string} date as in 2026-11-22 */
const dayName = (date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));

/** The task of a day. @type {(date: string, board: string, start: string, target: Target) => string} */
export const dayTask = (date, board, start, target) =>
  target === "closed"
    ? `${dayName(date)}：${board}。${start}から始めて、すべてのマスを通り、スタートに戻ります。`
    : `${dayName(date)}：${board}。${start}から始めて、すべてのマスを通ります。`;

/** The result of a game, and the help used. @type {(visited: number, squares: number, used: Readonly<Record<string, number>>) => string} */
export const summary = (visited, squares, used) =>
  `${number(squares)}{マス}のうち${number(visited)}{マス}、${helpUsed(used)}。`;

/** The line to share. @type {(date: string, board: string, visited: number, squares: number, isTour: boolean, used: Readonly<Record<string, number>>, link: string) => string} */
export const shareLine = (date, board, visited, squares, isTour, used, link) =>
  `ナイトツアー・ラボ、${dayName(date)}、${board}：${isTour ? "★ " : ""}${number(visited)}/${number(squares)}マス、${helpUsed(used)}。 ${link}`;

export const shareCopied = "結果をコピーしました。";
export const copyRefused =
  "ブラウザがコピーを許可しませんでした。行を選んで、自分でコピーしてください。";

export const wrong = {
  /** @param {string} text */
  day: (text) => `${quoted(text)}は日付ではありません。2026-11-22のように書いてください`,
};
