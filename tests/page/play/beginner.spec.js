/** What Play shows to somebody who does not know yet how the knight moves, and at the end of a game. */

import { expect, test } from "../fixtures.js";
import { clickAlong, clickOn, expectWord, middleOf } from "../room.js";
import { filled } from "../texts.js";
import { withoutRings, openPlay } from "./driver.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** A square that the knight can go to, where that is shown. @param {string} name */
const away = (name) => playText.openSquare(/** @type {any} */ ({ square: name }), null, true);

/** The label of a square on the board. @type {(room: Awaited<ReturnType<typeof openPlay>>, name: string) => import("@playwright/test").Locator} */
const cell = (room, name) => room.root.getByRole("gridcell", { name, exact: true });

test("a board up to 6 × 6 shows where the knight can go in every move, until that is switched off for good", async ({
  page,
}) => {
  const room = await openPlay(page, "board=5x5&start=a1");
  await expect(cell(room, away("b3"))).toBeAttached();
  await clickAlong(page, ["b3", "a5", "c4"], "5x5");
  await expect(cell(room, away("e5"))).toBeAttached();
  await expect(room.rings).toBeChecked();
  await room.rings.uncheck();
  await expect(cell(room, away("e5"))).not.toBeAttached();
  await expectWord(page, "path", "b3,a5,c4");
  await page.reload();
  await expect(room.heading).toHaveText(filled(playText.heading(4, 25)));
  await expect(room.rings).not.toBeChecked();
  await expect(cell(room, away("e5"))).not.toBeAttached();
  // On a larger board it is a help, which is in the link.
  await openPlay(page, "board=8x8&start=a1");
  await room.rings.check();
  await expect(cell(room, away("b3"))).toBeAttached();
  await expectWord(page, "legal", "true");
});

test("after an impossible try, and while the knight is dragged, the board shows where it can go", async ({
  page,
}) => {
  await withoutRings(page);
  const room = await openPlay(page, "board=8x8&start=a1&path=b3&theme=light");
  await expect(cell(room, away("d4"))).not.toBeAttached();
  await clickOn(page, "h8");
  await expect(room.caption).toContainText(filled(playText.howItMoves([1, 2])));
  await expect(cell(room, away("d4"))).toBeAttached();
  await clickOn(page, "d4");
  await expectWord(page, "path", "b3,d4");
  await expect(cell(room, away("e6"))).not.toBeAttached();
  const { x, y } = await middleOf(page, "d4");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y, { steps: 3 });
  await expect(room.root.locator(".carried")).toBeVisible();
  await expect(cell(room, away("e6"))).toBeAttached();
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(cell(room, away("e6"))).not.toBeAttached();
  // A challenge that does not allow this help shows nothing.
  await openPlay(page, "board=8x8&start=a1&path=b3&challenge=back");
  await clickOn(page, "h8");
  await expect(room.caption).toContainText(filled(playText.howItMoves([1, 2])));
  await expect(cell(room, away("d4"))).not.toBeAttached();
});

test("every piece has a picture and a sentence of how it moves", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=8x8");
  const how = room.root.locator(".how-it-moves");
  await expect(how).toHaveText(filled(playText.howItMoves([1, 2])));
  await expect(room.root.locator(".how svg")).toBeVisible();
  await room.button(ladderText.rungName("camel", 0)).click();
  await expect(how).toHaveText("The camel moves three squares one way and one to the side.");
  await expect(room.root.locator(".board")).toBeInViewport({ ratio: 0.99 });
  await room.root.getByLabel(sharedText.labels.leaper).selectOption("0,1+1,1");
  await expect(page).toHaveURL(/leaper=0,1\+1,1/);
  await expect(how).toHaveText(
    "The king moves one square left, right, up or down. The king moves one square along a diagonal.",
  );
  await openPlay(page, "graph=1-2-3-1");
  await expect(how).toBeHidden();
});

