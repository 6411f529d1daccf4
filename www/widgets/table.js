/** Tables with headings. */

import { make } from "./dom.js";

/** A cell, or what stands in a usual one. @typedef {Node | string} Cell */

/** @type {(content: Cell, heads?: "row" | "col") => Node} */
function cellOf(content, heads) {
  if (content instanceof HTMLTableCellElement) {
    return content;
  }
  return heads ? make("th", { scope: heads }, content) : make("td", {}, content);
}

/** A row that begins with its heading. @type {(heading: Cell, ...cells: Cell[]) => HTMLTableRowElement} */
export const tableRow = (heading, ...cells) =>
  make("tr", {}, cellOf(heading, "row"), ...cells.map((cell) => cellOf(cell)));

/** A table by the headings of its columns and its rows. @type {(heads: readonly Cell[], rows: readonly Node[]) => HTMLTableElement} */
export const makeTable = (heads, rows) =>
  make(
    "table",
    {},
    make("thead", {}, make("tr", {}, ...heads.map((head) => cellOf(head, "col")))),
    make("tbody", {}, ...rows),
  );

/** A list of terms and what they are, for `dl`. @param {readonly (readonly [string, string])[]} terms */
export const termsOf = (terms) =>
  terms.map(([term, text]) => make("div", {}, make("dt", {}, term), make("dd", {}, text)));
