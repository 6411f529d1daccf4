/** Play as a visitor knows it. */

import { goTo } from "../room.js";

/** @import { Page } from "@playwright/test" */

/** Opens Play. @type {(page: Page, words?: string) => Promise<ReturnType<typeof playOf>>} */
export async function openPlay(page, words) {
  await goTo(page, words === undefined ? "#play" : `#play?${words}`);
  return playOf(page);
}

/** The visitor of a page that is not open yet knows already how the knight moves. @param {Page} page */
export const knowsMoves = (page) =>
  page.addInitScript(() => localStorage.setItem("play-knows-moves", "true"));

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
    /** Opens a folded panel. @param {string} name */
    async unfold(name) {
      const panel = root
        .locator("details")
        .filter({ has: page.locator("summary").filter({ hasText: name }) });
      if ((await panel.getAttribute("open")) === null) {
        await panel.locator("summary").click();
      }
    },
    /** @param {string | RegExp} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}
