/**
 * What other methods make of a board, beside a tour with few turns and crossings. Loaded when somebody
 * asks.
 *
 * @import { RunSettings } from "../../pkg/knights_tour.js"
 */

import { solve, verify } from "../../pkg/knights_tour.js";
import { find, make } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import * as words from "#text/turns.js";

/** What it is held against. @type {{ name: string, settings: Omit<RunSettings, "board"> }[]} */
const others = [
  { name: words.blocks, settings: { algorithm: "blocks", target: "closed" } },
  { name: words.warnsdorff, settings: { algorithm: "warnsdorff", tieBreak: "roth" } },
];

/** @type {(name: string, ...figures: (string | number)[]) => HTMLElement} */
const row = (name, ...figures) => tableRow(name, ...figures.map(words.figure));

/** Turns and crossings of a tour. @type {(board: string, squares: string[]) => [number, number] | null} */
function figuresOf(board, squares) {
  const { statistics } = verify(board, squares);
  return statistics ? [statistics.turns, statistics.crossings ?? 0] : null;
}

/**
 * Fills a table with the turns and crossings of this tour, of others on the same board, and what is
 * proved of square boards.
 * @param {HTMLElement} host
 * @param {RunSettings} settings of the run
 * @param {string[]} squares of its tour
 */
export async function showElsewhere(host, settings, squares) {
  const board = String(settings.board);
  const table = makeTable([make("td"), ...words.columns], []);
  const body = find(table, "tbody", HTMLElement);
  host.replaceChildren(table);
  const own = figuresOf(board, squares);
  body.append(row(words.thisTour, ...(own ?? [])));
  for (const { name, settings: other } of others) {
    await pause();
    const { outcome, squares: found } = solve({ ...other, board });
    await pause();
    const figures = outcome?.kind === "tour" ? figuresOf(board, found) : null;
    body.append(row(name, ...(figures ?? words.noTour)));
  }
  const [width, height] = board.split("x").map(Number);
  if (width && width === height) {
    body.append(
      row(words.enough, words.about(9.25 * width), words.about(12 * width)),
      row(words.needed, words.about(6 * width), words.about(4 * width)),
    );
    host.append(make("p", { class: "note" }, words.source));
  }
}
