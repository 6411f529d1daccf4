/** Where things are: in every room, in windows and frames of every size, and while the page is zoomed. */

import { expect, test } from "../fixtures.js";
import { faults } from "../layout.js";
import { moments } from "../views.js";
import { chooseTheme, goTo, settled } from "../room.js";
import { inWindows } from "../windows.js";
import * as sharedText from "#text/words.js";
import * as compareText from "#text/compare.js";

/** @import { Page } from "@playwright/test" */

const SIZES = /** @type {const} */ ([
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
  [480, 400],
  [320, 256],
]);

/** @type {(page: Page, room: string, words?: string) => Promise<void>} */
async function visit(page, room, words = "") {
  const [address, sign] = moments[room] ?? [];
  await goTo(page, `${address}${words}`);
  await expect(page.locator(String(sign)).first()).toBeVisible();
}

for (const room of Object.keys(moments)) {
  test(`controls are neither stretched, cut off nor covered in any window: ${room} @engines`, async ({
    usedPage: page,
  }) => {
    await visit(page, room);
    await inWindows(page, SIZES, async (size) => {
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => faults(page), size).toEqual([]);
    });
  });
}

/** What the play head is made of, in whichever order. */
const PLAY_HEAD = ".buttons button, .jumps button, .scrubber, .speed";

/** Whether a control is above another one, or left of it in the same row. @type {(a: DOMRect, b: DOMRect) => boolean} */
const isBefore = (a, b) =>
  a.bottom <= b.top + 1 || (a.top < b.bottom && b.top < a.bottom && a.right <= b.left + 1);

/**
 * What of the play head can be reached by Tab, and where it lies, in the order of the markup. What
 * a button is called may change at any moment; what it does stays.
 * @param {Page} page
 */
const playHead = (page) =>
  page.evaluate((selector) => {
    /** @type {(element: Element | null) => boolean} */
    const isFixed = (element) =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    return [...document.querySelectorAll(`main:not([hidden]) :is(${selector})`)]
      .filter((control) => control.checkVisibility() && !control.matches(":disabled"))
      .map((control) => ({
        name: control.getAttribute("data-action") ?? control.className,
        place: /** @type {DOMRect} */ (control.getBoundingClientRect().toJSON()),
        isFixed: isFixed(control),
      }));
  }, PLAY_HEAD);

/** Which control has the focus, and whether all of it is seen. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const element = /** @type {Element} */ (document.activeElement);
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const name = element.getAttribute("data-action") ?? element.className;
    return { name, isSeen: element.contains(hit) };
  });

test("Tab goes through the play head as the eye does", async ({ usedPage: page }) => {
  const windows = /** @type {const} */ ([
    [1440, 900],
    [390, 844],
    [480, 400],
  ]);
  for (const room of /** @type {const} */ (["explore", "compare", "exist", "keypad"])) {
    await visit(page, room, room === "keypad" ? "&sequence=ALCJ" : "");
    // Somewhere in the middle, so that every control can be used.
    await page.locator("main:not([hidden]) [data-action=back]").press("Enter");
    await inWindows(page, windows, async (size) => {
      const where = `${room} at ${size}`;
      const controls = await playHead(page);
      expect(controls.length, where).toBeGreaterThan(5);
      await page
        .locator(`main:not([hidden]) :is(${PLAY_HEAD})`)
        .filter({ visible: true })
        .first()
        .focus();
      for (const { name } of controls) {
        await expect.poll(() => focused(page), where).toEqual({ name, isSeen: true });
        await page.keyboard.press("Tab");
      }
      const placed = await playHead(page);
      const crossed = placed.flatMap((earlier, i) =>
        placed
          .slice(i + 1)
          // What is fixed lies above or below the others as the page is scrolled.
          .filter((later) => later.isFixed === earlier.isFixed)
          .filter((later) => isBefore(later.place, earlier.place))
          .map((later) => `${later.name} lies before ${earlier.name}`),
      );
      expect(crossed, where).toEqual([]);
    });
  }
});

