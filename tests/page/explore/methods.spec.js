import { expect, test } from "../fixtures.js";
import { openExplore } from "./driver.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** Each method, a board for it, a word that its first sentence has, and what is counted after five steps. */
const methods = /** @type {const} */ ([
  ["warnsdorff", "8x8", "knight begins", "move 5 of 63"],
  ["restarts", "6x6", "knight begins", "step 5 · 6 of 36 squares"],
  ["backtracking", "5x5", "next square in order", "step 5 · 6 of 25 squares"],
  ["permutations", "3x3", "The next order, 1 2 3 4 5 6 7 8 9", "order 5 of 40,320"],
  ["edges-first", "8x8", "nearest to the edge", "step 5 · 6 of 64 squares"],
  ["rotations", "8x8", "path goes on", "step 5 · 6 of 64 squares"],
  ["blocks", "12x12", "board is cut", "step 5 of 5 so far"],
  ["smooth", "16x16", "Four strands set out", "step 5 of 5 so far"],
  ["cycles", "8x8", "more moves", "step 5 of 5 so far"],
  ["neural", "6x6", "switched on at random", "step 5 of 5 so far"],
  ["best", "8x8", "more moves", "step 5 of 5 so far"],
]);

for (const [algorithm, board, sentence, progress] of methods) {
  test(`${algorithm} is stepped forth and back, and run to its end`, async ({ usedPage: page }) => {
    const room = await openExplore(page, `board=${board}&start=a1&algorithm=${algorithm}`);
    await expect(room.story).toContainText(sentence);
    const first = await room.story.innerText();
    for (let step = 0; step < 5; step += 1) {
      await room.button(sharedText.actions.forward).click();
    }
    await expect(room.progress).toHaveText(progress);
    await expect(room.story).not.toHaveText(first);
    for (let step = 0; step < 5; step += 1) {
      await room.button(sharedText.actions.back).click();
    }
    await expect(room.story).toHaveText(first);
    await room.button(sharedText.actions.last).click();
    await expect(room.heading).toHaveText(/Tour found|The end of this run/, { timeout: 20_000 });
    await expect(room.story).not.toHaveText("");
    await expect(page.locator(".notices")).not.toContainText("used instead");
  });
}

test("choosing a method brings its own options, counters and pseudo-code", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=5x5&start=a1");
  await page.getByLabel(sharedText.labels.algorithm).selectOption("backtracking");
  await expect(page.getByLabel(sharedText.labels.tieBreak)).toBeHidden();
  await expect(page.getByLabel(sharedText.labels.whenStuck)).toBeHidden();
  await expect(room.button(sharedText.actions.nextTie)).toBeHidden();
  await expect(room.codeLine).toHaveText("go to the next square not tried");
  await room.button(sharedText.actions.last).click();
  await expect(room.counter(sharedText.counters.placements)).toHaveText("8,839");
  await page.getByLabel("Order", { exact: true }).selectOption("fewest-first");
  await expect(page).toHaveURL(/order=fewest-first/);
  await page.getByLabel(sharedText.labels.algorithm).selectOption("warnsdorff");
  await expect(page.getByLabel(sharedText.labels.tieBreak)).toBeVisible();
  await expect(page).not.toHaveURL(/order=/);
});

test("a link to a method, its options and a step reopens them", async ({ usedPage: page }) => {
  const room = await openExplore(
    page,
    "board=6x6&start=a1&algorithm=neural&merge=true&update=fixed&step=9&seed=4",
  );
  await expect(room.progress).toContainText("step 9");
  const story = await room.story.innerText();
  await expect(page.getByLabel("Update")).toHaveValue("fixed");
  await expect(page.getByLabel("Merge")).toHaveValue("true");
  await page.reload();
  await expect(room.story).toHaveText(story);
});

test("wrong options in a link are named and replaced", async ({ usedPage: page }) => {
  await openExplore(page, "board=5x5&algorithm=backtracking&order=upwards&target=closed");
  await expect(page.locator(".notices")).toContainText("upwards");
  await expect(page.getByLabel("Order", { exact: true })).toHaveValue("tutorial");
  await expect(page.getByLabel(sharedText.labels.target, { exact: true })).toHaveValue("closed");
});

