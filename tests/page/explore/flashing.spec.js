/**
 * No run makes its picture flash more than three times a second (WCAG 2.3.1), whatever is sought and
 * however fast it plays.
 */

import { expect, test } from "../fixtures.js";
import { goTo, prefer } from "../room.js";
import { openExplore } from "./driver.js";

/** @import { Page } from "@playwright/test" */

/**
 * Looks at every frame of the largest picture that is seen, in points a few pixels apart, and tells
 * for how much of it, in CSS pixels, any second has more flashes than that. Runs in the page.
 *
 * A flash is a pair of opposing changes of relative luminance by a tenth or more where the darker is
 * below 0.8. Points between are as dark as those beside them.
 *
 * @param {{ act: string, most: number }} options
 */
async function flashingArea({ act, most }) {
  const POINT = 10;
  const WATCHED_MS = 2000;
  const canvas = /** @type {HTMLCanvasElement} */ (
    document.querySelector("main:not([hidden]) canvas")
  );
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const part = (/** @type {number} */ value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const linear = Float64Array.from({ length: 256 }, (_, value) => part(value));
  function luminances() {
    const { width, height } = canvas;
    const { data } = context.getImageData(0, 0, width, height);
    const points = [];
    for (let y = POINT >> 1; y < height; y += POINT) {
      for (let x = POINT >> 1; x < width; x += POINT) {
        const at = 4 * (y * width + x);
        const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
        points.push(
          0.2126 * (linear[red] ?? 0) +
            0.7152 * (linear[green] ?? 0) +
            0.0722 * (linear[blue] ?? 0),
        );
      }
    }
    return points;
  }
  // The last extreme of each point, which way it went since, and when it turned.
  const points = luminances().map((light) => ({
    light,
    way: 0,
    turns: /** @type {number[]} */ ([]),
  }));
  let frames = 0;
  const /** @type {HTMLElement | null} */ button = document.querySelector(
      `main:not([hidden]) [data-action=${act}]`,
    );
  button?.click();
  const begin = performance.now();
  while (performance.now() - begin < WATCHED_MS) {
    const now = await new Promise(requestAnimationFrame);
    frames += 1;
    for (const [i, light] of luminances().entries()) {
      const point = points[i];
      const change = light - (point?.light ?? 0);
      if (!point || Math.abs(change) < 0.1 || Math.min(light, point.light) >= 0.8) {
        // A little further the same way is the same change.
        if (point && change * point.way > 0) {
          point.light = light;
        }
        continue;
      }
      if (Math.sign(change) !== point.way) {
        point.turns.push(now);
      }
      [point.way, point.light] = [Math.sign(change), light];
    }
  }
  // One change more than so many pairs.
  const flashes = points.filter(({ turns }) =>
    turns.some((at, i) => (turns[i + 2 * most + 1] ?? Infinity) - at <= 1000),
  );
  return { area: flashes.length * POINT ** 2, frames };
}

/**
 * What WCAG calls small is a quarter of ten degrees of the field of view, or 341 × 256 pixels. Less than
 * a quarter of that may flash here, so that a slower machine has a margin.
 */
const SMALL = (341 * 256) / 4 / 4;

const EXPLORE = "#explore?board=";
/** @type {{ name: string, address: string, act: "last" | "play" }[]} */
const runs = [
  {
    name: "the end of backtracking on 8 × 8",
    address: `${EXPLORE}8x8&start=a1&algorithm=backtracking&step=0`,
    act: "last",
  },
  {
    name: "restarts on 6 × 6 at full speed",
    address: `${EXPLORE}6x6&start=a1&algorithm=restarts&target=closed&step=0`,
    act: "play",
  },
  {
    name: "the network all at once",
    address: `${EXPLORE}8x8&algorithm=neural&update=all-at-once&step=0`,
    act: "play",
  },
  {
    name: "lanes that backtrack",
    address: "#compare?board=8x8&start=a1&lanes=backtracking:::1,backtracking:::2",
    act: "last",
  },
];

/** Fewer frames than this, twenty a second, would miss flashes: the machine was busy, and it is watched again. */
const ENOUGH_FRAMES = 40;

/**
 * Opens a run and watches it, until the browser drew often enough meanwhile.
 * @param {Page} page
 * @param {() => Promise<unknown>} open
 * @param {Parameters<typeof flashingArea>[0]} options
 */
async function expectNoFlashes(page, open, options) {
  let area = Infinity;
  await expect(async () => {
    await open();
    const seen = await page.evaluate(flashingArea, options);
    area = seen.area;
    expect(seen.frames).toBeGreaterThan(ENOUGH_FRAMES);
  }).toPass({ timeout: 120_000 });
  expect(area).toBeLessThan(SMALL);
}

/** @type {(page: Page, run: typeof runs[number], most: number) => Promise<void>} */
async function expectSteady(page, { name, address, act }, most) {
  const progress = page.locator("main:not([hidden]) .progress");
  let before = "";
  const open = async () => {
    await goTo(page, address);
    await page.locator("main:not([hidden]) .speed").evaluate((slider) => {
      const input = /** @type {HTMLInputElement} */ (slider);
      input.value = input.max;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    before = await progress.innerText();
  };
  await expectNoFlashes(page, open, { act, most });
  await expect(progress, name).not.toHaveText(before);
}

test("nothing flashes more than three times a second", async ({ usedPage: page }) => {
  for (const run of runs) {
    await expectSteady(page, run, 3);
  }
});

test("a knight that goes to and fro on large squares does not flash, however slow it is", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  // Three steps a second, of which every other one is taken back.
  for (const board of ["4x3&start=b1", "3x3&start=a1"]) {
    const open = async () => {
      await goTo(page, `${EXPLORE}${board}&algorithm=backtracking&present=true&step=20`);
      await page.locator("#explore .speed").fill("25");
    };
    await expectNoFlashes(page, open, { act: "play", most: 3 });
  }
});

test("who prefers less motion sees a flash a second at most", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion: reduce");
  for (const run of runs) {
    await expectSteady(page, run, 1);
  }
});

test("story, counters and play head tell of the moment that the board shows", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=8x8&start=a1&algorithm=backtracking&step=0");
  const told = await page.evaluate(async () => {
    const text = (/** @type {string} */ name) => document.querySelector(name)?.textContent ?? "";
    const slider = /** @type {HTMLInputElement} */ (document.querySelector("#explore .speed"));
    slider.value = String(Number(slider.max) * 0.75);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    /** @type {HTMLElement | null} */ (
      document.querySelector("#explore [data-action=play]")
    )?.click();
    const moments = [];
    for (let frame = 0; frame < 120; frame += 1) {
      await new Promise(requestAnimationFrame);
      moments.push([text("#story-heading"), text("#explore .progress")]);
    }
    return moments;
  });
  const moments = told.filter(([heading]) => /\d/.test(heading ?? ""));
  expect(new Set(moments.map(String)).size).toBeGreaterThan(5);
  for (const [heading, progress] of moments) {
    expect(heading?.toLowerCase()).toBe(progress?.toLowerCase());
  }
});
