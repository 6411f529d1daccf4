/** The room of lessons: questions, answers, replies and progress. */

import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { catchFiles, clickAlong, clickOn, drawn, expectWord, middleOf } from "../room.js";
import { learnRoomOf, openLearn } from "./driver.js";

import { ANY, SOME, beginning, ending, filled, having } from "../texts.js";
import * as lessonsText from "#text/lessons.js";
import * as sharedText from "#text/words.js";
import * as learnText from "#text/learn.js";
import * as demonstrationsText from "#text/demonstrations.js";
import { noMove, openSquare } from "#text/play.js";
import { oneSolution } from "#text/worksheets.js";

/** @type {[number, number]} */
const KNIGHT = [1, 2];

/** @import { LessonText } from "#text/lessons.js" */

/** The lessons, as any step of theirs is looked up by its id. @type {Record<string, LessonText>} */
const lessons = lessonsText.lessons;

/** What is said of a move of a run. @type {(position: number, focus: string) => string} */
const runCaption = (position, focus) =>
  sharedText.shortly(
    /** @type {any} */ ({ unit: "move", position, focus, reason: { code: "fewest" } }),
  );

test("a lesson is gone through with the mouse, and spoken", async ({ page }) => {
  const { hears } = await listen(page);
  const room = await openLearn(page);
  await expect(room.heading).toHaveText(learnText.progress(1, 6));
  await expect(room.caption).toHaveText(learnText.visitedOf(1, 64));
  await room.button(learnText.labels.step).click();
  await expect(room.caption).toHaveText(learnText.visitedOf(2, 64));
  await room.button(learnText.labels.next).click();
  await expectWord(page, "step", "2");
  await expect(room.heading).toBeFocused();
  // An answer before it is said takes its place.
  await hears(having(lessons.hand.steps.moves?.text ?? ""));
  await clickOn(page, "a2");
  await expect(room.reply).toHaveText(lessons.hand.steps.moves?.nudge ?? "");
  await hears(having(lessons.hand.steps.moves?.nudge ?? ""));
  await clickOn(page, "b3");
  await expect(room.reply).toHaveText(lessons.hand.steps.moves?.right ?? "");
  await room.button(learnText.labels.next).click();
  // What is no move is refused, and moves are taken back; then the tour by hand.
  await clickOn(page, "b1", "4x3");
  const miss = { from: "a1", to: "b1", lengths: KNIGHT, across: 1, up: 0 };
  await expect(room.caption).toHaveText(filled(noMove(miss, "not-a-move")));
  await hears(having(filled(noMove(miss, "not-a-move"))));
  await clickOn(page, "b3", "4x3");
  await expect(room.caption).toHaveText(learnText.visitedOf(2, 12));
  await hears(/\bb3\b.*\b2\b.*\b12\b/);
  await room.button(learnText.labels.takeBack).click();
  await expect(room.caption).toHaveText(learnText.visitedOf(1, 12));
  await clickAlong(page, "c2 a3 b1 d2 b3 c1 a2 c3 d1 b2 d3".split(" "), "4x3");
  await expect(room.reply).toHaveText(lessons.hand.steps["first-tour"]?.right ?? "");
  await hears(having(lessons.hand.steps["first-tour"]?.right ?? ""));
  await room.button(learnText.labels.next).click();
  await expect(room.number).toHaveAccessibleDescription(lessons.hand.steps.smallest?.ask ?? "");
  await room.number.fill("four");
  await room.button(learnText.labels.check).click();
  await expect(room.reply).toHaveText(lessons.hand.steps.smallest?.nudge ?? "");
  // The old reply goes with the next answer.
  await room.number.fill("many");
  await room.button(learnText.labels.check).click();
  await expect(room.root.locator("#learn-number-error")).toHaveText(learnText.wantsNumber);
  await expect(room.reply).toBeHidden();
  await room.number.fill("4");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.hand.steps.smallest?.wrong ?? "");
  await room.number.fill("5");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.hand.steps.smallest?.right ?? "");
  await room.button(learnText.labels.next).click();
  // Nothing steps on to the square that is asked for.
  await expect(room.button(learnText.labels.step)).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(room.caption).toHaveText(runCaption(31, "f4"));
  await clickOn(page, "h5");
  await expect(room.reply).toHaveText(lessons.hand.steps.euler?.right ?? "");
});

