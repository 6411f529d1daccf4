import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { ask, expectWord, prefer, wordsOf } from "../room.js";
import { openExist } from "./driver.js";
import { inWindows } from "../windows.js";
import * as existText from "#text/exist.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

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

test("the map says of every board whether it has a tour, and why", async ({ usedPage: page }) => {
  const room = await openExist(page);
  await expect(room.root.getByRole("gridcell")).toHaveCount(900);
  const labels = await room.root
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  /** @type {{ answer: string }[][]} */
  const known = await ask(page, "existenceMap", "closed", 30);
  known.forEach((row, i) =>
    row.forEach(({ answer }, j) => {
      const label = labels[30 * i + j] ?? "";
      expect(label).toContain(`${j + 1} × ${i + 1}: ${answer === "yes" ? "a" : "no"} closed tour`);
    }),
  );
  await expect(room.cell(4, 7)).toHaveText("4");
  await expect(room.cell(8, 8)).toHaveText("✓");
  await expect(room.cell(5, 5)).toHaveText("≠");
  await room.button(existText.targets.open).click();
  await expect(room.cell(4, 7)).toHaveAttribute("aria-label", "4 × 7: an open tour, by theorem");
  await expect(room.cell(4, 4)).toHaveText("!");
  await expect(room.root.locator(".signs li")).toHaveCount(5);
  await expectWord(page, "target", "open");
});

test("a click explains a board, and the browser goes back to the one before", async ({
  usedPage: page,
}) => {
  const room = await openExist(page);
  await expect(room.heading).toHaveText("Closed tours of 4 × 7");
  await room.cell(5, 7).click();
  await expect(room.heading).toHaveText("Closed tours of 5 × 7");
  await expect(room.answer).toContainText("odd number of squares");
  await expect(page).toHaveURL(/board=5x7/);
  expect(page.url()).not.toContain("step=");
  await expect(room.progress).toHaveText("step 0 of 35");
  await expect(room.caption).toContainText("5 × 7: no closed tour, both sides odd");
  await expect(room.sentence).toHaveText("Play shows the argument square by square.");
  await room.button(sharedText.actions.last).click();
  await expect(room.lines.last()).toContainText("Here there are 18 and 17");
  await expect(room.chosen).toHaveAttribute("aria-label", /^5 × 7: no closed tour/);
  await expectWord(page, "board", "5x7");
  await expect(page).toHaveTitle(/^Closed tours of 5 × 7 · Possible\? · /);
  await page.goBack();
  await expect(room.heading).toHaveText("Closed tours of 4 × 7");
});

test("of the map, a click changes the board that was chosen and the one that is", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?board=4x7");
  await expect(room.chosen).toHaveAttribute("aria-label", /^4 × 7:/);
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
  await expect(room.heading).toHaveText("Closed tours of 5 × 7");
  await expect(room.chosen).toHaveAttribute("aria-label", /^5 × 7:/);
  const labels = await changed.evaluate((nodes) =>
    [...nodes].map((node) => /** @type {Element} */ (node).getAttribute("aria-label")),
  );
  expect(labels.map((label) => label?.slice(0, 5)).sort()).toEqual(["4 × 7", "5 × 7"]);
});

test("the keyboard goes over the map and chooses @engines", async ({ usedPage: page }) => {
  const room = await openExist(page, "?board=4x7");
  await room.cell(4, 7).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expect(room.focused).toHaveAttribute("aria-label", /^5 × 6: a closed tour/);
  await expect(room.heading).toHaveText("Closed tours of 4 × 7");
  await page.keyboard.press("Enter");
  await expect(room.heading).toHaveText("Closed tours of 5 × 6");
  await expect(page.locator("#live")).toContainText("Closed tours of 5 × 6. A closed tour exists");
  await page.keyboard.press("Home");
  await expect(room.focused).toHaveAttribute("aria-label", /^1 × 6:/);
  await page.keyboard.press("ArrowLeft");
  await expect(room.focused).toHaveAttribute("aria-label", /^1 × 6:/);
  await page.keyboard.press("End");
  await page.keyboard.press("Space");
  await expect(room.heading).toHaveText("Closed tours of 30 × 6");
  await page.keyboard.press("?");
  await expect(page.locator("#keys")).toContainText("Explain this board");
});

