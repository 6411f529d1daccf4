/** The element in pages of somebody else’s. */

/** @import { Locator, Page } from "@playwright/test" */

/** How many colours there are in the picture of an element. @param {Locator} element */
export const coloursIn = (element) =>
  element.evaluate((it) => {
    const canvas = it.shadowRoot?.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size;
  });

/** Defines the element. */
export const SCRIPT = '<script type="module" src="embed/knights-tour.js"></script>';

/** Opens a page of somebody else’s with these elements. @type {(page: Page, body: string, headers?: Record<string, string>) => Promise<void>} */
export async function openHost(page, body, headers = {}) {
  const head = '<!doctype html><html lang="en"><title>Host</title>';
  await page.route("**/host.html", (route) =>
    route.fulfill({ body: `${head}${body}`, contentType: "text/html", headers }),
  );
  await page.goto("host.html");
}

/** @param {Locator} element */
export const positionOf = (element) => element.evaluate((it) => Reflect.get(it, "position"));

/** @param {Locator} element */
export const phaseOf = (element) => element.evaluate((it) => Reflect.get(it, "phase"));

/** Watches from now on what moves in a page by itself: the sum of its layout shifts. @param {Page} page */
export async function watchShifts(page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => /** @type {number} */ (Reflect.get(window, "shifted")));
}
