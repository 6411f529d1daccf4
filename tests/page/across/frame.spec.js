/** What is around all rooms: the list of rooms, the menu for the theme, Help, and the play head. */

import { expectAccessible } from "../accessibility.js";
import { openExplore } from "../explore/driver.js";
import { expect, test } from "../fixtures.js";
import { drawn, goTo, roomsOf, settled } from "../room.js";
import { inWindows } from "../windows.js";
import * as animationText from "#text/animation.js";
import * as doorText from "#text/door.js";
import * as helpText from "#text/help.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** @import { Browser, Page } from "@playwright/test" */

const { labels } = sharedText;

/** @type {(page: Page, name: string) => import("@playwright/test").Locator} */
const inHeader = (page, name) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

/** A page on a phone. @type {(browser: Browser, baseURL: string | undefined) => Promise<Page>} */
async function phone(browser, baseURL) {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true });
  return context.newPage();
}

test("on wide screens all rooms stand side by side", async ({ usedPage: page }) => {
  await goTo(page, "#explore?board=8x8");
  await inWindows(page, [
    [1440, 900],
    [1024, 768],
    [768, 1024],
  ]);
  // The puzzles belong to Play.
  for (const [room, name] of Object.entries(sharedText.rooms)) {
    const link = page.locator(".rooms").getByRole("link", { name, exact: true });
    await (["puzzle", "verse"].includes(room)
      ? expect(link).toHaveCount(0)
      : expect(link).toBeInViewport({ ratio: 1 }));
  }
  await expect(page.locator(".rooms .more")).toBeHidden();
});

