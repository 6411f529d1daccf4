/** Rules of one’s own: written, stepped, shared, and what is wrong with some of them. */

import { expectAccessible } from "../accessibility.js";
import { baseURL } from "../browsers.js";
import { expect, test } from "../fixtures.js";
import { addressOf, catchCopies, expectWord, watchPicture, wordsOf } from "../room.js";
import { openExplore } from "./driver.js";
import { moveOf, refusalOf, runAt, solver, tieBreakName } from "../texts.js";
import * as editorText from "#text/rule-editor.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const { ofLine } = editorText;

/** The last line of a rule. */
const ROW = { least: false, formula: "row", text: "" };

/** A rule in no list, and the link to it. */
const OWN = "nearest edge, fewest onward";
/** @param {string} rule */
const linkTo = (rule) => `start=c3&rule=${encodeURIComponent(rule)}`;

/** The editor, and the list above it. @param {Page} page */
function editorOf(page) {
  const editor = page.getByRole("group", { name: editorText.labels.title, exact: true });
  return {
    editor,
    rule: page.locator("#explore").getByLabel(sharedText.labels.tieBreak, { exact: true }),
    lines: editor.getByRole("list", { name: editorText.labels.lines }).getByRole("listitem"),
    text: editor.getByLabel(editorText.labels.text, { exact: true }),
    last: editor.getByLabel(editorText.labels.last, { exact: true }),
    alert: editor.getByRole("alert"),
    mark: editor.locator("mark"),
    /** @param {string} name */
    field: (name) => editor.getByLabel(name, { exact: true }),
    /** @param {string} name */
    button: (name) => editor.getByRole("button", { name, exact: true }),
  };
}

/** What is said of a rule that cannot be read. @param {string} rule */
const refusedAs = (rule) => sharedText.refused(refusalOf(() => solver.parseRule(rule)));

test("the keyboard alone writes a rule, steps it and shares it", async ({ page }) => {
  const room = await openExplore(page, "start=c3&tieBreak=first");
  const { rule, field, button, text, lines } = editorOf(page);
  await rule.focus();
  await page.keyboard.press("End");
  await expect(rule).toHaveValue("own");
  await expect(text).toHaveValue("fewest onward");
  await button(editorText.labels.add).focus();
  await page.keyboard.press("Enter");
  await expect(field(ofLine.measure(2))).toBeFocused();
  await page.keyboard.type("the edge");
  await expect(text).toHaveValue("fewest onward, nearest edge");
  await expect(field(ofLine.measure(2))).toBeFocused();
  await button(ofLine.up(2)).focus();
  await page.keyboard.press("Enter");
  await expect(button(ofLine.up(1))).toBeFocused();
  await expect(text).toHaveValue(OWN);
  await expect(lines).toHaveCount(2);
  await expectWord(page, "rule", OWN);
  expect((await wordsOf(page)).has("tieBreak")).toBe(false);

  const start = runAt(linkTo(OWN));
  await expect(room.story).toHaveText(start.story);
  await expect(room.codeLine).toHaveText(start.lineNow);
  await room.heading.focus();
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText(moveOf(1, 63));
  await expect(room.story).toHaveText(runAt(`${linkTo(OWN)}&step=1`).story);

  await expectWord(page, "step", "1");
  const other = await page.context().newPage();
  await other.goto(await addressOf(page));
  const elsewhere = editorOf(other);
  await expect(elsewhere.text).toHaveValue(OWN);
  await expect(other.locator("#explore .say")).toHaveText(runAt(`${linkTo(OWN)}&step=1`).story);
});

test("the rule can be copied as text", async ({ usedPage: page }) => {
  const copies = await catchCopies(page);
  await openExplore(page, linkTo(OWN));
  await editorOf(page).button(editorText.labels.copy).click();
  await expect.poll(copies).toBe(OWN);
});

test("a rule that has a name is linked to by it, and the editor stays open", async ({
  usedPage: page,
}) => {
  await openExplore(page, linkTo(OWN));
  const { text, rule, lines } = editorOf(page);
  await text.fill("onward, most centre");
  await text.press("Enter");
  await expect(text).toHaveValue("fewest onward, farthest centre");
  await expect(lines).toHaveCount(2);
  await expect.poll(async () => (await wordsOf(page)).has("rule")).toBe(false);
  await expect(rule).toHaveValue("own");
  await rule.selectOption({ label: tieBreakName("random") });
  await expect(text).toBeHidden();
  await expectWord(page, "tieBreak", "random");
});

