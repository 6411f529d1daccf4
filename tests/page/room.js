/** The room as a reader knows it: what the page's tests share. */

import { Buffer } from "node:buffer";
import { expect } from "@playwright/test";
import { baseURL } from "./browsers.js";

/** @import { Page } from "@playwright/test" */

/** A closed tour on 8 × 8, found after some backtracking: the words of a link to its end. */
export const CLOSED = "board=8x8&start=d4&target=closed&whenStuck=backtrack&step=66";

/**
 * Explore. Buttons of the same name in the room before it are none of it: a test that finds one there
 * while the rooms change would wait for it for ever.
 * @param {Page} page
 */
export function roomOf(page) {
  const room = page.locator("#explore");
  return {
    heading: room.locator("#story-heading"),
    story: room.locator(".say"),
    chosen: room.locator(".say em"),
    candidates: room.locator(".candidates li:visible"),
    codeLine: room.locator(".code [aria-current]"),
    progress: room.locator(".progress"),
    scrubber: room.getByRole("slider", { name: "Move" }),
    speed: room.getByRole("slider", { name: "Speed" }),
    caption: room.locator(".caption"),
    notices: room.locator(".notice"),
    start: room.getByLabel("Start", { exact: true }),
    live: page.locator("#live"),
    /** @param {string} name */
    button: (name) => room.getByRole("button", { name, exact: true }),
    /** @param {string} name */
    counter: (name) => room.locator(".counters div", { hasText: name }).locator("dd"),
  };
}

/**
 * Opens the page at a room and waits until it is seen.
 * @param {Page} page where it is open already, it goes there by its address, as by a link
 * @param {string} hash nothing for the page as it is first seen
 */
export async function goTo(page, hash) {
  if (!page.url().startsWith(baseURL())) {
    await page.goto(hash);
    await drawn(page);
    return;
  }
  await page.evaluate(async (wanted) => {
    /** @param {string} address */
    const go = async (address) => {
      if (location.hash !== address) {
        const changed = new Promise((resolve) =>
          addEventListener("hashchange", resolve, { once: true }),
        );
        location.hash = address;
        await changed;
      }
    };
    // From elsewhere, so that what was done since the address was written is gone.
    await go("#explore?board=1x1");
    await go(wanted);
  }, hash || "#explore");
  const [, room = "explore"] = /^#(\w+)/.exec(hash) ?? [];
  await expect(page.locator(`main#${room}`)).toBeVisible();
  await settled(page);
}

/** What was asked for has been drawn. @param {Page} page */
export const settled = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/**
 * Opens Explore and waits until its board is drawn.
 * @param {Page} page
 * @param {string} [address] what follows `#explore?`
 */
export async function open(page, address) {
  await goTo(page, address === undefined ? "" : `#explore?${address}`);
  return roomOf(page);
}

/** @param {Page} page */
export async function drawn(page) {
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
}

/** The page's address. Its own word for it: what the browser has told so far may be behind. @param {Page} page */
export const addressOf = (page) => page.evaluate(() => location.href);

/** What follows `#explore?` in the page's address. @param {Page} page */
export const wordsOf = async (page) =>
  new URLSearchParams(new URL(await addressOf(page)).hash.split("?")[1]);

/**
 * The page's address says so, soon. @type {(page: Page, name: string, value: string) => Promise<void>}
 */
export const expectWord = (page, name, value) =>
  expect
    .poll(async () => (await wordsOf(page)).get(name), { intervals: [20, 50, 100, 250] })
    .toBe(value);

/**
 * The middle of a square on the screen: asks the page's own module which points belong to it.
 * The board is the one that the address names, unless the test knows another.
 * @type {(page: Page, square: string, on?: string) => Promise<{ x: number, y: number }>}
 */
export async function middleOf(page, square, on = "8x8") {
  const { board = on, graph = undefined } = Object.fromEntries(await wordsOf(page));
  return page.evaluate(
    async ([text, edges, name]) => {
      const module = await import(new URL("pkg/knights_tour.js", document.baseURI).href);
      const { default: init, Session } = module;
      await init();
      const canvas = /** @type {Element} */ (document.querySelector("main:not([hidden]) canvas"));
      // Clicking other things may have scrolled it away.
      canvas.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const session = new Session({ board: text, graph: edges });
      /** Whether a point belongs to the square. @type {(x: number, y: number) => boolean} */
      const isIn = (x, y) => session.squareAt(x, y, { width, height }) === name;
      /** Any point of it: looked for coarsely, then finer. @returns {[number, number] | undefined} */
      const find = () => {
        for (let step = 32; step >= 2; step /= 2) {
          for (let x = step / 2; x < width; x += step) {
            for (let y = step / 2; y < height; y += step) {
              if (isIn(x, y)) {
                return [x, y];
              }
            }
          }
        }
        return undefined;
      };
      /** The middle of a stretch around a place. @type {(at: number, holds: (at: number) => boolean) => number} */
      const middle = (at, holds) => {
        let [from, to] = [at, at];
        while (holds(from - 1)) {
          from -= 1;
        }
        while (holds(to + 1)) {
          to += 1;
        }
        return (from + to) / 2;
      };
      const found = find();
      if (!found) {
        session.free();
        throw new Error(`${name} is nowhere on the board`);
      }
      const x = middle(found[0], (at) => at >= 0 && at < width && isIn(at, found[1]));
      const y = middle(found[1], (at) => at >= 0 && at < height && isIn(x, at));
      session.free();
      return { x: left + x, y: top + y };
    },
    [board, graph, square],
  );
}

