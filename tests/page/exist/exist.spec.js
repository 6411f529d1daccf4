import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { expectWord, prefer, wordsOf } from "../room.js";
import { openExist } from "./driver.js";
import { inWindows } from "../windows.js";
import { ANY, SOME, ending, having, like, runAt, solver, stepOf, stepsOf } from "../texts.js";
import * as existText from "#text/exist.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */
/** @import { RectangleExistence, Target } from "../../../dist/pkg/knights_tour.js" */

/** The share of a canvas that has a colour, in thousandths. @type {(canvas: Locator, colour: [number, number, number]) => Promise<number>} */
const shareOf = (canvas, colour) =>
  canvas.evaluate((each, wanted) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (each);
    const context = /** @type {HTMLCanvasElement} */ (each).getContext("2d");
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    let found = 0;
    for (let at = 0; at < data.length; at += 4) {
      found += Number(wanted.every((value, i) => data[at + i] === value));
    }
    return Math.round((4000 * found) / data.length);
  }, colour);

/** The strong colours of squares, in light. */
const [LIGHT, DARK] = /** @type {const} */ ([
  [0xff, 0xfd, 0xf6],
  [0x75, 0x69, 0x5a],
]);

/** A board of the map in words. @type {(target: Target, width: number, height: number) => string} */
const cellOf = (target, width, height) => {
  const known = solver.existenceMap(target, 30)[height - 1]?.[width - 1];
  return existText.cell(target, width, height, /** @type {RectangleExistence} */ (known));
};

test("the map says of every board whether it has a tour, and why", async ({ usedPage: page }) => {
  const room = await openExist(page);
  await expect(room.root.getByRole("gridcell")).toHaveCount(900);
  await expect(room.map).toHaveAttribute("aria-busy", "false");
  const labels = await room.root
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  /** @type {RectangleExistence[][]} */
  const known = solver.existenceMap("closed", 30);
  expect(labels).toEqual(
    known.flatMap((row, i) => row.map((each, j) => existText.cell("closed", j + 1, i + 1, each))),
  );
  await expect(room.cell(4, 7)).toHaveText(existText.signs["side-4"].sign);
  await expect(room.cell(8, 8)).toHaveText(existText.signs.schwenk.sign);
  await expect(room.cell(5, 5)).toHaveText(existText.signs["odd-area"].sign);
  // Who proved it is told in windows of every width.
  await room.root.getByText(existText.labels.more).click();
  await expect(room.root.getByText(existText.labels.closedTheorem)).toBeVisible();
  await room.button(existText.targets.open).click();
  await expect(room.cell(4, 7)).toHaveAttribute("aria-label", cellOf("open", 4, 7));
  await expect(room.cell(4, 4)).toHaveText(existText.signs["small-exception"].sign);
  await expect(room.root.locator(".signs li")).toHaveCount(5);
  await expectWord(page, "target", "open");
  // On a ring, boards of four columns have tours, and those of four rows are ruled out as on a flat board.
  await room.button(existText.targets.closed).click();
  await room.surface.selectOption("columns");
  await expectWord(page, "wrap", "columns");
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7, { wrap: "columns" }));
  await expect(room.root.getByText(sharedText.surfaceNote("columns"))).toBeVisible();
  await expect(room.cell(4, 7)).toHaveText(existText.signs["cylinder-theorem"].sign);
  await expect(room.cell(4, 8)).toHaveAttribute("aria-label", /rings/);
  const ring = /** @type {const} */ ({ board: "4x7", wrap: "columns" });
  await expect(room.answer).toContainText(solver.existence(ring, "closed").reason.sentence);
  await expect(room.progress).toHaveText(stepsOf(0, 29));
  await expect(room.explore).toHaveAttribute(
    "href",
    /board=4x7&wrap=columns&algorithm=given&tour=/,
  );
  await room.cell(6, 4).click();
  await expect(room.answer).toContainText(
    solver.existence({ ...ring, board: "6x4" }, "closed").reason.sentence,
  );
  await expect(room.lines).toHaveCount(5);
  for (const [name, to] of [
    [existText.openInExplore, "explore"],
    [existText.labels.playOn, "play"],
    [sharedText.labels.countAll, "count"],
  ]) {
    const link = room.root.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `#${to}?board=6x4&wrap=columns&target=closed`);
  }
  // A piece of one’s own on a doughnut, which stays on its colour.
  await room.surface.selectOption("both");
  await room.piece.selectOption("1,3");
  await expect(room.heading).toHaveText(
    existText.heading("closed", 6, 4, { leaper: [1, 3], wrap: "both" }),
  );
  await expect(room.answer).toContainText(
    solver.feasibility({ board: "6x4", wrap: "both" }, "closed", [1, 3]).reason.sentence,
  );
});

