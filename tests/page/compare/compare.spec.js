import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import {
  addressOf,
  catchCopies,
  chooseTheme,
  countFrames,
  drawn,
  expectStill,
  expectWord,
  wordsOf,
} from "../room.js";
import { AT_START, OPEN_TOUR, atStep, compareOf, openCompare, stuckWith } from "./driver.js";
import { inWindows } from "../windows.js";
import {
  ANY,
  RUN_ENDED,
  SOME,
  beginning,
  ending,
  having,
  like,
  moveOf,
  pattern,
  refusalOf,
  runAt,
  solver,
  tieBreakName,
} from "../texts.js";
import * as compareText from "#text/compare.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */
/** @import { Share } from "#text/compare.js" */

/** Lane 1 is stuck after 61 steps, lane 2 finds an open tour with 63. */
const UNEQUAL =
  "board=8x8&start=e5&target=open&lanes=warnsdorff:first:stop:1,warnsdorff:roth:stop:1";
/** So many runs that there is time to look at the page meanwhile. */
const LONG_MAP = "board=30x30&map=neural:::1&seeds=100";

/** The results of many runs, of which these are not none. @param {Partial<Record<keyof Share, any>>} results @returns {Share} */
const share = ({ worst = "stuck", ...results }) => ({
  ...{ runs: 0, tours: 0, closed: 0, cycles: 0, refused: 0, impossible: 0, ...results },
  worst: { ending: worst, run: 0 },
});

/** What is said of so many runs, whatever their results. @type {(runs: number, squares?: number) => RegExp} */
const ratedOf = (runs, squares = 0) =>
  like(compareText.rate(share({ runs, tours: SOME, closed: SOME }), squares));

/** A long map that has begun. */
const UNDER_WAY = new RegExp(`^(?!0)${pattern(compareText.mapProgress(SOME, 90_000))}$`);

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

test("all lanes take a step together, and a step back", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await expect(room.lanes).toHaveCount(2);
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses).toHaveText([atStep(1), atStep(1)]);
  await page.keyboard.press("ArrowRight");
  await expect(room.statuses).toHaveText([atStep(2), atStep(2)]);
  await page.keyboard.press("ArrowLeft");
  await expect(room.statuses).toHaveText([atStep(1), atStep(1)]);
  await expect(room.stories.first()).toHaveText(
    runAt("board=8x8&start=e5&tieBreak=first&step=1").story,
  );
  for (const colours of await painted(page)) {
    expect(colours).toBeGreaterThan(10);
  }
});

test("a lane that is over stays at its end", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await room.button(sharedText.actions.last).click();
  await expect(room.statuses).toHaveText([stuckWith(62, 64), OPEN_TOUR]);
  await expect(room.progress).toHaveText(moveOf(63, 63));
  await room.button(sharedText.actions.back).click();
  await expect(room.statuses).toHaveText([stuckWith(62, 64), atStep(62)]);
  await room.button(sharedText.actions.back).click();
  await room.button(sharedText.actions.back).click();
  await expect(room.statuses).toHaveText([atStep(60), atStep(60)]);
});

test("the scrubber moves all lanes", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  await room.scrubber.fill("17");
  await expect(room.statuses).toHaveText([atStep(17), atStep(17)]);
  await expectWord(page, "step", "17");
  await page.keyboard.press("Home");
  await expect(room.statuses).toHaveText([AT_START, AT_START]);
});

