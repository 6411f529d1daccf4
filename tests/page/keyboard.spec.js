import { expect, test } from "@playwright/test";
import { open } from "./room.js";

test("keys move the run", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1");
  for (const [key, said] of [
    ["ArrowRight", "move 1 of 63"],
    ["PageDown", "move 2 of 63"],
    ["ArrowLeft", "move 1 of 63"],
    ["PageUp", "move 0 of 63"],
    ["End", "move 63 of 63"],
    ["Home", "move 0 of 63"],
  ]) {
    await page.keyboard.press(key);
    await expect(room.progress).toHaveText(said);
  }
  await page.keyboard.press("Space");
  await expect(room.button("Pause")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(room.button("Play")).toBeVisible();
  await page.keyboard.press("t");
  await expect(room.codeLine).toContainText("on a tie");
  await page.keyboard.press("r");
  await expect(room.progress).toHaveText("move 0 of 63");
  await page.keyboard.press("d");
  await expect(room.heading).toHaveText("Tour found");
});

test("plus and minus change the speed", async ({ page }) => {
  const room = await open(page);
  const speed = async () => Number(await room.speed.inputValue());
  const before = await speed();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  expect(await speed()).toBeGreaterThan(before);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect(await speed()).toBe(before);
});

test("keys are left alone while typing", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1&tieBreak=random&step=4");
  const seed = page.getByLabel("Seed", { exact: true });
  await seed.fill("");
  await seed.pressSequentially("r t+? d");
  await expect(seed).toHaveValue("r t+? d");
  await seed.press("ArrowLeft");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(room.progress).toHaveText("move 4 of 63");
});

test("a button that is focused keeps Space for itself, and gives back the rest", async ({
  page,
}) => {
  const room = await open(page, "board=8x8&start=a1");
  await room.button("Forward").focus();
  await page.keyboard.press("Space");
  await expect(room.progress).toHaveText("move 1 of 63");
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText("move 2 of 63");
  await expect(room.button("Play")).toBeVisible();
});

test("a presenter's clicker works wherever the focus was left", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1");
  await page.getByLabel("On a tie").focus();
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText("move 1 of 63");
  await room.scrubber.focus();
  await page.keyboard.press("PageDown");
  await expect(room.progress).toHaveText("move 2 of 63");
  await page.keyboard.press("ArrowRight");
  await expect(room.progress).toHaveText("move 3 of 63");
});

test("the sheet names every key, and closes with Escape", async ({ page }) => {
  await open(page);
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await expect(sheet).toBeVisible();
  for (const key of [
    "Space",
    "←",
    "→",
    "Home",
    "End",
    "Page Up",
    "+",
    "−",
    "R",
    "T",
    "D",
    "?",
    "Esc",
  ]) {
    await expect(sheet.locator("kbd", { hasText: key }).first()).toBeVisible();
  }
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.locator(".progress")).toHaveText("move 0 of 63");
});

test("? opens the sheet and closes it, and the focus comes back", async ({ page }) => {
  const room = await open(page);
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await room.button("Forward").focus();
  await page.keyboard.press("?");
  await expect(sheet.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await expect(room.button("Forward")).toBeFocused();
});

test("the focus stays near when a notice is dismissed", async ({ page }) => {
  const room = await open(page, "tieBreak=nope&step=nope");
  await room.notices.getByRole("button", { name: "Dismiss" }).click();
  await expect(room.heading).toBeFocused();
});

test("Tab goes from the board over the play head to the settings", async ({ page }) => {
  const room = await open(page, "board=8x8&start=a1&step=5");
  await page.locator('.grid [tabindex="0"]').focus();
  for (const next of [
    room.scrubber,
    ...["First", "Back", "Play", "Forward", "Last", "Next tie", "Next dead end"].map(room.button),
    room.speed,
    room.button("3 × 3"),
  ]) {
    await page.keyboard.press("Tab");
    await expect(next).toBeFocused();
  }
});

test("buttons tell their keys", async ({ page }) => {
  const room = await open(page);
  await expect(room.button("Play")).toHaveAttribute("title", "Play (Space)");
  await expect(room.button("Next tie")).toHaveAttribute("title", "Next tie (T)");
  await expect(room.button("Last")).toHaveAttribute("aria-keyshortcuts", "End");
});

test("everything is reached with Tab, and seen to be", async ({ page }) => {
  await open(page);
  const focused = () =>
    page.evaluate(() => {
      const element = /** @type {HTMLElement} */ (document.activeElement);
      const seen = element.closest(".grid") ?? element;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      return { name, outline: getComputedStyle(seen).outlineStyle };
    });
  const reached = new Set();
  const wanted = ["Copy link", "Play", "Forward", "Next tie", "5 × 5", "At random", "numbers"];
  for (let i = 0; i < 80 && !wanted.every((name) => reached.has(name)); i += 1) {
    await page.keyboard.press("Tab");
    await expect.poll(async () => (await focused()).outline).toBe("solid");
    reached.add((await focused()).name);
  }
  expect([...reached]).toEqual(expect.arrayContaining(wanted));
});
