import { expect, test } from "../fixtures.js";
import { drawn, goTo } from "../room.js";
import { openExplore } from "./driver.js";
import { TOUR_FOUND, moveOf, runAt } from "../texts.js";
import * as glossaryText from "#text/glossary.js";
import * as sharedText from "#text/words.js";
import * as buildText from "#text/build.js";

test("keys move the run", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  for (const [key, said] of [
    ["ArrowRight", moveOf(1, 63)],
    ["PageDown", moveOf(2, 63)],
    ["ArrowLeft", moveOf(1, 63)],
    ["PageUp", moveOf(0, 63)],
    ["End", moveOf(63, 63)],
    ["Home", moveOf(0, 63)],
  ]) {
    await page.keyboard.press(key);
    await expect(room.progress).toHaveText(said);
  }
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.play.pause)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.button(sharedText.actions.play)).toBeVisible();
  await page.keyboard.press("t");
  await expect(room.codeLine).toHaveText(runAt("board=8x8&start=a1").line("break-tie"));
  await page.keyboard.press("r");
  await expect(room.progress).toHaveText(moveOf(0, 63));
  await page.keyboard.press("d");
  await expect(room.heading).toHaveText(TOUR_FOUND);
});

test("plus and minus change the speed", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  const speed = async () => Number(await room.speed.inputValue());
  const before = await speed();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect.poll(speed).toBeGreaterThan(before);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect.poll(speed).toBe(before);
});

test("keys are left alone while typing @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&tieBreak=random&step=4");
  const seed = page.getByLabel(sharedText.labels.seed, { exact: true });
  await seed.fill("");
  await seed.pressSequentially("r t+? d");
  await expect(seed).toHaveValue("r t+? d");
  await seed.press("ArrowLeft");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(room.progress).toHaveText(moveOf(4, 63));
});

test("a button that is focused keeps Space for itself, and gives back the rest @engines", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await room.button(sharedText.actions.forward).focus();
  await page.keyboard.press("Space");
  await expect(room.progress).toHaveText(moveOf(1, 63));
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText(moveOf(2, 63));
  await expect(room.button(sharedText.actions.play)).toBeVisible();
});

test("a presenter's clicker works wherever the focus was left", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await page.getByLabel(sharedText.labels.tieBreak).focus();
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText(moveOf(1, 63));
  await room.scrubber.focus();
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText(moveOf(2, 63));
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText(moveOf(3, 63));
});

test("the sheet names every key, and closes with Escape", async ({ usedPage: page }) => {
  await openExplore(page);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: sharedText.labels.help });
  await expect(sheet).toBeVisible();
  for (const key of [
    sharedText.keyNames[" "],
    sharedText.keyNames.ArrowLeft,
    sharedText.keyNames.ArrowRight,
    "Home",
    "End",
    sharedText.keyNames.PageUp,
    "+",
    sharedText.keyNames["-"],
    "R",
    "T",
    "D",
    "?",
    sharedText.keyNames.Escape,
  ]) {
    await expect(sheet.locator("kbd", { hasText: key }).first()).toBeVisible();
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.locator(".progress")).toHaveText(moveOf(0, 63));
});

test("? opens the sheet and closes it, and the focus comes back", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  const sheet = page.getByRole("dialog", { name: sharedText.labels.help });
  await room.button(sharedText.actions.forward).focus();
  await page.keyboard.press("?");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await expect(room.button(sharedText.actions.forward)).toBeFocused();
});

test("the focus stays near when a notice is dismissed", async ({ usedPage: page }) => {
  const room = await openExplore(page, "tieBreak=nope&step=nope");
  await room.notices.getByRole("button", { name: sharedText.labels.dismiss }).click();
  await expect(room.heading).toBeFocused();
});

/** What is counted of a run by Warnsdorff’s rule. */
const COUNTERS = /** @type {const} */ (["visited", "ties", "deadEnds", "backtracks", "restarts"]);

test("Tab goes from the board over the play head to the settings @engines", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  await page.locator('.grid [tabindex="0"]').focus();
  for (const next of [
    ...[
      sharedText.actions.first,
      sharedText.actions.back,
      sharedText.actions.play,
      sharedText.actions.forward,
      sharedText.actions.last,
    ].map(room.button),
    room.scrubber,
    room.speed,
    page.locator("#explore [data-panel=code] > summary"),
    ...COUNTERS.map(room.counterName),
    ...[sharedText.actions.nextTie, sharedText.actions.nextDeadEnd].map(room.button),
    page.locator("#explore .program > summary"),
    page.locator("#explore .layers button").first(),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});

test("buttons tell their keys", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  await expect(room.button(sharedText.actions.play)).toHaveAttribute(
    "title",
    `${sharedText.actions.play} (${sharedText.keyNames[" "]})`,
  );
  await expect(room.button(sharedText.actions.nextTie)).toHaveAttribute(
    "title",
    `${sharedText.actions.nextTie} (T)`,
  );
  await expect(room.button(sharedText.actions.last)).toHaveAttribute("aria-keyshortcuts", "End");
});

