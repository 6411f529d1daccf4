/** Sequences listed and saved in Keypad. */

import { expect, test } from "../fixtures.js";
import { EIGHTEEN, openKeypad, PHONE, SOURCE } from "./driver.js";
import { catchFiles, expectWord } from "../room.js";
import { SOME, beginning, having, like } from "../texts.js";
import * as keypadText from "#text/keypad.js";

test("the list is turned page by page, and a sequence of it is walked", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, EIGHTEEN);
  await expect(room.listed).toHaveText(keypadText.listed(1, 24, "1,013,398"));
  await room.button(keypadText.labels.next).click();
  await expect(room.listed).toHaveText(keypadText.listed(25, 48, "1,013,398"));
  const second = await room.sequences.first().innerText();
  await expectWord(page, "page", "2");
  await room.pageField.fill("42225");
  await room.pageField.press("Enter");
  await expect(room.listed).toHaveText(keypadText.listed(1_013_377, 1_013_398, "1,013,398"));
  await expect(room.button(keypadText.labels.next)).toHaveAttribute("aria-disabled", "true");
  await room.button(keypadText.labels.previous).click();
  await expect(room.listed).toHaveText(keypadText.listed(1_013_353, 1_013_376, "1,013,398"));
  await room.pageField.fill("50000");
  await room.pageField.press("Enter");
  await expect(room.listed).toHaveText(keypadText.beyondList(50_000));
  await room.pageField.fill("two");
  await room.pageField.press("Enter");
  await expect(room.root.locator(".page-error")).toContainText(
    having(keypadText.wrong.number("two", SOME, SOME)),
  );
  await room.pageField.fill("2");
  await room.pageField.press("Enter");
  await expect(room.sequences.first()).toHaveText(second);
  await room.sequences.first().click();
  await expect(room.field).toHaveValue(second);
  await expect(room.progress).toHaveText(keypadText.position(10, 10));
});

test("a list that changes keeps the focus that was in it", async ({ usedPage: page }) => {
  const room = await openKeypad(page, PHONE);
  await expect(room.listed).toHaveText(beginning(keypadText.listed(1, 24, "")));
  await room.sequences.nth(3).focus();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#keypad?${PHONE}&length=2`);
  await expect(room.sequences.first()).toHaveText(/^..$/);
  await expect(room.sequences.first()).toBeFocused();
});

test("a new keypad’s list never shows sequences of the one before", async ({ usedPage: page }) => {
  const room = await openKeypad(page, EIGHTEEN);
  await expect(room.listed).toHaveText(keypadText.listed(1, 24, "1,013,398"));
  const shown = await page.evaluate((name) => {
    const [list, state] = ["#keypad .sequences", "#keypad .listed"].map((each) =>
      document.querySelector(each),
    );
    const chips = [...document.querySelectorAll("#keypad .presets button")];
    const chip = chips.find((each) => each.textContent === name);
    /** @type {HTMLElement | undefined} */ (chip)?.click();
    return [list?.textContent, state?.textContent];
  }, keypadText.presets.phone);
  expect(shown).toEqual(["", keypadText.searching]);
  await expect(room.sequences.first()).toHaveText(/^\d{10}$/);
});

test("all sequences are saved as a text", async ({ page }) => {
  const saved = await catchFiles(page);
  const room = await openKeypad(page, `${PHONE}&length=6`);
  await expect(room.total).toHaveText("544");
  await room.button(keypadText.labels.exportAll).click();
  const { name, type, bytes } = await saved();
  expect([name, type]).toEqual(["knight-sequences-of-6.txt", "text/plain"]);
  const lines = bytes.toString("utf8").trimEnd().split("\n");
  expect(new Set(lines).size).toBe(544);
  expect(lines[0]).toBe("161616");
  await expect(room.saved).toHaveText(keypadText.exportDone(544));
});

test("saving shows how far it is, is cancelled, and is refused where it is too much", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${SOURCE}&length=12`);
  await expect(room.total).toBeVisible();
  await room.button(keypadText.labels.exportAll).click();
  await expect(room.root.locator(".export .done")).toHaveText(
    like(keypadText.exported(SOME, BigInt(SOME))),
  );
  await room.root
    .locator(".export")
    .getByRole("button", { name: keypadText.labels.cancel })
    .click();
  await expect(room.saved).toHaveText(keypadText.exportCancelled);
  await expect(room.button(keypadText.labels.exportAll)).toBeFocused();
  await room.length.fill("30");
  await room.length.press("Enter");
  await expect(room.question).toContainText(/\b30\b/);
  await room.button(keypadText.labels.exportAll).click();
  await expect(room.saved).toHaveText(keypadText.exportTooLarge(500e6));
});

test("a search for a page that finds nothing for long waits to be asked on", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${SOURCE}&length=10000&limits=:20:each&page=2`);
  await expect(room.listed).toHaveText(keypadText.searchedLong);
  await room.button(keypadText.labels.goOn).click();
  await expect(room.listed).toHaveText(
    new RegExp(`^${keypadText.searching}|^${keypadText.searchedLong}`),
  );
  await page.keyboard.press("Escape");
  await expect(room.button(keypadText.labels.goOn)).toBeVisible();
});
