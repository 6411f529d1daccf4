import { Buffer } from "node:buffer";
import { expect, test } from "../fixtures.js";
import { drawn, goTo } from "../room.js";
import * as sharedText from "#text/words.js";
import * as compareText from "#text/compare.js";
import * as keypadText from "#text/keypad.js";

/** Fields of rooms, and what cannot be used in each. */
const fields = [
  ["build", "#build-width", "0"],
  ["build", "#build-side", "1"],
  ["compare", "#compare-width", "five"],
  ["compare", "#compare-start", "z9"],
  ["exist", "#exist-height", "31"],
  ["explore", "input[name=height]", "five"],
  ["count", "#count-width", "0"],
  ["count", "#count-weight", "nope"],
  ["keypad", "#keypad-length", "0"],
  ["keypad", "#keypad-page", "0"],
  ["keypad?length=5&limits=AE:2", ".limit-rows input >> nth=0", "nope"],
];

test("the error of a field is its description", async ({ usedPage: page }) => {
  for (const [i, [room, field, value]] of fields.entries()) {
    if (room !== fields[i - 1]?.[0]) {
      await goTo(page, `#${room}`);
    }
    const root = `main#${room?.split("?")[0]}`;
    const input = page.locator(root).locator(String(field));
    await expect(input).not.toHaveValue("");
    const before = await input.inputValue();
    await input.fill(String(value));
    await input.press("Enter");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    const error = page.locator(`${root} .error:visible`);
    await expect(input).toHaveAccessibleDescription(
      new RegExp(String(await error.textContent()).replace(/[^\w\s]/g, ".")),
    );
    await input.fill(before);
    await input.press("Enter");
    await expect(error).toHaveCount(0);
    await expect(input).not.toHaveAttribute("aria-invalid");
  }
});

test("a side that is not a number is named as a side, and the other one is the board's", async ({
  usedPage: page,
}) => {
  await goTo(page, "#compare?board=5x6");
  const compare = page.locator("main#compare");
  const [width, height] = [compare.locator("#compare-width"), compare.locator("#compare-height")];
  await width.fill("five");
  await width.press("Enter");
  await expect(width).toHaveAccessibleDescription(/Width has to be a whole number from 1/);
  await height.fill("7");
  await height.press("Enter");
  await expect(compare.locator(".error:visible")).toHaveCount(0);
  await expect(width).toHaveValue("5");
});

test("a text that is too long cannot be typed where errors are shown only afterwards", async ({
  usedPage: page,
}) => {
  await goTo(page, "#keypad?keypad=ABC/DEF/GHI");
  const rows = page.locator("#keypad-rows");
  await expect(rows).toHaveValue("ABC\nDEF\nGHI");
  await rows.focus();
  await rows.evaluate((field) => {
    if (field instanceof HTMLTextAreaElement) {
      field.value = "A".repeat(1e6);
      field.dispatchEvent(new Event("input"));
    }
  });
  await expect(rows).toHaveValue("ABC\nDEF\nGHI");
  await expect(rows).toHaveAccessibleDescription(/too long/);
  await rows.fill("ABC\nDEF\nGHI\nJKL");
  await rows.press("Control+Enter");
  await expect(rows).not.toHaveAttribute("aria-invalid");
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
  await page.goto("#compare?board=5x5&part=map");
  await drawn(page);
  await page.getByRole("button", { name: compareText.labels.compute }).click();
  await expect(page.locator(".squares a:not([href])")).toHaveCount(25);
  await expect(page.getByRole("img", { name: /^a1: not run yet/ })).toHaveCount(1);
});

test("the field describes what is wrong with typed leaps", async ({ usedPage: page }) => {
  for (const room of ["explore", "build", "count", "compare", "exist", "keypad"]) {
    await goTo(page, `#${room}`);
    const main = page.locator(`main#${room}`);
    const list = main.locator("select[name=leaper]");
    await list.selectOption("other");
    const field = main.getByLabel(sharedText.labels.leaps);
    // On a busy machine a room may still be arriving.
    await expect(async () => {
      await field.fill("rook");
      await field.press("Enter");
      await expect(field).toHaveAttribute("aria-invalid", "true", { timeout: 1000 });
    }).toPass();
    await expect(field).toHaveAccessibleDescription(/a rook is a rider/);
    await expect(list).not.toHaveAttribute("aria-invalid");
    await field.fill("1,1 + 1,0");
    await field.press("Enter");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await expect(page).toHaveURL(/leaper=0,1\+1,1/);
  }
});

test("a limit with keys that the pad lacks, and a file that is not a picture, are named at their fields", async ({
  usedPage: page,
}) => {
  await page.goto("#keypad?limits=AEIO:2");
  await drawn(page);
  const keypad = page.locator("main#keypad");
  await keypad.getByRole("button", { name: keypadText.labels.addLimit }).click();
  const [first, second] = [1, 2].map((i) => keypad.getByLabel(`Keys of limit ${i}`));
  await second?.fill("~");
  await second?.press("Enter");
  await expect(second).toHaveAttribute("aria-invalid", "true");
  await expect(second).toHaveAccessibleDescription(/\S/);
  await expect(first).not.toHaveAttribute("aria-invalid");
  await second?.fill("");
  await second?.press("Enter");
  await expect(second).not.toHaveAttribute("aria-invalid");

  await page.goto("#build");
  const file = page.locator("#build-picture");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("none") });
  await expect(file).toHaveAttribute("aria-invalid", "true");
  await expect(file).toHaveAccessibleDescription(/picture/);
});
