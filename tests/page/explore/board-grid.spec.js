import { expect, test } from "../fixtures.js";
import { drawn, goTo, middleOf, watchPicture } from "../room.js";
import { openExplore } from "./driver.js";
import { ending, moveOf, runAt } from "../texts.js";
import * as buildText from "#text/build.js";
import * as sharedText from "#text/words.js";

test("every square has a name that tells its state", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=c2&step=23");
  const grid = page.getByRole("grid", { name: sharedText.gridName(8, 8) });
  await expect(grid.getByRole("gridcell")).toHaveCount(64);
  await expect(grid.getByRole("row")).toHaveCount(8);
  const { square } = runAt("board=8x8&start=c2&step=23");
  const names = ["c2", "c7", "e8", "d5", "h1", "d3"].map(square);
  for (const [i, fact] of ["1", "24", "3", "5", "17", "4"].entries()) {
    expect(names[i]).toContain(` ${fact}`);
    await expect(grid.getByRole("gridcell", { name: names[i], exact: true })).toHaveCount(1);
  }
  await room.button(sharedText.actions.back).click();
  await expect(
    grid.getByRole("gridcell", {
      name: runAt("board=8x8&start=c2&step=22").square("c7"),
      exact: true,
    }),
  ).toHaveCount(1);
});

test("holes are named as such", async ({ usedPage: page }) => {
  await openExplore(page, "board=..../.%23../..../....&start=a1");
  await expect(
    page.getByRole("gridcell", {
      name: runAt("board=..../.%23../..../....&start=a1").square("b3"),
    }),
  ).toHaveCount(1);
});

test("arrows go from square to square, Enter starts there", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  const focused = page.locator(".grid :focus");
  await page.getByRole("gridcell", { name: /^a1,/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  const b2 = runAt("board=8x8&start=a1").square("b2");
  await expect(focused).toHaveAttribute("aria-label", b2);
  await expect(room.caption).toHaveText(b2);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAttribute("aria-label", /^b1,/);
  await page.keyboard.press("End");
  await expect(focused).toHaveAttribute("aria-label", /^h1,/);
  await page.keyboard.press("Home");
  await expect(focused).toHaveAttribute("aria-label", /^a1,/);
  await expect(room.progress).toHaveText(moveOf(0, 63));
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText(moveOf(1, 63));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(room.story).toHaveText(runAt("board=8x8&start=a2").story);
  await expect(focused).toHaveAttribute("aria-label", runAt("board=8x8&start=a2").square("a2"));
});

test("the cursor is drawn on the board", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8&start=a1");
  const changed = await watchPicture(page);
  await page.getByRole("gridcell", { name: /^a1,/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(changed).toBeGreaterThan(100);
  await page.locator("header").click({ position: { x: 4, y: 4 } });
  await page.getByLabel(sharedText.labels.start, { exact: true }).focus();
  await expect.poll(changed).toBe(0);
});

/** Clicks where a cell lies, as assistive technology does that moves the pointer there. @type {(page: import("@playwright/test").Page, name: RegExp) => Promise<void>} */
async function clickAt(page, name) {
  const { x, y, width, height } =
    /** @type {{ x: number, y: number, width: number, height: number }} */ (
      await page.getByRole("gridcell", { name }).boundingBox()
    );
  await page.mouse.click(x + width / 2, y + height / 2);
}

test("cells lie where their squares are drawn, and follow the camera @engines", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await clickAt(page, /^g2,/);
  await expect(room.story).toHaveText(runAt("board=8x8&start=g2").story);

  await goTo(page, "#explore?board=20x20&start=a1");
  await clickAt(page, /^h10,/);
  await expect(room.story).toHaveText(runAt("board=20x20&start=h10").story);
  await page.getByRole("gridcell", { name: /^h10,/ }).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowUp");
  await clickAt(page, /^k12,/);
  await expect(room.story).toHaveText(runAt("board=20x20&start=k12").story);

  await goTo(page, "#explore?board=3x9&start=a1&theme=projector");
  await clickAt(page, /^b7,/);
  await expect(room.story).toHaveText(runAt("board=3x9&start=b7").story);

  await goTo(page, "#explore?graph=A-B-C-D-E-A");
  await clickAt(page, /^D,/);
  await expect(room.story).toHaveText(runAt("graph=A-B-C-D-E-A&start=D").story);

  await goTo(page, "#build?board=6x9");
  await clickAt(page, /^e8,/);
  await expect(
    page.getByRole("gridcell", { name: buildText.cell("e8", false, false) }),
  ).toHaveCount(1);
});

test("the knight’s cell says so, and K goes back to it", async ({ usedPage: page }) => {
  await openExplore(page, "board=20x20&start=a1&step=3");
  const knight = page.getByRole("gridcell", { name: ending(sharedText.knightHere(false)) });
  await expect(knight).toHaveCount(1);
  const name = String(await knight.getAttribute("aria-label"));
  await knight.focus();
  await page.keyboard.press("End");
  await expect(knight).toHaveCount(0);
  await page.keyboard.press("k");
  await expect(page.locator(".grid :focus")).toHaveAttribute("aria-label", name);
  await page.keyboard.press("?");
  await expect(
    page
      .getByRole("dialog", { name: sharedText.labels.help })
      .locator("div", { hasText: sharedText.toKnight }),
  ).toContainText("K");
  await page.keyboard.press("Escape");
});

test("a vertex tells where its edges lead", async ({ usedPage: page }) => {
  await openExplore(page, "graph=A-B-C-D-A-C&start=A");
  await expect(
    page.getByRole("gridcell", {
      name: runAt("graph=A-B-C-D-A-C&start=A").square("A"),
      exact: true,
    }),
  ).toHaveCount(1);
  const b = runAt("graph=A-B-C-D-A-C&start=A").square("B");
  expect(b).toMatch(/A, C$/);
  await expect(page.getByRole("gridcell", { name: b, exact: true })).toHaveCount(1);
});

test("a large board shows a window of cells around the cursor", async ({ usedPage: page }) => {
  await openExplore(page, "board=100x40&start=aa27");
  const grid = page.getByRole("grid", { name: sharedText.gridName(100, 40) });
  await expect(grid).toHaveAttribute("aria-rowcount", "40");
  await expect(grid).toHaveAttribute("aria-colcount", "100");
  await expect(grid.getByRole("gridcell")).toHaveCount(256);
  const start = grid.getByRole("gridcell", {
    name: runAt("board=100x40&start=aa27").square("aa27"),
    exact: true,
  });
  await expect(start).toHaveAttribute("aria-colindex", "27");
  await start.focus();
  await page.keyboard.press("End");
  const focused = page.locator(".grid :focus");
  await expect(focused).toHaveAttribute("aria-label", /^cv27,/);
  await expect(focused).toHaveAttribute("aria-colindex", "100");
  await expect(page.locator(".grid [role=row]:focus-within")).toHaveAttribute(
    "aria-rowindex",
    "14",
  );
});

test("one live region tells each step", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await expect(page.locator("[aria-live]")).toHaveCount(1);
  await room.button(sharedText.actions.forward).click();
  await expect(room.live).toHaveText(runAt("board=8x8&start=a1&step=1").spoken);
  await room.button(sharedText.actions.last).click();
  await expect(room.live).toContainText(runAt("board=8x8&start=a1&step=end").story);
});