test("a formula, chance in the end, and a way back", async ({ usedPage: page }) => {
  const room = await openExplore(page, linkTo(OWN));
  const { field, button, text, last, lines } = editorOf(page);
  await button(editorText.labels.addFormula).click();
  await expect(field(ofLine.formula(3))).toHaveValue("2 * onward + edge");
  await field(ofLine.formula(3)).fill("onward * (visited + 1)");
  await field(ofLine.formula(3)).press("Tab");
  await expect(button(ofLine.up(3))).toBeFocused();
  await last.selectOption("random");
  const rule = `${OWN}, least onward * (visited + 1), random`;
  await expect(text).toHaveValue(rule);
  await expect(room.story).toHaveText(runAt(linkTo(rule)).story);
  await button(ofLine.remove(1)).click();
  await expect(lines).toHaveCount(2);
  await expect(button(ofLine.remove(1))).toBeFocused();
  const undo = button(editorText.labels.undo);
  await undo.click();
  await expect(text).toHaveValue(rule);
  await undo.click();
  await undo.click();
  await undo.click();
  await expect(text).toHaveValue(OWN);
  await expectWord(page, "rule", OWN);
  await button(editorText.labels.usual).click();
  await expect(text).toHaveValue("fewest onward");
  await undo.click();
  await expect(text).toHaveValue(OWN);
});

test("a line is dragged to another place", async ({ usedPage: page }) => {
  await openExplore(page, linkTo(`${OWN}, least row`));
  const { text, lines } = editorOf(page);
  await expect(text).toHaveValue(`${OWN}, least row`);
  const handle = lines.nth(0).locator(".handle");
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await lines.nth(1).boundingBox()];
  if (!from || !to) {
    throw new Error("the lines are not seen");
  }
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, to.y + to.height - 4, { steps: 6 });
  await page.mouse.up();
  await expect(text).toHaveValue("fewest onward, nearest edge, least row");
  await expectWord(page, "rule", "fewest onward, nearest edge, least row");
});

test("a mistake is marked where it is, and the run stays", async ({ usedPage: page }) => {
  const room = await openExplore(page, `${linkTo(OWN)}&step=3`);
  const { text, alert, mark, lines, button, field } = editorOf(page);
  const typed = "nearest edge, fewest onwrad";
  await text.fill(typed);
  await text.press("Enter");
  await expect(alert).toHaveText(refusedAs(typed));
  await expect(mark).toHaveText("onwrad");
  await expect(text).toHaveValue(typed);
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expect(lines).toHaveCount(2);
  await expect(room.progress).toHaveText(moveOf(3, 63));
  await text.fill("nearest edge, fewest");
  await text.press("Enter");
  await expect(mark).toHaveText(editorText.missing);

  await button(editorText.labels.undo).click();
  await button(editorText.labels.undo).click();
  await expect(text).toHaveValue(OWN);
  await expect(alert).toBeHidden();
  await button(ofLine.remove(2)).click();
  await button(ofLine.remove(1)).click();
  await expect(alert).toHaveText(refusedAs(""));
  await expect(lines).toHaveCount(0);
  await expectWord(page, "rule", "nearest edge");
  await button(editorText.labels.undo).click();
  await button(editorText.labels.undo).click();
  await field(ofLine.measure(2)).selectOption("edge");
  await field(`${ofLine.superlative(2)}`).selectOption("greatest");
  await expect(alert).toHaveText(refusedAs("nearest edge, farthest edge"));
  await expect(mark).toHaveText("farthest edge");
});

test("each criterion has a column, and the one that decides is marked", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, linkTo(`${OWN}, greatest row`));
  const { candidates } = runAt(linkTo(`${OWN}, greatest row`));
  const heads = page.locator("#explore .candidates .head span").filter({ visible: true });
  await expect(heads).toHaveText(["edge", "onward", sharedText.columnHead(ROW, true)]);
  await expect(room.candidates).toHaveText(candidates);
  expect(candidates[0]).toContain(sharedText.valuesInWords([], [], ROW));
  await expect(room.candidates.filter({ has: page.locator("b", { hasText: "d5" }) })).toHaveClass(
    /\bout\b/,
  );
  await openExplore(page, "start=c3&tieBreak=first");
  await expect(heads).toHaveCount(0);
  const unit = page.locator("#explore .unit");
  await expect(unit).toBeHidden();
  await openExplore(page, "start=c3&tieBreak=roth");
  await expect(heads).toHaveCount(2);
  await expect(unit).toHaveText(sharedText.centreUnit());
  // Where the smallest number decides, no tie is broken.
  await openExplore(page, "start=b1&tieBreak=roth");
  await expect(room.candidates).toHaveCount(3);
  await expect(heads).toHaveCount(0);
});