test("a click explains a board, and the browser goes back to the one before", async ({
  usedPage: page,
}) => {
  const room = await openExist(page);
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
  await room.cell(5, 7).click();
  await expect(room.heading).toHaveText(existText.heading("closed", 5, 7));
  await expect(room.answer).toContainText(solver.existence("5x7", "closed").reason.sentence);
  await expect(page).toHaveURL(/board=5x7/);
  expect(page.url()).not.toContain("step=");
  await expect(room.progress).toHaveText(stepsOf(0, 35));
  await expect(room.caption).toContainText(cellOf("closed", 5, 7));
  await expect(room.sentence).toHaveText(existText.beforeArgument);
  await room.button(sharedText.actions.last).click();
  await expect(room.lines.last()).toHaveText(
    existText.conclusion("closed", "colours", { dark: 18, light: 17 }, 35, true),
  );
  await expect(room.chosen).toHaveAttribute("aria-label", cellOf("closed", 5, 7));
  await expectWord(page, "board", "5x7");
  await expect(page).toHaveTitle(existText.title({ target: "closed", width: 5, height: 7 }));
  await page.goBack();
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
});

test("of the map, a click changes the board that was chosen and the one that is", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?board=4x7");
  await expect(room.chosen).toHaveAttribute("aria-label", /^4 × 7:/);
  await expect(room.map).toHaveAttribute("aria-busy", "false");
  const changed = await page.evaluateHandle(() => {
    /** @type {Set<Node>} */
    const nodes = new Set();
    const observer = new MutationObserver((changes) =>
      changes.forEach(({ target }) => nodes.add(target)),
    );
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const part of document.querySelectorAll("#exist .chart, #exist .signs")) {
      observer.observe(part, all);
    }
    return nodes;
  });
  await room.cell(5, 7).click();
  await expect(room.heading).toHaveText(existText.heading("closed", 5, 7));
  await expect(room.chosen).toHaveAttribute("aria-label", /^5 × 7:/);
  const labels = await changed.evaluate((nodes) =>
    [...nodes].map((node) => /** @type {Element} */ (node).getAttribute("aria-label")),
  );
  expect(labels.map((label) => label?.slice(0, 5)).sort()).toEqual(["4 × 7", "5 × 7"]);
});

test("the keyboard goes over the map and chooses", async ({ usedPage: page }) => {
  const room = await openExist(page, "?board=4x7");
  const ears = await listen(page);
  await room.cell(4, 7).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(room.focused).toHaveAttribute("aria-label", cellOf("closed", 5, 6));
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
  await page.keyboard.press("Enter");
  await expect(room.heading).toHaveText(existText.heading("closed", 5, 6));
  await ears.hears(
    having(
      existText.verdict(
        existText.heading("closed", 5, 6),
        sharedText.existence(solver.existence("5x6", "closed"), "closed"),
      ),
    ),
  );
  await page.keyboard.press("Home");
  await expect(room.focused).toHaveAttribute("aria-label", /^1 × 6:/);
  await page.keyboard.press("ArrowLeft");
  await expect(room.focused).toHaveAttribute("aria-label", /^1 × 6:/);
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(room.heading).toHaveText(existText.heading("closed", 30, 6));
  await page.keyboard.press("?");
  await expect(page.locator("#help")).toContainText(existText.keys.choose);
});

