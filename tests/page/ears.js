/** What screen readers are told: what the live region has said. */

import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/**
 * Writes down every text that is put into the live region, from the first on.
 * @param {Page} page before it is opened
 */
export async function listen(page) {
  await page.addInitScript(() => {
    const heard = /** @type {string[]} */ ([]);
    Object.assign(window, { heard });
    document.addEventListener("DOMContentLoaded", () => {
      const region = /** @type {Node} */ (document.querySelector("[aria-live]"));
      new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  });
  return {
    /** @returns {Promise<string[]>} */
    heard: () => page.evaluate(() => /** @type {any} */ (window).heard),
    /** From here on. */
    clear: () => page.evaluate(() => /** @type {any} */ (window).heard.splice(0)),
    /** All of these are heard, in this order, whatever is heard between them. @param {RegExp[]} wanted */
    async hears(...wanted) {
      await expect
        .poll(async () => {
          const heard = /** @type {string[]} */ (
            await page.evaluate(() => /** @type {any} */ (window).heard)
          );
          const left = [...wanted];
          for (const text of heard) {
            if (left[0]?.test(text)) {
              left.shift();
            }
          }
          return left.length === 0 ? "" : `${left[0]} after ${JSON.stringify(heard)}`;
        })
        .toBe("");
    },
  };
}
