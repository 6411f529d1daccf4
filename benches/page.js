/**
 * Times the page in Chromium: how soon it is usable, how long its WebAssembly takes to compile, its work per
 * frame while a large board plays, and while a larger one is zoomed and dragged, and the cost of a GIF of a
 * tour. Run by `cargo xtask bench page`; given the folder of an older build, it times that in alternation.
 *
 * The page marks "usable" when it has painted the first board. A browser trace gives the work per frame as
 * processor time, so other programs on the machine do not count.
 */

import process from "node:process";
import { chromium } from "@playwright/test";
import { baseURL, chromiumOptions } from "../tests/page/browsers.js";
import { signature, table } from "./report.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The address of an older build. */
const { OLD_URL } = process.env;
/** The goal for a frame's work, in milliseconds. */
const FRAME_GOAL = 8;
const COLD_LOADS = 7;
const PLAYING_MILLISECONDS = 15_000;
let version = "";
const ZOOMED_BOARD = "#explore?board=1000x1000&step=999999&layers=degrees,colours,path,numbers";
const LARGE_BOARD = "#explore?board=100x100&layers=graph,numbers,path";

/** How many times slower a phone’s processor is; the browser throttles by this factor. */
const SLOWER = 6;
const PHONE_USABLE_GOAL = 2500;
const PHONE_FRAME_GOAL = 16;
const PHONE_BOARD = "#explore?board=50x50";
const PHONE_STEPS = 60;

/**
 * The value below which this share of the values lies.
 * @type {(values: number[], part: number) => number}
 */
function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** @param {number} milliseconds */
const shown = (milliseconds) => `${milliseconds.toFixed(1)} ms`;

/**
 * Opens an address of the site in a fresh browser, with the processor throttled by a factor.
 * @type {<T>(address: string, look: (page: Page) => Promise<T>, site?: string, slower?: number) =>
 * Promise<T>}
 */
async function visit(address, look, site = baseURL(), slower = 1) {
  const browser = await chromium.launch(chromiumOptions);
  version = browser.version();
  try {
    const page = await browser.newPage({ baseURL: site });
    if (slower > 1) {
      const client = await page.context().newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: slower });
    }
    await page.goto(address);
    return await look(page);
  } finally {
    await browser.close();
  }
}

/** @param {Page} page */
async function usableAfter(page) {
  const mark = await page.waitForFunction(() => performance.getEntriesByName("usable")[0]);
  return mark.evaluate((entry) => entry.startTime);
}

/** @param {Page} page One that has not compiled the module: a browser caches compiled code. */
function compileTime(page) {
  return page.evaluate(async () => {
    const bytes = await (await fetch("knights_tour_bg.wasm")).arrayBuffer();
    const start = performance.now();
    await WebAssembly.compile(bytes);
    return performance.now() - start;
  });
}

/**
 * The GIF of a tour of the chessboard: its duration in milliseconds, and its size in bytes. @param {Page}
 * page
 */
function gifOfTour(page) {
  return page.evaluate(async () => {
    const address = new URL("pkg/knights_tour.js", document.baseURI).href;
    const { default: init, renderGif } = await import(address);
    await init();
    const begin = performance.now();
    const gif = renderGif({ board: "8x8", size: 480 });
    let isDone = false;
    while (!isDone) {
      isDone = gif.advance(60).done;
    }
    return { time: performance.now() - begin, bytes: gif.result.length, frames: gif.plan.frames };
  });
}

/**
 * The work in each frame during an action, in milliseconds: processor time, or wall-clock time if throttled.
 * @type {(page: Page, act: () => Promise<void>, time?: "tdur" | "dur") => Promise<number[]>}
 */
async function framesDuring(page, act, time = "tdur") {
  const browser = /** @type {import("@playwright/test").Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  /** @type {{ traceEvents: { name: string, tdur?: number, dur?: number }[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const frames = traceEvents.filter(({ name }) => name === "FireAnimationFrame");
  return frames.map((frame) => (frame[time] ?? 0) / 1000);
}

/** At full speed. @type {(page: Page, time?: "tdur" | "dur") => Promise<number[]>} */
async function framesWhilePlaying(page, time) {
  await usableAfter(page);
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press("+");
  }
  return framesDuring(
    page,
    async () => {
      await page.keyboard.press("Space");
      await page.waitForTimeout(PLAYING_MILLISECONDS);
    },
    time,
  );
}

