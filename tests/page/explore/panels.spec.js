/** What is seen at once in Explore, and what is folded away until somebody opens it. */

import { expect, test } from "../fixtures.js";
import { drawn, expectWord } from "../room.js";
import { exploreOf } from "./driver.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

test.use({ isFirstVisit: true });

/** @type {(page: Page, title: string) => import("@playwright/test").Locator} */
const panelOf = (page, title) =>
  page.locator("#explore .panel", { has: page.getByText(title, { exact: true }) });

/** @type {(page: Page, address?: string) => Promise<ReturnType<typeof exploreOf>>} */
async function open(page, address = "#explore?board=8x8&start=d4&step=5") {
  await page.goto(address);
  await drawn(page);
  return exploreOf(page);
}

test("board, play head, reason and Show stand alone, and the rest is folded", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await open(page);
  await expect(room.story).toBeVisible();
  await expect(room.candidates).toHaveCount(2);
  const controls = page
    .locator("#explore :is(button, input, select, textarea, a[href])")
    .filter({ visible: true });
  // Five buttons to step, two sliders, five layers, and one that closes the sentence for newcomers.
  await expect(controls).toHaveCount(13);
  await expect(page.locator("#explore .panel[open]")).toHaveCount(0);
});

test("a newcomer by a link reads the rule until five steps were taken", async ({ page }) => {
  await open(page);
  const line = page.locator("#explore .first-line");
  await expect(line.locator("p")).toHaveText(sharedText.labels.firstLine);
  for (const step of ["6", "7", "8", "9"]) {
    await page.keyboard.press("ArrowRight");
    await expectWord(page, "step", step);
  }
  await expect(line).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(line).toBeHidden();
});

test("the sentence for newcomers goes when it is closed, and the focus goes on", async ({
  page,
}) => {
  const room = await open(page);
  const line = page.locator("#explore .first-line");
  await line.getByRole("button", { name: sharedText.labels.close }).click();
  await expect(line).toBeHidden();
  await expect(room.heading).toBeFocused();
  await page.reload();
  await drawn(page);
  await expect(room.story).toBeVisible();
  await expect(line).toBeHidden();
});

test("a panel that was opened is open at the next visit", async ({ page }) => {
  await open(page);
  const method = panelOf(page, sharedText.labels.method);
  await expect(method).not.toHaveAttribute("open");
  await method.locator(":scope > summary").click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toBeVisible();
  // The page hears of it, and keeps it, a moment later.
  const kept = () => page.evaluate(() => `${localStorage["knights-tour-lab/openPanels"]}`);
  await expect.poll(kept).toContain("method");
  await page.reload();
  await drawn(page);
  await expect(method).toHaveAttribute("open");
  await expect(panelOf(page, sharedText.labels.boardHeading)).not.toHaveAttribute("open");
  await method.locator(":scope > summary").click();
  await expect(method).not.toHaveAttribute("open");
  await expect.poll(kept).not.toContain("method");
  await page.reload();
  await drawn(page);
  await expect(method).not.toHaveAttribute("open");
});

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [844, 390],
  [820, 1180],
  [768, 1024],
]) {
  test(`in a window of ${width} × ${height} a whole step is in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const room = await open(page, "#explore?board=8x8&start=d4");
    for (const phase of ["at rest", "playing"]) {
      if (phase === "playing") {
        // A click would scroll to where the button would be without the foot of the window.
        await room.button(sharedText.play.play).dispatchEvent("click");
        await expect(room.button(sharedText.play.pause)).toBeVisible();
      }
      const foot = await page.locator("#explore .transport").boundingBox();
      const boxes = await Promise.all(
        ["#explore .board", "#explore .say", "#explore .buttons", "#explore .scrub"].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      boxes.forEach((box, i) => {
        expect(box?.y, phase).toBeGreaterThanOrEqual(0);
        const end = (box?.y ?? 0) + (box?.height ?? 0);
        expect(end, `${phase}: part ${i}`).toBeLessThanOrEqual(height);
        // Nothing lies under the play head where it covers the foot of the window.
        if (i < 2 && foot && foot.y > (boxes[1]?.y ?? 0)) {
          expect(end, `${phase}: part ${i}`).toBeLessThanOrEqual(foot.y + 1);
        }
      });
    }
  });
}

test("the tour that was found is celebrated, and the board is left as it was", async ({ page }) => {
  const room = await open(page, "#explore?board=6x6&start=d4&target=closed&whenStuck=backtrack");
  const line = page.locator("#explore .celebration polygon");
  await room.button(sharedText.actions.last).click();
  await expect(line).toHaveCount(1);
  await expect(line).toHaveCount(0);
  // Coming to it by a link is no occasion, and neither is going back and forth at its end.
  await page.reload();
  await drawn(page);
  await expect(page.locator("#explore .outcome")).toBeVisible();
  await expect(line).toHaveCount(0);
});

test("who prefers less motion sees no line go round", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const room = await open(page, "#explore?board=6x6&start=d4&target=closed&whenStuck=backtrack");
  await room.button(sharedText.actions.last).click();
  await expect(page.locator("#explore .outcome")).toBeVisible();
  await expect(page.locator("#explore .celebration")).toHaveCount(0);
});
