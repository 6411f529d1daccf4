/**
 * What there is to read about a tour: who made it, what was found to be true of it, its figures, its
 * numbers with their sums, and what Warnsdorff’s rule does from the same square.
 *
 * @import { ThemeId, Verification } from "../../pkg/knights_tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { boardInfo } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import * as words from "../../text/gallery.js";
import { number } from "../../text/words.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setText } from "../../widgets/dom.js";
import { numberedBoard, particularsOf } from "./particulars.js";
import { agreementOf, runRule } from "./rule.js";

/** Squares of the largest board whose numbers are written into a table. */
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

  function fillSums() {
    if (shown && sums?.open) {
      part(".sums .scrolls").replaceChildren(sumsTable(shown.exhibit));
    }
  }

  /** What the rule does is worked out when somebody wants to know. */
  function fillCompared() {
    if (!shown || !compare?.open) {
      return;
    }
    const { exhibit, found } = shown;
    const { squares, isTour } = exhibit;
    const run = runRule(exhibit);
    const [start = ""] = squares;
    const rows = [
      [
        words.comparedRows.end,
        words.reached(squares.length, run.all, found.closed),
        words.reached(run.squares.length, run.all, run.isClosed),
      ],
      .../** @type {const} */ (["turns", "crossings"]).map((name) => [
        words.comparedRows[name],
        words.figure(found.statistics?.[name]),
        words.figure(run.statistics?.[name]),
      ]),
    ];
    const heads = ["", isTour ? words.compared.tour : words.compared.path, words.compared.rule];
    const { agreeing, choices } = isTour ? agreementOf(exhibit) : { agreeing: 0, choices: 0 };
    const picture = drawDiagram(
      {
        ...{ board: exhibit.board, leaper: exhibit.leaper, colours: true, path: run.squares },
        ...{ numbers: true, closed: run.isClosed, coordinates: false },
      },
      theme(),
    );
    part(".compared").replaceChildren(
      make("p", {}, words.ruleFrom(start, run.isUsual)),
      make("div", { class: "rule-board" }, picture),
      make(
        "table",
        {},
        make(
          "thead",
          {},
          make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text))),
        ),
        make(
          "tbody",
          {},
          ...rows.map(([name = "", ...values]) =>
            make(
              "tr",
              {},
              make("th", { scope: "row" }, name),
              ...values.map((value) => make("td", {}, value)),
            ),
          ),
        ),
      ),
      ...(choices > 0 ? [make("p", {}, words.agreement(agreeing, choices))] : []),
    );
  }

  sums?.addEventListener("toggle", fillSums);
  compare?.addEventListener("toggle", fillCompared);

  return {
    /** @type {(exhibit: Exhibit, found: Verification, from: string | null) => void} */
    show(exhibit, found, from) {
      shown = { exhibit, found };
      const { name, by, year, about, source, board } = exhibit;
      const { width, height, squares } = boardInfo(board);
      const piece = pieceOf(exhibit);
      const size = words.boardName(width, height, squares);
      setText(part("#gallery-heading"), name || words.unnamed(size));
      setText(part(".origin"), words.origin(by, year, size, words.pieceName(piece)));
      part(".about").hidden = about === "";
      setText(part(".about"), about);
      part(".source").hidden = source === "";
      setText(part(".source"), words.source(source));
      part(".particulars").replaceChildren(
        ...(from ? [make("li", {}, words.renumbered(from))] : []),
        ...particularsOf(exhibit, found).map((each) =>
          make("li", {}, words.particular(each, squares)),
        ),
      );
      const figures = found.statistics ? words.figuresOf(found.statistics, found.closed) : [];
      part(".figures").replaceChildren(
        ...figures.map(([term, text]) =>
          make("div", {}, make("dt", {}, term), make("dd", {}, text)),
        ),
      );
      part(".figures-heading").hidden = figures.length === 0;
      /** @type {HTMLElement} */ (sums).hidden = width * height > MAX_TABLE;
      fillSums();
      fillCompared();
    },
    /** Another theme is shown. */
    restyle: fillCompared,
  };
}
