import { expect, test } from "@playwright/test";
import { drawn } from "./room.js";

/** Fields of rooms, and what cannot be used in each. */
const fields = [
  ["build", "#build-width", "0"],
  ["build", "#build-side", "1"],
  ["count", "#count-width", "0"],
  ["count", "#count-weight", "nope"],
  ["keypad", "#keypad-length", "0"],
  ["keypad", "#keypad-page", "0"],
  ["keypad", ".limit-rows input >> nth=0", "nope"],
];

test("what is wrong with a field is told as its description", async ({ page }) => {
  for (const [room, field, value] of fields) {
    await page.goto(`#${room}`);
    await drawn(page);
    const input = page.locator(`main#${room}`).locator(String(field));
    const before = await input.inputValue();
    await input.fill(String(value));
    await input.press("Enter");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    const error = page.locator(`main#${room} .error:visible`);
    await expect(input).toHaveAccessibleDescription(
      new RegExp(String(await error.textContent()).replace(/[^\w\s]/g, ".")),
    );
    await input.fill(before);
    await input.press("Enter");
    await expect(error).toHaveCount(0);
    await expect(input).not.toHaveAttribute("aria-invalid");
  }
});

test("a square of the map that is not run yet is an image with a name", async ({ page }) => {
  await page.addInitScript(() => {
    // A worker that never answers: nothing is run.
    Object.assign(window, {
      Worker: class extends EventTarget {
        postMessage() {}
        terminate() {}
      },
    });
  });
  await page.goto("#compare?board=5x5");
  await drawn(page);
  await page.getByRole("button", { name: "Compute the map" }).click();
  await expect(page.locator(".squares a:not([href])")).toHaveCount(25);
  await expect(page.getByRole("img", { name: /^a1: not run yet/ })).toHaveCount(1);
});
