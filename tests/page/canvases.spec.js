/** Every canvas shows its picture, whatever has happened to it. */

import { expect, test } from "./fixtures.js";
import { goTo, open } from "./room.js";

/** @import { Page } from "@playwright/test" */

const rooms = ["explore", "play", "compare", "build", "count", "exist", "keypad"];

/**
 * Of every picture that is seen: how many colours it has, and on how many of its pixels nothing
 * was drawn. Of one made of shapes: how many shapes there are.
 * @param {Page} page
 */
const pictures = (page) =>
  page.evaluate(() => {
    const main = document.querySelector("main:not([hidden])") ?? document.body;
    const seen = [...main.querySelectorAll("canvas, svg")].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 100 && height > 100;
    });
    return seen.map((each) => {
      if (!(each instanceof HTMLCanvasElement)) {
        return { room: main.id, shapes: each.querySelectorAll("*").length };
      }
      const { width, height } = each;
      // A room just entered has not been laid out.
      const data = width ? each.getContext("2d")?.getImageData(0, 0, width, height).data : null;
      const pixels = new Uint32Array(data?.buffer ?? []);
      const empty = pixels.reduce((count, pixel) => count + (pixel >>> 24 === 0 ? 1 : 0), 0);
      // A canvas may have a row more than what is seen of it.
      return { room: main.id, colours: new Set(pixels).size, empty: Math.max(0, empty - width) };
    });
  });

/** Nothing seen is blank. @param {Page} page @param {string} room */
async function expectPictures(page, room) {
  await expect
    .poll(async () => {
      const seen = await pictures(page);
      const isDrawn = seen.every(({ colours = 99, empty = 0, shapes = 99 }) => {
        return colours > 15 && empty === 0 && shapes > 2;
      });
      return isDrawn && seen.every((each) => each.room === room) ? "drawn" : JSON.stringify(seen);
    })
    .toBe("drawn");
}

/** @param {Page} page @param {string} room */
const go = (page, room) => page.locator(`.rooms a[href^="#${room}"]`).click();

test("the pictures of every room are there, whichever room one comes from @engines", async ({
  page,
}) => {
  await open(page);
  for (const from of rooms) {
    for (const to of rooms.filter((each) => each !== from)) {
      await go(page, from);
      await go(page, to);
      await expectPictures(page, to);
    }
  }
  // By the browser's own way back too, and a step changes a picture that is whole.
  await go(page, "explore");
  for (const room of ["build", "compare", "explore"]) {
    await go(page, room);
    await go(page, "count");
    await page.goBack();
    await expectPictures(page, room);
    await page.keyboard.press("ArrowRight");
    await expectPictures(page, room);
  }
});

test("a canvas that lost its picture gets it back @engines", async ({ page }) => {
  for (const room of ["explore", "play", "compare", "build", "exist"]) {
    await goTo(page, `#${room}`);
    await expectPictures(page, room);
    const colours = await page.locator("main:not([hidden]) canvas").evaluateAll((canvases) =>
      canvases.map((each) => {
        const canvas = /** @type {HTMLCanvasElement} */ (each);
        const { width, height } = canvas;
        // As browsers do it: the event, the empty canvas, and the event that it can be used again.
        canvas.dispatchEvent(new Event("contextlost", { cancelable: true }));
        Object.assign(canvas, { width, height });
        const data = canvas.getContext("2d")?.getImageData(0, 0, width, height).data;
        return new Set(data).size;
      }),
    );
    expect(new Set(colours), "nothing is left").toEqual(new Set([1]));
    await page.locator("main:not([hidden]) canvas").evaluateAll((canvases) => {
      canvases.forEach((canvas) => canvas.dispatchEvent(new Event("contextrestored")));
    });
    await expectPictures(page, room);
  }
});

test("two canvases show one run, each what has changed on it @engines", async ({ page }) => {
  await open(page);
  const differences = await page.evaluate(async () => {
    const module = await import(new URL("pkg/knights_tour.js", document.baseURI).href);
    await module.default();
    const view = { width: 300, height: 300 };
    const session = new module.Session({ board: "8x8" });
    const [one, other] = [0, 1].map(() => {
      const canvas = Object.assign(document.createElement("canvas"), view);
      return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    });
    const painters = [session.painter(one), session.painter(other)];
    painters[0].paint(session, view);
    for (let step = 0; step < 30; step += 1) {
      session.step();
      painters[0].paint(session, view);
      if (step % 7 === 0) {
        painters[1].paint(session, view);
      }
    }
    painters[1].paint(session, view);
    const [is, wanted] = [one, other].map(
      (context) => context?.getImageData(0, 0, 300, 300).data ?? [],
    );
    return is.filter((value, i) => Math.abs(value - (wanted[i] ?? 0)) > 64).length;
  });
  expect(differences).toBe(0);
});
