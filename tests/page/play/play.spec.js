/** The room in which the visitor moves the knight. */

import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { clickOn, drawn, expectWord, goTo, middleOf } from "../room.js";
import { ANY, SOME, filled, having, like, methodName, pattern } from "../texts.js";
import { hintOf, withoutRings, openPlay, openSquare, pointedOut } from "./driver.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** @type {[number, number]} */
const KNIGHT = [1, 2];

/** @import { Page } from "@playwright/test" */

test("the knight is moved by clicks and by dragging, and moves are taken back and made again @engines", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=5x5&start=a1&theme=light");
  await expect(room.heading).toHaveText(filled(playText.heading(1, 25)));
  await clickOn(page, "b3");
  await expect(room.heading).toHaveText(filled(playText.heading(2, 25)));
  await expectWord(page, "path", "b3");
  const [from, to] = [await middleOf(page, "b3"), await middleOf(page, "d4")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 3 });
  await expect(room.root.locator(".carried")).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(room.root.locator(".carried")).toBeHidden();
  await expectWord(page, "path", "b3,d4");
  await expect(room.live).toContainText(
    filled(playText.went("d4", 3, 25, SOME))
      .split(String(SOME))[0]
      .split(sharedText.number(SOME))[0],
  );
  // Where the knight cannot go it does not go.
  await clickOn(page, "a5");
  const miss = { from: "d4", to: "a5", lengths: KNIGHT, across: -3, up: 1 };
  await expect(room.caption).toHaveText(filled(playText.noMove(miss, "not-a-move")));
  await clickOn(page, "a1");
  await expect(room.caption).toHaveText(filled(playText.noMove({ ...miss, to: "a1" }, "visited")));
  await expect(room.heading).toHaveText(filled(playText.heading(3, 25)));
  await room.button(playText.labels.takeBack).click();
  await room.button(playText.labels.takeBack).click();
  await expect(room.heading).toHaveText(filled(playText.heading(1, 25)));
  await room.button(playText.labels.redo).click();
  await expectWord(page, "path", "b3");
  await page.keyboard.press("ArrowRight");
  await expectWord(page, "path", "b3,d4");
  await expect(room.button(playText.labels.redo)).toHaveAttribute("aria-disabled", "true");
  // A square that is no move leaves the start where it is, and the moves that “Start over” lost come back.
  await room.button(playText.actions.restart).click();
  await clickOn(page, "c3");
  const near = { from: "a1", to: "c3", lengths: KNIGHT, across: 2, up: 2 };
  await expect(room.caption).toHaveText(filled(playText.noMove(near, "not-a-move")));
  await expectWord(page, "start", "a1");
  await room.button(playText.labels.undo).click();
  await expectWord(page, "path", "b3,d4");
  await expect(room.button(playText.labels.place)).toBeHidden();
  // The start has a control of its own.
  await room.button(playText.actions.restart).click();
  await room.button(playText.labels.place).click();
  await expect(room.caption).toHaveText(filled(playText.placeHint));
  await clickOn(page, "c3");
  await expectWord(page, "start", "c3");
  await expect(room.say).toHaveText(filled(playText.opening("c3", "open")));
});

