import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { expectWord } from "../room.js";
import { openExplore } from "./driver.js";
import {
  RUN_ENDED,
  SOME,
  TOUR_FOUND,
  afterGivingUp,
  answeredBy,
  beforeFirst,
  beginning,
  feasibilityOf,
  filled,
  like,
  moveOf,
  orderOf,
  refusalOf,
  runAt,
  solver,
  stepOf,
  stepsOf,
} from "../texts.js";
import { figuresOf } from "#text/figures.js";
import * as orderText from "#text/move-order.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** Each method, a board for it, and what is counted after five steps. */
const methods = /** @type {const} */ ([
  ["warnsdorff", "8x8", moveOf(5, 63)],
  ["restarts", "6x6", stepOf(5, 6, 36)],
  ["backtracking", "5x5", stepOf(5, 6, 25)],
  ["permutations", "3x3", orderOf(5, 40_320)],
  ["edges-first", "8x8", stepOf(5, 6, 64)],
  ["rotations", "8x8", stepOf(5, 6, 64)],
  ["blocks", "12x12", stepsOf(5, 5, false)],
  ["smooth", "16x16", stepsOf(5, 5, false)],
  ["cycles", "8x8", stepsOf(5, 5, false)],
  ["neural", "6x6", stepsOf(5, 5, false)],
  ["best", "8x8", stepsOf(5, 5, false)],
]);

for (const [algorithm, board, progress] of methods) {
  test(`${algorithm} is stepped forth and back, and run to its end`, async ({ usedPage: page }) => {
    const link = `board=${board}&start=a1&algorithm=${algorithm}`;
    const room = await openExplore(page, link);
    const first = runAt(link).story;
    await expect(room.story).toHaveText(first);
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
    await expect(room.heading).toHaveText(new RegExp(`${TOUR_FOUND}|${RUN_ENDED}`));
    await expect(room.story).not.toHaveText("");
    await expectWord(page, "algorithm", algorithm);
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
  await expect(room.codeLine).toHaveText(
    runAt("board=5x5&start=a1&algorithm=backtracking").line("try-next"),
  );
  await room.button(sharedText.actions.last).click();
  await expect(room.counter("placements")).toHaveText("8,839");
  await page
    .getByLabel(sharedText.optionName("order"), { exact: true })
    .selectOption("fewest-first");
  await expect(page).toHaveURL(/order=fewest-first/);
  await page.getByLabel(sharedText.labels.algorithm).selectOption("warnsdorff");
  await expect(page.getByLabel(sharedText.labels.tieBreak)).toBeVisible();
  await expect(page).not.toHaveURL(/order=/);
});

test("the order of moves is chosen by its name, and changed on a small board by keys, taps and dragging", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a8&tieBreak=first");
  const order = page.getByLabel(sharedText.labels.moves, { exact: true });
  await expect(order).toHaveValue("encyclopaedia");
  await order.selectOption("rows");
  await expect(page).toHaveURL(/moves=rows/);
  await expect(room.story).toHaveText(runAt("board=8x8&start=a8&tieBreak=first&moves=rows").story);
  await page.getByText(sharedText.labels.moveBoard, { exact: true }).click();
  /** @type {(step: [number, number], place: number) => Locator} */
  const move = (step, place) => room.button(orderText.moveAt(step, place, 8));
  await move([-1, 2], 1).press("ArrowRight");
  await expect(move([-1, 2], 2)).toBeFocused();
  await expect(page).toHaveURL(/moves=1(%2C|,)2/);
  await expect(order.locator("option:checked")).toHaveText(orderText.ownOrder);
  await move([2, 1], 4).click();
  await move([1, 2], 1).click();
  await expect(move([2, 1], 1)).toBeVisible();
  await move([1, -2], 8).dragTo(move([2, 1], 1));
  await expect(move([1, -2], 1)).toBeVisible();
  const undo = page.locator(".move-order").getByRole("button", { name: orderText.undo });
  await undo.click();
  await expect(move([2, 1], 1)).toBeVisible();
  await undo.click();
  await expect(move([2, 1], 4)).toBeVisible();
  await undo.click();
  await expect(page).toHaveURL(/moves=rows/);
  await page.getByLabel(sharedText.labels.algorithm).selectOption("cycles");
  await expect(order).toBeHidden();
  await page.getByLabel(sharedText.labels.algorithm).selectOption("warnsdorff");
  await expect(order).toHaveValue("rows");
});