test("everything is reached with Tab, and seen to be @engines", async ({ page }) => {
  await openExplore(page, "board=8x8");
  const focused = () =>
    page.evaluate(() => {
      const element = /** @type {HTMLElement} */ (document.activeElement);
      const seen = element.closest(".grid") ?? element;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return { name, outline: getComputedStyle(seen).outlineStyle };
    });
  const reached = new Set();
  const wanted = [
    sharedText.actions.share,
    sharedText.actions.play,
    sharedText.actions.forward,
    sharedText.actions.nextTie,
    "5 × 5",
    sharedText.labels.randomStart,
    sharedText.layerName("numbers"),
  ];
  for (let i = 0; i < 80 && !wanted.every((name) => reached.has(name)); i += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await focused()).outline).toBe("solid");
    reached.add((await focused()).name);
  }
  expect([...reached]).toEqual(expect.arrayContaining(wanted));
});

test("keys with a character can be switched off, and stay off", async ({ page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  // By a key: who has only fingers is not told of keys.
  await page.getByRole("button", { name: sharedText.actions.help, exact: true }).press("Enter");
  const sheet = page.getByRole("dialog", { name: sharedText.labels.help });
  await expect(sheet.getByRole("button", { name: sharedText.labels.close })).toBeInViewport({
    ratio: 1,
  });
  await sheet.getByRole("checkbox", { name: sharedText.labels.characterKeys }).uncheck();
  await expect(sheet.locator("kbd", { hasText: /^[RTD+−?]$/ })).toHaveCount(0);
  await expect(sheet.locator("kbd", { hasText: sharedText.keyNames.PageUp })).toBeVisible();
  await page.keyboard.press("Escape");
  const nothingHappens = async () => {
    const speed = await room.speed.inputValue();
    await page.getByRole("link", { name: sharedText.rooms.build }).focus();
    for (const key of ["r", "t", "d", "+", "-", "=", "?", "R", "D"]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("ArrowRight");
    await expect(room.progress).toHaveText(moveOf(6, 63));
    await expect.poll(() => room.speed.inputValue()).toBe(speed);
    await expect(sheet).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await expect(room.progress).toHaveText(moveOf(5, 63));
  };
  await nothingHappens();
  await expect(room.button(sharedText.actions.nextTie)).toHaveAttribute(
    "title",
    sharedText.actions.nextTie,
  );
  await expect(room.button(sharedText.actions.nextTie)).not.toHaveAttribute("aria-keyshortcuts");
  await page.goto("about:blank");
  await openExplore(page, "board=8x8&start=a1&step=5");
  await nothingHappens();
  await page.getByRole("button", { name: sharedText.actions.help, exact: true }).click();
  await sheet.getByRole("checkbox").check();
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await expect(room.button(sharedText.actions.nextTie)).toHaveAttribute(
    "title",
    `${sharedText.actions.nextTie} (T)`,
  );
  await page.keyboard.press("r");
  await expect(room.progress).toHaveText(moveOf(0, 63));
});

test("keys in a region that scrolls scroll it, and leave the run alone", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openExplore(page, "board=12x12&start=a1&step=143");
  const region = page.locator(".outcome pre").first();
  await region.focus();
  const run = page.locator("main:visible .progress");
  const before = await run.textContent();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  for (const key of ["Home", "PageUp", "ArrowLeft", "Space"]) {
    await page.keyboard.press(key);
  }
  await expect(run).toHaveText(String(before));

  await goTo(page, "#compare?board=5x5&step=24");
  const table = page.locator(".runs .scrolls");
  await table.focus();
  const lanes = page.locator("main#compare .progress");
  const stands = await lanes.textContent();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Home");
  await expect(lanes).toHaveText(String(stands));
});

test("what is undone in Build is not undone from a sheet above it", async ({ page }) => {
  await page.goto("#build?board=4x4");
  await drawn(page);
  await page.getByRole("button", { name: buildText.changes.clear }).click();
  await page.getByRole("button", { name: sharedText.actions.help }).click();
  await expect(page.getByRole("dialog", { name: sharedText.labels.help })).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await expect(page.locator("main#build .note", { hasText: buildText.noSquares })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.locator("main#build .note", { hasText: buildText.noSquares })).toHaveCount(0);
});

test("a panel explains the words when it is asked for", async ({ page }) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await openExplore(page);
  await page.getByRole("button", { name: sharedText.actions.help, exact: true }).click();
  expect(fetched.filter((path) => path.includes("glossary"))).toEqual([]);
  const opener = page.getByRole("button", { name: sharedText.labels.glossary, exact: true });
  await expect(opener).toBeVisible();
  await opener.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: sharedText.labels.glossary });
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel.getByRole("term")).toHaveText(glossaryText.terms.map(({ term }) => term));
  const meanings = await panel.getByRole("definition").allTextContents();
  expect(meanings.every((text) => text.length > 60 && text.endsWith("."))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
});
