import { expect, test } from "../fixtures.js";
import { addressOf, expectWord, middleOf, wordsOf } from "../room.js";
import { openExplore } from "./driver.js";
import {
  SOME,
  TOUR_FOUND,
  atMove,
  like,
  moveOf,
  problemsOf,
  refusalOf,
  runAt,
  solver,
} from "../texts.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** Clicks a square of the board. @type {(page: Page, square: string) => Promise<void>} */
async function clickOn(page, square) {
  const { x, y } = await middleOf(page, square);
  await page.mouse.click(x, y);
}

/** The squares of the path, in order, as the numbered board's own names tell them. @param {Page} page */
const pathOf = (page) =>
  page.evaluate(async () => {
    const { default: init, Session } = await import(
      new URL("pkg/knights_tour.js", document.baseURI).href
    );
    await init();
    const words = new URLSearchParams(location.hash.split("?")[1]);
    const { step, ...settings } = Object.fromEntries(words);
    const session = new Session(settings);
    session.seek(Number(step));
    return session.state().path;
  });

test("while the run rests, a click on a candidate goes there, and the rule goes on", async ({
  page,
}) => {
  const three = "board=8x8&start=a1&tieBreak=first&step=3";
  const room = await openExplore(page, three);
  const candidates = await room.candidates.locator("b").allInnerTexts();
  const preferred = await room.chosen.innerText();
  const other = candidates.find((square) => square !== preferred) ?? "";
  await clickOn(page, other);
  await expect(room.caption).toHaveText(runAt(three).byHand(other));
  await expect(room.live).toContainText(runAt(three).byHand(other));
  await expect(room.progress).toHaveText(moveOf(4, 63));
  await expectWord(page, "byHand", `3:${other}`);
  // Step by step back: the choice tells who made it.
  await room.button(sharedText.actions.back).click();
  await expect(room.story).toHaveText(runAt(`${three}&byHand=3:${other}`).story);
  await expect(room.story).toContainText(preferred);
  // The rule goes on from there, and the link tells all of it.
  await room.button(sharedText.actions.forward).click();
  await room.button(sharedText.actions.forward).click();
  await expectWord(page, "step", "5");
  expect((await pathOf(page))[4]).toBe(other);
  const [link, story] = [await addressOf(page), await room.story.innerText()];
  await page.goto("about:blank");
  await page.goto(link);
  await expect(room.story).toHaveText(story);
  await expect(room.progress).toHaveText(moveOf(5, 63));
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).not.toHaveText(like(atMove(SOME, 63)));
  expect((await pathOf(page))[4]).toBe(other);
});

test("a start that cannot be is refused aloud, and leaves nothing to bring back", async ({
  usedPage: page,
}) => {
  const tour = "a1b3c1a2b4c2a3c4b2a4c3b1";
  const room = await openExplore(page, `board=3x4&algorithm=given&tour=${tour}&step=4`);
  const undo = room.button(sharedText.actions.undo);
  await clickOn(page, "b2");
  await expect(room.caption).toHaveText(
    sharedText.refused(
      refusalOf(() => new solver.Session({ board: "3x4", algorithm: "given", tour, start: "b2" })),
    ),
  );
  await expect(room.heading).toHaveText(atMove(4, 11));
  await expect(undo).toBeHidden();

  await openExplore(page, "board=...../...../.%23.../...../.....&start=a1&step=2");
  const hole = sharedText.refused(
    refusalOf(() => new solver.Session({ board: "...../...../.#.../...../.....", start: "b3" })),
  );
  await page.getByRole("gridcell", { name: /^b3,/ }).focus();
  await page.keyboard.press("Enter");
  await expect(room.caption).toContainText(hole);
  await expect(room.live).toContainText(hole);
  await expect(room.heading).toHaveText(atMove(2, 23));
  await expect(undo).toBeHidden();
});

test("a click elsewhere starts a run, and undo brings back what was there, moves by hand too", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=20");
  await expectWord(page, "step", "20");
  const undo = room.button(sharedText.actions.undo);
  await expect(undo).toBeHidden();
  const here = await pathOf(page);
  const first = await room.candidates.locator("b").last().innerText();
  await clickOn(page, first);
  await expectWord(page, "byHand", `20:${first}`);
  await expect(undo).toBeVisible();
  const elsewhere = here[1] ?? "";
  await clickOn(page, elsewhere);
  await expectWord(page, "start", elsewhere);
  expect((await wordsOf(page)).has("byHand")).toBe(false);
  await undo.click();
  await expectWord(page, "byHand", `20:${first}`);
  await expectWord(page, "step", "21");
  await expect.poll(() => pathOf(page)).toEqual([...here, first]);
  await page.keyboard.press("u");
  await expectWord(page, "step", "20");
  await expect.poll(() => pathOf(page)).toEqual(here);
  expect((await wordsOf(page)).has("byHand")).toBe(false);
  await expect(undo).toBeHidden();
  // Its button had the focus, and is gone.
  await expect(room.button(sharedText.play.play)).toBeFocused();
});

test("the keyboard goes to a square as the pointer does; settings begin without moves by hand", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=6x6&start=a1&algorithm=backtracking");
  await page.locator(".grid [tabindex='0']").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectWord(page, "byHand", "0:b3");
  await expect(room.caption).toHaveText(
    runAt("board=6x6&start=a1&algorithm=backtracking").byHand("b3"),
  );
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  expect((await pathOf(page))[1]).toBe("b3");
  await page.getByLabel(sharedText.labels.algorithm).selectOption("rotations");
  await expectWord(page, "algorithm", "rotations");
  expect((await wordsOf(page)).has("byHand")).toBe(false);
});

test("links whose moves by hand cannot be made say so", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&byHand=2:zz&step=4");
  await expect(room.notices).toContainText(problemsOf("board=8x8&start=a1&byHand=2:zz").byHand);
  await page.evaluate(() => {
    location.hash = "#explore?board=8x8&start=a1&tieBreak=first&byHand=2:a1,3:b5&step=9";
  });
  await expect(room.notices).toContainText(sharedText.noSuchMove);
  await expect(room.progress).toHaveText(moveOf(9, 63));
  await page.evaluate(() => {
    location.hash = "#explore?board=8x8&algorithm=cycles&byHand=0:b3";
  });
  await expect(room.notices).toContainText(
    problemsOf("board=8x8&algorithm=cycles&byHand=0:b3").byHand,
  );
  await expect.poll(async () => (await wordsOf(page)).has("byHand")).toBe(false);
});
