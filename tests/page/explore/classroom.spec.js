/** What a class needs: questions before answers, a board as high as the screen, and what signs mean. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import {
  chooseTheme,
  clickOn,
  drawn,
  expectWord,
  goTo,
  middleOf,
  pictureOf,
  settled,
  watchErrors,
  wordsOf,
} from "../room.js";
import { OPEN_TOUR, stuckWith } from "../compare/driver.js";
import { openExplore } from "./driver.js";
import { ASKED, SOME, atMove, filled, like, runAt } from "../texts.js";
import * as legendText from "#text/legend.js";
import * as sharedText from "#text/words.js";
import * as compareText from "#text/compare.js";

test("asked first, nothing tells where the rule goes until a square is clicked or the answer is shown", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=d4&step=5");
  const live = page.locator("#live");
  const told = await pictureOf(page);
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4&step=5").story);
  await expect(room.chosen).toHaveText("b4");
  await room.button(sharedText.labels.ask).click();
  await expectWord(page, "ask", "true");
  await expect(room.story).toHaveText(ASKED);
  await expect(room.candidates.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("#explore .code [aria-current]")).toHaveCount(0);
  await expect(live).toContainText(ASKED);
  await expect.poll(() => pictureOf(page)).not.toBe(told);
  const { x, y } = await middleOf(page, "b4");
  await page.mouse.move(x, y);
  await expect(page.locator("#explore .caption")).toHaveText(
    sharedText.openSquare(/** @type {any} */ ({ square: "b4" })),
  );
  await expect(page.locator('#explore [role="gridcell"][aria-label^="b4"]')).toHaveAttribute(
    "aria-label",
    sharedText.openSquare(/** @type {any} */ ({ square: "b4" })),
  );
  // A wrong square is told, and the answer shown; of one that is no answer nothing is said any more.
  const [none, wrong] = [await middleOf(page, "h8"), await middleOf(page, "c3")];
  await page.mouse.click(none.x, none.y);
  await expect(page.locator("#explore .caption")).toHaveText(filled(sharedText.noWay("h8")));
  await page.mouse.click(wrong.x, wrong.y);
  await expect(page.locator("#explore .answer")).toHaveText(sharedText.answered("c3", false));
  await expect(page.locator("#explore .caption")).not.toContainText("h8");
  await expect(room.story).toContainText("b4");
  await expect(live).toContainText(
    `${sharedText.answered("c3", false)} ${runAt("board=8x8&start=d4&step=5").spoken}`,
  );
  // The presenter's clicker: forward goes, then reveals.
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(atMove(6, 63));
  await expect(room.story).toHaveText(ASKED);
  await expect(live).toContainText(sharedText.asks(runAt("board=8x8&start=d4&step=6").moment));
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(atMove(6, 63));
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4&step=6").story);
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(atMove(7, 63));
  await room.button(sharedText.labels.show).click();
  await expect(room.story).not.toHaveText(ASKED);
  await expect(page.locator("#story-heading")).toBeFocused();
  // Where the knight cannot go is no answer.
  await page.keyboard.press("PageDown");
  const far = await middleOf(page, "h1");
  await page.mouse.click(far.x, far.y);
  await expect(page.locator("#explore .caption")).toHaveText(filled(sharedText.noWay("h1")));
  await expect(room.story).toHaveText(ASKED);
  await page.keyboard.press("a");
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4&step=8").story);
});

test("Ask first begins with a choice that has one right answer", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=d4");
  expect(runAt("board=8x8&start=d4").moment.reason.code).toBe("tie");
  await room.button(sharedText.labels.ask).click();
  await expect(room.story).toHaveText(ASKED);
  await expect(page).toHaveURL(/step=[1-9]/);
  const step = Number((await wordsOf(page)).get("step"));
  const { reason, candidates } = runAt(`board=8x8&start=d4&step=${step}`).moment;
  expect(reason.code).toBe("fewest");
  expect(candidates.length).toBeGreaterThan(1);
});