test("playing goes on to the end of the longest lane", async ({ usedPage: page }) => {
  const room = await openCompare(page, `${UNEQUAL}&step=58`);
  await room.button(sharedText.actions.play).click();
  await expect(room.statuses).toHaveText([stuckWith(62, 64), OPEN_TOUR]);
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
  await expect(room.statuses).toHaveText([atStep(9), atStep(9), atStep(9)]);
  await expect(room.lanes.nth(2).getByRole("heading")).toBeFocused();
  const headings = await room.lanes.getByRole("heading").allTextContents();
  expect(new Set(headings.map((text, i) => text.replace(compareText.lane(i + 1), ""))).size).toBe(
    3,
  );
  await room.lanes.nth(2).getByLabel(sharedText.labels.tieBreak, { exact: true }).focus();
  await room.lanes
    .nth(2)
    .getByLabel(sharedText.labels.tieBreak, { exact: true })
    .selectOption("pohl-min");
  await expect(room.lanes.nth(2).getByRole("heading")).toContainText(tieBreakName("pohl-min"));
  await expect(
    room.lanes.nth(2).getByLabel(sharedText.labels.tieBreak, { exact: true }),
  ).toBeFocused();
  await room.button(compareText.labels.addLane).click();
  await expect(room.lanes).toHaveCount(4);
  await expect(room.button(compareText.labels.addLane)).toBeHidden();
  await room.button(compareText.removeLane(1)).click();
  await room.button(compareText.removeLane(1)).click();
  await expect(room.lanes).toHaveCount(2);
  await expect(page.getByRole("button", { name: like(compareText.removeLane(SOME)) })).toHaveCount(
    0,
  );
  await expect(room.statuses).toHaveText([atStep(9), atStep(9)]);
  const lanes = (await wordsOf(page)).get("lanes")?.split(",");
  expect(lanes?.[0]).toBe("warnsdorff:pohl-min:stop:1");
  expect(lanes?.[1]).toMatch(/^warnsdorff:(?!pohl-min:)/);
  await page.goBack();
  await expect(room.lanes).toHaveCount(3);
});

test("each method of the list can be put into a lane, or says why not", async ({
  usedPage: page,
}) => {
  // With a lane for which all of the solver was fetched, so that no method of the list is waited for.
  const room = await openCompare(page, "board=8x8&start=a1&target=closed&lanes=best,warnsdorff");
  const lane = room.lanes.first();
  const list = lane.getByLabel(sharedText.labels.algorithm);
  await expect(list).toHaveAccessibleName(`${sharedText.labels.algorithm} ${compareText.lane(1)}`);
  const ids = await list
    .locator("option")
    .evaluateAll((options) =>
      options.map((option) => /** @type {HTMLOptionElement} */ (option).value),
    );
  const refused = [];
  for (const id of ids) {
    await list.selectOption(id);
    if (await lane.locator(".error").isVisible()) {
      await expect(lane.locator(".error")).toHaveText(like(sharedText.refused(ANY)));
      refused.push(id);
      continue;
    }
    await room.button(sharedText.actions.forward).click();
    await expect(room.statuses.first()).not.toHaveText(AT_START);
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
  await expect(page.locator("#compare-error")).toHaveText(
    sharedText.refused(refusalOf(() => new solver.Session({ board: "8x8", start: "k9" }))),
  );
  await expect(room.statuses).toHaveText([atStep(5), atStep(5)]);
  await room.lanes
    .first()
    .getByLabel(sharedText.labels.tieBreak, { exact: true })
    .selectOption("squirrel-cull");
  await expect(room.lanes.first().locator(".error")).toContainText(
    refusalOf(() => new solver.Session({ board: "8x8", start: "e5", tieBreak: "squirrel-cull" })),
  );
  await expect(room.statuses).toHaveText([atStep(5), atStep(5)]);
});

test("finished runs are written down, copied and cleared", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await openCompare(page, `${UNEQUAL.replace("roth:stop:1", "roth:stop:=1%252C2")}`);
  await room.button(sharedText.actions.last).click();
  await expect(room.rows).toHaveCount(2);
  await expect(room.rows.first()).toContainText(stuckWith(62, 64));
  await room.button(sharedText.actions.first).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.rows).toHaveCount(2);
  await room.button(compareText.labels.copyCsv).click();
  await expect.poll(copied).toContain(Object.values(compareText.columns).slice(0, 6).join());
  const lines = (await copied()).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(like(`8 × 8,e5,"${ANY}",${stuckWith(62, 64)},61,0,0,`));
  expect(lines[2]).toMatch(ending(`,${OPEN_TOUR},63,0,0,${compareText.no}`));
  await room.button(compareText.labels.clear).click();
  await expect(room.rows).toHaveCount(0);
});

