/**
 * The convergence curve as a table, for screen readers and for the figures.
 * @import { Point } from "#text/estimates.js"
 */

import { makeTable, tableRow } from "../../widgets/table.js";
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

/** @type {(points: Point[], known: number | null) => HTMLTableElement} */
export const makeEstimateTable = (points, known) =>
  makeTable(
    words.pointColumns(known !== null),
    milestones(points).map((point) => {
      const [first = "", ...rest] = words.pointRow(point, known);
      return tableRow(first, ...rest);
    }),
  );