test("the two colourings are shown square by square, both ways", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=closed&board=4x5&step=0");
  await expect(room.progress).toHaveText(stepsOf(0, 70));
  const dark = () => shareOf(room.picture, [...DARK]);
  await expect.poll(dark).toBe(0);
  await room.button(sharedText.actions.forward).click();
  await room.button(sharedText.actions.forward).click();
  await expect(room.sentence).toHaveText(existText.step("b1", "light", [], "columns"));
  await expect(room.line).toHaveText(existText.part("colours", { dark: 1, light: 1 }, "columns"));
  // One of the twenty squares, less its frame's; then half of all.
  const [one, other] = await Promise.all([dark(), shareOf(room.picture, [...LIGHT])]);
  expect(one).toBeGreaterThan(20);
  expect(one).toBeLessThan(60);
  expect(other).toBeGreaterThan(20);
  await expect(room.picture).toHaveAccessibleName(
    ending(existText.picture("", stepsOf(2, 70), existText.step("b1", "light", [], "columns"))),
  );
  await expectWord(page, "step", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(room.sentence).toHaveText(existText.step("a1", "dark", [], "columns"));

  await room.scrubber.fill("21");
  await expect(room.sentence).toHaveText(existText.step("a1", "outer", [], "columns"));
  await expect.poll(dark).toBeGreaterThan(300);
  await room.scrubber.fill("41");
  await expect(room.sentence).toHaveText(existText.step("a1", "bound", ["c2", "b3"], "columns"));
  await page.keyboard.press("End");
  await expect(room.line).toHaveText(
    existText.conclusion("closed", "alternation", { missed: 10 }, 20, true),
  );
  // In another theme the picture has other colours.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(dark).toBe(0);
  await expect.poll(() => shareOf(room.picture, [0x4d, 0x53, 0x5c])).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(dark).toBeGreaterThan(200);
  await page.keyboard.press("Home");
  await expect(room.progress).toHaveText(stepsOf(0, 70));
  await expect.poll(dark).toBe(0);
});

test("on a board that is higher than wide the columns are divided", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=closed&board=4x7&step=29");
  await expect(room.sentence).toHaveText(existText.step("a1", "outer", [], "columns"));
  await expect(room.line).toContainText(existText.part("columns", {}, "columns"));
  await room.scrubber.fill("57");
  await expect(room.sentence).toHaveText(existText.step("a1", "bound", ["c2", "b3"], "columns"));
  await expect(room.root.locator(".case")).not.toContainText(/\brows?\b/);
  // A square’s name outlines it, and a square lights up its name.
  const drawn = () =>
    room.picture.evaluate((each) => /** @type {HTMLCanvasElement} */ (each).toDataURL());
  const plain = await drawn();
  await room.sentence.hover();
  await room.sentence.locator("[data-square=c2]").hover();
  await expect.poll(drawn).not.toBe(plain);
  const { width = 0, height = 0 } = (await room.picture.boundingBox()) ?? {};
  await room.picture.hover({ position: { x: width / 4, y: (height * 6.5) / 7.7 } });
  await expect(room.sentence.locator(".is-lit")).toHaveText("a1");
  await openExist(page, "?target=closed&board=7x4&step=57");
  await expect(room.sentence).toHaveText(existText.step("a1", "bound", ["c2", "b3"], "rows"));
  await expect(room.root.locator(".lines")).not.toContainText(/columns?/);
});

test("an argument plays to its end, and begins again", async ({ usedPage: page }) => {
  await prefer(page, "reduced-motion");
  const room = await openExist(page, "?target=closed&board=4x4&step=40");
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.play.pause)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.actions.play)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.progress).toHaveText(stepsOf(56, 56));
  await expect(room.line).toHaveText(
    existText.conclusion("closed", "alternation", { missed: 8 }, 16, true),
  );
  await room.button(sharedText.play.again).click();
  await expect(room.progress).not.toHaveText(stepsOf(56, 56));
});

test("on narrow boards the moves are followed as far as they lead", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=open&board=9x2");
  await page.keyboard.press("End");
  await expect(room.line).toHaveText(
    existText.conclusion("open", "reach", { reached: 5 }, 18, true),
  );
  await room.cell(1, 1).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.sentence).toHaveText(existText.visit(["a1"], 1, "open", true));
  await room.button(existText.targets.closed).click();
  await page.keyboard.press("End");
  await expect(room.line).toHaveText(
    existText.conclusion("closed", "reach", { reached: 1 }, 1, true),
  );
});

