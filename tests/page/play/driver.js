/** Play as a visitor knows it. */

import { goTo } from "../room.js";

/** @import { Page } from "@playwright/test" */

/** Opens Play. @type {(page: Page, words?: string) => Promise<ReturnType<typeof playOf>>} */
export async function openPlay(page, words) {
  await goTo(page, words === undefined ? "#play" : `#play?${words}`);
  return playOf(page);
}

/** @param {Page} page */
export function playOf(page) {
  const root = page.locator("#play");
  return {
    root,
    heading: root.locator("#play-heading"),
    say: root.locator(".say"),
    told: root.locator(".told"),
    verdict: root.locator(".verdict"),
    since: root.locator(".since"),
    score: root.locator(".score"),
    caption: root.locator(".caption"),
    notices: root.locator(".notice"),
    ways: root.locator(".candidates button"),
    live: page.locator("#live"),
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}
