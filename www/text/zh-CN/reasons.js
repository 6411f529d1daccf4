/**
 * Why there is a tour, or none, made from codes and facts. These clauses follow a colon and have no full stop. They
 * hold on boards and graphs, so most of them name squares without saying “square”.
 * @import { ExistenceReason, Finding, ImpossibleCode, LostCode } from "../../pkg/knights_tour.js"
 */

import { listed, number } from "./sentence.js";

/**
 * A code, and the facts that are known with it.
 * @typedef {{ code: ExistenceReason["code"] | Finding["code"] | ImpossibleCode | LostCode, squares?: readonly string[], numbers?: readonly number[], start?: string, square?: string, from?: string, degree?: number, light?: number, dark?: number, short?: number, long?: number }} Reason
 */

/** The number of squares up to which all are named. */
const MAX_NAMED = 4;

/** "a1、b2和c3"; of many squares "a1、b2、c3等7处". @type {(squares: readonly string[], all?: number) => string} */
function named(squares, all = squares.length) {
  if (squares.length === 0) {
    return "有些地方";
  }
  const most = Math.max(all, squares.length);
  return most > MAX_NAMED
    ? `${squares.slice(0, 3).join("、")}等${number(most)}处`
    : listed(squares);
}

/** A reason in words. @param {Reason} reason */
export function because(reason) {
  const { code, squares = [], numbers = [], start = squares[0] ?? "起点" } = reason;
  const [first = 0, second = 0] = numbers;
  const [short = first, long = second] = [reason.short, reason.long];
  const [light, dark] = [reason.light ?? numbers[0], reason.dark ?? numbers[1]];
  const [some, counted] = [named(squares), named(squares, first)];
  const isOne = squares.length === 1 && first <= 1;
  const isKnown = squares.length > 0;
  switch (code) {
    case "one-square":
      return "只有一处，它本身就是一条开放巡游，却没有一步可以用来封闭";
    case "odd-area":
      return "每走一步都换颜色，所以封闭巡游需要一样多的浅色格和深色格，可是这个棋盘的格子数是奇数";
    case "side-1":
      return "只有一排格子，马根本动不了";
    case "side-2":
      return long === 2
        ? "在2 × 2个格子上，马根本动不了"
        : "只有两排格子，每一步都要沿着棋盘走两格，跳过的格子再也回不去";
    case "side-4":
      return "一共四排格子，从外侧走一步总是到内侧，所以封闭巡游只能走到一半的格子";
    case "small-exception":
      return short > 0
        ? `${short} × ${long}是少数没有这种巡游的小棋盘之一，搜索了所有可能才知道`
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
      return light === undefined || dark === undefined
        ? "每走一步都换颜色，可是有一种颜色太多了"
        : `每走一步都换颜色，可是要走的浅色有${number(light)}个，深色有${number(dark)}个`;
    case "start-colour":
      return `巡游的起点和终点都在多一个的那种颜色上，而${start}是另一种颜色`;
    case "inner-row":
      return `一共四排格子，从外侧走一步总是到内侧，所以巡游必须从外侧开始、在外侧结束，而${start}在内侧`;
    case "start-exception":
      return `搜索了所有可能，从${start}出发一条也没有`;
    case "too-few-moves":
      if (reason.square !== undefined) {
        return reason.degree === 0
          ? `${reason.square}没有走法`
          : `${reason.square}只有一种走法，而封闭巡游在每一处都需要两种`;
      }
      return second === 1
        ? `${counted}没有走法`
        : isKnown
          ? `${counted}的走法不到两种，而封闭巡游在每一处都需要两种`
          : "有些地方走法太少";
    case "too-many-ends":
      return !isKnown
        ? "只有一种走法的地方太多，而巡游只有两个端点"
        : isOne
          ? `${some}是第三个只有一种走法的，而巡游只有两个端点`
          : `${counted}各只有一种走法，其中最多${number(second)}处能作巡游的端点`;
    case "not-connected":
      return reason.from !== undefined
        ? `从${reason.from}怎么走也到不了${reason.square}`
        : `没有走法能到${counted}`;
    case "cut-squares":
      return `去掉${some}，剩下的就分成了太多块，一条巡游走不完`;
    case "end-parts":
      return isKnown
        ? `有${number(first)}块只通过${some}相连，每块都需要巡游的一个端点，可是只有${number(second)}块能有`
        : "有太多块只通过少数几处和别处相连，每块都需要巡游的一个端点";
    case "forced-moves":
      return squares.length > 1
        ? `${start}会需要两种以上的走法：${named(squares.slice(1), first)}各只有两种走法，都必须用上通往${start}的那一种`
        : "有一处会需要两种以上的走法";
    case "forced-cycle":
      return `每条巡游都必须用到的走法，已经只在${counted}之间连成了一个圈`;
    case "no-two-factor":
      return isKnown
        ? squares.length === 1
          ? `${some}需要${number(first)}步，可是与它相邻的只容得下${number(second)}步`
          : `${some}合起来需要${number(first)}步，可是与它们相邻的只容得下${number(second)}步`
        : "不管怎样选，都不能让每一处得到封闭巡游所需的两步";
    case "no-cycle-cover":
      return isKnown
        ? `从${some}只能走到${number(second)}处，可是需要${number(first)}处`
        : "不管怎样选，都不能让每一处各通往不同的地方";
    case "separate-cycles":
      return isKnown && second === 0
        ? "不管每一处选哪两步，都没有一步通到巡游的端点"
        : `不管选哪些走法，${counted}都和其余部分断开`;
    case "separate-parts":
      return isKnown
        ? `巡游走了${named(squares.slice(0, first), first)}，就走不了${named(squares.slice(first), second)}`
        : "有两部分各自都能走到，却不能在同一条巡游里都走到";
    case "stuck":
      return isKnown ? `从${start}一步能到的都走过了` : "从末端一步能到的都走过了";
    case "not-closed":
      return squares.length > 1
        ? `全都走遍了，可是从${squares[1]}一步回不到${start}`
        : "全都走遍了，可是从最后一格一步回不到第一格";
    case "never-entered":
      return `再没有一步能到${counted}`;
    case "start-cut-off":
      return `从${start}一步能到的都用掉了，巡游没法封闭`;
    case "too-many-dead-ends":
      return !isKnown
        ? "只剩一步可走的地方太多了"
        : isOne
          ? `${some}只剩一步可走，巡游会在那里结束，没法封闭`
          : second === 0
            ? `${counted}各只剩一步可走，巡游会在那里结束，没法封闭`
            : `${counted}各只剩一步可走，而巡游只能在其中一处结束`;
    case "cut-in-two":
      return `从路线的末端再也走不到${counted}`;
  }
}
