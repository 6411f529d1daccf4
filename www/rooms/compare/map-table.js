/**
 * The map as a table: a coloured cell for each square, with a sign or a number and a link to a run in
 * Explore. The cells are a single Tab stop; the arrow keys move between them.
 * @import { Share } from "#text/compare.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { arrowsMove } from "../../widgets/arrows-move.js";
import { squareName } from "../../pkg/knights_tour.js";
import * as words from "#text/compare.js";

/** @typedef {(share: Share, square: string, index: number) => string} LinkOf */

/** The look of a square's cell: a kind, which determines the colour, and a sign. @param {Share} share */
function lookOf({ runs, tours, closed, refused, worst }) {
  if (runs === 0) {
    return { kind: "none", sign: "" };
  }
  if (runs > 1 && refused < runs) {
    return { kind: "share", sign: String(Math.floor((100 * tours) / runs)) };
  }
  const kind = closed
    ? "closed"
    : tours
      ? "open"
      : worst.ending === "refused"
        ? "refused"
        : "failed";
  return { kind, sign: words.legend.find((each) => each.kind === kind)?.sign ?? "" };
}

/** @param {HTMLElement} root */
export function createMapTable(root) {
  const frame = find(root, ".scrolls", HTMLElement);
  const legend = find(root, ".legend", HTMLElement);
  /** The cells, in the order in which the starts are run. @type {Map<string, { link: HTMLAnchorElement, index: number }>} */
  let cells = new Map();

  legend.append(
    ...words.legend.map(({ sign, kind, text }) =>
      make("span", {}, make("b", { class: `sign ${kind}` }, sign), ` ${text}`),
    ),
    make("p", { class: "note" }, words.shareLegend),
  );

  return {
    /**
     * Makes the table of a board.
     * @type {(width: number, height: number, board: string) => string[]} its squares, in the order in which they are run
     */
    build(width, height, board) {
      const holes = board.includes("#") || board.includes(".") ? board.split(/[/\n]/) : [];
      cells = new Map();
      /** The rows of cells, the top row first; `null` for a hole. @type {(HTMLAnchorElement | null)[][]} */
      const rows = [];
      const body = make("tbody");
      for (let row = 0; row < height; row += 1) {
        const rank = String(row + 1);
        /** @type {(HTMLAnchorElement | null)[]} */
        const line = [];
        const entries = Array.from({ length: width }, (_, column) => {
          if (holes[height - 1 - row]?.[column] === "#") {
            line.push(null);
            return make("td", { class: "hole" });
          }
          const link = make("a");
          cells.set(squareName(column, row), { link, index: cells.size });
          line.push(link);
          return make("td", {}, link);
        });
        rows.unshift(line);
        body.prepend(make("tr", {}, make("th", { scope: "row" }, rank), ...entries));
      }
      const files = Array.from({ length: width }, (_, column) =>
        make("th", { scope: "col" }, squareName(column, 0).slice(0, -1)),
      );
      const foot = make("tfoot", {}, make("tr", {}, make("td"), ...files));
      const label = { class: "squares", "aria-label": words.labels.map };
      const table = make("table", label, body, foot);
      table.style.setProperty("--columns", String(width));
      frame.replaceChildren(table);
      const activate = arrowsMove(table, rows);
      const corner = cells.get(squareName(0, 0));
      if (corner) {
        activate(corner.link);
      }
      legend.hidden = false;
      return [...cells.keys()];
    },
    /** Updates some cells. @type {(shares: Map<string, Share>, changed: Set<string>, linkOf: LinkOf) => void} */
    show(shares, changed, linkOf) {
      for (const square of changed) {
        const [cell, share] = [cells.get(square), shares.get(square)];
        if (cell && share) {
          const { kind, sign } = lookOf(share);
          const { link, index } = cell;
          setText(link, sign);
          link.className = `sign ${kind}`;
          link.style.setProperty("--share", `${sign}%`);
          setAttribute(link, "aria-label", words.cell(square, share));
          setAttribute(link, "title", words.cell(square, share));
          setAttribute(link, "href", share.runs ? linkOf(share, square, index) : null);
          // Without an address it is not a link, and an element without a role must not have a name.
          setAttribute(link, "role", share.runs ? null : "img");
        }
      }
    },
    clear() {
      frame.replaceChildren();
      legend.hidden = true;
      cells = new Map();
    },
  };
}
