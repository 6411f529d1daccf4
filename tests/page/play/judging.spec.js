/** Tours that are pasted or shown, and what is said of them. */

import { expect, test } from "../fixtures.js";
import { clickOn, expectWord, settled } from "../room.js";
import { ANY, SOME, filled, having, like, pattern } from "../texts.js";
import { openPlay, pointedOut } from "./driver.js";
import * as challengeText from "#text/challenge.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */
/** @import { TourForm } from "../../../dist/pkg/knights_tour.js" */

/** How a pasted text was read. @type {(form: TourForm, holds: number, problem?: string, size?: string) => RegExp} */
const readAs = (form, holds, problem, size) =>
  like(
    filled(
      playText.checked(
        { form, holds, problem, leftOut: [] },
        { size, isTour: problem === undefined },
      ),
    ),
  );

test("checking a tour while the room opens keeps the focus on the answer", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "check&board=6x6");
  await page.evaluate(
    async ([link, name]) => {
      const shown = new Promise((resolve) =>
        addEventListener("hashchange", resolve, { once: true }),
      );
      // Where much is going on, frames come before timers.
      const { setTimeout } = window;
      const late = (/** @type {TimerHandler} */ run, delay = 0) => setTimeout(run, delay + 500);
      Object.assign(window, { setTimeout: late });
      location.hash = link;
      await shown;
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("#play-tour"));
      field.value = name;
      await new Promise(requestAnimationFrame);
      /** @type {HTMLElement} */ (document.querySelector("#play-check")).click();
      Object.assign(window, { setTimeout });
    },
    ["#play?check&board=5x5", "a1 c2 e1"],
  );
  await expect(room.heading).toHaveText(filled(playText.heading(3, 25)));
  await settled(page, 70);
  await expect(room.heading).toBeFocused();
});

test("a pasted tour is read in any form, its first error marked, and what is right played on from", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "check&board=5x5&theme=light");
  const field = page.getByLabel(playText.labels.tourText);
  const check = room.button(playText.labels.checkNow);
  await field.fill("a1 c2 e1 d3 e5 c4 a5 b3 a1 c3");
  await check.click();
  await expect(room.told).toHaveText(readAs("squares", 8, `${ANY}a1${ANY}9`));
  await expect(room.told).toHaveAttribute("data-mark", "wrong");
  await expect(room.heading).toBeFocused();
  await expect(room.heading).toHaveText(filled(playText.heading(8, 25)));
  await expect.poll(() => pointedOut(page, "a1")).toBeGreaterThan(300);
  await clickOn(page, "d4");
  await expectWord(page, "path", "c2,e1,d3,e5,c4,a5,b3,d4");
  // Pairs, as programs print them; rows count from the top.
  await field.fill("[(4, 0), (2, 1), (0, 0)]");
  await check.click();
  await expect(room.told).toHaveText(readAs("pairs", 3, `${ANY}3${ANY}25${ANY}`));
  await expectWord(page, "path", "b3,a5");
  await expect(room.verdict).toHaveText(
    new RegExp(`${pattern(playText.finishable)}|${pattern(playText.lost(ANY))}`),
  );
  await field.fill("??");
  await check.click();
  await expect(page.locator("#play-tour-error")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectWord(page, "path", "b3,a5");
  // A numbered board of another size is a board of its own.
  await field.fill("1 4 7 10\n12 9 2 5\n3 6 11 8");
  await check.click();
  await expect(room.told).toHaveText(readAs("numbered-board", 12, undefined, "4 × 3"));
  await expectWord(page, "board", "4x3");
  // Ten million characters are too many, and what was there stays.
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("a1 c2 ".repeat(1_700_000)));
  await room.unfold(challengeText.labels.challenge);
  const result = page.getByLabel(challengeText.labels.result);
  for (const [full, error] of /** @type {const} */ ([
    [field, "#play-tour-error"],
    [result, "#play-result-error"],
  ])) {
    await full.fill("a1 c2");
    await full.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.locator(error)).toBeVisible();
    await expect(full).toHaveValue("a1 c2");
  }
  await expect(page.locator("#play-tour-error")).toHaveText(playText.tooLong(150_000));
});

