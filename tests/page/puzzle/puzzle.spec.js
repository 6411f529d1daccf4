/** Numbers to fill in: by mouse, by keys, with hints, and puzzles of one's own. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, goTo } from "../room.js";
import { solver } from "../texts.js";
import { inWindows } from "../windows.js";
import { openPuzzle, puzzleOf } from "./driver.js";
import * as play from "#text/play.js";
import * as shared from "#text/words.js";
import * as words from "#text/puzzle.js";

/** The ring of eight squares: a3 c2 a1 b3 c1 a2 c3 b1. */
const RING = "#puzzle?givens=1,4,/,%23,/,,&target=closed";
const SOLUTION = ["a3", "c2", "a1", "b3", "c1", "a2", "c3", "b1"];

/** A tour of 5 × 5. */
const TOUR = "a1b3a5c4e5d3e1c2d4e2c1a2b4d5e3d1b2a4c5e4d2b1c3b5a3";

test("from Play one comes to a puzzle, fills it in by taps, and goes on to the next @engines", async ({
  page,
}) => {
  await goTo(page, "#play");
  await page.locator("#play").getByRole("link", { name: play.modes.numbers }).click();
  const room = puzzleOf(page);
  await expect(room.root.locator(".given").first()).toBeVisible();
  await expect(
    room.root.getByRole("button", { name: words.rungName("five", false) }),
  ).toHaveAttribute("aria-pressed", "true");
  const made = new solver.PuzzleMaker({ board: "5x5", grade: "easy", seed: "five" });
  while (!made.advance(1000).done) {
    // Until it is made.
  }
  for (const [i, square] of (made.result?.squares ?? []).entries()) {
    const cell = room.square(square);
    if ((await cell.textContent()) === "") {
      await expect(room.caption).toContainText(String(i + 1));
      await cell.click();
    }
    await expect(cell).toHaveText(String(i + 1));
  }
  await expect(room.heading).toHaveText(words.labels.solved);
  await expect(room.root.getByRole("button", { name: words.rungName("five", true) })).toBeVisible();
  await expect(room.next).toHaveText(words.nextRung("six"));
  await room.next.click();
  await expect(room.heading).toHaveText(words.heading);
  await expect.poll(() => addressOf(page)).toContain("#puzzle?rung=six");
  await expect(room.root.getByRole("gridcell")).toHaveCount(36);
});

test("keys alone enter, take back and erase numbers, and a reader hears what is beside them", async ({
  usedPage: page,
}) => {
  const room = await openPuzzle(page, RING);
  await room.square("a3").focus();
  await page.keyboard.press("ArrowDown");
  await expect(room.square("a2")).toBeFocused();
  await page.keyboard.press("6");
  await expect(room.square("a2")).toHaveAccessibleName("a2, 6; 5 missing and 7 missing");
  await page.keyboard.press("Delete");
  await expect(room.square("a2")).toHaveText("");
  await room.undo.click();
  await expect(room.square("a2")).toHaveText("6");
  await room.square("a3").press("9");
  await expect(room.told).toHaveText(
    words.refused({ kind: "given", square: "a3" }, /** @type {any} */ ({})),
  );
  await expect.poll(() => addressOf(page)).toContain("filled=a2:6");
  await page.reload();
  await expect(room.square("a2")).toHaveText("6");
  // Who comes back without a link goes on where they were.
  await goTo(page, "#door");
  await goTo(page, "#puzzle");
  await expect(room.square("a2")).toHaveText("6");
});

test("digits make one number, and the focus stays where it is when nothing is left to take back", async ({
  usedPage: page,
}) => {
  const room = await openPuzzle(page, `#puzzle?givens=${Array(5).fill(",,,,").join("/")}`);
  await room.square("a5").press("1");
  await room.square("c3").focus();
  await page.keyboard.type("12");
  await expect(room.square("c3")).toHaveText("12");
  await expect(room.square("a5")).toHaveText("1");
  await room.undo.press("Enter");
  await expect(room.square("c3")).toHaveText("");
  await room.undo.press("Enter");
  await expect(room.square("a5")).toHaveText("");
  await expect(room.undo).toBeFocused();
  await expect(room.undo).toBeDisabled();
});

test("after another puzzle, and after another room, one comes back to what was entered", async ({
  usedPage: page,
}) => {
  const room = await openPuzzle(page, RING);
  await room.square("a2").press("6");
  await room.root.getByRole("button", { name: words.rungName("six", false) }).click();
  await expect(room.root.getByRole("gridcell")).toHaveCount(36);
  await page.goBack();
  await expect(room.square("a2")).toHaveText("6");

  // Looking for solutions takes seconds here, and goes on while another room is seen.
  await openPuzzle(page, `#puzzle?givens=${Array(4).fill(",".repeat(8)).join("/")}&target=closed`);
  await goTo(page, "#door");
  await page.goBack();
  await expect(room.root.locator(".notice")).toBeVisible();
  await room.check.click();
  await expect(room.told).toHaveText(words.notKnown);
});