test("the last step of a lesson leads to the next one, and is remembered until it is erased", async ({
  page,
}) => {
  const { hears } = await listen(page);
  const room = await openLearn(page, "lesson=hand&step=6");
  const options = lessons.hand.steps["al-adli"]?.options ?? [];
  for (const [at, told] of /** @type {const} */ ([
    [0, learnText.tryAgain],
    [2, String],
  ])) {
    const [option = "", reply = ""] = options[at] ?? [];
    await room.button(option).click();
    await expect(room.reply).toHaveText(told(reply));
  }
  const first = room.root.locator(".lessons li").first();
  await expect(first).toContainText("done");
  await expect(first.getByRole("link", { name: learnText.stepName(6, true) })).toHaveAttribute(
    "aria-current",
    "step",
  );
  await room.button(learnText.labels.known).click();
  await room.button(learnText.labels.nextLesson).click();
  await expectWord(page, "lesson", "guess");
  await hears(
    having(
      `${learnText.begins(lessons.guess.title, 7)} ${lessons.guess.steps["random-walk"]?.text}`,
    ),
  );
  await page.goBack();
  await expect(room.heading).toHaveText(learnText.progress(6, 6));
  await page.reload();
  await drawn(page);
  await expect(first).toContainText("done");
  await room.button(learnText.labels.erase).click();
  await expect(room.caption).toHaveText(learnText.erased);
  await expect(first.locator(".state")).toHaveText("");
  await expect(room.button(learnText.labels.erase)).toBeHidden();
});

test("two windows show and keep each other’s progress @engines", async ({ page, context }) => {
  const room = await openLearn(page);
  const done = (/** @type {import("@playwright/test").Page} */ window, /** @type {number} */ at) =>
    window.locator("#learn .lessons li").nth(at).locator(".state");
  const other = await context.newPage();
  const there = await openLearn(other, "lesson=rule&step=1");
  await room.button(learnText.labels.next).click();
  await expect(done(page, 0)).toHaveText(learnText.doneOf(1, 6));
  await expect(done(other, 0)).toHaveText(learnText.doneOf(1, 6));
  await there.number.fill("2");
  await there.number.press("Enter");
  await expect(done(page, 2)).toHaveText(learnText.doneOf(1, 4));
  await page.reload();
  await expect(done(page, 0)).toHaveText(learnText.doneOf(1, 6));
  await expect(done(page, 2)).toHaveText(learnText.doneOf(1, 4));
  await room.button(learnText.labels.erase).click();
  await expect(done(other, 0)).toHaveText("");
});

test("lessons are gone through by keyboard alone, on boards, graphs and in fields @engines", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=rule&step=1");
  // The eight moves from the middle are seen, and heard.
  const [, ...near] = openSquare(/** @type {any} */ ({ square: "" }), null, true).split(", ");
  const cells = room.root.getByRole("gridcell", { name: ending(near.join(", ")) });
  await expect(cells).toHaveCount(8);
  await room.number.focus();
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.rule.steps.degrees?.right ?? "");
  await room.heading.focus();
  await page.keyboard.press("n");
  await expect(room.heading).toHaveText(learnText.progress(2, 4));
  await expect(room.heading).toBeFocused();
  const cell = room.root.locator('[role="gridcell"][tabindex="0"]');
  // The knight is on a2; b4 lies one to the right and two up.
  await cell.focus();
  for (const key of ["ArrowRight", "ArrowUp", "ArrowUp"]) {
    await page.keyboard.press(key);
  }
  await expect(room.caption).toContainText("b4");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.rule.steps["onward-moves"]?.right ?? "");
  await room.heading.focus();
  await page.keyboard.press("n");
  await cell.focus();
  await page.keyboard.press("Enter");
  await expect(room.caption).toContainText(having(filled(learnText.noWay("b1", ANY))));
  await expect(room.live).toContainText(having(filled(learnText.noWay("b1", ANY))));
  for (const key of ["ArrowLeft", "ArrowUp", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await expect(room.reply).toContainText(ending(learnText.predicted(SOME, 1, 9)));
  await room.heading.focus();
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expect(room.heading).toHaveText(learnText.progress(1, 4));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText(learnText.actions.nextStep);
  await page.keyboard.press("Escape");
  // The cross as a ring: round it, vertex by vertex, and the board beside it follows.
  await openLearn(page, "lesson=graph&step=3");
  const beside = room.root.locator(".beside svg");
  const before = await beside.innerHTML();
  await cell.focus();
  for (let move = 0; move < 11; move += 1) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await expect(room.caption).toContainText(/visited|,/);
  await expect.poll(() => beside.innerHTML()).not.toBe(before);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.graph.steps["cross-tour"]?.right ?? "");
});