test("what was written and refused is forgotten with its link", async ({ usedPage: page }) => {
  await openExplore(page, linkTo(OWN));
  const { text, alert } = editorOf(page);
  await text.fill("fewest onwrad");
  await text.press("Enter");
  await expect(alert).toBeVisible();
  await openExplore(page, "start=c3");
  await openExplore(page, linkTo(OWN));
  await expect(text).toHaveValue(OWN);
  await expect(alert).toBeHidden();
});

test("another method has no rule, and the way back has it again", async ({ usedPage: page }) => {
  await openExplore(page, linkTo(OWN));
  const method = page.getByLabel(sharedText.labels.algorithm);
  const { editor, text } = editorOf(page);
  await method.selectOption("backtracking");
  await expect(editor).toBeHidden();
  await method.selectOption("warnsdorff");
  await expect(text).toHaveValue(OWN);
  await expectWord(page, "rule", OWN);
});

test("a link with a rule that cannot be read says so", async ({ usedPage: page }) => {
  for (const hostile of [
    "<img src=x onerror=alert(1)>",
    "((((((((((onward",
    "random",
    "❓".repeat(300),
  ]) {
    const room = await openExplore(page, linkTo(hostile));
    await expect(room.notices).toContainText(
      sharedText.replaced(
        "rule",
        refusalOf(() => solver.parseRule(hostile)),
        "",
      ),
    );
    await expect(room.story).toHaveText(runAt("start=c3").story);
    await expect(editorOf(page).editor).toBeHidden();
  }
});

test("a graph has only measures that need no board", async ({ usedPage: page }) => {
  await openExplore(page, `graph=1-2-3-4-5-1%201-3&rule=${encodeURIComponent("most visited")}`);
  const { field, text } = editorOf(page);
  await expect(text).toHaveValue("most visited");
  /** @type {{ needsBoard: boolean }[]} */
  const measures = solver.ruleMeasures();
  await expect(field(ofLine.measure(1)).locator("option")).toHaveCount(
    measures.filter(({ needsBoard }) => !needsBoard).length,
  );
});

test("axe finds nothing to complain about in the open editor", async ({ usedPage: page }) => {
  await openExplore(page, linkTo(`${OWN}, least 2*onward + edge, fewest onward-min`));
  const { text, alert } = editorOf(page);
  await expect(text).toBeVisible();
  await expectAccessible(page, { of: "the editor" });
  await text.fill("fewest onwrad");
  await text.press("Enter");
  await expect(alert).toBeVisible();
  await expectAccessible(page, { of: "a mistake in a rule" });
});

test("on a phone the editor fits, and its buttons are large enough", async ({ browser }) => {
  const context = await browser.newContext({
    ...{ baseURL: baseURL(), hasTouch: true, viewport: { width: 390, height: 844 } },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage["knights-tour-lab/openPanels"] = "method";
  });
  await openExplore(page, linkTo(`${OWN}, least 2*onward + edge, fewest onward-min`));
  const { text, button, editor } = editorOf(page);
  await expect(text).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(ofLine.down(1)).tap();
  await expect(text).toHaveValue(
    "fewest onward, nearest edge, least 2 * onward + edge, fewest onward-min",
  );
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) {
    for (const each of await editor.getByRole("button").all()) {
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
  await context.close();
});

test("the numbers on open squares are any measure, in links too", async ({ usedPage: page }) => {
  await openExplore(page, "board=6x6&start=c3&layers=degrees&theme=light");
  const list = page
    .locator("#explore")
    .getByLabel(sharedText.labels.squareNumbers, { exact: true });
  const corner = page.locator("#explore").getByRole("gridcell", { name: /^f6\b/ });
  await expect(corner).toHaveAccessibleName(new RegExp(sharedText.measured("onward-moves", 2)));
  const changed = await watchPicture(page);
  await list.selectOption({ label: sharedText.headOf({ formula: "centre" }) });
  await expect(corner).toHaveAccessibleName(new RegExp(sharedText.measured("centre", 50)));
  await expect.poll(changed).toBeGreaterThan(200);
  await expectWord(page, "numbers", "centre");
  await openExplore(page, "board=6x6&start=c3&layers=degrees&numbers=visited&step=3");
  await expect(list).toHaveValue("visited");
  await list.selectOption({ label: sharedText.usualNumbers });
  await expect.poll(async () => (await wordsOf(page)).has("numbers")).toBe(false);
  const room = await openExplore(page, "graph=petersen&numbers=edge");
  await expect(room.notices).toContainText("edge");
  await expect(list.locator("option")).toHaveCount(1 + 7);
});
