import { expect, test } from "./fixtures.js";
import { listen } from "./ears.js";
import { drawn, goTo, open } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** Presses a key so often that nothing else happens in between. @type {(page: Page, key: string, times: number) => Promise<void>} */
const pressAtOnce = (page, key, times) =>
  page.evaluate(([pressed, count]) => {
    for (let i = 0; i < count; i += 1) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    }
  }, /** @type {[string, number]} */ ([key, times]));

/** About one step a second, and not more. @param {Page} page */
const slowDown = (page) => page.getByRole("slider", { name: "Speed" }).fill("9");

test("Explore tells steps, verdicts, the speed, and what can be stopped", async ({ page }) => {
  const ears = await listen(page);
  const room = await open(page, "board=8x8&start=a1");
  await ears.hears(/^The knight begins on a1/);

  await slowDown(page);
  await ears.clear();
  await room.button("Play").click();
  await ears.hears(/^Move 1, [bc]\d\./, /^Move 2, /, /^Move 3, /);
  const short = (await ears.heard()).filter((text) => /^Move \d/.test(text));
  expect(short.every((text) => text.length < 30)).toBe(true);
  await room.button("Pause").click();
  await ears.hears(/^Move \d\. From \S\d /); // In full once it rests.

  await room.button("First").click();
  await ears.hears(/^The knight begins on a1/);
  await ears.clear();
  await pressAtOnce(page, "ArrowRight", 10);
  await ears.hears(/^Move 10\. /);
  await pressAtOnce(page, "+", 5);
  await ears.hears(/ steps\/s$/);
  expect(await ears.heard()).toHaveLength(2);

  await room.button("Last").click();
  await ears.hears(/An open tour\. All 64/);
  await room.button("3 × 3").click();
  await ears.hears(/^No open tour/);
  await room.button("Next tie").click();
  await ears.hears(/^No further tie/);

  await goTo(page, "#explore?board=8x8&start=a1&algorithm=backtracking&target=closed");
  await expect(room.progress).toHaveText(/^step 0 /);
  await ears.clear();
  await room.button("Last").click();
  await ears.hears(/Esc stops it\.$/);
  await page.keyboard.press("Escape");
  await ears.hears(/^Step [\d,]+\. /);
});

test("Compare tells how all lanes stand, verdicts and the speed", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#compare?board=8x8");
  await drawn(page);
  await ears.hears(/^Lane 1: At the start\. Lane 2: At the start\.$/);
  await slowDown(page);
  await ears.clear();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await ears.hears(/^Step 1\.$/, /^Step 2\.$/, /^Step 3\.$/);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await ears.hears(/^Lane 1: Step \d\. Lane 2: Step \d\.$/);
  await ears.clear();
  await pressAtOnce(page, "ArrowRight", 10);
  await pressAtOnce(page, "+", 5);
  await ears.hears(/Lane 1: Step 1\d/);
  await ears.hears(/ steps\/s$/);
  expect(await ears.heard()).toHaveLength(2);
  await page.locator("#compare-width").fill("4");
  await page.locator("#compare-width").press("Enter");
  await page.locator("#compare-height").fill("4");
  await page.locator("#compare-height").press("Enter");
  await ears.hears(/^No open tour/);
});

test("Build tells what the board has become, and whether it has a tour", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#build?board=4x4");
  await drawn(page);
  await ears.hears(/^Open tour: .*Closed tour: /);
  await ears.clear();
  await page.locator("#build-width").fill("5");
  await page.locator("#build-width").press("Enter");
  await ears.hears(/^20 squares$/, /^Open tour: .*Closed tour: /);
  await page.locator('.grid [tabindex="0"]').focus();
  await page.keyboard.press("Space");
  await ears.hears(/^\w\d, hole$/);
});

test("Possible? tells which board is explained, the answer and the argument", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#exist?board=5x5");
  await drawn(page);
  await ears.clear();
  await page.locator("#exist-width").fill("6");
  await page.locator("#exist-width").press("Enter");
  await ears.hears(/6 × 5|5 × 6/);
  await page.locator("#exist-height").fill("4");
  await page.locator("#exist-height").press("Enter");
  await ears.hears(/ of 6 × 4\. /);
});

test("Keypad tells what a preset comes to, pages and the walk", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#keypad");
  await drawn(page);
  await ears.clear();
  await page.getByRole("button", { name: "Phone" }).click();
  await ears.hears(/ sequences\.$/, /^The knight is on 0/);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await ears.hears(/^Page 2: 25 to 48 of /);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await ears.hears(/^Page 1: 1 to 24 of /);
  await ears.clear();
  await pressAtOnce(page, "ArrowLeft", 4);
  await ears.hears(/^The knight is on /);
  expect(await ears.heard()).toHaveLength(1);
});

test("Count tells the number", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#count?board=5x6");
  await drawn(page);
  await page.locator(".exact .start").click();
  await ears.hears(/\b8\b.* tours/);
});
