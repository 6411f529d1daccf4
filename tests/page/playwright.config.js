import { availableParallelism } from "node:os";
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
  // The tests of a file run one after the other, in one worker, and share what they open.
  fullyParallel: false,
  // One more than there are cores, as a test often waits for what it watches.
  workers: Math.min(3, availableParallelism() + 1),
  // A test that passes only at the second try is named at the end, and more than two of them fail the run.
  retries: 1,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow: a machine that is busy with other things may take this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./reporter.js"]],
  reportSlowTests: null,
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
