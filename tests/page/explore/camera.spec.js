/** A part of a board, larger: wheel, drag, keys, buttons, fingers. */

import { expect, test } from "../fixtures.js";
import { drawn, goTo, wordsOf } from "../room.js";
import { openExplore } from "./driver.js";
import * as sharedText from "#text/words.js";

/** @import { Browser, Locator, Page } from "@playwright/test" */

/** A board whose squares are too small for numbers, well along a run. */
const LARGE = "board=60x60&start=ad30&step=300&theme=light";

/** Where a point of the canvas is on the screen, by its share of width and height. @type {(canvas: Locator, across: number, down: number) => Promise<{ x: number, y: number }>} */
async function pointOf(canvas, across, down) {
  const box = await canvas.boundingBox();
  return {
    x: (box?.x ?? 0) + (box?.width ?? 0) * across,
    y: (box?.y ?? 0) + (box?.height ?? 0) * down,
  };
}

/** The square under the pointer, as the caption tells it: its column and row from 0. @type {(page: Page, point: { x: number, y: number }) => Promise<[number, number]>} */
async function squareAt(page, { x, y }) {
  await page.mouse.move(x + 1, y);
  await page.mouse.move(x, y);
  const caption = page.locator("#explore .caption");
  await expect(caption).toHaveText(/^[a-z]+\d+/);
  const [, file = "", rank = ""] = /^([a-z]+)(\d+)/.exec((await caption.textContent()) ?? "") ?? [];
  const column = [...file].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(rank) - 1];
}

/** Moves on by so many squares. @type {(to: [number, number], from: [number, number]) => [number, number]} */
const between = (to, from) => [to[0] - from[0], to[1] - from[1]];

/** Opens the large board in a window that is larger. @param {Page} page */
async function openLarge(page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const room = await openExplore(page, LARGE);
  const canvas = page.locator("#explore canvas");
  return { ...room, canvas, part: page.locator("#explore canvas.is-part") };
}

/** Zooms by the wheel at a point. @type {(page: Page, point: { x: number, y: number }) => Promise<void>} */
async function zoomAt(page, { x, y }) {
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, -100);
  }
}

test("the wheel zooms at the pointer, and numbers appear once there is room for them", async ({
  usedPage: page,
}) => {
  const { canvas, part } = await openLarge(page);
  const numbers = page.locator("#explore .layers button", { hasText: "Numbers" });
  await expect(numbers).toHaveAttribute("aria-disabled", "true");
  const point = await pointOf(canvas, 0.7, 0.3);
  const before = await squareAt(page, point);
  await zoomAt(page, point);
  await expect(part).toHaveCount(1);
  await expect(numbers).not.toHaveAttribute("aria-disabled", "true");
  const [right, up] = between(await squareAt(page, point), before);
  expect(Math.abs(right) + Math.abs(up)).toBeLessThanOrEqual(1);
});

test("a drag moves a zoomed board along with the pointer, and starts no run", async ({ page }) => {
  const { canvas, part } = await openLarge(page);
  const point = await pointOf(canvas, 0.7, 0.3);
  const middle = await pointOf(canvas, 0.5, 0.5);
  await zoomAt(page, point);
  await expect(part).toHaveCount(1);
  const near = await squareAt(page, middle);
  await page.mouse.move(point.x, point.y);
  const held = await squareAt(page, point);
  await page.mouse.down();
  await page.mouse.move(point.x - 60, point.y + 30, { steps: 5 });
  await page.mouse.move(point.x - 120, point.y + 90, { steps: 5 });
  await page.mouse.up();
  const dragged = await squareAt(page, { x: point.x - 120, y: point.y + 90 });
  expect(between(dragged, held)).toEqual([0, 0]);
  expect(between(await squareAt(page, middle), near)).not.toEqual([0, 0]);
  expect((await wordsOf(page)).get("start")).toBe("ad30");
  expect((await wordsOf(page)).get("step")).toBe("300");

  // The picture fills its room to the edges: nothing of it is left unpainted.
  const empty = () =>
    canvas.evaluate((each) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (each);
      const context = /** @type {HTMLCanvasElement} */ (each).getContext("2d");
      const data = context?.getImageData(0, 0, width, height - 1).data ?? [];
      return data.filter((value, i) => i % 4 === 3 && value < 255).length;
    });
  await expect.poll(empty).toBe(0);
});

