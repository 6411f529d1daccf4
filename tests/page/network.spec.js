import { expect, test } from "@playwright/test";
import { addressOf, drawn, expectWord, open, watchErrors } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** Lets a file arrive cut off in the middle, as a whole answer. @type {(page: Page, file: string) => Promise<void>} */
async function cutOff(page, file) {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const headers = response.headers();
    delete headers["content-length"];
    await route.fulfill({ response, headers, body: body.subarray(0, body.length >> 1) });
  });
}

const loadAgain = (/** @type {Page} */ page) =>
  page.getByRole("button", { name: "Load the page again" });

for (const file of ["method-words.js", "pkg/knights_tour.js", "pkg/knights_tour_bg.wasm"]) {
  test(`a link that needs ${file}, which is cut off, loads after a reload @engines`, async ({
    page,
  }) => {
    const errors = watchErrors(page);
    await cutOff(page, `**/${file}`);
    const link = "board=5x5&start=a1&algorithm=backtracking&step=7&seed=3";
    const room = await open(page, link);
    const notice = page.getByRole("alert").filter({ hasText: "arrived incomplete" });
    await expect(notice).toContainText("Backtracking, which the link asks for");
    await expect(notice.getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(await addressOf(page)).toContain(link);
    await page.unroute(`**/${file}`);
    await loadAgain(page).click();
    await expect(room.progress).toHaveText("step 7 · 8 of 25 squares");
    await expect(notice).toHaveCount(0);
    expect(errors()).toEqual([]);
  });
}

test("a method that is cut off is named, and a reload keeps the place", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1&step=9");
  await expect(room.progress).toHaveText("move 9 of 63");
  await cutOff(page, "**/method-words.js");
  await page.getByLabel("Algorithm").selectOption("rotations");
  await expect(page.locator("[data-for=algorithm].error")).toContainText("could not be loaded");
  await page.unroute("**/method-words.js");
  await room.button("Forward").click();
  await expectWord(page, "step", "10");
  await loadAgain(page).click();
  await page.waitForEvent("load");
  await drawn(page);
  await expect(room.progress).toHaveText("move 10 of 63");
  await page.getByLabel("Algorithm").selectOption("rotations");
  await expectWord(page, "algorithm", "rotations");
});

for (const file of ["rooms/count/tally.js", "rooms/count/room.html"]) {
  test(`a room of which ${file} is cut off offers to load the page again`, async ({ page }) => {
    const errors = watchErrors(page);
    await open(page);
    await cutOff(page, `**/${file}`);
    await page.evaluate(() => {
      location.hash = "#count?board=5x5&target=open";
    });
    await expect(page.getByRole("alert")).toContainText("arrived incomplete");
    // Without the network the page stays rather than being lost.
    await page.route("**/*", (route) => route.abort());
    await loadAgain(page).click();
    await expect(page.getByRole("alert")).toContainText("cannot be reached");
    await page.unroute("**/*");
    await page.unroute(`**/${file}`);
    await loadAgain(page).click();
    await expect(page.locator("#count")).toBeVisible();
    await expectWord(page, "board", "5x5");
    expect(errors()).toEqual([]);
  });
}

test("a first visit of which the solver is cut off offers to load the page again", async ({
  page,
}) => {
  await cutOff(page, "**/first_bg.wasm");
  await page.goto("#explore?board=5x5&start=c3&step=3");
  await expect(page.getByRole("alert")).toContainText("The solver could not be started.");
  await page.unroute("**/first_bg.wasm");
  await loadAgain(page).click();
  await drawn(page);
  await expect(page.locator(".progress")).toHaveText("move 3 of 24");
});

test("a worker of which a file is cut off is named, and works when it comes @engines", async ({
  page,
}) => {
  await cutOff(page, "**/estimate-work.js");
  await page.goto("#count?board=6x6&show=estimate");
  await expect(page.locator(".estimates")).toContainText("could not start a worker");
  await page.unroute("**/estimate-work.js");
  await page.locator(".estimates .start").click();
  await expect(page.locator(".estimates")).toContainText("walks");
});

test("fast ways through the rooms, with requests failing, leave no error unheard @engines", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const room = await open(page);
  const names = ["explore", "compare", "build", "count", "exist", "keypad"];
  // Numbers that look random, and are the same in every run.
  let state = 42;
  const below = (/** @type {number} */ end) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * end);
  };
  await page.route("**/*", (route) => (below(3) === 0 ? route.abort() : route.continue()));
  for (let i = 0; i < 60; i += 1) {
    await page.evaluate((name) => {
      location.hash = `#${name}`;
    }, names[below(names.length)]);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), below(60));
  }
  await page.unroute("**/*");
  expect(errors()).toEqual([]);
  await page.evaluate(() => {
    location.hash = "#explore";
  });
  await room.button("Forward").click();
  await expect(room.heading).toContainText("Move 1");
  expect(errors()).toEqual([]);
});
