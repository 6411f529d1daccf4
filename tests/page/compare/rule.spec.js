/** Lanes and the success map with a rule of one’s own. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, wordsOf } from "../room.js";
import { AT_START, openCompare } from "./driver.js";
import { refusalOf, solver } from "../texts.js";
import * as compareText from "#text/compare.js";
import * as orderText from "#text/move-order.js";
import * as sharedText from "#text/words.js";

/** @import { Locator } from "@playwright/test" */

const OWN = "nearest edge, fewest onward";
const TWO = "board=8x8&start=e5&lanes=warnsdorff:first:stop:1,warnsdorff:roth:stop:1";

/** @param {Locator} lane */
const fieldsOf = (lane) => ({
  list: lane.getByLabel(sharedText.labels.tieBreak, { exact: true }),
  rule: lane.getByLabel(compareText.labels.rule, { exact: true }),
});

test("a lane follows a rule of one’s own, and its link has it", async ({ page }) => {
  const room = await openCompare(page, TWO);
  const lane = room.lanes.first();
  const { list, rule } = fieldsOf(lane);
  await expect(rule).toBeHidden();
  await list.selectOption({ label: sharedText.ownRule });
  await expect(rule).toHaveValue("fewest onward");
  await rule.fill("edge, onward");
  await rule.press("Enter");
  await expect(lane.getByRole("heading")).toContainText(sharedText.namedRule(OWN));
  await expect(rule).toHaveValue(OWN);
  await expect(rule).toBeFocused();
  await expectAccessible(page, { of: "a rule in a lane", themes: ["light", "dark"] });

  await expect.poll(() => addressOf(page)).toContain("rule=");
  const other = await page.context().newPage();
  await other.goto(await addressOf(page));
  await expect(other.locator("#compare .lane").first().getByRole("heading")).toContainText(
    sharedText.namedRule(OWN),
  );

  await list.selectOption("random");
  await expect(rule).toBeHidden();
  await expect.poll(() => addressOf(page)).not.toContain("rule=");
});

test("a rule that cannot be read is refused beside it, and the lanes stay", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, TWO);
  const lane = room.lanes.first();
  const { list, rule } = fieldsOf(lane);
  await list.selectOption({ label: sharedText.ownRule });
  await rule.fill("fewest onwrad");
  await rule.press("Enter");
  await expect(lane.locator(".error")).toHaveText(
    sharedText.refused(refusalOf(() => solver.parseRule("fewest onwrad"))),
  );
  await expect(rule).toHaveValue("fewest onwrad");
  const selected = await rule.evaluate((field) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (field);
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
  expect(selected).toBe("onwrad");
  await expect(room.statuses).toHaveText([AT_START, AT_START]);
});

test("a lane tries the moves in an order of its own, and all have another piece", async ({
  usedPage: page,
}) => {
  const room = await openCompare(page, TWO);
  const lane = room.lanes.first();
  const list = lane.getByLabel(sharedText.labels.moves, { exact: true });
  const order = lane.getByLabel(orderText.ownOrder, { exact: true });
  await expect(list).toHaveValue("encyclopaedia");
  await list.selectOption("clockwise");
  await expect(lane.getByRole("heading")).toContainText(orderText.orderNames.clockwise);
  const written = async () => (await wordsOf(page)).get("lanes");
  await expect.poll(written).toMatch(/^warnsdorff:first:stop:1:moves=clockwise,/);
  await list.selectOption({ label: orderText.ownOrder });
  await expect(order).toHaveValue("1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2");
  await order.fill("1,2");
  await order.press("Enter");
  await expect(lane.locator(".error")).toHaveText(
    sharedText.refused(refusalOf(() => solver.parseMoves("1,2"))),
  );
  const wanted = "2,1 1,2 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2";
  await order.fill(wanted);
  await order.press("Enter");
  await expect.poll(written).toContain(`:moves=${wanted.replaceAll(",", "%2C")},`);
  await page.locator("#compare-leaper").selectOption("0,1+1,1");
  await expect(page).toHaveURL(/leaper=0,1\+1,1/);
  // What the method does not take goes with it.
  await lane.getByLabel(sharedText.labels.algorithm, { exact: true }).selectOption("rotations");
  await expect(list).toHaveCount(0);
});

test("the success map takes any rule, and is gone when the piece is another", async ({
  usedPage: page,
}) => {
  const room = await openCompare(
    page,
    `board=5x5&map=${encodeURIComponent(`warnsdorff:::1:rule=${OWN.replace(",", "%2C")}`)}&seeds=1`,
  );
  await expect(room.squares).toHaveCount(25);
  await expect(room.rate).toBeVisible();
  await expect(room.notices).toHaveCount(0);
  await room.squares.first().click();
  await expect(page.locator("#explore")).toBeVisible();
  await expect.poll(() => addressOf(page)).toContain("rule=");
  await page.goBack();
  await expect(room.rate).toBeVisible();
  await room.button(compareText.parts.race).click();
  await page.locator("#compare-leaper").selectOption("0,1+1,1");
  await room.button(compareText.parts.map).click();
  await expect(room.button(compareText.labels.compute)).toBeVisible();
  await expect(room.rate).toBeHidden();
});
