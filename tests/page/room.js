/** What the tests of all rooms share: going to a room, its address, its picture, and what the page gives away. */

import { Buffer } from "node:buffer";
import { expect } from "@playwright/test";
import { Session } from "../node/module.js";
import { baseURL } from "./browsers.js";
import { labels } from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/**
 * Opens the page at a room and waits until it is seen.
 * @param {Page} page where it is open already, it goes there by its address, as by a link
 * @param {string} hash nothing for Explore as it is first seen
 */
export async function goTo(page, hash) {
  if (!page.url().startsWith(baseURL())) {
    await page.goto(hash || "#explore");
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
    await go("#door");
    await go(wanted);
  }, hash || "#explore");
  const [, room = "explore"] = /^#(\w+)/.exec(hash) ?? [];
  await expect(page.locator(`main#${room}`)).toBeVisible();
  await settled(page);
}

/** Chooses a theme where it stands in its menu, which stays closed. @type {(page: Page, theme: string) => Promise<unknown>} */
export const chooseTheme = (page, theme) =>
  page.getByLabel(labels.theme, { exact: true }).selectOption(theme, { force: true });

/** The rooms that the page leads to. @type {(page: Page) => Promise<string[]>} */
export async function roomsOf(page) {
  const rooms = await page
    .locator(".rooms a")
    .evaluateAll((all) =>
      all.map((link) => /#(\w+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? ""),
    );
  expect(rooms.length).toBeGreaterThan(7);
  return rooms;
}

/** What was asked for has been drawn. @type {(page: Page, frames?: number) => Promise<void>} */
export const settled = (page, frames = 2) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, frames);

/** What is shown stays as it is, for as many frames as a step takes at the usual speed. @param {Locator} shown */
export async function expectStill(shown) {
  // A step that was taken just before may not be drawn yet.
  await settled(shown.page());
  const before = await shown.innerText();
  await settled(shown.page(), 70);
  await expect(shown).toHaveText(before, { useInnerText: true });
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
 * Where the board of the room that is open lies on the screen, scrolled into view, as clicking other things may have
 * scrolled it away.
 * @param {Page} page
 */
export const boardRect = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {Element} */ (document.querySelector("main:not([hidden]) canvas"));
    canvas.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { left, top, width, height };
  });

/**
 * The middle of a square on the screen. The board is the one that the address names, unless the test knows another.
 * @type {(page: Page, square: string, on?: string) => Promise<{ x: number, y: number }>}
 */
export async function middleOf(page, square, on = "8x8") {
  const { board = on, graph = undefined } = Object.fromEntries(await wordsOf(page));
  const { left, top, width, height } = await boardRect(page);
  const session = new Session({ board, graph });
  const box = session.squareBox(square, { width, height });
  session.free();
  return { x: left + box.left + box.size / 2, y: top + box.top + box.size / 2 };
}

/** @type {(page: Page, square: string, board?: string) => Promise<void>} */
export async function clickOn(page, square, board) {
  const { x, y } = await middleOf(page, square, board);
  await page.mouse.click(x, y);
}

/** Clicks on squares of a full board, one after the other: where they are follows from two corners. @type {(page: Page, squares: string[], board: string) => Promise<void>} */
export async function clickAlong(page, squares, board) {
  const [columns = 1, rows = 1] = board.split("x").map(Number);
  const last = `${String.fromCharCode(96 + columns)}${rows}`;
  const [low, high] = [await middleOf(page, "a1", board), await middleOf(page, last, board)];
  for (const square of squares) {
    const column = square.charCodeAt(0) - 97;
    const row = Number(square.slice(1)) - 1;
    await page.mouse.click(
      low.x + ((high.x - low.x) * column) / (columns - 1),
      low.y + ((high.y - low.y) * row) / (rows - 1),
    );
  }
}

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

/**
 * Catches the addresses of the workers that the page starts: Playwright does not always
 * notice one that has little to do.
 * @param {Page} page
 */
export async function catchWorkers(page) {
  await page.addInitScript(() => {
    const workers = /** @type {string[]} */ ([]);
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        workers.push(String(address));
      }
    };
  });
  /** @returns {Promise<string[]>} */
  return () => page.evaluate(() => /** @type {any} */ (window).workers);
}

/**
 * Counts the frames that the page works in, from when it is opened.
 * @param {Page} page
 */
export async function countFrames(page) {
  await page.addInitScript(() => {
    const request = requestAnimationFrame.bind(window);
    const frames = { worked: 0, next: () => new Promise(request) };
    Object.assign(window, { frames });
    window.requestAnimationFrame = (work) =>
      request((now) => {
        frames.worked += 1;
        work(now);
      });
  });
  return {
    /** @returns {Promise<number>} */
    worked: () => page.evaluate(() => /** @type {any} */ (window).frames.worked),
    /** Waits until the page has done nothing for half a second of frames. */
    rest: () =>
      page.evaluate(async () => {
        const { frames } = /** @type {any} */ (window);
        for (let idle = 0, before = frames.worked; idle < 30; idle += 1) {
          await frames.next();
          if (frames.worked !== before) {
            [idle, before] = [0, frames.worked];
          }
        }
      }),
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

/** The canvas shows the same for ten frames: nothing glides any more, and no part is still to be painted. @param {Page} page */
const pictureAtRest = (page) =>
  page.evaluate(async () => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const shown = () => context.getImageData(0, 0, canvas.width, canvas.height).data;
    let before = shown();
    for (let same = 0; same < 10;) {
      await new Promise(requestAnimationFrame);
      const now = shown();
      const isSame = now.length === before.length && now.every((value, i) => value === before[i]);
      same = isSame ? same + 1 : 0;
      before = now;
    }
  });

/**
 * Remembers what the canvas shows, and tells how many pixels look different later; traces of
 * rounding do not count.
 * @param {Page} page
 */
export async function watchPicture(page) {
  await page.evaluate(() => {
    delete (/** @type {{ kept?: Uint8ClampedArray }} */ (window).kept);
  });
  await pictureAtRest(page);
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
