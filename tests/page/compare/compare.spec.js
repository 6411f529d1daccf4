import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import {
  addressOf,
  catchCopies,
  countFrames,
  drawn,
  expectStill,
  expectWord,
  wordsOf,
} from "../room.js";
import { compareOf, openCompare } from "./driver.js";
import { inWindows } from "../windows.js";
import * as compareText from "#text/compare.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** Lane 1 is stuck after 61 steps, lane 2 finds an open tour with 63. */
const UNEQUAL =
  "board=8x8&start=e5&target=open&lanes=warnsdorff:first:stop:1,warnsdorff:roth:stop:1";
/** So many runs that there is time to look at the page meanwhile. */
const LONG_MAP = "board=30x30&map=warnsdorff:random:stop:1&seeds=100";

/** Whether the canvas of each lane shows something. @param {Page} page */
const painted = (page) =>
  page.locator("#compare canvas").evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const context = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
      return new Set(new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []))
        .size;
    }),
  );

test("all lanes take a step together, and a step back @engines", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await expect(room.lanes).toHaveCount(2);
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses).toHaveText(["Step 1", "Step 1"]);
  await page.keyboard.press("ArrowRight");
  await expect(room.statuses).toHaveText(["Step 2", "Step 2"]);
  await page.keyboard.press("ArrowLeft");
  await expect(room.statuses).toHaveText(["Step 1", "Step 1"]);
  await expect(room.stories.first()).toContainText("onward moves");
  for (const colours of await painted(page)) {
    expect(colours).toBeGreaterThan(10);
  }
});

test("a lane that is over stays at its end", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await room.button(sharedText.actions.last).click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Open tour"]);
  await expect(room.progress).toHaveText("move 63 of 63");
  await room.button(sharedText.actions.back).click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Step 62"]);
  await room.button(sharedText.actions.back).click();
  await room.button(sharedText.actions.back).click();
  await expect(room.statuses).toHaveText(["Step 60", "Step 60"]);
});

test("the scrubber moves all lanes", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await room.scrubber.fill("17");
  await expect(room.statuses).toHaveText(["Step 17", "Step 17"]);
  await expectWord(page, "step", "17");
  await page.keyboard.press("Home");
  await expect(room.statuses).toHaveText(["At the start", "At the start"]);
});

test("playing goes on to the end of the longest lane", async ({ usedPage: page }) => {
  const room = await openCompare(page, `${UNEQUAL}&step=58`);
  await room.button(sharedText.actions.play).click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Open tour"]);
  const colours = await room.statuses.evaluateAll((statuses) =>
    statuses.map((status) => getComputedStyle(status).color),
  );
  expect(colours[0], "a tour does not look like a dead end").not.toBe(colours[1]);
  await expect(room.button(sharedText.play.again)).toBeVisible();
});

test("a lane is added, changed and removed where the play head stands", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, `${UNEQUAL}&step=9`);
  await room.button(compareText.labels.addLane).click();
  await expect(room.statuses).toHaveText(["Step 9", "Step 9", "Step 9"]);
  await expect(room.lanes.nth(2).getByRole("heading")).toBeFocused();
  const headings = await room.lanes.getByRole("heading").allTextContents();
  expect(new Set(headings.map((text) => text.replace(/^Lane \d/, ""))).size).toBe(3);
  await room.lanes.nth(2).getByLabel(sharedText.labels.tieBreak).focus();
  await room.lanes.nth(2).getByLabel(sharedText.labels.tieBreak).selectOption("pohl-min");
  await expect(room.lanes.nth(2).getByRole("heading")).toContainText("Pohl: least number");
  await expect(room.lanes.nth(2).getByLabel(sharedText.labels.tieBreak)).toBeFocused();
  await room.button(compareText.labels.addLane).click();
  await expect(room.lanes).toHaveCount(4);
  await expect(room.button(compareText.labels.addLane)).toBeHidden();
  await room.button("Remove lane 1").click();
  await room.button("Remove lane 1").click();
  await expect(room.lanes).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expect(room.statuses).toHaveText(["Step 9", "Step 9"]);
  const lanes = (await wordsOf(page)).get("lanes")?.split(",");
  expect(lanes?.[0]).toBe("warnsdorff:pohl-min:stop:1");
  expect(lanes?.[1]).toMatch(/^warnsdorff:(?!pohl-min:)/);
  await page.goBack();
  await expect(room.lanes).toHaveCount(3);
});

