import { expect, test } from "../fixtures.js";
import { countFrames, pictureOf, prefer } from "../room.js";
import { openExplore } from "./driver.js";
import { atMove } from "../texts.js";

/** @import { Page } from "@playwright/test" */

// The clock that some of these tests set is the clock of all pages of a profile.
test.use({ isFirstVisit: true });

/** How long the knight glides at the most, and a part of that, in milliseconds. */
const [GLIDE, MOMENT] = [1000, 50];

/** What is seen of one step forward: at each moment of the glide, and when it is over. @param {Page} page */
async function picturesOfStep(page) {
  const room = await openExplore(page, "board=8x8&start=a1");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("ArrowRight");
  const pictures = [];
  for (const moment of [MOMENT, MOMENT, MOMENT, GLIDE]) {
    await page.clock.runFor(moment);
    pictures.push(await pictureOf(page));
  }
  await expect(room.heading).toHaveText(atMove(1, 63));
  return pictures;
}

test("the knight glides from square to square @engines", async ({ page }) => {
  const pictures = await picturesOfStep(page);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("who prefers less motion sees it on its square at once", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion: reduce");
  const pictures = await picturesOfStep(page);
  expect(new Set(pictures).size).toBe(1);
});

test("a page at rest does no work @engines", async ({ page }) => {
  const frames = await countFrames(page);
  await openExplore(page, "board=8x8&start=a1&step=9");
  // It never would otherwise.
  await frames.rest();
});
