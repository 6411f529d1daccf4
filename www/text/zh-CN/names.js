/**
 * The names of what can be chosen, by the id that the solver gives it.
 * @import { AlgorithmId, TieBreakId } from "../../pkg/knights_tour.js"
 */

/** @type {Readonly<Record<Exclude<AlgorithmId, "player">, string>>} */
export const methodNames = {
  warnsdorff: "汪斯道夫规则",
  restarts: "汪斯道夫规则，直到封闭",
  backtracking: "回溯法",
  permutations: "穷举排列",
  "edges-first": "欧拉式：先填边上，再修补",
  rotations: "Pósa翻转法",
  blocks: "分治法",
  smooth: "少转弯",
  cycles: "连接小圈",
  neural: "神经网络",
  best: "几种方法轮着试",
  given: "给定的巡游",
};

/** @type {Readonly<Record<TieBreakId, string>>} */
export const tieBreakNames = {
  roth: "离中心最远（Roth）",
  "roth-random": "离中心最远，再随机选",
  first: "按固定顺序选第一个",
  random: "随机选",
  "pohl-sum": "向前看：和最小（Pohl）",
  "pohl-min": "向前看：数最小（Pohl）",
  "squirrel-cull": "按区域（Squirrel和Cull）",
};

/** Pieces in a list, by the two lengths of their leap. @type {Readonly<Record<string, string>>} */
export const pieceNames = {
  "1,2": "马",
  "1,3": "骆驼",
  "2,3": "斑马",
  "1,4": "长颈鹿",
  "3,4": "羚羊",
};

/** Shapes of boards. @type {Readonly<Record<string, string>>} */
export const shapeNames = {
  ring: "圆环",
  cross: "十字形",
  "small-cross": "十二格的十字形",
  diamond: "菱形",
  l: "L形",
  staircase: "阶梯形",
};

/** Graphs. @type {Readonly<Record<string, string>>} */
export const graphNames = {
  path: "8个顶点的路径",
  complete: "5个顶点的完全图",
  cube: "正方体",
  petersen: "彼得森图",
  icosian: "周游世界游戏",
  herschel: "赫歇尔图",
};
