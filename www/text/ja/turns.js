/** Turns and crossings of a tour compared with others: loaded on first use. */

import { number } from "./sentence.js";

export const columns = ["曲がる回数", "交差"];
export const thisTour = "このツアー";
export const blocks = "分割統治法";
export const warnsdorff = "ワーンスドルフの規則（開いたツアー）";
export const enough = "n × nの盤でこれだけあれば足りる（証明済み）";
export const needed = "n × nの盤でこれだけは必要（証明済み）";

/** Shown if a method found no tour. */
export const noTour = ["ツアーは見つからず", "–"];

/** A bound, without its constant. @param {number} value */
export const about = (value) => `${number(Math.round(value))} + c`;

/** @param {string | number} value */
export const figure = (value) => (typeof value === "number" ? number(value) : value);

export const source =
  "2つの限界は、Besa、Johnson、Mamano、Osegueda、Williamsが2020年に証明しました。どちらも定数cだけの幅があります。必要な曲がる回数の限界は、どんなに小さなεに対しても（6 − ε） nです。その後、さらによいツアーを発表した人もいます。";
