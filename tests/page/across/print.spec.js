/** What comes out on paper: the board and its story. */

import { expect, test } from "../fixtures.js";
import { printOut } from "../paper.js";
import { goTo } from "../room.js";
import { viewsOf } from "../views.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** A4 less 12 mm on each side, in CSS pixels. */
const PAPER = { width: 702, height: 1031 };

/** Every room. @type {Record<string, { link: string, shows: string[], isOneSheet: boolean }>} */
const onPaper = Object.assign({}, ...viewsOf("onPaper").map(([, each]) => each));

/** What hangs over the edge of the paper, is cut off, or is a control. @param {Page} page */
const faultsOn = (page) =>
  page.evaluate(() => {
    const found = [];
    const width = document.documentElement.clientWidth;
    const kept = ".pad-key, .sequences button, #keypad-sequence";
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility() || element.closest(".unseen, .sprite, svg svg, dialog")) {
        continue;
      }
      const name = `${element.localName}.${element.getAttribute("class")} ${element.textContent?.trim().slice(0, 20)}`;
      const { right, left } = element.getBoundingClientRect();
      if (right > width + 1 || left < -1) {
        found.push(`${name} hangs over the edge: ${left} to ${right}`);
      }
      if (
        element.matches("button, select, textarea, input, nav, .pill") &&
        !element.matches(kept)
      ) {
        found.push(`${name} is a control`);
      }
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
      if (isCut && !element.matches("canvas, svg, svg *, input, .chart-grid *, .squares *")) {
        found.push(`${name} is cut off`);
      }
    }
    return found;
  });

for (const [room, { link, shows: content }] of Object.entries(onPaper)) {
  test(`on paper ${room} has its content, not its controls, and nothing is cut off`, async ({
    page,
  }) => {
    await page.goto(`/${link}&theme=dark`);
    const main = page.locator("main:not([hidden])");
    for (const selector of content) {
      await expect(main.locator(selector).first(), selector).toBeVisible();
    }
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    for (const selector of content) {
      await expect(main.locator(selector).first(), `${selector} on paper`).toBeVisible();
    }
    // Boards, and the cells over them, take the size of the paper within a frame or two.
    await expect.poll(() => faultsOn(page)).toEqual([]);
    // Pictures are drawn anew before the sheet is: dark ones would be black holes on it.
    const [before, after] = await page.evaluate(() => {
      const seen = [...document.querySelectorAll("main:not([hidden]) canvas")].filter((each) =>
        each.checkVisibility(),
      );
      const corners = () =>
        seen.map((each) => {
          const { width, height } = /** @type {HTMLCanvasElement} */ (each);
          const context = /** @type {HTMLCanvasElement} */ (each).getContext("2d");
          return Math.min(...(context?.getImageData(width - 3, height - 3, 1, 1).data ?? [0]));
        });
      dispatchEvent(new Event("beforeprint"));
      const printed = corners();
      dispatchEvent(new Event("afterprint"));
      return [corners(), printed];
    });
    expect(after.every((value) => value > 240)).toBe(true);
    expect(before.every((value) => value < 60)).toBe(true);
    // Without anything on it a sheet is white, whatever the theme of the screen.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .toBe("rgb(255, 255, 255)");
  });
}

/** Pages of a printed file. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("board and story fit on one sheet of A4 or Letter, and nothing else is on it", async ({
  page,
}) => {
  for (const [room, { link, shows: content, isOneSheet }] of Object.entries(onPaper)) {
    if (!isOneSheet) {
      continue;
    }
    await page.goto("about:blank");
    await page.goto(`/${link}`);
    const main = page.locator("main:not([hidden])");
    for (const selector of content) {
      await expect(main.locator(selector).first(), selector).toBeVisible();
    }
    for (const format of ["A4", "Letter"]) {
      expect(pagesOf(await page.pdf({ format })), `${room} on ${format}`).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("header")).toBeHidden();
    const besides = main.locator(
      ".code, .counters, .form, .transport, .settings, button:not(.pad-key, .sequences button), summary",
    );
    await expect(besides.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test("a sheet that lies over the page is not printed", async ({ page }) => {
  await page.goto(`/${onPaper.explore?.link}`);
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("#explore .say")).toBeVisible();
});

test("boards have three times the pixels on paper, and those of the screen again afterwards", async ({
  page,
}) => {
  await page.goto(`/${onPaper.explore?.link}`);
  await expect(page.locator("#explore .candidates")).toBeVisible();
  const widths = await page.locator("#explore canvas").evaluate((it) => {
    const canvas = /** @type {HTMLCanvasElement} */ (it);
    return [undefined, "beforeprint", "afterprint"].map((event) => {
      if (event) {
        dispatchEvent(new Event(event));
      }
      return canvas.width;
    });
  });
  const [screen = 0] = widths;
  expect(screen).toBeGreaterThan(300);
  expect(Math.abs((widths[1] ?? 0) - 3 * screen)).toBeLessThanOrEqual(1);
  expect(widths[2]).toBe(screen);
});

/** A board of 8 × 8 in each room that draws one on a canvas. */
const BOARDS = [
  "#explore?board=8x8&start=a1&step=0&layers=numbers",
  "#play?board=8x8&start=a1&layers=numbers",
  "#build?board=8x8",
];

test("squares on printed boards have outlines, whatever the theme", async ({ page }) => {
  await page.setViewportSize(PAPER);
  for (const address of BOARDS) {
    for (const theme of ["light", "dark", "projector"]) {
      await goTo(page, `${address}&theme=${theme}`);
      await printOut(page);
      const lines = await page.locator("main:not([hidden]) canvas").evaluate((it) => {
        const canvas = /** @type {HTMLCanvasElement} */ (it);
        const { width, height } = canvas;
        const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
        /** Lines as long as most of the picture. @type {(count: number, length: number, at: (i: number, along: number) => number) => number} */
        const count = (all, length, at) => {
          const isLine = Array.from({ length: all }, (_, i) => {
            let dark = 0;
            for (let along = 0; along < length; along += 1) {
              dark += Number((data[4 * at(i, along)] ?? 255) < 140);
            }
            return dark > 0.75 * length;
          });
          return isLine.filter((is, i) => is && !isLine[i - 1]).length;
        };
        return [
          count(width, height, (x, y) => y * width + x),
          count(height, width, (y, x) => y * width + x),
        ];
      });
      expect(lines, `${address}, ${theme}`).toEqual([9, 9]);
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.emulateMedia({ media: null });
    }
  }
});