test("the keyboard’s cursor is brought into sight on a zoomed board", async ({
  usedPage: page,
}) => {
  const { canvas, part, caption } = await openLarge(page);
  await zoomAt(page, await pointOf(canvas, 0.7, 0.3));
  await expect(part).toHaveCount(1);
  await page.mouse.move(1, 1);
  await page.locator("#explore .grid [tabindex='0']").focus();
  await page.keyboard.press("Home");
  await expect(caption).toHaveText(/^a\d+/);
  const edge = await squareAt(page, await pointOf(canvas, 0.08, 0.5));
  expect(edge[0]).toBeLessThan(3);
  await page.mouse.move(1, 1);
  await page.keyboard.press("ArrowRight");
  await expect(caption).toHaveText(/^b\d+/);
  await page.keyboard.press("0");
  await expect(part).toHaveCount(0);
});

test("keys zoom the board that has the focus, and with Ctrl they are the browser’s", async ({
  usedPage: page,
}) => {
  const room = await openLarge(page);
  const { part } = room;
  await page.locator("#explore .grid [tabindex='0']").focus();
  const speed = await room.speed.inputValue();
  await page.keyboard.press("+");
  await expect(part).toHaveCount(1);
  await page.keyboard.press("-");
  await expect(part).toHaveCount(0);
  await expect.poll(() => room.speed.inputValue()).toBe(speed);
  const isTaken = await page.evaluate(() => {
    const cell = document.activeElement ?? document.body;
    return ["+", "-", "0"].map(
      (key) =>
        !cell.dispatchEvent(
          new KeyboardEvent("keydown", { key, ctrlKey: true, bubbles: true, cancelable: true }),
        ),
    );
  });
  expect(isTaken).toEqual([false, false, false]);
  await expect(part).toHaveCount(0);
  await room.heading.focus();
  await page.keyboard.press("+");
  await expect.poll(() => room.speed.inputValue()).not.toBe(speed);
  await expect(part).toHaveCount(0);
});

test("buttons zoom, and another run on the same board is seen from where one looks", async ({
  usedPage: page,
}) => {
  const room = await openLarge(page);
  const { part } = room;
  await expect(room.button(sharedText.cameraActions.zoomOut)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await room.button(sharedText.cameraActions.zoomIn).click();
  await expect(part).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = "#explore?board=60x60&start=a1&theme=light";
  });
  await expect.poll(async () => (await wordsOf(page)).get("start")).toBe("a1");
  await expect(part).toHaveCount(1);
  await room.button(sharedText.cameraActions.zoomFit).click();
  await expect(part).toHaveCount(0);
});

test("with all of the board in sight the wheel scrolls the page", async ({ usedPage: page }) => {
  const { canvas, part } = await openLarge(page);
  await zoomAt(page, await pointOf(canvas, 0.7, 0.3));
  await expect(part).toHaveCount(1);
  // Another board is seen whole.
  await page.evaluate(() => {
    location.hash = "#explore?board=8x8&theme=light";
  });
  await expect.poll(async () => (await wordsOf(page)).get("board") ?? "8x8").toBe("8x8");
  await expect(part).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 420 });
  const low = await pointOf(canvas, 0.5, 0.3);
  await page.mouse.move(low.x, low.y);
  /** Turns of the wheel that follow soon after others are one gesture for the browser. @param {number} down */
  const turn = async (down) => {
    await page.mouse.wheel(0, down);
    return page.evaluate(() => scrollY);
  };
  await expect.poll(() => turn(120)).toBeGreaterThan(0);
  await expect(part).toHaveCount(0);
  // One turn that reaches the top: another one, begun up there, would zoom.
  await turn(-4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(part).toHaveCount(0);
});

