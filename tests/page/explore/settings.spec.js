import { expect, test } from "../fixtures.js";
import { expectWord, middleOf, watchPicture } from "../room.js";
import { openExplore } from "./driver.js";
import {
  ANY,
  TOUR_FOUND,
  feasibilityOf,
  filled,
  like,
  moveOf,
  problemsOf,
  refusalOf,
  runAt,
  solver,
  stepOf,
  tieBreakName,
} from "../texts.js";
import * as sharedText from "#text/words.js";

test("sizes: a button, two numbers, and what is wrong with others", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await page.getByRole("button", { name: "10 × 10", exact: true }).click();
  await expect(room.progress).toHaveText(moveOf(0, 99));
  await page.getByLabel(sharedText.labels.height).fill("7");
  await page.getByLabel(sharedText.labels.height).press("Enter");
  await expect(room.progress).toHaveText(moveOf(0, 69));
  await expectWord(page, "board", "10x7");
  await room.button(sharedText.actions.forward).click();

  for (const value of ["5000", "0", "-1", "1.5", "abc", ""]) {
    await page.getByLabel(sharedText.labels.width).fill(value);
    await page.getByLabel(sharedText.labels.width).press("Enter");
    await expect(page.getByRole("alert").filter({ visible: true })).toHaveText([
      sharedText.refused(sharedText.wrong.side("width", 4096)),
    ]);
    await expect(page.getByLabel(sharedText.labels.width)).toHaveValue(value);
    await expect(page.getByLabel(sharedText.labels.width)).toHaveAttribute("aria-invalid", "true");
    await expect(room.progress).toHaveText(moveOf(1, 69));
  }
  await page.getByLabel(sharedText.labels.width).fill("9");
  await page.getByLabel(sharedText.labels.width).press("Enter");
  await expect(room.progress).toHaveText(moveOf(0, 62));
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
});

test("what was refused goes once a later change succeeds", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  const alerts = page.getByRole("alert").filter({ visible: true });
  await page.getByLabel(sharedText.labels.width).fill("0");
  await room.start.fill("k9");
  await room.start.press("Enter");
  await expect(alerts).toHaveCount(2);
  await page.getByLabel(sharedText.labels.height).fill("6");
  await page.getByLabel(sharedText.labels.height).press("Enter");
  await expect(room.progress).toHaveText(moveOf(0, 47));
  await expect(alerts).toHaveCount(0);
  await expect(page.getByLabel(sharedText.labels.width)).toHaveValue("8");
  await expect(room.start).toHaveValue("a1");
  await room.start.fill("k9");
  await room.start.press("Enter");
  await expect(alerts).toHaveCount(1);
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("first");
  await expect(room.start).toHaveValue("a1");
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
    [sharedText.labels.tieBreak, "roth-random", false],
    [sharedText.labels.tieBreak, "first", true],
    [sharedText.labels.whenStuck, "restart", false],
    [sharedText.labels.whenStuck, "stop", true],
  ])) {
    await page.getByLabel(label).selectOption(value);
    await expect(seed).toBeVisible({ visible: !idle });
  }
  await page.getByRole("button", { name: sharedText.labels.randomStart }).click();
  await expect(seed).toBeVisible();
});

test("the start is typed, clicked, or drawn at random", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await room.start.fill("G5");
  await room.start.press("Enter");
  await expect(room.story).toHaveText(runAt("start=g5").story);
  await room.start.fill("k9");
  await room.start.press("Enter");
  await expect(
    page.getByRole("alert").filter({
      hasText: sharedText.refused(
        refusalOf(() => new solver.Session({ board: "8x8", start: "k9" })),
      ),
    }),
  ).toBeVisible();
  await expect(room.story).toHaveText(runAt("start=g5").story);

  await room.button(sharedText.actions.forward).click();
  const { x, y } = await middleOf(page, "b7");
  await page.mouse.move(x, y);
  await expect(room.caption).toHaveText(runAt("start=g5&step=1").square("b7"));
  await page.mouse.click(x, y);
  await expect(room.story).toHaveText(runAt("start=b7").story);
  await expect(room.start).toHaveValue("b7");

  await room.button(sharedText.labels.randomStart).click();
  await expect(room.start).toHaveValue("random");
  await expect(page.getByText(like(sharedText.randomStart(ANY)))).toBeVisible();
});