test("a link to a method, its options and a step reopens them", async ({ usedPage: page }) => {
  const room = await openExplore(
    page,
    "board=6x6&start=a1&algorithm=neural&merge=true&update=fixed&step=9&seed=4",
  );
  await expect(room.progress).toHaveText(
    runAt("board=6x6&start=a1&algorithm=neural&merge=true&update=fixed&step=9&seed=4").progress,
  );
  const story = await room.story.innerText();
  await expect(page.getByLabel(sharedText.optionName("update"))).toHaveValue("fixed");
  await expect(page.getByLabel(sharedText.optionName("merge"))).toHaveValue("true");
  await page.reload();
  await expect(room.story).toHaveText(story);
});

test("wrong options in a link are named and replaced", async ({ usedPage: page }) => {
  await openExplore(page, "board=5x5&algorithm=backtracking&order=upwards&target=closed");
  await expect(page.locator(".notices")).toContainText("upwards");
  await expect(page.getByLabel(sharedText.optionName("order"), { exact: true })).toHaveValue(
    "tutorial",
  );
  await expect(page.getByLabel(sharedText.labels.target, { exact: true })).toHaveValue("closed");
});

test("a method that is not for the board says so and leaves the run as it is", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await page.getByLabel(sharedText.labels.algorithm).selectOption("permutations");
  await expect(page.locator("[data-for=algorithm].error")).toContainText(
    refusalOf(() => new solver.Session({ board: "8x8", algorithm: "permutations" })),
  );
  await expect(room.story).toHaveText(runAt("board=8x8&start=a1").story);
});

test("the network as printed settles without a tour", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=neural&rule=printed");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(RUN_ENDED);
});

test("what forbids a tour is said before the first step", async ({ usedPage: page }) => {
  const board = ".#......./........./......%23../.........".replace("#", "%23");
  await openExplore(page, `board=${board}&target=closed&start=a1`);
  await expect(page.locator(".notices")).toContainText(
    feasibilityOf(`board=${board}&target=closed`, "a1"),
  );
});

/** The button of the layer that shows what a method goes by. @param {Page} page */
const numbersOf = (page) => page.locator("#explore [data-layer=degrees]");

/** @type {(page: Page, name: string) => Locator} */
const cellOf = (page, name) => page.getByRole("gridcell", { name, exact: true });

test("squares are shown by the measure that the method goes by", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=b3&algorithm=edges-first");
  const run = runAt("board=8x8&start=b3&algorithm=edges-first");
  await expect(room.story).toHaveText(run.story);
  // What is seen, with what is told to those who cannot see the bars.
  await expect(room.candidates).toHaveText(run.candidates);
  const bars = room.candidates.locator(".bar");
  const lengths = await bars.evaluateAll((all) => all.map((bar) => bar.clientWidth));
  expect(lengths.map((length) => Math.round(length / (lengths[3] ?? 0)))).toEqual([
    0, 0, 0, 1, 2, 3,
  ]);
  await expect(numbersOf(page)).toHaveText(sharedText.layerName("degrees", ["edge-distance"]));
  for (const name of ["a1", "h8", "c1", "f7", "e5"]) {
    await expect(cellOf(page, run.square(name))).toHaveCount(1);
  }
});

test("another method brings its own measure", async ({ page }) => {
  const room = await openExplore(page, "board=8x8&start=b3&algorithm=edges-first");
  const method = page.getByLabel(sharedText.labels.algorithm);
  await method.selectOption("backtracking");
  const run = runAt("board=8x8&start=b3&algorithm=backtracking");
  expect(run.candidates).toHaveLength(6);
  await expect(room.candidates).toHaveText(run.candidates);
  await expect(numbersOf(page)).toHaveText(sharedText.layerName("degrees"));
  await expect(cellOf(page, run.square("e5"))).toHaveCount(1);
  await expect(cellOf(page, run.square("a1"))).toHaveCount(1);
  await page
    .getByLabel(sharedText.optionName("order"), { exact: true })
    .selectOption("fewest-first");
  await expect(room.candidates.first()).toHaveText(
    runAt("board=8x8&start=b3&algorithm=backtracking&order=fewest-first").candidates[0],
  );

  await method.selectOption("rotations");
  await page.getByLabel(sharedText.optionName("growth"), { exact: true }).selectOption("random");
  const random = runAt("board=8x8&start=b3&algorithm=rotations&growth=random");
  await expect(room.story).toHaveText(random.story);
  await expect(room.candidates.first()).toHaveText(random.candidates[0]);

  await method.selectOption("blocks");
  await expect(numbersOf(page)).toHaveText(filled(sharedText.layerName("degrees", ["moves"])));
  await expect(cellOf(page, runAt("board=8x8&start=b3&algorithm=blocks").square("e5"))).toHaveCount(
    1,
  );

  // Lanes may go by different things.
  await page.goto("#compare?board=8x8&lanes=warnsdorff,edges-first,backtracking");
  await expect(page.locator("#compare [data-layer=degrees]")).toHaveText(
    sharedText.layerName("degrees", ["onward-moves", "edge-distance"]),
  );
});

