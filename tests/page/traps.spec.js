/** Rooms in which the module runs out of memory: they begin anew, and what fails again by itself says so. */

import { expect, test } from "./fixtures.js";
import { withLittleMemory } from "../memory.js";

/** @import { Page } from "@playwright/test" */

const FAILED = "The solver failed, most likely for lack of memory.";
const BROKEN_OFF = "The search broke off before every possibility was tried.";

/** Lets modules have little memory. @type {(page: Page, pages: number) => Promise<unknown>} */
const limitMemory = (page, pages) =>
  page.route("**/knights_tour_bg.wasm*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withLittleMemory(await response.body(), pages) });
  });

test("Possible? gives a search up that has no memory, and goes on", async ({ page }) => {
  await limitMemory(page, 14);
  await page.goto("#exist?target=closed&board=3x8");
  const exist = page.locator("#exist");
  const caption = exist.locator(".caption");
  const progress = exist.locator(".progress");
  // All searches are made by themselves, which takes too much. They are not begun again.
  await expect(caption).toContainText(FAILED);
  const found = exist.locator(".lines li").last();
  await expect(found).toHaveText(BROKEN_OFF);
  await exist.getByRole("button", { name: "Forward", exact: true }).click();
  await expect(progress).toContainText(/^step 1 /);
  await exist.getByRole("button", { name: "Last", exact: true }).click();
  await expect(caption).toContainText(FAILED);
  await expect(progress).toContainText(/^step 0 /);
  await expect(found).toHaveText(BROKEN_OFF);
  // Another board is explained as ever.
  await exist.getByRole("gridcell", { name: /^5 × 6:/ }).click();
  await expect(exist.locator("#exist-case")).toHaveText("Closed tours of 5 × 6");
  await exist.getByRole("button", { name: "Last", exact: true }).click();
  await expect(progress).toContainText("step 31 of 31");
});

test("Keypad begins anew without a count that has no memory", async ({ page }) => {
  await limitMemory(page, 2);
  await page.goto("#keypad?keypad=ABCDE/FGHIJ/KLMNO&length=10000&start=A");
  const keypad = page.locator("#keypad");
  const count = keypad.locator(".count");
  await expect(keypad.locator(".caption")).toContainText(FAILED);
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
    const brush = CanvasRenderingContext2D.prototype;
    const { fillRect } = brush;
    brush.fillRect = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    Object.assign(window, { mend: () => Object.assign(brush, { fillRect }) });
  });

/** @param {Page} page */
const mendPainting = (page) => page.evaluate(() => /** @type {any} */ (window).mend());

for (const [room, words, started] of [
  ["explore", "board=6x6&start=b2&algorithm=backtracking&step=3", /step \d+ /],
  ["compare", "board=5x5&lanes=warnsdorff,rotations&step=3", /step \d+ /],
]) {
  test(`a solver that fails again by itself is not started for ever: ${room}`, async ({ page }) => {
    await page.goto(`#${room}?${words}`);
    const root = page.locator(`#${room}`);
    const forward = root.getByRole("button", { name: "Forward", exact: true });
    const panel = page.locator("#failure");
    await expect(root.locator(".progress")).toContainText(/ 3 /);
    await breakPainting(page);
    await forward.click();
    await expect(panel).toBeVisible();
    await expect(panel).toHaveRole("alert");
    await expect(panel.getByRole("heading")).toHaveText("The solver failed again.");
    await expect(panel).toContainText("There may be too little memory for what the link asks for.");
    await expect(page.locator("main:visible")).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`#${room}\\?`));
    await mendPainting(page);
    // Other rooms work, and so does this one afterwards.
    const nav = page.getByRole("navigation");
    await nav.getByRole("link", { name: "Possible?" }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator("#exist .say")).toBeVisible();
    const link = nav.locator(`a[href^="#${room}"]`);
    await expect(link).toHaveAttribute("href", /\bboard=/);
    await link.click();
    await forward.click();
    await expect(root.locator(".progress")).toContainText(started);
    // So it does when the page is loaded again.
    await breakPainting(page);
    await page.keyboard.press("ArrowRight");
    await panel.getByRole("button", { name: "Load the page again" }).click();
    await forward.click();
    await expect(panel).toBeHidden();
    await expect(root.locator(".progress")).toContainText(started);
  });
}
