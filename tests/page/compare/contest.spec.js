/** A contest of rules: held, told, copied, shared by a link, and cancelled. */

import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { addressOf, catchCopies, expectWord } from "../room.js";
import { compareOf, openCompare } from "./driver.js";
import { inWindows } from "../windows.js";
import { ANY, like } from "../texts.js";
import * as contestText from "#text/contest.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
function contestOf(page) {
  const root = page.locator("#compare .contest");
  return {
    field: root.getByLabel(contestText.labels.contestRule, { exact: true }),
    error: root.getByRole("alert"),
    result: root.locator(".won"),
    rows: root.locator("tbody tr"),
    heads: root.locator("thead th"),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

const RESULT = /%/;

test("a rule runs against the usual ones by keyboard, and a link holds the same contest", async ({
  page,
  context,
}) => {
  const copied = await catchCopies(page);
  const ears = await listen(page);
  await openCompare(page, "part=contest");
  const contest = contestOf(page);
  await contest.field.fill("Farthest centre, onward");
  await contest.field.press("Enter");
  await ears.hears(like(contestText.progress(0)));
  await expect(contest.result).toHaveText(RESULT);
  await expect(page.getByRole("table", { name: contestText.labels.contest })).toBeVisible();
  await expect(contest.field).toHaveValue("farthest centre, fewest onward");
  await expectWord(page, "contest", "farthest centre, fewest onward");
  const heads = await contest.heads.allTextContents();
  expect(heads.slice(0, 2)).toEqual([contestText.board, contestText.mine]);
  await expect(contest.rows).toHaveCount(14);
  // All starts of a rule without chance are no sample, random ones are.
  const cells = contest.rows.first().locator("td");
  await expect(cells.first().locator("small")).toHaveCount(0);
  await expect(contest.rows.nth(7).locator("td").first().locator("small")).toHaveText(/\d to \d/);

  await contest.button(contestText.labels.copyContest).click();
  await expect.poll(copied).toContain("board,target,rule,tours,runs");
  const lines = (await copied()).split("\r\n");
  expect(lines).toHaveLength(1 + 14 * (heads.length - 1));
  expect(lines[1]).toMatch(/^5x5,open,"farthest centre, fewest onward",\d+,25$/);
  await contest.button(contestText.labels.copyScore).click();
  const score = contestText.score("farthest centre, fewest onward", ANY, ANY, ANY, ANY);
  await expect
    .poll(copied)
    .toMatch(new RegExp(`^${like(score).source.replace(/^\^|\$$/g, "")} http`));

  const other = await context.newPage();
  await other.goto(await addressOf(page));
  const copy = contestOf(other);
  await expect(copy.result).toHaveText((await contest.result.textContent()) ?? "");
  await expect
    .poll(() => copy.rows.allTextContents())
    .toEqual(await contest.rows.allTextContents());
});

test("a rule that cannot be read is explained beside the field, and the contest before stays", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, "contest=edge");
  const contest = contestOf(page);
  await expect(contest.result).toHaveText(RESULT);
  await expect(room.notices).toHaveCount(0);
  const before = await contest.rows.allTextContents();
  await contest.field.fill("fewest onwards");
  await contest.button(contestText.labels.beginContest).click();
  await expect(contest.error).toContainText("onwards");
  await expect(contest.field).toBeFocused();
  await expect(contest.field).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => contest.rows.allTextContents()).toEqual(before);
  await contest.field.fill("fewest onward");
  await expect(contest.error).toBeHidden();
});

test("a link to a contest without rules says so, and opens none", async ({ usedPage: page }) => {
  const room = await openCompare(page, "contest=fewest%20luck&part=contest");
  await expect(room.notices).toContainText("luck");
  await expect(contestOf(page).rows).toHaveCount(0);
});

test("a long contest shows how far it is and is cancelled at once", async ({ usedPage: page }) => {
  const slow = Array.from({ length: 6 }, (_, i) => `most onward2 + ${i} * onward-sum`).join(", ");
  await openCompare(page, "part=contest");
  const contest = contestOf(page);
  await contest.field.fill(slow);
  await contest.button(contestText.labels.beginContest).click();
  const bar = page.getByRole("progressbar", { name: contestText.labels.contestProgress });
  await expect(bar).toBeVisible();
  await contest.button(contestText.labels.cancelContest).click();
  await expect(contest.result).toHaveText(contestText.cancelled);
  await expect(bar).toBeHidden();
  await expect(contest.button(contestText.labels.beginContest)).toBeFocused();
});

test("a contest fits every window, and axe finds nothing in it", async ({ usedPage: page }) => {
  await openCompare(page, "board=5x5&contest=fewest%20onward,%20random");
  await expect(contestOf(page).result).toHaveText(RESULT);
  await expectAccessible(page);
  await inWindows(page, [
    [320, 640],
    [390, 844],
    [1440, 900],
  ]);
  await expect.poll(() => compareOf(page).lanes.count()).toBe(2);
});