test("a round of predictions is spoken to its end, with a reason for every answer", async ({
  page,
}) => {
  const { heard, clear, hears } = await listen(page);
  const room = await openLearn(page, "lesson=graph&step=5");
  const cell = room.root.locator('[role="gridcell"][tabindex="0"]');
  await clear();
  // From 1 the rule can go to 2, 4 and 10; 4 has two onward moves like 2, 10 has three.
  for (const [column, told] of /** @type {[number, RegExp][]} */ ([
    [10, having(learnText.notThere("10", 3, "1").replace("{square}", ANY))],
    [10, ending(learnText.predicted(0, 1, 4))],
    [3, ending(learnText.predicted(1, 2, 3))],
    [2, ending(learnText.predicted(2, 3, 2))],
    [7, ending(learnText.predicted(3, 4, 1))],
    [6, ending(learnText.roundOver(4, 5))],
  ])) {
    await cell.focus();
    await page.keyboard.press("Home");
    for (let step = 1; step < column; step += 1) {
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Enter");
    await expect(room.reply).toContainText(told);
    await hears(told);
  }
  expect((await heard()).filter((text) => text.includes("undefined"))).toEqual([]);
  await room.button(learnText.labels.startOver).click();
  await expect(room.reply).toBeHidden();
  await expect(room.caption).toContainText(/\b1\b.*\b11\b/);
});

test("on a phone steps are answered by touch, the text first, and nothing is wider than the window", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const room = await openLearn(page, "lesson=hand&step=3");
  const box = async (/** @type {string} */ part) => {
    const found = await room.root.locator(part).first().boundingBox();
    return found ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const board = await box(".board");
  expect((await box(".question")).y).toBeLessThan(board.y);
  expect(board.width).toBeGreaterThan(300);
  const { x, y } = await middleOf(page, "c2", "4x3");
  await page.touchscreen.tap(x, y);
  await expect(room.caption).toHaveText(learnText.visitedOf(2, 12));
  await room.button(learnText.labels.next).tap();
  await expect(room.heading).toHaveText(learnText.progress(4, 6));
  // The board stays under the finger, within half a square, when the answer comes in above it, and the answer is seen.
  await openLearn(page, "lesson=hand&step=2");
  const { y: before } = await box(".board");
  const wrong = await middleOf(page, "a2", "8x8");
  await page.touchscreen.tap(wrong.x, wrong.y);
  await expect(room.reply).toBeInViewport();
  expect(Math.abs((await box(".board")).y - before)).toBeLessThan(20);
  await openLearn(page, "lesson=colours&step=5");
  await room.button("3 × 10").tap();
  await expect(room.told).toHaveText(demonstrationsText.guessing(2, 64));
  for (const words of [
    "lesson=ties&step=5",
    "lesson=many&step=2",
    "page=teachers",
    "sheet=error",
  ]) {
    await openLearn(page, words);
    await expect(room.root.locator(".demo, .paper").filter({ visible: true })).not.toBeEmpty();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), words)
      .toBeLessThanOrEqual(0);
  }
  await context.close();
});