test("each method of the list can be put into a lane, or says why not", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "board=8x8&start=a1&target=closed");
  const lane = room.lanes.first();
  const list = lane.getByLabel(sharedText.labels.algorithm);
  const ids = await list
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
    );
  const refused = [];
  for (const id of ids) {
    await list.selectOption(id);
    if (await lane.locator(".error").isVisible()) {
      await expect(lane.locator(".error")).toContainText("Not changed: ");
      refused.push(id);
      continue;
    }
    await room.button(sharedText.actions.forward).click();
    await expect(room.statuses.first()).not.toHaveText("At the start");
    await room.button(sharedText.actions.first).click();
  }
  // On 8 × 8: too many orders of the squares, and no room for a formation.
  expect(refused.sort()).toEqual(["permutations", "smooth"]);
});

test("what is wrong leaves the lanes as they are", async ({ usedPage: page }) => {
  const room = await openCompare(page, `${UNEQUAL}&step=5`);
  const start = page.locator("#compare-start");
  await start.fill("k9");
  await start.press("Enter");
  await expect(page.locator("#compare-error")).toContainText(
    "Not changed: k9 is not on this board",
  );
  await expect(room.statuses).toHaveText(["Step 5", "Step 5"]);
  await room.lanes.first().getByLabel(sharedText.labels.tieBreak).selectOption("squirrel-cull");
  await expect(room.lanes.first().locator(".error")).toContainText("starting in a corner");
  await expect(room.statuses).toHaveText(["Step 5", "Step 5"]);
});

test("finished runs are written down, copied and cleared", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await openCompare(page, `${UNEQUAL.replace("roth:stop:1", "roth:stop:=1%252C2")}`);
  await room.button(sharedText.actions.last).click();
  await expect(room.rows).toHaveCount(2);
  await expect(room.rows.first()).toContainText("Stuck: 62 of 64 squares");
  await room.button(sharedText.actions.first).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.rows).toHaveCount(2);
  await room.button(compareText.labels.copyCsv).click();
  await expect.poll(copied).toContain("Board,Start,Method,Outcome,Steps,Backtracks");
  const lines = (await copied()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^8 × 8,e5,".*seed 1",Stuck: 62 of 64 squares,61,0,0,$/);
  expect(lines[2]).toMatch(/,Open tour,63,0,0,no$/);
  await room.button(compareText.labels.clear).click();
  await expect(room.rows).toHaveCount(0);
});