test("a finger taps and drags the knight, and scrolls the page elsewhere", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  await page.goto("#play?board=5x5&start=a1");
  await drawn(page);
  for (const square of ["e4", "b3"]) {
    const tapped = await middleOf(page, square);
    await page.touchscreen.tap(tapped.x, tapped.y);
  }
  await expectWord(page, "path", "b3");
  const fingers = await context.newCDPSession(page);
  /** @type {(from: string, to: { x: number, y: number }) => Promise<void>} */
  const drag = async (from, to) => {
    const { x, y } = await middleOf(page, from);
    /** @type {(type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number, y: number }[]) => Promise<unknown>} */
    const send = (type, ...touchPoints) =>
      fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", { x, y });
    for (const share of [0.2, 0.5, 0.8, 1]) {
      await send("touchMove", { x: x + (to.x - x) * share, y: y + (to.y - y) * share });
    }
    await send("touchEnd");
  };
  await drag("b3", await middleOf(page, "d4"));
  await expectWord(page, "path", "b3,d4");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const { x, y } = await middleOf(page, "a1");
  await drag("a1", { x, y: y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expectWord(page, "path", "b3,d4");
  await context.close();
});

test("arrows choose among the squares to go to, and Enter goes; the list does too", async ({
  page,
}) => {
  const ears = await listen(page);
  await withoutRings(page);
  const room = await openPlay(page, "board=5x5&start=c3");
  await room.root.locator(".grid [tabindex='0']").focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toBe(openSquare("d5"));
  await page.keyboard.press("ArrowDown");
  await expect.poll(focused).toBe(openSquare("e4"));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(focused).toBe(openSquare("b5"));
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(focused).toBe(openSquare("c5"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectWord(page, "path", "b5");
  await ears.hears(like(filled(playText.went("b5", 2, 25, 2))));
  // The list is found by going on from control to control.
  await room.ways.first().focus();
  await expect(room.ways.first()).toBeVisible();
  await expect(room.root.locator(".candidates")).toHaveAccessibleName(
    filled(playText.labels.candidates),
  );
  await page.keyboard.press("Enter");
  await expect(room.heading).toHaveText(filled(playText.heading(3, 25)));
  await expect(room.root.locator(".candidates :focus")).toHaveCount(1);
  // Who goes quickly hears where that led, not each square on the way.
  await goTo(page, "#play?board=5x5&start=a1&path=b3,c1,e2,d4,b5,a3,b1");
  await ears.clear();
  await page.evaluate(() => {
    for (let times = 0; times < 7; times += 1) {
      document.body.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }),
      );
    }
  });
  await ears.hears(/a1\.$/);
  expect((await ears.heard()).length).toBeLessThan(4);
});

test("a hint is stronger each time: numbers, the square, the move", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=5x5&start=a1&path=b3&theme=light");
  const hint = hintOf(
    [
      ["a5", 1],
      ["d4", 3],
      ["d2", 3],
      ["c5", 3],
      ["c1", 3],
    ],
    "a5",
  );
  await room.button(playText.labels.hint).click();
  await expect(room.told).toHaveText(filled(playText.weakHint(hint)));
  await expect(room.ways.first()).toHaveText("c5 (3)");
  const unmarked = await pointedOut(page, "a5");
  await page.keyboard.press("h");
  await expect(room.told).toHaveText(filled(playText.strongHint(hint)));
  await expect.poll(() => pointedOut(page, "a5")).toBeGreaterThan(unmarked + 200);
  await page.keyboard.press("h");
  await expect(room.told).toHaveText(playText.hintPlayed("a5"));
  await expectWord(page, "path", "b3,a5");
});

test("a lost position names and marks the squares to blame, and since when", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3&theme=light");
  await expect.poll(() => pointedOut(page, "a6")).toBe(0);
  await room.button(playText.labels.judge).click();
  await expect(room.verdict).toHaveText(like(playText.lost(`${ANY}a1${ANY}a6${ANY}`)));
  await expect(room.since).toHaveText(playText.lostSince(2, "b4"));
  await expect(
    room.root.getByRole("gridcell", {
      name: new RegExp(sharedText.markedSquare(openSquare("a[16]"))),
    }),
  ).toHaveCount(2);
  await expect.poll(() => pointedOut(page, "a6")).toBeGreaterThan(500);
  await room.button(playText.takeBackTo(2)).click();
  await expect(room.heading).toHaveText(filled(playText.heading(2, 36)));
  await expect(room.heading).toBeFocused();
  await expect.poll(() => pointedOut(page, "a6")).toBe(0);
  await page.keyboard.press("l");
  await expect(room.verdict).toHaveText(playText.finishable);
  // It is told of every move, if that is wanted.
  await room.root.getByLabel(playText.labels.watch).check();
  await clickOn(page, "b4");
  await expect(room.verdict).toHaveText(like(playText.lost(`${ANY}a1${ANY}`)));
  await expect(room.live).toContainText(playText.lostSince(2, "b4"));
  await expectWord(page, "watch", "true");
});

test("a square under the pointer lights up its name in the words", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3");
  await room.button(playText.labels.judge).click();
  const { x, y } = await middleOf(page, "a6");
  await page.mouse.move(x, y);
  await expect(room.verdict.locator(".is-lit")).toHaveText("a6");
});

