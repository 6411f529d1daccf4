/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, decimal, number } from "./sentence.js";

export const from = "最初のステップ";
export const to = "最後のステップ";
export const size = "大きさ（ピクセル）";
/** Sizes to choose from. */
export const sizes = "よく使う大きさ";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480：ウェブ用", 720: "720", 1080: "1080：スライド用" };
export const delay = "1ステップの時間（ms）";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `${number(least)}～${number(most)}`;
export const theme = "色";
export const choice = "1手ごとに、進めるマスを見せる";
export const kind = "種類";
export const kinds = { gif: "GIF", video: "動画（MP4）" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
const names = { gif: "GIF", video: "動画" };
/** @param {Kind} of */
export const make = (of) => `${names[of]}を作る`;
export const cancel = "中止";
export const save = "保存";
export const play = "再生";

/** Shown until the length of the run is known. */
export const looking = "この回の長さを調べています…";
/** @param {Kind} of */
export const making = (of) => `${names[of]}を作っています…`;
export const cancelled = "中止しました。";
export const preview = "アニメーションの見本";
export const progress = "アニメーションの進み具合";

/** The approximate size of a file. @param {number} n in bytes */
export function bytes(n) {
  const tens = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  const rounded = Math.round(n / tens) * tens;
  return rounded < 1e6
    ? `${number(Math.max(1, Math.round(rounded / 1000)))} kB`
    : `${decimal(rounded / 1e6, rounded < 1e7 ? 1 : 0)} MB`;
}

/** @param {number} ms */
const seconds = (ms) =>
  ms < 90_000 ? `${number(Math.round(ms / 1000))}秒` : `${number(Math.round(ms / 60_000))}分`;

/**
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const thinned = every > 1 ? `（${number(every)}ステップごと）` : "";
  return `${number(frames)}コマ${thinned}、${width} × ${height}ピクセル、${seconds(milliseconds)}、約${bytes(estimate)}。`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) =>
  `この回は${number(steps)}ステップです。${number(steps)}までの数を書いてください。`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `ここまで${bytes(n)}`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]}ができました（${bytes(n)}）`;

/** @param {string} file */
export const saved = (file) => `${file}に保存しました。`;

/** This browser has no encoder for frames of this size. */
export const noEncoder =
  "このブラウザは、この大きさの動画を作れません。もっと小さくするか、GIFを作ってください。";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `${names[of]}を作れませんでした：${message}。`
    : `このブラウザは${names[of]}を作れませんでした。もっと小さくするか、ステップを減らしてください。`;
