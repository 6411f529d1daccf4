/** Words to read along a tour: laid by a teacher, read by a pupil, and grids that others have printed. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, goTo } from "../room.js";
import { solver } from "../texts.js";
import { inWindows } from "../windows.js";
import * as gallery from "#text/gallery.js";
import * as play from "#text/play.js";
import * as words from "#text/verse.js";

/** @import { Page } from "@playwright/test" */

const TEXT = "The cap-tive void of no-ble rage, the lin-net born";
const SEED = "3";
const { labels } = words;

/** @param {Page} page */
function verseOf(page) {
  const root = page.locator("#verse");
  const button = (/** @type {string} */ name) => root.getByRole("button", { name, exact: true });
  return {
    ...{ root, button },
    heading: root.locator("#verse-heading"),
    caption: root.locator(".caption"),
    soFar: root.locator(".so-far"),
    told: root.locator(".told"),
    text: root.getByLabel(labels.text),
    error: root.locator("#verse-text-error"),
    parts: root.locator("#verse-parts"),
    /** @param {string} name */
    square: (name) => root.getByRole("gridcell", { name: RegExp(`^${name}:`) }),
  };
}

/** @type {(page: Page, link: string, parts: number) => Promise<ReturnType<typeof verseOf>>} */
async function openVerse(page, link, parts) {
  await goTo(page, link);
  const room = verseOf(page);
  await expect(room.caption).toHaveText(words.caption(0, parts));
  await expect(room.root.locator(".making")).toBeHidden();
  return room;
}

test("from Play a teacher comes to words, lays a verse, and gives a pupil the link to read it by taps @engines", async ({
  page,
}) => {
  await goTo(page, "#play");
  await page.locator("#play").getByRole("link", { name: play.modes.words }).click();
  const room = verseOf(page);
  await expect(room.caption).toHaveText(words.caption(0, 30));
  await room.text.fill(TEXT);
  const made = solver.wordPuzzle({ text: TEXT });
  await expect(room.caption).toHaveText(words.caption(0, made.parts.length));
  await expect(room.parts).toHaveText(words.parts(made));
  await expect(room.root.locator(".readings")).toHaveText(words.readings(made));
  await expect.poll(() => addressOf(page)).toContain("text=The%20cap-tive");

  // The pupil’s link has neither the tour nor the settings.
  await openVerse(page, `#verse?${new URLSearchParams({ text: TEXT, solve: "true" })}`, 12);
  await expect(room.text).toBeHidden();
  await expect(room.root.getByText(labels.showTour)).toBeHidden();
  const squares = /** @type {string[]} */ (made.squares);
  const far = [...squares].reverse().find((to) => to !== squares[0] && to !== squares[1]) ?? "";
  for (const [i, square] of squares.entries()) {
    await room.square(square).click();
    if (i === 0) {
      await expect(room.root.locator(".place").first()).toBeVisible();
      await room.square(far).click();
      await expect(room.told).toHaveText(words.refused({ kind: "far", square: far, from: square }));
      await room.button(labels.check).click();
      await expect(room.told).toHaveText(words.checked(true));
    }
  }
  await expect(room.heading).toHaveText(words.whole(true));
  await expect(room.soFar).toHaveText(words.soFar(made.text));
});

test("keys alone read, take back and read again, and a reader hears what stands on a square", async ({
  usedPage: page,
}) => {
  const made = solver.wordPuzzle({ text: TEXT, seed: SEED });
  const room = await openVerse(
    page,
    `#verse?${new URLSearchParams({ text: TEXT, seed: SEED, mark: "true" })}`,
    made.parts.length,
  );
  const [first = "", second = ""] = made.squares;
  await expect(room.square(first)).toHaveAccessibleName(words.square(first, "The", ["start"]));
  await room.square(first).press("Enter");
  await room.button(labels.hint).click();
  await expect(room.square(second)).toHaveAccessibleName(
    words.square(second, "cap", ["place", "pointed-out"]),
  );
  await room.square(second).press("Space");
  await expect(room.soFar).toHaveText(words.soFar("The cap"));
  await room.square(second).press("Enter");
  await expect(room.soFar).toHaveText(words.soFar("The"));
  await room.button(labels.redo).click();
  await expect(room.soFar).toHaveText(words.soFar("The cap"));
  await expect.poll(() => addressOf(page)).toContain(`read=${first}${second}`);
  await page.reload();
  await expect(room.soFar).toHaveText(words.soFar("The cap"));
  await room.root.getByLabel(labels.showTour).check();
  await expect(room.root.locator(".joined line")).toHaveCount(made.squares.length - 1);
});

