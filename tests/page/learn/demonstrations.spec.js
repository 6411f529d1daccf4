/** What lessons work out on the spot: it comes, it is true, and the page lives on meanwhile. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { openLearn } from "./driver.js";
import { goTo, prefer } from "../room.js";
import { inWindows } from "../windows.js";
import * as demonstrationsText from "#text/demonstrations.js";
import * as learnText from "#text/learn.js";
import * as sharedText from "#text/words.js";

/** Working takes a while where others work too. */
const PATIENCE = { timeout: 60_000 };

test("random walks, a race, maps and failures are worked out where they are told @engines", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=guess&step=2");
  await expect(room.told).toHaveText(
    "1,000 walks: 34.8 of 64 squares on average, 56 at most, no tour.",
    PATIENCE,
  );
  await expect(room.root.locator(".bars li")).toHaveCount(16);
  await room.button("About ten").click();
  await expect(room.reply).toContainText("No. Look at the bar at the end");
  await openLearn(page, "lesson=guess&step=6");
  const lanes = room.root.locator(".lanes-of-race .told-of");
  await expect(lanes.first()).toHaveText("A tour after 8,839 placements.", PATIENCE);
  await room.button(demonstrationsText.labels.stop).click();
  await expect(room.button(demonstrationsText.labels.stop)).toBeHidden();
  const counted = await lanes.last().textContent();
  await openLearn(page, "lesson=ties&step=4");
  await expect(room.told).toHaveText(/tours from 61 of 64 squares\.$/, PATIENCE);
  await expect(room.root.locator(".links a")).toHaveText(["e5", "b7", "e8"]);
  await room.button(/Roth/).click();
  await expect(room.told).toHaveText(/tours from 64 of 64 squares\.$/, PATIENCE);
  await openLearn(page, "lesson=ties&step=5");
  await expect(room.told).toHaveText(/^10 boards searched/, PATIENCE);
  await expect(room.root.locator(".bars li").nth(7)).toContainText(
    "20 × 20: stuck from 6 of 400 (1.5 %)",
  );
  await room.root.getByRole("link", { name: "Stuck from d1: see in Explore" }).first().click();
  await expect(page.locator("main#explore")).toBeVisible();
  await expect(page.locator("#explore .story")).toContainText(/stuck|dead end/i);
  await expect(page.locator("#explore .notice")).toHaveCount(0);
  expect(counted).toMatch(/placements/);
});

test("times, counts, estimates, pictures and positions are worked out where they are told", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=fast&step=2");
  await expect(room.told).toContainText("All runs are timed.", PATIENCE);
  await expect(room.root.locator(".bars").nth(1).locator("li")).toHaveText(
    [6, 12, 24, 48, 96].map((side) => new RegExp(`^${side} × ${side}: [\\d.]+ m?s`)),
  );
  await expect(room.root.locator(".bars").first()).toContainText("24 × 24: not tried");
  await openLearn(page, "lesson=many&step=2");
  await expect(room.told).toHaveText("Page 1 of 36, 864 tours in all", PATIENCE);
  await expect(room.root.locator(".tours svg")).toHaveCount(24);
  await room.button(demonstrationsText.labels.next).click();
  await expect(room.told).toHaveText("Page 2 of 36, 864 tours in all");
  await expect(room.root.locator(".tours a").first()).toHaveAttribute(
    "aria-label",
    "Tour 25: see in Explore",
  );
  await expect(room.root.locator(".lessons")).toContainText("1 of 6 done");
  await openLearn(page, "lesson=many&step=4");
  await expect(room.told.first()).toHaveText(/^Closed tours of 6 × 6: 9,862, counted in/, PATIENCE);
  await expect(room.told.last()).toHaveText(/^Open tours of 6 × 6: 3,318,960, counted/, PATIENCE);
  await openLearn(page, "lesson=many&step=5");
  await expect(room.told).toContainText("After 400,000 walks: about 13.", PATIENCE);
  await expect(room.root.locator(".error-bar")).toContainText("announced in 1996");
  await openLearn(page, "lesson=many&step=6");
  await expect(room.root.locator(".demo h3")).toHaveText([
    "A tour found now: 8 different positions",
    "Euler’s tour of 1759: 4 different positions",
  ]);
  await room.button("94 is not divisible by 4").click();
  await expect(room.reply).toContainText("Right: groups of 8 and of 4");
});

