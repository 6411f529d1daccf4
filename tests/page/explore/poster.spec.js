/** Posters of finished tours, made in the sheet behind “Share”. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { catchFiles, goTo } from "../room.js";
import { CLOSED, openExplore } from "./driver.js";
import { inWindows } from "../windows.js";
import { having } from "../texts.js";
import * as posterText from "#text/poster.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

const STYLES = ["numbered", "line", "ribbon", "woven", "turns"];

/** Opens the part of the sheet that makes posters. @param {Page} page */
async function openPoster(page) {
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await sheet.locator("summary", { hasText: shareText.poster }).click();
  return {
    sheet,
    said: sheet.getByRole("status"),
    error: sheet.locator("#poster-error"),
    preview: sheet.getByRole("img", { name: posterText.preview }),
    plan: sheet.locator(".poster .plan"),
    /** @param {string} name */
    field: (name) => sheet.getByLabel(name, { exact: true }),
    /** @param {string} name */
    button: (name) => sheet.getByRole("button", { name, exact: true }),
  };
}

/** The preview’s shape and how many colours it has, as the browser paints it. @param {Locator} preview */
const painted = (preview) =>
  preview.evaluate(async (it) => {
    const image = /** @type {HTMLImageElement} */ (it);
    await image.decode();
    const context = new OffscreenCanvas(200, 200).getContext("2d");
    context?.drawImage(image, 0, 0, 200, 200);
    const pixels = context?.getImageData(0, 0, 200, 200).data.buffer;
    const colours = new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size;
    return { shape: image.naturalWidth / image.naturalHeight, colours };
  });

test("a finished tour becomes a poster in every style, which is saved as SVG", async ({
  usedPage: page,
}) => {
  const saved = await catchFiles(page);
  await openExplore(page, CLOSED);
  const { preview, field, button, said } = await openPoster(page);
  await field(posterText.title).fill("Sixty-four <squares>");
  const seen = new Set();
  for (const style of STYLES) {
    await field(posterText.style).selectOption(style);
    await expect.poll(async () => (await painted(preview)).colours).toBeGreaterThan(10);
    expect((await painted(preview)).shape).toBeCloseTo(210 / 297, 2);
    await expect(async () => {
      await button(posterText.saveSvg).click();
      const { name, type, bytes } = await saved();
      expect(name).toBe("knights-tour-poster-8x8-d4.svg");
      expect(type).toBe("image/svg+xml");
      const told = await page.evaluate((text) => {
        const read = new DOMParser().parseFromString(text, "image/svg+xml");
        return {
          faults: read.querySelectorAll("parsererror").length,
          title: read.querySelector("title")?.textContent,
        };
      }, bytes.toString());
      expect(told).toEqual({ faults: 0, title: "Sixty-four <squares>" });
      seen.add(bytes.toString());
    }).toPass();
    await expect(said).toHaveText(posterText.saved("knights-tour-poster-8x8-d4.svg"));
  }
  expect(seen.size).toBe(STYLES.length);
});

test("a PNG has exactly as many pixels as were asked for", async ({ usedPage: page }) => {
  const saved = await catchFiles(page);
  await openExplore(page, CLOSED);
  const { field, button, plan, said } = await openPoster(page);
  await field(posterText.style).selectOption("woven");
  const size = field(posterText.pixels);
  for (const [paper, longer, width, height] of /** @type {const} */ ([
    ["A4", 2480, 1754, 2480],
    ["square", 10_000, 10_000, 10_000],
  ])) {
    await field(posterText.paper).selectOption(paper);
    await size.fill(String(longer));
    await expect(plan).toContainText(
      having(`${sharedText.number(width)} × ${sharedText.number(height)}`),
    );
    await button(posterText.savePng).click();
    const { name, bytes } = await saved();
    expect(name).toBe("knights-tour-poster-8x8-d4.png");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    // A picture without anything in it would be smaller.
    expect(bytes.length).toBeGreaterThan(20_000);
    await expect(said).toHaveText(posterText.saved(name));
  }
});

test("the page says so where a browser cannot make a PNG", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (/** @type {BlobCallback} */ give) => give(null);
  });
  await openExplore(page, CLOSED);
  const { button, said } = await openPoster(page);
  await button(posterText.savePng).click();
  await expect(said).toHaveText(posterText.pngFailed);
});

