/** What is said of animations, in the sheet behind “Share”. */

import { asSentence, decimal, number } from "./sentence.js";

export const from = "从第几步";
export const to = "到第几步";
export const size = "大小（像素）";
/** Sizes to choose from. */
export const sizes = "常用大小";
/** @type {Record<number, string>} */
export const sizeNames = { 480: "480：网页", 720: "720", 1080: "1080：幻灯片" };
export const delay = "每步的时间（毫秒）";
/** The numbers that a field takes, below it. @type {(least: number, most: number) => string} */
export const range = (least, most) => `${number(least)}到${number(most)}`;
export const theme = "配色";
export const choice = "每步之前显示可选的格子";
export const kind = "类型";
export const kinds = { gif: "GIF", video: "视频（MP4）" };
/** The kind of file that the button makes. @typedef {keyof typeof kinds} Kind */
const names = { gif: "GIF", video: "视频" };
/** @param {Kind} of */
export const make = (of) => `制作${names[of]}`;
export const cancel = "取消";
export const save = "保存";
export const play = "播放";

/** Shown until the length of the run is known. */
export const looking = "正在计算这次运行有多长…";
/** @param {Kind} of */
export const making = (of) => `正在制作${names[of]}…`;
export const cancelled = "已取消。";
export const preview = "动画预览";
export const progress = "制作动画的进度";

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
  ms < 90_000 ? `${number(Math.round(ms / 1000))}秒` : `${number(Math.round(ms / 60_000))}分钟`;

/**
 * Describes the planned animation.
 * @param {{ frames: number, every: number, width: number, height: number, milliseconds: number, bytes: number }} of
 */
export function plan({ frames, every, width, height, milliseconds, bytes: estimate }) {
  const thinned = every > 1 ? `每${number(every)}步一帧，` : "";
  return `${number(frames)}帧，${thinned}${width} × ${height}像素，${seconds(milliseconds)}，大约${bytes(estimate)}。`;
}

/** A step beyond the last that can be shown. @type {(steps: number) => string} */
export const beyond = (steps) => `这次运行有${number(steps)}步。请写不超过${number(steps)}的数。`;

/** A refusal of the solver. @param {string} message */
export const refused = (message) => asSentence(message);

/** @param {number} n in bytes */
export const soFar = (n) => `目前${bytes(n)}`;

/** @type {(of: Kind, n: number) => string} */
export const made = (of, n) => `${kinds[of]}做好了（${bytes(n)}）`;

/** @param {string} file */
export const saved = (file) => `已保存为${file}。`;

/** This browser has no encoder for frames of this size. */
export const noEncoder = "这个浏览器做不了这么大的视频。选小一点的，或者做成GIF。";

/** Why the file could not be made. @type {(of: Kind, message: string) => string} */
export const failed = (of, message) =>
  message
    ? `${names[of]}没能做出来：${message}。`
    : `这个浏览器没能做出${names[of]}。试试小一点，或者步数少一点。`;