test("the address holds everything, and opens the same lanes", async ({ page, context }) => {
  const lanes = "warnsdorff:random:backtrack:a%3A b%2C%253D,warnsdorff:roth:stop:7";
  const room = await openCompare(
    page,
    `board=6x6&start=c3&target=closed&lanes=${encodeURIComponent(lanes)}&step=12`,
  );
  await expect(room.statuses).toHaveText(["Step 12", "Step 12"]);
  await expect(room.lanes.first().getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue(
    "a: b,%3D",
  );
  await page.getByRole("button", { name: "onward moves" }).click();
  await expectWord(page, "layers", "graph,colours,path,numbers");
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await drawn(other);
  const copy = compareOf(other);
  await expect(copy.stories).toHaveText(await room.stories.allInnerTexts());
  await expect(copy.lanes.first().getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue(
    "a: b,%3D",
  );
  await expect
    .poll(async () => Object.fromEntries(await wordsOf(other)))
    .toEqual(Object.fromEntries(await wordsOf(page)));
});

test("a graph is not compared, and the page says so", async ({ usedPage: page }) => {
  const room = await openCompare(page, "graph=1-2-3-1&ask=yes");
  await expect(room.notices).toHaveText(
    /^Graph: methods are compared on boards; Explore opens graphs\. A board is shown instead\./,
  );
});

test("wrong values are named, and the rest is kept", async ({ page }) => {
  const room = await openCompare(
    page,
    "board=6x6&start=z9&target=round&lanes=magic:roth,warnsdorff:nope:stop:2,,%25,a,b&step=-1&layers=glitter&theme=pink&map=warnsdorff:no&seeds=7",
  );
  for (const text of [
    "z9 is not on this board",
    "target cannot be",
    "Lanes: 6 are too many. The first 4 are shown.",
    "Lane 1 – Algorithm: there is no algorithm",
    "Lane 2 – On a tie: tieBreak cannot be",
    "is not a number of steps",
    "is not a layer",
    "is not a theme",
    "Success map – On a tie",
    "Runs per square: “7” is not available",
  ]) {
    await expect(room.notices.filter({ hasText: text })).toHaveCount(1);
  }
  await expect(room.lanes).toHaveCount(4);
  await expect(room.lanes.nth(1).getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue(
    "2",
  );
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText("Step 1");
});

test("boards that are too large are refused, and a single lane gets company", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "board=4096x4096&lanes=warnsdorff");
  await expect(room.notices.filter({ hasText: "too large for this room" })).toHaveCount(1);
  await expect(room.notices.filter({ hasText: "at least two are compared" })).toHaveCount(1);
  await expect(room.lanes).toHaveCount(2);
});

test("a claim is put to the test from every square", async ({ usedPage: page }) => {
  const room = await openCompare(page);
  await page.getByRole("button", { name: /Warnsdorff always gives/ }).click();
  await expect(room.verdict).toContainText("On this board the claim does not hold");
  await expect(room.verdict).toContainText("In general it does not hold: the rule does not look");
  await expect(room.rate).toHaveText(/^\d+ of 64 starts gave a tour, \d+ of them closed\.$/);
  await expect(room.squares).toHaveCount(64);
  const marks = await room.squares.allInnerTexts();
  const [, tours, closed] = /^(\d+) of 64 .*, (\d+) of/.exec(await room.rate.innerText()) ?? [];
  expect(marks.filter((mark) => mark === "✓")).toHaveLength(Number(closed));
  expect(marks.filter((mark) => mark === "✓" || mark === "○")).toHaveLength(Number(tours));
  await expectWord(page, "map", "warnsdorff:random:stop:1");
});

test("that the network always converges is said to hold or not, here and in general", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "board=6x6");
  const claim = page.getByRole("button", { name: /network always converges/ });
  await claim.click();
  await expect(room.verdict).toContainText("On this board the claim holds: all 36 runs converged.");
  await expect(room.verdict).toContainText("In general it does not hold.");
  await expect(room.verdict).toContainText("none of 442,000 measured runs");
  await page.getByRole("button", { name: "5 × 5" }).click();
  await claim.click();
  await expect(room.verdict).toContainText("This board has no closed tour");
});

test("a square of the map opens its run in Explore", async ({ usedPage: page }) => {
  const room = await openCompare(page, "board=8x8&map=warnsdorff:random:stop:1&seeds=10");
  await expect(room.rate).toContainText("of 640 runs gave a tour");
  await expect(room.cancel).toBeHidden();
  const failed = page.getByRole("link", { name: /ended with “stuck”/ }).first();
  const square = (await failed.getAttribute("aria-label"))?.split(":")[0] ?? "";
  await failed.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await failed.click();
  const explore = page.locator("#explore");
  await expect(explore).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(explore.getByLabel(sharedText.labels.start, { exact: true })).toHaveValue(square);
  await page.keyboard.press("End");
  await expect(page.locator("#story-heading")).toHaveText("The end of this run");
  await page.goBack();
  await expect(page.locator("#compare")).toBeVisible();
  await expect(room.rate).toContainText("of 640 runs gave a tour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("arrow keys go from square to square of the map @engines", async ({ usedPage: page }) => {
  const room = await openCompare(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.rate).toContainText("25 starts");
  await room.squares.last().focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("link", { name: /^e2:/ })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("link", { name: /^a2:/ })).toBeFocused();
  await expect(room.statuses.first()).toHaveText("At the start");
});

