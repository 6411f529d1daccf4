/** Readers who need strong colours, or bring their own. */

import { expect, test } from "../fixtures.js";
import { chooseTheme, prefer, settled } from "../room.js";
import { openExplore } from "../explore/driver.js";
import * as sharedText from "#text/words.js";

test("a system that prefers more contrast gets the projector's colours and no larger text", async ({
  page,
}) => {
  await prefer(page, "prefers-contrast: more");
  await openExplore(page);
  const seen = () =>
    page.evaluate(() => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.documentElement).fontSize,
    ]);
  await expect.poll(() => seen()).toEqual(["projector", "rgb(255, 255, 255)", "16px"]);
  await expect(page.getByLabel(sharedText.labels.theme)).toHaveValue("auto");
  await chooseTheme(page, "dark");
  expect((await seen())[0]).toBe("dark");
  await chooseTheme(page, "projector");
  await expect.poll(() => seen()).toEqual(["projector", "rgb(255, 255, 255)", "21px"]);
});

test("the first paint is in the colours that the system prefers", async ({ page }) => {
  await prefer(page, "prefers-contrast: more");
  await page.route("**/main.js", (route) => route.abort());
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.theme))
    .toBe("projector");
});

/**
 * The colours of cells of the map in Possible?, red, green and blue from 0 to 1 each.
 * @type {(page: import("@playwright/test").Page, name: RegExp) => Promise<{ ground: number[], text: number[], sign: string | null }>}
 */
const coloursOf = (page, name) =>
  page
    .getByRole("gridcell", { name })
    .first()
    .evaluate((cell) => {
      const canvas = document.createElement("canvas");
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      /** @param {string} colour */
      const read = (colour) => {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
      };
      const { backgroundColor, color } = getComputedStyle(cell);
      return { ground: read(backgroundColor), text: read(color), sign: cell.textContent };
    });

/** Relative luminance (WCAG 2.2). @param {number[]} colour */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @type {(one: number[], other: number[]) => number} */
function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}

test("yes and no on the map can be told apart in every theme", async ({ page }) => {
  await page.goto("/#exist?target=closed&board=8x8");
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    const yes = await coloursOf(page, /^6 × 6: /);
    const panel = await page.evaluate(() => {
      const text = getComputedStyle(document.documentElement).getPropertyValue("--panel").trim();
      return [1, 3, 5].map((i) => parseInt(text.slice(i, i + 2), 16) / 255);
    });
    expect(yes.sign).toBe("✓");
    expect(contrast(yes.ground, yes.text), theme).toBeGreaterThanOrEqual(4.5);
    expect(contrast(yes.ground, panel), theme).toBeGreaterThanOrEqual(3);
    for (const name of [/^5 × 5: no/, /^4 × 7: no/, /^2 × 9: no/]) {
      const no = await coloursOf(page, name);
      expect(no.sign).not.toBe("");
      expect(contrast(no.ground, no.text), theme).toBeGreaterThanOrEqual(4.5);
      expect(contrast(yes.ground, no.ground), theme).toBeGreaterThanOrEqual(3);
    }
  }
});

test("the thumb of a slider stands out, and can be hit, in every theme @engines", async ({
  page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=30");
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    await settled(page);
    const box = await room.scrubber.boundingBox();
    expect(box?.height, theme).toBeGreaterThanOrEqual(24);
    const shot = (await room.scrubber.screenshot()).toString("base64");
    const row = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      pen.drawImage(image, 0, 0);
      // Between the track and the lower edge of the thumb.
      const pixels = pen.getImageData(0, Math.round(image.height / 2) + 7, image.width, 1).data;
      return Array.from({ length: image.width }, (_, x) =>
        [...pixels.slice(4 * x, 4 * x + 3)].map((part) => part / 255),
      );
    }, shot);
    const thumb = row.filter((colour) => contrast(colour, row[0] ?? []) >= 3);
    expect(thumb.length, theme).toBeGreaterThanOrEqual(8);
  }
});

test("the cursor stands out from every square, in every theme", async ({ page }) => {
  await page.goto("/#explore?board=8x8&start=a1&step=63");
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    const colours = [];
    for (const number of [1, 2, 20, 40, 63]) {
      const cell = page.getByRole("gridcell", {
        name: new RegExp(`visited as number ${number}(,|$)`),
      });
      await cell.focus();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const { line, ground } = await cell.evaluate((each) => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#explore canvas"));
        const [frame, box] = [canvas.getBoundingClientRect(), each.getBoundingClientRect()];
        const ratio = canvas.width / frame.width;
        const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        const at = (/** @type {number} */ x, /** @type {number} */ y) => {
          const { data } = pen.getImageData(
            Math.round((box.left - frame.left + x * box.width) * ratio),
            Math.round((box.top - frame.top + y * box.height) * ratio),
            1,
            1,
          );
          return [...data].slice(0, 3).map((part) => part / 255);
        };
        const along = Array.from({ length: 60 }, (_, i) => 0.2 + i / 100);
        return { line: along.map((y) => at(0.07, y)), ground: at(0.2, 0.2) };
      });
      colours.push(Math.max(...line.map((each) => contrast(each, ground))));
    }
    expect(Math.min(...colours), theme).toBeGreaterThanOrEqual(3);
  }
});