/** Calls the published module in the page. @type {<T>(page: Page, name: string, ...args: unknown[]) => Promise<T>} */
export const ask = (page, name, ...args) =>
  page.evaluate(async ([called, values]) => {
    const module = await import(new URL("pkg/knights_tour.js", document.baseURI).href);
    await module.default();
    return module[called](...values);
  }, /** @type {[string, unknown[]]} */ ([name, args]));

/** Catches what the page copies, in browsers that let nobody read the clipboard too. @param {Page} page */
export async function catchCopies(page) {
  await page.addInitScript(() => {
    const copies = /** @type {string[]} */ ([]);
    Object.assign(window, { copies });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (/** @type {string} */ text) => copies.push(text) },
    });
  });
  /** @returns {Promise<string>} */
  return () => page.evaluate(() => /** @type {any} */ (window).copies.at(-1));
}

/**
 * Catches the files that the page saves: Playwright sees no downloads in an installed Firefox.
 * @param {Page} page
 */
export async function catchFiles(page) {
  await page.addInitScript(() => {
    /** @type {Map<string, Blob>} */
    const blobs = new Map();
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const url = make(blob);
      blobs.set(url, /** @type {Blob} */ (blob));
      return url;
    };
    HTMLAnchorElement.prototype.click = function save() {
      Object.assign(window, { saved: { name: this.download, blob: blobs.get(this.href) } });
    };
  });
  /** The file last saved. @returns {Promise<{ name: string, type: string, bytes: Buffer }>} */
  return async () => {
    await page.waitForFunction(() => "saved" in window);
    const { name, type, base64 } = await page.evaluate(async () => {
      const memory = /** @type {{ saved?: { name: string, blob: Blob } }} */ (window);
      const file = /** @type {{ name: string, blob: Blob }} */ (memory.saved);
      delete memory.saved;
      let text = "";
      for (const byte of new Uint8Array(await file.blob.arrayBuffer())) {
        text += String.fromCharCode(byte);
      }
      return { name: file.name, type: file.blob.type, base64: btoa(text) };
    });
    return { name, type, bytes: Buffer.from(base64, "base64") };
  };
}

/** Makes the system seem to prefer something; Firefox cannot be told otherwise. @type {(page: Page, query: string) => Promise<unknown>} */
export const prefer = (page, query) =>
  page.addInitScript((wanted) => {
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (asked) => {
      const list = matches(asked);
      if (asked.includes(wanted)) {
        Object.defineProperty(list, "matches", { value: true });
      }
      return list;
    };
  }, query);

/** A number for what the canvas shows: the same for the same picture. @param {Page} page */
export const pictureOf = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).reduce((sum, pixel) => (sum * 31 + pixel) | 0, 7);
  });

/**
 * How the pictures of two pages differ, in words; traces of rounding do not count.
 * @param {Page} one
 * @param {Page} other
 */
export async function differenceOf(one, other) {
  const pictures = await Promise.all(
    [one, other].map((page) =>
      page.evaluate(() => {
        const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
        const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const bytes = Array.from(data, (byte) => String.fromCharCode(byte)).join("");
        return { size: `${canvas.width} × ${canvas.height}`, base64: btoa(bytes) };
      }),
    ),
  );
  const [first, second] = pictures;
  if (first.size !== second.size) {
    return `${first.size} is not ${second.size}`;
  }
  const [before, after] = pictures.map(({ base64 }) => Buffer.from(base64, "base64"));
  let differing = 0;
  for (let at = 0; at < before.length; at += 4) {
    differing += [0, 1, 2, 3].some((i) => Math.abs(before[at + i] - after[at + i]) > 8) ? 1 : 0;
  }
  return `${differing} pixels differ`;
}

/**
 * Remembers what the canvas shows, and tells how many pixels look different later; traces of
 * rounding do not count.
 * @param {Page} page
 */
export async function watchPicture(page) {
  await page.evaluate(() => {
    delete (/** @type {{ kept?: Uint8ClampedArray }} */ (window).kept);
  });
  const changed = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const memory = /** @type {{ kept?: Uint8ClampedArray }} */ (window);
      const kept = (memory.kept ??= data);
      return data.filter((value, i) => Math.abs(value - kept[i]) > 8).length;
    });
  await changed();
  return changed;
}

/** Collects what nobody caught: errors and rejections. @param {Page} page */
export function watchErrors(page) {
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return () => errors;
}
