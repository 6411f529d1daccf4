/**
 * Draws pictures of the page, mid-run. Run by `cargo xtask screenshots`: without an argument the
 * pictures of the README, with a folder every size and theme into it.
 */

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { baseURL, chromiumOptions } from "./browsers.js";

/** @import { BrowserContextOptions } from "@playwright/test" */

const SCENE = "#explore?board=8x8&start=c2&step=23";
const README_PICTURE = ".github/screenshot.png";
const METHODS_FOLDER = ".github/methods";
const ROOMS_FOLDER = ".github/rooms";

/** A telling moment of rooms besides Explore, and there of a king. */
const ROOMS = {
  king: "#explore?board=8x8&leaper=0,1+1,1&start=d4&target=closed&moves=clockwise&step=46",
  play: "#play?board=6x6&start=e1&target=closed&path=c2,b4,d3&legal=true&watch=true",
  learn: "#learn?lesson=hand&step=5",
  gallery: "#gallery?tour=wenzelides&step=40",
  compare: "#compare?board=8x8&start=e5&step=63",
  build:
    "#build?board=..%23%23%23%23../......../......../......../......../......../......../..%23%23%23%23..",
  count: "#count?board=6x6&target=closed&show=count,estimate&walks=100000",
  exist: "#exist?target=closed&board=4x7&step=40",
  keypad: "#keypad?length=10",
  puzzle:
    "#puzzle?rung=eight&filled=d6:1,f5:2,h4:3,h8:5,f7:6,b7:8,a5:9,c4:10,b2:11,e3:13,g2:14,e1:15,c2:16,b3:18,c5:19,e4:20,g3:21",
  verse: "#verse?seed=3&mark=true",
};

/** Those of a phone, for its list of apps. */
const PHONE_FOLDER = ".github/phone";
const PHONE = { explore: SCENE, play: ROOMS.play };

/** Long enough for what the rooms work out by themselves. */
const ROOM_MS = 5000;

/** A telling moment of each method: its settings and the step. @type {[Record<string, string>, number][]} */
const METHODS = [
  [{ algorithm: "warnsdorff", start: "c2" }, 40],
  [{ algorithm: "restarts", target: "closed", seed: "5" }, 47],
  [{ algorithm: "backtracking" }, 3000],
  [{ algorithm: "permutations", board: "3x3" }, 1200],
  [{ algorithm: "edges-first", target: "closed" }, 50],
  [{ algorithm: "rotations", target: "closed", seed: "2" }, 66],
  [{ algorithm: "blocks", target: "closed", board: "16x16" }, 6],
  [{ algorithm: "smooth", board: "20x20" }, 40],
  [
    {
      algorithm: "cycles",
      target: "closed",
      board: "...##.../......../......../#......#/#......#/......../......../...##...",
    },
    24,
  ],
  [{ algorithm: "neural", target: "closed", seed: "3" }, 9],
  [{ algorithm: "longest", board: "4x4", start: "any" }, 9],
  [{ algorithm: "symmetric", board: "10x10", symmetry: "quarter-turn" }, 16],
];

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

/**
 * Rooms, each at its moment.
 * @param {string} into
 * @param {Record<string, string>} rooms
 * @param {BrowserContextOptions} device
 */
async function drawRooms(into, rooms, device) {
  await mkdir(into, { recursive: true });
  const page = await browser.newPage({ baseURL: baseURL(), ...device });
  for (const [room, address] of Object.entries(rooms)) {
    await page.goto(`/${address}&theme=light`);
    await page.waitForTimeout(ROOM_MS);
    await page.evaluate(() => scroll(0, 0));
    const file = path.join(into, `${room}.png`);
    await page.screenshot({ path: file, animations: "disabled" });
    console.log(file);
  }
  await page.close();
}

/** The methods, each at its moment, as drawings of the board alone. */
async function drawMethods() {
  await mkdir(METHODS_FOLDER, { recursive: true });
  const page = await browser.newPage({ baseURL: baseURL() });
  await page.goto("/");
  for (const [settings, step] of METHODS) {
    const svg = await page.evaluate(async ([asked, position]) => {
      const name = "/pkg/knights_tour.js";
      /** @type {typeof import("../../dist/pkg/knights_tour.js")} */
      const { default: init, Session } = await import(name);
      await init();
      const session = new Session({ board: "8x8", start: "a1", ...asked });
      session.seek(position);
      return session.svg({ theme: "light", layers: ["path", "colours"] });
    }, /** @type {const} */ ([settings, step]));
    const file = path.join(METHODS_FOLDER, `${settings.algorithm}.svg`);
    await writeFile(file, svg);
    console.log(file);
  }
  await page.close();
}

if (folder) {
  for (const shot of ALL) {
    await draw(shot, path.join(folder, `${shot.name}.png`));
  }
} else {
  await draw(ALL[0], README_PICTURE);
  await drawMethods();
  await drawRooms(ROOMS_FOLDER, ROOMS, { viewport: { width: 1280, height: 800 } });
  const viewport = { width: 390, height: 844 };
  await drawRooms(PHONE_FOLDER, PHONE, { viewport, deviceScaleFactor: 2, hasTouch: true });
}
await browser.close();
