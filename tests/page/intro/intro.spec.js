/** The introduction: five screens from the first view to four ways on. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { clickAlong, clickOn, expectWord, goTo, middleOf, prefer } from "../room.js";
import { solver } from "../texts.js";
import { inWindows } from "../windows.js";
import { introOf, openIntro } from "./driver.js";
import * as doorText from "#text/door.js";
import * as words from "#text/intro.js";
import { labels } from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const BOARD = "5x5";

/** A tour of the small board, found by the rule. */
const tour = () => solver.solve({ board: BOARD, start: "a1", tieBreak: "first" }).squares;

/** How a visitor chooses squares, and presses what has a name; `isSlow` if a few squares have to do. @typedef {{ choose: (square: string) => Promise<void>, press: (name: string) => Promise<void>, isSlow?: boolean }} Hand */

/** From the first view to the last screen. @type {(page: Page, hand: Hand) => Promise<void>} */
async function walk(page, { choose, press, isSlow = false }) {
  // The machine goes from question to question at once.
  await prefer(page, "prefers-reduced-motion");
  await page.goto("");
  await press(doorText.labels.begin);
  const room = introOf(page);
  await room.expectScreen("jump");
  for (const square of ["b5", "d4", "b3"]) {
    await choose(square);
  }
  await expect(room.reply).toHaveText(words.canJump);
  await press(words.labels.next);
  await room.expectScreen("attempt");
  await choose("b3");
  await expect(room.reply).toHaveText(words.visited(2, 25));
  await press(words.labels.next);

  await room.expectScreen("trick");
  for (const square of tour().slice(1, isSlow ? 4 : 25)) {
    await choose(square);
  }
  await expect(room.reply).toHaveText(isSlow ? words.visited(4, 25) : words.done(25));
  await press(words.labels.next);

  await room.expectScreen("machine");
  for (let question = 0; question < 3; question += 1) {
    await expect(room.reply).toHaveText(words.which);
    await press(words.labels.answer);
  }
  await expect(room.reply).toHaveText(words.arrived(900));
  await press(words.labels.next);

  await room.expectScreen("wonders");
  await expect(room.next).toBeHidden();
  await press(words.labels.fails);
}

/** Where the door to the failing rule leads. @param {Page} page */
const lab = (page) => page.locator("#explore canvas").first();

/** A link or a button. @type {(page: Page, name: string) => import("@playwright/test").Locator} */
const named = (page, name) =>
  page
    .getByRole("button", { name, exact: true })
    .or(page.getByRole("link", { name, exact: true }))
    .filter({ visible: true });

/** Presses a key until what has the focus is wanted. @type {(page: Page, key: string, wanted: { role?: string, name?: string }) => Promise<void>} */
async function goBy(page, key, wanted) {
  await expect(async () => {
    const { role, name } = await page.evaluate(() => {
      const at = document.activeElement;
      return {
        role: at?.getAttribute("role"),
        name: at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "",
      };
    });
    const isIt =
      (wanted.role === undefined || wanted.role === role) &&
      (wanted.name === undefined || new RegExp(`^${wanted.name}(,|$)`).test(name));
    if (!isIt) {
      await page.keyboard.press(key);
    }
    expect(isIt).toBe(true);
  }).toPass({ intervals: [0] });
}

test("whoever knows nothing comes from the first view to a tour of her own and four ways on @engines", async ({
  page,
}) => {
  await walk(page, {
    choose: (square) => clickOn(page, square, BOARD),
    press: (name) => named(page, name).click(),
  });
  await expect(lab(page)).toBeVisible();
});

test("the same by touch, on a phone", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    ...{ baseURL, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  });
  await walk(page, {
    async choose(square) {
      const { x, y } = await middleOf(page, square, BOARD);
      await page.touchscreen.tap(x, y);
    },
    press: (name) => named(page, name).tap(),
  });
  await expect(lab(page)).toBeVisible();
  await page.close();
});

test("the same by keys alone", async ({ page }) => {
  await walk(page, {
    isSlow: true,
    async choose(square) {
      await goBy(page, "Tab", { role: "gridcell" });
      await goBy(page, "ArrowRight", { name: square });
      await page.keyboard.press("Enter");
    },
    async press(name) {
      await goBy(page, "Tab", { name });
      await page.keyboard.press("Enter");
    },
  });
  await expect(lab(page)).toBeVisible();
});

test("the same by names alone, as a screen reader presses", async ({ page }) => {
  await walk(page, {
    choose: (square) =>
      introOf(page)
        .root.getByRole("gridcell", { name: new RegExp(`^${square}\\b`) })
        .dispatchEvent("click"),
    press: (name) => named(page, name).dispatchEvent("click"),
  });
  await expect(lab(page)).toBeVisible();
});

test("what is tapped on the first view takes the knight over, and three jumps lead on", async ({
  page,
}) => {
  await page.goto("");
  const door = page.locator("#door");
  const board = door.locator(".door-board");
  const before = await board.boundingBox();
  await board.click();
  await expect(door.locator(".meaning")).toHaveText(doorText.labels.jump);
  await expect.poll(() => board.boundingBox()).toEqual(before);
  for (let jump = 0; jump < 3; jump += 1) {
    await door.locator("circle:not(.spot, .ring)").first().click({ force: true });
  }
  await introOf(page).expectScreen("attempt");
});

