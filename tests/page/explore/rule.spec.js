/** Rules of one's own, written in Explore, and the run as a program. */

import { execFileSync } from "node:child_process";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, chooseTheme, expectWord, wordsOf } from "../room.js";
import { inWindows } from "../windows.js";
import { openExplore } from "./driver.js";
import * as programText from "#text/program.js";
import * as ruleText from "#text/rule.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
function editorOf(page) {
  const root = page.locator("#explore .rule-editor");
  return {
    root,
    rules: page.locator("#explore #tieBreak"),
    lines: root.getByRole("listitem"),
    text: root.getByLabel(ruleText.labels.asText, { exact: true }),
    error: root.getByRole("alert"),
    mistake: root.locator("mark"),
    /** @param {string} name @param {number} [line] */
    button: (name, line) =>
      root.getByRole("button", {
        name: line === undefined ? name : ruleText.ofLine(name, line),
        exact: true,
      }),
  };
}

/** @param {Page} page */
async function openEditor(page, address = "board=6x6&start=a1") {
  const room = await openExplore(page, address);
  await page.locator("#explore [data-panel=method] > summary").click();
  return { room, editor: editorOf(page) };
}

test("a rule is written by keyboard alone, stepped, and opened from its link", async ({
  page,
  context,
}) => {
  const { room, editor } = await openEditor(page);
  await editor.rules.focus();
  await editor.rules.selectOption({ label: ruleText.labels.own });
  await expect(editor.lines).toHaveCount(2);
  // Roth's rule becomes one that is in no list: its second line goes, and another one comes.
  await editor.button(ruleText.labels.remove, 2).focus();
  await page.keyboard.press("Enter");
  await expect(editor.lines).toHaveCount(1);
  await editor.button(ruleText.labels.add).focus();
  await page.keyboard.press("Enter");
  await expect(editor.lines).toHaveCount(2);
  const measure = editor.lines.nth(1).getByLabel(ruleText.labels.measure, { exact: true });
  await measure.focus();
  await measure.selectOption({ label: ruleText.measures.edge.name });
  await expectWord(page, "rule", "fewest onward, nearest edge");
  await editor.button(ruleText.labels.up, 2).focus();
  await page.keyboard.press("Enter");
  await expectWord(page, "rule", "nearest edge, fewest onward");
  await expect(editor.text).toHaveValue("nearest edge, fewest onward");
  expect((await wordsOf(page)).get("tieBreak") ?? null).toBeNull();
  await editor.button(ruleText.labels.undo).focus();
  await page.keyboard.press("Enter");
  await expectWord(page, "rule", "fewest onward, nearest edge");

  await room.button(sharedText.actions.last).click();
  const end = (await room.story.textContent()) ?? "";
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await expect(other.locator("#explore .say")).toHaveText(end);
});

test("a mistake is marked, and nothing is lost", async ({ page }) => {
  const { editor } = await openEditor(page, "board=6x6&start=a1&rule=nearest%20edge&step=3");
  await expect(editor.text).toHaveValue("nearest edge");
  await editor.text.fill("nearest edge, fewest onwrad");
  await editor.text.press("Enter");
  await expect(editor.error).toContainText("onwrad");
  await expect(editor.mistake).toHaveText("onwrad");
  await expect(editor.text).toHaveValue("nearest edge, fewest onwrad");
  await expectWord(page, "rule", "nearest edge");
  await expectWord(page, "step", "3");
  for (const contradictory of ["", "edge, most edge", "3 + 4"]) {
    await editor.text.fill(contradictory);
    await editor.text.press("Enter");
    await expect(editor.error).not.toBeEmpty();
    await expectWord(page, "rule", "nearest edge");
  }
  await editor.text.fill("edge, onward");
  await editor.text.press("Enter");
  await expect(editor.error).toBeHidden();
  await expect(editor.text).toHaveValue("nearest edge, fewest onward");
});

test("each criterion is told of each candidate, and the one that decides is marked", async ({
  page,
}) => {
  const { room } = await openEditor(page, "board=8x8&start=c3&rule=nearest%20edge,fewest%20degree");
  const first = room.candidates.first();
  await expect(first.locator(".values")).toHaveText(/edge 1.*moves/);
  await expect(room.candidates.locator("css=:scope.is-out").first()).toBeVisible();
  await expect(room.story).not.toBeEmpty();
});

test("a usual rule chosen again ends the writing, and a link of another method has none", async ({
  page,
}) => {
  const { editor } = await openEditor(page, "board=6x6&start=a1&rule=nearest%20edge");
  await expect(editor.root).toBeVisible();
  await editor.rules.selectOption("roth");
  await expect(editor.root).toBeHidden();
  await expectWord(page, "tieBreak", "roth");
  expect((await wordsOf(page)).get("rule") ?? null).toBeNull();
});

test("the run is a program that prints the same board, whose lines light up with the steps", async ({
  page,
}) => {
  const room = await openExplore(page, "board=6x6&start=c3&rule=nearest%20edge,fewest%20onward");
  await page.locator("#explore [data-panel=code] > summary").click();
  await page.locator("#explore .program > summary").click();
  const language = page.getByLabel(programText.labels.language, { exact: true });
  await language.selectOption("javascript");
  const lines = page.locator("#explore .listing .line");
  await expect(lines.filter({ hasText: "\n" }).first()).toBeVisible();
  await expect(page.locator("#explore .listing [aria-current]").first()).toBeVisible();
  const text = (await lines.allTextContents()).join("");
  const printed = execFileSync(process.execPath, ["--input-type=commonjs", "-e", text], {
    encoding: "utf8",
  });
  await room.button(sharedText.actions.last).click();
  const numbers = printed.trim().split(/\s+/).map(Number);
  const visited = Number(/\d+/.exec((await room.progress.textContent()) ?? "")?.[0]) + 1;
  expect(Math.max(...numbers)).toBe(visited);
});

test("the editor and the program fit a phone, and axe finds nothing in them", async ({ page }) => {
  await openEditor(page, "board=6x6&start=a1&rule=nearest%20edge,least%202*onward%2Bedge,random");
  await page.locator("#explore [data-panel=code] > summary").click();
  await page.locator("#explore .program > summary").click();
  await expect(page.locator("#explore .listing .line").first()).toBeVisible();
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    await expectAccessible(page);
  }
  await inWindows(page, [
    [360, 640],
    [390, 844],
    [1440, 900],
  ]);
});