test("links beyond the last step and a denied storage are reported, and nothing is lost", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const room = await openLearn(page, "lesson=colours&step=77");
  await expect(room.heading).toHaveText(learnText.progress(6, 6));
  await expect(room.notices).toContainText(learnText.corrected(learnText.wrong.step("77", 6, 6)));
  await clickOn(page, "a1", "5x5");
  await expect(room.reply).toHaveText(lessons.colours.steps.blame?.nudge ?? "");
  await clickOn(page, "a1", "5x5");
  await expect(room.reply).toHaveText(lessons.colours.steps.blame?.wrong ?? "");
  await clickOn(page, "e1", "5x5");
  await expect(room.reply).toHaveText(lessons.colours.steps.blame?.right ?? "");
  await expect(room.root.locator(".not-kept")).toContainText(learnText.notKept);
  await expect(room.root.locator(".all-lessons")).toContainText(learnText.doneOf(1, 6));
  await openLearn(page, "sheet=riddle&board=99x1");
  await expect(room.notices.getByRole("listitem")).toHaveText([
    beginning(learnText.corrected(learnText.wrong.sheet("riddle", [ANY, ANY])).split(ANY)[0]),
    learnText.corrected(learnText.wrong.board("99x1", "12x3", 3, 12)),
  ]);
  await openLearn(page, `lesson=${"x".repeat(2000)}&step=-1`);
  await expect(learnRoomOf(page).heading).toHaveText(learnText.progress(1, 6));
});

/** How a square is described that is open, but for these facts. @type {(info: object, start?: string) => string} */
const squareOf = (info, start = "") =>
  sharedText.squareLabel(/** @type {any} */ ({ square: "a1", measure: "chance", ...info }), start);

/** What the cells of the board are called that a name finds. @type {(page: import("@playwright/test").Page, name: RegExp) => Promise<string[]>} */
const cellsCalled = (page, name) =>
  page
    .locator("#learn")
    .getByRole("gridcell", { name })
    .evaluateAll((all) => all.map((each) => String(each.getAttribute("aria-label"))));

test("no cell gives away which square a lesson asks for, and each tells its number", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=hand&step=5");
  await expect(
    room.root.getByRole("gridcell", {
      name: beginning(squareOf({ square: "a4", visit: 1, label: "1" }, "a4")),
    }),
  ).toHaveCount(1);
  await expect
    .poll(() =>
      cellsCalled(
        page,
        new RegExp(
          `${sharedText.tags(["chosen"])}|${squareOf({ candidate: true }).split(", ").at(-1)}`,
        ),
      ),
    )
    .toEqual([]);
  await expect.poll(() => cellsCalled(page, /^h5/)).toEqual([squareOf({ square: "h5" })]);
  await expect
    .poll(() => cellsCalled(page, having(squareOf({ square: "", visit: SOME }).slice(2))))
    .toHaveLength(32);
  await room.root.getByRole("gridcell", { name: /^h5/ }).focus();
  await page.keyboard.press("Enter");
  await expect(room.reply).toHaveText(lessons.hand.steps.euler?.right ?? "");
});

test("where a lesson asks by colour, cells tell theirs", async ({ usedPage: page }) => {
  await openLearn(page, "lesson=colours&step=1");
  await expect(
    page.locator("#learn").getByRole("gridcell", { name: ending(learnText.coloured("", false)) }),
  ).toHaveCount(12);
  await expect.poll(() => cellsCalled(page, ending(learnText.coloured("", true)))).toHaveLength(13);
  await openLearn(page, "lesson=hand&step=3");
  await expect
    .poll(() =>
      cellsCalled(
        page,
        new RegExp(`${learnText.coloured("", false)}$|${learnText.coloured("", true)}$`),
      ),
    )
    .toEqual([]);
});

test("on a graph the arrows go along its edges, and vertices tell their neighbours", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=graph&step=4");
  const here = room.root.getByRole("gridcell", { name: having(sharedText.knightHere(true)) });
  const name = String(await here.getAttribute("aria-label"));
  const [joined = ""] = sharedText.joinedTo(/** @type {any} */ ({ neighbours: [""] }));
  const neighbours = String(name.split(joined)[1]).split(", ");
  expect(neighbours).toHaveLength(3);
  await here.focus();
  const seen = [];
  for (let i = 0; i < 3; i += 1) {
    await page.keyboard.press("ArrowRight");
    const label = await room.root.locator(".grid :focus").getAttribute("aria-label");
    seen.push(String(label).split(",")[0]);
  }
  expect(seen.sort()).toEqual(neighbours.sort());
});