test("keys alone make jumps, go on and back, and the device keeps the screen", async ({ page }) => {
  const room = await openIntro(page, 1);
  await room.root.getByRole("gridcell").and(page.locator("[tabindex='0']")).focus();
  for (let jump = 0; jump < 3; jump += 1) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(room.reply).not.toHaveText(words.jumps(jump, 3));
  }
  await expect(room.reply).toHaveText(words.canJump);
  await page.keyboard.press("PageDown");
  await room.expectScreen("attempt");
  await expect(room.root.locator("#intro-heading")).toBeFocused();
  await page.keyboard.press("PageDown");
  await room.expectScreen("trick");
  await page.keyboard.press("PageUp");
  await room.expectScreen("attempt");
  await expectWord(page, "screen", "2");
  await page.goto("about:blank");
  await page.goto("#intro");
  await room.expectScreen("attempt");
});

test("who is stuck hears how a thousand others fared, and takes jumps back", async ({
  usedPage: page,
}) => {
  const room = await openIntro(page, 2);
  const worst = new solver.Session({ board: BOARD, start: "a1", rule: "most onward" });
  worst.finish(25);
  const { path } = worst.state();
  await clickAlong(page, path.slice(1), BOARD);
  await expect(room.reply).toHaveText(/1,000/);
  await expect(room.next).toHaveClass(/primary/);
  const stuck = await room.reply.textContent();
  await room.takeBack.click();
  await expect(room.reply).not.toHaveText(String(stuck));
  await room.again.click();
  await expect(room.reply).toHaveText(words.visited(1, 25));
});

test("a jump against the rule that loses the tour shows what it cuts off", async ({
  usedPage: page,
}) => {
  const room = await openIntro(page, 3);
  await clickAlong(page, ["c2", "e3", "d5", "c3"], BOARD);
  await expect(room.reply).toHaveText(words.cutsOff("e1, b4, and e5"));
  // Each of them answers its square.
  const { x, y } = await middleOf(page, "e1", BOARD);
  await page.mouse.move(x, y);
  await expect(room.reply.locator(".is-lit")).toHaveText("e1");
});

test("F presents the screen with the board as high as the window, and Escape leaves", async ({
  usedPage: page,
}) => {
  const room = await openIntro(page, 5);
  const board = room.root.locator(".board");
  const before = await board.evaluate(({ clientHeight }) => clientHeight);
  await page.keyboard.press("f");
  await expect(page.locator("html")).toHaveAttribute("data-presenting", "");
  await expectWord(page, "present", "true");
  await expect(page).toHaveTitle(words.title(words.screens.wonders.name));
  await expect.poll(() => board.evaluate((seen) => seen.clientHeight)).toBeGreaterThan(before);
  await expect(room.root.getByRole("button", { name: labels.leavePresentation })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).not.toHaveAttribute("data-presenting");
  await goTo(page, "#intro?screen=2&present=true");
  await expect(page.locator("html")).toHaveAttribute("data-presenting", "");
  await goTo(page, "#intro?screen=2");
  await expect(page.locator("html")).not.toHaveAttribute("data-presenting");
});

test("a wrong answer is corrected, and the machine goes on", async ({ usedPage: page }) => {
  const room = await openIntro(page, 4);
  await expect(room.reply).toHaveText(words.which);
  const session = new solver.Session({ board: "8x8", start: "g1" });
  session.seek(6);
  while (!isClear(session.moment().candidates)) {
    session.step();
  }
  const [best, ...others] = session.moment().candidates.toSorted((a, b) => a.value - b.value);
  await clickOn(page, String(others.at(-1)?.square), "8x8");
  await expect(room.reply).toHaveText(words.wrong(String(best?.square), Number(best?.value)));
  await expect(room.reply).toHaveText(words.which);
});

/** Whether there is one smallest number among three or more. @param {{ value: number }[]} candidates */
function isClear(candidates) {
  const least = Math.min(...candidates.map(({ value }) => value));
  return candidates.length > 2 && candidates.filter(({ value }) => value === least).length === 1;
}

/** By how much the page is higher than the window. @param {Page} page */
const scrolled = (page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollHeight - innerHeight));

test("the longest texts fit a small phone, and a projector while they are presented", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const screen of [3, 5]) {
    await openIntro(page, screen, "de");
    await expect.poll(() => scrolled(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.keyboard.press("f");
  await expect(page.locator("html")).toHaveAttribute("data-presenting", "");
  await inWindows(page, [[1024, 768]], () => expect.poll(() => scrolled(page)).toBe(0));
});

test("each screen fits every window, and axe finds nothing in it", async ({ usedPage: page }) => {
  await prefer(page, "prefers-reduced-motion");
  for (const [i, id] of Object.keys(words.screens).entries()) {
    const room = await openIntro(page, i + 1);
    await room.expectScreen(/** @type {keyof typeof words.screens} */ (id));
    const isLast = id === "wonders";
    const sizes = /** @type {const} */ ([
      [320, 568],
      [390, 844],
      [1440, 900],
    ]);
    await inWindows(page, sizes, async () => {
      const way = isLast ? room.link(words.labels.teach) : room.root.locator(".turn .pill").last();
      await expect(way).toBeInViewport({ ratio: 0.9 });
      await expect.poll(() => scrolled(page)).toBe(0);
    });
    await expectAccessible(page, { of: id, themes: ["light", "dark"] });
  }
});