test("the address holds everything, and opens the same lanes", async ({ page, context }) => {
  const lanes = "warnsdorff:random:backtrack:a%3A b%2C%253D,warnsdorff:roth:stop:7";
  const room = await openCompare(
    page,
    `board=6x6&start=c3&target=closed&lanes=${encodeURIComponent(lanes)}&step=12`,
  );
  await expect(room.statuses).toHaveText([atStep(12), atStep(12)]);
  await expect(room.lanes.first().getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue(
    "a: b,%3D",
  );
  await page.getByRole("button", { name: sharedText.layerName("degrees") }).click();
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
    beginning(compareText.wordReplaced("graph", compareText.wrong.graph, "")),
  );
});

test("wrong values are named, and the rest is kept", async ({ usedPage: page }) => {
  const room = await openCompare(
    page,
    "board=6x6&start=z9&target=round&lanes=magic:roth,warnsdorff:nope:stop:2,,%25,a,b&step=-1&layers=glitter&theme=pink&map=warnsdorff:no&seeds=7&part=race",
  );
  for (const text of [
    /\bz9\b/,
    having(`${sharedText.labels.target}: `),
    compareText.tooManyLanes(6, 4),
    compareText.ofLane(1, sharedText.labels.algorithm),
    compareText.ofLane(2, sharedText.labels.tieBreak),
    sharedText.wrong.step("-1", 1e9),
    having(sharedText.wrong.layers("glitter", [ANY])),
    having(sharedText.wrong.theme("pink", [ANY])),
    compareText.ofMap(sharedText.labels.tieBreak),
    having(compareText.wrongSeeds("7", [SOME]).split(String(SOME))[0]),
  ]) {
    await expect(room.notices.filter({ hasText: text })).toHaveCount(1);
  }
  await expect(room.lanes).toHaveCount(4);
  await expect(room.lanes.nth(1).getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue(
    "2",
  );
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText(atStep(1));
});

test("boards that are too large are refused, and a single lane gets company", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "board=4096x4096&lanes=warnsdorff");
  await expect(
    room.notices.filter({ hasText: having(compareText.boardTooLarge(4096 ** 2, SOME)) }),
  ).toHaveCount(1);
  await expect(room.notices.filter({ hasText: compareText.tooFewLanes })).toHaveCount(1);
  await expect(room.lanes).toHaveCount(2);
});

test("on a phone the three boards of why ties matter are seen side by side, with their numbers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openCompare(page);
  await room.button(sharedText.actions.last).click();
  await expect(room.statuses.last()).toHaveText(stuckWith(392, 400));
  await room.lanes.first().evaluate((lane) => lane.scrollIntoView());
  for (const lane of await room.lanes.all()) {
    await expect(lane.locator(".board")).toBeInViewport({ ratio: 1 });
    await expect(lane.locator(".counters")).toBeInViewport({ ratio: 1 });
  }
  // Whoever chooses a method has the width of the window for it.
  const fold = room.lanes.last().locator(".fold");
  await fold.click();
  await expect
    .poll(() => room.lanes.last().evaluate(({ clientWidth }) => clientWidth))
    .toBeGreaterThan(300);
});