test("a method goes on from the position, step by step or playing, until the visitor takes over", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=5x5&start=a1&path=b3");
  await expect(room.button(sharedText.actions.play)).toBeHidden();
  await room.unfold(playText.labels.handOver);
  await room.button(playText.labels.handOverNow).click();
  await expect(room.say).toContainText(
    filled(playText.atWork(methodName("warnsdorff"))).split(".")[0],
  );
  await room.button(playText.labels.step).click();
  await expectWord(page, "path", "b3,a5");
  await room.button(playText.labels.step).click();
  await expectWord(page, "path", "b3,a5,c4");
  await room.button(playText.labels.takeBack).click();
  await room.button(playText.labels.takeBack).click();
  await clickOn(page, "d4");
  await expectWord(page, "path", "b3,d4");
  await expect(room.say).toHaveText(filled(playText.standing("d4")));
  await expect(room.button(sharedText.actions.play)).toBeHidden();
  await room.root.getByLabel(sharedText.labels.method).selectOption("rotations");
  await room.button(playText.labels.handOverNow).click();
  await room.button(playText.labels.step).click();
  await expect(room.heading).toHaveText(filled(playText.heading(4, 25)));
  // It plays until there is a tour; near its end that does not take long.
  const before = "c2,e1,d3,e5,c4,a5,b3,c5,e4,d2,b1,a3,b5,d4,e2,c1,a2,b4,d5";
  await goTo(page, `#play?board=5x5&start=a1&path=${before}`);
  await room.root.getByLabel(sharedText.labels.method).selectOption("rotations");
  await room.button(playText.labels.handOverNow).click();
  await room.button(sharedText.actions.play).click();
  await expect(room.say).toHaveText(filled(playText.won(false, false)));
  await expect(room.live).toContainText(filled(playText.won(false, false)));
});

test("at the end Play says how far the rule gets, and what to try next", async ({
  usedPage: page,
}) => {
  const stuck = "b3,c1,e2,d4,b5,a3,b1,d2,e4,c5,a4,b2,d1,e3,d5,b4,a2,c3";
  const room = await openPlay(page, `board=5x5&start=a1&path=${stuck}`);
  await expect(room.say).toHaveText(filled(playText.stuck(6)));
  await expect(room.root.locator(".rule-runs")).toHaveText(
    having(
      playText
        .ruleRuns({ runs: 100, tours: 0, asFar: SOME }, 19, 25, "a1")
        .split(". ")
        .slice(0, 2)
        .join(". "),
    ),
  );
  await expect(room.root.locator(".links a").first()).toHaveAttribute(
    "href",
    "#explore?board=5x5&start=a1&target=open",
  );
  await expect(room.root.locator(".links")).toContainText(playText.elsewhere.guess);
  await room.button(playText.next.findFault).click();
  await expect(room.since).toHaveText(playText.lostSince(16, "b4"));
  await expect(room.button(playText.takeBackTo(16))).toBeVisible();
  await goTo(page, "#play?board=4x3&start=a1&path=c2,a3,b1,d2,b3,c1,d3,b2,d1,c3,a2");
  await expect(room.say).toHaveText(filled(playText.won(false)));
  await room.button(playText.next.board(playText.boardNames[".../.#./..."] ?? "")).click();
  await expectWord(page, "board", ".../.#./...");
  await expect(room.heading).toHaveText(filled(playText.heading(1, 8)));
});

test("a closed tour is closed by going back to the start", async ({ usedPage: page }) => {
  const ring = "c2,a3,b1,c3,a2,c1,b3";
  const words = `board=.../.%23./...&start=a1&target=closed&path=${ring}`;
  const room = await openPlay(page, words);
  await expect(room.say).toHaveText(filled(playText.closable("a1")));
  await clickOn(page, "a1");
  await expect(room.say).toHaveText(filled(playText.won(true)));
  await expectWord(page, "path", `${ring},a1`);
  const { hash } = new URL(page.url());
  await goTo(page, hash);
  await expect(room.say).toHaveText(filled(playText.won(true)));
});

