/** Explore as a visitor knows it. */

import { goTo } from "../room.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */
/** @import { Moment } from "../../../www/pkg/knights_tour.js" */

/** A closed tour on 8 × 8, found after some backtracking: the words of a link to its end. */
export const CLOSED = "board=8x8&start=d4&target=closed&whenStuck=backtrack&step=66";

/**
 * Explore. Buttons of the same name in the room before it are none of it: a test that finds one there
 * while the rooms change would wait for it for ever.
 * @param {Page} page
 */
export function exploreOf(page) {
  const room = page.locator("#explore");
  return {
    heading: room.locator("#story-heading"),
    story: room.locator(".say"),
    chosen: room.locator(".say em"),
    candidates: room.locator(".candidates li:not(.head):visible"),
    codeLine: room.locator(".code [aria-current]"),
    progress: room.locator(".progress"),
    scrubber: room.getByRole("slider", { name: sharedText.labels.scrubber }),
    speed: room.getByRole("slider", { name: sharedText.labels.speed }),
    caption: room.locator(".caption"),
    notices: room.locator(".notice"),
    start: room.getByLabel(sharedText.labels.start, { exact: true }),
    live: page.locator("#live"),
    /** @param {string} name */
    button: (name) => room.getByRole("button", { name, exact: true }),
    /** The name of a counter, which explains it. @param {keyof Moment["counters"]} name */
    counterName: (name) => room.locator(`[data-counter=${name}]`),
    counted: room.locator(".counted"),
    /** @param {keyof Moment["counters"]} name its singular is a part of its plural */
    counter: (name) =>
      room.locator(".counters div", { hasText: sharedText.counterName(name, 1) }).locator("dd"),
  };
}

/**
 * Opens Explore and waits until its board is drawn.
 * @param {Page} page
 * @param {string} [address] what follows `#explore?`
 */
export async function openExplore(page, address) {
  await goTo(page, address === undefined ? "" : `#explore?${address}`);
  return exploreOf(page);
}