test("a method that is not for the board says so and leaves the run as it is", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await page.getByLabel(sharedText.labels.algorithm).selectOption("permutations");
  await expect(page.locator("[data-for=algorithm].error")).toContainText("at most 9 squares");
  await expect(room.story).toContainText("The knight begins on a1");
});

test("the network as printed comes to rest without a tour", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=neural&rule=printed");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("The end of this run", { timeout: 20_000 });
});

test("what forbids a tour is told before the first step", async ({ usedPage: page }) => {
  const board = ".#......./........./......%23../.........".replace("#", "%23");
  await openExplore(page, `board=${board}&target=closed&start=a1`);
  await expect(page.locator(".notices")).toContainText("i1 has fewer than the two moves");
});

/** The button of the layer that shows what a method goes by. @param {Page} page */
const numbersOf = (page) => page.locator("#explore [data-layer=degrees]");

/** @type {(page: Page, name: string) => Locator} */
const cellOf = (page, name) => page.getByRole("gridcell", { name, exact: true });

test("squares are shown by the measure that the method goes by", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=b3&algorithm=edges-first");
  await expect(room.story).toHaveText("A corner can be reached, and corners come first: a1.");
  // What is seen, with what is told to those who cannot see the bars.
  await expect(room.candidates).toHaveText([
    "a1corner corner chosen",
    "c10 on the edge ",
    "a50 on the edge ",
    "d21 1 square from the edge ",
    "c52 2 squares from the edge ",
    "d43 3 squares from the edge ",
  ]);
  const bars = room.candidates.locator(".bar");
  const lengths = await bars.evaluateAll((all) => all.map((bar) => bar.clientWidth));
  expect(lengths.map((length) => Math.round(length / (lengths[3] ?? 0)))).toEqual([
    0, 0, 0, 1, 2, 3,
  ]);
  await expect(numbersOf(page)).toHaveText("distance from the edge");
  for (const name of [
    "a1, open, corner, chosen next",
    "h8, open, corner",
    "c1, open, on the edge, candidate",
    "f7, open, 1 square from the edge",
    "e5, open, 3 squares from the edge",
  ]) {
    await expect(cellOf(page, name)).toHaveCount(1);
  }
});

test("another method brings its own measure", async ({ page }) => {
  const room = await openExplore(page, "board=8x8&start=b3&algorithm=edges-first");
  const method = page.getByLabel(sharedText.labels.algorithm);
  await method.selectOption("backtracking");
  await expect(room.candidates).toHaveText([
    "d41st 1st in order chosen",
    "c52nd 2nd in order ",
    "a53rd 3rd in order ",
    "a14th 4th in order ",
    "c15th 5th in order ",
    "d26th 6th in order ",
  ]);
  await expect(numbersOf(page)).toHaveText("onward moves");
  await expect(cellOf(page, "e5, open, 8 onward moves")).toHaveCount(1);
  await expect(cellOf(page, "a1, open, 4th in order, candidate")).toHaveCount(1);
  await page.getByLabel("Order", { exact: true }).selectOption("fewest-first");
  await expect(room.candidates.first()).toHaveText("a11 1 onward move chosen");

  await method.selectOption("rotations");
  await page.getByLabel("Growth", { exact: true }).selectOption("random");
  await expect(room.story).toContainText("chosen at random from 6 squares");
  await expect(room.candidates.first()).toHaveText(/^[a-d][1-5] {2}= tie/);

  await method.selectOption("blocks");
  await expect(numbersOf(page)).toHaveText("moves of each square");
  await expect(cellOf(page, "e5, no move")).toHaveCount(1);

  // Lanes may go by different things.
  await page.goto("#compare?board=8x8&lanes=warnsdorff,edges-first,backtracking");
  await expect(page.locator("#compare [data-layer=degrees]")).toHaveText(
    "onward moves, distance from the edge",
  );
});

test("a finished tour has its figures", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=blocks&target=closed");
  await room.button(sharedText.actions.last).click();
  const figures = page.locator(".figures");
  await expect(figures).toContainText("Crossings");
  await expect(figures).toContainText(/Straight lines\s*\d+ straight pairs/);
  await expect(figures).toContainText("Symmetry");
});

