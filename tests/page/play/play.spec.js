/** The room in which the visitor moves the knight. */

import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { clickAlong, clickOn, drawn, expectWord, goTo, middleOf, settled } from "../room.js";
import { inWindows } from "../windows.js";
import { knowsMoves, openPlay } from "./driver.js";
import {
  ANY,
  SOME,
  beginning,
  feasibilityOf,
  filled,
  having,
  like,
  methodName,
  pattern,
} from "../texts.js";
import * as challengeText from "#text/challenge.js";
import * as ladderText from "#text/ladder.js";
import * as playText from "#text/play.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */
/** @import { Hint, Target, TourForm } from "../../../dist/pkg/knights_tour.js" */

/** A square that the knight has not been to. @param {string} name */
const openSquare = (name) =>
  playText.openSquare(/** @type {any} */ ({ square: name }), null, false);

/** A hint, as the solver gives it: squares with their onward moves, and where the rule goes. @type {(squares: [string, number][], to: string) => Hint} */
function hintOf(squares, to) {
  const least = Math.min(...squares.map(([, value]) => value));
  const candidates = squares.map(([square, value]) => ({ square, value, tied: value === least }));
  return /** @type {Hint} */ (
    /** @type {unknown} */ ({ to, candidates, reason: { code: "fewest" } })
  );
}

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

/** What is said of a round, and of the choices that were missed in it. */
const SCORE = playText.score({ asked: SOME, right: SOME, streak: SOME, longest: SOME });
const MISSED = new RegExp(
  `^(${pattern(playText.missed([]))}|${pattern(
    playText.missed([{ kind: "tie", asked: 2, missed: 1 }]).replace(/: .*[.]$/, `: ${ANY}.`),
  )})$`,
);

/** How many pixels of a square are of the colour that points out. @type {(page: Page, square: string) => Promise<number>} */
async function pointedOut(page, square) {
  const point = await middleOf(page, square);
  return page.locator("#play canvas").evaluate((element, { x, y }) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    const { left, top, width } = canvas.getBoundingClientRect();
    const scale = canvas.width / width;
    const side = 40 * scale;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const [right, down] = [(x - left) * scale, (y - top) * scale];
    const { data } = context.getImageData(right - side, down - side, 2 * side, 2 * side);
    const [red, green, blue] = [0xa8, 0x32, 0x1a];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const isAccent =
        Math.abs(data[at] - red) < 12 &&
        Math.abs(data[at + 1] - green) < 12 &&
        Math.abs(data[at + 2] - blue) < 12;
      count += Number(isAccent);
    }
    return count;
  }, point);
}

