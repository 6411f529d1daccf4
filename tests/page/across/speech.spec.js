import { expect, test } from "../fixtures.js";
import { listen } from "../ears.js";
import { drawn, goTo } from "../room.js";
import { openExplore } from "../explore/driver.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** Presses a key so often that nothing else happens in between. @type {(page: Page, key: string, times: number) => Promise<void>} */
const pressAtOnce = (page, key, times) =>
  page.evaluate(([pressed, count]) => {
    for (let i = 0; i < count; i += 1) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    }
  }, /** @type {[string, number]} */ ([key, times]));

/** About one step a second, and not more. @param {Page} page */
const slowDown = (page) => page.getByRole("slider", { name: sharedText.labels.speed }).fill("9");

test("Explore tells steps, verdicts, the speed, and what can be stopped", async ({ page }) => {
  const ears = await listen(page);
  const room = await openExplore(page, "board=8x8&start=a1");
  await ears.hears(/^The knight begins on a1/);

  await slowDown(page);
  await ears.clear();
  await room.button(sharedText.actions.play).click();
  await ears.hears(/^Move 1, [bc]\d\./, /^Move 2, /, /^Move 3, /);
  const short = (await ears.heard()).filter((text) => /^Move \d/.test(text));
  expect(short.every((text) => text.length < 30)).toBe(true);
  await room.button(sharedText.play.pause).click();
  await ears.hears(/^Move \d\. From \S\d /); // In full once it rests.

  await room.button(sharedText.actions.first).click();
  await ears.hears(/^The knight begins on a1/);
  await ears.clear();
  await pressAtOnce(page, "ArrowRight", 10);
  await ears.hears(/^Move 10\. /);
  await pressAtOnce(page, "+", 5);
  await ears.hears(/ steps\/s$/);
  expect(await ears.heard()).toHaveLength(2);

  await room.button(sharedText.actions.last).click();
  await ears.hears(/An open tour\. All 64/);
  await room.button("3 × 3").click();
  await ears.hears(/^No open tour/);
  await room.button(sharedText.actions.nextTie).click();
  await ears.hears(/^No further tie/);

  await goTo(page, "#explore?board=8x8&start=a1&algorithm=backtracking&target=closed");
  await expect(room.progress).toHaveText(/^step 0 /);
  await ears.clear();
  await room.button(sharedText.actions.last).click();
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
  await page.getByRole("button", { name: sharedText.actions.play, exact: true }).click();
  await ears.hears(/^Step 1\.$/, /^Step 2\.$/, /^Step 3\.$/);
  await page.getByRole("button", { name: sharedText.play.pause, exact: true }).click();
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
  await ears.hears(/^Open tour: /, /^Closed tour: /);
  await ears.clear();
  await page.locator("#build-width").fill("5");
  await page.locator("#build-width").press("Enter");
  await ears.hears(/^20 squares$/, /^Open tour: /, /^Closed tour: /);
  await page.locator('.grid [tabindex="0"]').focus();
  await page.keyboard.press("Space");
  await ears.hears(/^\w\d, hole$/);
});

test("Build tells of its verdicts only those that have changed", async ({ page }) => {
  const ears = await listen(page);
  // Neither board has a closed tour, for the same reason; of open ones only the first has none.
  await page.goto("#build?board=3x5");
  await drawn(page);
  await ears.hears(/^Open tour: /, /^Closed tour: /);
  await ears.clear();
  await page.locator("#build-height").fill("7");
  await page.locator("#build-height").press("Enter");
  await ears.hears(/^21 squares$/, /^Open tour: /);
  await page.locator("#build-height").fill("9");
  await page.locator("#build-height").press("Enter");
  await ears.hears(/^27 squares$/);
  expect((await ears.heard()).filter((text) => /Open tour: .*Closed tour: /.test(text))).toEqual(
    [],
  );
});

test("Learn tells how a run ends, at once or after a while, and how the race does", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#learn?lesson=rule&step=4");
  await drawn(page);
  await page.getByRole("button", { name: "To the end" }).click();
  await ears.hears(/^An open tour\. All 64/);
  await goTo(page, "#learn?lesson=guess&step=6");
  await ears.clear();
  await page.getByRole("button", { name: "Stop" }).focus();
  await page.keyboard.press("Enter");
  await ears.hears(/5 × 5.*: .*8 × 8.*: /);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test("Play tells how many squares there are to go to, what a game came to, and how far the rule gets", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#play?board=8x8&start=a1");
  await drawn(page);
  await ears.clear();
  await page.getByRole("gridcell", { name: /^b3,/ }).focus();
  await page.keyboard.press("Enter");
  await ears.hears(/^b3, 2 of 64\. 5 squares to go to\.$/);
  await goTo(page, "#play?board=3x4&start=a1&path=b3,c1,a2,b4,c2,a3,c4,b2,a4,c3");
  await ears.clear();
  await page.getByRole("gridcell", { name: /^b1,/ }).focus();
  await page.keyboard.press("Enter");
  await ears.hears(/A tour: .* 12 of 12 squares, /, /^Of \d+ runs of Warnsdorff’s rule from a1, /);
});

test("the Gallery tells which tour is opened, once", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#gallery?tour=al-adli");
  await drawn(page);
  await ears.clear();
  await page.getByRole("link", { name: "Next tour" }).click();
  await ears.hears(/^The steps of a horse$/, /^The tour goes from a4/);
  expect((await ears.heard()).filter((text) => text.includes("The steps of a horse"))).toHaveLength(
    1,
  );
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
