import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { CLOSED, openExplore } from "./driver.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** What the page may show: the words of a link, and what to do there. @type {Record<string, { words: string, prepare?: (page: Page) => Promise<unknown> }>} */
const moments = {
  "a run": { words: "board=8x8&start=a1&step=17" },
  "a closed tour": {
    words: CLOSED,
    prepare: async (page) => {
      await expect(page.locator(".outcome .form").first()).toBeVisible();
      // All of them: what can be saved, each of its forms, and the figures.
      const closed = page
        .locator(".outcome details:not([open]) > summary")
        .filter({ visible: true });
      while ((await closed.count()) > 0) {
        await closed.first().press("Enter");
      }
      await expect(page.locator(".outcome pre").last()).toContainText("whenStuck");
    },
  },
  notices: { words: "board=5x5&start=z9&target=closed&tieBreak=nope&step=1000" },
  "the sheet of keys": {
    words: "step=3",
    prepare: async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "what the words mean": {
    words: "step=3",
    prepare: async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("button", { name: sharedText.labels.glossary }).click();
      await expect(page.getByRole("term").first()).toBeVisible();
    },
  },
  "refused settings": {
    words: "board=8x8&start=a1",
    prepare: async (page) => {
      await page.getByLabel(sharedText.labels.width).fill("0");
      await page.getByLabel(sharedText.labels.start, { exact: true }).fill("k9");
      await page.getByLabel(sharedText.labels.start, { exact: true }).press("Enter");
    },
  },
};

for (const [what, { words, prepare }] of Object.entries(moments)) {
  test(`axe finds nothing to complain about in Explore: ${what}`, async ({ usedPage: page }) => {
    await openExplore(page, words);
    await prepare?.(page);
    await expectAccessible(page, { of: what });
  });
}
