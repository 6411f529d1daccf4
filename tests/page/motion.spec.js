import { expect, test } from "./fixtures.js";
import { open, prefer } from "./room.js";

/** Frames that the page works in within half a second of a step. @param {import("@playwright/test").Page} page */
async function framesOfAStep(page) {
  await page.waitForTimeout(300);
  await page.evaluate(() => performance.clearMeasures("frame"));
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(500);
  return page.evaluate(() => performance.getEntriesByName("frame").length);
}

test("the knight glides from square to square @engines", async ({ page }) => {
  await open(page);
  expect(await framesOfAStep(page)).toBeGreaterThan(2);
});

test("who prefers less motion sees it on its square at once @engines", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion: reduce");
  const room = await open(page);
  expect(await framesOfAStep(page)).toBeLessThanOrEqual(2);
  await expect(room.heading).toHaveText("Move 1 of 63");
});

test("a page at rest does no work @engines", async ({ page }) => {
  await open(page, "board=8x8&start=a1&step=9");
  await page.waitForTimeout(600);
  await page.evaluate(() => performance.clearMeasures("frame"));
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => performance.getEntriesByName("frame").length)).toBe(0);
});