test("impossible settings are refused beside their field", async ({ usedPage: page }) => {
  await openExplore(page, CLOSED);
  const { field, error, button, preview } = await openPoster(page);
  const pixels = field(posterText.pixels);
  for (const wrong of ["10001", "63", "1e3", ""]) {
    await pixels.fill(wrong);
    await expect(error).toHaveText(posterText.badPixels(64, 10_000));
    await expect(pixels).toHaveAttribute("aria-invalid", "true");
    await expect(button(posterText.savePng)).toBeDisabled();
    await expect(button(posterText.saveSvg)).toBeEnabled();
  }
  await pixels.fill("640");
  await expect(error).toBeHidden();
  await expect(field(posterText.otherSize)).toBeHidden();
  await field(posterText.paper).selectOption({ label: posterText.papers.other });
  await field(posterText.otherSize).fill("3x4");
  await expect(error).toContainText('"3x4"');
  await expect(field(posterText.otherSize)).toHaveAttribute("aria-invalid", "true");
  await expect(preview).toBeHidden();
  await expect(button(posterText.print)).toBeDisabled();
  await field(posterText.otherSize).fill("600x300mm");
  await expect(error).toBeHidden();
  await expect.poll(async () => (await painted(preview)).shape).toBeCloseTo(2, 1);
});

test("only finished tours of boards have posters", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8&start=a1&step=5");
  for (const address of [
    "explore?board=8x8&start=a1&step=5",
    "explore?graph=1-2-3-4-1&step=4",
    "count?board=5x5",
  ]) {
    await goTo(page, `#${address}`);
    await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
    const sheet = page.getByRole("dialog", { name: shareText.heading });
    await expect(sheet).toBeVisible();
    await expect(sheet.locator("summary", { hasText: shareText.poster })).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
});

test("a poster is made by the keyboard alone", async ({ usedPage: page }) => {
  await openExplore(page, CLOSED);
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).press("Enter");
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await sheet.locator("summary", { hasText: shareText.poster }).press("Enter");
  await expect(sheet.getByRole("img", { name: posterText.preview })).toBeVisible();
  await sheet.getByLabel(posterText.style, { exact: true }).focus();
  await page.keyboard.press("w");
  await expect(sheet.getByLabel(posterText.style, { exact: true })).toHaveValue("woven");
  // While a poster is being drawn it cannot be saved.
  await expect(sheet.getByRole("button", { name: posterText.print })).toBeEnabled();
  const names = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(
    names.filter((name) =>
      [posterText.saveSvg, posterText.savePng, posterText.print].includes(name),
    ),
  ).toEqual([posterText.saveSvg, posterText.savePng, posterText.print]);
});

test("posters fit every window, and are accessible in every theme", async ({ usedPage: page }) => {
  for (const theme of ["light", "dark", "projector"]) {
    await openExplore(page, `${CLOSED}&theme=${theme}`);
    const { sheet, preview } = await openPoster(page);
    await expect(preview).toBeVisible();
    await expectAccessible(page, { of: `posters in ${theme}`, themes: [""] });
    await inWindows(
      page,
      [
        [1280, 800],
        [390, 844],
        [320, 568],
      ],
      async () => {
        const over = await sheet.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(over).toBeLessThanOrEqual(0);
      },
    );
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test("a poster is printed on one page of its own size, and nothing else is", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinting: true });
  });
  await openExplore(page, CLOSED);
  const { field, button } = await openPoster(page);
  await field(posterText.paper).selectOption("A3");
  await field(posterText.title).fill("On the wall");
  await button(posterText.print).click();
  await page.waitForFunction(() => "isPrinting" in window);
  await page.emulateMedia({ media: "print" });
  const visible = await page.evaluate(() =>
    [...document.body.children].filter((each) => each.checkVisibility()).map(({ id }) => id),
  );
  expect(visible).toEqual(["poster-page"]);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    "latin1",
  );
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
  // In points.
  expect(Number(width)).toBeCloseTo((297 / 25.4) * 72, -1);
  expect(Number(height)).toBeCloseTo((420 / 25.4) * 72, -1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("#poster-page")).toHaveCount(0);
});
