/**
 * What the page's tests run in. What browsers keep of the site's files is shared by all tests of a
 * worker, and those that change nothing but what the address tells share a page: opening one takes
 * longer than most tests do.
 */

import { test as plain } from "@playwright/test";
import { baseURL } from "./browsers.js";

export { expect } from "@playwright/test";

/** @import { BrowserContext, Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions } from "@playwright/test" */

/** A file of the site that does nothing. */
const IDLE = "knight.svg";

/** The site would be kept in every browser: what is kept is tried in tests of its own. @param {BrowserContext} context */
const keepNothing = (context) =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });

/** Who has used Explore before knows its rule and has opened its panels: only a first visit finds them closed. Runs in the page. */
function openPanels() {
  try {
    localStorage["knights-tour-lab/hasVisited"] ??= "yes";
    localStorage["knights-tour-lab/openPanels"] ??=
      "class board method picture code figures results";
  } catch {
    // Some pages have no storage.
  }
}

const WINDOW = { width: 1280, height: 720 };

/**
 * A profile of the browser.
 * @typedef {object} Profile
 * @property {BrowserContext} context
 * @property {Page} idle at the site, which can be asked what the site stored
 * @property {Page} [used] has the site open
 * @property {string} [file] the tests that use it
 */

/**
 * @typedef {object} Own
 * @property {boolean} isFirstVisit whether the browser has never seen the site
 * @property {Page} usedPage has been used by other tests of the file: for tests that change nothing
 *   that a link does not change back
 */

/** @typedef {PlaywrightTestArgs & PlaywrightTestOptions} ForTests */
/** @typedef {PlaywrightWorkerArgs & PlaywrightWorkerOptions} ForWorkers */

/** @type {Fixtures<Own, { profile: Profile }, ForTests, ForWorkers>} */
const fixtures = {
  isFirstVisit: [false, { option: true }],

  profile: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: baseURL() });
      await keepNothing(context);
      await context.addInitScript(openPanels);
      const idle = await context.newPage();
      await idle.goto(IDLE);
      await use({ context, idle });
      await context.close();
    },
    { scope: "worker" },
  ],

  context: async ({ browser, profile, isFirstVisit, deviceScaleFactor }, use) => {
    if (isFirstVisit) {
      const context = await browser.newContext({ baseURL: baseURL(), deviceScaleFactor });
      await keepNothing(context);
      await use(context);
      await context.close();
      return;
    }
    const { context, idle } = profile;
    await use(context);
    // What a test leaves behind, no other test finds.
    const left = context.pages().filter((page) => page !== idle && page !== profile.used);
    await Promise.all(left.map((page) => page.close()));
    await idle.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await context.clearPermissions();
  },

  usedPage: async ({ profile, context }, use, { file }) => {
    if (profile.file !== file) {
      await profile.used?.close();
      profile.used = undefined;
    }
    const page = profile.used ?? (await context.newPage());
    Object.assign(profile, { used: page, file });
    await page.setViewportSize(WINDOW);
    await page.mouse.move(0, 0);
    await page.evaluate(openPanels);
    await page.evaluate(() => {
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
      document.querySelectorAll("dialog[open]").forEach((dialog) => {
        /** @type {HTMLDialogElement} */ (dialog).close();
      });
      document.querySelectorAll("details").forEach((details) => {
        details.open = (details.dataset.panel ?? "program") !== "program";
      });
    });
    await use(page);
    // What a room would go on with takes the processor from other tests.
    if (page.url().startsWith(baseURL())) {
      await page.evaluate(async () => {
        if (location.hash !== "#door") {
          const left = new Promise((resolve) =>
            addEventListener("hashchange", resolve, { once: true }),
          );
          location.hash = "#door";
          await left;
        }
      });
    }
  },
};

export const test = plain.extend(fixtures);