test("syllables are suggested, other tours and boards chosen, and what cannot be laid stays in its field", async ({
  usedPage: page,
}) => {
  const room = await openVerse(page, "#verse", 30);
  await room.text.fill("wonderful beautiful knights-errant");
  await expect(room.parts).toHaveText(
    words.parts(solver.wordPuzzle({ text: "wonderful beautiful knights-errant" })),
  );
  await room.button(labels.suggest).click();
  await expect(room.text).toHaveValue("won-der-ful beau-ti-ful knights-errant");
  await room.text.fill("!!!");
  await expect(room.error).toBeVisible();
  await expect(room.text).toHaveValue("!!!");
  await expect(room.root.getByRole("gridcell").first()).toBeVisible();
  await room.text.fill("a ".repeat(36));
  await expect(room.error).toBeHidden();
  await room.root
    .getByRole("combobox", { name: labels.board })
    .selectOption({ label: words.boardName("9x4") });
  await expect.poll(() => addressOf(page)).toContain("board=9x4");
  await expect(room.root.getByRole("row")).toHaveCount(4);
  const before = addressOf(page);
  await room.button(labels.another).click();
  await expect.poll(() => addressOf(page)).not.toBe(before);
});

test("a link that cannot be shown is told of, keeps its text, and an example comes on", async ({
  page,
}) => {
  // Whatever was on the board before.
  await openVerse(page, "#verse?text=a+b+c+d+e+f+g+h+i+j+k+l&cut=words", 12);
  const room = await openVerse(page, `#verse?grid=${encodeURIComponent("a|b|c\nd")}`, 30);
  await expect(room.root.locator(".notices")).toContainText("2");
  await expect(room.root.getByLabel(labels.grid)).toHaveValue("a|b|c\nd");
});

test("a printed grid is read and solved, and a verse of the Gallery opens here", async ({
  usedPage: page,
}) => {
  const room = await openVerse(page, "#verse", 30);
  const made = solver.wordPuzzle({ text: TEXT, seed: SEED });
  const [grid, known] = [room.root.getByLabel(labels.grid), room.root.getByLabel(labels.known)];
  // What was typed a moment before another room was seen is in the address when one comes back.
  await room.text.fill(TEXT);
  await goTo(page, "#door");
  await page.goBack();
  await expect.poll(() => addressOf(page)).toContain("text=The%20cap-tive");
  await grid.fill("a b c\nd");
  await room.button(labels.useGrid).click();
  await expect(room.root.locator("#verse-grid-error")).toBeVisible();
  await expect(grid).toHaveValue("a b c\nd");
  await grid.fill(made.grid);
  await known.fill("something else");
  await room.button(labels.useGrid).click();
  await expect(room.root.locator("#verse-grid-error")).toHaveText(words.noTour);
  await known.fill(made.text);
  await room.button(labels.useGrid).click();
  await expect(room.root.locator("#verse-grid-error")).toBeHidden();
  await room.button(labels.hint).click();
  await expect(room.root.locator(".pointed-out")).toHaveCount(1);
  await expect.poll(() => addressOf(page)).toContain("grid=");
  await room.button(labels.another).click();
  await expect.poll(() => addressOf(page)).toContain("text=The%20cap-tive");
  await room.button(labels.takeBack).press("Enter");
  await expect(room.button(labels.takeBack)).toBeFocused();

  await goTo(page, "#gallery?tour=rudrata");
  await page.locator("#gallery").getByRole("link", { name: gallery.labels.readVerse }).click();
  await expect(room.caption).toHaveText(words.caption(0, 32));
  await expect(known).toHaveValue(/^se nā lī lī lī nā nā lī/);
  await room.square("a4").click();
  await room.button(labels.check).click();
  await expect(room.told).toHaveText(words.checked(true));
});

test("nothing hangs over the edge, axe finds nothing, and a sheet has a second page with the solution", async ({
  page,
}) => {
  const room = await openVerse(page, "#verse?seed=3&theme=dark", 30);
  await room.root.getByLabel(labels.showTour).check();
  await expectAccessible(page);
  await inWindows(page, [
    [320, 568],
    [390, 844],
    [844, 390],
    [1440, 900],
  ]);
  await page.emulateMedia({ media: "print" });
  await expect(room.root.locator(".joined")).toBeHidden();
  await expect(room.root.getByRole("heading", { name: labels.solutionHeading })).toBeVisible();
});
