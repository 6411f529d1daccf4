/** Compare as a visitor knows it. */

import { goTo } from "../room.js";
import * as compareText from "#text/compare.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */
/** @import { Moment } from "../../../dist/pkg/knights_tour.js" */

/** How a lane stands. @param {Partial<Moment>} facts */
const statusOf = (facts) => compareText.status(/** @type {Moment} */ ({ outcome: null, ...facts }));

export const AT_START = statusOf({ position: 0 });
export const OPEN_TOUR = statusOf({ outcome: { kind: "tour", closed: false } });

/** A lane after so many steps. @param {number} position */
export const atStep = (position) => statusOf({ position });

/** A lane that is stuck. @type {(visited: number, squares: number) => string} */
export const stuckWith = (visited, squares) =>
  statusOf({ outcome: { kind: "stuck", cause: "no-onward-move", visited, squares } });

/** @param {Page} page */
export function compareOf(page) {
  const root = page.locator("#compare");
  return {
    lanes: root.locator(".lane"),
    statuses: root.locator(".lane .status"),
    stories: root.locator(".lane .say"),
    progress: root.locator(".play-head .progress"),
    scrubber: root.getByRole("slider", { name: sharedText.labels.scrubber }),
    notices: root.locator(".notice"),
    rows: root.locator(".runs tbody tr"),
    squares: root.locator(".squares a"),
    rate: root.locator(".rate"),
    verdict: root.locator(".verdict"),
    cancel: root.getByRole("button", { name: compareText.labels.cancel }),
    mapDone: root.locator(".map-progress .done"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#compare?` */
export async function openCompare(page, address) {
  await goTo(page, address === undefined ? "#compare" : `#compare?${address}`);
  return compareOf(page);
}