test("the room begins with why ties matter, and each part is shown by its button and by a link", async ({
  page,
}) => {
  const room = await openCompare(page);
  const intro = page.locator("#compare .opening .intro");
  await expect(intro).toHaveText(compareText.tiesIntro(20));
  await room.button(sharedText.actions.last).click();
  await expect(room.statuses).toHaveText([stuckWith(296, 400), OPEN_TOUR, stuckWith(392, 400)]);
  const parts = ["race", "map", "contest"];
  const places = [
    room.lanes.first(),
    page.locator("#compare .map .compute"),
    page.locator("#contest-rule"),
  ];
  for (const shown of parts) {
    await room.button(new Map(Object.entries(compareText.parts)).get(shown) ?? "").click();
    for (const [i, place] of places.entries()) {
      await expect(place).toBeVisible({ visible: parts[i] === shown });
    }
  }
  await expectWord(page, "part", "contest");
  await openCompare(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.squares.first()).toBeInViewport();
  await openCompare(page, "board=5x5&contest=fewest%20onward");
  await expect(page.locator("#contest-rule")).toBeInViewport();
  await openCompare(page, "board=8x8");
  await expect(room.lanes.first().locator("canvas")).toBeInViewport();
  await expect(intro).toHaveText(compareText.labels.intro);
});

test("a claim is put to the test from every square", async ({ usedPage: page }) => {
  const room = await openCompare(page, "board=8x8&part=map");
  await page.getByRole("button", { name: compareText.labels.testWarnsdorff }).click();
  await expect(room.verdict).toHaveText(
    like(compareText.verdict("warnsdorff", share({ runs: 64 + SOME, closed: 64 }))),
  );
  await expect(room.rate).toHaveText(
    like(compareText.rate(share({ runs: 64, tours: SOME, closed: SOME }), 64)),
  );
  await expect(room.squares).toHaveCount(64);
  const marks = await room.squares.allInnerTexts();
  const [signClosed, signOpen] = compareText.legend.map(({ sign }) => sign);
  const closed = marks.filter((mark) => mark === signClosed).length;
  const tours = closed + marks.filter((mark) => mark === signOpen).length;
  await expect(room.rate).toHaveText(compareText.rate(share({ runs: 64, tours, closed }), 64));
  await expectWord(page, "map", "warnsdorff:random:stop:1");
});

test("that the network always converges is said to hold or not, here and in general", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "board=6x6&part=map");
  const claim = page.getByRole("button", { name: compareText.labels.testNeural });
  await claim.click();
  // How many of them are one cycle, chance decides; that all converged is the claim.
  const holds = (/** @type {number} */ cycles) =>
    compareText.verdict("neural", share({ runs: 36, tours: 36 - cycles, cycles }));
  await expect
    .poll(async () => {
      const told = (await room.verdict.textContent()) ?? "";
      return Array.from({ length: 37 }, (_, cycles) => holds(cycles)).includes(told);
    })
    .toBe(true);
  await page.getByRole("button", { name: "5 × 5" }).click();
  await claim.click();
  await expect(room.verdict).toHaveText(
    compareText.verdict("neural", share({ runs: 25, impossible: 25 })),
  );
});

test("a square of the map opens its run in Explore", async ({ usedPage: page }) => {
  // So low that the map has to be scrolled.
  await page.setViewportSize({ width: 1280, height: 360 });
  const room = await openCompare(page, "board=8x8&map=warnsdorff:random:stop:1&seeds=10");
  await expect(room.rate).toHaveText(ratedOf(640));
  await expect(room.cancel).toBeHidden();
  // What is offered of squares whose worst run got stuck, however many did.
  const [, offer = ""] = compareText.cell("", share({ runs: 2, worst: "stuck" })).split(". ");
  const failed = page.getByRole("link", { name: having(offer) }).last();
  const square = (await failed.getAttribute("aria-label"))?.split(":")[0] ?? "";
  await failed.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await failed.click();
  const explore = page.locator("#explore");
  await expect(explore).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(explore.getByLabel(sharedText.labels.start, { exact: true })).toHaveValue(square);
  await page.keyboard.press("End");
  await expect(page.locator("#story-heading")).toHaveText(RUN_ENDED);
  await page.goBack();
  await expect(page.locator("#compare")).toBeVisible();
  await expect(room.rate).toHaveText(ratedOf(640));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test("arrow keys go from square to square of the map", async ({ usedPage: page }) => {
  const room = await openCompare(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.rate).toHaveText(ratedOf(25, 25));
  await room.squares.last().focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("link", { name: /^e2:/ })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(page.getByRole("link", { name: /^a2:/ })).toBeFocused();
  await expect(room.statuses.first()).toHaveText(AT_START);
});

test("a long map shows how far it is, lets steps be taken, and is cancelled at once @engines", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, LONG_MAP);
  await expect(room.mapDone).toHaveText(UNDER_WAY);
  const before = await room.mapDone.innerText();
  await room.button(compareText.parts.race).click();
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText(atStep(1));
  await room.button(compareText.parts.map).click();
  await expect(room.mapDone).not.toHaveText(before);
  await expect(room.cancel).toBeVisible();
  await room.cancel.click();
  await expect(room.verdict).toHaveText(compareText.mapCancelled);
  await expect(room.button(compareText.labels.compute)).toBeFocused();
  await expectStill(room.rate);
});