test("the last square of an open tour is asked for where the method can", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=6x6&start=a1&algorithm=best");
  const end = page.getByLabel(sharedText.labels.end, { exact: true });
  await end.fill("b1");
  await end.press("Enter");
  await expectWord(page, "end", "b1");
  await end.fill("a1");
  await end.press("Enter");
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(1);
  await page.getByLabel(sharedText.labels.algorithm, { exact: true }).selectOption("rotations");
  await expect(end).toBeHidden();
  await expect(room.story).not.toBeEmpty();
});

test("on a doughnut moves go over the edges, and a method that needs edges says so", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=6x6&start=a1&target=closed&algorithm=best");
  await page
    .getByLabel(sharedText.labels.wrap, { exact: true })
    .selectOption(sharedText.surfaces.both);
  await expectWord(page, "wrap", "both");
  await expect(page.getByText(sharedText.surfaceNotes.both)).toBeVisible();
  await expect(room.story).toHaveText(
    runAt("board=6x6&wrap=both&target=closed&algorithm=best").story,
  );
  const method = page.getByLabel(sharedText.labels.algorithm, { exact: true });
  await method.selectOption("blocks");
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText("edges");
  await page.getByLabel(sharedText.labels.wrap, { exact: true }).selectOption("none");
  await expect(page.getByText(sharedText.surfaceNotes.both)).toBeHidden();
  await expect(page).not.toHaveURL(/wrap=/);
});

test("what can be chosen is what the algorithm offers", async ({ usedPage: page }) => {
  await openExplore(page);
  const [offered] = solver.algorithms();
  const tieBreaks = solver.tieBreaks();
  await expect(page.getByLabel(sharedText.labels.tieBreak).locator("option")).toHaveText([
    ...tieBreaks.filter(({ id }) => offered.tieBreaks.includes(id)).map(({ name }) => name),
    sharedText.ownRule,
  ]);
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
  await expect(page.locator(".source [lang=en]")).toHaveText(
    "“The Problem of the Knight: A Fast and Simple Algorithm”",
  );
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("random");
  await page.getByLabel(sharedText.labels.target).selectOption("closed");
  await page.getByLabel(sharedText.labels.whenStuck).selectOption("backtrack");
  const code = page.locator(".code .line");
  const { line } = runAt("tieBreak=random&target=closed&whenStuck=backtrack");
  for (const part of ["break-tie", "close", "dead-end", "out-of-steps"]) {
    await expect(code.filter({ hasText: line(part) })).toHaveCount(1);
  }
  // What is done for every square is a list within the line that says so, and to its right.
  const loop = page.locator(".code > li", { hasText: line("until-all-visited") });
  const inner = loop.getByRole("list").getByRole("listitem");
  await expect(inner).toHaveText([
    line("count-onward-moves"),
    line("go-to-fewest"),
    line("break-tie"),
  ]);
  const indents = await code.evaluateAll((lines) =>
    lines.map((each) => {
      const text = document.createRange();
      text.selectNodeContents(each);
      return text.getBoundingClientRect().left - each.getBoundingClientRect().left;
    }),
  );
  const [outermost = 0] = indents;
  const isIndented = indents.map((indent) => indent > outermost + 8);
  expect(isIndented).toEqual([false, false, true, true, true, false, false, false]);
  await expect(room.progress).toHaveText(stepOf(0, 1, 64));
  await page.getByLabel(sharedText.labels.whenStuck).selectOption("stop");
  await expect(code.filter({ hasText: line("out-of-steps") })).toHaveCount(0);
  await expect(room.progress).toHaveText(moveOf(0, 64));
});

