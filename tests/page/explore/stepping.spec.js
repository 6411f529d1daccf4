import { expect, test } from "../fixtures.js";
import { listenToTones } from "../ears.js";
import { clickOn, drawn, expectStill, expectWord, settled, watchErrors } from "../room.js";
import { openPlay } from "../play/driver.js";
import { exploreOf, openExplore } from "./driver.js";
import { SOME, TOUR_FOUND, atMove, beforeFirst, like, moveOf, runAt } from "../texts.js";
import { pitchOf } from "../../../www/widgets/sound.js";
import { counted } from "#text/glossary.js";
import * as sharedText from "#text/words.js";

/** @import { Sound } from "../../../www/widgets/sound.js" */

test("a visitor first sees the knight amid eight candidates", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await expect(room.heading).toHaveText(beforeFirst("move"));
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4").story);
  await expect(room.candidates).toHaveCount(8);
  await expect(room.progress).toHaveText(moveOf(0, 63));
  await expect(room.button(sharedText.actions.back)).toHaveAttribute("aria-disabled", "true");
  await expect(room.button(sharedText.actions.first)).toHaveAttribute("aria-disabled", "true");
});

test("each step goes where the story said it would", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  for (let move = 1; move <= 12; move += 1) {
    const to = await room.chosen.innerText();
    await expect(room.candidates.filter({ hasText: sharedText.tags(["chosen"]) })).toContainText(
      to,
    );
    await room.button(sharedText.actions.forward).click();
    await expect(room.heading).toHaveText(atMove(move, 63));
    await expect(room.story).toHaveText(runAt(`board=8x8&start=a1&step=${move}`).story);
    await expect(room.counter("visited")).toHaveText(String(move + 1));
  }
});

test("the story tells onward moves, ties, and the only way", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=c2&step=23");
  const fewest = runAt("board=8x8&start=c2&step=23");
  expect(fewest.story).toMatch(/c7 .*e8 .*3.*e6 .*5.*d5 .*5.*b5 .*5.*e8/);
  await expect(room.story).toHaveText(fewest.story);
  await expect(room.codeLine).toHaveText(fewest.line("go-to-fewest"));
  await openExplore(page, "board=8x8&start=a1");
  await page.reload();
  const tie = runAt("board=8x8&start=a1");
  expect(tie.story).toMatch(/a1.*5.*c2 .*b3.*c2/);
  await expect(room.story).toHaveText(tie.story);
  await expect(room.codeLine).toHaveText(tie.line("break-tie"));
  await expect(room.candidates.first()).toHaveText(tie.candidates[0]);
});

test("back undoes what forward did", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=9");
  const before = await room.story.innerText();
  await room.button(sharedText.actions.forward).click();
  await expect(room.story).not.toHaveText(before);
  await room.button(sharedText.actions.back).click();
  await expect(room.story).toHaveText(before);
  await expect(room.progress).toHaveText(moveOf(9, 63));
});

test("last runs to the tour, first goes back to the start", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(room.story).toHaveText(runAt("board=8x8&start=d4&step=end").story);
  await expect(room.counter("visited")).toHaveText("64");
  await expect(room.button(sharedText.actions.forward)).toHaveAttribute("aria-disabled", "true");
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText(beforeFirst("move"));
});

test("the scrubber goes to any move", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.scrubber.fill("17");
  await expect(room.heading).toHaveText(atMove(17, 63));
  await expect(room.scrubber).toHaveAttribute("aria-valuetext", moveOf(17, 63));
  await room.scrubber.fill("3");
  await expect(room.heading).toHaveText(atMove(3, 63));
});

test("play goes on by itself until it is paused @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.play).click();
  await expect(room.heading).toHaveText(like(atMove(SOME, 63)));
  await expect(room.heading).not.toHaveText(atMove(1, 63));
  await room.button(sharedText.play.pause).click();
  await expectStill(room.progress);
});

test("at full speed a run is soon over, and can be played again", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.speed.fill("100");
  await expect(room.speed).toHaveAttribute(
    "aria-valuetext",
    sharedText.namedSpeed({ pace: "fast", speed: 600 }),
  );
  await room.button(sharedText.actions.play).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await room.speed.fill("0");
  await expect(room.speed).toHaveAttribute(
    "aria-valuetext",
    sharedText.namedSpeed({ pace: "slow", speed: 0.5 }),
  );
  await room.button(sharedText.play.again).click();
  await expect(room.heading).toHaveText(atMove(1, 63));
});

test("next tie stops where the rule has to break one", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  for (let i = 0; i < 4; i += 1) {
    await room.button(sharedText.actions.nextTie).click();
    await expect(room.codeLine).toHaveText(runAt("board=8x8&start=a1").line("break-tie"));
    await expect(room.candidates.filter({ hasText: sharedText.tags(["tied"]) })).not.toHaveCount(0);
  }
});