test("a map goes on while another room is seen, and is there when the visitor comes back", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, LONG_MAP);
  await expect(room.mapDone).toHaveText(UNDER_WAY);
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
    const address = resources.find((name) => /solver\/page\.js/.test(name)) ?? "";
    const { CanvasPainter } = await import(address);
    const { free } = CanvasPainter.prototype;
    const freed = new Set();
    Object.assign(window, { freed });
    CanvasPainter.prototype.free = function () {
      freed.add(this);
      return free.apply(this);
    };
  });
  await page.getByRole("button", { name: compareText.removeLane(3) }).click();
  await expect(room.lanes).toHaveCount(2);
  // The other two have runs of their own again.
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).freed.size)).toBe(3);
});

test("without a worker the page makes the map by itself, and goes on", async ({ page }) => {
  await page.route("**/worker.js", (route) => route.abort());
  const room = await openCompare(page, "board=5x5&map=warnsdorff:roth:stop:1");
  await expect(room.rate).toHaveText(ratedOf(25, 25));
  await expect(room.cancel).toBeHidden();
  await room.button(compareText.parts.race).click();
  await room.button(sharedText.actions.forward).click();
  await expect(room.statuses.first()).toHaveText(atStep(1));
});

test("four lanes at once are run to their ends over several frames", async ({ page }) => {
  const frames = await countFrames(page);
  const lane = "warnsdorff:random:backtrack:1";
  const room = await openCompare(page, `board=60x60&lanes=${[lane, lane, lane, lane].join(",")}`);
  const before = await frames.worked();
  await room.button(sharedText.actions.last).click();
  await expect(room.button(sharedText.play.again)).toBeVisible();
  // Done in one go, it would be one frame, or two.
  await expect.poll(() => frames.worked()).toBeGreaterThan(before + 5);
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await openCompare(
    page,
    "board=5x5&start=a1&step=99&map=warnsdorff:random:stop:1&seeds=10&layers=x",
  );
  await expect(room.rate).toHaveText(ratedOf(250));
  await expectAccessible(page);
  await room.button(compareText.parts.race).click();
  await expect(room.rows).toHaveCount(2);
  await expectAccessible(page);
});

/** Three tie-breaks on a board of 400 squares. */
const WIDE =
  "board=20x20&start=s18&target=open&lanes=warnsdorff:first,warnsdorff:roth,warnsdorff:random::191";

test("boards stand in one line, and large ones begin without a mesh of moves and numbers", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const room = await openCompare(page, WIDE);
  const tops = await room.lanes
    .locator("canvas")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const mesh = page.locator("#compare").locator("[data-layer=graph], [data-layer=degrees]");
  for (const [address, isShown] of /** @type {const} */ ([
    [WIDE, "false"],
    [UNEQUAL, "true"],
  ])) {
    await openCompare(page, address);
    await expect(mesh.first()).toHaveAttribute("aria-pressed", isShown);
    await expect(mesh.last()).toHaveAttribute("aria-pressed", isShown);
  }
});