test("a board unfolds into a ring at the reader’s pace, and in stills where motion is reduced @engines", async ({
  page,
}) => {
  const room = await openLearn(page, "lesson=graph&step=1");
  const slider = room.root.getByRole("slider", { name: demonstrationsText.labels.drawing });
  const point = room.root.locator(".unfolding circle").nth(2);
  const first = await point.getAttribute("cx");
  await room.button(demonstrationsText.labels.unfold).click();
  await expect(room.button(demonstrationsText.labels.pause)).toBeVisible();
  await expect(room.told).toHaveText("The graph, drawn in a ring", PATIENCE);
  expect(await point.getAttribute("cx")).not.toBe(first);
  await expect(room.button(demonstrationsText.labels.fold)).toBeVisible();
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(room.told).toHaveText("The board");
  expect(await point.getAttribute("cx")).toBe(first);
  await prefer(page, "prefers-reduced-motion: reduce");
  await page.goto("about:blank");
  await openLearn(page, "lesson=graph&step=2");
  const places = new Set([await point.getAttribute("cx")]);
  for (let still = 1; still <= 3; still += 1) {
    await room.button(demonstrationsText.labels.unfold).click();
    places.add(await point.getAttribute("cx"));
  }
  expect(places.size).toBe(4);
  await expect(room.told).toHaveText("The graph, drawn in a ring");
  await room.button(demonstrationsText.labels.fold).click();
  await expect(room.told).toHaveText("On the way");
});

test("the argument goes square by square, and boards are guessed before the map tells", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=colours&step=4");
  const lines = room.root.locator(".lines li");
  await expect(lines).toHaveCount(5);
  await room.button(learnText.labels.step).click();
  await expect(room.root.locator(".sentence")).toHaveText(/a1/);
  await room.button(learnText.labels.toEnd).click();
  await expect(lines.last()).toContainText("So 14 of the 28 squares would never be visited");
  await room.button(learnText.labels.takeBack).click();
  await expect(lines.last()).toHaveText("So …");
  // Play begins again.
  await room.button(learnText.labels.toEnd).click();
  await room.button(sharedText.play.again).click();
  await expect(lines.last()).toHaveText("So …");
  await expect(room.button(demonstrationsText.labels.pause)).toBeVisible();
  await openLearn(page, "lesson=colours&step=5");
  const cell = (/** @type {string} */ name) =>
    room.root.locator(`.guesses [aria-label^="${name}"]`);
  await cell("6 × 6").click();
  // Whoever marks a board, marks the same one lying on its side.
  await cell("5 × 6").press("Enter");
  await expect(cell("6 × 5")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowDown");
  await expect(cell("5 × 7")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(room.told).toHaveText("5 of 64 boards marked");
  await room.button(learnText.labels.check).click();
  await expect(room.reply).toContainText("of 64 boards were right. Schwenk’s theorem of 1991");
  await expect(cell("5 × 7")).toHaveAttribute("aria-label", /no closed tour.*your guess was wrong/);
  await expect(cell("6 × 6")).toHaveAttribute("aria-label", /a closed tour.*your guess was right/);
  await expectAccessible(page, { of: "the map that tells" });
  await room.button(demonstrationsText.labels.again).click();
  await expect(room.told).toHaveText("0 of 64 boards marked");
});

test("a race ends although a board of it could not be worked out", async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...sent) {
      const { settings } = sent[0];
      if (settings?.run?.start === "d4") {
        settings.run.start = "z99";
      }
      settings.most &&= 10_000; // The others are soon given up.
      return postMessage.apply(this, /** @type {[any]} */ (sent));
    };
  });
  const room = await openLearn(page, "lesson=guess&step=6");
  const lanes = room.root.locator(".lanes-of-race .told-of");
  await expect(lanes.last()).toContainText("This could not be worked out: ");
  await expect(lanes.first()).toHaveText("A tour after 8,839 placements.", PATIENCE);
  await expect(room.button(demonstrationsText.labels.stop)).toBeHidden(PATIENCE);
  await expect(lanes.last()).toContainText("This could not be worked out: ");
});

