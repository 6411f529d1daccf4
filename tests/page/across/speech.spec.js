import { expect, test } from "../fixtures.js";
import { listen } from "../ears.js";
import { drawn, goTo } from "../room.js";
import { AT_START, atStep } from "../compare/driver.js";
import { openExplore } from "../explore/driver.js";
import {
  ANY,
  SOME,
  beginning,
  ending,
  feasibilityOf,
  filled,
  having,
  like,
  runAt,
  stepOf,
} from "../texts.js";
import * as buildText from "#text/build.js";
import * as playText from "#text/play.js";
import * as ladderText from "#text/ladder.js";
import * as existText from "#text/exist.js";
import * as compareText from "#text/compare.js";
import * as learnText from "#text/learn.js";
import * as sharedText from "#text/words.js";
import * as keypadText from "#text/keypad.js";
import * as demonstrationsText from "#text/demonstrations.js";
import * as galleryText from "#text/gallery.js";

/** @import { Page } from "@playwright/test" */

/** Presses a key so often that nothing else happens in between. @type {(page: Page, key: string, times: number) => Promise<void>} */
const pressAtOnce = (page, key, times) =>
  page.evaluate(([pressed, count]) => {
    for (let i = 0; i < count; i += 1) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    }
  }, /** @type {[string, number]} */ ([key, times]));

/** About one step a second, and not more. @param {Page} page */
const slowDown = (page) => page.getByRole("slider", { name: sharedText.labels.speed }).fill("9");

/** What Build says of each kind of tour. */
const [OPEN, CLOSED] = [buildText.tour.open, buildText.tour.closed].map((tour) =>
  beginning(`${tour}: `),
);

/** There is no open tour, whatever the reason. */
const NO_OPEN_TOUR = beginning(feasibilityOf("board=4x4&target=open").split(":")[0] ?? "");

test("Explore tells steps, verdicts, the speed, and what can be stopped", async ({ page }) => {
  const ears = await listen(page);
  const atStepOf = (/** @type {number} */ step) => runAt(`board=8x8&start=a1&step=${step}`);
  // In full once it rests, wherever that is.
  const restsAt = new RegExp(
    Array.from({ length: 10 }, (_, step) => like(atStepOf(step).spoken).source).join("|"),
  );
  const room = await openExplore(page, "board=8x8&start=a1");
  await ears.hears(like(runAt("board=8x8&start=a1").spoken));

  await slowDown(page);
  await ears.clear();
  await room.button(sharedText.actions.play).click();
  await ears.hears(...[1, 2, 3].map((step) => like(atStepOf(step).shortly)));
  const short = (await ears.heard()).filter((text) =>
    [1, 2, 3].map((step) => atStepOf(step).shortly).includes(text),
  );
  expect(short).toHaveLength(3);
  await room.button(sharedText.play.pause).click();
  await ears.hears(restsAt); // In full once it rests.

  await room.button(sharedText.actions.first).click();
  await ears.hears(like(runAt("board=8x8&start=a1").spoken));
  await ears.clear();
  await pressAtOnce(page, "ArrowRight", 10);
  await ears.hears(like(atStepOf(10).spoken));
  await pressAtOnce(page, "+", 5);
  await ears.hears(ending(sharedText.speed(SOME).replace(/^\S+/, "")));
  await expect.poll(() => ears.heard()).toHaveLength(2);

  await room.button(sharedText.actions.last).click();
  await ears.hears(having(runAt("board=8x8&start=a1&step=end").story));
  await room.button("3 × 3").click();
  await ears.hears(NO_OPEN_TOUR);
  await room.button(sharedText.actions.nextTie).click();
  await ears.hears(beginning(sharedText.noneAhead("tie")));

  await goTo(page, "#explore?board=8x8&start=a1&algorithm=backtracking&target=closed");
  await expect(room.progress).toHaveText(stepOf(0, 1, 64));
  await ears.clear();
  await room.button(sharedText.actions.last).click();
  await ears.hears(
    ending(
      sharedText
        .computing(
          /** @type {any} */ ({ unit: "step", position: 0, counters: { visited: 0 }, squares: 0 }),
        )
        .split(". ")[1],
    ),
  );
  await page.keyboard.press("Escape");
  await ears.hears(/^\S+ [\d,]+\. /);
});

test("Compare tells how all lanes stand, verdicts and the speed", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#compare?board=8x8");
  await drawn(page);
  await ears.hears(
    like(`${compareText.lane(1)}: ${AT_START}. ${compareText.lane(2)}: ${AT_START}.`),
  );
  await slowDown(page);
  await ears.clear();
  await page.getByRole("button", { name: sharedText.actions.play, exact: true }).click();
  await ears.hears(...[1, 2, 3].map((step) => like(`${atStep(step)}.`)));
  await page.getByRole("button", { name: sharedText.play.pause, exact: true }).click();
  await ears.hears(
    like(`${compareText.lane(1)}: ${atStep(SOME)}. ${compareText.lane(2)}: ${atStep(SOME)}.`),
  );
  await ears.clear();
  await pressAtOnce(page, "ArrowRight", 10);
  await pressAtOnce(page, "+", 5);
  await ears.hears(having(`${compareText.lane(1)}: ${atStep(SOME)}.`));
  await ears.hears(ending(sharedText.speed(SOME).replace(/^\S+/, "")));
  await expect.poll(() => ears.heard()).toHaveLength(2);
  await page.locator("#compare-width").fill("4");
  await page.locator("#compare-width").press("Enter");
  await page.locator("#compare-height").fill("4");
  await page.locator("#compare-height").press("Enter");
  await ears.hears(NO_OPEN_TOUR);
});