test("the map of guesses is one stop of Tab, and the arrows go about in it", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=colours&step=5");
  const cells = room.root.locator(".guesses button");
  await cells.first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(cells.nth(9)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(room.button(learnText.labels.check)).toBeFocused();
});

test("on a phone on its side the text is beside the board, from its top", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const room = await openLearn(page);
  await expect(room.heading).toBeInViewport({ ratio: 1 });
  const [text, board] = await Promise.all([
    room.heading.boundingBox(),
    room.root.locator(".board").boundingBox(),
  ]);
  expect(text?.x).toBeGreaterThan((board?.x ?? NaN) + (board?.width ?? NaN));
  expect(text?.y).toBeLessThan((board?.y ?? NaN) + (board?.height ?? NaN) / 2);
});

test("a tour that a reader makes is celebrated", async ({ usedPage: page }) => {
  await openLearn(page, "lesson=hand&step=3");
  const cheered = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => document.querySelector("#learn .cheer") && resolve(true);
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await clickAlong(page, "c2 a3 b1 d2 b3 c1 d3 b2 d1 c3 a2".split(" "), "4x3");
  await expect.poll(() => cheered).toBe(true);
});

test("a first wrong answer gets a hint, a second one the solution, and signs tell them apart", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=hand&step=2");
  await clickOn(page, "a2");
  await expect(room.reply).toHaveClass(/is-wrong/);
  await expect(room.badges).toHaveCount(1);
  await expect(room.badges).toHaveClass(/is-wrong/);
  await clickOn(page, "a4");
  await expect(room.reply).toHaveText(lessons.hand.steps.moves?.wrong ?? "");
  await expect(room.root.locator(".badge.is-right")).toHaveCount(2);
  await openLearn(page, "lesson=guess&step=5");
  const [low = "", middle = "", high = ""] = (lessons.guess.steps.growth?.options ?? []).map(
    ([option]) => option,
  );
  await room.button(low).click();
  await expect(room.reply).toHaveText(
    learnText.tryAgain(lessons.guess.steps.growth?.options?.[0]?.[1] ?? ""),
  );
  await expect(room.reply).not.toContainText(high);
  await expect(room.button(learnText.tried(low, false))).toHaveClass(/is-wrong/);
  await expect(room.button(high)).toBeVisible();
  await room.button(middle).click();
  await expect(room.reply).toContainText(high);
  await expect(room.button(learnText.tried(high, true))).toHaveClass(/is-right/);
});

test("an exact estimate differs from a near one, and numbers may be words", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=guess&step=4");
  const { exact = "", right = "", wrong = "" } = lessons.guess.steps.placements ?? {};
  for (const [answer, reply] of [
    ["two", learnText.tooFew],
    ["1 million", wrong],
    // Each answer has another reply than the one before.
    ["8,839", exact],
    ["ten thousand", right],
    ["eight thousand eight hundred and thirty-nine", exact],
  ]) {
    await room.number.fill(answer ?? "");
    await room.number.press("Enter");
    await expect(room.reply).toHaveText(reply ?? "");
  }
});

test("a wrong prediction may be corrected before the rule moves", async ({ usedPage: page }) => {
  const room = await openLearn(page, "lesson=rule&step=3");
  await clickOn(page, "c3");
  await expect(room.reply).toHaveText(filled(learnText.notThere("c3", 7, "b1")));
  await expect(room.caption).toHaveText(learnText.visitedOf(1, 64));
  await clickOn(page, "a3");
  await expect(room.reply).toContainText(learnText.predicted(1, 1, 9));
});

