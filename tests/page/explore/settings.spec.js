import { expect, test } from "../fixtures.js";
import { ask, expectWord, middleOf, watchPicture } from "../room.js";
import { openExplore } from "./driver.js";
import * as sharedText from "#text/words.js";

test("sizes: a button, two numbers, and what is wrong with others", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await page.getByRole("button", { name: "10 × 10", exact: true }).click();
  await expect(room.progress).toHaveText("move 0 of 99");
  await page.getByLabel(sharedText.labels.height).fill("7");
  await page.getByLabel(sharedText.labels.height).press("Enter");
  await expect(room.progress).toHaveText("move 0 of 69");
  await expectWord(page, "board", "10x7");
  await room.button(sharedText.actions.forward).click();

  for (const value of ["5000", "0", "-1", "1.5", "abc", ""]) {
    await page.getByLabel(sharedText.labels.width).fill(value);
    await page.getByLabel(sharedText.labels.width).press("Enter");
    await expect(page.getByRole("alert").filter({ visible: true })).toHaveText([
      "Not changed: Width has to be a whole number from 1 to 4,096.",
    ]);
    await expect(page.getByLabel(sharedText.labels.width)).toHaveValue(value);
    await expect(page.getByLabel(sharedText.labels.width)).toHaveAttribute("aria-invalid", "true");
    await expect(room.progress).toHaveText("move 1 of 69");
  }
  await page.getByLabel(sharedText.labels.width).fill("9");
  await page.getByLabel(sharedText.labels.width).press("Enter");
  await expect(room.progress).toHaveText("move 0 of 62");
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
});

test("what was refused stays until its own field is changed", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  const alerts = page.getByRole("alert").filter({ visible: true });
  await page.getByLabel(sharedText.labels.width).fill("0");
  await room.start.fill("k9");
  await room.start.press("Enter");
  await page.getByLabel(sharedText.labels.height).fill("6");
  await page.getByLabel(sharedText.labels.height).press("Enter");
  await expect(room.progress).toHaveText("move 0 of 47");
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("first");
  await expect(page.getByLabel(sharedText.labels.width)).toHaveValue("0");
  // The squares that a start was refused for are gone.
  await expect(room.start).toHaveValue("a1");
  await expect(alerts).toHaveCount(1);
  await room.start.fill("k9");
  await room.start.press("Enter");
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("roth");
  await expect(room.start).toHaveValue("k9");
  await expect(alerts).toHaveCount(2);
  const { x, y } = await middleOf(page, "b2");
  await page.mouse.click(x, y);
  await expect(room.start).toHaveValue("b2");
  await page.getByRole("button", { name: "8 × 8" }).click();
  await expect(page.getByLabel(sharedText.labels.width)).toHaveValue("8");
  await expect(alerts).toHaveCount(0);
});

test("the seed is hidden where it decides nothing", async ({ usedPage: page }) => {
  await openExplore(page, "tieBreak=roth");
  const seed = page.getByLabel(sharedText.labels.seed, { exact: true });
  await expect(seed).toBeHidden();
  for (const [label, value, idle] of /** @type {const} */ ([
    ["On a tie", "roth-random", false],
    ["On a tie", "first", true],
    ["If stuck", "restart", false],
    ["If stuck", "stop", true],
  ])) {
    await page.getByLabel(label).selectOption(value);
    await expect(seed).toBeVisible({ visible: !idle });
  }
  await page.getByRole("button", { name: sharedText.labels.randomStart }).click();
  await expect(seed).toBeVisible();
});

test("the start is typed, clicked, or drawn at random @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.start.fill("G5");
  await room.start.press("Enter");
  await expect(room.story).toContainText("The knight begins on g5.");
  await room.start.fill("k9");
  await room.start.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: "k9 is not on this board" }),
  ).toBeVisible();
  await expect(room.story).toContainText("The knight begins on g5.");

  await room.button(sharedText.actions.forward).click();
  const { x, y } = await middleOf(page, "b7");
  await page.mouse.move(x, y);
  await expect(room.caption).toHaveText("b7, open, 4 onward moves");
  await page.mouse.click(x, y);
  await expect(room.story).toContainText("The knight begins on b7.");
  await expect(room.start).toHaveValue("b7");

  await room.button(sharedText.labels.randomStart).click();
  await expect(room.start).toHaveValue("random");
  await expect(page.getByText(/^Chosen by the seed: [a-h][1-8]\.$/)).toBeVisible();
});

test("what can be chosen is what the algorithm offers", async ({ usedPage: page }) => {
  await openExplore(page);
  /** @type {{ tieBreaks: string[], targets: string[], whenStuck: string[] }[]} */
  const [offered] = await ask(page, "algorithms");
  /** @type {{ id: string, name: string }[]} */
  const tieBreaks = await ask(page, "tieBreaks");
  await expect(page.getByLabel(sharedText.labels.tieBreak).locator("option")).toHaveText(
    tieBreaks.filter(({ id }) => offered.tieBreaks.includes(id)).map(({ name }) => name),
  );
  await expect(page.getByLabel(sharedText.labels.target).locator("option")).toHaveCount(
    offered.targets.length,
  );
  await expect(page.getByLabel(sharedText.labels.whenStuck).locator("option")).toHaveCount(
    offered.whenStuck.length,
  );
});

