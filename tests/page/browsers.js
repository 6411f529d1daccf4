/** How the browsers are started, for the tests, the benchmarks and the screenshots alike. */

import process from "node:process";

/** An installed Chromium, Chrome or Edge if `cargo xtask` found one, else Playwright's own. */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM,
  // There may be no graphics card, and no network. Playwright turns off the rest. All pages share one process, and
  // with it the compiled solver: a page opens in three quarters of the time.
  args: ["--disable-gpu", "--disable-quic", "--disable-sync", "--process-per-site"],
};

/** An installed Firefox, which Playwright has to be told is not its own build, or else its own. */
export const firefoxOptions = { executablePath: process.env.FIREFOX };
export const firefoxChannel = process.env.FIREFOX ? "moz-firefox" : undefined;

/** The address of the site under test. */
export function baseURL() {
  const address = process.env.BASE_URL;
  if (!address) {
    throw new Error("BASE_URL is not set: run this through `cargo xtask`");
  }
  return address;
}
