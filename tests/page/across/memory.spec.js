/** The solver runs out of memory, or fails otherwise in the middle of a call. */

import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";

import { expect, test } from "../fixtures.js";
import { withLittleMemory } from "../../memory.js";
import { chooseTheme, expectWord, watchErrors } from "../room.js";
import { exploreOf } from "../explore/driver.js";
import * as sharedText from "#text/words.js";
import { notCounted } from "#text/count.js";
import { searchBrokenOff } from "#text/exist.js";
import { labels } from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** Lets the module have little memory, everywhere. @type {(page: Page, pages: number) => Promise<unknown>} */
const limitMemory = (page, pages) =>
  page.route("**/knights_tour*_bg.wasm*", async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(withLittleMemory(await response.body(), pages));
    await route.fulfill({ response, body });
  });

/** The text of `memory.js` as part of another script. */
const memoryScript = readFileSync(new URL("../../memory.js", import.meta.url), "utf8").replace(
  "export function",
  "function",
);

/**
 * Lets the modules of workers have little memory. Which request for the module is a worker’s is not certain, and
 * some pass by the page’s routes: so the worker’s script is what is changed.
 * @type {(page: Page, pages: number) => Promise<unknown>}
 */
const limitMemoryOfWorkers = (page, pages) =>
  page.route("**/worker.js", async (route) => {
    const response = await route.fetch();
    const limit = `WebAssembly.compileStreaming = async (response) => {
      const module = new Uint8Array(await (await response).arrayBuffer());
      return WebAssembly.compile(withLittleMemory(module, ${pages}));
    };`;
    const body = `${memoryScript}\n${limit}\n${await response.text()}`;
    await route.fulfill({ response, body });
  });

/** @param {Page} page */
function failureOf(page) {
  const panel = page.locator("#failure");
  return {
    panel,
    heading: panel.getByRole("heading"),
    load: panel.getByRole("button", { name: labels.loadAgain }),
  };
}

test("a link that needs too much memory gets a message, and again after a reload", async ({
  page,
}) => {
  await limitMemory(page, 24);
  const { panel, heading, load } = failureOf(page);
  const nav = page.getByRole("navigation");
  await page.goto("#play?board=6x6&start=b2");
  await expect(page.locator("#play .progress, #play .say").first()).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#explore?board=8x8&start=c3&algorithm=backtracking&step=1000000";
  });
  await expect(heading).toHaveText(labels.crashed);
  await expect(panel).toHaveRole("alert");
  await expect(panel).toContainText(labels.crashedHelp);
  await expect(page.locator("main:visible")).toHaveCount(0);
  await load.click();
  await expect(heading).toHaveText(labels.crashedAgain);
  await expect(panel).toContainText(labels.crashedAgainHelp);
  await expectWord(page, "step", "1000000");
  // Another room is where it was left, and asks for less.
  await nav.getByRole("link", { name: sharedText.actions.play }).click();
  await expect(page.locator("#play")).toBeVisible();
  await expect(panel).toBeHidden();
  await expectWord(page, "board", "6x6");
  // Back at the link it is the same again.
  await nav.getByRole("link", { name: sharedText.rooms.explore }).click();
  await expect(heading).toHaveText(labels.crashedAgain);
  await expectWord(page, "step", "1000000");
  // With enough memory it is what it always was.
  await page.unroute("**/knights_tour*_bg.wasm*");
  await load.click();
  await expect(exploreOf(page).progress).toContainText("step 1,000,000 ");
  await expect(panel).toBeHidden();
});

test("a count for which a worker has no memory fails, and another one works", async ({ page }) => {
  await limitMemory(page, 400);
  await page.goto("#count?board=8x8&target=closed&show=count");
  const exact = page.locator("#count .exact");
  await expect(exact.getByRole("alert")).toContainText(notCounted("", "crashed"));
  await page.evaluate(() => {
    location.hash = "#count?board=5x6&target=closed&directed=false&show=count";
  });
  await expect(exact.locator(".result > .number")).toHaveText("8");
  await expect(exact.getByRole("alert")).toBeHidden();
});

test("Possible? gives a search up whose worker has no memory, and goes on", async ({ page }) => {
  // The search needs little: with one page more than the module begins with, it starts, and no more.
  await limitMemoryOfWorkers(page, 1);
  await page.goto("#exist?target=closed&board=3x8");
  const exist = page.locator("#exist");
  await expect(exist.locator(".lines li").last()).toHaveText(searchBrokenOff);
  await exist.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
  await expect(exist.locator(".progress")).toContainText(/^step 1 /);
  await expect(page.locator("#failure")).toBeHidden();
});

test("Keypad goes on beside a count whose worker has no memory", async ({ page }) => {
  await limitMemoryOfWorkers(page, 2);
  await page.goto("#keypad?keypad=ABCDE/FGHIJ/KLMNO&length=10000&start=A");
  const keypad = page.locator("#keypad");
  const count = keypad.locator(".count");
  await expect(count.locator(".error")).toContainText("Not counted: the solver failed");
  await expect(keypad.locator(".question")).toContainText("Sequences of 10,000 keys");
  await expect(keypad.locator("#keypad-length")).toHaveValue("10000");
  await expect(keypad.locator("#keypad-start")).toHaveValue("A");
  await expect(page.locator("#failure")).toBeHidden();
  // Shorter ones are counted and listed, and the pad answers.
  await keypad.locator("#keypad-length").fill("3");
  await keypad.locator("#keypad-length").press("Enter");
  await expect(count.locator(".total")).toHaveText("7");
  await expect(keypad.locator(".sequences li")).toHaveCount(7);
  await keypad.locator(".pad-key", { hasText: "A" }).click();
  await expect(keypad.locator("#keypad-sequence")).toHaveValue("A");
});

/** What the module paints with, made to end it as a lack of memory does. @param {Page} page */
const breakPainting = (page) =>
  page.evaluate(() => {
    CanvasRenderingContext2D.prototype.fillRect = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
  });

for (const [room, words] of [
  ["explore", "board=6x6&start=b2&algorithm=backtracking&step=3"],
  ["compare", "board=5x5&lanes=warnsdorff,rotations&step=3"],
]) {
  test(`after a failure nothing is asked of the solver until ${room} is loaded again`, async ({
    page,
  }) => {
    const { panel, heading, load } = failureOf(page);
    const root = page.locator(`#${room}`);
    await page.goto(`#${room}?${words}`);
    await expect(root.locator(".progress")).toContainText(/ 3 /);
    await breakPainting(page);
    // What still moves may paint before anything is pressed, so that there is no button any more.
    await page.keyboard.press("ArrowRight");
    await expect(heading).toHaveText(labels.crashed);
    const errors = watchErrors(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await chooseTheme(page, "dark");
    await expect(page.locator("main:visible")).toHaveCount(0);
    expect(errors()).toEqual([]);
    await load.click();
    await expect(root.locator(".progress")).toContainText(/ 3 /);
    await expect(panel).toBeHidden();
    // A failure later on, at another link, is no sign of what this one asks for.
    await root.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
    await expect(root.locator(".progress")).toContainText(/ 4 /);
    await expectWord(page, "step", "4");
    await breakPainting(page);
    await page.keyboard.press("ArrowRight");
    await expect(heading).toHaveText(labels.crashed);
    // The way to the room that failed is a way to load the page, too.
    await page.getByRole("navigation").locator(`a[href^="#${room}"]`).click();
    await expect(root.locator(".progress")).toContainText(/ 4 /);
    await expect(panel).toBeHidden();
  });
}