test("where no tour can exist the page says why, and runs all the same", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=5x5&start=c3&target=closed");
  const link = "board=5x5&start=c3&target=closed";
  await expect(room.notices).toContainText(sharedText.noTour(feasibilityOf(link, "c3"), false));
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toHaveText(runAt(`${link}&step=end`, true).story);

  await room.start.fill("a2");
  await room.start.press("Enter");
  await page.getByLabel(sharedText.labels.target).selectOption("open");
  await expect(room.notices).toContainText(feasibilityOf("board=5x5&target=open", "a2"));
  await page.getByRole("button", { name: "8 × 8" }).click();
  await expect(room.notices).toHaveCount(0);
  await page.getByLabel(sharedText.labels.target).selectOption("closed");
  await page.locator(".why summary").click();
  await expect(page.getByText(feasibilityOf("board=8x8&target=closed", "a1"))).toBeVisible();
});

test("a tour that was found answers whether there is one", async ({ usedPage: page }) => {
  // The 3 × 3 board without its centre: no theorem speaks of it.
  const room = await openExplore(
    page,
    "board=.../.%23./...&start=a1&target=closed&whenStuck=backtrack",
  );
  const note = page.locator("[data-for=target].note");
  await expect(note).toHaveText(filled(sharedText.inShort("unknown", "closed")));
  await page.locator(".why summary").click();
  const why = page.locator(".why p");
  await expect(why).toContainText(feasibilityOf("board=.../.%23./...&target=closed", "a1"));
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(note).toHaveText(filled(sharedText.inShort("yes", "closed")));
  await expect(why).toHaveText(sharedText.foundHere("closed", sharedText.usualTerms));
  await page.getByLabel(sharedText.labels.target, { exact: true }).selectOption("open");
  await expect(note).toHaveText(filled(sharedText.inShort("yes", "open")));
  await expect(why).toHaveText(sharedText.foundHere("open", sharedText.usualTerms));
});

test("where fingers point, the page speaks of tapping", async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query.replace("(pointer: coarse)", "all"));
  });
  const room = await openExplore(page);
  await page.mouse.move(0, 0);
  await expect(room.caption).toHaveText(
    filled(sharedText.clickHint("go").replace(sharedText.press, "Tap")),
  );
});

test("a seed is shown, typed and drawn again", async ({ usedPage: page }) => {
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
  await expect(room.progress).toHaveText(moveOf(0, 29));
  // The page chose otherwise by itself: it says so quietly.
  await expect(room.notices.and(page.getByRole("status"))).toHaveCount(1);
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  const changes = room.notices.getByRole("listitem");
  const { start, tieBreak } = problemsOf("board=3x10&start=h8&tieBreak=squirrel-cull");
  await expect(changes.filter({ hasText: start })).toHaveCount(1);
  await expect(changes.filter({ hasText: sharedText.labels.tieBreak })).toContainText(
    tieBreakName("roth"),
  );
  expect(tieBreak).toContain(tieBreakName("roth"));
});

test("a tie-break that is not for this board is refused beside its field", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=3x10&step=4");
  await page.getByLabel(sharedText.labels.tieBreak).selectOption("squirrel-cull");
  const why = refusalOf(() => new solver.Session({ board: "3x10", tieBreak: "squirrel-cull" }));
  await expect(page.getByRole("alert").filter({ hasText: sharedText.refused(why) })).toBeVisible();
  await expect(room.progress).toHaveText(moveOf(4, 29));
});

test("every layer is switched off and on", async ({ usedPage: page }) => {
  await openExplore(page, "board=6x6&start=a1&step=12");
  const changed = await watchPicture(page);
  const layers = /** @type {const} */ (["graph", "degrees", "colours", "path", "numbers"]);
  for (const layer of layers.map((id) => sharedText.layerName(id))) {
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
