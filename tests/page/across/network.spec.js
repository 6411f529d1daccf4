import { expect, test } from "../fixtures.js";
import { drawn, expectWord, roomsOf, watchErrors } from "../room.js";
import { openExplore, exploreOf } from "../explore/driver.js";
import { moveOf, stepOf } from "../texts.js";
import { abouts } from "#text/door.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

test.use({ isFirstVisit: true });

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
  page.getByRole("button", { name: sharedText.labels.loadAgain });

for (const file of ["main.js", "start-*.js", "chunk-*.js", "solver/knights_tour_page.js*"]) {
  // One file tells how an engine names what it could not read.
  const engines = file === "main.js" ? " @engines" : "";

  test(`a page of which ${file} is cut off offers to be loaded again${engines}`, async ({
    page,
  }) => {
    await cutOff(page, `**/${file}`);
    await page.goto("#explore?board=5x5&start=a1&algorithm=backtracking&step=7&seed=3");
    await expect(loadAgain(page)).toBeVisible();
    await expect(page.locator("#failure .loading")).toBeVisible();
    await expect(page.locator("#failure")).toContainText(
      "If this sentence stays, load the page again",
    );
    await page.unroute(`**/${file}`);
    await loadAgain(page).click();
    await drawn(page);
    await expect(exploreOf(page).progress).toHaveText(stepOf(7, 8, 25));
    await expect(loadAgain(page)).toHaveCount(0);
  });
}

test("what a room is about can be read while the solver is on its way", async ({ page }) => {
  let letCome = () => {};
  const isThere = new Promise((resolve) => {
    letCome = () => resolve(undefined);
  });
  await page.route("**/*_bg.wasm*", async (route) => {
    await isThere;
    await route.continue();
  });
  const said = (/** @type {keyof typeof abouts} */ room) => page.getByText(abouts[room]);
  await page.goto("#explore");
  await expect(said("explore")).toBeVisible();
  // Another room may be chosen meanwhile.
  await page.evaluate(() => {
    location.hash = "#play?board=5x5";
  });
  await expect(said("play")).toBeVisible();
  letCome();
  await drawn(page);
  await expect(said("play")).toBeHidden();
});

for (const file of ["count.js", "count.html"]) {
  test(`a room of which ${file} is cut off offers to load the page again`, async ({ page }) => {
    const errors = watchErrors(page);
    await openExplore(page);
    await cutOff(page, `**/${file}`);
    await page.evaluate(() => {
      location.hash = "#count?board=5x5&target=open";
    });
    await expect(page.getByRole("alert")).toContainText(sharedText.roomHelp("broken"));
    // Without the network the page stays rather than being lost.
    await page.route("**/*", (route) => route.abort());
    await loadAgain(page).click();
    await expect(page.getByRole("alert")).toContainText(sharedText.labels.notLoadedAgain);
    await page.unroute("**/*");
    await page.unroute(`**/${file}`);
    await loadAgain(page).click();
    await expect(page.locator("#count")).toBeVisible();
    await expectWord(page, "board", "5x5");
    expect(errors()).toEqual([]);
  });
}

test("a page that was changed after it was opened offers to be loaded again", async ({ page }) => {
  await openExplore(page);
  await page.route("**/count.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.evaluate(() => {
    location.hash = "#count?board=5x5&target=open";
  });
  await expect(page.getByRole("alert")).toContainText(sharedText.roomHelp("gone"));
  await page.unroute("**/count.js");
  await loadAgain(page).click();
  await expect(page.locator("#count")).toBeVisible();
  await expectWord(page, "board", "5x5");
});

test("a first visit of which the solver is cut off offers to load the page again @engines", async ({
  page,
}) => {
  await cutOff(page, "**/knights_tour_page_bg.wasm*");
  await page.goto("#explore?board=5x5&start=c3&step=3");
  await expect(page.getByRole("alert")).toContainText(sharedText.labels.loadFailed);
  await expect(page.getByRole("button", { name: sharedText.labels.tryAgain })).toHaveCount(0);
  await page.unroute("**/knights_tour_page_bg.wasm*");
  await loadAgain(page).click();
  await drawn(page);
  await expect(page.locator(".progress")).toHaveText(moveOf(3, 24));
});

test("a worker of which a file is cut off is replaced by the page @engines", async ({ page }) => {
  await cutOff(page, "**/worker.js");
  await page.goto("#count?board=6x6&walks=1000&show=estimate");
  await expect(page.locator(".estimates")).toContainText("1,000 walks");
  await expect(page.locator(".estimates .error:visible")).toHaveCount(0);
});

test("fast ways through the rooms, with requests failing, leave no error unheard", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const room = await openExplore(page);
  const names = await roomsOf(page);
  // Numbers that look random, and are the same in every run.
  let state = 42;
  const below = (/** @type {number} */ end) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * end);
  };
  await page.route("**/*", (route) => (below(3) === 0 ? route.abort() : route.continue()));
  const way = Array.from({ length: 60 }, () => ({
    name: names[below(names.length)],
    pause: below(60),
  }));
  await page.evaluate(async (places) => {
    for (const { name, pause } of places) {
      location.hash = `#${name}`;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }, way);
  await page.unroute("**/*");
  expect(errors()).toEqual([]);
  await page.evaluate(() => {
    location.hash = "#explore";
  });
  await room.button(sharedText.actions.forward).click();
  await expect(room.heading).toContainText("Move 1");
  expect(errors()).toEqual([]);
});