test("every lane has its own part, and buttons beside its board where squares are small", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, "#compare?board=60x60&theme=light");
  const lanes = page.locator("#compare .lane");
  const [first, second] = [lanes.nth(0), lanes.nth(1)];
  const zoomIn = first.getByRole("button", { name: sharedText.cameraActions.zoomIn });
  await zoomIn.click();
  await expect(first.locator("canvas.is-part")).toHaveCount(1);
  await expect(second.locator("canvas.is-part")).toHaveCount(0);
  await expect(
    second.getByRole("button", { name: sharedText.cameraActions.zoomOut }),
  ).toHaveAttribute("aria-disabled", "true");
  // They hide nothing of what is said of the lane.
  const [buttons, board, said] = await Promise.all(
    [".zoom", ".board", ".status"].map((part) => first.locator(part).boundingBox()),
  );
  expect(buttons?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  const isBeside = (said?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? 0);
  expect(isBeside || (said?.y ?? 0) >= (buttons?.y ?? 0) + (buttons?.height ?? 0)).toBe(true);
  await first.getByRole("button", { name: sharedText.cameraActions.zoomFit }).click();
  await expect(first.locator("canvas.is-part")).toHaveCount(0);
  // Large squares need none, until part of a board is shown.
  await goTo(page, "#compare?board=8x8&theme=light");
  await expect(zoomIn).toBeHidden();
  await first.locator(".grid [tabindex='0']").focus();
  await page.keyboard.press("+");
  await expect(zoomIn).toBeVisible();
  await page.keyboard.press("0");
  await expect(zoomIn).toBeHidden();
});

/**
 * @typedef {object} Touched
 * @property {Page} page
 * @property {Locator} canvas
 * @property {Locator} part the canvas where it shows a part of the board
 * @property {{ x: number, y: number }} middle
 * @property {(type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number, y: number }[]) => Promise<unknown>} touch
 * @property {() => Promise<void>} tapTwice one tap at once after the other
 * @property {() => Promise<void>} close
 */

/** A phone with a board, and fingers to touch it. @type {(browser: Browser, baseURL: string | undefined) => Promise<Touched>} */
async function openOnPhone(browser, baseURL) {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto("#explore?board=30x30&start=o15&step=40");
  await drawn(page);
  const canvas = page.locator("#explore canvas");
  const fingers = await context.newCDPSession(page);
  return {
    page,
    canvas,
    part: page.locator("#explore canvas.is-part"),
    middle: await pointOf(canvas, 0.5, 0.5),
    touch: (type, ...touchPoints) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints }),
    tapTwice: () =>
      canvas.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"]) {
          const finger = { pointerId: 9, pointerType: "touch", isPrimary: true, button: 0 };
          const [clientX, clientY] = [left + width / 2, top + height / 2];
          each.dispatchEvent(
            new PointerEvent(type, { ...finger, clientX, clientY, bubbles: true }),
          );
        }
      }),
    close: () => context.close(),
  };
}

test("two fingers zoom a board, and one drags what is zoomed", async ({ browser, baseURL }) => {
  const { page, canvas, part, middle, touch, close } = await openOnPhone(browser, baseURL);
  const { x, y } = middle;
  await touch("touchStart", { x: x - 20, y });
  await touch("touchStart", { x: x - 20, y }, { x: x + 20, y });
  for (let apart = 30; apart <= 100; apart += 10) {
    await touch("touchMove", { x: x - apart, y }, { x: x + apart, y });
  }
  await touch("touchEnd");
  await expect(part).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(1);
  const picture = () =>
    canvas.evaluate((each) => /** @type {HTMLCanvasElement} */ (each).toDataURL());
  const before = await picture();
  await touch("touchStart", { x, y });
  for (let by = 10; by <= 80; by += 10) {
    await touch("touchMove", { x: x - by, y: y - by });
  }
  await touch("touchEnd");
  await expect.poll(picture).not.toBe(before);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await wordsOf(page)).get("start")).toBe("o15");
  await close();
});

test("two taps zoom in and out, one starts a run", async ({ browser, baseURL }) => {
  const { page, canvas, part, touch, tapTwice, close } = await openOnPhone(browser, baseURL);
  await tapTwice();
  await expect(part).toHaveCount(1);
  await tapTwice();
  await expect(part).toHaveCount(0);
  expect((await wordsOf(page)).get("start")).toBe("o15");
  await touch("touchStart", await pointOf(canvas, 0.3, 0.3));
  await touch("touchEnd");
  await expect.poll(async () => (await wordsOf(page)).get("start")).not.toBe("o15");
  await close();
});

test("one finger scrolls the page as long as all of the board is in sight", async ({
  browser,
  baseURL,
}) => {
  const { page, part, middle, touch, close } = await openOnPhone(browser, baseURL);
  await touch("touchStart", middle);
  for (let by = 10; by <= 200; by += 10) {
    await touch("touchMove", { x: middle.x, y: middle.y - by });
  }
  await touch("touchEnd");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(part).toHaveCount(0);
  expect((await wordsOf(page)).get("start")).toBe("o15");
  await close();
});
