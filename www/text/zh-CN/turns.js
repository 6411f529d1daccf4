/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["转弯", "交叉"];
export const thisTour = "这条巡游";
export const blocks = "分治法";
export const warnsdorff = "汪斯道夫规则（开放巡游）";
export const enough = "在n × n棋盘上够用（已证明）";
export const needed = "在n × n棋盘上必需（已证明）";

/** Shown if a method found no tour. */
export const noTour = ["没找到巡游", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "这两个界限由Besa、Johnson、Mamano、Osegueda和Williams证明（2020年），各自可差一个常数c。必需的转弯数的下界是(6 − ε)n，其中ε是任意小的正数。此后又有人宣布了更好的巡游。";