test("a finished tour has its figures", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=blocks&target=closed");
  await room.button(sharedText.actions.last).click();
  const figures = page.locator(".figures");
  const nothing = { turns: 0, runs: [], crossings: 0, symmetries: [], sums: { rows: [] } };
  const rows = figuresOf(/** @type {any} */ (nothing), true);
  await expect(figures.locator("dt, th")).toHaveText(rows.map(({ name }) => beginning(name)));
  await expect(figures.locator("dd, td").first()).toHaveText(/\d/);
});

test("a long search can be left in the middle and goes back as far as one likes", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&algorithm=backtracking&step=600000");
  await expect(room.progress).toHaveText(like(stepOf(600_000, SOME, 64)));
  await room.button(sharedText.actions.back).click();
  await expect(room.progress).toHaveText(like(stepOf(599_999, SOME, 64)));
  await room.button(sharedText.actions.first).click();
  await expect(room.heading).toHaveText(beforeFirst("step"));
  await expect(room.progress).toHaveText(stepOf(0, 1, 64));
});

test("a search that will not end says so once, how long it would take at this speed, and no more in another run", async ({
  page,
}) => {
  const ears = await listen(page);
  const room = await openExplore(page, "board=8x8&start=c3&algorithm=backtracking&step=1000001");
  const told = page.locator(".long-run");
  await expect(told).toContainText("6 years");
  await ears.hears(/1,000,000 steps/);
  // A key changes the speed, and the slider does, of a run that is at rest.
  await page.keyboard.press("+");
  await expect(told).toContainText("4 years");
  await room.speed.fill("100");
  await expect(told).toContainText("4 days");
  await room.button(sharedText.actions.forward).click();
  await ears.hears(/1,000,000 steps/, /1,000,002/);
  await openExplore(page, "board=8x8&start=c3");
  await expect(told).toBeHidden();
  expect((await ears.heard()).filter((text) => text.includes("1,000,000 steps"))).toHaveLength(1);
});

test("an open tour is asked for from anywhere, and it is said which method had the answer", async ({
  usedPage: page,
}) => {
  const edges = ["a", "b", "c"].flatMap((from) => [1, 2, 3, 4].map((to) => `${from}-${to}`));
  const room = await openExplore(page, `graph=${edges.join(",")}&algorithm=best&start=a`);
  await expect(page.locator(".notices")).toContainText(
    feasibilityOf(`graph=${edges.join(",")}`, "a"),
  );
  await page.locator("#any-start").click();
  await expect(page).toHaveURL(/start=any/);
  await expect(page.locator(".notices")).not.toContainText(
    feasibilityOf(`graph=${edges.join(",")}`, "a"),
  );
  await expect(page.getByLabel(sharedText.labels.start, { exact: true })).toHaveValue("any");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(room.story).toContainText(answeredBy("cycles"));
  // Others have to be told where to begin.
  await page.getByLabel(sharedText.labels.algorithm).selectOption("warnsdorff");
  await expect(page.locator("#any-start")).toBeHidden();
  await expect(page).not.toHaveURL(/start=any/);
  await expect(
    room.notices.getByRole("listitem").filter({ hasText: beginning(sharedText.labels.start) }),
  ).toHaveCount(0);
});

