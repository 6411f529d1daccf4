/** Play in windows of every size, and on a phone. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { clickOn, goTo, middleOf } from "../room.js";
import { ANY, SOME, filled, like } from "../texts.js";
import { inWindows } from "../windows.js";
import { openPlay, SMALLEST_TOUR } from "./driver.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import { labels } from "#text/words.js";

/** @import { Locator } from "@playwright/test" */

test("nothing hangs over the edge, and axe finds nothing, in any of its moments", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3&legal=true");
  await room.button(playText.labels.judge).click();
  await expect(room.since).toBeVisible();
  await room.root.locator(".against summary").click();
  await inWindows(page, [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectAccessible(page, { of: "a phone", themes: [null], rules: ["target-size"] });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, { of: "a lost position", targets: true });
  await goTo(page, "#play?board=5x5&mode=predict&start=a1&path=b3");
  await clickOn(page, "c1");
  await expectAccessible(page, { of: "a prediction", targets: true });
});

test("on a phone a verdict is above the bar at the foot, and a board that is chosen is seen from its first row", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3");
  const top = async (/** @type {Locator} */ part) => (await part.boundingBox())?.y ?? NaN;
  const bar = room.root.locator(".moves");
  // The driver’s own tap would scroll first.
  const tap = async (/** @type {Locator} */ button) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(room.button(playText.labels.hint));
  await expect(room.told).toBeVisible();
  await expect(room.told).toBeInViewport({ ratio: 0.99 });
  await tap(room.button(playText.labels.judge));
  await expect(room.verdict).toHaveText(like(playText.lost(`${ANY}a1${ANY}a6${ANY}`)));
  const { y = NaN, height = NaN } = (await room.verdict.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(await top(bar));
  // Most of the board is still seen above it.
  await expect(room.root.locator(".board")).toBeInViewport({ ratio: 0.6 });
  for (const name of [ladderText.rungName("five", 0), ladderText.labels.playDay]) {
    await room.button(name).tap();
    await expect(room.heading).toHaveText(like(filled(playText.heading(1, SOME))));
    // Windows are scrolled to fractions of a pixel.
    await expect.poll(() => top(room.root.locator(".board"))).toBeGreaterThan(-1);
    await expect(room.root.locator(".board")).toBeInViewport({ ratio: 0.99 });
  }
  await room.button("5 × 5").tap();
  await expect(room.heading).toHaveText(filled(playText.heading(1, 25)));
  const isFirstRowInSight = () =>
    room.root.locator(".board").evaluate((board) => {
      const box = board.getBoundingClientRect();
      const inFirstRow = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 10);
      return board.contains(inFirstRow);
    });
  await expect.poll(isFirstRowInSight).toBe(true);
  await context.close();
});

test("the sheet over a tour lies over the bar of a phone, with what to do next", async ({
  usedPage: page,
}) => {
  const tour = SMALLEST_TOUR.split(" ");
  const room = await openPlay(page, `board=5x5&start=a1&path=${tour.slice(1, -1).join()}`);
  await clickOn(page, String(tour.at(-1)), "5x5");
  await expect(room.win).toBeFocused();
  await inWindows(
    page,
    [
      [320, 568],
      [390, 844],
      [844, 390],
      [1440, 900],
    ],
    async () => {
      for (const button of await room.win.locator(".pill:visible").all()) {
        await expect(button).toBeInViewport({ ratio: 0.99 });
      }
    },
  );
  await expect(room.win.locator(".pill:visible")).toHaveText([
    ladderText.nextRung("six"),
    labels.share,
    labels.keepInGallery,
    ladderText.labels.lookAt,
  ]);
  await expectAccessible(page, { of: "a tour", themes: ["light", "dark"] });
  await page.keyboard.press("Escape");
  await expect(room.win).toBeHidden();
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
]) {
  test(`in a window of ${width} × ${height} the bar has one row, and covers no square`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const theme of ["light", "projector"]) {
      await openPlay(page, `board=8x8&theme=${theme}`);
      const moves = page.locator("#play .moves");
      const buttons = moves.locator("button").filter({ visible: true });
      await expect(buttons).toHaveCount(5);
      const tops = await buttons.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, theme).toBe(1);
      const [lowest, above] = [await middleOf(page, "a1"), await middleOf(page, "a2")];
      const bar = await moves.evaluate((each) => each.getBoundingClientRect().top);
      expect(bar, theme).toBeGreaterThanOrEqual(lowest.y + (lowest.y - above.y) / 2);
      for (const button of await buttons.all()) {
        await expect(button).toBeInViewport({ ratio: 0.99 });
      }
    }
  });
}
