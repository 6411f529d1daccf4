/** Play as a game: the ladder, the board of the day, links, and challenges to others. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { clickAlong, clickOn, expectWord, goTo } from "../room.js";
import { ANY, SOME, feasibilityOf, filled, having, like } from "../texts.js";
import { openPlay, SMALLEST_TOUR } from "./driver.js";
import * as challengeText from "#text/challenge.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** @import { Target } from "../../../dist/pkg/knights_tour.js" */

test("the ladder keeps marks for tours without help, in all windows and for the next visit", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const there = await openPlay(other);
  const room = await openPlay(page, "board=8x8");
  await room.button(ladderText.rungName("five", 0)).click();
  await expectWord(page, "board", "5x5");
  await clickAlong(page, SMALLEST_TOUR.split(" ").slice(1), "5x5");
  await expect(room.told).toHaveText(ladderText.earned("five", 3));
  await expect(room.win).toHaveAccessibleName(ladderText.labels.won);
  await expect(room.win).toHaveAccessibleDescription(ladderText.solved("5 × 5", 3));
  // It is said once.
  await expect(room.root.locator(".summary")).toBeHidden();
  const done = ladderText.rungName("five", 3);
  await expect(there.button(done)).toBeVisible();
  await expect(room.next).toHaveText(ladderText.nextRung("six"));
  await room.next.click();
  await expectWord(page, "board", "6x6");
  await expect(room.button(done)).toHaveText(/5 × 5 ★★/);
  await page.reload();
  await expect(room.button(ladderText.rungName("six", 0))).toBeVisible();
  // A storage that takes nothing more is told.
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException("denied");
    };
  });
  await room.button(ladderText.labels.forgetMarks).click();
  await expect(room.caption).toHaveText(ladderText.notKept);
  await expect(room.button(ladderText.rungName("five", 0))).toBeFocused();
});

test("by its tab Play opens on the rung that comes next, which a phone sees in a line under the title", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("knights-tour-lab/play-ladder", JSON.stringify({ five: 2 })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openPlay(page);
  await expectWord(page, "board", "6x6");
  const line = room.root.getByRole("group", { name: ladderText.labels.rungs });
  await expect(line.getByRole("button", { pressed: true })).toBeInViewport({ ratio: 0.99 });
  await line.getByRole("button", { name: ladderText.rungName("eight", 0) }).click();
  await expectWord(page, "board", "8x8");
  // A link that names a board keeps its meaning.
  await openPlay(page, "target=closed");
  await expectWord(page, "board", "8x8");
});

test("the board of the day gives a line to share, and a wrong date is named", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=8x8");
  await expect(room.root.locator(".day-task")).toHaveText(
    new RegExp(
      ["open", "closed"]
        .map((target) => ladderText.dayTask("2026-11-22", ANY, ANY, /** @type {Target} */ (target)))
        .map((task) => like(task.replace(/^[^:]+/, ANY)).source)
        .join("|"),
    ),
  );
  await room.button(ladderText.labels.playDay).click();
  await expect(page).toHaveURL(/#play\?day=\d{4}-\d\d-\d\d&mode=free/);
  // It keeps its start, as boards of the ladder do.
  await expect(room.button(playText.labels.place)).toBeHidden();
  await expect(page.locator("#play-start")).toBeHidden();
  await page.keyboard.press("b");
  await expect(room.caption).toHaveText(playText.startFixed);
  await goTo(page, "#play?day=2026-11-22");
  await clickOn(page, "c4", "6x6");
  await expect(room.caption).toContainText(filled(playText.howItMoves([1, 2])));
  await expect(page).toHaveURL(/#play\?day=2026-11-22&mode=free$/);
  const dayTour = "f4,d5,b4,c6,d4,f3,d2,e4,d6,c4,a3,c2,e3,d1,c3,a4,c5,b3,c1";
  await goTo(page, `#play?day=2026-11-22&path=${dayTour}`);
  await expect(room.root.locator("#play-share-line")).toHaveValue(
    like(
      ladderText.shareLine(
        ...["2026-11-22", ANY, SOME, SOME, true, { link: 1 }, `${ANY}#play?day=2026-11-22`],
      ),
    ),
  );
  await goTo(page, "#play?day=2026-02-30");
  await expect(room.notices).toContainText([ladderText.wrong.day("2026-02-30")]);
  await expectAccessible(page);
});

test("what a link gets wrong is named, and the rest is played", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=6x6&start=z9&mode=x&tieBreak=nope&path=b3,c9,d5");
  for (const named of [
    sharedText.labels.start,
    playText.wrong.mode("x"),
    sharedText.labels.tieBreak,
    playText.wrong.path("c9"),
  ]) {
    await expect(room.notices).toContainText(named);
  }
  await expectWord(page, "path", "b3");
  await openPlay(page, "board=200x200");
  await expect(room.notices).toContainText(playText.wrong.size(40_000, 4096));
  await openPlay(page, "board=5x5&target=closed");
  await expect(room.notices).toContainText(feasibilityOf("board=5x5&target=closed", "a1"));
  // A challenge that somebody has edited locks what there is.
  await openPlay(page, "board=5x5&start=a1&challenge=back,magic&locked=99&goal=x&path=b3,z9");
  for (const named of [
    having(challengeText.wrong.help("magic", [ANY])),
    playText.wrong.path("z9"),
  ]) {
    await expect(room.notices).toContainText(named);
  }
  await expect(room.button(playText.labels.takeBack)).toHaveAttribute("aria-disabled", "true");
  await clickOn(page, "d4");
  await room.button(playText.labels.takeBack).click();
  await expect(room.heading).toHaveText(filled(playText.heading(2, 25)));
  await expect(room.button(playText.labels.takeBack)).toHaveAttribute("aria-disabled", "true");
});