test("a lane says what it does before it names its method", async ({ usedPage: page }) => {
  const room = await openCompare(page, "board=8x8&lanes=warnsdorff:first,warnsdorff:roth");
  const reasons = room.lanes.locator("h3 .reason");
  await expect(reasons).toHaveText([
    compareText.reason({ algorithm: "warnsdorff", tieBreak: "first" }, true),
    compareText.reason({ algorithm: "warnsdorff", tieBreak: "roth" }, true),
  ]);
  await room.lanes.last().getByLabel(sharedText.labels.algorithm).selectOption("backtracking");
  await expect(reasons).toHaveText([
    compareText.reason({ algorithm: "warnsdorff", tieBreak: "first" }, false),
    compareText.reason({ algorithm: "backtracking" }, false),
  ]);
});

test("each method and each tie-break has a reason of its own", async ({ usedPage: page }) => {
  const room = await openCompare(page, UNEQUAL);
  const ids = await room.lanes
    .first()
    .locator("select")
    .evaluateAll((lists) =>
      lists
        .slice(0, 2)
        .map((list) =>
          [.../** @type {HTMLSelectElement} */ (list).options].map(({ value }) => value),
        ),
    );
  const [algorithms = [], tieBreaks = []] = ids;
  const reasons = [
    ...algorithms.map((algorithm) => compareText.reason({ algorithm }, false)),
    ...tieBreaks
      .slice(0, -1)
      .map((tieBreak) => compareText.reason({ algorithm: "warnsdorff", tieBreak }, true)),
    compareText.reason({ algorithm: "warnsdorff", rule: "nearest edge" }, true),
  ];
  expect(reasons).not.toContain("");
  expect(new Set(reasons).size).toBe(reasons.length);
});

test("F presents the lanes to a class, the link says so, and Esc leads back", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const room = await openCompare(page, `${WIDE}&theme=projector`);
  const [rooms, width] = [page.locator("header .rooms"), page.locator("#compare-width")];
  await page.keyboard.press("f");
  await expect(rooms).toBeHidden();
  await expect(width).toBeHidden();
  await expectWord(page, "present", "true");
  for (const lane of await room.lanes.locator(".board").all()) {
    await expect(lane).toBeInViewport({ ratio: 0.99 });
  }
  await expect(room.button(sharedText.actions.play)).toBeInViewport();
  await expectAccessible(page, { of: "a presentation", themes: [null] });
  await page.evaluate(() => {
    location.hash = "#count";
  });
  await expect(rooms).toBeVisible();
  await page.goBack();
  await expect(rooms).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(rooms).toBeVisible();
  await room.button(sharedText.labels.present).click();
  await expect(width).toBeHidden();
  await room.button(sharedText.labels.leavePresentation).click();
  await expect(width).toBeVisible();
});

test("in a frame of 280 pixels nothing hangs over the edge", async ({ page }) => {
  await openCompare(page, "board=8x8&lanes=warnsdorff,neural:::7:update=fixed&step=20");
  await inWindows(page, [[280, 653]], async () => {
    for (const fold of await page.locator("#compare .fold").all()) {
      await fold.click();
    }
  });
  await inWindows(page, [[280, 653]]);
});

test("nothing hangs over the edge in any window", async ({ page }) => {
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
    `${UNEQUAL},warnsdorff:random:restart:x&step=99&map=warnsdorff:random:stop:1&part=race`,
  );
  await expect(room.rate).toHaveText(ratedOf(64, 64));
  await expect(room.rows).toHaveCount(3);
  for (const theme of ["light", "projector"]) {
    await chooseTheme(page, theme);
    await inWindows(page, sizes, () => expect(room.button(sharedText.play.again)).toBeInViewport());
  }
});