test("tie-break, target and what happens when stuck shape the pseudo-code", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page);
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("random");
  await page.getByLabel(sharedText.labels.target).selectOption("closed");
  await page.getByLabel(sharedText.labels.whenStuck).selectOption("backtrack");
  const code = page.locator(".code .line");
  await expect(code.filter({ hasText: "any of them, at random" })).toHaveCount(1);
  await expect(code.filter({ hasText: "close the tour" })).toHaveCount(1);
  await expect(code.filter({ hasText: "go back one move" })).toHaveCount(1);
  await expect(code.filter({ hasText: "out of steps: restart, random ties" })).toHaveCount(1);
  // What is done for every square is a list within the line that says so, and to its right.
  const loop = page.locator(".code > li", { hasText: "until every square is visited:" });
  const inner = loop.getByRole("list").getByRole("listitem");
  await expect(inner).toHaveText([
    "count each candidate’s onward moves",
    "go to the one with the fewest",
    "on a tie: any of them, at random",
  ]);
  const indents = await code.evaluateAll((lines) =>
    lines.map((line) => {
      const text = document.createRange();
      text.selectNodeContents(line);
      return text.getBoundingClientRect().left - line.getBoundingClientRect().left;
    }),
  );
  const [outermost = 0] = indents;
  const isIndented = indents.map((indent) => indent > outermost + 8);
  expect(isIndented).toEqual([false, false, true, true, true, false, false, false]);
  await expect(room.progress).toHaveText("step 0 · 1 of 64 squares");
  await page.getByLabel(sharedText.labels.whenStuck).selectOption("stop");
  await expect(code.filter({ hasText: "out of steps" })).toHaveCount(0);
  await expect(room.progress).toHaveText("move 0 of 64");
});

test("where no tour can exist the page says why, and runs all the same", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=5x5&start=c3&target=closed");
  await expect(room.notices).toContainText(
    "No closed tour exists here: every move changes the colour",
  );
  await expect(room.notices).toContainText("You can still run it and see where it ends");
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText("All 25 squares are visited, but c3 is not a move from");

  await room.start.fill("a2");
  await room.start.press("Enter");
  await page.getByLabel(sharedText.labels.target).selectOption("open");
  await expect(room.notices).toContainText("No open tour begins on a2");
  await page.getByRole("button", { name: "8 × 8" }).click();
  await expect(room.notices).toHaveCount(0);
  await page.getByLabel(sharedText.labels.target).selectOption("closed");
  await expect(page.getByText("Schwenk’s theorem (1991)")).toBeVisible();
});

test("a tour that was found answers whether there is one", async ({ usedPage: page }) => {
  // The 3 × 3 board without its centre: no theorem speaks of it.
  const room = await openExplore(
    page,
    "board=.../.%23./...&start=a1&target=closed&whenStuck=backtrack",
  );
  const note = page.locator("[data-for=target].note");
  await expect(note).toContainText("no theorem known here decides");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found");
  await expect(note).toHaveText("This board has a closed tour: one was found just now.");
  await page.getByLabel(sharedText.labels.target, { exact: true }).selectOption("open");
  await expect(note).toHaveText("This board has an open tour: one was found just now.");
});

test("where fingers point, the page speaks of tapping", async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.replace("(pointer: coarse)", "all"));
  });
  const room = await openExplore(page);
  await page.mouse.move(0, 0);
  await expect(room.caption).toHaveText("Tap a ring to move, elsewhere to start.");
});

test("a seed is shown, typed and drawn anew", async ({ usedPage: page }) => {
  await openExplore(page, "tieBreak=random");
  const seed = page.getByLabel(sharedText.labels.seed, { exact: true });
  await seed.fill("my class & I");
  await seed.press("Enter");
  await expectWord(page, "seed", "my class & I");
  await page.getByRole("button", { name: sharedText.labels.rerollLong }).click();
  await expect(seed).toHaveValue(/^\d{1,6}$/);
});

test("what no longer fits gives way to the setting that was changed", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=h8&tieBreak=squirrel-cull");
  await page.getByRole("button", { name: "3 × 10" }).click();
  await expect(room.progress).toHaveText("move 0 of 29");
  // The page chose otherwise by itself: it says so quietly.
  await expect(room.notices.and(page.getByRole("status"))).toHaveCount(1);
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  const changes = room.notices.getByRole("listitem");
  await expect(changes.filter({ hasText: "Start: h8 is not on this board" })).toHaveCount(1);
  await expect(changes.filter({ hasText: "On a tie:" })).toContainText(
    "“Roth: farthest from centre” is used instead.",
  );
});

test("a tie-break that is not for this board is refused beside its field", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=3x10&step=4");
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("squirrel-cull");
  await expect(page.getByRole("alert").filter({ hasText: "is not for this board" })).toBeVisible();
  await expect(room.progress).toHaveText("move 4 of 29");
});

test("every layer is switched off and on", async ({ usedPage: page }) => {
  await openExplore(page, "board=6x6&start=a1&step=12");
  const changed = await watchPicture(page);
  for (const layer of ["all moves", "onward moves", "colours", "path", "numbers"]) {
    const chip = page.getByRole("button", { name: layer, exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "false");
    await page.mouse.move(0, 0);
    await expect.poll(changed, layer).toBeGreaterThan(100);
    await chip.click();
    await page.mouse.move(0, 0);
    await expect.poll(changed, layer).toBe(0);
  }
});
