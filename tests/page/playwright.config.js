import { defineConfig } from "@playwright/test";
import { baseURL, chromiumOptions, firefoxChannel, firefoxOptions } from "./browsers.js";

/** What style sheets make of windows and media, what only Chromium can be told to be, and what no engine does otherwise. */
const CHROMIUM_ALONE = [
  ...["layout.spec.js", "print.spec.js", "contrast.spec.js"],
  ...["long-links.spec.js"],
];

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For machines that run both browsers on one slow core; on others nothing takes so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: { baseURL: baseURL() },
  projects: [
    {
      name: "chromium",
      use: { browserName: "chromium", launchOptions: chromiumOptions },
    },
    {
      name: "firefox",
      testIgnore: CHROMIUM_ALONE,
      use: { browserName: "firefox", channel: firefoxChannel, launchOptions: firefoxOptions },
    },
  ],
});