test("the play head keeps the focus while the window changes its order", async ({
  usedPage: page,
}) => {
  await visit(page, "explore");
  const names = async () => (await playHead(page)).map(({ name }) => name);
  const wide = await names();
  for (const name of [sharedText.actions.forward, sharedText.actions.nextTie]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(names).not.toEqual(wide);
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(names).toEqual(wide);
    await expect(button).toBeFocused();
  }
});

test("nothing sticks to a very low window", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [room, head] of /** @type {const} */ ([
    ["explore", ".transport"],
    ["compare", ".play-head"],
    ["play", ".moves"],
    ["learn", ".turn"],
  ])) {
    await visit(page, room);
    const moves = await page.evaluate((selector) => {
      const element = /** @type {Element} */ (
        document.querySelector(`main:not([hidden]) ${selector}`)
      );
      const before = element.getBoundingClientRect().top;
      scrollBy(0, 100);
      return before - element.getBoundingClientRect().top;
    }, head);
    expect(moves, room).toBe(100);
  }
});

test("in a small frame the play head leaves all of the board in sight", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 480, height: 400 });
  await visit(page, "explore");
  const [foot, head] = await page
    .evaluate(() =>
      [".board", ".transport"].map((selector) =>
        /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect(),
      ),
    )
    .then(([board, bar]) => [board.bottom, bar.top]);
  expect(foot).toBeLessThanOrEqual(head);
});

test("nothing of Compare is left out where there is little room", async ({ browser, baseURL }) => {
  for (const [width, height] of [
    [390, 844],
    [640, 400],
    [844, 390],
  ]) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await visit(page, "compare");
    const fold = page.getByRole("button", { name: compareText.labels.common });
    if (await fold.isVisible()) {
      await fold.click();
    }
    for (const name of [sharedText.labels.tie, sharedText.labels.deadEnd, "8 × 8"]) {
      await expect(page.locator("#compare").getByRole("button", { name })).toBeVisible();
    }
    await expect(
      page.locator("#compare").getByRole("slider", { name: sharedText.labels.speed }),
    ).toBeVisible();
    await expect(page.locator("header [data-action=help]")).toBeVisible();
    await context.close();
  }
});

/** The side of the board in CSS pixels. @param {Page} page */
const boardOf = (page) =>
  page.evaluate(
    () =>
      /** @type {Element} */ (
        document.querySelector("main:not([hidden]) canvas")
      ).getBoundingClientRect().width,
  );

// Zooming makes the window smaller and each of its pixels larger.
test("zooming in does not make the board smaller", async ({ usedPage: page }) => {
  await visit(page, "explore");
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ]) {
    let before = 0;
    for (const zoom of [1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]) {
      await page.setViewportSize({
        width: Math.round(width / zoom),
        height: Math.round(height / zoom),
      });
      const side = zoom * (await boardOf(page));
      // Windows are whole pixels wide.
      expect(side, `${width} × ${height} at ${zoom}`).toBeGreaterThan(before - 4);
      before = Math.max(before, side);
    }
  }
});

test("the projector theme has the largest boards", async ({ usedPage: page }) => {
  for (const room of /** @type {const} */ (["explore", "compare", "build"])) {
    await visit(page, room);
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ]) {
      const where = `${room} at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      const sides = [];
      for (const theme of ["light", "projector"]) {
        await chooseTheme(page, theme);
        await settled(page);
        sides.push(await boardOf(page));
        const [wanted, has] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(wanted, where).toBeLessThanOrEqual(has);
      }
      const [light, projector] = sides;
      // Narrow windows leave a lane no more room.
      const least = room === "explore" ? light + 1 : light;
      expect(projector, where).toBeGreaterThanOrEqual(least);
    }
  }
});

test("on a phone the projector theme leaves room for the speed", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, "explore", "&theme=projector");
  const speed = await page
    .locator("#explore")
    .getByRole("slider", { name: sharedText.labels.speed })
    .boundingBox();
  expect(speed?.width).toBeGreaterThan(90);
});