test("a phone shows four rooms and More, and always the room that is open", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openExplore(page, "board=8x8");
  const more = page.getByRole("button", { name: labels.more });
  const link = (/** @type {string} */ name) => page.getByRole("link", { name, exact: true });
  for (const room of /** @type {const} */ (["explore", "play", "learn", "gallery"])) {
    await expect(link(sharedText.rooms[room])).toBeInViewport({ ratio: 1 });
  }
  await expect(link(sharedText.rooms.build)).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(link(sharedText.rooms.build)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(link(sharedText.rooms.build)).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await link(sharedText.rooms.build).click();
  await expect(page.locator("#build")).toBeVisible();
  await expect(link(sharedText.rooms.build)).toBeHidden();
  const current = page.locator(".rooms .more[aria-current]");
  await expect(current).toContainText(sharedText.rooms.build);
  for (const room of await roomsOf(page)) {
    await goTo(page, `#${room}`);
    await page.evaluate(() => scrollTo(0, 0));
    await inWindows(page, [
      [390, 844],
      [320, 568],
    ]);
    const shown = page.locator(".rooms [aria-current]").filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

test("the theme is chosen in a menu, by keyboard as well", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8");
  const button = inHeader(page, labels.display);
  const theme = page.getByRole("combobox", { name: labels.theme });
  await expect(theme).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(theme).toBeFocused();
  await theme.selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expectAccessible(page, { of: "the menu", themes: [null] });
  await page.keyboard.press("Escape");
  await expect(theme).toBeHidden();
  await expect(button).toBeFocused();
});

test("Help says what to do in each room", async ({ usedPage: page }) => {
  for (const room of /** @type {(keyof typeof helpText.rooms)[]} */ (Object.keys(helpText.rooms))) {
    await goTo(page, `#${room}`);
    await inHeader(page, sharedText.actions.help).click();
    const sheet = page.getByRole("dialog", { name: labels.help });
    const { heading, steps } = helpText.rooms[room];
    const about = doorText.abouts[room];
    await expect(sheet.getByRole("heading", { name: heading })).toBeVisible();
    await expect(sheet.getByText(about)).toBeVisible();
    await expect(sheet.getByRole("listitem").filter({ hasText: steps[0] })).toBeVisible();
    await sheet.getByRole("button", { name: labels.close }).click();
  }
});

test("Help leads to the check of a tour and to the teachers’ page", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8");
  const sheet = page.getByRole("dialog", { name: labels.help });
  for (const [name, room, address] of /** @type {const} */ ([
    [labels.checkTour, "play", /#play\?check/],
    [labels.forTeachers, "learn", /#learn\?page=teachers/],
  ])) {
    await inHeader(page, sharedText.actions.help).click();
    const link = sheet.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    await link.click();
    await expect(sheet).toBeHidden();
    await expect(page.locator(`#${room}`)).toBeVisible();
  }
});

test("Help lists keys only where there is a keyboard", async ({ browser, baseURL }) => {
  const page = await phone(browser, baseURL);
  await page.goto("#explore?board=8x8");
  await drawn(page);
  const sheet = page.getByRole("dialog", { name: labels.help });
  const keys = sheet.getByRole("heading", { name: labels.keys, exact: true });
  await inHeader(page, sharedText.actions.help).tap();
  await expect(sheet.getByText(doorText.abouts.explore)).toBeVisible();
  await expect(keys).toBeHidden();
  await expectAccessible(page, { of: "Help", themes: [null] });
  await sheet.getByRole("button", { name: labels.close }).tap();
  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.context().close();
});

test("the speed is called slow, normal or fast", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8");
  for (const [notch, pace] of /** @type {const} */ ([
    ["0", "slow"],
    ["10", "normal"],
    ["90", "fast"],
  ])) {
    await room.speed.fill(notch);
    await expect(room.speed).toHaveAttribute("aria-valuetext", new RegExp(`^${pace}, `));
    await expect(page.locator("#explore").getByText(sharedText.speedText(pace))).toBeVisible();
  }
});

test("the slider for moves is long enough, and its text stays in one line", async ({
  usedPage: page,
}) => {
  for (const address of [
    "#explore?board=8x8",
    "#gallery?tour=roesselsprung",
    "#compare?board=8x8",
  ]) {
    await goTo(page, address);
    await inWindows(
      page,
      [
        [390, 844],
        [768, 1024],
        [820, 1180],
        [1440, 900],
      ],
      async (size) => {
        const main = page.locator("main:visible");
        const scrubber = await main.locator(".scrubber").first().boundingBox();
        expect(scrubber?.width, `${address} at ${size}`).toBeGreaterThanOrEqual(160);
        const lines = await main
          .locator(".progress")
          .first()
          .evaluate((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
          });
        expect(lines, `${address} at ${size}`).toBe(1);
      },
    );
  }
});

test("both sliders of Explore begin and end at the same place", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await openExplore(page, "board=8x8");
  await settled(page);
  const [moves, speed] = [await room.scrubber.boundingBox(), await room.speed.boundingBox()];
  expect(Math.abs((moves?.x ?? 0) - (speed?.x ?? 9))).toBeLessThan(2);
  expect(Math.abs((moves?.width ?? 0) - (speed?.width ?? 9))).toBeLessThan(4);
});

test("what was said of one part of the sheet goes when another is opened", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=5x5&start=a1&step=24");
  await inHeader(page, sharedText.actions.share).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await sheet.getByRole("button", { name: shareText.svg }).click();
  const saved = sheet.getByText(/\.svg/);
  await expect(saved).toBeVisible();
  await sheet.getByText(shareText.poster, { exact: true }).click();
  await expect(saved).toHaveCount(0);
});

test("an animation has a size for slides", async ({ usedPage: page }) => {
  await openExplore(page, "board=5x5&start=a1&step=24");
  await inHeader(page, sharedText.actions.share).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await sheet.getByText(shareText.animation, { exact: true }).click();
  const slides = animationText.sizeNames[1080] ?? "";
  await sheet.getByRole("button", { name: slides }).click();
  await expect(sheet.getByLabel(animationText.size)).toHaveValue("1080");
  await expect(sheet.locator(".plan")).toContainText("1080");
});

test("headings are larger than text, and the primary button stands out", async ({ page }) => {
  await page.goto("");
  const colours = await page
    .locator("#door .primary")
    .evaluate((link) => [getComputedStyle(link).backgroundColor, getComputedStyle(link).color]);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(colours[0]).toBe(ink);
  expect(colours[1]).not.toBe(ink);
  const room = await openExplore(page, "board=8x8");
  const sizeOf = (/** @type {import("@playwright/test").Locator} */ of) =>
    of.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  await expect.poll(() => sizeOf(room.heading)).toBeGreaterThan((await sizeOf(room.story)) * 1.2);
});