for (const [board, placements] of /** @type {const} */ ([
  ["3x4", 66],
  ["3x6", 2261],
  ["3x8", 87_039],
])) {
  test(`every possibility on ${board} is tried`, async ({ usedPage: page }) => {
    const room = await openExist(page, `?target=closed&board=${board}`);
    await expect(room.lines.last()).toHaveText(
      existText.searchFound("closed", { placements, tours: 0, starts: 1, of: 1 }),
    );
    await expect(room.explore).toHaveAttribute(
      "href",
      `#explore?board=${board}&algorithm=backtracking&target=closed`,
    );
  });
}

test("the search for open tours begins on every square, and one can be followed", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?target=open&board=3x5");
  const found = like(
    existText.searchFound("open", { placements: SOME, tours: 0, starts: 15, of: 15 }),
  );
  await expect(room.lines.first()).toHaveText(existText.searchPlan("open", 15));
  await expect(room.lines.last()).toHaveText(found);
  await expect(room.progress).toHaveText(stepOf(0, 1, 15));
  await room.button(sharedText.actions.forward).click();
  await expect(room.progress).toHaveText(stepOf(1, 2, 15));
  await page.keyboard.press("End");
  await expect(room.sentence).toHaveText(
    runAt("board=3x5&start=a1&algorithm=backtracking&step=end").story,
  );
  await expect(room.line).toHaveText(found);
});

test("a board with a tour shows it, and Explore shows it being made", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?target=closed&board=12x10");
  await expect(room.answer).toContainText(solver.existence("12x10", "closed").reason.sentence);
  await expect(room.progress).toHaveText(stepsOf(0, 121));
  await page.keyboard.press("End");
  await expect(room.progress).toHaveText(stepsOf(121, 121));
  await expect(room.sentence).toHaveText(
    like(existText.visit(Array(120).fill(ANY), 120, "closed", true)),
  );
  await expect(room.explore).toHaveAttribute(
    "href",
    "#explore?board=12x10&algorithm=blocks&target=closed",
  );
  await room.explore.click();
  await expect(page.locator("#explore")).toBeVisible();
  await expectWord(page, "board", "12x10");
  await expectWord(page, "algorithm", "blocks");
  await page.goBack();
  await expect(room.heading).toHaveText(existText.heading("closed", 12, 10));
  await expect(room.progress).toHaveText(stepsOf(121, 121));
});

test("another piece has a map of its own, and its tours are searched for", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?target=closed&board=6x5");
  await room.piece.selectOption("0,1+1,1");
  await expect(page).toHaveURL(/leaper=0,1\+1,1/);
  /** @type {[number, number][]} */
  const leaper = [
    [0, 1],
    [1, 1],
  ];
  await expect(room.heading).toHaveText(existText.heading("closed", 6, 5, { leaper }));
  await expect(room.answer).toContainText(
    solver.existence("6x5", "closed", leaper).reason.sentence,
  );
  await expect(room.progress).toHaveText(stepsOf(0, 31));
  await room.button(sharedText.actions.last).click();
  await expect(room.sentence).toHaveText(
    like(existText.visit(Array(30).fill(ANY), 30, "closed", true)),
  );
  await expect(room.explore).toHaveAttribute("href", /leaper=0,1\+1,1&algorithm=given&tour=/);
  await expect(room.cell(5, 5)).toHaveText(existText.signs.circuit.sign);
  // The camel stays on its colour; of the zebra a closer look at the board says more than the map.
  await room.piece.selectOption("1,3");
  await room.button(sharedText.actions.last).click();
  await expect(room.line).toHaveText(
    existText.conclusion("closed", "reach", { reached: 15 }, 30, true),
  );
  await openExist(page, "?target=closed&board=12x12&leaper=2,3");
  await expect(room.cell(12, 12)).toHaveText(existText.signs["no-theorem"].sign);
  const [finding] = solver.feasibility("12x12", "closed", [2, 3]).findings;
  await expect(room.answer).toContainText(finding.sentence);
});

