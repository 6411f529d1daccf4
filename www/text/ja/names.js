/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "ワーンスドルフの規則",
  restarts: "ワーンスドルフの規則を閉じるまで",
  backtracking: "バックトラック法",
  permutations: "総当たり",
  "edges-first": "オイラー式：まず端、あとで直す",
  rotations: "Pósaの組み替え",
  blocks: "分割統治法",
  smooth: "あまり曲がらない",
  cycles: "小さな輪をつなぐ",
  neural: "ニューラルネットワーク",
  best: "いくつもの方法を順に",
  given: "与えられたツアー",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "中心からいちばん遠い（Roth）",
  "roth-random": "中心から遠い、次にランダム",
  first: "決まった順番で最初",
  random: "ランダム",
  "pohl-sum": "先読み：合計が最小（Pohl）",
  "pohl-min": "先読み：数が最小（Pohl）",
  "squirrel-cull": "区域による（SquirrelとCull）",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "ナイト",
  "1,3": "キャメル",
  "2,3": "ゼブラ",
  "1,4": "ジラフ",
  "3,4": "アンテロープ",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "輪",
  cross: "十字",
  "small-cross": "12マスの十字",
  diamond: "ひし形",
  l: "L字",
  staircase: "階段",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "8頂点の道",
  complete: "5頂点の完全グラフ",
  cube: "立方体",
  petersen: "ピーターセングラフ",
  icosian: "イコシアンゲーム",
  herschel: "ハーシェルグラフ",
};
