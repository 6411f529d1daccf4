/**
 * The convergence curve as a table, for screen readers and for the figures.
 * @import { Point } from "#text/estimates.js"
 */

import { make } from "../../widgets/dom.js";
import * as words from "#text/estimates.js";

/** The points at about 10, 20, 50, 100, 200 … walks, and the last. @param {Point[]} points */
function milestones(points) {
  const last = points.at(-1);
  if (!last) {
    return [];
  }
  const chosen = [];
  let next = 10;
  for (const point of points) {
    if (point.walks >= next || point === last) {
      chosen.push(point);
      while (next <= point.walks) {
        next *= /^2/.test(String(next)) ? 2.5 : 2;
      }
    }
  }
  return chosen;
}

/** @param {HTMLElement} root */
export function createEstimateTable(root) {
  return {
    /** @type {(points: Point[], known: number | null) => void} */
    show(points, known) {
      const heads = words.pointColumns(known !== null);
      const rows = milestones(points).map((point) => {
        const [first = "", ...rest] = words.pointRow(point, known);
        const cells = rest.map((text) => make("td", {}, text));
        return make("tr", {}, make("th", { scope: "row" }, first), ...cells);
      });
      root.replaceChildren(
        make(
          "table",
          {},
          make(
            "thead",
            {},
            make("tr", {}, ...heads.map((text) => make("th", { scope: "col" }, text))),
          ),
          make("tbody", {}, ...rows),
        ),
      );
    },
  };
}
