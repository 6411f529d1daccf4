import { expect, test } from "@playwright/test";
import { drawn, expectWord, open } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** What a first visit does without. */
const WHOLE = /\/(pkg\/knights_tour|method-words|rooms\/)/;

/** The files of the whole solver that the page asks for. @param {Page} page */
function watchWhole(page) {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => {
    if (WHOLE.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Keeps the whole solver back until it is let go. @param {Page} page */
async function holdWhole(page) {
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route("**/knights_tour_bg.wasm", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const lose = (/** @type {Page} */ page) => page.route("**/knights_tour*", (route) => route.abort());

/** @param {Page} page */
const algorithm = (page) => page.getByLabel("Algorithm");

/** @type {(page: Page, address: string) => Promise<void>} */
const follow = (page, address) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, address);

test("a first visit, to the end of a tour, does without the whole solver", async ({ page }) => {
  const asked = watchWhole(page);
  const room = await open(page);
  await expect(algorithm(page).locator("option")).toHaveCount(10);
  await room.button("Forward").click();
  await room.button("Last").click();
  await expect(room.heading).toHaveText("Tour found");
  await expect(page.locator(".figures")).toContainText("Crossings");
  await room.button("Back").click();
  await page.getByRole("button", { name: "5 × 5" }).click();
  await page.getByLabel("On a tie").selectOption("pohl-sum");
  await expect(room.progress).toHaveText("move 0 of 24");
  expect(asked).toEqual([]);
  await algorithm(page).selectOption("backtracking");
  await expect(room.story).toContainText("next square in order");
  expect(asked.filter((file) => file.includes("knights_tour_bg.wasm"))).toHaveLength(1);
  await expectWord(page, "algorithm", "backtracking");
});

test("a session of the first module goes on when the whole one is here", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1&step=9");
  await expect(room.progress).toHaveText("move 9 of 63");
  await algorithm(page).selectOption("permutations");
  await expect(page.locator("[data-for=algorithm].error")).toContainText("at most 9 squares");
  await room.button("Forward").click();
  await expect(room.progress).toHaveText("move 10 of 63");
  await room.button("Last").click();
  await expect(room.heading).toHaveText("Tour found");
});

test("while a method is on its way the page says so and goes on @engines", async ({ page }) => {
  const release = await holdWhole(page);
  const room = await open(page, "board=8x8&start=a1");
  await algorithm(page).selectOption("neural");
  await expect(page.getByText("Loading Neural network…").first()).toBeVisible();
  await room.button("Forward").click();
  await expect(room.progress).toHaveText("move 1 of 63");
  await page.getByRole("button", { name: "6 × 6" }).click();
  await expect(algorithm(page)).toHaveValue("neural");
  release();
  await expect(room.story).toContainText("switched on at random");
  await expectWord(page, "algorithm", "neural");
  await expectWord(page, "board", "6x6");
  await page.goBack();
  await expect(room.progress).toHaveText("move 1 of 63");
  await expect(algorithm(page)).toHaveValue("warnsdorff");
});

test("of several wishes the last one counts", async ({ page }) => {
  const release = await holdWhole(page);
  const room = await open(page, "board=8x8&start=a1");
  await algorithm(page).selectOption("neural");
  await algorithm(page).selectOption("warnsdorff");
  await follow(page, "#explore?board=5x5&start=a1&algorithm=backtracking");
  await expect(page.getByText("Loading Backtracking…")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Loading Backtracking…")).toHaveCount(0);
  await algorithm(page).selectOption("rotations");
  await algorithm(page).selectOption("cycles");
  release();
  await expect(room.story).toContainText("moves more");
  await expectWord(page, "algorithm", "cycles");
  await expectWord(page, "board", "8x8");
});

test("what is wrong with a change that waited is said at its field", async ({ page }) => {
  const release = await holdWhole(page);
  const room = await open(page, "board=8x8&start=a1");
  await algorithm(page).selectOption("backtracking");
  await room.start.fill("z9");
  await room.start.press("Enter");
  release();
  await expect(page.locator("[data-for=start].error")).toContainText("z9");
  await expect(algorithm(page)).toHaveValue("backtracking");
  await expectWord(page, "algorithm", "backtracking");
  await expectWord(page, "start", "a1");
});

test("a method that does not come is named, and can be chosen again", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1&step=9");
  await expect(room.progress).toHaveText("move 9 of 63");
  await lose(page);
  await algorithm(page).selectOption("rotations");
  const error = page.locator("[data-for=algorithm].error");
  await expect(error).toContainText("could not be loaded");
  await expect(algorithm(page)).toHaveValue("warnsdorff");
  await expect(room.progress).toHaveText("move 9 of 63");
  await page.unroute("**/knights_tour*");
  await algorithm(page).selectOption("rotations");
  await expect(room.story).toContainText("path goes on");
  await expect(error).toBeHidden();
});

test("a link to a method that does not come can be followed again", async ({ page }) => {
  await lose(page);
  const room = await open(page, "board=5x5&start=a1&algorithm=backtracking&step=7&seed=3");
  const notice = page.getByRole("alert").filter({ hasText: "which the link asks for" });
  await expect(notice).toBeVisible();
  await room.button("Forward").click();
  await expect(room.heading).toContainText("Move 1");
  await page.unroute("**/knights_tour*");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(room.progress).toHaveText("step 7 · 8 of 25 squares");
  await expect(notice).toHaveCount(0);
  await expect(algorithm(page)).toHaveValue("backtracking");
  await page.reload();
  await drawn(page);
  await expect(room.progress).toHaveText("step 7 · 8 of 25 squares");
});

test("a link that cannot be followed is left behind by another choice", async ({ page }) => {
  await lose(page);
  const room = await open(page, "board=5x5&start=a1&algorithm=backtracking&step=7");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.getByRole("button", { name: "6 × 6" }).click();
  await expectWord(page, "board", "6x6");
  await expectWord(page, "algorithm", "warnsdorff");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(room.progress).toHaveText("move 0 of 35");
});

test("a room that does not come can be asked for again, and the way back stays @engines", async ({
  page,
}) => {
  const room = await open(page, "board=8x8&start=a1&step=9");
  await expect(room.progress).toHaveText("move 9 of 63");
  await lose(page);
  await page.getByRole("link", { name: "Build" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.getByRole("link", { name: "Explore" }).click();
  await expect(room.progress).toHaveText("move 9 of 63");
  await expect(page.getByRole("alert")).toBeHidden();
  await page.getByRole("link", { name: "Build" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute("**/knights_tour*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("#build")).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
});