test("a long search can be left in the middle and goes back as far as one likes", async ({
  page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=backtracking&step=600000");
  await expect(room.progress).toHaveText(/^step 600,000 · \d+ of 64 squares$/, { timeout: 30_000 });
  await room.button(sharedText.actions.back).click();
  await expect(room.progress).toHaveText(/^step 599,999 · \d+ of 64 squares$/);
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText("Before the first step");
  await expect(room.progress).toHaveText("step 0 · 1 of 64 squares");
});

test("an open tour is asked for from anywhere, and it is said which method had the answer", async ({
  usedPage: page,
}) => {
  const edges = ["a", "b", "c"].flatMap((from) => [1, 2, 3, 4].map((to) => `${from}-${to}`));
  const room = await openExplore(page, `graph=${edges.join(",")}&algorithm=best&start=a`);
  await expect(page.locator(".notices")).toContainText("No open tour begins on a");
  await page.locator("#any-start").click();
  await expect(page).toHaveURL(/start=any/);
  await expect(page.locator(".notices")).not.toContainText("No open tour");
  await expect(page.getByLabel(sharedText.labels.start, { exact: true })).toHaveValue("any");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found");
  await expect(room.story).toContainText("The answer came from merging cycles.");
  // Others have to be told where to begin.
  await page.getByLabel(sharedText.labels.algorithm).selectOption("warnsdorff");
  await expect(page.locator("#any-start")).toBeHidden();
  await expect(page).not.toHaveURL(/start=any/);
  await expect(page.locator(".notices")).not.toContainText("used instead");
});

test("who gives up says what was tried, and leads on to the other methods", async ({
  usedPage: page,
}) => {
  const giraffe = "leaper=1,4&target=closed&start=a1";
  const room = await openExplore(page, `board=9x10&${giraffe}&algorithm=rotations`);
  const ask = page.locator(".story").getByRole("button", { name: "Ask several methods" });
  // Nothing is known of this board, so that they are recommended beforehand.
  const beforehand = page.locator(".settings").getByRole("button", { name: "Ask several methods" });
  await expect(beforehand).toBeVisible();
  await expect(ask).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText("The path’s end was rotated", { timeout: 60_000 });
  await expect(room.story).toContainText("“Several methods in turn” asks other methods too");
  await ask.click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("best");
  await expect(page).toHaveURL(/algorithm=best/);
  await expect(room.heading).toBeFocused();
  await expect(ask).toBeHidden();
  await expect(beforehand).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found", { timeout: 60_000 });
  await expect(room.story).toContainText("The answer came from merging cycles.");

  // Beforehand the button does the same. Another method gives up in its own words.
  await page.goto(`#explore?board=13x14&leaper=1,6&target=closed&start=a1&algorithm=edges-first`);
  await beforehand.click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("best");
  await page.goBack();
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText("could not all be fitted in", { timeout: 60_000 });
  await expect(ask).toBeVisible();

  // Where it is known that there is no tour, nobody has to be asked.
  await page.goto(`#explore?board=8x8&${giraffe}&algorithm=edges-first`);
  await expect(page.locator(".notices")).toContainText("however every square is given two moves");
  await expect(beforehand).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("The end of this run", { timeout: 60_000 });
  await expect(ask).toBeHidden();
});

test("a tour with few turns stands beside those of other methods, and what is proved", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=20x20&start=a1&algorithm=smooth");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found");
  await page.getByText("Beside other methods, and the bounds").click();
  const rows = page.locator(".turns-elsewhere tbody tr");
  await expect(rows).toHaveCount(5);
  const figures = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.innerText, 10))),
  );
  const [own, blocks, warnsdorff, enough] = /** @type {number[][]} */ (figures);
  for (const at of [0, 1]) {
    expect(own?.[at]).toBeLessThanOrEqual(Number(enough?.[at]));
    expect(own?.[at]).toBeLessThan(Number(blocks?.[at]) / 2);
    expect(own?.[at]).toBeLessThan(Number(warnsdorff?.[at]));
  }
  await expect(page.locator(".figures")).toContainText(String(own?.[1]));
});

test("a board that has no room for a formation says what would have", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=8x8&start=a1&algorithm=smooth");
  await expect(page.locator(".notices")).toContainText("even and at least 16");
});