test("squares, the lines between them, holes, the frame and the page differ in every theme", async ({
  page,
}) => {
  await page.goto("/#explore?board=.../.%23./...&start=a1&layers=");
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    await settled(page);
    const seen = await page.locator("#explore .board").evaluate((board) => {
      const canvas = /** @type {HTMLCanvasElement} */ (board.querySelector("canvas"));
      const cells = [...board.querySelectorAll("[role=gridcell]")];
      const frame = canvas.getBoundingClientRect();
      const ratio = canvas.width / frame.width;
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      /** Every pixel of a part of a cell, whose sides are 1. @type {(cell: number, left: number, top: number, width: number, height: number) => number[][]} */
      const part = (cell, left, top, width, height) => {
        const box = /** @type {Element} */ (cells[cell]).getBoundingClientRect();
        const { data } = pen.getImageData(
          Math.round((box.left - frame.left + left * box.width) * ratio),
          Math.round((box.top - frame.top + top * box.height) * ratio),
          Math.max(1, Math.round(width * box.width * ratio)),
          Math.max(1, Math.round(height * box.height * ratio)),
        );
        return Array.from({ length: data.length / 4 }, (_, at) =>
          [...data.slice(4 * at, 4 * at + 3)].map((value) => value / 255),
        );
      };
      return {
        one: part(0, 0.15, 0.15, 0, 0)[0] ?? [],
        other: part(1, 0.85, 0.85, 0, 0)[0] ?? [],
        between: part(0, 0.95, 0.15, 0.1, 0),
        hole: part(4, 0.3, 0.03, 0, 0.94),
        edge: part(0, -0.03, 0.5, 0.06, 0),
        paper: pen.getImageData(1, 1, 1, 1).data.slice(0, 3),
      };
    });
    const paper = Object.values(seen.paper).map((value) => value / 255);
    expect(contrast(seen.one, seen.other), theme).toBeGreaterThanOrEqual(1.5);
    /** @type {(colours: number[][], ...others: number[][]) => number} */
    const most = (colours, ...others) =>
      Math.max(...colours.flatMap((each) => others.map((other) => contrast(each, other))));
    expect(most(seen.between, seen.one, seen.other), theme).toBeGreaterThanOrEqual(3);
    expect(most(seen.edge, paper), theme).toBeGreaterThanOrEqual(3);
    // The lines across a hole stand out from it, and nothing of it looks like the page.
    expect(most(seen.hole, seen.hole[0] ?? []), theme).toBeGreaterThanOrEqual(3);
    const least = Math.min(...seen.hole.map((each) => contrast(each, paper)));
    expect(least, theme).toBeGreaterThanOrEqual(1.5);
  }
});

test("with the system's own colours Possible? and Keypad keep their meaning", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/#exist?target=closed&board=4x7&step=40");
  const yes = await coloursOf(page, /^6 × 6: /);
  const no = await coloursOf(page, /^5 × 5: no/);
  expect(contrast(yes.ground, no.ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(yes.ground, yes.text)).toBeGreaterThanOrEqual(4.5);
  expect([yes.sign, no.sign]).toEqual(["✓", "≠"]);
  // The picture keeps its own two colours, and marks that differ in shape.
  const many = await page.locator("#exist .picture").evaluate((each) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (each);
    const context = /** @type {HTMLCanvasElement} */ (each).getContext("2d");
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    /** @type {Map<number, number>} */
    const counts = new Map();
    new Uint32Array(data.buffer).forEach((colour) =>
      counts.set(colour, (counts.get(colour) ?? 0) + 1),
    );
    return [...counts.values()].filter((count) => 40 * count > width * height).length;
  });
  expect(many).toBeGreaterThanOrEqual(3);
  const lines = await page
    .locator("#exist .lines li")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).borderInlineStartColor));
  const current = await page.locator("#exist .lines [aria-current]").count();
  expect(new Set(lines).size).toBe(current > 0 ? 2 : 1);

  await page.goto("/#keypad?length=5");
  await page.locator("#keypad .pad-key", { hasText: "1" }).first().click();
  const keys = await page.locator("#keypad .pad-key").evaluateAll((all) =>
    all.map((key) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(key);
      return {
        kind: key.hasAttribute("data-here") ? "here" : key.hasAttribute("data-next") ? "next" : "",
        look: `${backgroundColor} ${borderTopWidth}`,
      };
    }),
  );
  const looks = new Map(keys.map(({ kind, look }) => [kind, look]));
  expect([...looks.keys()].sort()).toEqual(["", "here", "next"]);
  expect(new Set(looks.values()).size).toBe(3);
});
