/**
 * The known numbers as a visitor wants them: those that are searched for, in an order, and as text to copy.
 * @import { Known, Register } from "./known.js"
 */

import { csvOf } from "../../widgets/csv.js";

/** Boards as `8x8`, and numbers without separators between thousands. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, "x")
    .replace(/(?<=\d)[.,’\u00a0\u202f](?=\d{3}(?!\d))/g, "");

/** The same for boards that are rotated. @param {string} board */
export const upright = (board) =>
  board
    .split("x")
    .sort((a, b) => Number(a) - Number(b))
    .join("x");

/**
 * Whether a number is searched for: each word that was typed is a part of its texts, and a board is this one.
 * @type {(board: string, texts: readonly string[], typed: string) => boolean}
 */
export function isFound(board, texts, typed) {
  const text = plain([board, ...texts].join(" "));
  return plain(typed)
    .split(/\s+/)
    .every((word) =>
      /^\d+x\d+$/.test(word) ? upright(word) === upright(board) : text.includes(word),
    );
}

/** @type {(one: bigint | number, other: bigint | number) => number} */
const byValue = (one, other) => (one < other ? -1 : Number(one > other));

/** The sides of a board, the shorter one first, as one number. @param {Known} known */
function sizeOf({ board }) {
  const [width = 0, height = 0] = upright(board).split("x").map(Number);
  return 1000 * width + height;
}

/** What rows can be sorted by, under the column’s name. @type {Record<"board" | "known" | "kind", (one: Known, other: Known) => number>} */
export const orders = {
  board: (one, other) => byValue(sizeOf(one), sizeOf(other)),
  known: (one, other) => byValue(BigInt(one.tours), BigInt(other.tours)),
  kind: (one, other) => one.target.localeCompare(other.target),
};

/** @typedef {{ known: Known, source: string }} Row with the names of its sources */

/** A line for each number, a tour and its reverse as one. @param {readonly Row[]} rows */
export const asCsv = (rows) =>
  csvOf([
    ["board", "target", "tours", "source"],
    ...rows.map(({ known: { board, target, tours }, source }) => [board, target, tours, source]),
  ]);

/** All that is known of the numbers, as in the register. @type {(rows: readonly Row[], sources: Register["sources"]) => string} */
export function asJson(rows, sources) {
  const records = rows.map(({ known }) => known);
  const cited = records.flatMap(({ published = [] }) => published.map(({ source }) => source));
  const named = Object.entries(sources).filter(([id]) => cited.includes(id));
  return JSON.stringify({ sources: Object.fromEntries(named), records }, null, 2);
}
