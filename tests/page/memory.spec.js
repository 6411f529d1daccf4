import { expect, test } from "./fixtures.js";
import { withLittleMemory } from "../memory.js";
import { expectWord, open, roomOf } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** Lets the module have little memory. @type {(page: Page, pages: number) => Promise<unknown>} */
const limitMemory = (page, pages) =>
  page.route("**/knights_tour_bg.wasm*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLittleMemory(await response.body(), pages) });
  });

const FAILED = "The solver failed, most likely for lack of memory.";

test("a run for which there is no memory begins again, and the page works on", async ({ page }) => {
  await limitMemory(page, 24);
  const room = await open(page, "board=8x8&start=c3&algorithm=backtracking&step=1000000");
  await expect(room.caption).toContainText(FAILED);
  await expect(room.progress).toContainText("step 0 ");
  await expectWord(page, "step", "0");
  await expectWord(page, "start", "c3");
  await expectWord(page, "algorithm", "backtracking");
  await room.button("Forward").click();
  await expect(room.progress).toContainText("step 1 ");
  // Other rooms, and the same again.
  const explore = page.locator("#explore");
  await page.getByRole("link", { name: "Compare" }).click();
  await expect(page.locator("#compare .lane")).toHaveCount(2);
  await page.getByRole("link", { name: "Explore" }).click();
  await expect(explore).toBeVisible();
  await explore.getByRole("button", { name: "Last" }).click();
  await expect(explore.locator(".caption")).toContainText(FAILED);
  await explore.getByLabel("Algorithm").selectOption("warnsdorff");
  await explore.getByRole("button", { name: "Last" }).click();
  await expect(room.heading).toHaveText("Tour found");
});

test("lanes for which there is no memory begin again", async ({ page }) => {
  await limitMemory(page, 24);
  const lanes = "lanes=backtracking,warnsdorff";
  await page.goto(`#compare?board=8x8&start=c3&${lanes}&step=1000000`);
  const compare = page.locator("#compare");
  await expect(compare.locator(".caption")).toContainText(FAILED);
  await expectWord(page, "step", "0");
  await compare.getByRole("button", { name: "Forward" }).click();
  await expect(compare.locator(".progress")).toContainText(/(move|step) 1 /);
  await page.getByRole("link", { name: "Explore" }).click();
  const room = roomOf(page);
  await room.button("Forward").click();
  await expect(room.heading).toContainText("Move 1");
});

test("a count for which a worker has no memory fails, and another one works", async ({ page }) => {
  await limitMemory(page, 400);
  await page.goto("#count?board=8x8&target=closed&show=count");
  const exact = page.locator("#count .exact");
  await expect(exact.getByRole("alert")).toContainText("lack of memory");
  await page.evaluate(() => {
    location.hash = "#count?board=5x6&target=closed&directed=false&show=count";
  });
  await expect(exact.locator(".number")).toHaveText("8");
  await expect(exact.getByRole("alert")).toBeHidden();
});
