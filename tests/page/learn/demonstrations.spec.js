/** What lessons work out on the spot: it comes, it is true, and the page lives on meanwhile. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { openLearn } from "./driver.js";
import { listen } from "../ears.js";
import { goTo, prefer } from "../room.js";

/** @import { LessonText } from "#text/lessons.js" */

import { inWindows } from "../windows.js";
import { ANY, RUN_ENDED, SOME, beginning, ending, having, like, tieBreakName } from "../texts.js";
import * as existText from "#text/exist.js";
import * as editorText from "#text/rule-editor.js";
import * as teachingText from "#text/teaching.js";
import * as demonstrationsText from "#text/demonstrations.js";
import * as learnText from "#text/learn.js";
import * as sharedText from "#text/words.js";
import * as lessonsText from "#text/lessons.js";

/** The lessons, as any step of theirs is looked up by its id. @type {Record<string, LessonText>} */
const lessons = lessonsText.lessons;

/** What is said of a count, however long it took. @type {(isClosed: boolean, tours: string) => RegExp} */
const countedOf = (isClosed, tours) => {
  const what = demonstrationsText.toursOf("6 × 6", isClosed);
  return beginning(demonstrationsText.counted(what, tours, 0).replace(/[\d.]+ ms$/, ""));
};

/** A marked board on the map that tells. @type {(width: number, height: number, exists: boolean) => RegExp} */
const guessOf = (width, height, exists) =>
  like(demonstrationsText.guessedCell(width, height, true, exists, ANY));

test("random walks, a race, maps and failures are computed in their lesson", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=guess&step=2");
  // The bars would give the answer away.
  await expect(room.told).toHaveText(demonstrationsText.guessFirst);
  await expect(room.root.locator(".bars li")).toHaveCount(0);
  const [[none = ""] = [], [option = "", reply = ""] = []] =
    lessons.guess.steps["thousand-walks"]?.options ?? [];
  await room.button(option).click();
  await expect(room.reply).toHaveText(learnText.tryAgain(reply));
  await expect(room.told).toHaveText(demonstrationsText.guessFirst);
  await room.button(none).click();
  await expect(room.told).toHaveText(demonstrationsText.walksMade(1000, 34.8, 56, 64, 0));
  await expect(room.root.locator(".bars li")).toHaveCount(16);
  await openLearn(page, "lesson=guess&step=6");
  const lanes = room.root.locator(".lanes-of-race .told-of");
  await expect(lanes.first()).toHaveText(demonstrationsText.laneOver(8839, true, false));
  await room.button(demonstrationsText.labels.stop).click();
  await expect(room.button(demonstrationsText.labels.stop)).toBeHidden();
  await expect(lanes.last()).toHaveText(having(demonstrationsText.placements(SOME)));
  await openLearn(page, "lesson=guess&step=7");
  await expect(room.told).toHaveText(demonstrationsText.guessFirst);
  await room.button(lessons.guess.steps.orders?.options?.[1]?.[0] ?? "").click();
  await expect(room.told).toHaveText(demonstrationsText.ordersTried(12, 6, 8910, 1_000_000));
  await expect(room.root.locator(".bars li").first()).toContainText(
    demonstrationsText.laneOver(248_168, true, false),
  );
  await openLearn(page, "lesson=ties&step=4");
  await expect(room.told).toHaveText(ending(demonstrationsText.mapMade("", 61, 64)));
  await expect(room.root.locator(".links a")).toHaveText(["e5", "b7", "e8"]);
  await room.button(tieBreakName("roth")).click();
  await expect(room.told).toHaveText(ending(demonstrationsText.mapMade("", 64, 64)));
  await openLearn(page, "lesson=ties&step=5");
  await expect(room.told).toHaveText(demonstrationsText.failuresFound(10, 1));
  await expect(room.root.locator(".bars li").nth(7)).toContainText(
    demonstrationsText.failuresOn("20 × 20", 6, 400),
  );
  await room.root
    .getByRole("link", { name: demonstrationsText.stuckFrom("d1") })
    .first()
    .click();
  await expect(page.locator("main#explore")).toBeVisible();
  await expect(page.locator("#story-heading")).toHaveText(RUN_ENDED);
  await expect(page.locator("#explore .notice")).toHaveCount(0);
});

