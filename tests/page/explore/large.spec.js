import { expect, test } from "../fixtures.js";
import {
  addressOf,
  countFrames,
  drawn,
  expectStill,
  expectWord,
  watchPicture,
  wordsOf,
} from "../room.js";
import { openExplore } from "./driver.js";
import { SOME, TOUR_FOUND, beforeFirst, filled, like, moveOf } from "../texts.js";
import * as sharedText from "#text/words.js";

test("a million squares are toured while the page stays alive @engines", async ({ page }) => {
  const frames = await countFrames(page);
  const room = await openExplore(page, "board=1000x1000&start=a1");
  await expect(room.caption).toHaveText(filled(sharedText.noTimeline));
  const before = await frames.worked();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(room.story).toContainText(sharedText.number(1_000_000));
  // Done in one go, it would be one frame, or two.
  await expect.poll(() => frames.worked()).toBeGreaterThan(before + 10);
});

test("a long way shows its progress and can be stopped", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=7x7&start=a2&whenStuck=backtrack");
  await room.button(sharedText.actions.last).click();
  await expect(room.caption).toHaveText(
    like(
      filled(
        sharedText.computing(
          /** @type {any} */ ({
            unit: "step",
            position: SOME,
            counters: { visited: SOME },
            squares: 49,
          }),
        ),
      ),
    ),
  );
  await page.keyboard.press("Escape");
  await expect(room.button(sharedText.actions.play)).toBeVisible();
  await expectStill(room.progress);
});

test("without a timeline the run goes on and begins again, but not back", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=1000x1000&start=a1");
  await room.button(sharedText.actions.forward).click();
  await expect(room.progress).toHaveText(moveOf(1, 999_999));
  await expect(room.button(sharedText.actions.back)).toHaveAttribute("aria-disabled", "true");
  await expect(room.scrubber).toBeDisabled();
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText(beforeFirst("move"));
});

test("a large board is played at its own speed until another is chosen", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=100x100&start=a1");
  const speed = (/** @type {string} */ text) =>
    expect(room.speed).toHaveAttribute("aria-valuetext", text);
  await speed(sharedText.namedSpeed({ pace: "normal", speed: 156.25 }));
  const size = (/** @type {string} */ name) =>
    page.locator("#explore").getByRole("button", { name, exact: true }).click();
  await size("8 × 8");
  await speed(sharedText.namedSpeed({ pace: "normal", speed: 1 }));
  await size("100 × 100");
  await speed(sharedText.namedSpeed({ pace: "normal", speed: 156.25 }));
  await room.speed.fill("0");
  await size("8 × 8");
  await size("100 × 100");
  await speed(sharedText.namedSpeed({ pace: "slow", speed: 0.5 }));
});

test("a large run plays without standing still", async ({ page }) => {
  const frames = await countFrames(page);
  const room = await openExplore(page, "board=100x100&start=a1");
  await room.speed.fill("100");
  const before = await frames.worked();
  await room.button(sharedText.actions.play).click();
  const visited = async () => Number((await room.counter("visited").innerText()).replace(",", ""));
  // However few frames there are, each shows some more of it.
  await expect.poll(() => frames.worked()).toBeGreaterThan(before + 10);
  await expect.poll(visited).toBeGreaterThan(200);
  await room.button(sharedText.play.pause).click();
});

test("the largest board opens", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=4096x4096&start=a1");
  await room.button(sharedText.actions.forward).click();
  await expect(room.progress).toHaveText(moveOf(1, 16_777_215));
});

test("all moves are shown where they can be told apart, or where they are asked for", async ({
  page,
  context,
}) => {
  const room = await openExplore(page, "board=40x40&start=d4");
  const graph = page.locator("#explore .layers [data-layer=graph]");
  const size = (/** @type {string} */ name) =>
    page.locator("#explore").getByRole("button", { name, exact: true }).click();
  const pressed = (/** @type {string} */ state) =>
    expect(graph).toHaveAttribute("aria-pressed", state);
  await pressed("false");
  // What is usual there, a link leaves out.
  await expect.poll(async () => (await wordsOf(page)).get("layers")).toBe(null);
  // On a small board they are back, and go again with it.
  await size("8 × 8");
  await pressed("true");
  await expect.poll(async () => (await wordsOf(page)).get("layers")).toBe(null);
  await page.goBack();
  await pressed("false");
  // What the reader switches on is drawn, stays, and is in the link.
  const picture = () =>
    page.locator("#explore .board canvas").evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const drawing = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
      const { data } = /** @type {CanvasRenderingContext2D} */ (drawing).getImageData(
        width / 4,
        height / 4,
        width / 2,
        height / 2,
      );
      return data.reduce((sum, value) => sum + value, 0) / data.length;
    });
  const before = await picture();
  await graph.click();
  await pressed("true");
  await expect.poll(picture).toBeLessThan(before - 5);
  await expectWord(page, "layers", "graph,degrees,colours,path,numbers");
  await room.button(sharedText.actions.forward).click();
  await pressed("true");
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await drawn(other);
  await expect(other.locator("#explore .layers [data-layer=graph]")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("layers that cannot be drawn cannot be pressed, and small squares are found", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // About three and a half pixels a square.
  const room = await openExplore(page, "board=100x100&start=a1&step=60&layers=graph,path,colours");
  const layer = (/** @type {string} */ name) => page.locator(`#explore [data-layer=${name}]`);
  const changed = await watchPicture(page);
  for (const name of ["graph", "degrees", "numbers"]) {
    await expect(layer(name)).toHaveAttribute("aria-disabled", "true");
    await expect(layer(name)).toHaveAttribute("aria-pressed", "false");
    await expect(layer(name)).toHaveAttribute("title", sharedText.tooSmallFor);
    // Pressed all the same.
    await layer(name).click({ force: true });
  }
  await expectWord(page, "layers", "graph,colours,path");
  await expect.poll(() => changed()).toBe(0);
  // What can be pressed is drawn, and is not.
  for (const name of ["path", "colours"]) {
    await expect(layer(name)).not.toHaveAttribute("aria-disabled");
    const before = await changed();
    await layer(name).click();
    await expect(layer(name)).toHaveAttribute("aria-pressed", "false");
    await expect.poll(changed).not.toBe(before);
  }
  await page.locator("#explore").getByRole("button", { name: "8 × 8", exact: true }).click();
  for (const name of ["graph", "degrees", "numbers", "path", "colours"]) {
    await expect(layer(name)).not.toHaveAttribute("aria-disabled");
  }

  // The cursor on squares smaller than a pixel.
  await openExplore(page, "board=1000x1000&start=sg500");
  await expect(layer("path")).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("gridcell", { name: /^sg500,/ }).focus();
  const moved = await watchPicture(page);
  await page.keyboard.press("Home");
  await expect(room.caption).toHaveText(/^a500, open/);
  await expect.poll(moved).toBeGreaterThan(200);
});