test("what is worked out neither freezes the page nor goes on when it is left", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const workers = /** @type {{ ended: boolean }[]} */ ([]);
    Object.assign(window, { workers });
    const { Worker: Real } = window;
    window.Worker = class extends Real {
      /** @param {ConstructorParameters<typeof Worker>} args */
      constructor(...args) {
        super(...args);
        workers.push(/** @type {any} */ (this));
      }

      /** @override */
      terminate() {
        Object.assign(this, { ended: true });
        super.terminate();
      }
    };
  });
  const room = await openLearn(page, "lesson=guess&step=6");
  await expect(room.root.locator(".lanes-of-race .told-of").last()).not.toHaveText("0 placements");
  const begun = () =>
    page.evaluate(() =>
      /** @type {any} */ (window).workers.map((/** @type {any} */ each) => Boolean(each.ended)),
    );
  expect((await begun()).length).toBe(3);
  await goTo(page, "#learn?lesson=guess&step=1");
  expect(await begun()).toEqual([true, true, true]);
});

test("a board of a million squares is played in a lesson, and the page stays at hand", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=fast&step=4");
  await expect(room.button(learnText.labels.step)).toBeVisible();
  const picture = () =>
    room.root
      .locator(".board canvas")
      .first()
      .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const before = await picture();
  const waiting = await room.caption.textContent();
  await room.button(learnText.labels.play).click();
  await expect(room.caption).not.toHaveText(waiting ?? "");
  await expect.poll(async () => (await picture()) === before).toBe(false);
  await room.number.fill("1000000");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText("Right: a million, and each has its place in the tour.");
  await expect(room.caption).toContainText(/Step 31,\d{3}/, PATIENCE);
});

test("lessons fit any window, and axe finds nothing to complain about", async ({
  usedPage: page,
}) => {
  for (const [words, part] of [
    ["lesson=guess&step=2", ".bars li"],
    ["lesson=graph&step=3", ".beside svg"],
    ["lesson=colours&step=4", ".lines li"],
    ["lesson=many&step=2", ".tours svg"],
    ["page=teachers", ".teachers table"],
    ["sheet=counts&board=6x6", ".sheet-page svg"],
  ]) {
    const room = await openLearn(page, words);
    await expect(room.root.locator(part ?? "").first()).toBeVisible();
    await inWindows(page, [
      [1920, 1080],
      [844, 390],
      [320, 480],
    ]);
    // A theme differs in its colours: once in all of them is enough.
    const themes = words?.startsWith("lesson=graph") ? undefined : [null];
    await expectAccessible(page, { of: words, themes });
  }
});

test("axe finds nothing in other states of lessons, answered wrongly where that is one key", async ({
  page,
}) => {
  for (const [words, part, wrong] of [
    ["lesson=hand&step=2", ".board canvas", ""],
    ["lesson=hand&step=4", "#learn-number", "4"],
    ["lesson=hand&step=6", ".options button", ""],
    ["lesson=guess&step=6", ".demo", ""],
    ["lesson=rule&step=1", "#learn-number", "7"],
    ["lesson=rule&step=3", ".board canvas", ""],
    ["lesson=ties&step=5", ".demo", ""],
    ["lesson=colours&step=5", ".demo", ""],
    ["lesson=fast&step=2", ".demo", ""],
    ["lesson=fast&step=4", "#learn-number", "7"],
    ["lesson=many&step=1", "#learn-number", "7"],
  ]) {
    const room = await openLearn(page, words);
    await expect(room.root.locator(part ?? "").first()).toBeVisible();
    if (wrong) {
      await room.number.fill(wrong);
      await page.keyboard.press("Enter");
      await expect(room.reply).toBeVisible();
    }
    await expectAccessible(page, { of: words, themes: [null] });
  }
});