test("times, counts, estimates, pictures and positions are computed in their lesson", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=fast&step=2");
  await expect(room.told).toContainText(demonstrationsText.timed);
  await expect(room.root.locator(".bars").nth(1).locator("li")).toHaveText(
    [6, 12, 24, 48, 96].map((side) => new RegExp(`^${side} × ${side}: [\\d.]+ m?s`)),
  );
  await expect(room.root.locator(".bars").first()).toContainText(
    demonstrationsText.notTimed("24 × 24"),
  );
  await openLearn(page, "lesson=many&step=2");
  await expect(room.told).toHaveText(demonstrationsText.toursPage(1, 36, 864));
  await expect(room.root.locator(".tours svg")).toHaveCount(24);
  await room.button(demonstrationsText.labels.next).click();
  await expect(room.told).toHaveText(demonstrationsText.toursPage(2, 36, 864));
  await expect(room.root.locator(".tours a").first()).toHaveAttribute(
    "aria-label",
    demonstrationsText.openTour(25),
  );
  await expect(room.root.locator(".all-lessons")).toContainText(learnText.doneOf(1, 6));
  await openLearn(page, "lesson=many&step=4");
  await expect(room.told.first()).toHaveText(countedOf(true, "9,862"));
  await expect(room.told.last()).toHaveText(countedOf(false, "3,318,960"));
  await openLearn(page, "lesson=many&step=5");
  await expect(room.told).toHaveText(demonstrationsText.walksSoFar(400_000));
  await expect(room.root.locator(".error-bar")).not.toContainText(
    demonstrationsText.estimateMarks.known,
  );
  await room.button(lessons.many.steps.estimate?.options?.[1]?.[0] ?? "").click();
  await expect(room.told).toContainText(
    demonstrationsText.estimated(400_000, 13e12, 1e12).split("13.")[0],
  );
  await expect(room.root.locator(".error-bar")).toContainText(
    demonstrationsText.estimateMarks.wrong,
  );
  await openLearn(page, "lesson=many&step=6");
  await expect(room.root.locator(".demo h3")).toHaveText([
    demonstrationsText.positions(demonstrationsText.imagesOf.found, 8),
    demonstrationsText.positions(demonstrationsText.imagesOf.euler, 4),
  ]);
  const [option = "", reply = ""] = lessons.many.steps.positions?.options?.[0] ?? [];
  await room.button(option).click();
  await expect(room.reply).toHaveText(reply);
});

test("rules are written in a lesson, tried on every square, and held against Roth’s", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=invent&step=2");
  const bars = room.root.locator(".bars li");
  await expect(bars).toHaveCount(0);
  const [, , [most = "", reply = ""] = []] = lessons.invent.steps["three-rules"]?.options ?? [];
  await room.button(most).click();
  await expect(room.reply).toHaveText(reply);
  const [random = "", edge = "", onward = ""] = demonstrationsText.threeRules;
  await expect(bars.filter({ hasText: edge })).toContainText(
    demonstrationsText.ruleTried(edge, 7, 64),
  );
  await expect(bars).toContainText([random, edge, demonstrationsText.ruleTried(onward, 61, 64)]);

  await openLearn(page, "lesson=invent&step=3");
  const text = room.root.getByLabel(editorText.labels.text, { exact: true });
  await room.button(editorText.labels.add).click();
  await room.root
    .getByLabel(editorText.ofLine.measure(2), { exact: true })
    .selectOption(editorText.measures.onward.name);
  await expect(text).toHaveValue("nearest edge, fewest onward");
  const go = room.button(demonstrationsText.labels.tryRule);
  await go.click();
  const tried = (/** @type {string} */ rule, /** @type {number} */ tours) =>
    expect(bars.nth(1)).toHaveText(demonstrationsText.ruleTried(rule, tours, 64));
  await tried("nearest edge, fewest onward", 32);
  await room.button(editorText.ofLine.down(1)).click();
  await go.click();
  await tried("fewest onward, nearest edge", 64);
  await expect(bars).toHaveCount(3);
  await room.number.fill("32");
  await room.number.press("Enter");
  await expect(room.reply).toHaveText(lessons.invent.steps["own-rule"]?.right ?? "");

  await openLearn(page, "lesson=invent&step=4");
  await go.click();
  // Roth’s runs again where the first press was not waited for.
  await go.click();
  await expect(room.reply).toHaveText(demonstrationsText.againstRoth(696, 996));
  await text.fill(/“(.*)”/.exec(teachingText.answers.try)?.[1] ?? "");
  await text.press("Enter");
  await go.click();
  await expect(room.reply).toHaveText(demonstrationsText.againstRoth(998, 996));
  await room.root.getByRole("link", { name: demonstrationsText.labels.contest }).click();
  await expect(page.locator("main#compare #contest-rule")).toHaveValue(/least turn$/);
});

