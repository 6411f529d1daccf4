/** The run as a program, beside the method’s steps. */

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { catchCopies } from "../room.js";
import { inWindows } from "../windows.js";
import { openExplore } from "./driver.js";
import { runAt } from "../texts.js";
import * as programText from "#text/program.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const LINK = `board=6x6&start=c3&rule=${encodeURIComponent("nearest edge, fewest onward")}`;

/** The panel with the program, open. @param {Page} page */
async function openProgram(page, link = LINK) {
  const room = await openExplore(page, link);
  const root = page.locator("#explore .program");
  if ((await root.getAttribute("open")) === null) {
    await root.locator("summary").click();
  }
  const listing = root.locator(".listing");
  return {
    ...room,
    language: root.getByLabel(programText.labels.language, { exact: true }),
    listing,
    lines: listing.locator(".line"),
    marked: listing.locator("[aria-current=step]"),
    error: root.getByRole("alert"),
    copy: root.getByRole("button", { name: programText.labels.copyProgram, exact: true }),
    save: root.getByRole("button", { name: programText.labels.saveProgram, exact: true }),
  };
}

test("the program prints the board that the page shows", async ({ page }) => {
  const copies = await catchCopies(page);
  const program = await openProgram(page);
  await program.language.selectOption("javascript");
  await expect(program.listing).toContainText("const ");
  await expect(program.lines.first()).toHaveAttribute("lang", "en");
  const text = (await program.lines.allTextContents()).join("");
  await program.copy.click();
  await expect.poll(copies).toBe(text);
  const saved = page.waitForEvent("download");
  await program.save.click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.js$/);
  const written = await readFile(await file.path(), "utf8");
  expect(written).toBe(text);

  const printed = execFileSync(process.execPath, ["--input-type=commonjs", "-e", text], {
    encoding: "utf8",
  });
  await program.button(sharedText.actions.last).click();
  const end = runAt(`${LINK}&step=end`);
  await expect(program.progress).toHaveText(end.progress);
  const numbers = printed.split(/\s+/).filter((word) => /^\d+$/.test(word));
  expect(Math.max(...numbers.map(Number))).toBe(end.moment.counters.visited);
});

test("the lines that do the coming step are marked in every language", async ({
  usedPage: page,
}) => {
  const program = await openProgram(page, `${LINK}&step=2`);
  await expect(program.language.locator("option")).toHaveCount(5);
  const languages = await program.language
    .locator("option")
    .evaluateAll((all) => all.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  for (const language of languages) {
    await program.language.selectOption(language);
    await expect(program.marked.first()).toBeVisible();
    const first = await program.marked.first().innerText();
    await program.button(sharedText.actions.last).click();
    await expect.poll(() => program.marked.allInnerTexts()).not.toContain(first);
    await program.button(sharedText.actions.first).click();
    await expect(program.marked.first()).toBeVisible();
  }
});

test("a method that is no short program says so", async ({ usedPage: page }) => {
  const program = await openProgram(page, "board=6x6&start=c3&algorithm=neural");
  await expect(program.error).not.toBeEmpty();
  await expect(program.listing).toBeHidden();
  await expect(program.copy).toBeHidden();
  await openExplore(page, LINK);
  await expect(program.error).toBeHidden();
  await expect(program.copy).toBeVisible();
});

test("the program fits a phone, and axe finds nothing in it", async ({ usedPage: page }) => {
  const program = await openProgram(page);
  await expect(program.marked.first()).toBeVisible();
  await expectAccessible(page, { of: "the program" });
  await inWindows(page, [
    [360, 640],
    [390, 844],
    [1440, 900],
  ]);
});
