/** The Gallery as a visitor knows it: its tours, and their own. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessibility.js";
import { listen } from "./ears.js";
import { expect, test } from "./fixtures.js";
import { CLOSED, goTo, open } from "./room.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
function galleryOf(page) {
  const root = page.locator("#gallery");
  return {
    root,
    heading: root.locator("#gallery-heading"),
    particulars: root.locator(".particulars"),
    progress: root.locator(".progress"),
    say: root.locator(".say"),
    from: root.getByLabel("Number from"),
    caption: root.locator(".caption"),
    notices: root.locator(".notice"),
    own: root.locator(".own .card"),
    kept: root.locator(".own .kept"),
    refused: root.locator(".own .refused li"),
    error: root.locator("#gallery-file-error"),
    file: root.locator("#gallery-file"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** How many tours the collection has. */
const TOURS = readFileSync("www/rooms/gallery/tours.txt", "utf8").match(/^\[/gm)?.length ?? 0;

/** A file that is chosen. @type {(text: string) => { name: string, mimeType: string, buffer: Buffer }} */
const file = (text) => ({
  name: "tours.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("a tour is stepped through, its sums are seen, and it is numbered from elsewhere @engines", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#gallery?tour=jaenisch&step=62");
  const room = galleryOf(page);
  await expect(room.heading).toHaveText("Jaenisch’s magic tour");
  await expect(room.progress).toHaveText("move 62 of 64");
  await expect(room.particulars).toContainText("All rows and all columns add up to 260.");
  await expect(page).toHaveTitle(/Jaenisch’s magic tour, move 62 of 64 · Gallery/);
  await expect(room.root.locator(".collection .card")).toHaveCount(TOURS);
  await expect(room.root.locator(".collection svg")).toHaveCount(TOURS);
  await room.button("Forward").click();
  await ears.hears(/closes the tour/);
  await room.root.locator(".sums summary").click();
  const totals = room.root.locator(".sums .total");
  await expect(totals).toHaveText(Array.from({ length: 16 }, () => "260"));
  await room.root.locator(".compare summary").click();
  await expect(room.root.locator(".compared td").first()).toHaveText("a closed tour");
  await expect(room.root.locator(".compared")).toContainText(/fewest at \d+ of its 63 moves/);
  await expect(room.root.locator(".rule-board svg")).toBeVisible();

  await room.from.fill("c3");
  await room.from.press("Enter");
  await expect(page).toHaveURL(/tour=jaenisch&from=c3$/);
  await expect(room.particulars).toContainText("Numbered from c3.");
  await expect(room.particulars).not.toContainText("260");
  await expect(totals.first()).not.toHaveText("260");
  await room.from.fill("j9");
  await room.from.press("Enter");
  await expect(room.root.locator("#gallery-from-error")).toContainText("j9 is no square");
  await expect(room.root.locator(".go")).toHaveAttribute("href", /^#explore\?.*tour=c3/);
  await page.goBack();
  await expect(room.particulars).toContainText("260");

  // By the keys of the board the play head goes to a square.
  await room.root.locator("[role=gridcell][tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(room.progress).not.toHaveText("move 0 of 64");
});

test("a path is no tour and is called what it is, a verse is read as the knight goes", async ({
  page,
}) => {
  await page.goto("#gallery?tour=uncrossed&step=34");
  const room = galleryOf(page);
  await expect(room.particulars).toContainText("A path, and no tour: it visits 36 of 64 squares.");
  await expect(room.root.locator(".go")).toBeHidden();
  await expect(room.from).toBeHidden();
  await room.button("Forward").click();
  await expect(room.progress).toHaveText("move 35 of 35");
  await expect(room.button("Forward")).toHaveAttribute("aria-disabled", "true");
  await goTo(page, "#gallery?tour=rudrata&step=3");
  await expect(room.root.locator(".read")).toHaveText("Read so far: se nā lī lī");
  await expect(room.root.locator(".syllables [aria-current]")).toHaveText("lī");
  await expectAccessible(page, { of: "a verse" });
  // The last before the first, and a link that names none.
  await goTo(page, "#gallery?tour=nobody&step=x");
  await expect(room.heading).toHaveText("The tour of al-Adli");
  await expect(room.notices.first()).toContainText("the collection has no tour “nobody”");
  await expect(room.notices.first()).toContainText(/Step: .*x/);
  await expect(room.root.locator(".next")).toHaveAttribute("href", "#gallery?tour=rudrata");
});

test("a tour that was finished is kept, removed, brought back, saved and taken in again", async ({
  page,
}) => {
  await open(page, CLOSED);
  await page.getByRole("link", { name: "Keep in Gallery" }).click();
  const room = galleryOf(page);
  await expect(room.heading).toHaveText("A tour of 8 × 8");
  await room.root.getByLabel("Name").fill("  ");
  await room.button("Keep on this device").click();
  await expect(room.root.locator("#gallery-name-error")).toContainText("a name is needed");
  await room.root.getByLabel("Name").fill("My first");
  await room.button("Keep on this device").click();
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.heading).toHaveText("My first");
  await expect(page.locator("#gallery-own")).toBeFocused();
  await page.reload();
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.heading).toHaveText("My first");
  await expectAccessible(page, { of: "own tours", themes: ["dark"] });

  const download = page.waitForEvent("download");
  await room.button("Save all as a file").click();
  const saved = await readFile(await (await download).path(), "utf8");
  await room.button("Remove “My first”").click();
  await expect(room.own).toHaveCount(0);
  await room.button("Bring back").click();
  await expect(room.own).toHaveText(["My first"]);
  await room.button("Remove “My first”").click();

  const { tours, ...rest } = JSON.parse(saved);
  const broken = { ...tours[0], name: "Broken", squares: tours[0].squares.slice(2) };
  await room.file.setInputFiles(file(JSON.stringify({ ...rest, tours: [...tours, broken] })));
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.refused).toHaveText([/“Broken” was left out: 63 of 64 squares are visited/]);
  await room.file.setInputFiles(file(saved));
  await expect(room.caption).toHaveText("Nothing new was in the file; 1 tour was here already.");
  for (const [text, why] of /** @type {[string, RegExp][]} */ ([
    ["nonsense", /the file is no JSON/],
    ["{}", /no list of tours/],
    [" ".repeat(2_000_001), /more than 2,000,000 bytes/],
  ])) {
    await room.file.setInputFiles(file(text));
    await expect(room.error).toHaveText(why);
  }
  await expect(room.own).toHaveText(["My first"]);

  // A device that takes no more says so, and nothing of what is here is lost.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await goTo(page, "#gallery?board=3x4&squares=a1c2a3b1c3a2c1b3");
  await expect(room.notices.first()).toContainText("8 of 12 squares are visited");
  await goTo(page, "#gallery?board=3x4&squares=a1b3c1a2b4c2a3c4b2a4c3b1&name=Small");
  await room.button("Keep on this device").click();
  await expect(room.own).toHaveText(["My first", "Small"]);
  await expect(room.kept).toContainText("save it as a file");
});
