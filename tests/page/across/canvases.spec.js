/** Every canvas shows its picture, whatever has happened to it. */

import { expect, test } from "../fixtures.js";
import { goTo } from "../room.js";
import { openExplore } from "../explore/driver.js";

/** @import { Page } from "@playwright/test" */

const rooms = ["explore", "play", "compare", "build", "count", "exist", "keypad"];

/** A picture has more colours than that. */
const FEW_COLOURS = 15;

/**
 * A way through rooms that goes from each to each other one once, and ends where it began: from
 * every room to each that is further on and back again, then to the next; and at last all the way home.
 * @param {string[]} all
 */
function wayThrough(all) {
  const way = all.flatMap((room, i) => [
    room,
    ...all.slice(i + 2).flatMap((further) => [further, room]),
  ]);
  return [...way, ...all.toReversed().slice(1)];
}

/**
 * Goes from room to room by their links, all in the page, which is much faster than from without, and
 * waits in each until nothing that is seen is blank: pictures have many colours and no pixel on
 * which nothing was drawn, those made of shapes have some.
 * @param {Page} page
 * @param {string[][]} ways rooms that are entered one at once after the other; the last is looked at
 */
async function expectPicturesOn(page, ways) {
  const blank = await page.evaluate(async ([all, few]) => {
    const lookAround = () => {
      const main = document.querySelector("main:not([hidden])") ?? document.body;
      const seen = [...main.querySelectorAll("canvas, svg")].filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 100 && height > 100;
      });
      const pictures = seen.map((each) => {
        if (!(each instanceof HTMLCanvasElement)) {
          const shapes = each.querySelectorAll("*").length;
          return { isDrawn: shapes > 2, shapes };
        }
        const { width, height } = each;
        // A room just entered has not been laid out.
        const data = width ? each.getContext("2d")?.getImageData(0, 0, width, height).data : null;
        const colours = new Set();
        let empty = 0;
        for (const pixel of new Uint32Array(data?.buffer ?? [])) {
          empty += pixel >>> 24 === 0 ? 1 : 0;
          if (colours.size <= few) {
            colours.add(pixel);
          }
        }
        // A canvas may have a row more than what is seen of it.
        return { isDrawn: colours.size > few && empty <= width, colours: colours.size, empty };
      });
      return { room: main.id, pictures };
    };
    for (const way of all) {
      const patience = performance.now() + 15_000;
      const [wanted = ""] = way.slice(-1);
      for (const room of way) {
        const isThere = () => location.hash.startsWith(`#${room}`);
        /** @type {HTMLElement | null} */
        const link = document.querySelector(`.rooms a[href^="#${room}"]`);
        if (!isThere()) {
          link?.click();
        }
        // Browsers follow a link soon, and forget it if another one is clicked before.
        while (!isThere() && performance.now() < patience) {
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      let seen;
      do {
        if (performance.now() > patience) {
          return `${way.join(", ")}: ${JSON.stringify(seen)}`;
        }
        await new Promise(requestAnimationFrame);
        seen = lookAround();
      } while (seen.room !== wanted || seen.pictures.some(({ isDrawn }) => !isDrawn));
    }
    return "nothing";
  }, /** @type {[string[][], number]} */ ([ways, FEW_COLOURS]));
  expect(blank, "what is blank").toBe("nothing");
}

/** Nothing is blank in the room that is open. @param {Page} page @param {string} room */
async function expectPictures(page, room) {
  await expect(page.locator(`main#${room}`)).toBeVisible();
  await expectPicturesOn(page, [[room]]);
}

/** @param {Page} page @param {string} room */
const go = (page, room) => page.locator(`.rooms a[href^="#${room}"]`).click();

test("the pictures of every room are there, whichever room one comes from @engines", async ({
  page,
  browserName,
}) => {
  await openExplore(page);
  await go(page, "play");
  await expectPictures(page, "play");
  // In Firefox each room is entered from the one before and from the one after it.
  const isFirefox = browserName === "firefox";
  const way = isFirefox ? [...rooms, ...rooms.toReversed()] : wayThrough(rooms);
  await expectPicturesOn(
    page,
    way.map((room) => [room]),
  );
  // A room that is left before it was drawn is drawn when one comes back.
  await expectPicturesOn(
    page,
    rooms.map((room) => [room, room === "count" ? "keypad" : "count", room]),
  );
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
  for (const link of ["explore", "play", "gallery?tour=al-adli", "compare", "build", "exist"]) {
    const [room = ""] = link.split("?");
    await goTo(page, `#${link}`);
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

test("two canvases show one run, each what has changed on it", async ({ page }) => {
  await openExplore(page);
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
