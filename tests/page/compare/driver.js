/** Compare as a visitor knows it. */

import { goTo } from "../room.js";
import * as compareText from "#text/compare.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

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