test("a board unfolds into a ring at the reader’s pace, and in stills where motion is reduced", async ({
  page,
}) => {
  const room = await openLearn(page, "lesson=graph&step=1");
  const slider = room.root.getByRole("slider", { name: demonstrationsText.labels.drawing });
  const point = room.root.locator(".unfolding circle").nth(2);
  const first = await point.getAttribute("cx");
  await room.button(demonstrationsText.labels.unfold).click();
  await expect(room.button(demonstrationsText.labels.pause)).toBeVisible();
  await expect(room.told).toHaveText(demonstrationsText.unfolded(1));
  await expect.poll(() => point.getAttribute("cx")).not.toBe(first);
  await expect(room.button(demonstrationsText.labels.fold)).toBeVisible();
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(room.told).toHaveText(demonstrationsText.unfolded(0));
  await expect.poll(() => point.getAttribute("cx")).toBe(first);
  await prefer(page, "prefers-reduced-motion: reduce");
  await page.goto("about:blank");
  await openLearn(page, "lesson=graph&step=2");
  const places = new Set([await point.getAttribute("cx")]);
  for (let still = 1; still <= 3; still += 1) {
    await room.button(demonstrationsText.labels.unfold).click();
    places.add(await point.getAttribute("cx"));
  }
  expect(places.size).toBe(4);
  await expect(room.told).toHaveText(demonstrationsText.unfolded(1));
  await room.button(demonstrationsText.labels.fold).click();
  await expect(room.told).toHaveText(demonstrationsText.unfolded(0.5));
});

test("the argument goes square by square, and boards are guessed before the map tells", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=colours&step=4");
  const lines = room.root.locator(".lines li");
  await expect(lines).toHaveCount(5);
  await room.button(learnText.labels.step).click();
  const sentence = room.root.locator(".sentence");
  await expect(sentence).toHaveText(/a1/);
  const picture = room.root.locator(".argument canvas");
  const { height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.hover({ position: { x: height / 4, y: (height * 3.5) / 4.7 } });
  await expect(sentence.locator(".is-lit")).toHaveText("a1");
  await room.button(learnText.labels.toEnd).click();
  await expect(lines.last()).toHaveText(
    existText.conclusion("closed", "alternation", { missed: 14 }, 28, true),
  );
  await room.button(learnText.labels.takeBack).click();
  await expect(lines.last()).toHaveText(
    existText.conclusion("closed", "alternation", {}, 28, false),
  );
  // Play begins again.
  await room.button(learnText.labels.toEnd).click();
  await room.button(sharedText.play.again).click();
  await expect(lines.last()).toHaveText(
    existText.conclusion("closed", "alternation", {}, 28, false),
  );
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
  await expect(room.told).toHaveText(demonstrationsText.guessing(5, 64));
  await room.button(learnText.labels.check).click();
  await expect(room.reply).toHaveText(like(demonstrationsText.guessed(SOME, 64)));
  // What the signs mean is there without pointing at a board.
  for (const code of /** @type {const} */ (["odd-area", "side-4", "small-exception"])) {
    await expect(room.root.locator(".legend-of-map")).toContainText(
      demonstrationsText.mapSigns[code],
    );
  }
  await expect(cell("5 × 7")).toHaveAttribute("aria-label", guessOf(5, 7, false));
  await expect(cell("6 × 6")).toHaveAttribute("aria-label", guessOf(6, 6, true));
  await expectAccessible(page, { of: "the map that tells" });
  await room.button(demonstrationsText.labels.again).click();
  await expect(room.told).toHaveText(demonstrationsText.guessing(0, 64));
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
  const ears = await listen(page);
  const room = await openLearn(page, "lesson=guess&step=6");
  const lanes = room.root.locator(".lanes-of-race .told-of");
  await expect(lanes.last()).toContainText(demonstrationsText.failed(""));
  const { failed, lane, laneEnded } = demonstrationsText;
  await ears.hears(having(laneEnded(lane("8 × 8", "d4"), failed(""))));
  await expect(lanes.first()).toHaveText(demonstrationsText.laneOver(8839, true, false));
  await expect(room.button(demonstrationsText.labels.stop)).toBeHidden();
  await expect(lanes.last()).toContainText(demonstrationsText.failed(""));
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
  await expect(room.root.locator(".lanes-of-race .told-of").last()).not.toHaveText(
    demonstrationsText.placements(0),
  );
  const begun = () =>
    page.evaluate(() =>
      /** @type {any} */ (window).workers.map((/** @type {any} */ each) => Boolean(each.ended)),
    );
  await expect.poll(async () => (await begun()).length).toBe(3);
  await goTo(page, "#learn?lesson=guess&step=1");
  await expect.poll(begun).toEqual([true, true, true]);
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
  await expect(room.reply).toHaveText(lessons.fast.steps.thousand?.right ?? "");
  await expect(room.caption).toContainText(/\b31,\d{3}\b/);
});

test("lessons fit any window, and axe finds nothing to complain about", async ({
  usedPage: page,
}) => {
  for (const [words, part] of [
    ["lesson=guess&step=2", ".demo .told-of"],
    ["lesson=graph&step=3", ".beside svg"],
    ["lesson=colours&step=4", ".lines li"],
    ["lesson=many&step=2", ".tours svg"],
    ["page=teachers", ".teachers table"],
    ["sheet=predict&board=6x6", ".sheet-page svg"],
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
  usedPage: page,
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