test("a long map shows how far it is, lets steps be taken, and is cancelled at once @engines", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, LONG_MAP);
  await expect(room.mapDone).toHaveText(/^[1-9][\d,]* of 90,000 runs$/);
  const before = await room.mapDone.innerText();
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText("Step 1");
  await expect(room.mapDone).not.toHaveText(before);
  await expect(room.cancel).toBeVisible();
  await room.cancel.click();
  await expect(room.verdict).toContainText("Cancelled");
  await expect(room.button(compareText.labels.compute)).toBeFocused();
  await expectStill(room.rate);
});

test("a map goes on while another room is seen, and is there when somebody comes back", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, LONG_MAP);
  await expect(room.mapDone).toHaveText(/^[1-9][\d,]* of 90,000 runs$/);
  const nav = page.getByRole("navigation");
  await nav.getByRole("link", { name: sharedText.rooms.explore }).click();
  await expect(page.locator("#explore")).toBeVisible();
  const before = await room.mapDone.textContent();
  await expect(room.mapDone).not.toHaveText(before ?? "");
  await nav.getByRole("link", { name: sharedText.rooms.compare }).click();
  await expect(room.cancel).toBeVisible();
  await expect(room.verdict).toBeHidden();
  await room.cancel.click();
});

test("a lane that is removed gives back what it held of the solver", async ({ page }) => {
  const room = await openCompare(
    page,
    "board=5x5&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random",
  );
  await expect(room.lanes).toHaveCount(3);
  await expect.poll(async () => Math.min(...(await painted(page)))).toBeGreaterThan(3);
  await page.evaluate(async () => {
    const resources = performance.getEntriesByType("resource").map(({ name }) => name);
    const solver = resources.find((name) => /pkg\/knights_tour\.js/.test(name)) ?? "";
    const { CanvasPainter } = await import(solver);
    const { free } = CanvasPainter.prototype;
    const freed = new Set();
    Object.assign(window, { freed });
    CanvasPainter.prototype.free = function () {
      freed.add(this);
      return free.apply(this);
    };
  });
  await page.getByRole("button", { name: "Remove lane 3" }).click();
  await expect(room.lanes).toHaveCount(2);
  // The other two have runs of their own again.
  expect(await page.evaluate(() => /** @type {any} */ (window).freed.size)).toBe(3);
});

test("without a worker the page makes the map by itself, and goes on @engines", async ({
  page,
}) => {
  await page.route("**/worker.js", (route) => route.abort());
  const room = await openCompare(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.rate).toContainText("25 starts");
  await expect(room.cancel).toBeHidden();
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText("Step 1");
});

test("four lanes at once are run to their ends over several frames", async ({ page }) => {
  const frames = await countFrames(page);
  const lane = "warnsdorff:random:backtrack:1";
  const room = await openCompare(page, `board=60x60&lanes=${[lane, lane, lane, lane].join(",")}`);
  const before = await frames.worked();
  await room.button(sharedText.actions.last).click();
  await expect(room.button(sharedText.play.again)).toBeVisible();
  // Done in one go, it would be one frame, or two.
  expect(await frames.worked()).toBeGreaterThan(before + 5);
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await openCompare(
    page,
    "board=5x5&start=a1&step=99&map=warnsdorff:random:stop:1&seeds=10&layers=x",
  );
  await expect(room.rate).toContainText("250 runs");
  await expect(room.rows).toHaveCount(2);
  await expectAccessible(page);
});

test("nothing hangs over the edge in any window @engines", async ({ page }) => {
  const sizes = /** @type {const} */ ([
    [360, 640],
    [390, 844],
    [720, 450],
    [740, 360],
    [1440, 900],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await openCompare(
    page,
    `${UNEQUAL},warnsdorff:random:restart:x&step=99&map=warnsdorff:random:stop:1`,
  );
  await expect(room.rate).toContainText("64 starts");
  await expect(room.rows).toHaveCount(3);
  for (const theme of ["light", "projector"]) {
    await page.getByLabel(sharedText.labels.theme).selectOption(theme);
    await inWindows(page, sizes, () => expect(room.button(sharedText.play.again)).toBeInViewport());
  }
});
