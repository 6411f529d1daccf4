import { expect, test } from "../fixtures.js";
import { expectStill } from "../room.js";
import { openExplore } from "./driver.js";
import * as sharedText from "#text/words.js";

test("a visitor first sees the knight amid eight candidates", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await expect(room.heading).toHaveText("Before the first move");
  await expect(room.story).toContainText("The knight begins on d4. From there eight squares");
  await expect(room.candidates).toHaveCount(8);
  await expect(room.progress).toHaveText("move 0 of 63");
  await expect(room.button(sharedText.actions.back)).toHaveAttribute("aria-disabled", "true");
  await expect(room.button(sharedText.actions.first)).toHaveAttribute("aria-disabled", "true");
});

test("each step goes where the story said it would", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  for (let move = 1; move <= 12; move += 1) {
    const to = await room.chosen.innerText();
    await expect(room.candidates.filter({ hasText: "chosen" })).toContainText(to);
    await room.button(sharedText.actions.forward).click();
    await expect(room.heading).toHaveText(`Move ${move} of 63`);
    await expect(room.story).toContainText(`From ${to} `);
    await expect(room.counter(sharedText.counters.visited)).toHaveText(String(move + 1));
  }
});

test("the story tells onward moves, ties, and the only way", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=c2&step=23");
  await expect(room.story).toHaveText(
    "From c7 four squares are open: e8 with 3 onward moves, e6 with 5, d5 with 5, b5 with 5. Fewest onward moves: e8.",
  );
  await expect(room.codeLine).toHaveText("go to the one with the fewest");
  await openExplore(page, "board=8x8&start=a1");
  await page.reload();
  await expect(room.story).toHaveText(
    "The knight begins on a1. From there two squares are open, both with 5 onward moves: c2 and b3. " +
      "Roth’s rule takes the first of those farthest from the centre: c2.",
  );
  await expect(room.codeLine).toHaveText("on a tie: farthest from the centre");
  await expect(room.candidates.first()).toContainText("= tie, chosen");
});

test("back undoes what forward did", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=9");
  const before = await room.story.innerText();
  await room.button(sharedText.actions.forward).click();
  await expect(room.story).not.toHaveText(before);
  await room.button(sharedText.actions.back).click();
  await expect(room.story).toHaveText(before);
  await expect(room.progress).toHaveText("move 9 of 63");
});

test("last runs to the tour, first goes back to the start", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found");
  await expect(room.story).toContainText("All 64 squares are visited once, from d4 to");
  await expect(room.counter(sharedText.counters.visited)).toHaveText("64");
  await expect(room.button(sharedText.actions.forward)).toHaveAttribute("aria-disabled", "true");
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText("Before the first move");
});

test("the scrubber goes to any move @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.scrubber.fill("17");
  await expect(room.heading).toHaveText("Move 17 of 63");
  await expect(room.scrubber).toHaveAttribute("aria-valuetext", "move 17 of 63");
  await room.scrubber.fill("3");
  await expect(room.heading).toHaveText("Move 3 of 63");
});

test("play goes on by itself until it is paused @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.play).click();
  await expect(room.heading).toHaveText(/^Move ([2-9]|\d\d) of 63$/);
  await room.button(sharedText.play.pause).click();
  await expectStill(room.progress);
});

test("at full speed a run is soon over, and can be played again @engines", async ({ page }) => {
  const room = await openExplore(page);
  await room.speed.fill("100");
  await expect(room.speed).toHaveAttribute("aria-valuetext", "600 steps/s");
  await room.button(sharedText.actions.play).click();
  await expect(room.heading).toHaveText("Tour found");
  await room.speed.fill("0");
  await expect(room.speed).toHaveAttribute("aria-valuetext", "a step every 2 s");
  await room.button(sharedText.play.again).click();
  await expect(room.heading).toHaveText("Move 1 of 63");
});

test("next tie stops where the rule has to break one", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  for (let i = 0; i < 4; i += 1) {
    await room.button(sharedText.actions.nextTie).click();
    await expect(room.codeLine).toHaveText("on a tie: farthest from the centre");
    await expect(room.candidates.filter({ hasText: "tie" })).not.toHaveCount(0);
  }
});

test("next dead end stops where there is no way on", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&whenStuck=backtrack&tieBreak=first");
  await room.button(sharedText.actions.nextDeadEnd).click();
  await expect(room.story).toContainText(
    /^Dead end: no open square is a move from \w\d\. The knight goes back/,
  );
  await expect(room.codeLine).toHaveText("at a dead end: go back one move");
  await expect(room.counter(sharedText.counters.deadEnds)).toHaveText("1");
  await room.button(sharedText.actions.forward).click();
  await expect(room.counter(sharedText.counters.backtracks)).toHaveText("1");
});

test("where none is ahead, the jump says so", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.button(sharedText.actions.nextDeadEnd).click();
  await expect(room.caption).toHaveText("No further dead end: this is the end of the run.");
  await expect(room.heading).toHaveText("Tour found");
});

test("a restart says how ties are broken from then on", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&whenStuck=restart&tieBreak=first");
  await room.button(sharedText.actions.nextDeadEnd).click();
  await expect(room.story).toContainText("Attempt 2 begins on a2, ties broken at random.");
  await room.button(sharedText.actions.forward).click();
  await expect(room.counter(sharedText.counters.restarts)).toHaveText("1");
  await room.button(sharedText.actions.nextTie).click();
  await expect(room.codeLine).toHaveText("on a tie: any of them, at random");
});