test("a presenter’s clicker goes through lessons, moves first and then the next step", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page);
  for (let visited = 2; visited <= 11; visited += 1) {
    await page.keyboard.press("PageDown");
    await expect(room.caption).toHaveText(learnText.visitedOf(visited, 64));
  }
  // Nobody clicks through all 63 moves.
  await expect(room.button(learnText.labels.previous)).toBeHidden();
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(learnText.progress(2, 6));
  // The answer to a question comes before the next step.
  await page.keyboard.press("PageDown");
  await expect(room.badges).toHaveCount(2);
  await expect(room.reply).toContainText("b3 or c2");
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(learnText.progress(3, 6));
  // Moves by hand are taken back, then the step before comes.
  await clickOn(page, "b3", "4x3");
  await expect(room.caption).toHaveText(learnText.visitedOf(2, 12));
  await page.keyboard.press("PageUp");
  await expect(room.caption).toHaveText(learnText.visitedOf(1, 12));
  await page.keyboard.press("PageUp");
  await expect(room.heading).toHaveText(learnText.progress(2, 6));
  // A field does not hold a clicker up.
  await openLearn(page, "lesson=hand&step=4");
  await room.number.focus();
  await page.keyboard.press("PageDown");
  await expect(room.reply).toHaveText(lessons.hand.steps.smallest?.wrong ?? "");
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(learnText.progress(5, 6));
  // A tour is made, and an answer of a list marked.
  await openLearn(page, "lesson=hand&step=3");
  await page.keyboard.press("PageDown");
  await expect(room.reply).toHaveText(oneSolution);
  await expect(room.caption).toHaveText(learnText.visitedOf(12, 12));
  await openLearn(page, "lesson=graph&step=6");
  await page.keyboard.press("PageDown");
  const told = lessons.graph.steps.petersen?.options?.[1]?.[0] ?? "";
  await expect(room.button(learnText.tried(told, true))).toBeVisible();
  // The rule predicts for the class.
  await openLearn(page, "lesson=graph&step=5");
  await page.keyboard.press("PageDown");
  await expect(room.reply).toBeVisible();
});

test("a lesson ends with a card of what one knows now, and the card leads on", async ({ page }) => {
  const { hears } = await listen(page);
  const saved = await catchFiles(page);
  // The first lesson was done before.
  await page.addInitScript(() => {
    const hand = ["watch", "moves", "first-tour", "smallest", "euler", "al-adli"];
    localStorage["knights-tour-lab/learn-progress"] ??= JSON.stringify({ hand });
  });
  const room = await openLearn(page, "lesson=ties&step=5");
  const { known, goOn } = lessons.ties ?? { known: [], goOn: "" };
  const lines = room.root.locator(".known li");
  // A clicker gives the answer, said once, then the card, then the next lesson; N does so without the answer.
  await page.keyboard.press("PageDown");
  const asked = Object.values(lessons.ties?.steps ?? {}).at(-1);
  const [answer = "", why = ""] = asked?.options?.[1] ?? [];
  await expect(room.reply).toHaveText(learnText.shownAnswer(answer, why));
  await page.keyboard.press("PageDown");
  await expect(lines).toHaveText([...known]);
  await expect(room.heading).toHaveText(learnText.labels.known);
  await expect(room.heading).toBeFocused();
  await hears(having(`${learnText.labels.toldKnown} ${known[0]}`));
  await expect(room.root.locator(".pill.go:visible")).toHaveText([learnText.labels.nextLesson]);
  await expectAccessible(page, { themes: [null] });
  await page.keyboard.press("PageUp");
  await expect(room.heading).toHaveText(learnText.progress(5, 5));
  await expect(room.reply).toBeVisible();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expectWord(page, "lesson", "colours");
  await expect(lines).toHaveCount(0);
  // After the last lesson there is a way into its room alone.
  await openLearn(page, "lesson=many&step=6");
  await room.next.click();
  await expect(room.root.locator(".say")).toHaveText(learnText.labels.lastSeen);
  await expect(room.next).toBeHidden();
  await room.button(learnText.labels.keepsake).click();
  const { name, bytes } = await saved();
  expect(name).toBe("knights-tour-lessons.svg");
  expect(bytes.toString()).toContain(`✓ ${learnText.lessonTitle(1, lessons.hand?.title ?? "")}`);
  await openLearn(page, "lesson=ties&step=5");
  await room.next.click();
  await room.root.getByRole("link", { name: goOn }).click();
  await expectWord(page, "board", "7x7");
});