test("the knight is moved by clicks and by dragging, and moves are taken back and made again @engines", async ({
  page,
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
  const miss = { from: "d4", to: "a5", lengths: [1, 2], across: -3, up: 1 };
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
  // Another start can be chosen before the first move, and not after.
  await room.button(playText.actions.restart).click();
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
  const tapped = await middleOf(page, "b3");
  await page.touchscreen.tap(tapped.x, tapped.y);
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
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { x, y } = await middleOf(page, "a1");
  await drag("a1", { x, y: y - 200 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expectWord(page, "path", "b3,d4");
  await context.close();
});

test("arrows choose among the squares to go to, and Enter goes; the list does too @engines", async ({
  page,
}) => {
  const ears = await listen(page);
  await knowsMoves(page);
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

test("predictions are told right or wrong with the reason, and a round sums up what was missed @engines", async ({
  page,
}) => {
  const ears = await listen(page);
  const room = await openPlay(page, "board=4x3&start=a1&mode=predict&tieBreak=first&legal=true");
  await expect(room.heading).toHaveText(playText.predictHeading);
  const hint = hintOf(
    [
      ["c2", 1],
      ["b3", 2],
    ],
    "c2",
  );
  const right = `${playText.right(hint, "c2")} ${playText.onlyWay(["a3", "b1"])}`;
  await clickOn(page, "c2");
  await expect(room.told).toHaveText(right);
  await ears.hears(like(`${right}${ANY}${filled(playText.went("b1", 4, 12, 2))}`));
  await expect(room.score).toHaveText(
    playText.score({ asked: 1, right: 1, streak: 1, longest: 1 }),
  );
  for (let answers = 1; (await room.ways.count()) > 0; answers += 1) {
    await room.ways.last().click();
    await expect(room.score).toHaveText(
      like(playText.score({ asked: answers + 1, right: SOME, streak: SOME, longest: SOME })),
    );
  }
  await expect(room.root.locator(".missed")).toHaveText(MISSED);
  await ears.hears(new RegExp(`${pattern(SCORE)}.*${MISSED.source.slice(1)}`));
  await goTo(page, "#play?board=5x5&start=a1&mode=predict&path=b3");
  // What was refused is no longer told of once there is an answer.
  await clickOn(page, "e5");
  const miss = { from: "b3", to: "e5", lengths: [1, 2], across: 3, up: 2 };
  await expect(room.caption).toHaveText(filled(playText.noMove(miss, "not-a-move")));
  const wrong = playText.mistaken(
    hintOf(
      [
        ["c1", 3],
        ["a5", 1],
      ],
      "a5",
    ),
    "c1",
  );
  await clickOn(page, "c1");
  await expect(room.caption).toHaveText(openSquare("c1"));
  await expect(room.told).toHaveText(beginning(wrong));
  await ears.hears(beginning(wrong));
  // A5 was followed by the only square left to go to.
  await expect(room.told).toContainText(playText.onlyWay(["c4"]));
  await expectWord(page, "path", "b3,a5,c4");
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
  expect(await pointedOut(page, "a6")).toBe(0);
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

test("at the end it is told how far the rule gets, and what can be tried next", async ({
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

const SMALLEST_TOUR = "a1 c2 e1 d3 e5 c4 a5 b3 c5 e4 d2 b1 a3 b5 d4 e2 c1 a2 b4 d5 e3 d1 b2 a4 c3";

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
  await expect(room.live).toContainText(filled(playText.won(false)));
  await expect(room.root.locator(".summary")).toHaveText(filled(ladderText.summary(25, 25, {})));
  const done = ladderText.rungName("five", 3);
  await expect(there.button(done)).toBeVisible();
  await room.button(ladderText.nextRung("six")).click();
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

test("the board of the day gives a line to share, and a day that is none is named", async ({
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

test("whoever checks a tour as soon as the room is there keeps the focus that the answer gave", async ({
  usedPage: page,
}) => {
  const room = await openPlay(page, "check&board=6x6");
  await page.evaluate(
    async ([link, name]) => {
      const shown = new Promise((resolve) =>
        addEventListener("hashchange", resolve, { once: true }),
      );
      location.hash = link;
      await shown;
      const field = /** @type {HTMLTextAreaElement} */ (document.querySelector("#play-tour"));
      field.value = name;
      await new Promise(requestAnimationFrame);
      /** @type {HTMLElement} */ (document.querySelector("#play-check")).click();
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
  expect(
    await ghost.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth),
  ).toBeGreaterThan(100);
  await room.button(playText.labels.takeBack).click();
  await expect(room.root.locator(".departures")).toHaveText(playText.departures(0, 2, false));
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

test("a graph that is no board is played as well", async ({ usedPage: page }) => {
  const room = await openPlay(page, "graph=1-2-3-4-5-1&start=1&target=closed");
  await room.root.getByRole("button", { name: playText.labels.legal }).click();
  await expect(room.ways).toHaveText(["2", "5"]);
  await room.ways.first().click();
  await expect(room.heading).toHaveText(filled(playText.heading(2, 5), { graph: "" }));
  await expect(room.say).toHaveText(filled(playText.standing("2"), { graph: "" }));
  await expectWord(page, "legal", "true");
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
    challengeText.task("free", "open", 0, ["back", "ways", "hint"]),
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

test("nothing hangs over the edge, and axe finds nothing, in any of its moments", async ({
  page,
}) => {
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3&legal=true");
  await room.button(playText.labels.judge).click();
  await expect(room.since).toBeVisible();
  await room.root.locator(".against summary").click();
  await inWindows(page, [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, { of: "a lost position" });
  await goTo(page, "#play?board=5x5&mode=predict&start=a1&path=b3");
  await clickOn(page, "c1");
  await expectAccessible(page, { of: "a prediction" });
});

test("a game that is refused leaves the one before as it is, and says why", async ({ page }) => {
  const room = await openPlay(page, "board=8x8&start=a1&path=b3,c5");
  await expect(room.heading).toHaveText(filled(playText.heading(3, 64)));
  await page.evaluate(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => name);
    const solver = resources.find((name) => /pkg\/knights_tour\.js/.test(name)) ?? "";
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
    const solver = resources.find((name) => /pkg\/knights_tour\.js/.test(name)) ?? "";
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

test("on a phone a verdict is above the bar at the foot, and a board that is chosen is seen from its first row", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...{ baseURL, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const room = await openPlay(page, "board=6x6&start=e1&target=closed&path=c2,b4,d3");
  const top = async (/** @type {Locator} */ part) => (await part.boundingBox())?.y ?? NaN;
  const bar = room.root.locator(".moves");
  // The driver’s own tap would scroll first.
  const tap = async (/** @type {Locator} */ button) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await tap(room.button(playText.labels.hint));
  await expect(room.told).toBeVisible();
  await expect(room.told).toBeInViewport({ ratio: 0.99 });
  await tap(room.button(playText.labels.judge));
  await expect(room.verdict).toHaveText(like(playText.lost(`${ANY}a1${ANY}a6${ANY}`)));
  const { y = NaN, height = NaN } = (await room.verdict.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(await top(bar));
  // Most of the board is still seen above it.
  await expect(room.root.locator(".board")).toBeInViewport({ ratio: 0.6 });
  for (const name of [ladderText.rungName("five", 0), ladderText.labels.playDay]) {
    await room.button(name).tap();
    await expect(room.heading).toHaveText(like(filled(playText.heading(1, SOME))));
    await expect.poll(() => top(room.root.locator(".board"))).toBeGreaterThanOrEqual(0);
    await expect(room.root.locator(".board")).toBeInViewport({ ratio: 0.99 });
  }
  await room.button("5 × 5").tap();
  await expect(room.heading).toHaveText(filled(playText.heading(1, 25)));
  const isFirstRowInSight = () =>
    room.root.locator(".board").evaluate((board) => {
      const box = board.getBoundingClientRect();
      const inFirstRow = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 10);
      return board.contains(inFirstRow);
    });
  await expect.poll(isFirstRowInSight).toBe(true);
  await context.close();
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
]) {
  test(`in a window of ${width} × ${height} the bar has one row, and covers no square`, async ({
    usedPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPlay(page);
    const buttons = page.locator("#play .moves button").filter({ visible: true });
    await expect(buttons).toHaveCount(5);
    const tops = await buttons.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const [lowest, above] = [await middleOf(page, "a1"), await middleOf(page, "a2")];
    expect(tops[0]).toBeGreaterThanOrEqual(lowest.y + (lowest.y - above.y) / 2);
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 0.99 });
    }
  });
}

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

test("a rule of one’s own is written, predicted and linked to", async ({ usedPage: page }) => {
  const room = await openPlay(page, "board=8x8&start=c3&mode=predict");
  const rules = page.locator("#play").getByLabel(playText.labels.tieRule, { exact: true });
  const own = page.locator("#play").getByLabel(playText.labels.ownRule, { exact: true });
  await expect(own).toBeHidden();
  await rules.selectOption({ label: sharedText.ownRule });
  await expect(own).toBeFocused();
  await expect(own).toHaveValue("fewest onward, farthest centre");
  await own.fill("nearest edge, fewest onwrad");
  await own.press("Enter");
  await expect(page.locator("#play-rule-error")).toContainText("onwrad");
  await expect(own).toHaveValue("nearest edge, fewest onwrad");
  await own.fill("edge, onward");
  await own.press("Enter");
  await expectWord(page, "rule", "nearest edge, fewest onward");
  await expect(own).toHaveValue("nearest edge, fewest onward");
  await clickOn(page, "a2");
  await expect(room.told).toContainText(/^Right, it is a tie: b1 and a2/);
  await rules.selectOption("first");
  await expect(own).toBeHidden();
  await expectWord(page, "tieBreak", "first");
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain("rule=");
});