test("a challenge can ask for a tour from here to there", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=4x3&start=a1&end=a2&challenge=back&locked=1&path=c2");
  await expect(room.root.locator(".task")).toHaveText(
    challengeText.task("free", { target: "open", end: "a2" }, 0, ["back"]),
  );
  for (const square of ["a3", "b1", "d2", "b3", "c1", "d3", "b2", "d1", "c3", "a2"]) {
    await clickOn(page, square);
  }
  await expect(room.live).toContainText(challengeText.reached);
});

test("a challenge locks the position and the help, and its result is checked by replaying", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const room = await openPlay(page, "board=4x3&start=a1&path=c2,a3");
  await room.unfold(challengeText.labels.challenge);
  await room.button(challengeText.helps.hint ?? "").click();
  await room.button(challengeText.labels.copyChallenge).click();
  await expect(room.caption).toHaveText(challengeText.challengeCopied);
  const link = new URL(await copied()).hash;
  expect(link).toContain("challenge=back,ways,hint&locked=2");
  await goTo(page, link);
  await expect(room.root.locator(".task")).toHaveText(
    challengeText.task("free", { target: "open" }, 0, ["back", "ways", "hint"]),
  );
  await expect(room.button(playText.labels.handOverNow)).toBeHidden();
  await expect(room.button(playText.labels.takeBack)).toHaveAttribute("aria-disabled", "true");
  await expect(room.button(playText.labels.judge)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("l");
  await expect(room.caption).toHaveText(challengeText.notAllowed);
  await room.button(playText.labels.hint).click();
  await clickOn(page, "b1");
  await room.button(playText.labels.takeBack).click();
  await expect(room.heading).toHaveText(filled(playText.heading(3, 12)));
  const squares = ["b1", "d2", "b3", "c1", "d3", "b2", "d1", "c3", "a2"];
  for (const square of squares) {
    await clickOn(page, square);
    await expectWord(
      page,
      "path",
      ["c2", "a3", ...squares.slice(0, squares.indexOf(square) + 1)].join(),
    );
  }
  await expect(room.live).toContainText(challengeText.reached);
  await room.button(challengeText.labels.copyResult).click();
  await expect(room.caption).toHaveText(challengeText.resultCopied);
  const result = await copied();
  // Whoever set it checks it on another page.
  await goTo(page, "#play");
  await room.unfold(challengeText.labels.challenge);
  await page.getByLabel(challengeText.labels.result).fill(result);
  await room.button(challengeText.labels.checkResult).click();
  const used = { hint: 1, back: 1 };
  const verified = {
    ...{ mode: /** @type {const} */ ("free"), goal: 0, used, settings: { start: "a1" } },
    ...{ locked: ["c2", "a3"], done: squares },
  };
  await expect(room.root.locator(".verified")).toContainText(challengeText.helpUsed({ hint: 1 }));
  await expect(room.root.locator(".verified")).toHaveText(
    like(challengeText.verified(verified, "4 × 3").replace(challengeText.helpUsed(used), ANY)),
  );
  await page.getByLabel(challengeText.labels.result).fill(result.replace("hint:1", "hint:0"));
  await room.button(challengeText.labels.checkResult).click();
  await expect(room.root.locator(".verified")).toBeHidden();
  await expect(page.locator("#play-result-error")).toHaveText(challengeText.refused.changed);
  await expectAccessible(page, { of: "a result" });
});