test("an open tour from one square to another is asked for, and shown", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?target=open&board=8x8");
  await expect(room.end).toBeHidden();
  await room.start.fill("a1");
  await room.start.press("Enter");
  await expect(room.heading).toHaveText(existText.heading("open", 8, 8, { start: "a1" }));
  await room.end.fill("h8");
  await room.end.press("Enter");
  const ends = { start: "a1", end: "h8" };
  await expect(room.heading).toHaveText(existText.heading("open", 8, 8, ends));
  const why = sharedText.existence(solver.existence("8x8", "open", undefined, "a1", "h8"), "open");
  expect(why).toMatch(/^No open tour leads from a1 to h8: /);
  await expect(room.answer).toHaveText(why);
  await expect(room.lines).toHaveCount(0);
  await room.end.fill("h1");
  await room.end.press("Enter");
  await expect(room.progress).toHaveText(stepsOf(0, 64));
  await room.button(sharedText.actions.last).click();
  const path = ["a1", ...Array(62).fill(ANY), "h1"];
  await expect(room.sentence).toHaveText(like(existText.visit(path, 64, "open", true)));
  await expectWord(page, "end", "h1");
  await room.end.fill("j9");
  await room.end.press("Enter");
  await expect(room.end).toHaveAttribute("aria-invalid", "true");
  await expect(room.heading).toHaveText(
    existText.heading("open", 8, 8, { start: "a1", end: "h1" }),
  );
  // What is no square of the next board is left out.
  await room.cell(7, 7).click();
  await expect(room.heading).toHaveText(existText.heading("open", 7, 7, { start: "a1" }));
  await expect(room.progress).toHaveText(stepsOf(0, 49));
  // While the search runs, the address keeps the step at which the tour is to be shown.
  const goOn = await page.evaluateHandle(() => {
    const send = Worker.prototype.postMessage;
    /** @type {(() => void)[]} */
    const held = [];
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...all) {
      held.push(() => Reflect.apply(send, this, all));
    };
    return () => {
      Worker.prototype.postMessage = send;
      held.forEach((each) => each());
    };
  });
  await openExist(page, "?target=open&board=8x8&start=b1&end=h2&step=13");
  await expect(page).toHaveTitle(existText.title({ target: "open", width: 8, height: 8 }));
  await expectWord(page, "step", "13");
  await goOn.evaluate((act) => act());
  await expect(room.progress).toHaveText(stepsOf(13, 64));
});

test("sides can be typed, and what is not on the map is refused", async ({ usedPage: page }) => {
  const room = await openExist(page, "?board=4x7");
  const [width, height] = [sharedText.labels.width, sharedText.labels.height].map((name) =>
    room.root.getByLabel(name, { exact: true }),
  );
  await width.fill("31");
  await width.press("Enter");
  await expect(room.error).toHaveText(existText.wrong.side(30));
  await expect(width).toHaveAttribute("aria-invalid", "true");
  await expect(height).not.toHaveAttribute("aria-invalid", "true");
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
  await width.fill("6");
  await width.press("Enter");
  await expect(room.heading).toHaveText(existText.heading("closed", 6, 7));
  await expect(room.error).toHaveCount(0);
  await height.fill("x");
  await height.press("Enter");
  await expect(height).toHaveAttribute("aria-invalid", "true");
});

test("wrong words of a link are named and replaced", async ({ page }) => {
  const room = await openExist(page, "?target=round&board=31x2&step=x&theme=pink");
  await expect(room.notices.getByRole("listitem")).toHaveCount(4);
  await expect(
    room.notices.getByRole("listitem").filter({ hasText: existText.labels.board }),
  ).toContainText(existText.wrong.board(30));
  await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
  for (const board of ["..#/...", "8x8x8", "4097x1", "%00", "x".repeat(3000)]) {
    await page.goto(`#exist?board=${encodeURIComponent(board)}`);
    await expect(room.notices).toHaveCount(1);
    await expect(room.heading).toHaveText(existText.heading("closed", 4, 7));
  }
  await page.goto("#exist?board=4x5&step=999999");
  await expect(room.notices).toContainText(sharedText.beyondEnd(70));
});

