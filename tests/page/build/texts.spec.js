/** Boards as texts in Build: read, written, refused. */

import { openBuild } from "./driver.js";
import { expect, test } from "../fixtures.js";
import { catchCopies, expectWord } from "../room.js";
import * as buildText from "#text/build.js";

/** @import { Locator } from "@playwright/test" */

test("texts are taken in every common form, and given back", async ({ usedPage: page }) => {
  const copied = await catchCopies(page);
  const room = await openBuild(page);
  await room.text.fill("x x\nxsx\n00");
  await room.button(buildText.labels.takeText).click();
  await expectWord(page, "board", ".#./.../..#");
  await expectWord(page, "start", "b2");
  await expect(room.text).toHaveValue(".#.\n...\n..#");
  await room.root.getByLabel(buildText.labels.writtenAs).selectOption("puzzle");
  await expect(room.text).toHaveValue("0 0\n010\n00 ");
  await room.button(buildText.labels.copyText).click();
  await expect(room.caption).toHaveText(buildText.copied);
  await expect.poll(() => copied()).toBe("0 0\n010\n00 ");
});

/** Puts a text into a field at once, as pasting does; typing a long one takes minutes. @type {(field: Locator, text: string) => Promise<void>} */
const paste = (field, text) =>
  field.evaluate((element, value) => {
    /** @type {HTMLTextAreaElement} */ (element).value = value;
    element.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);

test("a text that is no plain board says how it was read, and offers what else it can be", async ({
  page,
}) => {
  const room = await openBuild(page);
  const note = room.root.locator(".text-panel .note");
  const readings = room.root.getByRole("group", { name: buildText.labels.readings });
  await room.text.fill(".....s.x.....\n.....x.x.....\n....xxxxx....");
  await room.button(buildText.labels.takeText).click();
  await expect(room.caption).toHaveText(
    "Read as rows of characters: x for a square, . for a hole.",
  );
  await expect(note).toHaveText("Read as rows of characters: x for a square, . for a hole.");
  await expectWord(page, "board", "#####.#.#####/#####.#.#####/####.....####");
  await expectWord(page, "start", "f3");
  await expect(readings.getByRole("button")).toHaveCount(2);

  await room.text.fill("0 0\n0 0");
  await room.button(buildText.labels.takeText).click();
  await expectWord(page, "board", "2x2");
  const other = readings.getByRole("button", { name: "3 × 2: 0 for a square, space for a hole" });
  await expect(other).toHaveAttribute("aria-pressed", "false");
  await other.click();
  await expectWord(page, "board", ".#./.#.");
  await expect(other).toHaveAttribute("aria-pressed", "true");
  await expect(other).toBeFocused();
  await expect(room.text).toHaveValue(".#.\n.#.");
  await room.button(buildText.changes.fill).click();
  await expect(readings).toBeHidden();
  await expect(note).toBeHidden();
});

test("links and texts beyond any size are refused, and nothing is lost", async ({ page }) => {
  const errors = /** @type {string[]} */ ([]);
  page.on("pageerror", (error) => errors.push(error.message));
  await openBuild(page, "?board=4x4");
  for (const board of ["#".repeat(5000), "#/".repeat(500_000), `${"#".repeat(200)}/`.repeat(600)]) {
    await page.evaluate((text) => {
      location.hash = `#build?board=${encodeURIComponent(text)}`;
    }, board);
    await expect(page.locator("#build .notice")).toContainText(/at most/);
    await expectWord(page, "board", "4x4");
    await page.evaluate(() => {
      location.hash = "#build?board=4x4&theme=light";
    });
    await expect(page.locator("#build .notice")).toHaveCount(0);
  }
  const room = await openBuild(page, "?board=4x4");
  await paste(room.text, "x\nx");
  await paste(room.text, "x\n".repeat(2_500_000));
  await expect(room.error).toContainText("at most 131,072 characters");
  await expect(room.text).toHaveValue("x\nx");
  await room.button(buildText.labels.takeText).click();
  await expectWord(page, "board", "1x2");
  expect(errors).toEqual([]);
});

const hostile = {
  "an unknown character": ["...\n.?.", "'?' in row 2, place 2, is neither"],
  "ragged rows": ["...\n..", "row 2 of the board has 2 squares"],
  "two starts": ["s..\n..s", "row 2 has a second start in place 3"],
  nothing: ["", "this board has no squares"],
  "a huge board": ["x".repeat(5000), "is too large"],
  "a large board": ["200x3", "a board of 200 × 3 is too large to draw by hand"],
  markup: ["<img src=x onerror=alert(1)>", "'<' in row 1"],
};
for (const [what, [text, said]] of Object.entries(hostile)) {
  test(`a text with ${what} is answered, and stays`, async ({ usedPage: page }) => {
    const room = await openBuild(page, "?board=4x4");
    await paste(room.text, text);
    await room.button(buildText.labels.takeText).click();
    await expect(room.error).toContainText(said);
    expect((await room.error.innerText()).length).toBeLessThan(400);
    await expect.poll(() => room.text.inputValue()).toBe(text);
    await expectWord(page, "board", "4x4");
    await room.button(buildText.labels.resetText).click({ force: true, trial: text === "" });
    await expect(room.canvas).toBeVisible();
  });
}