test("who gives up says what was tried, and leads on to the other methods", async ({
  usedPage: page,
}) => {
  const giraffe = "leaper=1,4&target=closed&start=a1";
  const room = await openExplore(page, `board=9x10&${giraffe}&algorithm=rotations`);
  const askBest = page.locator(".story").getByRole("button", { name: sharedText.labels.askBest });
  // Nothing is known of this board, so that they are recommended beforehand.
  const beforehand = page
    .locator(".settings")
    .getByRole("button", { name: sharedText.labels.askBest });
  await expect(beforehand).toBeVisible();
  await expect(askBest).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText(
    afterGivingUp(`board=9x10&${giraffe}&algorithm=rotations`),
  );
  await askBest.click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("best");
  await expect(page).toHaveURL(/algorithm=best/);
  await expect(room.heading).toBeFocused();
  await expect(askBest).toBeHidden();
  await expect(beforehand).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(room.story).toContainText(answeredBy("cycles"));

  // Beforehand the button does the same. Another method gives up in its own words.
  await page.goto(`#explore?board=13x14&leaper=1,6&target=closed&start=a1&algorithm=edges-first`);
  await beforehand.click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("best");
  await page.goBack();
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText(
    afterGivingUp("board=13x14&leaper=1,6&target=closed&start=a1&algorithm=edges-first"),
  );
  await expect(askBest).toBeVisible();

  // Where it is known that there is no tour, nobody has to be asked.
  await page.goto(`#explore?board=8x8&${giraffe}&algorithm=edges-first`);
  await expect(page.locator(".notices")).toContainText(
    feasibilityOf(`board=8x8&leaper=1,4&target=closed`, "a1"),
  );
  await expect(beforehand).toBeHidden();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(RUN_ENDED);
  await expect(askBest).toBeHidden();
});

test("a tour with few turns stands beside those of other methods, and what is proved", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=20x20&start=a1&algorithm=smooth");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await page.getByText(sharedText.labels.turnsElsewhere).click();
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
  await expect(page.locator(".notices")).toContainText(
    refusalOf(() => new solver.Session({ board: "8x8", algorithm: "smooth" })),
  );
});

test("a method that this board rules out says so in the list, and offers a board that suits it", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  const list = page.getByLabel(sharedText.labels.algorithm);
  const bruteForce = list.locator("option[value=permutations]");
  const [{ name, largest }] = solver
    .algorithms()
    .filter((/** @type {{ id: string }} */ { id }) => id === "permutations");
  await expect(bruteForce).toHaveText(sharedText.unfit(name, sharedText.upTo(largest)));
  await expect(list.locator("option[value=smooth]")).toHaveText(/\(.*\)$/);
  await list.selectOption("permutations");
  await expect(room.progress).toHaveText(moveOf(0, 63));
  await room.button(sharedText.useBoard("3x3", false)).click();
  await expectWord(page, "board", "3x3");
  await expectWord(page, "algorithm", "permutations");
  await expect(list).toBeFocused();
  await expect(bruteForce).toHaveText(name);
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
});

test("a method with closed tours only leaves the next one the tour that was asked for", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=8x8&start=a1");
  const [list, target] = [sharedText.labels.algorithm, sharedText.labels.target].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await list?.selectOption("neural");
  await expect(target).toHaveValue("closed");
  await list?.selectOption("warnsdorff");
  await expect(target).toHaveValue("open");
  await target?.selectOption("closed");
  await list?.selectOption("neural");
  await list?.selectOption("warnsdorff");
  await expect(target).toHaveValue("closed");
});

test("where there is no tour, the longest path is offered and numbered; a symmetric tour says what a board allows", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=4x4&start=a1&algorithm=warnsdorff");
  const { askLongest } = sharedText.labels;
  const beforehand = page.locator(".settings").getByRole("button", { name: askLongest });
  await expect(beforehand).toBeVisible();
  await room.button(sharedText.actions.last).click();
  await page.locator(".story").getByRole("button", { name: askLongest }).click();
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("longest");
  await expect(page).toHaveURL(/start=any.*algorithm=longest/);
  await expect(beforehand).toBeHidden();
  await room.button(sharedText.actions.last).click();
  const link = "board=4x4&start=any&algorithm=longest";
  await expect(room.story).toHaveText(runAt(`${link}&step=end`).story);
  await expect(page.getByRole("gridcell", { name: /\b15\b/ })).toHaveCount(1);

  // The same by its target, from any square unless one is named.
  await page.goto("#explore?board=3x3&target=longest");
  await expect(page.getByLabel(sharedText.labels.algorithm)).toHaveValue("longest");

  const quarter = "board=8x8&algorithm=symmetric&symmetry=quarter-turn&target=closed&start=a1";
  await page.goto(`#explore?${quarter}`);
  await expect(room.story).toHaveText(runAt(`${quarter}&step=end`).story);
  await page
    .getByLabel(sharedText.optionName("symmetry"), { exact: true })
    .selectOption("half-turn");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
});