test("after an answer a slip restarts nothing, but starting there is on offer", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=d4&step=5&ask=true");
  await clickOn(page, "b4");
  await expect(page.locator("#explore .answer")).toHaveText(sharedText.answered("b4", true));
  await clickOn(page, "h8");
  await expect(room.heading).toHaveText(atMove(5, 63));
  await expect(room.caption).toHaveText(filled(sharedText.noWay("h8")));
  const offer = room.button(sharedText.startOn("h8"));
  await expect(offer).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(offer).toBeHidden();
  await clickOn(page, "h1");
  await clickOn(page, "c6");
  await expect(page.locator("#explore .answer")).not.toHaveText("");
  await clickOn(page, "h8");
  await offer.click();
  await expect(page.locator("#story-heading")).toBeFocused();
  await expectWord(page, "start", "h8");
});

test("an answer that comes before what judges it is judged, and a slip restarts nothing", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route("**/class-tools.js", async (route) => {
    await released;
    await route.continue();
  });
  const room = await openExplore(page, "board=8x8&start=d4&step=5&ask=true");
  await clickOn(page, "h8");
  await expect(room.heading).toHaveText(atMove(5, 63));
  await clickOn(page, "b4");
  release();
  await expect(page.locator("#explore .answer")).toHaveText(sharedText.answered("b4", true));
  await expectWord(page, "start", "d4");
});

test("no frame stays around a square that the mouse has clicked", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=d4&step=5");
  await clickOn(page, "b4");
  await expect(room.heading).toHaveText(atMove(6, 63));
  await expect(room.caption).toHaveText(
    sharedText.wentByHand(runAt("board=8x8&start=d4&step=5").moment, "b4"),
  );
  await page.keyboard.press("PageDown");
  await expect(room.caption).toHaveText(filled(sharedText.clickHint("go")));
});

test("teachers find their page beside what is for a class", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8&start=d4&theme=projector");
  await page.setViewportSize({ width: 1920, height: 1080 });
  const link = page.locator("#explore").getByRole("link", { name: sharedText.labels.forTeachers });
  const box = await link.boundingBox();
  expect(box?.y).toBeLessThan(1080);
  await link.click();
  await expectWord(page, "page", "teachers");
});

test("what asks a class can be asked for again where it did not come", async ({ page }) => {
  /** @type {string[]} */
  const logged = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  const room = await openExplore(page, "board=6x6&start=c3&step=5");
  const story = await room.story.innerText();
  for (const [button, missing] of [
    [sharedText.labels.ask, "class-tools.js"],
    [sharedText.labels.present, "presentation.css"],
  ]) {
    await page.route(`**/${missing}`, (route) => route.abort());
    await room.button(button).click();
    await expect(room.caption).toHaveText(sharedText.labels.roomFailed);
    await expect(room.button(button)).toHaveAttribute("aria-pressed", "false");
    await expect(room.story).toHaveText(story);
    expect(logged.join("\n")).toMatch(new RegExp(`Unreachable|${missing}`));
    await page.unroute(`**/${missing}`);
    await room.button(button).click();
    await expect(page.locator("#explore .caption")).not.toHaveText(sharedText.labels.roomFailed);
    if (button === sharedText.labels.ask) {
      await expect(room.story).toHaveText(ASKED);
      await room.button(button).click();
    }
  }
  await expect(page.locator(":root")).toHaveAttribute("data-presenting", "");
  await page.keyboard.press("f");
});

