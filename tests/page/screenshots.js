/**
 * Draws pictures of the page, mid-run. Run by `cargo xtask screenshots`: without an argument the
 * picture of the README, with a folder every size and theme into it.
 */

import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { baseURL, chromiumOptions } from "./browsers.js";

const SCENE = "#explore?board=8x8&start=c2&step=23";
const README_PICTURE = ".github/screenshot.png";

/** @typedef {{ name: string, width: number, height: number, theme: string }} Shot */

/** @type {Shot[]} */
const ALL = [
  { name: "desk-light", width: 1440, height: 900, theme: "light" },
  { name: "desk-dark", width: 1440, height: 900, theme: "dark" },
  { name: "phone-light", width: 390, height: 844, theme: "light" },
  { name: "phone-dark", width: 390, height: 844, theme: "dark" },
  { name: "small-phone", width: 360, height: 640, theme: "light" },
  { name: "projector", width: 1920, height: 1080, theme: "projector" },
  { name: "4k-light", width: 3840, height: 2160, theme: "light" },
];

const folder = process.argv[2];
const browser = await chromium.launch(chromiumOptions);

/** @type {(shot: Shot, file: string) => Promise<void>} */
async function draw({ width, height, theme }, file) {
  const page = await browser.newPage({ baseURL: baseURL(), viewport: { width, height } });
  await page.goto(`${SCENE}&theme=${theme}`);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  await page.screenshot({ path: file, animations: "disabled" });
  await page.close();
  console.log(file);
}

if (folder) {
  for (const shot of ALL) {
    await draw(shot, path.join(folder, `${shot.name}.png`));
  }
} else {
  await draw(ALL[0], README_PICTURE);
}
await browser.close();