test("a tour is celebrated by one motion and one next step; who wants less motion sees none", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { leaps: 0 });
    Element.prototype.animate = function leap(/** @type {Parameters<typeof animate>} */ ...motion) {
      /** @type {any} */ (window).leaps += 1;
      return animate.apply(this, motion);
    };
  });
  const leaps = () => page.evaluate(() => /** @type {any} */ (window).leaps);
  const ring = ["c2", "a3", "b1", "c3", "a2", "c1", "b3"];
  const almost = `board=.../.%23./...&start=a1&path=${ring.slice(0, -1).join()}`;
  const room = await openPlay(page, almost);
  await clickOn(page, "b3");
  await expect(room.say).toHaveText(filled(playText.won(false)));
  await expect.poll(leaps).toBeGreaterThan(0);
  await expect(room.root.locator(".cheer")).toHaveCount(0);
  await expect(room.root.locator(".ending .go")).toHaveText([playText.next.closed]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = await leaps();
  await room.look();
  await room.button(playText.labels.takeBack).click();
  await clickOn(page, "b3");
  await expect(room.say).toHaveText(filled(playText.won(false)));
  await expect.poll(() => leaps()).toBe(before);
  await expect(room.win.locator(".primary")).toHaveText([playText.next.closed]);
  await room.next.click();
  await expectWord(page, "target", "closed");
});

test("a finished tour is copied as people and programs write it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const room = await openPlay(page, "board=4x3&start=a1");
  await expect(room.root.locator(".take")).toBeHidden();
  await clickAlong(page, "c2 a3 b1 d2 b3 c1 d3 b2 d1 c3 a2".split(" "), "4x3");
  await room.look();
  await room.unfold(playText.labels.takeTour);
  for (const [name, text] of /** @type {const} */ ([
    [playText.writings.numberedBoard, " 3  6 11  8\n12  9  2  5\n 1  4  7 10"],
    [playText.writings.fromZero, " 2  5 10  7\n11  8  1  4\n 0  3  6  9"],
    [playText.writings.squareList, "a1 c2 a3 b1 d2 b3 c1 d3 b2 d1 c3 a2"],
    [
      playText.writings.pairs,
      "[(2, 0), (1, 2), (0, 0), (2, 1), (1, 3), (0, 1), (2, 2), (0, 3), (1, 1), (2, 3), (0, 2), (1, 0)]",
    ],
  ])) {
    await room.button(name).click();
    await expect(room.caption).toHaveText(playText.tourCopied(name));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  // What was copied is read again.
  await room.button(playText.writings.python).click();
  await expect(room.caption).toHaveText(playText.tourCopied(playText.writings.python));
  const list = await page.evaluate(() => navigator.clipboard.readText());
  await room.unfold(playText.labels.check);
  await page.getByLabel(playText.labels.tourText).fill(list);
  await room.button(playText.labels.checkNow).click();
  await expect(room.say).toHaveText(filled(playText.won(false, false)));
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the check of a tour has a link of its own, in a window ${viewport.width} wide`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize(viewport);
    const room = await openPlay(page, "check");
    const field = page.getByLabel(playText.labels.tourText);
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(room.button(playText.labels.checkNow)).toBeInViewport({ ratio: 1 });
    await expectWord(page, "check", "true");
    await room.root.locator("summary").filter({ hasText: playText.labels.check }).click();
    await expectWord(page, "check", /** @type {any} */ (null));
    await expect(room.notices).toHaveCount(0);
    await openPlay(page, "check=no");
    await expect(room.notices).toContainText(sharedText.wrong.flag("no"));
  });
}

test("right and wrong answers have signs of their own", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=5x5&mode=predict&start=a1&path=b3");
  const sign = (/** @type {string} */ part) =>
    room.root.locator(part).evaluate((line) => getComputedStyle(line, "::before").content);
  await clickOn(page, "c1");
  await expect(room.told).toHaveAttribute("data-mark", "wrong");
  await expect.poll(() => sign(".told")).toContain("✗");
  await room.button(playText.labels.judge).click();
  await expect(room.verdict).toHaveText(playText.finishable);
  await expect.poll(() => sign(".verdict")).toContain("✓");
});
