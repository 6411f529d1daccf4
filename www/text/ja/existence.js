/**
 * The texts about existence: whether there is a tour, why, what rules it out, and the figures of a tour.
 * @import { Existence, InEnglish, Statistics, SymmetryId, Target } from "../../pkg/knights_tour.js"
 * @import { Terms } from "../language.js"
 */

import { number } from "./sentence.js";
import { fillIn } from "./terms.js";

/** @type {Record<Target, string>} */
const tours = { closed: "閉じたツアー", open: "開いたツアー" };

/** Whether there is a tour of this kind, and why; further reasons may follow. @type {(known: { answer: Existence["answer"], reason: InEnglish | Existence["reason"] }, target: Target, others?: readonly InEnglish[]) => string} */
export function existence({ answer, reason }, target, others = []) {
  const why = [reason, ...others].map(({ sentence }) => sentence).join("。");
  switch (answer) {
    case "yes":
      return `${tours[target]}があります。${why}。`;
    case "no":
      return "start" in reason
        ? `${reason.start}から始まる${tours[target]}はありません。${why}。`
        : `${tours[target]}はありません。${why}。`;
    case "unknown":
      return `${tours[target]}があるかどうかはわかっていません。${why}。`;
  }
}

/** The answer alone. @type {(answer: Existence["answer"], target: Target) => string} */
export function inShort(answer, target) {
  switch (answer) {
    case "yes":
      return `この{盤}には${tours[target]}があります。`;
    case "no":
      return `この{盤}には${tours[target]}はありません。`;
    case "unknown":
      return `この{盤}に${tours[target]}があるかどうかは、まだわかりません。`;
  }
}

/** No theorem applies, but a tour was found since the page was opened. @type {(target: Target, terms: Terms) => string} */
export const foundHere = (target, terms) =>
  fillIn(`この{盤}には${tours[target]}があります。さきほど見つかりました。`, terms);

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = {
  identity: null,
  "half-turn": "180°の回転",
  "quarter-turn": "90°の回転",
  "three-quarter-turn": "270°の回転",
  "left-right": "左右の裏返し",
  "top-bottom": "上下の裏返し",
  diagonal: "最初のマスを通る対角線",
  "anti-diagonal": "もう1本の対角線",
};

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** Consecutive moves in one direction: "2手が4本". @type {(lines: number, moves: number) => string} */
const straightLines = (lines, moves) => `${number(moves)}手が${number(lines)}本`;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @type {Record<Figure, string>} */
const figures = {
  turns: "曲がる回数",
  crossings: "交差",
  lines: "まっすぐな線",
  symmetry: "対称性",
  sums: "合計",
};

/** What each of them means. @type {Record<Figure, string>} */
const meanings = {
  turns: "道の向きが変わる回数です。",
  crossings: "道の2つの手が交わる回数です。",
  lines: "何手も続けてまっすぐ進む所です。",
  symmetry: "このように回したり裏返したりしても、同じ道になります。",
  sums: "各行と各列の番号を足した数です。",
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
    ["crossings", crossings === null ? "数えていません" : number(crossings)],
    ["lines", straight.length > 0 ? straight.join("、") : "なし"],
    ["symmetry", others.length > 0 ? others.join("、") : "なし"],
  ];
  if (sums?.magic || sums?.semiMagic) {
    const sum = number(sums.rows[0] ?? 0);
    rows.push([
      "sums",
      sums.magic
        ? `魔方陣：どの行も列も対角線も合計は${sum}`
        : `半魔方陣：どの行も列も合計は${sum}`,
    ]);
  } else if (sums) {
    rows.push(["sums", "行と列の合計はそろっていません"]);
  }
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