test("nothing but the board's overlay is hidden from assistive technology", async ({
  usedPage: page,
}) => {
  await openExplore(page);
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, a[href], summary")]
      // What is not there yet has its name when it comes.
      .filter((element) => !element.closest("[hidden]"))
      .filter((element) => {
        const { labels } = /** @type {HTMLInputElement} */ (element);
        const label = labels?.[0]?.textContent;
        return !(element.getAttribute("aria-label") || element.textContent?.trim() || label);
      })
      .map((element) => element.outerHTML),
  );
  expect(unnamed).toEqual([]);
});

test("names, rows and lines of the method light up their squares, and a square its names", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=c2&step=23");
  await expect(room.live).toContainText("e8");
  const told = await room.live.textContent();
  const lit = page.locator("#explore .is-lit:visible");
  const changed = await watchPicture(page);
  for (const [asked, names] of /** @type {const} */ ([
    [room.chosen, ["e8", "e8"]],
    [room.candidates.last(), ["b5"]],
    [page.locator("#explore [data-line=count-onward-moves]"), ["e8", "e6", "d5", "b5"]],
  ])) {
    await asked.hover();
    for (const name of names) {
      await expect(lit.and(page.locator(`li[data-square=${name}]`))).toBeVisible();
    }
    await expect.poll(changed).toBeGreaterThan(100);
    await page.mouse.move(4, 4);
    await expect(lit).toHaveCount(0);
    await expect.poll(changed).toBe(0);
  }
  const { x, y } = await middleOf(page, "d5");
  await page.mouse.move(x, y);
  await expect(lit).toHaveText(["d5", /^d5/]);
  await page.mouse.move(4, 4);
  await expect(lit).toHaveCount(0);
  await expect(room.live).toHaveText(String(told));
});

test("a tap on a name lights up its square until the next tap", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true });
  const page = await context.newPage();
  await page.goto("#explore?board=8x8&start=c2&step=23");
  await drawn(page);
  const changed = await watchPicture(page);
  const name = page.locator("#explore .say em");
  await name.tap();
  await expect(name).toHaveClass("is-lit");
  await expect.poll(changed).toBeGreaterThan(100);
  await page.locator("#story-heading").tap();
  await expect(name).not.toHaveClass("is-lit");
  await expect.poll(changed).toBe(0);
  await context.close();
});
