/** The whole site in one file, opened without any server. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { single } from "../../../xtask/single.js";
import { ownTexts } from "../../../xtask/texts.js";
import { catchWorkers, roomsOf, watchErrors } from "../room.js";
import { exploreOf } from "../explore/driver.js";
import { moveOf } from "../texts.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";
import * as countText from "#text/count.js";
import * as doorText from "#text/door.js";

const TOP = fileURLToPath(new URL("../../../www/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../../target/bundle/sources/", import.meta.url));

test("one file opens by itself, with every room and its workers @engines", async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), "single-"));
  const file = join(folder, "knights-tour-lab.html");
  await writeFile(file, await single(SOURCES));
  const address = pathToFileURL(file).href;
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const errors = watchErrors(page);
  const workers = await catchWorkers(page);

  await page.goto(`${address}#explore?board=6x6&start=c3&step=5`);
  await expect(exploreOf(page).progress).toHaveText(moveOf(5, 35));
  await exploreOf(page).button(sharedText.actions.forward).click();
  await expect(exploreOf(page).progress).toHaveText(moveOf(6, 35));
  for (const room of (await roomsOf(page)).toReversed()) {
    await page.locator(`nav a[href*="#${room}"]`).click();
    await expect(page.locator(`#${room}`)).toBeVisible();
    await expect(page.locator("#failure")).toBeHidden();
  }

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: sharedText.labels.help })).toContainText(
    doorText.abouts.explore,
  );
  await page.keyboard.press("Escape");

  // The link is there to be shared, and it is said that others cannot open it.
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: shareText.heading });
  await expect(sheet.getByLabel(shareText.link, { exact: true })).toHaveValue(/^file:.*#explore/);
  await expect(sheet).toContainText(shareText.reach.file);
  await expect(sheet.getByRole("img", { name: shareText.qrName })).toBeVisible();
  await sheet.getByText(shareText.embed).click();
  await expect(sheet.getByLabel(shareText.elementCode)).toHaveValue(
    /^<script type="module" src="embed\/knights-tour\.js">/,
  );
  await page.keyboard.press("Escape");

  // The work of a room is done beside the page.
  await page.goto(`${address}#count?board=6x6&target=closed`);
  await page.locator("#count").getByRole("button", { name: countText.labels.start }).click();
  await expect(page.locator("#count .exact .result > .number")).toContainText("9,862");
  // Beside one file is no other.
  await expect(page.getByText(countText.labels.allAsCsv)).toBeHidden();
  const started = await workers();
  expect(started.length).toBeGreaterThan(0);
  expect(started.every((url) => url.startsWith("blob:"))).toBe(true);

  // It stays as it was after it was loaded again, and asks nobody.
  await page.reload();
  await expect(page.locator("#count")).toBeVisible();
  expect(asked.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(address))).toEqual(
    [],
  );
  expect(errors()).toEqual([]);
  await rm(folder, { recursive: true });
});

test("the file in German speaks German in every browser, and offers no other language", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "single-"));
  const file = join(folder, "knights-tour-lab.html");
  await writeFile(file, await single(SOURCES, "de"));
  const { door } = await ownTexts(TOP, "de");
  await page.goto(pathToFileURL(file).href);
  await expect(page.locator("#door h2")).toHaveText(door?.labels.question);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.goto(`${pathToFileURL(file).href}#explore?board=5x5&lang=fr`);
  await expect(page.locator("#explore .notice")).toContainText("„fr“");
  await rm(folder, { recursive: true });
});
