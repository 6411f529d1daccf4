/** The sheet behind “Share”: the link, its QR code, codes for other pages, and pictures. */

import { Buffer } from "node:buffer";
import qrReader from "jsqr";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, catchCopies, catchFiles, chooseTheme, goTo, roomsOf } from "../room.js";
import { CLOSED, openExplore } from "../explore/driver.js";
import { inWindows } from "../windows.js";
import { atMove, moveOf, solver } from "../texts.js";
import { version } from "#version";
import { versionOf } from "#text/help.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

const { default: readQr } = qrReader;

/** Opens the sheet. @param {Page} page */
async function share(page) {
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await expect(sheet).toBeVisible();
  return {
    sheet,
    said: sheet.getByRole("status"),
    link: sheet.getByLabel(shareText.link, { exact: true }),
    /** @param {string} name */
    button: (name) => sheet.getByRole("button", { name, exact: true }),
    /** Opens a part that is folded. @param {string} name */
    unfold: (name) => sheet.locator("summary", { hasText: name }).click(),
  };
}

/** What a camera reads off a picture on the screen. @param {Page} page @param {Locator} picture */
async function read(page, picture) {
  const base64 = (await picture.screenshot()).toString("base64");
  const { width, height, pixels } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    // One byte a pixel is enough of a picture in black and white.
    const grey = Array.from({ length: data.length / 4 }, (_, i) =>
      String.fromCharCode(data[4 * i] ?? 0),
    ).join("");
    return { width: image.width, height: image.height, pixels: btoa(grey) };
  }, base64);
  const grey = Buffer.from(pixels, "base64");
  const data = new Uint8ClampedArray(4 * grey.length);
  grey.forEach((value, i) => data.set([value, value, value, 255], 4 * i));
  return readQr(data, width, height)?.data;
}

/** How many colours there are on a canvas. @param {Locator} canvas */
const coloursOn = (canvas) =>
  canvas.evaluate((it) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (it);
    const context = /** @type {HTMLCanvasElement} */ (it).getContext("2d");
    const pixels = context?.getImageData(0, 0, width, height).data.buffer;
    return new Set(new Uint32Array(pixels ?? new ArrayBuffer(0))).size;
  });

test("the sheet has the link, and gives the focus back @engines", async ({ usedPage: page }) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=8x8&start=a1&step=5");
  const { sheet, link, button, said } = await share(page);
  await expect(button(shareText.copyLink)).toBeFocused();
  await expect(link).toHaveValue(await addressOf(page));
  await button(shareText.copyLink).click();
  await expect(said).toHaveText(shareText.linkCopied);
  await expect.poll(() => copied()).toBe(await addressOf(page));
  // The test's server is on this device.
  await expect(sheet).toContainText(shareText.reach.device);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: sharedText.actions.share, exact: true }),
  ).toBeFocused();
});

test("a link made while presenting is for pupils, unless one chooses what is seen", async ({
  usedPage: page,
}) => {
  const words = "board=8x8&start=b1&ask=true&present=true&theme=projector";
  await openExplore(page, words);
  await page.getByRole("button", { name: sharedText.labels.settings }).click();
  const { sheet, link } = await share(page);
  await expect(link).toHaveValue(/#explore\?board=8x8&start=b1(?!.*(?:ask|present|theme)=)/);
  await sheet.getByLabel(shareText.asSeen).check();
  await expect(link).toHaveValue(/ask=true.*present=true.*theme=projector/);
  await page.keyboard.press("Escape");
});

test("where there is no clipboard, the sheet copies as browsers once did @engines", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const copies = /** @type {string[]} */ ([]);
    Object.assign(window, { copies });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => {
      const { activeElement: field } = document;
      return copies.push(field instanceof HTMLTextAreaElement ? field.value : "") > 0;
    };
  });
  await openExplore(page, "board=8x8&start=a1&step=5");
  const { button, said, link } = await share(page);
  await button(shareText.copyLink).click();
  await expect(said).toHaveText(shareText.linkCopied);
  const copied = await page.evaluate(() => Reflect.get(window, "copies"));
  expect(copied).toEqual([await link.inputValue()]);
});

test("where copying fails, the page says so and selects the link", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await openExplore(page, "board=8x8&start=a1&step=5");
  const { link, button, said } = await share(page);
  await button(shareText.copyLink).click();
  await expect(said).toContainText(shareText.refused);
  await expect(link).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toBe(await link.inputValue());
});

test("a run that plays stands still while it is shared", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await room.button(sharedText.actions.play).click();
  await expect(room.progress).not.toHaveText(moveOf(0, 63));
  await share(page);
  await expect(room.button(sharedText.actions.play)).toBeAttached();
});

