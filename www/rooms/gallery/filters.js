/**
 * What the wall of pictures can be narrowed to: one value of each property, and words to search for.
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import { piece, size } from "#text/words.js";
import { particularsOf, verified } from "./particulars.js";

/** @typedef {"kind" | "symmetry" | "sums" | "piece" | "century" | "size"} Property */

/** The chosen values; what is missing or `null` does not matter. @typedef {Partial<Record<Property | "search", string | null>>} Filters */

/** @type {readonly Property[]} */
export const properties = ["kind", "symmetry", "sums", "piece", "century", "size"];
/** @type {(name: string) => name is Property} */
export const isProperty = (name) => properties.some((property) => property === name);

/** All that a link can name. */
export const filterNames = /** @type {const} */ ([...properties, "search"]);

/** Of a tour that has no date, as it was made for this page. */
const UNDATED = "none";

/** What a function finds out about an exhibit, once. @type {<T>(find: (exhibit: Exhibit) => T) => (exhibit: Exhibit) => T} */
function once(find) {
  /** @type {WeakMap<Exhibit, any>} */
  const known = new WeakMap();
  return (exhibit) => {
    if (!known.has(exhibit)) {
      known.set(exhibit, find(exhibit));
    }
    return known.get(exhibit);
  };
}

/** The codes of all that is notable about a tour. */
const codesOf = once(
  (exhibit) => new Set(particularsOf(exhibit, verified(exhibit)).map(({ code }) => code)),
);

/** @param {string} year such as "about 840" or "9th century" */
function centuryOf(year) {
  const [, century, number] = /(\d+)th century|(\d{3,4})/.exec(year) ?? [];
  return century ?? (number ? String(Math.floor(Number(number) / 100) + 1) : UNDATED);
}

/** @param {string} board */
function sizeOf(board) {
  const { width, height } = boardInfo(board);
  return `${width}x${height}`;
}

/** The values by which a tour is found. @type {Record<Property, (exhibit: Exhibit) => string[]>} */
const valuesOf = {
  kind: (exhibit) =>
    /** @type {const} */ (["closed", "open", "path"]).filter((code) => codesOf(exhibit).has(code)),
  symmetry(exhibit) {
    const codes = codesOf(exhibit);
    const found = [
      // Two quarter-turns are a half-turn.
      ...(codes.has("half-turn") || codes.has("quarter-turn") ? ["half-turn"] : []),
      ...(codes.has("quarter-turn") ? ["quarter-turn"] : []),
      ...(codes.has("mirror") ? ["mirror"] : []),
    ];
    return found.length > 0 ? ["symmetric", ...found] : codes.has("asymmetric") ? ["none"] : [];
  },
  sums(exhibit) {
    const codes = codesOf(exhibit);
    const [rows, columns] = [codes.has("rows"), codes.has("columns")];
    if (codes.has("magic") || codes.has("semi-magic") || (rows && columns)) {
      return ["magic"];
    }
    return rows || columns || codes.has("sums") ? ["nearly"] : [];
  },
  piece: (exhibit) => [pieceOf(exhibit)],
  century: ({ id, english }) => (id ? [centuryOf(english.year ?? "")] : []),
  size: ({ board }) => [sizeOf(board)],
};

/** Values in an order of their own; others are in that of the collection. @type {Partial<Record<Property, readonly string[]>>} */
const inOrder = {
  kind: ["closed", "open", "path"],
  symmetry: ["symmetric", "half-turn", "quarter-turn", "mirror", "none"],
  sums: ["magic", "nearly"],
};

/** What values are sorted by: a board by its squares, a century by its number. @param {string} value */
const weight = (value) => value.split("x").reduce((all, side) => all * (Number(side) || 1e9), 1);

/** The values that tours of a collection have, in the order of the lists. @type {(exhibits: readonly Exhibit[]) => Record<Property, string[]>} */
export function valuesIn(exhibits) {
  const found = properties.map((property) => {
    const values = [...new Set(exhibits.flatMap(valuesOf[property]))];
    const order = inOrder[property];
    const sorted = order
      ? order.filter((value) => values.includes(value))
      : values.sort((a, b) => weight(a) - weight(b));
    return [property, sorted];
  });
  return Object.fromEntries(found);
}

/** Letters without accents, all of them small and of one width, so that “Paduka” finds “Pādukā”. @param {string} text */
const folded = (text) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[‘’]/g, "'").toLowerCase();

/** All that is written about a tour, in the page’s language and in English. */
const textOf = once((exhibit) => {
  const { name, by, year, about, source, board, english } = exhibit;
  const { width, height } = boardInfo(board);
  const sizes = [size(width, height), `${width}x${height}`];
  const texts = [name, by, year, about, source, ...Object.values(english)];
  return folded([...texts, piece(pieceOf(exhibit)), ...sizes].join(" "));
});

/** Whether a tour has the chosen values, and all the words. @type {(exhibit: Exhibit, filters: Filters) => boolean} */
export const isFound = (exhibit, filters) =>
  folded(filters.search ?? "")
    .split(/\s+/)
    .every((word) => textOf(exhibit).includes(word)) &&
  properties.every((property) => {
    const value = filters[property];
    return !value || valuesOf[property](exhibit).includes(value);
  });