test("a link shows the same moment again", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=closed&board=20x4&step=200&theme=dark");
  await expect(room.sentence).toHaveText(existText.step("t4", "bound", ["s2", "r3"], "rows"));
  expect(Object.fromEntries(await wordsOf(page))).toEqual({
    target: "closed",
    board: "20x4",
    step: "200",
    theme: "dark",
  });
});

test("axe finds nothing to complain about", async ({ usedPage: page }) => {
  const room = await openExist(page);
  for (const [words, heading] of [
    ["target=closed&board=3x8", existText.heading("closed", 3, 8)],
    ["target=closed&board=4x7&step=98", existText.heading("closed", 4, 7)],
    ["target=open&board=6x5&step=30", existText.heading("open", 6, 5)],
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#exist?${words}`);
    await expect(room.heading).toHaveText(heading);
    await expect(room.progress).not.toHaveText("");
    await expect(room.lines.last()).not.toHaveText(
      like(
        existText.searchFound("closed", { placements: SOME, tours: 0, starts: SOME, of: SOME + 1 }),
      ),
    );
    // A theme differs in its colours: one of the explanations is enough in all of them.
    await expectAccessible(page, {
      of: words,
      themes: words.includes("step=98") ? undefined : [null],
    });
  }
});

test("the sides of boards on the map are written out, on a phone as well", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { root } = await openExist(page);
  const headers = root.locator(".chart-grid [role$=header]:not(.minor)");
  const sides = await headers.evaluateAll((all) =>
    all.map((header) => {
      header.scrollIntoView({ block: "center", inline: "center" });
      const range = document.createRange();
      range.selectNodeContents(header);
      const [line, ...others] = range.getClientRects();
      const { left = 0, right = 0, top = 0, height = 0 } = line ?? {};
      const ends = [left + 1, right - 1].map((x) => document.elementFromPoint(x, top + height / 2));
      const isSeen = others.length === 0 && ends.every((end) => header.contains(end));
      return { text: header.textContent ?? "", isSeen };
    }),
  );
  expect(sides.filter(({ text }) => text === "30")).toHaveLength(2);
  expect(sides.filter(({ isSeen }) => !isSeen)).toEqual([]);
});

test("on a phone the map is large enough to tap, shows the chosen board, and leads to its reason", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openExist(page, "?target=closed&board=28x26");
  await expect(room.chosen).toBeInViewport({ ratio: 1 });
  const { width = 0, height = 0 } = (await room.chosen.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await room.cell(27, 26).click();
  await expect(room.heading).toHaveText(existText.heading("closed", 27, 26));
  await expect(room.heading).not.toBeInViewport();
  await room.button(existText.labels.seeWhy).click();
  await expect(room.heading).toBeInViewport();
  await expect(room.heading).toBeFocused();
});

test("in the large letters of a projector the map keeps to its column", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { root } = await openExist(page, "?theme=projector");
  const [map, column] = await Promise.all([
    root.locator(".chart-grid").boundingBox(),
    root.locator(".atlas").boundingBox(),
  ]);
  expect(map?.width).toBeGreaterThan(300);
  expect(map?.width).toBeLessThanOrEqual(column?.width ?? 0);
});

test("nothing lies beyond the edge of a narrow window", async ({ usedPage: page }) => {
  const sizes = /** @type {const} */ ([
    [320, 780],
    [360, 780],
    [390, 780],
  ]);
  await page.setViewportSize({ width: 320, height: 780 });
  const room = await openExist(page);
  // The letters of the projector are larger.
  for (const board of ["4x7", "30x4", "30x30", "1x30", "30x30&theme=projector"]) {
    await page.evaluate((words) => {
      location.hash = words;
    }, `#exist?target=closed&board=${board}`);
    await expect(room.heading).toContainText(board.replace(/&.*/, "").replace("x", " × "));
    await inWindows(page, sizes, async (size) => {
      const [reel, frame] = await Promise.all([
        room.root.locator(".reel").boundingBox(),
        room.root.boundingBox(),
      ]);
      const isInside = reel && frame && reel.x >= frame.x && reel.width <= frame.width;
      expect(isInside, `${board} at ${size}`).toBe(true);
    });
  }
});