test("the two colourings are shown square by square, both ways", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=closed&board=4x5&step=0");
  await expect(room.progress).toHaveText("step 0 of 70");
  const dark = () => shareOf(room.picture, [...DARK]);
  await expect.poll(dark).toBe(0);
  await room.button(sharedText.actions.forward).click();
  await room.button(sharedText.actions.forward).click();
  await expect(room.sentence).toHaveText("b1 is light.");
  await expect(room.line).toHaveText(
    "Colour the squares as on a chessboard. Every move changes the colour. Found: 1 dark, 1 light.",
  );
  // One of the twenty squares, less its frame's; then half of all.
  const [one, other] = await Promise.all([dark(), shareOf(room.picture, [...LIGHT])]);
  expect(one).toBeGreaterThan(20);
  expect(one).toBeLessThan(60);
  expect(other).toBeGreaterThan(20);
  await expect(room.picture).toHaveAccessibleName(/step 2 of 70\. b1 is light\.$/);
  await expectWord(page, "step", "2");
  await page.keyboard.press("ArrowLeft");
  await expect(room.sentence).toHaveText("a1 is dark.");

  await room.scrubber.fill("21");
  await expect(room.sentence).toHaveText("a1 is in an outer column.");
  await expect.poll(dark).toBeGreaterThan(300);
  await room.scrubber.fill("41");
  await expect(room.sentence).toHaveText(
    "From a1 the moves lead to c2 and b3: inner columns only.",
  );
  await page.keyboard.press("End");
  await expect(room.line).toContainText("10 of the 20 squares would never be visited");
  // In another theme the picture has other colours.
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(dark).toBe(0);
  await expect.poll(() => shareOf(room.picture, [0x4d, 0x53, 0x5c])).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(dark).toBeGreaterThan(200);
  await page.keyboard.press("Home");
  await expect(room.progress).toHaveText("step 0 of 70");
  await expect.poll(dark).toBe(0);
});

test("on a board that is higher than wide the columns are divided", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=closed&board=4x7&step=29");
  await expect(room.sentence).toHaveText("a1 is in an outer column.");
  await expect(room.line).toContainText("into the outer columns and the inner ones");
  await room.scrubber.fill("57");
  await expect(room.sentence).toHaveText(
    "From a1 the moves lead to c2 and b3: inner columns only.",
  );
  await expect(room.root).not.toContainText(/\brows?\b/);
  await openExist(page, "?target=closed&board=7x4&step=57");
  await expect(room.sentence).toHaveText("From a1 the moves lead to c2 and b3: inner rows only.");
  await expect(room.root.locator(".lines")).not.toContainText(/columns?/);
});

test("an argument plays to its end, and begins again", async ({ page }) => {
  await prefer(page, "reduced-motion");
  const room = await openExist(page, "?target=closed&board=4x4&step=40");
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.play.pause)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.actions.play)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.progress).toHaveText("step 56 of 56");
  await expect(room.line).toContainText("there is no closed tour");
  await room.button(sharedText.play.again).click();
  await expect(room.progress).not.toHaveText("step 56 of 56");
});

test("on narrow boards the moves are followed as far as they lead", async ({ usedPage: page }) => {
  const room = await openExist(page, "?target=open&board=9x2");
  await page.keyboard.press("End");
  await expect(room.line).toHaveText(
    "So 13 of the 18 squares are out of reach: there is no open tour.",
  );
  await room.cell(1, 1).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.sentence).toHaveText("The tour is a1 alone.");
  await room.button(existText.targets.closed).click();
  await page.keyboard.press("End");
  await expect(room.line).toHaveText(
    "So the knight never leaves its square: there is no closed tour.",
  );
});