test("a pasted text has one verdict, the true one, and a text that cannot be read has none", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "check&board=5x5&theme=light");
  const field = page.getByLabel(playText.labels.tourText);
  const check = room.button(playText.labels.checkNow);
  const tour = "a5 c4 e5 d3 e1 c2 a1 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";
  await field.fill(`My best tour\n${tour} d5`);
  await check.click();
  await expect(room.told).toHaveText(
    like(
      filled(
        playText.checked(
          { form: "squares", holds: 25, problem: `${ANY}d5${ANY}`, leftOut: ["My best tour"] },
          { isTour: true },
        ),
      ),
    ),
  );
  await expect(room.say).toHaveText(filled(playText.won(false, false)));
  await field.fill("no square at all");
  await check.click();
  await expect(page.locator("#play-tour-error")).toHaveText(
    like(playText.unreadable(`${ANY}no square at all${ANY}`)),
  );
  await expect(room.told).toHaveText("");
  // Nor is there a verdict on what was pasted before.
  await field.fill("a1 b3 c1");
  await check.click();
  await expect(room.verdict).not.toBeEmpty();
  await field.fill("??");
  await check.click();
  await expect(page.locator("#play-tour-error")).toHaveText(playText.unreadable());
  await expect(room.verdict).toBeEmpty();
  // An error is told in the numbers that were pasted, also where they begin at 0.
  const wrong = "0 13 8 24 2\n23 18 1 14 9\n12 7 19 3 20\n17 22 5 10 15\n6 11 16 21 4";
  await field.fill(wrong);
  await check.click();
  await expect(room.told).toContainText("from 18 to 19, b4 to c3");
  await field.fill(wrong.replace("19", "17"));
  await check.click();
  await expect(room.told).toContainText("17 appears twice");
  // A list with squares that are not here is of the board that has them all, or of none.
  await openPlay(page, "check&board=3x4&theme=light");
  await field.fill("a1 c2 e3 d1");
  await check.click();
  await expect(room.told).toHaveText(readAs("squares", SOME, `${ANY}e3${ANY}`));
  await expectWord(page, "board", "3x4");
  await field.fill(tour);
  await check.click();
  await expect(room.told).toHaveText(readAs("squares", 25, undefined, "5 × 5"));
  await expect(room.told).toHaveAttribute("data-mark", "right");
  await expectWord(page, "board", "5x5");
});

test("a path is held against the rule, with the rule’s own run beside it", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=5x5&start=a1&path=b3,c1");
  await room.root.locator(".against summary").click();
  await expect(room.root.locator(".departures")).toHaveText(playText.departures(1, 2, false));
  await expect(room.root.locator(".left-at li")).toHaveText([
    playText.departure({ move: 2, to: "c1", value: 3, best: ["a5"], least: 1 }),
  ]);
  const ghost = room.root.getByRole("img", { name: playText.labels.ghost });
  await expect(ghost).toBeVisible();
  await expect
    .poll(() => ghost.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth))
    .toBeGreaterThan(100);
  await room.button(playText.labels.takeBack).click();
  await expect(room.root.locator(".departures")).toHaveText(playText.departures(0, 2, false));
});

test("a board too large to play on is named once, and what cannot be used beside it", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=300x300&start=e1&legal=yes&challenge=none&locked=x");
  await expect(room.notices).toHaveCount(1);
  await expect(room.notices.getByRole("listitem")).toHaveText([
    playText.replaced("legal", sharedText.wrong.flag("yes")),
    having(challengeText.wrong.locked("x", 0, 9999)),
    playText.replaced("board", playText.wrong.size(90_000, 4096)),
  ]);
  await expectWord(page, "start", "e1");
  await expectWord(page, "board", "8x8");
});

test("L says what a finished tour is, and a link with too many locked moves says so", async ({
  usedPage: page,
}) => {
  const path = "b3,c1,a2,b4,c2,a3,c4,b2,a4,c3,b1";
  const room = await openPlay(page, `board=3x4&start=a1&path=${path}`);
  await page.keyboard.press("l");
  await expect(room.caption).toHaveText(filled(playText.won(false)));
  await expect(room.verdict).toBeHidden();
  await openPlay(page, "board=5x5&start=a1&path=b3&challenge=none&locked=999");
  await expect(room.notices).toHaveText(having(challengeText.wrong.locked("999", 0, 1)));
  await expectWord(page, "path", "b3");
});

test("beside a board too large to play on, what is judged is the one that is played", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=300x300");
  await expect(room.notices).toContainText(
    playText.replaced("board", playText.wrong.size(90_000, 4096)),
  );
  await expect(room.notices).toBeInViewport();
  await expect(room.heading).toHaveText(filled(playText.heading(1, 64)));
  await room.button(playText.labels.judge).click();
  await expect(room.verdict).toHaveText(playText.finishable);
});

test("why a path is not judged stands where the verdict would", async ({ usedPage: page }) => {
  const [full, edges] = [".".repeat(101), `.${"#".repeat(99)}.`];
  const rows = [full, full, ...Array(96).fill(edges), full, full];
  const room = await openPlay(page, `board=${encodeURIComponent(rows.join("/"))}&start=a1`);
  const why = /\b10,000\b.*\b10,100\b/;
  await room.button(playText.labels.judge).click();
  await expect(room.verdict).toHaveText(why);
  await expect(room.verdict).toBeInViewport();
  await expect(room.live).toContainText(why);
});