test("next dead end stops where there is no way on", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&whenStuck=backtrack&tieBreak=first");
  await room.button(sharedText.actions.nextDeadEnd).click();
  const link = "board=5x5&start=a2&whenStuck=backtrack&tieBreak=first";
  const deadEnd = runAt(`${link}&step=dead-end`);
  expect(deadEnd.moment.reason.code).toBe("backtrack");
  await expect(room.story).toHaveText(deadEnd.story);
  await expect(room.codeLine).toHaveText(deadEnd.line("dead-end"));
  await expect(room.counter("deadEnds")).toHaveText("1");
  await room.button(sharedText.actions.forward).click();
  await expect(room.counter("backtracks")).toHaveText("1");
  // What is counted is explained by a press of its name, until another one.
  await room.counterName("backtracks").click();
  await expect(room.counted).toHaveText(counted.backtracks);
  await expect(room.live).toHaveText(counted.backtracks);
  await room.counterName("ties").click();
  await expect(room.counted).toHaveText(counted.ties);
  await room.counterName("ties").click();
  await expect(room.counted).toBeHidden();
});

test("a jump says so where no tie or dead end is ahead", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.nextDeadEnd).click();
  await expect(room.caption).toHaveText(sharedText.noneAhead("dead-end"));
  await expect(room.heading).toHaveText(TOUR_FOUND);
});

test("a restart says how ties are broken from then on", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&whenStuck=restart&tieBreak=first");
  await room.button(sharedText.actions.nextDeadEnd).click();
  const link = "board=5x5&start=a2&whenStuck=restart&tieBreak=first";
  const restart = runAt(`${link}&step=dead-end`);
  expect(restart.moment.reason).toMatchObject({ code: "restart", attempt: 2, rule: "random" });
  await expect(room.story).toHaveText(restart.story);
  await room.button(sharedText.actions.forward).click();
  await expect(room.counter("restarts")).toHaveText("1");
  await room.button(sharedText.actions.nextTie).click();
  await expect(room.codeLine).toHaveText(runAt(`${link}&tieBreak=random`).line("break-tie"));
});

test("sound is off until it is switched on; then steps, the end and moves in Play are heard, and nothing while the page is hidden", async ({
  page,
}) => {
  const tones = await listenToTones(page);
  /** @param {number} count */
  const heard = async (count) => {
    /** @type {number[]} */
    const all = [];
    await expect.poll(async () => all.push(...(await tones())) && all.length).toBe(count);
    return all;
  };
  /** @param {Sound} sound */
  const choose = (sound) => page.locator("#sound").selectOption(sound, { force: true });
  let room = await openExplore(page, "board=5x5&start=a1");
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText(moveOf(1, 24));
  await expect.poll(tones).toEqual([]);
  await choose("taps");
  // What makes sounds is fetched first.
  await expect
    .poll(async () => {
      await page.keyboard.press("ArrowRight");
      return (await tones()).length;
    })
    .toBe(1);
  await settled(page);
  await tones();
  await page.keyboard.press("ArrowLeft");
  await settled(page);
  await expect.poll(tones).toEqual([]);
  await choose("pitch");
  await page.keyboard.press("ArrowRight");
  await heard(1);
  // It is remembered, and makes itself heard as soon as somebody has done something.
  await page.reload();
  await drawn(page);
  room = exploreOf(page);
  await page.keyboard.press("Shift");
  await expect
    .poll(async () => {
      await room.button(sharedText.actions.first).click();
      await room.button(sharedText.actions.last).click();
      return (await tones()).length;
    })
    .toBeGreaterThan(3);
  await settled(page);
  await tones();
  await expect(page).not.toHaveURL(/sound|pitch/);
  await openPlay(page, "board=5x5&start=a1");
  await clickOn(page, "b3");
  const [landing] = await heard(1);
  // From b3 it could go to a5, c1, c5, d2 and d4.
  expect(landing).toBe(pitchOf(5));
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await clickOn(page, "d4");
  await expectWord(page, "path", "b3,d4");
  await expect.poll(tones).toEqual([]);
});

test("a fast run is heard a few times a second, and where nothing makes sounds it plays as well", async ({
  page,
}) => {
  const tones = await listenToTones(page);
  const room = await openExplore(page, "board=100x100&start=a1");
  await page.locator("#sound").selectOption("taps", { force: true });
  await room.speed.fill("100");
  const since = Date.now();
  await page.keyboard.press("Space");
  await expect.poll(async () => Number(await room.scrubber.inputValue())).toBeGreaterThan(1000);
  const most = 8 * (1 + (Date.now() - since) / 1000);
  const heard = await tones();
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.length).toBeLessThan(most);
  await page.addInitScript(() => Reflect.deleteProperty(window, "AudioContext"));
  const errors = watchErrors(page);
  await page.reload();
  await openExplore(page, "board=8x8&start=a1");
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText(moveOf(1, 63));
  expect(errors()).toEqual([]);
});
