import { expect, test } from "./fixtures.js";
import { open, watchPicture } from "./room.js";

test("every square has a name that tells its state", async ({ usedPage: page }) => {
  const room = await open(page, "board=8x8&start=c2&step=23");
  const grid = page.getByRole("grid", { name: "Board, 8 by 8" });
  await expect(grid.getByRole("gridcell")).toHaveCount(64);
  await expect(grid.getByRole("row")).toHaveCount(8);
  for (const name of [
    "c2, start, visited as number 1",
    "c7, visited as number 24",
    "e8, open, 3 onward moves, chosen next",
    "d5, open, 5 onward moves, candidate",
    "h1, visited as number 17",
    "d3, open, 4 onward moves",
  ]) {
    await expect(grid.getByRole("gridcell", { name, exact: true })).toHaveCount(1);
  }
  await room.button("Back").click();
  await expect(
    grid.getByRole("gridcell", { name: "c7, open, 4 onward moves, chosen next" }),
  ).toHaveCount(1);
});

test("holes are named as such", async ({ usedPage: page }) => {
  await open(page, "board=..../.%23../..../....&start=a1");
  await expect(page.getByRole("gridcell", { name: "b3, hole" })).toHaveCount(1);
});

test("arrows go from square to square, Enter starts there @engines", async ({ usedPage: page }) => {
  const room = await open(page, "board=8x8&start=a1");
  const focused = page.locator(".grid :focus");
  await page.getByRole("gridcell", { name: /^a1,/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("aria-label", "b2, open, 4 onward moves");
  await expect(room.caption).toHaveText("b2, open, 4 onward moves");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAttribute("aria-label", /^b1,/);
  await page.keyboard.press("End");
  await expect(focused).toHaveAttribute("aria-label", /^h1,/);
  await page.keyboard.press("Home");
  await expect(focused).toHaveAttribute("aria-label", /^a1,/);
  await expect(room.progress).toHaveText("move 0 of 63");
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText("move 1 of 63");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(room.story).toContainText("The knight begins on a2.");
  await expect(focused).toHaveAttribute("aria-label", "a2, start, visited as number 1");
});

test("the cursor is drawn on the board @engines", async ({ page }) => {
  await open(page, "board=8x8&start=a1");
  const changed = await watchPicture(page);
  await page.getByRole("gridcell", { name: /^a1,/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(changed).toBeGreaterThan(100);
  await page.locator("h1").click();
  await page.getByLabel("Start", { exact: true }).focus();
  await expect.poll(changed).toBe(0);
});

test("a large board shows a window of cells around the cursor", async ({ usedPage: page }) => {
  await open(page, "board=100x40&start=aa27");
  const grid = page.getByRole("grid", { name: "Board, 100 by 40" });
  await expect(grid).toHaveAttribute("aria-rowcount", "40");
  await expect(grid).toHaveAttribute("aria-colcount", "100");
  await expect(grid.getByRole("gridcell")).toHaveCount(256);
  const start = grid.getByRole("gridcell", { name: "aa27, start, visited as number 1" });
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
  const room = await open(page, "board=8x8&start=a1");
  await expect(page.locator("[aria-live]")).toHaveCount(1);
  await room.button("Forward").click();
  await expect(room.live).toHaveText(/^Move 1\. From c2 five squares are open/);
  await room.button("Last").click();
  await expect(room.live).toContainText("An open tour. All 64 squares are visited once");
});

test("nothing but the board's overlay is hidden from assistive technology", async ({
  usedPage: page,
}) => {
  await open(page);
  const unnamed = await page.evaluate(() =>
    [...document.querySelectorAll("button, input, select, a[href], summary")]
      .filter((element) => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
        return !(element.getAttribute("aria-label") || element.textContent?.trim() || label);
      })
      .map((element) => element.outerHTML),
  );
  expect(unnamed).toEqual([]);
});