test("F presents a lesson: its text is large beside the board, and the lessons are in a drawer", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=hand&step=2");
  const letters = () =>
    room.root.locator(".say").evaluate((say) => parseFloat(getComputedStyle(say).fontSize));
  const before = await letters();
  await page.keyboard.press("f");
  await expect(page.locator(":root")).toHaveAttribute("data-presenting", "");
  await expect(page.locator("header .rooms")).toBeHidden();
  await expect(room.root.locator(".settings")).toBeHidden();
  await expect.poll(() => letters()).toBeGreaterThan(before);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(room.heading).toHaveText(learnText.progress(3, 6));
  await room.button(learnText.labels.lessons).click();
  await expect(room.root.locator(".settings")).toBeVisible();
  await expectAccessible(page, { themes: [null] });
  await page.keyboard.press("Escape");
  await expect(room.root.locator(".settings")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.locator("header .rooms")).toBeVisible();
});

test("a step is read aloud where the browser has a voice, until one leaves it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken = /** @type {string[]} */ ([]);
    Object.assign(window, { spoken });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: (/** @type {SpeechSynthesisUtterance} */ { text }) => spoken.push(text),
        cancel: () => spoken.push("(stops)"),
      },
    });
  });
  const room = await openLearn(page, "lesson=hand&step=6");
  await room.button(learnText.labels.readAloud).click();
  const spoken = () =>
    page.evaluate(() =>
      /** @type {any} */ (window).spoken.map((/** @type {string} */ s) => s.trim()),
    );
  const { text = "", options = [] } = lessons.hand.steps["al-adli"] ?? {};
  expect((await spoken()).join(" ")).toContain(text);
  expect((await spoken()).at(-1)).toBe(options.at(-1)?.[0]);
  await room.button(learnText.labels.stopReading).click();
  await expect(room.button(learnText.labels.readAloud)).toBeVisible();
  await room.button(learnText.labels.readAloud).click();
  await room.next.click();
  await expect(room.button(learnText.labels.readAloud)).toBeVisible();
  expect((await spoken()).at(-1)).toBe("(stops)");
});

test("the next step is the one primary button once a step is done", async ({ usedPage: page }) => {
  const room = await openLearn(page, "lesson=rule&step=1");
  const primary = room.root.locator(".pill.go:visible");
  await expect(primary).toHaveText([learnText.labels.check]);
  await room.number.fill("two");
  await page.keyboard.press("Enter");
  await expect(primary).toHaveText([learnText.labels.next]);
  await openLearn(page, "lesson=guess&step=3");
  await expect(primary).toHaveText([learnText.labels.play]);
  await room.button(learnText.labels.step).click();
  await expect(primary).toHaveText([learnText.labels.next]);
});

test("on a phone the board that a step speaks of is in sight", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const words of [
    "hand&step=1",
    "hand&step=2",
    "hand&step=3",
    "rule&step=2",
    "graph&step=3",
  ]) {
    const room = await openLearn(page, `lesson=${words}`);
    const bar = (await room.root.locator(".turn").boundingBox())?.y ?? 0;
    for (const part of await room.root.locator(".board, .beside:visible").all()) {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      expect(y + height, words).toBeLessThanOrEqual(bar);
    }
  }
  await context.close();
});

test("lessons say for whom they are", async ({ usedPage: page }) => {
  const room = await openLearn(page);
  const lists = room.root.locator(".lessons");
  await expect(room.root.locator(".all-lessons h3")).toHaveText(Object.values(learnText.ages));
  await expect(lists.first().getByRole("listitem")).toHaveCount(7);
  await expect(lists.last().getByRole("listitem")).toHaveCount(2);
});

test("a square of the board that a step names lights up in its text", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=hand&step=2");
  const { x, y } = await middleOf(page, "a1");
  await page.mouse.move(x, y);
  await expect(room.root.locator(".say .is-lit")).toHaveText("a1");
  // A square that was clicked has no frame until the pointer has been elsewhere.
  await page.mouse.click(x, y);
  await page.mouse.move(x + 1, y);
  await expect(room.root.locator(".say .is-lit")).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.mouse.move(x, y);
  await expect(room.root.locator(".say .is-lit")).toHaveText("a1");
});
