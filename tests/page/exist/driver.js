/** Possible? as a visitor knows it. */

import { goTo } from "../room.js";
import * as existText from "#text/exist.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** @param {Page} page @param {string} [address] what follows `#exist` */
export async function openExist(page, address = "") {
  await goTo(page, `#exist${address}`);
  const root = page.locator("#exist");
  return {
    root,
    heading: root.locator("#exist-case"),
    answer: root.locator(".answer"),
    sentence: root.locator(".say"),
    lines: root.locator(".lines li"),
    line: root.locator(".lines [aria-current]"),
    progress: root.locator(".progress"),
    picture: root.locator(".picture"),
    scrubber: root.getByRole("slider", { name: sharedText.labels.scrubber }),
    caption: root.locator(".caption"),
    notices: root.locator(".notice"),
    piece: root.getByLabel(sharedText.labels.leaper, { exact: true }),
    surface: root.getByLabel(sharedText.labels.wrap, { exact: true }),
    start: root.getByLabel(existText.labels.fromSquare),
    end: root.getByLabel(existText.labels.toSquare),
    error: root.getByRole("alert").filter({ visible: true }),
    explore: root.locator("a.explore"),
    map: root.locator(".chart [role=grid]"),
    chosen: root.locator("[role=gridcell][aria-selected=true]"),
    focused: root.locator("[role=gridcell]:focus"),
    /** A board of the map. @type {(width: number, height: number) => Locator} */
    cell: (width, height) => root.locator(`[role=gridcell][aria-label^="${width} × ${height}:"]`),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}
