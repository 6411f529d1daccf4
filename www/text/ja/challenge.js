/**
 * The texts about challenges.
 * @import { Target } from "../../pkg/knights_tour.js"
 */

import { number, quoted } from "./sentence.js";

/** Fixed texts. */
export const labels = /** @type {const} */ ({
  challenge: "挑戦状を作る",
  challengeHelp:
    "このパズルのリンクを作ります。解いた人には、送り返すためのコードが出ます。届いたコードを下に貼ると、確かめられます。",
  allowed: "使ってよい助け",
  goal: "続けて正解する数",
  copyChallenge: "リンクをコピー",
  leaveChallenge: "挑戦状をやめる",
  result: "確かめるコード",
  checkResult: "コードを確かめる",
  resultLine: "自分のコード",
  copyResult: "コードをコピー",
});

/** The kinds of help. @type {Record<string, string>} */
export const helps = {
  back: "手を戻す",
  ways: "進めるマス",
  layers: "数字と線",
  hint: "ヒント",
  judge: "「もうだめ？」",
};

/** The help used, and how many times. @type {Record<string, (times: number) => string>} */
const uses = {
  back: (times) => `手戻し${number(times)}回`,
  hint: (times) => `ヒント${number(times)}回`,
  restart: (times) => `やり直し${number(times)}回`,
  judge: (times) => `「もうだめ？」${number(times)}回`,
  watch: () => "だめになったときの知らせあり",
  ways: () => "進めるマスの表示あり",
  layers: () => "数字や線の表示あり",
  method: () => "自動で進めた手あり",
  pasted: () => "貼りつけた手あり",
  link: () => "リンクから来た手あり",
};

/** The task. @type {(mode: "free" | "predict", target: Target, goal: number, allowed: readonly string[]) => string} */
export function task(mode, target, goal, allowed) {
  const aim =
    mode === "predict"
      ? `規則の手を${number(goal)}回続けて当てる`
      : target === "closed"
        ? "ここから閉じたツアーを見つける"
        : "ここからツアーを見つける";
  const help = allowed.map((name) => helps[name] ?? name).join("、");
  return allowed.length === 0
    ? `挑戦：${aim}。助けは使えません。`
    : `挑戦：${aim}。使ってよい助け：${help}。`;
}

export const reached = "挑戦成功です！　下のコードを、挑戦状をくれた人に送りましょう。";
export const challengeCopied = "挑戦状のリンクをコピーしました。";
export const resultCopied = "コードをコピーしました。";
export const copyRefused = "ブラウザがコピーを許可しませんでした。";
export const notAllowed = "この挑戦では、その助けは使えません。";

/** @type {(used: Readonly<Record<string, number>>) => string} */
export function helpUsed(used) {
  const known = Object.entries(used).filter(([name]) => Object.hasOwn(uses, name));
  const pieces = known.flatMap(([name, times]) => uses[name]?.(times) ?? []);
  return pieces.length === 0 ? "助けなし" : pieces.join("、");
}

/** A result that was verified. @type {(result: { mode: "free" | "predict", settings: { target?: Target, start?: string }, locked: readonly string[], done: readonly string[], goal: number, used: Readonly<Record<string, number>> }, board: string) => string} */
export function verified({ mode, settings, locked, done, goal, used }, board) {
  const from = `${settings.start ?? ""}から`;
  const given = locked.length > 0 ? `${from}（決められた${number(locked.length)}手のあと）` : from;
  const tour = settings.target === "closed" ? "閉じたツアー" : "ツアー";
  return mode === "predict"
    ? `✓ 成功：${board}、${given}、続けて${number(goal)}回正解。答えた数${number(done.length)}、${helpUsed(used)}。`
    : `✓ 成功：${board}、${given}、${tour}完成。${number(done.length)}手、${helpUsed(used)}。`;
}

/** Why a result is invalid. */
export const refused = {
  unreadable: "これはコードではありません。「knights-tour-result」で始まる行全体を貼ってください。",
  changed:
    "このコードは書き換えられたか、途中で切れています。もう一度、行全体をコピーしてください。",
  missed: "手は読めましたが、挑戦は成功していません。",
};

export const wrong = {
  /** @type {(text: string, least: number, most: number) => string} */
  locked: (text, least, most) =>
    `${quoted(text)}は決められた手の数として使えません。${number(least)}から${number(most)}までの整数を書いてください。決められた手はなしにします`,
  /** @type {(text: string, least: number, most: number, usual: number) => string} */
  goal: (text, least, most, usual) =>
    `${quoted(text)}は続けて正解する数として使えません。${number(least)}から${number(most)}までの整数を書いてください。目標は${number(usual)}回にします`,
  /** @type {(text: string, known: readonly string[]) => string} */
  help: (text, known) =>
    `${quoted(text)}という助けはありません。次の中から選んでください：${known.join("、")}`,
};
