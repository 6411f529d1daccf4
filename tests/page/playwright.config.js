import { defineConfig } from "@playwright/test";
import { baseURL, chromiumOptions, firefoxChannel, firefoxOptions } from "./browsers.js";

/**
 * Chromium runs every test, Firefox those whose titles say so: what engines differ in, which is input,
 * painting, workers, files and the clipboard, layout, and a way through the rooms.
 */
const ENGINES = /@engines/;

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than there are cores at least: a test often waits for what it watches.
  workers: 3,
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
      grep: ENGINES,
      use: { browserName: "firefox", channel: firefoxChannel, launchOptions: firefoxOptions },
    },
  ],
});
