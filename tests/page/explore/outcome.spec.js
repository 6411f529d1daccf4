import { expect, test } from "../fixtures.js";
import { catchCopies, catchFiles, expectWord, middleOf } from "../room.js";
import { CLOSED, openExplore } from "./driver.js";
import { RUN_ENDED, TOUR_FOUND, filled, moveOf, runAt, solver } from "../texts.js";
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
  usedPage: page,
}) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=8x8&start=d4&step=63");
  const board = page.locator(".outcome pre").first();
  const squares = squaresOf(await board.innerText());
  expect(squares[0]).toBe("d4");
  const verified = solver.verify("8x8", squares);
  expect(verified).toMatchObject({ tour: true, closed: false });

  await page
    .getByRole("button", {
      name: sharedText.copyForm(filled(sharedText.labels.numberedBoard)),
    })
    .click();
  expect(squaresOf(await copied())).toEqual(squares);
  await expect(
    page.getByRole("button", {
      name: sharedText.copyForm(filled(sharedText.labels.numberedBoard)),
    }),
  ).toHaveText(sharedText.copied);
  await page
    .getByRole("button", {
      name: sharedText.copyForm(filled(sharedText.labels.squareList)),
    })
    .click();
  expect((await copied()).split(" ")).toEqual(squares);
  await page.getByRole("button", { name: sharedText.copyForm(sharedText.labels.json) }).click();
  expect(JSON.parse(await copied())).toMatchObject({
    board: "8x8",
    closed: false,
    squares,
    run: { start: "d4", tieBreak: "roth", seed: "1" },
  });
});

test("arrays and lists of pairs are the same tour in the numbers that programs use", async ({
  usedPage: page,
}) => {
  const copied = await catchCopies(page);
  await openExplore(page, "board=8x8&start=d4&step=63");
  /** @type {(form: "fromZero" | "pairs" | "python" | "squareList") => Promise<string>} */
  const copy = async (form) => {
    const name = sharedText.copyForm(filled(sharedText.labels[form]));
    await page.getByRole("button", { name, exact: true }).click();
    return copied();
  };
  const squares = (await copy("squareList")).split(" ");
  const rows = (await copy("fromZero"))
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  expect(rows.flat().sort((one, other) => one - other)).toEqual(squares.map((_, i) => i));
  /** @type {[number, number][]} */
  const pairs = JSON.parse((await copy("pairs")).replaceAll("(", "[").replaceAll(")", "]"));
  expect(pairs.map(([row, column]) => `${"abcdefgh"[column]}${8 - row}`)).toEqual(squares);
  expect(pairs.map(([row = 0, column = 0]) => rows[row]?.[column])).toEqual(
    squares.map((_, i) => i),
  );
  const python = (await copy("python")).replace("board = ", "").replace(/,(\s*\])/g, "$1");
  expect(JSON.parse(python)).toEqual(rows);
});

test("a tour leads on to three things, and its figures are explained", async ({
  usedPage: page,
}) => {
  await openExplore(page, "board=8x8&start=d4&step=63");
  const outcome = page.locator("#explore .outcome");
  const meanings = outcome.locator(".figures .meaning");
  await expect(meanings).not.toHaveCount(0);
  await expect(meanings).toHaveCount(await outcome.locator(".figures dt").count());
  for (const text of await meanings.allInnerTexts()) {
    expect(text).not.toBe("");
  }
  const { playIt, compareIt, countAll, keepInGallery, toPuzzle } = sharedText.labels;
  await expect(outcome.getByRole("link")).toHaveText([
    playIt,
    compareIt,
    countAll,
    keepInGallery,
    toPuzzle,
  ]);
  await outcome.getByRole("link", { name: playIt }).click();
  await expectWord(page, "start", "d4");
});

