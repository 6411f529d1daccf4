/** Pictures that become boards in Build. */

import { Buffer } from "node:buffer";
import { choosePicture, openBuild } from "./driver.js";
import { expect, test } from "../fixtures.js";
import { png } from "./png.js";
import { expectWord } from "../room.js";
import * as buildText from "#text/build.js";

test("a picture becomes a board, and its knobs are one step to undo @engines", async ({ page }) => {
  const room = await openBuild(page, "?board=4x4");
  await choosePicture(
    page,
    png(160, 80, (x, y) => x < 80 && y < 40),
  );
  await expect(room.caption).toContainText("128 squares and 384 holes");
  const side = room.root.getByLabel(buildText.labels.longest);
  await side.fill("65");
  await side.press("Enter");
  await expect(room.error).toContainText("has to be a whole number from 1 to 64");
  await expect(side).toHaveAttribute("aria-invalid", "true");
  await side.fill("4");
  await expect(room.error).toHaveCount(0);
  await expectWord(page, "board", "..##/####");
  await room.button(buildText.labels.takeLight).click();
  await expectWord(page, "board", "##../....");
  await room.root.getByLabel(buildText.labels.threshold).fill("0");
  await expectWord(page, "board", "4x2");
  await room.button(buildText.keys.undo).click();
  await expectWord(page, "board", "4x4");
});

test("pictures that cannot be used are answered by a sentence", async ({ page }) => {
  const room = await openBuild(page, "?board=4x4");
  await choosePicture(page, Buffer.from("no picture at all"));
  await expect(room.error).toContainText("not a picture that the browser can read");
  const whole = png(64, 64, (x) => x < 32);
  await choosePicture(page, whole.subarray(0, 20));
  await expect(room.error).toContainText("not a picture that the browser can read");
  await choosePicture(
    page,
    png(10_000, 10_000, () => false),
  );
  await expect(room.error).toContainText("10,000 × 10,000 pixels is too large");
  await expectWord(page, "board", "4x4");
  await choosePicture(page, whole);
  await expect(room.caption).toContainText("512 squares and 512 holes");
  await expect(room.error).toHaveCount(0);
});