test("a camera reads the QR code of the link, in every theme", async ({ usedPage: page }) => {
  for (const theme of ["light", "dark", "projector"]) {
    await openExplore(page, "board=8x8&start=c2&step=23");
    await chooseTheme(page, theme);
    const { sheet, link } = await share(page);
    const code = sheet.getByRole("img", { name: shareText.qrName });
    await expect.poll(() => read(page, code), theme).toBe(await link.inputValue());
    await page.keyboard.press("Escape");
  }
});

test("the code fills the window, in every shape of it, and Escape leads back", async ({ page }) => {
  const tour = await longTour(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 800, height: 800 },
    { width: 500, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await openExplore(page, tour);
    const { sheet, link, button } = await share(page);
    expect((await link.inputValue()).length).toBeGreaterThan(900);
    await button(shareText.showLarge).click();
    const large = page.getByRole("dialog", { name: shareText.qr });
    await expect(large.getByRole("button", { name: sharedText.labels.close })).toBeFocused();
    const code = large.getByRole("img");
    const box = await code.boundingBox();
    const close = await large.getByRole("button").boundingBox();
    const room = Math.min(size.width, size.height);
    expect(box?.width).toBeGreaterThan(
      room === size.width && room === size.height ? 700 : room - 1,
    );
    const isBeside = (close?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0);
    const isBelow = (close?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? 0);
    expect(isBeside || isBelow || room === 800).toBe(true);
    await expect.poll(() => read(page, code)).toBe(await link.inputValue());
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await expect(button(shareText.showLarge)).toBeFocused();
    await page.keyboard.press("Escape");
  }
});

/** The words of a link that holds a tour, about a thousand characters. @param {Page} page */
async function longTour(page) {
  await openExplore(page);
  const { squares } = solver.solve({ board: "18x18", start: "a1", whenStuck: "backtrack" });
  expect(squares).toHaveLength(324);
  return `board=18x18&algorithm=given&tour=${squares.join("")}&target=open&step=323`;
}

test("a short address is written under its QR code, for those who cannot scan it", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=8x8&start=d4");
  const { link, button } = await share(page);
  await button(shareText.showLarge).click();
  const large = page.getByRole("dialog", { name: shareText.qr });
  await expect(large.getByText(await link.inputValue())).toBeVisible();
});

test("a link too long for a camera is not put into a code, and it is said why", async ({
  usedPage: page,
}) => {
  const rows = Array.from({ length: 30 }, (_, y) => ".".repeat(60 - (y % 2)).padEnd(60, "#"));
  await openExplore(page, `board=${encodeURIComponent(rows.join("/"))}&start=a1`);
  const { sheet, button } = await share(page);
  await expect(sheet).toContainText(/ [12],\d{3} characters/);
  await expect(button(shareText.showLarge)).toHaveCount(0);
  await expect(button(shareText.copyLink)).toBeVisible();
  await page.keyboard.press("Escape");
});

test("a page with the codes for other pages shows the run", async ({ page }) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=.../.%23./...&start=a1&step=3&ask=true&theme=dark");
  const { sheet, unfold, said, button } = await share(page);
  await unfold(shareText.embed);
  const copy = button(shareText.copy);
  await copy.first().click();
  await expect(said).toHaveText(shareText.isCopied(shareText.frameCode));
  const frame = await copied();
  expect(frame).toMatch(/^<iframe src="[^"<>]+&amp;view=small" width="480" height="640"/);
  expect(frame).toMatch(
    /title="[^"]+" loading="lazy" allow="clipboard-write" style="[^"]+"><\/iframe>$/,
  );
  expect(frame).toContain("width:100%;max-width:480px;height:auto;aspect-ratio:480/640;border:0");
  expect(frame).not.toContain("ask=");
  await copy.last().click();
  await expect(said).toHaveText(shareText.isCopied(shareText.elementCode));
  const element = await copied();
  expect(element).toContain('board=".../.#./..."');
  expect(element).toContain('step="3"');
  expect(element).toMatch(/<a href="[^"]+#explore[^"]+">[^<]+<\/a>\n<\/knights-tour>$/);
  await sheet.getByRole("checkbox", { name: shareText.fromBeginning }).check();
  await expect(sheet.getByLabel(shareText.elementCode)).toHaveValue(/ step="0"/);
  await expect(sheet.getByLabel(shareText.frameCode)).toHaveValue(/&amp;step=0&amp;/);

  const body = `<!doctype html><html lang="en"><title>A plain page</title>${frame}${element}</html>`;
  await page.route("**/plain.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("plain.html");
  const inside = page.frameLocator("iframe");
  await expect(inside.locator("#story-heading")).toHaveText(atMove(3, 7));
  await expect(inside.getByRole("link", { name: sharedText.labels.wholePage })).toBeVisible();
  await expect.poll(() => coloursOn(inside.locator("#explore canvas"))).toBeGreaterThan(8);
  const run = page.locator("knights-tour");
  await expect(run.locator(".progress")).toHaveText(moveOf(3, 7));
  await expect.poll(() => coloursOn(run.locator("canvas"))).toBeGreaterThan(8);
  await expect(run.locator(".page")).toHaveAttribute("data-theme", "dark");
});

