/**
 * Pieces by their leaps: the two lengths of one leap, or a list of several.
 * @import { Leaps } from "../pkg/knights_tour.js"
 */

/** The leaps one by one. @type {(leaper: Leaps) => [number, number][]} */
export const leapsOf = (leaper) =>
  /** @type {[number, number][]} */ (Array.isArray(leaper[0]) ? leaper : [leaper]);

/** A piece as links write it: `1,2`, or `0,1+1,1`. @type {(leaper: Leaps) => string} */
export const leapsText = (leaper) =>
  leapsOf(leaper)
    .map((leap) => [...leap].sort((a, b) => a - b).join())
    .join("+");

/** @type {(leaper: Leaps) => boolean} */
export const isKnight = (leaper) => leapsText(leaper) === "1,2";
