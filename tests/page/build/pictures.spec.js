/** Pictures that become boards in Build. */

import { Buffer } from "node:buffer";
import { choosePicture, openBuild } from "./driver.js";
import { expect, test } from "../fixtures.js";
import { png } from "./png.js";
import { expectWord } from "../room.js";
import { SOME, having } from "../texts.js";
import * as buildText from "#text/build.js";

test("a picture becomes a board, and its knobs are one step to undo @engines", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=4x4");
  await choosePicture(
    page,
    png(160, 80, (x, y) => x < 80 && y < 40),
  );
  await expect(room.caption).toContainText(buildText.contents(128, 384));
  const side = room.root.getByLabel(buildText.labels.longest);
  await side.fill("65");
  await side.press("Enter");
  await expect(room.error).toContainText(buildText.wrong.side(1, 64));
  await expect(side).toHaveAttribute("aria-invalid", "true");
  await side.fill("4");
  await expect(room.error).toHaveCount(0);
  await expectWord(page, "board", "..##/####");
  await room.button(buildText.labels.takeLight).click();
  await expectWord(page, "board", "##../....");
  await room.root.getByLabel(buildText.labels.threshold).fill("0");
  await expectWord(page, "board", "4x2");
  await room.button(buildText.steps.undo).click();
  await expectWord(page, "board", "4x4");
});

test("pictures that cannot be used are answered by a sentence", async ({ page }) => {
  const room = await openBuild(page, "?board=4x4");
  await choosePicture(page, Buffer.from("no picture at all"));
  await expect(room.error).toContainText(buildText.picture.unreadable);
  const whole = png(64, 64, (x) => x < 32);
  await choosePicture(page, whole.subarray(0, 20));
  await expect(room.error).toContainText(buildText.picture.unreadable);
  await choosePicture(
    page,
    png(10_000, 10_000, () => false),
  );
  await expect(room.error).toContainText(
    having(buildText.picture.tooLarge(10_000, 10_000, SOME).split(";")[0]),
  );
  await expectWord(page, "board", "4x4");
  await choosePicture(page, whole);
  await expect(room.caption).toContainText(buildText.contents(512, 512));
  await expect(room.error).toHaveCount(0);
});