test("the sheet cites the page with its version, which Help says too", async ({
  usedPage: page,
}) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=8x8&start=a1&step=5");
  const { sheet, said, button, unfold } = await share(page);
  await unfold(shareText.cite);
  const link = await addressOf(page);
  const citation = sheet.getByLabel(shareText.citation, { exact: true });
  await expect(citation).toHaveValue(new RegExp(`version ${version.replaceAll(".", "\\.")}\\.`));
  await button(shareText.copy).last().click();
  await expect(said).toHaveText(shareText.isCopied(shareText.bibtex));
  const entry = await copied();
  expect(entry).toMatch(/^@misc\{knights-tour-lab,\n[^]+\n\}$/);
  expect(entry).toContain(`  url = {${link}},`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog");
  await expect(help).toContainText(versionOf(sharedText.labels.title, version));
  await help.getByText(shareText.cite, { exact: true }).click();
  await expect(help.getByLabel(shareText.bibtex, { exact: true })).toHaveValue(entry);
  await page.keyboard.press("Escape");
});

test("a tour of the Gallery is taken along as a run", async ({ page }) => {
  const copied = await catchCopies(page);
  const saved = await catchFiles(page);
  await goTo(page, "#gallery?tour=al-adli&step=12");
  const { unfold, button, said } = await share(page);
  await button(shareText.svg).click();
  const file = await saved();
  expect(file.bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  await expect(said).toHaveText(shareText.pictureSaved(file.name));
  await unfold(shareText.embed);
  await button(shareText.copy).last().click();
  const element = await copied();
  expect(element).toMatch(/algorithm="given" tour="([a-h][1-8]){64}"/);
  expect(element).toContain('step="12"');
});

test("every room can be shared", async ({ usedPage: page }) => {
  await goTo(page, "#play");
  // Explore, which shows a run, has more in the sheet, as other tests see.
  const others = (await roomsOf(page)).filter((room) => room !== "explore");
  for (const room of others) {
    await goTo(page, `#${room}`);
    const { sheet, link, unfold } = await share(page);
    await expect(link).toHaveValue(new RegExp(`#${room}`));
    await expect(sheet.getByRole("img", { name: shareText.qrName })).toBeVisible();
    await expect(sheet.getByRole("button", { name: shareText.png })).toHaveCount(
      room === "play" ? 1 : 0,
    );
    await unfold(shareText.embed);
    await expect(sheet.getByLabel(shareText.frameCode)).toHaveValue(
      new RegExp(`<iframe src="[^"]*#${room}[^"]*" width="800"`),
    );
    await expect(sheet.getByLabel(shareText.elementCode)).toHaveCount(0);
    await page.keyboard.press("Escape");
  }
});

test("the sheet fits every window", async ({ usedPage: page }) => {
  await openExplore(page, CLOSED);
  const { sheet, unfold } = await share(page);
  await unfold(shareText.embed);
  const sizes = /** @type {const} */ ([
    [320, 256],
    [360, 640],
    [640, 360],
    [1024, 700],
    [1440, 900],
  ]);
  await inWindows(page, sizes, async (size) => {
    const over = await sheet.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(over, size).toBeLessThanOrEqual(0);
    await expect(sheet.getByRole("button", { name: sharedText.labels.close })).toBeInViewport({
      ratio: 1,
    });
  });
});

test("axe finds nothing to complain about in the sheet", async ({ usedPage: page }) => {
  for (const theme of ["light", "dark", "projector"]) {
    await openExplore(page, "board=8x8&start=c2&step=23");
    await chooseTheme(page, theme);
    const { unfold } = await share(page);
    await unfold(shareText.embed);
    await expectAccessible(page, { of: `the sheet, ${theme}`, themes: [null] });
    await page.keyboard.press("Escape");
  }
});

test("where the sheet does not come, the room says so and stays", async ({ page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  await page.route(/\/sheet\.js/, (route) => route.abort());
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  await expect(room.caption).toHaveText(sharedText.labels.roomFailed);
  await page.unroute(/\/sheet\.js/);
  await share(page);
});
