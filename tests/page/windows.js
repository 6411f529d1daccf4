/** Windows of many sizes, and what must hold in each. */

import { reached } from "../reach.js";
import { expect } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

/** Of the sizes of a test, Firefox is shown a phone’s and a large one. */
const FIREFOX_WIDTHS = [390, 1024];

/** The widths of a phone, upright and on its side. */
const PHONE_WIDTHS = [390, 844];

/**
 * Shows the page in one window after the other, in each of which nothing may hang over the edge. Every day these are
 * the narrowest, the widest, and those of a phone.
 * @param {Page} page
 * @param {readonly (readonly [number, number])[]} sizes widths and heights
 * @param {(size: string) => Promise<unknown>} [check] further conditions
 */
export async function inWindows(page, sizes, check) {
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  const widths = sizes.map(([width]) => width);
  const daily = [...PHONE_WIDTHS, Math.min(...widths), Math.max(...widths)];
  const shown = isFirefox
    ? sizes.filter(([width]) => FIREFOX_WIDTHS.includes(width))
    : reached(sizes, ([width]) => daily.includes(width));
  for (const [width, height] of shown.length > 0 ? shown : sizes) {
    const size = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    // What the page itself lays out follows within a few frames.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            await new Promise((resolve) =>
              requestAnimationFrame(() => requestAnimationFrame(resolve)),
            );
            const { scrollWidth, clientWidth } = document.documentElement;
            return { width: innerWidth, over: Math.max(0, scrollWidth - clientWidth) };
          }),
        { message: `the width of a window of ${size}, and what hangs over its edge` },
      )
      .toEqual({ width, over: 0 });
    await check?.(size);
  }
}