/** Single steps, each by a key. @param {Page} page */
async function framesWhileStepping(page) {
  await usableAfter(page);
  return framesDuring(
    page,
    async () => {
      for (let step = 0; step < PHONE_STEPS; step += 1) {
        await page.keyboard.press("ArrowRight");
        await page.waitForTimeout(60);
      }
    },
    "dur",
  );
}

/**
 * Zooms in and out with drags in between, as recorded. @type {(page: Page, time?: "tdur" | "dur") =>
 * Promise<number[]>}
 */
async function framesWhileZooming(page, time) {
  await usableAfter(page);
  const box = await page.locator("#explore canvas").boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 3, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  return framesDuring(
    page,
    async () => {
      for (const delta of [-60, 75]) {
        for (let turn = 0; turn < 40; turn += 1) {
          await page.mouse.wheel(0, delta);
          if (turn % 8 === 7) {
            await page.mouse.down();
            for (let step = 1; step <= 12; step += 1) {
              await page.mouse.move(x + 9 * step, y - 5 * step);
            }
            await page.mouse.up();
            await page.mouse.move(x, y);
          }
        }
      }
    },
    time,
  );
}

/** @type {number[]} */
const usable = [];
/** @type {number[]} */
const compiled = [];
/** @type {number[]} */
const before = [];
for (let load = 0; load < COLD_LOADS; load += 1) {
  if (OLD_URL) {
    before.push(await visit("", usableAfter, OLD_URL));
  }
  usable.push(await visit("", usableAfter));
  compiled.push(await visit("pkg/knights_tour.js", compileTime));
}
const row = table("What                                        ", "Measured     ", "Goal       ");
row("usable after a cold load", shown(quantile(usable, 0.5)), "");
if (OLD_URL) {
  const [now, once] = [usable, before].map((times) => quantile(times, 0.5));
  row("the older build", `${shown(once ?? 0)}, ${((now ?? 0) / (once ?? 1)).toFixed(2)} times`, "");
}
row("the WebAssembly compiled", shown(quantile(compiled, 0.5)), "");

/** Prints how long the work in a frame takes. @type {(what: string, frames: number[]) => void} */
function tellFrames(what, frames) {
  if (frames.length === 0) {
    throw new Error(`The page measured no frame: ${what}.`);
  }
  const tell = (/** @type {string} */ name, /** @type {number} */ part, goal = "") =>
    row(`a frame’s work ${what}, ${name}`, shown(quantile(frames, part)), goal);
  tell("median", 0.5);
  tell("95th percentile", 0.95, `${FRAME_GOAL} ms`);
  tell("longest", 1, `${FRAME_GOAL} ms`);
}
tellFrames("on 100 × 100", await visit(LARGE_BOARD, framesWhilePlaying));
tellFrames("zooming 1000 × 1000", await visit(ZOOMED_BOARD, framesWhileZooming));

/** On the processor of a phone. @type {<T>(address: string, look: (page: Page) => Promise<T>) => Promise<T>} */
const onPhone = (address, look) => visit(address, look, baseURL(), SLOWER);

/** @type {(what: string, frames: number[]) => void} */
function tellPhone(what, frames) {
  if (frames.length < PHONE_STEPS / 2) {
    throw new Error(`The page measured ${frames.length} frames: ${what}.`);
  }
  const [time, goal] = [quantile(frames, 0.95), PHONE_FRAME_GOAL];
  row(`${SLOWER} times as slow, ${what} 50 × 50, 95th percentile`, shown(time), `${goal} ms`);
}
/** @type {number[]} */
const usableOnPhone = [];
for (let load = 0; load < COLD_LOADS; load += 1) {
  usableOnPhone.push(await onPhone("", usableAfter));
}
const loaded = shown(quantile(usableOnPhone, 0.5));
row(`${SLOWER} times as slow, usable after a cold load`, loaded, `${PHONE_USABLE_GOAL} ms`);
tellPhone("stepping", await onPhone(PHONE_BOARD, framesWhileStepping));
tellPhone("playing", await onPhone(PHONE_BOARD, (page) => framesWhilePlaying(page, "dur")));
tellPhone("zooming", await onPhone(PHONE_BOARD, (page) => framesWhileZooming(page, "dur")));

const gif = await visit("", gifOfTour);
row(`a GIF of ${gif.frames} frames, 480 pixels wide`, shown(gif.time), "3000 ms");
row("its size", `${(gif.bytes / 1000).toFixed(0)} kB`, "1000 kB");
signature(`Chromium ${version}`);
