/**
 * The data of the map for each square: number of runs, their endings, and the most interesting run.
 * @import { Ending, FromStart } from "../../pkg/knights_tour.js"
 * @import { Share } from "#text/compare.js"
 */

/** Endings from best to worst. @type {Ending[]} */
const order = ["closed", "open", "refused", "cycles", "stuck", "gave-up", "impossible"];

/** @returns {Share} */
export const noRuns = () => ({
  runs: 0,
  tours: 0,
  closed: 0,
  cycles: 0,
  refused: 0,
  impossible: 0,
  worst: { ending: "closed", run: 0 },
});

/** Adds the endings of further runs. @type {(share: Share, part: FromStart) => void} */
export function add(share, { endings }) {
  for (const ending of endings) {
    if (order.indexOf(ending) > order.indexOf(share.worst.ending)) {
      share.worst = { ending, run: share.runs };
    }
    share.runs += 1;
    share.tours += Number(ending === "closed" || ending === "open");
    share.closed += Number(ending === "closed");
    share.cycles += Number(ending === "cycles");
    share.refused += Number(ending === "refused");
    share.impossible += Number(ending === "impossible");
  }
}

/** The values that are summed over squares. */
const totals = /** @type {const} */ ([
  "runs",
  "tours",
  "closed",
  "cycles",
  "refused",
  "impossible",
]);

/** The sum over all squares. @param {Iterable<Share>} shares @returns {Share} */
export function total(shares) {
  const sum = noRuns();
  for (const share of shares) {
    for (const name of totals) {
      sum[name] += share[name];
    }
  }
  return sum;
}
