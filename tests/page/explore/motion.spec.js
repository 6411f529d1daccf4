import { expect, test } from "../fixtures.js";
import { countFrames, prefer } from "../room.js";
import { openExplore } from "./driver.js";
import { atMove } from "../texts.js";

test("the knight glides from square to square @engines", async ({ page }) => {
  const frames = await countFrames(page);
  await openExplore(page);
  await frames.rest();
  const before = await frames.worked();
  await page.keyboard.press("ArrowRight");
  await frames.rest();
  expect(await frames.worked()).toBeGreaterThan(before + 2);
});

test("who prefers less motion sees it on its square at once @engines", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion: reduce");
  const frames = await countFrames(page);
  const room = await openExplore(page);
  await frames.rest();
  const before = await frames.worked();
  await page.keyboard.press("ArrowRight");
  await expect(room.heading).toHaveText(atMove(1, 63));
  await frames.rest();
  expect(await frames.worked()).toBeLessThanOrEqual(before + 2);
});

test("a page at rest does no work @engines", async ({ page }) => {
  const frames = await countFrames(page);
  await openExplore(page, "board=8x8&start=a1&step=9");
  // It never would otherwise.
  await frames.rest();
});