test("presented, the board fills the height, the story is large, and settings are in a drawer", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=d4&step=5");
  const size = () =>
    page.locator("#explore").evaluate((root) => {
      const box = (/** @type {string} */ name) => root.querySelector(name)?.getBoundingClientRect();
      const say = /** @type {Element} */ (root.querySelector(".say"));
      const board = box(".board");
      return {
        board: board?.height ?? 0,
        right: board?.right ?? 0,
        story: box(".story")?.left ?? 0,
        letters: parseFloat(getComputedStyle(say).fontSize),
      };
    });
  const before = await size();
  await page.keyboard.press("f");
  await expectWord(page, "present", "true");
  await expect(page.locator("header .rooms")).toBeHidden();
  await expect(page.locator("#explore .settings")).toBeHidden();
  const after = await size();
  expect(after.board).toBeGreaterThan(before.board);
  expect(after.board).toBeGreaterThan(720 * 0.7);
  expect(after.letters).toBeGreaterThan(before.letters);
  expect(after.story).toBeGreaterThan(after.right - 1);
  await room.button(sharedText.labels.settings).click();
  await expect(page.locator("#explore .settings")).toBeVisible();
  await expect(page.locator("#explore .layers button").first()).toBeFocused();
  await expectAccessible(page, { themes: [null] });
  await page.keyboard.press("Escape");
  await expect(page.locator("#explore .settings")).toBeHidden();
  await expect(room.button(sharedText.labels.settings)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("header .rooms")).toBeVisible();
  // Whoever presses a button that goes finds its other.
  await room.button(sharedText.labels.present).click();
  await expect(room.button(sharedText.labels.settings)).toBeFocused();
  await room.button(sharedText.labels.settings).click();
  await chooseTheme(page, "projector");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "projector");
  await chooseTheme(page, "auto");
  await room.button(sharedText.labels.leavePresentation).click();
  await expect(room.button(sharedText.labels.present)).toBeFocused();
  // A link presents as well, and other rooms are as they were.
  await openExplore(page, "board=6x6&present=true");
  await expect(page.locator("header .rooms")).toBeHidden();
  await goTo(page, "#count");
  await expect(page.locator("header .rooms")).toBeVisible();
});

test("signs are explained under the board and behind ?", async ({ page }) => {
  await page.goto("#explore");
  await drawn(page);
  await page.locator("#explore .signs summary").click();
  await expect(page.locator("#explore .sign-list li")).toHaveCount(10);
  await expect(page.locator("#explore .sign-list")).toContainText(legendText.signs.tied);
  await page.keyboard.press("?");
  await page.locator("#help .signs summary").click();
  await expect(page.locator("#help .sign-list li")).toHaveCount(10);
  await expectAccessible(page);
});

test("in the hand lanes are large enough to read, and ties decide between them", async ({
  usedPage: page,
}) => {
  await goTo(page, "#compare?board=8x8&lanes=warnsdorff,backtracking");
  await page.setViewportSize({ width: 390, height: 844 });
  const lanes = page.locator("#compare .lane");
  await expect(lanes).toHaveCount(2);
  const [first, second] = [await lanes.nth(0).boundingBox(), await lanes.nth(1).boundingBox()];
  expect(second?.x).toBe(first?.x);
  const board = await lanes.nth(0).locator(".board").boundingBox();
  expect(board?.width).toBeGreaterThan(300);
  await expect(page.locator("#compare-width")).toBeHidden();
  await expect(page.locator("#compare .picker select").first()).toBeHidden();
  await page.getByRole("link", { name: compareText.labels.whyTies }).click();
  await expectWord(page, "board", "20x20");
  await page
    .locator("#compare")
    .getByRole("button", { name: sharedText.actions.last, exact: true })
    .click();
  await expect(page.locator("#compare .status")).toHaveText([
    like(stuckWith(SOME, 400)),
    OPEN_TOUR,
    like(stuckWith(SOME, 400)),
  ]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator("#compare-width")).toBeVisible();
});

test("a small view whose look comes late leaves other rooms their header", async ({ page }) => {
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route("**/small-view*.css", async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/small-view.*\.css/);
  await page.goto("#explore?board=6x6&view=small");
  await asked;
  await page.evaluate(() => {
    location.hash = "#keypad";
  });
  await expect(page.locator("#keypad")).toBeVisible();
  const arrived = page.waitForResponse(/small-view.*\.css/);
  release();
  await (await arrived).finished();
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => /small-view/.test(href ?? "")),
  );
  await settled(page);
  await expect(page.locator(":root")).not.toHaveAttribute("data-small");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a fault in what was loaded is not called a part that could not be loaded", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => {
    const { after } = Element.prototype;
    Element.prototype.after = function (/** @type {(Node | string)[]} */ ...nodes) {
      if (nodes.some((node) => node instanceof Element && node.className === "whole-page")) {
        throw new Error("a fault of its own");
      }
      after.apply(this, nodes);
    };
  });
  const room = await openExplore(page, "board=6x6&view=small");
  await expect.poll(errors).toEqual(["a fault of its own"]);
  await expect(room.caption).not.toContainText(sharedText.labels.roomFailed);
});