for (const [board, placements] of [
  ["3x4", "66"],
  ["3x6", "2,261"],
  ["3x8", "87,039"],
]) {
  test(`every possibility on ${board} is tried`, async ({ usedPage: page }) => {
    const room = await openExist(page, `?target=closed&board=${board}`);
    await expect(room.lines.last()).toHaveText(
      `The knight was put on a square ${placements} times until nothing was left to try: there is no closed tour.`,
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
  await expect(room.lines.first()).toContainText("from each of the 15 squares");
  await expect(room.lines.last()).toHaveText(
    /until nothing was left to try: there is no open tour/,
  );
  await expect(room.progress).toHaveText("step 0 · 1 of 15 squares");
  await room.button(sharedText.actions.forward).click();
  await expect(room.progress).toHaveText("step 1 · 2 of 15 squares");
  await page.keyboard.press("End");
  await expect(room.sentence).toContainText("every possibility was tried.");
  await expect(room.line).toContainText("nothing was left to try");
});

test("a board with a tour shows it, and Explore shows it being made", async ({
  usedPage: page,
}) => {
  const room = await openExist(page, "?target=closed&board=12x10");
  await expect(room.answer).toContainText("Schwenk’s theorem");
  await expect(room.progress).toHaveText("step 0 of 121");
  await page.keyboard.press("End");
  await expect(room.progress).toHaveText("step 121 of 121");
  await expect(room.sentence).toHaveText(/^All 120 squares are visited, and a move leads from/);
  await expect(room.explore).toHaveAttribute(
    "href",
    "#explore?board=12x10&algorithm=blocks&target=closed",
  );
  await room.explore.click();
  await expect(page.locator("#explore")).toBeVisible();
  await expectWord(page, "board", "12x10");
  await expectWord(page, "algorithm", "blocks");
  await page.goBack();
  await expect(room.heading).toHaveText("Closed tours of 12 × 10");
  await expect(room.progress).toHaveText("step 121 of 121");
});

test("sides can be typed, and what is not on the map is refused", async ({ usedPage: page }) => {
  const room = await openExist(page, "?board=4x7");
  const [width, height] = ["Width", "Height"].map((name) =>
    room.root.getByLabel(name, { exact: true }),
  );
  await width.fill("31");
  await width.press("Enter");
  await expect(room.error).toHaveText("A side has to be a whole number from 1 to 30.");
  await expect(width).toHaveAttribute("aria-invalid", "true");
  await expect(height).not.toHaveAttribute("aria-invalid", "true");
  await expect(room.heading).toHaveText("Closed tours of 4 × 7");
  await width.fill("6");
  await width.press("Enter");
  await expect(room.heading).toHaveText("Closed tours of 6 × 7");
  await expect(room.error).toHaveCount(0);
  await height.fill("x");
  await height.press("Enter");
  await expect(height).toHaveAttribute("aria-invalid", "true");
});

test("wrong words of a link are named and replaced", async ({ page }) => {
  const room = await openExist(page, "?target=round&board=31x2&step=x&theme=pink");
  await expect(room.notices.getByRole("listitem")).toHaveCount(4);
  await expect(room.notices.getByRole("listitem").filter({ hasText: "Board" })).toContainText(
    "sides of 1 to 30",
  );
  await expect(room.heading).toHaveText("Closed tours of 4 × 7");
  for (const board of ["..#/...", "8x8x8", "4097x1", "%00", "x".repeat(3000)]) {
    await page.goto(`#exist?board=${encodeURIComponent(board)}`);
    await expect(room.notices).toHaveCount(1);
    await expect(room.heading).toHaveText("Closed tours of 4 × 7");
  }
  await page.goto("#exist?board=4x5&step=999999");
  await expect(room.notices).toContainText("only 70 steps");
});

test("a link shows the same moment again", async ({ page }) => {
  const room = await openExist(page, "?target=closed&board=20x4&step=200&theme=dark");
  await expect(room.sentence).toHaveText("From t4 the moves lead to s2 and r3: inner rows only.");
  expect(Object.fromEntries(await wordsOf(page))).toEqual({
    target: "closed",
    board: "20x4",
    step: "200",
    theme: "dark",
  });
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await openExist(page);
  for (const [words, heading] of [
    ["target=closed&board=3x8", "Closed tours of 3 × 8"],
    ["target=closed&board=4x7&step=98", "Closed tours of 4 × 7"],
    ["target=open&board=6x5&step=30", "Open tours of 6 × 5"],
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#exist?${words}`);
    await expect(room.heading).toHaveText(heading);
    await expect(room.lines.last()).not.toHaveText(/so far/);
    await expectAccessible(page, { of: words });
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

test("nothing lies beyond the edge of a narrow window @engines", async ({ usedPage: page }) => {
  const sizes = /** @type {const} */ ([
    [320, 780],
    [360, 780],
    [390, 780],
  ]);
  await page.setViewportSize({ width: 320, height: 780 });
  const room = await openExist(page);
  for (const board of ["4x7", "30x4", "30x30", "1x30"]) {
    await page.evaluate((words) => {
      location.hash = words;
    }, `#exist?target=closed&board=${board}`);
    await expect(room.heading).toContainText(board.replace("x", " × "));
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