test("Build tells what the board has become, and whether it has a tour", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#build?board=4x4");
  await drawn(page);
  await ears.hears(OPEN, CLOSED);
  await ears.clear();
  await page.locator("#build-width").fill("5");
  await page.locator("#build-width").press("Enter");
  await ears.hears(like(buildText.contents(20, 0)), OPEN, CLOSED);
  await page.locator('.grid [tabindex="0"]').focus();
  await page.keyboard.press("Space");
  await ears.hears(like(buildText.cell(ANY, false, false)));
});

test("Build tells of its verdicts only those that have changed", async ({ page }) => {
  const ears = await listen(page);
  // Neither board has a closed tour, for the same reason; of open ones only the first has none.
  await page.goto("#build?board=3x5");
  await drawn(page);
  await ears.hears(OPEN, CLOSED);
  await ears.clear();
  await page.locator("#build-height").fill("7");
  await page.locator("#build-height").press("Enter");
  await ears.hears(like(buildText.contents(21, 0)), OPEN);
  await page.locator("#build-height").fill("9");
  await page.locator("#build-height").press("Enter");
  await ears.hears(like(buildText.contents(27, 0)));
  expect(
    (await ears.heard()).filter(
      (text) => OPEN.test(text) && text.includes(`${buildText.tour.closed}: `),
    ),
  ).toEqual([]);
});

test("Learn tells how a run ends, at once or after a while, and how the race does", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#learn?lesson=rule&step=4");
  await drawn(page);
  await page.getByRole("button", { name: learnText.labels.toEnd }).click();
  await ears.hears(like(runAt("board=8x8&start=d4&step=end").story));
  await goTo(page, "#learn?lesson=guess&step=6");
  await ears.clear();
  await page.getByRole("button", { name: demonstrationsText.labels.stop }).focus();
  await page.keyboard.press("Enter");
  await ears.hears(/5 × 5.*: .*8 × 8.*: /);
  await expect
    .poll(() => page.evaluate(() => document.activeElement === document.body))
    .toBe(false);
});

test("Play tells how many squares there are to go to, what a game came to, and how far the rule gets", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#play?board=8x8&start=a1");
  await drawn(page);
  await ears.clear();
  await page.getByRole("gridcell", { name: /^b3,/ }).focus();
  await page.keyboard.press("Enter");
  await ears.hears(like(filled(playText.went("b3", 2, 64, 5))));
  await goTo(page, "#play?board=3x4&start=a1&path=b3,c1,a2,b4,c2,a3,c4,b2,a4,c3");
  await ears.clear();
  await page.getByRole("gridcell", { name: /^b1,/ }).focus();
  await page.keyboard.press("Enter");
  // The sheet over the tour is read as it opens, and nothing else tells of it.
  await expect(page.getByRole("dialog")).toHaveAccessibleDescription(
    having(filled(ladderText.summary(12, 12, {})).split(",")[0] ?? ""),
  );
  await ears.hears(
    beginning(playText.ruleRuns({ runs: 100, tours: 0, asFar: 0 }, 12, 12, "a1").split(",")[0]),
  );
  const told = filled(playText.won(false));
  await expect.poll(() => ears.heard()).not.toContainEqual(expect.stringContaining(told));
});

test("the Gallery tells which tour is opened, once", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#gallery?tour=al-adli");
  await drawn(page);
  await ears.clear();
  await page.getByRole("link", { name: galleryText.labels.next }).click();
  await ears.hears(/^The steps of a horse$/, /\ba4\b/);
  expect((await ears.heard()).filter((text) => text.includes("The steps of a horse"))).toHaveLength(
    1,
  );
});

test("Possible? tells which board is explained, the answer and the argument", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#exist?board=5x5");
  await drawn(page);
  await ears.clear();
  await page.locator("#exist-width").fill("6");
  await page.locator("#exist-width").press("Enter");
  await ears.hears(/6 × 5|5 × 6/);
  await page.locator("#exist-height").fill("4");
  await page.locator("#exist-height").press("Enter");
  await ears.hears(having(existText.verdict(existText.heading("closed", 6, 4), "")));
});

test("Keypad announces the number of a preset, its pages and the walk", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#keypad?length=10");
  await drawn(page);
  await ears.clear();
  await page.getByRole("button", { name: keypadText.presets.phone, exact: true }).click();
  await ears.hears(
    ending(keypadText.counted(BigInt(SOME))),
    having(keypadText.caption(SOME, SOME, "0", [], true).split(":")[0]),
  );
  await page.getByRole("button", { name: keypadText.labels.next, exact: true }).click();
  await ears.hears(beginning(keypadText.pageFound(2, keypadText.listed(25, 48, ""))));
  await page.getByRole("button", { name: keypadText.labels.previous, exact: true }).click();
  await ears.hears(beginning(keypadText.pageFound(1, keypadText.listed(1, 24, ""))));
  await ears.clear();
  await pressAtOnce(page, "ArrowLeft", 4);
  await ears.hears(beginning(keypadText.caption(1, 2, ANY, [], true).split(ANY)[0]));
  await expect.poll(() => ears.heard()).toHaveLength(1);
});

test("Count tells the number", async ({ page }) => {
  const ears = await listen(page);
  await page.goto("#count?board=5x6");
  await drawn(page);
  await page.locator(".exact .start").click();
  await ears.hears(/\b8\b.* tours/);
});
