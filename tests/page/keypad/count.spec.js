/** Sequences counted in Keypad, however many there are. */

import { expect, test } from "../fixtures.js";
import { LONG, openKeypad, PHONE, SOURCE } from "./driver.js";
import { catchCopies } from "../room.js";
import { ANY, atMove, like } from "../texts.js";
import * as keypadText from "#text/keypad.js";
import * as sharedText from "#text/words.js";

test("ten thousand keys are counted exactly", async ({ usedPage: page }) => {
  const copied = await catchCopies(page);
  const room = await openKeypad(page, `${PHONE}&length=10000`);
  await expect(room.size).toHaveText(/\b3,596\b.*4\.026 × 10³⁵⁹⁵/);
  await expect(room.total).toHaveText(/^40,261,387,160,(\d{3},)*\d{3}$/);
  await room.button(keypadText.labels.copyCount).click();
  await expect.poll(copied).toMatch(/^40261387160\d{3585}$/);
});

test("what is too much to count is refused, and the rest of the room works", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${SOURCE}&length=60&limits=:20:each`);
  await expect(room.countError).toHaveText(like(keypadText.notCounted(ANY)));
  await room.key("A").click();
  await expect(room.here).toHaveText("A");
  await expect(room.sequences).toHaveCount(24);
  await room.length.fill("10");
  await room.length.press("Enter");
  await expect(room.total).toHaveText("1,320,360");
  await expect(room.countError).toBeHidden();
});

test("a long count shows how far it is, leaves the page alive, and is cancelled", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, LONG);
  await expect(room.counted).toHaveText(/^\d+%$/);
  await room.key("A").click();
  await room.key("H").click();
  await expect(room.here).toHaveText("H");
  await expect(room.cancel).toBeVisible();
  await room.cancel.click();
  await expect(room.countError).toHaveText(keypadText.cancelled);
  await expect(room.button(keypadText.labels.countAgain)).toBeFocused();
  await room.button(keypadText.labels.countAgain).click();
  await expect(room.cancel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.countError).toHaveText(keypadText.cancelled);
});

test("counts, lists and files are made by workers, and the page has none of their work", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const kinds = /** @type {string[]} */ ([]);
    Object.assign(window, { kinds });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...sent) {
      kinds.push(sent[0].kind);
      return postMessage.apply(this, /** @type {[any]} */ (sent));
    };
  });
  const room = await openKeypad(page, `${PHONE}&length=6`);
  await expect(room.total).toHaveText("544");
  await room.button(keypadText.labels.exportAll).click();
  await expect(room.saved).toHaveText(keypadText.exportDone(544));
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (window).kinds))
    .toEqual(["sequence-count", "sequences", "sequence-file"]);
});

test("a step in Explore is answered while a count goes on", async ({ usedPage: page }) => {
  const room = await openKeypad(page, LONG);
  await expect(room.counted).toHaveText(/^\d+%$/);
  await page.getByRole("link", { name: sharedText.rooms.explore, exact: true }).click();
  await page.locator("#explore [data-action=forward]").click();
  await expect(page.locator("#story-heading")).toHaveText(atMove(1, 63));
  await page.getByRole("link", { name: keypadText.labels.pad, exact: true }).click();
  await expect(room.cancel.or(room.total).filter({ visible: true })).toHaveCount(1);
});
