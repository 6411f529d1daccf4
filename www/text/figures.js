/**
 * The figures of a tour, and what they mean.
 * @import { Statistics, SymmetryId } from "../pkg/knights_tour.js"
 */

import { commas, number } from "#text/sentence.js";
import { figures, meanings } from "#messages/figures.js";
import * as messages from "#messages/figures.js";

/** The symmetries of a tour, as its figures name them. @type {Record<SymmetryId, string | null>} */
const symmetries = { identity: null, ...messages.symmetries };

/** Maximum number of lengths of straight lines to list, the longest included. */
const MAX_LENGTHS = 8;

/** The figures of a tour. @typedef {"turns" | "crossings" | "lines" | "symmetry" | "sums"} Figure */

/** @param {Figure} figure */
export const meaningOf = (figure) => meanings[figure];

/** What rows and columns add up to. @param {NonNullable<Statistics["sums"]>} sums */
function sumsOf({ magic, semiMagic, rows }) {
  const sum = rows[0] ?? 0;
  return magic
    ? messages.sums.magic({ sum })
    : semiMagic
      ? messages.sums.semiMagic({ sum })
      : messages.sums.unlike;
}

/** The figures of a tour: names and values. @type {(statistics: Statistics, isClosed: boolean) => { id: Figure, name: string, value: string }[]} */
export function figuresOf({ turns, runs, crossings, symmetries: found, sums }, isClosed) {
  const others = found.flatMap((id) => symmetries[id] ?? []);
  const straight = runs.flatMap((lines, i) =>
    lines > 0 && i > 0 ? [messages.straightLines({ lines, moves: i + 1 })] : [],
  );
  if (straight.length > MAX_LENGTHS) {
    straight.splice(MAX_LENGTHS - 2, straight.length - MAX_LENGTHS + 1, "…");
  }
  const none = messages.noFigure;
  /** @type {[Figure, string][]} */
  const rows = [
    ["turns", number(turns)],
    ["crossings", crossings === null ? none.crossings : number(crossings)],
    ["lines", straight.length > 0 ? commas(straight) : none.lines],
    ["symmetry", others.length > 0 ? commas(others) : none.symmetry],
    ...(sums ? [/** @type {[Figure, string]} */ (["sums", sumsOf(sums)])] : []),
  ];
  return rows
    .filter(([id]) => isClosed || id !== "symmetry" || others.length > 0)
    .map(([id, value]) => ({ id, name: figures[id], value }));
}
