/**
 * The text about a tour: its author, the verified facts, its figures, its numbers with their sums, and a
 * comparison with Warnsdorff’s rule from the same square.
 * @import { ThemeId, Verification } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { isKnight } from "../../text/leaps.js";
import { pieceOf } from "../../run/describe.js";
import * as words from "#text/gallery.js";
import { number } from "#text/words.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setText } from "../../widgets/dom.js";
import { createLeapPicture } from "../../widgets/leap-picture.js";
import { makeTable, tableRow, termsOf } from "../../widgets/table.js";
import { marked } from "./foreign.js";
import { numberedBoard, particularsOf } from "./particulars.js";
import { runRule } from "./rule.js";

/** Squares of the largest board with a table of numbers. */
const MAX_TABLE = 400;

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((a, b) => a + b, 0);

/** The numbered board, with the sums of its rows and columns beside it. @param {Exhibit} exhibit */
function sumsTable(exhibit) {
  const rows = numberedBoard(exhibit).reverse();
  const cell = (/** @type {number} */ value) => make("td", {}, value > 0 ? number(value) : "");
  const total = (/** @type {number[]} */ values, /** @type {"row" | "col"} */ scope) =>
    make("th", { scope, class: "total" }, number(sum(values)));
  const columns = (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? 0));
  return make(
    "table",
    {},
    make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell), total(row, "row")))),
    make("tfoot", {}, make("tr", {}, ...columns.map((column) => total(column, "col")), make("td"))),
  );
}

/**
 * @param {HTMLElement} root
 * @param {() => ThemeId} theme
 */
export function createDetails(root, theme) {
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const [sums, compare] = [".sums", ".compare"].map((each) => find(root, each, HTMLDetailsElement));
  /** @type {{ exhibit: Exhibit, found: Verification } | null} */
  let shown = null;
  /** The tour whose agreement with the rule is told or being counted, and how to end that. @type {{ exhibit: Exhibit, line: HTMLElement, cancel: () => void } | null} */
  let agreement = null;

  /** @type {(selector: string, text: string, foreign: Exhibit["foreign"]) => void} */
  function write(selector, text, foreign) {
    const element = part(selector);
    if (element.textContent !== text) {
      element.replaceChildren(...marked(text, foreign));
    }
  }

  function fillSums() {
    if (shown && sums?.open) {
      part(".sums .scrolls").replaceChildren(sumsTable(shown.exhibit));
    }
  }

  /** A line that says how often a tour agrees with the rule, once a worker has counted. @param {Exhibit} exhibit */
  function agreementLine(exhibit) {
    if (!agreement) {
      const line = make("p", {}, words.counting);
      const { board, leaper, squares } = exhibit;
      const job = runJob({
        kind: "agreement",
        settings: { board, leaper, squares },
        onDone: ({ agreeing, choices }) =>
          setText(line, choices > 0 ? words.agreement(agreeing, choices) : ""),
        onFailed: (message) => setText(line, message),
      });
      agreement = { exhibit, line, cancel: job.cancel };
    }
    return agreement.line;
  }

  /** The comparison with the rule is computed when it is opened. */
  function fillCompared() {
    if (!shown || !compare?.open) {
      return;
    }
    const { exhibit, found } = shown;
    const { squares, isTour } = exhibit;
    const run = runRule(exhibit);
    const [start = ""] = squares;
    const rows = [
      tableRow(
        words.comparedRows.end,
        words.reached(squares.length, run.all, found.closed),
        words.reached(run.squares.length, run.all, run.isClosed),
      ),
      .../** @type {const} */ (["turns", "crossings"]).map((name) =>
        tableRow(
          words.comparedRows[name],
          words.figure(found.statistics?.[name]),
          words.figure(run.statistics?.[name]),
        ),
      ),
    ];
    const heads = ["", isTour ? words.compared.tour : words.compared.path, words.compared.rule];
    const picture = drawDiagram(
      {
        ...{ board: exhibit.board, leaper: exhibit.leaper, colours: true, path: run.squares },
        ...{ numbers: true, closed: run.isClosed, coordinates: false },
      },
      theme(),
    );
    part(".compared").replaceChildren(
      make("p", {}, words.ruleFrom(start, run.isUsual)),
      make("div", { class: "rule-board drawn" }, picture),
      makeTable(heads, rows),
      ...(isTour ? [agreementLine(exhibit)] : []),
    );
  }

  const leap = createLeapPicture(part(".origin"));
  sums?.addEventListener("toggle", fillSums);
  compare?.addEventListener("toggle", fillCompared);

  return {
    /** @type {(exhibit: Exhibit, found: Verification, from: string | null) => void} */
    show(exhibit, found, from) {
      shown = { exhibit, found };
      const { name, by, year, about, source, board, foreign } = exhibit;
      const { width, height, squares } = boardInfo(board);
      const piece = pieceOf(exhibit);
      const size = words.boardName(width, height, squares);
      write("#gallery-heading", name || words.unnamed(size), foreign);
      setText(part(".origin"), words.origin(by, year, size, words.pieceName(piece)));
      leap.show(isKnight(exhibit.leaper) ? null : exhibit.leaper);
      part(".about").hidden = about === "";
      write(".about", about, foreign);
      part(".source").hidden = source === "";
      write(".source", words.source(source), foreign);
      part(".particulars").replaceChildren(
        ...(from ? [make("li", {}, words.renumbered(from))] : []),
        ...particularsOf(exhibit, found).map((each) =>
          make("li", {}, words.particular(each, squares)),
        ),
      );
      const figures = found.statistics ? words.figuresOf(found.statistics, found.closed) : [];
      part(".figures").replaceChildren(...termsOf(figures));
      part(".figures-heading").hidden = figures.length === 0;
      /** @type {HTMLElement} */ (sums).hidden = width * height > MAX_TABLE;
      if (agreement && agreement.exhibit !== exhibit) {
        agreement.cancel();
        agreement = null;
      }
      fillSums();
      fillCompared();
    },
    /** Redraws for another theme. */
    restyle: fillCompared,
  };
}
