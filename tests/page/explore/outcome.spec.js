import { expect, test } from "../fixtures.js";
import { ask, catchCopies, catchFiles, expectWord, middleOf } from "../room.js";
import { CLOSED, openExplore } from "./driver.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** The squares of a numbered board in the order of its numbers. @param {string} text */
function squaresOf(text) {
  const rows = text
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  /** @type {string[]} */
  const squares = [];
  rows.forEach((row, i) =>
    row.forEach((number, j) => {
      squares[number - 1] = `${String.fromCharCode(97 + j)}${rows.length - i}`;
    }),
  );
  return squares;
}

test("a tour is there as a numbered board, a list and JSON, all the same tour", async ({
  page,
}) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=8x8&start=d4&step=63");
  const board = page.locator(".outcome pre").first();
  const squares = squaresOf(await board.innerText());
  expect(squares[0]).toBe("d4");
  expect(await ask(page, "verify", "8x8", squares)).toMatchObject({ tour: true, closed: false });

  await page.getByRole("button", { name: "Copy: Numbered board" }).click();
  expect(squaresOf(await copied())).toEqual(squares);
  await expect(page.getByRole("button", { name: "Copy: Numbered board" })).toHaveText("Copied");
  await page.getByRole("button", { name: "Copy: List of squares" }).click();
  expect((await copied()).split(" ")).toEqual(squares);
  await page.getByRole("button", { name: "Copy: JSON" }).click();
  expect(JSON.parse(await copied())).toMatchObject({
    board: "8x8",
    closed: false,
    squares,
    run: { start: "d4", tieBreak: "roth", seed: "1" },
  });
});

test("tours and pictures are saved as files @engines", async ({ page }) => {
  const saved = await catchFiles(page);
  const room = await openExplore(page, "board=8x8&start=d4&step=63");
  await page.getByRole("button", { name: "Save: List of squares" }).click();
  const list = await saved();
  expect(list.name).toBe("knights-tour-8x8-d4.squares.txt");
  expect(list.bytes.toString().split(" ")).toHaveLength(64);
  await page.getByRole("button", { name: shareText.svg }).click();
  const svg = await saved();
  expect(svg.name).toBe("knights-tour-8x8-d4.svg");
  expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  const said = (/** @type {string} */ file) => `The picture is saved as ${file}.`;
  await expect(room.caption).toHaveText(said(svg.name));
  await expect(room.live).toHaveText(said(svg.name));
  await page.getByRole("button", { name: shareText.png }).click();
  const png = await saved();
  expect(png.name).toBe("knights-tour-8x8-d4.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBe(1600);
  await expect(room.caption).toHaveText(said(png.name));
  await expect(room.live).toHaveText(said(png.name));
});

test("a closed tour is numbered from any square @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page, CLOSED);
  await expect(room.story).toContainText("A closed tour. All 64 squares are visited once");
  const field = page.getByLabel(sharedText.labels.numberFrom);
  const first = async () => squaresOf(await page.locator(".outcome pre").first().innerText())[0];
  await expect(field).toHaveValue("d4");

  await field.fill("g7");
  await field.press("Enter");
  await expect.poll(first).toBe("g7");
  await expect(field).toBeFocused();
  await expectWord(page, "numberFrom", "g7");
  const squares = squaresOf(await page.locator(".outcome pre").first().innerText());
  expect(await ask(page, "verify", "8x8", squares)).toMatchObject({ tour: true, closed: true });

  await field.fill("j1");
  await field.press("Enter");
  await expect(
    page.getByRole("alert").filter({ hasText: "j1 is not on this board" }),
  ).toBeVisible();
  expect(await first()).toBe("g7");

  await page.getByRole("button", { name: "Pick on board" }).click();
  await expect(room.caption).toHaveText("Click the square to number from.");
  const { x, y } = await middleOf(page, "b2");
  await page.mouse.click(x, y);
  await expect.poll(first).toBe("b2");
  await expect(page.getByRole("button", { name: "Pick on board" })).toBeFocused();
  await expect(room.heading).toHaveText("Tour found");

  await expectWord(page, "numberFrom", "b2");
  await page.reload();
  await expect.poll(first).toBe("b2");
});

test("a run that is stuck says where and what is left", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&tieBreak=first&step=99");
  await expect(room.heading).toHaveText("The end of this run");
  await expect(room.story).toHaveText(
    /^Stuck on \w\d: 18 of 25 squares are visited, and none of the other 7 is a move away\.$/,
  );
  await expect(page.locator(".outcome")).toBeHidden();
});

test("a closed tour that was not found comes with advice, unless there is none", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&target=closed");
  await room.button(sharedText.actions.last).click();
  await expect(room.story).toContainText(
    "Another start, seed or tie-break may find a closed tour, and so may “Backtrack” under “If stuck”.",
  );
  await page.getByRole("button", { name: "5 × 5" }).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("The end of this run");
  await expect(room.story).not.toContainText("Another start");
});

test("one square and two are told in the right number", async ({ page }) => {
  const room = await openExplore(page, "board=2x1&start=a1");
  await expect(room.story).toHaveText(
    "Stuck on a1: 1 of 2 squares is visited, and the one left is not a move away.",
  );
  await expect(room.progress).toHaveText("move 0 of 1");
  await page.goto("about:blank");
  await openExplore(page, "board=1x1&step=1");
  await expect(room.story).toHaveText("The only square, a1, is visited: the tour is done.");
  await expect(room.notices).toContainText("this run has no step");
});

test("when every possibility was tried, that is said", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=3x3&start=a1&whenStuck=backtrack&step=100000");
  await expect(room.story).toHaveText("No such tour begins on a1: every possibility was tried.");
});

test("a large tour is copied and saved, but not written out", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await openExplore(page, "board=100x100&start=a1");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText("Tour found");
  await expect(page.locator(".outcome pre")).toHaveCount(0);
  await expect(page.getByText("10,000 squares are too many to write out here")).toBeVisible();
  await page.getByRole("button", { name: "Copy: List of squares" }).click();
  await expect.poll(async () => (await copied())?.split(" ").length).toBe(10_000);
});
