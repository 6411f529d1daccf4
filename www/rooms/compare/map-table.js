/**
 * The map as a table: a coloured cell for each square, with a sign or a number and a link to a run in
 * Explore. The cells are a single Tab stop; the arrow keys move between them.
 * @import { Share } from "#text/compare.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { gridAction } from "../../widgets/shortcuts.js";
import { squareName } from "../../pkg/knights_tour.js";
import * as words from "#text/compare.js";

/** @typedef {(share: Share, square: string, index: number) => string} LinkOf */

/** @type {Record<string, [number, number]>} */
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

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
  /** The rows of cells, the top row first; `null` for a hole. @type {(HTMLAnchorElement | null)[][]} */
  let rows = [];

  legend.append(
    ...words.legend.map(({ sign, kind, text }) =>
      make("span", {}, make("b", { class: `sign ${kind}` }, sign), ` ${text}`),
    ),
    make("p", { class: "note" }, words.shareLegend),
  );

  /** @param {HTMLAnchorElement} link */
  function activate(link) {
    for (const each of rows.flat()) {
      if (each) {
        setAttribute(each, "tabindex", each === link ? "0" : "-1");
      }
    }
  }

  frame.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLAnchorElement) {
      activate(target);
    }
  });
  frame.addEventListener("keydown", (event) => {
    const row = rows.findIndex((line) => line.some((each) => each === event.target));
    const column = rows[row]?.findIndex((each) => each === event.target) ?? -1;
    const action = gridAction(event);
    if (column < 0 || !action || action === "choose") {
      return; // Enter follows the link.
    }
    event.preventDefault();
    const line = rows[row] ?? [];
    if (action === "rowStart" || action === "rowEnd") {
      const inOrder = action === "rowStart" ? line : [...line].reverse();
      inOrder.find((each) => each)?.focus();
      return;
    }
    const [right, down] = steps[event.key] ?? [0, 0];
    let [i, j] = [row + down, column + right];
    while (rows[i]?.[j] === null) {
      [i, j] = [i + down, j + right]; // Skips holes.
    }
    rows[i]?.[j]?.focus();
  });

  return {
    /**
     * Makes the table of a board.
     * @type {(width: number, height: number, board: string) => string[]} its squares, in the order in which they are run
     */
    build(width, height, board) {
      const holes = board.includes("#") || board.includes(".") ? board.split(/[/\n]/) : [];
      cells = new Map();
      rows = [];
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
          const link = make("a", { tabindex: "-1" });
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
      cells.get(squareName(0, 0))?.link.setAttribute("tabindex", "0");
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
      rows = [];
    },
  };
}