test("who cancels the making of the first puzzle gets the easiest one", async ({ page }) => {
  await page.goto("#puzzle?rung=eight");
  const room = puzzleOf(page);
  await room.root.getByRole("button", { name: words.labels.cancel }).click();
  await expect(room.root.getByRole("gridcell")).toHaveCount(25);
  await expect(
    room.root.getByRole("button", { name: words.rungName("five", false) }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("a hint says where, then why, and then enters the number; a wrong number is named first", async ({
  usedPage: page,
}) => {
  const room = await openPuzzle(page, RING);
  await room.hint.click();
  await expect(room.told).not.toBeEmpty();
  const where = await room.told.textContent();
  await room.hint.click();
  await expect(room.told).not.toHaveText(where ?? "");
  await expect(room.root.locator(".pointed-out")).toHaveCount(1);
  await room.hint.click();
  await expect(room.root.locator(".squares :not(.given) > span:not(:empty)")).toHaveCount(1);
  await page.keyboard.press("Escape");
  const wrong = SOLUTION[6] ?? "";
  await room.square(wrong).press("2");
  await room.hint.click();
  await expect(room.told).toHaveText(words.wrongHere(wrong, 2));
  await room.check.click();
  await expect(room.root.locator(".wrong")).toHaveText("2");
  await room.undo.click();
  await room.places.check();
  await expect(room.root.locator(".place").first()).toBeVisible();
  await openPuzzle(page, `${RING}&filled=c2:2,a1:3,c1:5,a2:6,c3:7`);
  for (let strength = 0; strength < 3; strength += 1) {
    const before = await room.told.textContent();
    await room.hint.click();
    await expect(room.told).not.toHaveText(before ?? "");
  }
  await expect(room.heading).toHaveText(words.labels.solved);
  await expect(room.root.locator(".outcome")).not.toBeEmpty();
});

test("of a puzzle of one's own it is said whether it has one solution; what is wrong stays in its field", async ({
  usedPage: page,
}) => {
  const room = await openPuzzle(page, RING);
  await room.givens.fill("1 . .\n. # .\n. . .");
  await expect(room.verdict).toHaveText(
    RegExp(words.verdict({ kind: "several", boards: [[], []], differ: ["a1", "a2"] }).slice(0, 24)),
  );
  await expect(room.verdict).toContainText(
    words.advice({
      result: /** @type {any} */ ({ kind: "several" }),
      spare: [],
      settling: { number: 7, square: "a1", isEnough: true },
    }),
  );
  await room.givens.fill("1 . x\n. # .\n. . .");
  await expect(room.error).toContainText("x");
  await expect(room.givens).toHaveValue("1 . x\n. # .\n. . .");
  // So it does where the page is loaded again, as in another language.
  await page.reload();
  await expect(room.givens).toHaveValue("1 . x\n. # .\n. . .");
  await room.givens.fill("1 4 .\n. # .\n. . .");
  await expect(room.verdict).toHaveText(
    RegExp(words.verdict({ kind: "unique", board: [], squares: [] }, "easy").slice(0, 20)),
  );
  await room.givens.fill("1 4 7\n6 # .\n. . .");
  await expect(room.verdict).toContainText(
    words.advice({
      result: { kind: "unique", board: [], squares: [] },
      spare: [1, 4, 6, 7],
      settling: null,
    }),
  );
  await room.thin.click();
  await expect(room.verdict).toContainText(
    words.advice({ result: { kind: "unique", board: [], squares: [] }, spare: [], settling: null }),
  );
  await room.givens.fill("1 4 .\n. # .\n. . .");
  await room.use.click();
  await expect.poll(() => addressOf(page)).toContain("givens=1,4,/,%23,/,,");
  await goTo(page, "#door");
  await page.evaluate(() => {
    location.hash = "#play?givens=1,4,/,%23,/,,&target=closed&filled=c2:2";
  });
  await expect(room.square("c2")).toHaveText("2");
  await expect(room.square("b3")).toHaveText("4");
  // Of a tour in the Gallery a puzzle is made, which has one solution.
  await goTo(page, `#gallery?board=5x5&squares=${TOUR}`);
  await page.locator("#gallery").getByRole("link", { name: shared.labels.toPuzzle }).click();
  await expect(room.heading).toHaveText(words.heading);
  await expect(room.root.locator(".task")).toHaveText(
    RegExp(words.task(/** @type {any} */ ({ squares: { size: 25 } }), true).slice(-20)),
  );
});

test("another puzzle can be of a piece with any leaps", async ({ usedPage: page }) => {
  const room = await openPuzzle(page, "#puzzle?rung=five");
  await room.root.locator("#puzzle-piece").selectOption("other");
  const leaps = room.root.getByLabel(shared.labels.leaps);
  await leaps.fill("rook");
  await leaps.press("Enter");
  await expect(leaps).toHaveAccessibleDescription(/a rook is a rider/);
  await leaps.fill("0,1+0,2");
  await leaps.press("Enter");
  await expect(leaps).not.toHaveAttribute("aria-invalid");
  await room.root.locator("#puzzle-size").selectOption("5x5");
  await room.root.locator("#puzzle-make").click();
  await expect.poll(() => addressOf(page)).toContain("leaper=0,1+0,2");
});

test("nothing hangs over the edge, axe finds nothing, and its squares are light on paper", async ({
  page,
}) => {
  const room = await openPuzzle(page, "#puzzle?rung=eight&theme=dark");
  await room.hint.click();
  await expect(room.told).not.toBeEmpty();
  await expectAccessible(page);
  await inWindows(page, [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ]);
  // Paper is light in every theme.
  await page.emulateMedia({ media: "print" });
  await expect(room.square("b1")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
