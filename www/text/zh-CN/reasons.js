/**
 * Why there is no tour, or one: without a full stop, as it follows “没有这样的巡游：”.
 * @import { Telling } from "../telling.js"
 */

import { listed, number } from "./sentence.js";

/** The number of squares up to which all are named. */
const MAX_NAMED = 4;

/** @param {Telling} telling */
export function why({ code, squares, numbers, isGraph, isHigh }) {
  const [first = 0, second = 0] = numbers;
  const cell = isGraph ? "顶点" : "格子";
  const board = isGraph ? "图" : "棋盘";
  // A board of four squares across has two outer lines and two inner ones.
  const line = isHigh ? "列" : "行";
  const isKnown = squares.length > 0;
  const isOne = squares.length === 1 && first <= 1;
  /** "a1、b2和c3"; of many squares "a1、b2、c3等7个格子" @type {(names: readonly string[], all?: number) => string} */
  const named = (names, all = 0) => {
    const most = Math.max(all, names.length);
    return names.length === 0
      ? `有些${cell}`
      : most > MAX_NAMED
        ? `${names.slice(0, 3).join("、")}等${number(most)}个${cell}`
        : listed(names);
  };
  const some = named(squares);
  const counted = named(squares, first);
  const start = squares[0] ?? "起点";
  switch (code) {
    case "one-square":
      return `只有一个${cell}，它本身就是一条开放巡游，却没有一步可以用来封闭`;
    case "odd-area":
      return `每走一步都换颜色，所以封闭巡游需要一样多的浅色${cell}和深色${cell}，可是这个${board}的${cell}数是奇数`;
    case "side-1":
      return `只有一${line}格子，马根本动不了`;
    case "side-2":
      return second === 2
        ? "在2 × 2个格子上，马根本动不了"
        : `只有两${line}格子，每一步都要沿着棋盘走两格，跳过的格子再也回不去`;
    case "side-4":
      return `一共四${line}格子，从外侧的一${line}走一步总是到内侧，所以封闭巡游只能走到一半的格子`;
    case "small-exception":
      return first > 0
        ? `${number(first)} × ${number(second)}是少数没有这种巡游的小棋盘之一，搜索了所有可能才知道`
        : "它是少数没有这种巡游的小棋盘之一，搜索了所有可能才知道";
    case "schwenk":
      return "完整的矩形棋盘都有，除非格子数是奇数，或有一边是1、2或4，或棋盘是3 × 4、3 × 6或3 × 8（Schwenk，1991年）";
    case "open-theorem":
      return "完整的矩形棋盘都有，只有少数太小或太窄的例外（Cull和De Curtins，1978年；Conrad等人，1994年）";
    case "no-theorem":
      return "已知的定理都管不到这种情况";
    case "all-tried":
      return "所有可能都试过了";
    case "colours":
      return numbers.length === 0
        ? `每走一步都换颜色，可是有一种颜色的${cell}太多了`
        : `每走一步都换颜色，可是要走的浅色${cell}有${number(first)}个，深色${cell}有${number(second)}个`;
    case "start-colour":
      return `巡游的起点和终点都在多一个${cell}的那种颜色上，而${start}是另一种颜色`;
    case "inner-row":
      return `一共四${line}格子，从外侧的一${line}走一步总是到内侧，所以巡游必须从外侧开始、在外侧结束，而${start}在内侧`;
    case "start-exception":
      return `搜索了所有可能，从${start}出发一条也没有`;
    case "too-few-moves":
      return first === 0
        ? `有的${cell}走法太少`
        : second === 1
          ? `${counted}没有走法`
          : `${counted}的走法不到两种，而封闭巡游在每个${cell}都需要两种`;
    case "too-many-ends":
      return !isKnown
        ? `只有一种走法的${cell}太多，而巡游只有两个端点`
        : isOne
          ? `${some}是第三个只有一种走法的${cell}，而巡游只有两个端点`
          : `${counted}各只有一种走法，其中最多${number(second)}个能作巡游的端点`;
    case "not-connected":
      return `没有走法能到${counted}`;
    case "cut-squares":
      return `去掉${some}，剩下的${cell}就分成了太多块，一条巡游走不完`;
    case "end-parts":
      return isKnown
        ? `有${number(first)}块只通过${some}相连，每块都需要巡游的一个端点，可是只有${number(second)}块能有`
        : `有太多块只通过少数几个${cell}和别处相连，每块都需要巡游的一个端点`;
    case "forced-moves":
      return squares.length > 1
        ? `${start}会需要两种以上的走法：${named(squares.slice(1), first)}各只有两种走法，都必须用上通往${start}的那一种`
        : `有一个${cell}会需要两种以上的走法`;
    case "forced-cycle":
      return `每条巡游都必须用到的走法，已经只在${counted}之间连成了一个圈`;
    case "no-two-factor":
      return !isKnown
        ? `不管怎样选，都不能让每个${cell}得到封闭巡游所需的两条线`
        : squares.length === 1
          ? `${some}需要${number(first)}步，可是与它相邻的${cell}只容得下${number(second)}步`
          : `${some}合起来需要${number(first)}步，可是与它们相邻的${cell}只容得下${number(second)}步`;
    case "no-cycle-cover":
      return isKnown
        ? `从${some}只能走到${number(second)}个${cell}，可是需要${number(first)}个`
        : `不管怎样选，都不能让每个${cell}各通往不同的${cell}`;
    case "separate-cycles":
      return isKnown && second === 0
        ? `不管每个${cell}选哪两条线，都没有一条通到巡游的端点`
        : `不管选哪些走法，${counted}都和其余部分断开`;
    case "separate-parts":
      return isKnown
        ? `巡游走了${named(squares.slice(0, first), first)}，就走不了${named(squares.slice(first), second)}`
        : `${board}有两部分各自都能走到，却不能在同一条巡游里都走到`;
    case "stuck":
      return `从${squares[0] ?? "末端"}一步能到的${cell}都走过了`;
    case "not-closed":
      return `所有${cell}都走过了，可是从${squares[1] ?? "最后一个"}一步回不到${squares[0] ?? "第一个"}`;
    case "never-entered":
      return `再没有一步能到${counted}`;
    case "start-cut-off":
      return `从${start}一步能到的${cell}都用掉了，巡游没法封闭`;
    case "too-many-dead-ends":
      return !isKnown
        ? `只剩一步可走的${cell}太多了`
        : isOne
          ? `${counted}只剩一步可走，巡游会在那里结束，没法封闭`
          : second === 0
            ? `${counted}各只剩一步可走，巡游会在那里结束，没法封闭`
            : `${counted}各只剩一步可走，而巡游只能在其中一个结束`;
    case "cut-in-two":
      return `从路线的末端再也走不到${counted}`;
  }
}
