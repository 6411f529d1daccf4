import { expectAccessible } from "./accessibility.js";
import { expect, test } from "./fixtures.js";
import { addressOf, catchCopies, drawn, expectWord, goTo, wordsOf } from "./room.js";
import { inWindows } from "./windows.js";

/** @import { Page } from "@playwright/test" */

/** Lane 1 is stuck after 61 steps, lane 2 finds an open tour with 63. */
const UNEQUAL =
  "board=8x8&start=e5&target=open&lanes=warnsdorff:first:stop:1,warnsdorff:roth:stop:1";
/** So many runs that there is time to look at the page meanwhile. */
const LONG_MAP = "board=30x30&map=warnsdorff:random:stop:1&seeds=100";

/** @param {Page} page */
function compareOf(page) {
  const root = page.locator("#compare");
  return {
    lanes: root.locator(".lane"),
    statuses: root.locator(".lane .status"),
    stories: root.locator(".lane .say"),
    progress: root.locator(".play-head .progress"),
    scrubber: root.getByRole("slider", { name: "Move" }),
    notices: root.locator(".notice"),
    rows: root.locator(".runs tbody tr"),
    squares: root.locator(".squares a"),
    rate: root.locator(".rate"),
    verdict: root.locator(".verdict"),
    cancel: root.getByRole("button", { name: "Cancel" }),
    mapDone: root.locator(".map-progress .done"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#compare?` */
async function open(page, address) {
  await goTo(page, address === undefined ? "#compare" : `#compare?${address}`);
  return compareOf(page);
}

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
  const room = await open(page, UNEQUAL);
  await expect(room.lanes).toHaveCount(2);
  await room.button("Forward").click();
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
  const room = await open(page, UNEQUAL);
  await room.button("Last").click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Open tour"]);
  await expect(room.progress).toHaveText("move 63 of 63");
  await room.button("Back").click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Step 62"]);
  await room.button("Back").click();
  await room.button("Back").click();
  await expect(room.statuses).toHaveText(["Step 60", "Step 60"]);
});

test("the scrubber moves all lanes", async ({ usedPage: page }) => {
  const room = await open(page, UNEQUAL);
  await room.scrubber.fill("17");
  await expect(room.statuses).toHaveText(["Step 17", "Step 17"]);
  await expectWord(page, "step", "17");
  await page.keyboard.press("Home");
  await expect(room.statuses).toHaveText(["At the start", "At the start"]);
});

test("playing goes on to the end of the longest lane", async ({ usedPage: page }) => {
  const room = await open(page, `${UNEQUAL}&step=58`);
  await room.button("Play").click();
  await expect(room.statuses).toHaveText(["Stuck: 62 of 64 squares", "Open tour"]);
  const colours = await room.statuses.evaluateAll((statuses) =>
    statuses.map((status) => getComputedStyle(status).color),
  );
  expect(colours[0], "a tour does not look like a dead end").not.toBe(colours[1]);
  await expect(room.button("Play again")).toBeVisible();
});

test("a lane is added, changed and removed where the play head stands", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${UNEQUAL}&step=9`);
  await room.button("Add a lane").click();
  await expect(room.statuses).toHaveText(["Step 9", "Step 9", "Step 9"]);
  await expect(room.lanes.nth(2).getByRole("heading")).toBeFocused();
  const headings = await room.lanes.getByRole("heading").allTextContents();
  expect(new Set(headings.map((text) => text.replace(/^Lane \d/, ""))).size).toBe(3);
  await room.lanes.nth(2).getByLabel("On a tie").focus();
  await room.lanes.nth(2).getByLabel("On a tie").selectOption("pohl-min");
  await expect(room.lanes.nth(2).getByRole("heading")).toContainText("Pohl: least number");
  await expect(room.lanes.nth(2).getByLabel("On a tie")).toBeFocused();
  await room.button("Add a lane").click();
  await expect(room.lanes).toHaveCount(4);
  await expect(room.button("Add a lane")).toBeHidden();
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
  const room = await open(page, "board=8x8&start=a1&target=closed");
  const lane = room.lanes.first();
  const list = lane.getByLabel("Algorithm");
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
    await room.button("Forward").click();
    await expect(room.statuses.first()).not.toHaveText("At the start");
    await room.button("First").click();
  }
  // On 8 × 8: too many orders of the squares, and no room for a formation.
  expect(refused.sort()).toEqual(["permutations", "smooth"]);
});

test("what is wrong leaves the lanes as they are", async ({ usedPage: page }) => {
  const room = await open(page, `${UNEQUAL}&step=5`);
  const start = page.locator("#compare-start");
  await start.fill("k9");
  await start.press("Enter");
  await expect(page.locator("#compare-error")).toContainText(
    "Not changed: k9 is not on this board",
  );
  await expect(room.statuses).toHaveText(["Step 5", "Step 5"]);
  await room.lanes.first().getByLabel("On a tie").selectOption("squirrel-cull");
  await expect(room.lanes.first().locator(".error")).toContainText("starting in a corner");
  await expect(room.statuses).toHaveText(["Step 5", "Step 5"]);
});

test("finished runs are written down, copied and cleared", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await open(page, `${UNEQUAL.replace("roth:stop:1", "roth:stop:=1%252C2")}`);
  await room.button("Last").click();
  await expect(room.rows).toHaveCount(2);
  await expect(room.rows.first()).toContainText("Stuck: 62 of 64 squares");
  await room.button("First").click();
  await room.button("Last").click();
  await expect(room.rows).toHaveCount(2);
  await room.button("Copy as CSV").click();
  await expect.poll(copied).toContain("Board,Start,Method,Outcome,Steps,Backtracks");
  const lines = (await copied()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^8 × 8,e5,".*seed 1",Stuck: 62 of 64 squares,61,0,0,$/);
  expect(lines[2]).toMatch(/,Open tour,63,0,0,no$/);
  await room.button("Clear").click();
  await expect(room.rows).toHaveCount(0);
});

test("the address holds everything, and opens the same lanes", async ({ page, context }) => {
  const lanes = "warnsdorff:random:backtrack:a%3A b%2C%253D,warnsdorff:roth:stop:7";
  const room = await open(
    page,
    `board=6x6&start=c3&target=closed&lanes=${encodeURIComponent(lanes)}&step=12`,
  );
  await expect(room.statuses).toHaveText(["Step 12", "Step 12"]);
  await expect(room.lanes.first().getByLabel("Seed", { exact: true })).toHaveValue("a: b,%3D");
  await page.getByRole("button", { name: "onward moves" }).click();
  await expectWord(page, "layers", "graph,colours,path,numbers");
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await drawn(other);
  const copy = compareOf(other);
  await expect(copy.stories).toHaveText(await room.stories.allInnerTexts());
  await expect(copy.lanes.first().getByLabel("Seed", { exact: true })).toHaveValue("a: b,%3D");
  await expect
    .poll(async () => Object.fromEntries(await wordsOf(other)))
    .toEqual(Object.fromEntries(await wordsOf(page)));
});

test("wrong values are named, and the rest is kept", async ({ page }) => {
  const room = await open(
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
  await expect(room.lanes.nth(1).getByLabel("Seed", { exact: true })).toHaveValue("2");
  await room.button("Forward").click();
  await expect(room.statuses.first()).toHaveText("Step 1");
});

test("boards that are too large are refused, and a single lane gets company", async ({
  usedPage: page,
}) => {
  const room = await open(page, "board=4096x4096&lanes=warnsdorff");
  await expect(room.notices.filter({ hasText: "too large for this room" })).toHaveCount(1);
  await expect(room.notices.filter({ hasText: "at least two are compared" })).toHaveCount(1);
  await expect(room.lanes).toHaveCount(2);
});

test("a claim is put to the test from every square", async ({ usedPage: page }) => {
  const room = await open(page);
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
  const room = await open(page, "board=6x6");
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
  const room = await open(page, "board=8x8&map=warnsdorff:random:stop:1&seeds=10");
  await expect(room.rate).toContainText("of 640 runs gave a tour");
  await expect(room.cancel).toBeHidden();
  const failed = page.getByRole("link", { name: /came to “stuck”/ }).first();
  const square = (await failed.getAttribute("aria-label"))?.split(":")[0] ?? "";
  await failed.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await failed.click();
  const explore = page.locator("#explore");
  await expect(explore).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(explore.getByLabel("Start", { exact: true })).toHaveValue(square);
  await page.keyboard.press("End");
  await expect(page.locator("#story-heading")).toHaveText("The end of this run");
  await page.goBack();
  await expect(page.locator("#compare")).toBeVisible();
  await expect(room.rate).toContainText("of 640 runs gave a tour");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("arrow keys go from square to square of the map @engines", async ({ usedPage: page }) => {
  const room = await open(page, "board=5x5&map=warnsdorff:roth:stop:1");
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
  const room = await open(page, LONG_MAP);
  await expect(room.mapDone).toHaveText(/^[1-9][\d,]* of 90,000 runs$/);
  const before = await room.mapDone.innerText();
  await room.button("Forward").click();
  await expect(room.statuses.first()).toHaveText("Step 1");
  await expect(room.mapDone).not.toHaveText(before);
  await expect(room.cancel).toBeVisible();
  await room.cancel.click();
  await expect(room.verdict).toContainText("Cancelled");
  await expect(room.button("Compute the map")).toBeFocused();
  const found = await room.rate.innerText();
  await page.waitForTimeout(300);
  expect(await room.rate.innerText()).toBe(found);
});

test("without a worker the page makes the map by itself, and goes on @engines", async ({
  page,
}) => {
  await page.route("**/worker.js", (route) => route.abort());
  const room = await open(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.rate).toContainText("25 starts");
  await expect(room.cancel).toBeHidden();
  await room.button("Forward").click();
  await expect(room.statuses.first()).toHaveText("Step 1");
});

test("four lanes at once leave frames short", async ({ usedPage: page }) => {
  const lane = "warnsdorff:random:backtrack:1";
  const room = await open(page, `board=20x20&lanes=${[lane, lane, lane, lane].join(",")}`);
  await room.button("Last").click();
  await expect(room.button("Play again")).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(...performance.getEntriesByName("frame").map(({ duration }) => duration)),
  );
  // Not a measure of speed: only that no frame waits for all of the runs.
  expect(longest).toBeLessThan(500);
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await open(
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
  const room = await open(
    page,
    `${UNEQUAL},warnsdorff:random:restart:x&step=99&map=warnsdorff:random:stop:1`,
  );
  await expect(room.rate).toContainText("64 starts");
  await expect(room.rows).toHaveCount(3);
  for (const theme of ["light", "projector"]) {
    await page.getByLabel("Theme").selectOption(theme);
    await inWindows(page, sizes, () => expect(room.button("Play again")).toBeInViewport());
  }
});
