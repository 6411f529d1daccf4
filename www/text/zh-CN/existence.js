/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @param {Target} target */
const tour = (target) => (target === "closed" ? "封闭巡游" : "开放巡游");

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join("；");
  switch (answer) {
    case "yes":
      return `这里有${tour(target)}：${why}。`;
    case "no":
      return "start" in reason
        ? `从${reason.start}出发没有${tour(target)}：${why}。`
        : `这里没有${tour(target)}：${why}。`;
    case "unknown":
      return `不知道有没有${tour(target)}：${why}。`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `这个{棋盘}有${tour(target)}。`;
    case "no":
      return `这个{棋盘}没有${tour(target)}。`;
    case "unknown":
      return `还不知道这个{棋盘}有没有${tour(target)}。`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`这个{棋盘}有${tour(target)}：刚刚找到了一条。`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "转半圈",
  "quarter-turn": "转四分之一圈",
  "three-quarter-turn": "转四分之三圈",
  "left-right": "左右翻转",
  "top-bottom": "上下翻转",
  diagonal: "沿第一格的对角线翻转",
  "anti-diagonal": "沿另一条对角线翻转",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "4条2步的". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) => `${number(lines)}条${number(moves)}步的`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "转弯",
  crossings: "交叉",
  lines: "直线",
  symmetry: "对称",
  sums: "行列的和",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "路线改变方向的次数。",
  crossings: "路线上两步互相交叉的次数。",
  lines: "路线连续几步方向不变的地方。",
  symmetry: "把巡游这样旋转或翻转，得到的还是同一条路线。",
  sums: "每行、每列的编号加起来是多少。",
};

/** @param {Figure} figure */
export const statisticMeaning = (figure) => meanings[figure];

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => { id: Figure, name: string, value: string }[]} */
export function statistics({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [straightLines(lines, i + 1)] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  /** @type {[Figure, string][]} */
  const rows = [
    ["turns", number(turns)],
    ["crossings", crossings === null ? "没有数" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join("、") : "没有"],
    ["symmetry", others.length > 0 ? others.join("、") : "没有"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic ? `幻方：每行、每列、每条对角线都是${sum}` : `半幻方：每行、每列都是${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "各行、各列的和不全相等"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