test("a graph that is no board is played as well, and so is a doughnut", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "graph=1-2-3-4-5-1&start=1&target=closed");
  await expect(room.rings).toBeChecked();
  await expect(room.ways).toHaveText(["2", "5"]);
  await room.ways.first().click();
  await expect(room.heading).toHaveText(filled(playText.heading(2, 5), { graph: "" }));
  await expect(room.say).toHaveText(filled(playText.standing("2"), { graph: "" }));
  await goTo(page, "#play?board=5x5&wrap=both&start=a1&target=closed");
  await expect(room.ways).toHaveCount(8);
  await clickOn(page, "e4");
  await expect(room.heading).toHaveText(filled(playText.heading(2, 25)));
});

test("a game that is refused leaves the one before as it is, and says why", async ({ page }) => {
  const room = await openPlay(page, "board=8x8&start=a1&path=b3,c5");
  await expect(room.heading).toHaveText(filled(playText.heading(3, 64)));
  await page.evaluate(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => name);
    const solver = resources.find((name) => /solver\/page\.js/.test(name)) ?? "";
    const { Session } = await import(solver);
    Session.prototype.hint = () => {
      throw new Error("there is no room for it");
    };
  });
  await room.button(ladderText.rungName("five", 0)).click();
  await expect(room.caption).toContainText("there is no room for it");
  await expect(room.heading).toHaveText(filled(playText.heading(3, 64)));
});

test("whether it is lost is found out although another room is seen", async ({ page }) => {
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3");
  await page.evaluate(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => name);
    const solver = resources.find((name) => /solver\/page\.js/.test(name)) ?? "";
    const { Verdict } = await import(solver);
    const { advance } = Verdict.prototype;
    Verdict.prototype.advance = () => ({ done: false, fraction: 0 });
    Object.assign(window, { goOn: () => Object.assign(Verdict.prototype, { advance }) });
  });
  await room.root.getByLabel(playText.labels.watch).check();
  await expect(room.verdict).not.toBeEmpty();
  const nav = page.getByRole("navigation");
  await nav.getByRole("link", { name: sharedText.rooms.explore }).click();
  await expect(page.locator("#explore")).toBeVisible();
  await page.evaluate(() => /** @type {any} */ (window).goOn());
  await nav.getByRole("link", { name: sharedText.actions.play }).click();
  await expect(room.verdict).toHaveText(like(playText.lost(`${ANY}a1${ANY}a6${ANY}`)));
});

test("at the end of a path nothing is said of what comes after it", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=4x3&start=a1&path=c2,a3,b1,d2,b3,c1,d3,b2,d1,c3,a2");
  await room.root.locator(".against summary").click();
  const departures = room.root.locator(".departures");
  await expect(departures).toHaveText(
    new RegExp(
      `${pattern(playText.departures(0, 11, true))}|${pattern(playText.departures(SOME, 11, true))}`,
    ),
  );
});

test("a path that may not cross itself is told what crosses, marked, and celebrated at its longest", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "board=3x3&start=a1&theme=light");
  await room.button(playText.modes.uncrossed).click();
  const path = { start: "a1", crossing: null, most: 2 };
  await expect(room.say).toHaveText(playText.uncrossed({ ...path, moves: 0, ways: 2 }));
  for (const help of [playText.labels.hint, playText.labels.judge]) {
    await expect(room.button(help)).toHaveAttribute("aria-disabled", "true");
  }
  await clickOn(page, "b3");
  await expect(room.say).toHaveText(playText.uncrossed({ ...path, moves: 1, ways: 1 }));
  await clickOn(page, "c1");
  await expect(room.say).toHaveText(playText.uncrossed({ ...path, moves: 2, ways: 0 }));
  await openPlay(page, "board=8x8&start=a1&path=b3,c5,d3&mode=uncrossed&theme=light");
  await expect.poll(() => pointedOut(page, "b3")).toBe(0);
  await clickOn(page, "b4");
  const crossing = /** @type {const} */ ({ move: ["d3", "b4"], crossed: ["b3", "c5"] });
  const crossed = playText.uncrossed({ start: "a1", moves: 4, ways: 0, most: 35, crossing });
  await expect(room.say).toHaveText(crossed);
  await expect(room.live).toContainText(crossed);
  await expect.poll(() => pointedOut(page, "b3")).toBeGreaterThan(200);
  await room.button(playText.gameLabels.takeBack).click();
  await expect.poll(() => pointedOut(page, "b3")).toBe(0);
  await expectWord(page, "mode", "uncrossed");
  await page.keyboard.press("h");
  await expect(room.caption).toHaveText(playText.notAboutTours);
});