test("tours and pictures are saved as files @engines", async ({ page }) => {
  const saved = await catchFiles(page);
  const room = await openExplore(page, "board=8x8&start=d4&step=63");
  await page
    .getByRole("button", {
      name: sharedText.saveForm(filled(sharedText.labels.squareList)),
    })
    .click();
  const list = await saved();
  expect(list.name).toBe("knights-tour-8x8-d4.squares.txt");
  expect(list.bytes.toString().split(" ")).toHaveLength(64);
  await page.getByRole("button", { name: shareText.svg, exact: true }).click();
  const svg = await saved();
  expect(svg.name).toBe("knights-tour-8x8-d4.svg");
  expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  const told = shareText.pictureSaved;
  await expect(room.caption).toHaveText(told(svg.name));
  await expect(room.live).toHaveText(told(svg.name));
  await page.getByRole("button", { name: shareText.png, exact: true }).click();
  const png = await saved();
  expect(png.name).toBe("knights-tour-8x8-d4.png");
  expect(png.bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(png.bytes.readUInt32BE(16)).toBe(1600);
  await expect(room.caption).toHaveText(told(png.name));
  await expect(room.live).toHaveText(told(png.name));
});

test("a closed tour is numbered from any square", async ({ usedPage: page }) => {
  const room = await openExplore(page, CLOSED);
  await expect(room.story).toHaveText(runAt(CLOSED).story);
  const field = page.getByLabel(sharedText.labels.numberFrom);
  const first = async () => squaresOf(await page.locator(".outcome pre").first().innerText())[0];
  await expect(field).toHaveValue("d4");

  await field.fill("g7");
  await field.press("Enter");
  await expect.poll(first).toBe("g7");
  await expect(field).toBeFocused();
  await expectWord(page, "numberFrom", "g7");
  const squares = squaresOf(await page.locator(".outcome pre").first().innerText());
  const verified = solver.verify("8x8", squares);
  expect(verified).toMatchObject({ tour: true, closed: true });

  await field.fill("j1");
  await field.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: /\bj1\b/ })).toBeVisible();
  await expect.poll(() => first()).toBe("g7");

  await page.getByRole("button", { name: filled(sharedText.labels.pickOnBoard) }).click();
  await expect(room.caption).toHaveText(filled(sharedText.clickHint("numberFrom")));
  const { x, y } = await middleOf(page, "b2");
  await page.mouse.click(x, y);
  await expect.poll(first).toBe("b2");
  await expect(
    page.getByRole("button", { name: filled(sharedText.labels.pickOnBoard) }),
  ).toBeFocused();
  await expect(room.heading).toHaveText(TOUR_FOUND);

  await expectWord(page, "numberFrom", "b2");
  await page.reload();
  await expect.poll(first).toBe("b2");
});

test("a run that is stuck says where and what is left", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=a2&tieBreak=first&step=99");
  await expect(room.heading).toHaveText(RUN_ENDED);
  const end = runAt("board=5x5&start=a2&tieBreak=first&step=end");
  expect(end.moment.outcome).toMatchObject({ kind: "stuck", visited: 18, squares: 25 });
  await expect(room.story).toHaveText(end.story);
  await expect(page.locator(".outcome")).toBeHidden();
});

test("a closed tour that was not found comes with advice, where there is any", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=8x8&start=a1&target=closed");
  await room.button(sharedText.actions.last).click();
  const { story } = runAt("board=8x8&start=a1&target=closed&step=end");
  expect(story).toContain(sharedText.whenStuck.backtrack);
  await expect(room.story).toHaveText(story);
  await page.getByRole("button", { name: "5 × 5" }).click();
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(RUN_ENDED);
  await expect(room.story).toHaveText(
    runAt("board=5x5&start=a1&target=closed&step=end", true).story,
  );
});

test("sentences about one square and two are in the right number", async ({ page }) => {
  const room = await openExplore(page, "board=2x1&start=a1");
  await expect(room.story).toHaveText(runAt("board=2x1&start=a1&step=end").story);
  await expect(room.progress).toHaveText(moveOf(0, 1));
  await page.goto("about:blank");
  await openExplore(page, "board=1x1&step=1");
  await expect(room.story).toHaveText(runAt("board=1x1&step=end").story);
  await expect(room.notices).toContainText(sharedText.beyondEnd(0));
});

test("when every possibility was tried, that is said", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=3x3&start=a1&whenStuck=backtrack&step=100000");
  await expect(room.story).toHaveText(
    runAt("board=3x3&start=a1&whenStuck=backtrack&step=end").story,
  );
});

test("a large tour is copied and saved, but not written out", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await openExplore(page, "board=100x100&start=a1");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(page.locator(".outcome pre")).toHaveCount(0);
  await expect(page.getByText(filled(sharedText.tooLargeToShow(10_000)))).toBeVisible();
  await page
    .getByRole("button", {
      name: sharedText.copyForm(filled(sharedText.labels.squareList)),
    })
    .click();
  await expect.poll(async () => (await copied())?.split(" ").length).toBe(10_000);
});
