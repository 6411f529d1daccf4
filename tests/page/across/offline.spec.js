/** The site without a network, and versions that come and go while pages are open. */

import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test as plain } from "@playwright/test";
import { bundle } from "../../../xtask/bundle.js";
import { built, host } from "../../site.js";
import { roomsOf } from "../room.js";
import { exploreOf } from "../explore/driver.js";
import { moveOf } from "../texts.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";
import * as countText from "#text/count.js";
import * as doorText from "#text/door.js";
import * as helpText from "#text/help.js";

/** @import { Host, Site } from "../../site.js" */
/** @import { Fixtures, Page, PlaywrightTestArgs } from "@playwright/test" */

const SOURCES = fileURLToPath(new URL("../../../target/bundle/sources/", import.meta.url));

/** A word of the page that tells versions apart, and the file that has it. */
const TAGLINE = { file: "text/en/labels.ftl", first: sharedText.labels.tagline };

/** The site, with another tagline. @param {string} tagline @returns {Promise<Site>} */
async function publish(tagline) {
  const scratch = await mkdtemp(join(tmpdir(), "version-"));
  await cp(SOURCES, scratch, { recursive: true });
  // One language is enough to tell it from the other.
  const languages = await readdir(join(scratch, "text"), { withFileTypes: true });
  const others = languages.filter((entry) => entry.isDirectory() && entry.name !== "en");
  await Promise.all(others.map(({ name }) => rm(join(scratch, "text", name), { recursive: true })));
  const file = join(scratch, TAGLINE.file);
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(TAGLINE.first, tagline));
  const site = await bundle(scratch, { isSmall: false });
  await rm(scratch, { recursive: true });
  return site;
}

/** Visitors’ browsers keep the site. */
const test = plain.extend(
  /** @type {Fixtures<{ server: Host }, {}, PlaywrightTestArgs>} */ ({
    server: async ({}, use) => {
      const server = await host();
      await use(server);
      await server.switchOff();
    },
  }),
);

/** Waits until what is used of the site is kept. @param {Page} page */
const kept = (page) => expect(page.locator("#kept-on-device")).not.toHaveAttribute("hidden");

/** Chooses a language in the menu. @type {(page: Page, id: string) => Promise<void>} */
async function choose(page, id) {
  await page.getByRole("button", { name: sharedText.labels.display, exact: true }).click();
  await page.locator("#language").selectOption(id);
}

/** The button in the help that keeps everything. @param {Page} page */
const keepEverything = (page) =>
  page.getByRole("button", { name: helpText.keepEverything(0).replace(/ \(.*/, "") });

/** @param {Page} page @param {string} room */
async function goTo(page, room) {
  await page.locator(`nav a[href^="#${room}"]`).click();
  await expect(page.locator(`#${room}`)).toBeVisible();
  await expect(page.locator("#failure")).toBeHidden();
}

const tagline = (/** @type {Page} */ page) => page.locator(".tagline");

const look = (/** @type {Page} */ page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test("once visited, every room works without a network @engines", async ({ page, server }) => {
  server.serve(await built());
  await page.goto(`${server.address}#explore?board=6x6&start=c3&step=5`);
  await kept(page);
  await server.switchOff();

  await page.reload();
  await expect(exploreOf(page).progress).toHaveText(moveOf(5, 35));
  await page.keyboard.press("?");
  await expect(page.locator("#kept-on-device")).toBeVisible();
  await expect(page.locator("#kept-on-device")).toHaveText(sharedText.labels.kept);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  await expect(page.getByRole("img", { name: shareText.qrName })).toBeVisible();
  await page.keyboard.press("Escape");
  // One that was not chosen before is not there: the page says so, and goes on.
  await choose(page, "de");
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveText(
    doorText.languageNotKept("Deutsch"),
  );
  await expect(page.locator("#language")).toHaveValue("en");
  await page.keyboard.press("Escape");
  for (const room of (await roomsOf(page)).toReversed()) {
    await goTo(page, room);
  }
  // A worker is fetched as well, and does its work.
  await page.goto(`${server.address}?from=a-course#count?board=6x6&target=closed`);
  const count = page.locator("#count");
  await count.getByRole("button", { name: countText.labels.start }).click();
  await expect(count.locator(".exact .result > .number")).toContainText("9,862");
});

/** Deletes what the browser keeps of the site, as it may where it needs room. @param {Page} page */
const deleteKept = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });

test("what the browser deletes is kept again at the next visit, and everything where that is asked for @engines", async ({
  page,
  server,
}) => {
  server.serve(await built());
  await page.goto(`${server.address}#explore?board=6x6&start=c3&step=5`);
  await kept(page);
  await deleteKept(page);
  await page.reload();
  await kept(page);
  await page.keyboard.press("?");
  await keepEverything(page).click();
  // Two megabytes in seven languages.
  const everything = page.getByRole("status").filter({ hasText: helpText.keptAll });
  await expect(everything).toBeVisible({ timeout: 60_000 });
  await expect(keepEverything(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await server.switchOff();
  await page.reload();
  await expect(exploreOf(page).progress).toHaveText(moveOf(5, 35));
  await goTo(page, "keypad");
  await choose(page, "de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("#keypad")).toBeVisible();
});

test("where data are to be saved, nothing is kept unless somebody asks for it", async ({
  page,
  server,
}) => {
  server.serve(await built());
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(`${server.address}#explore?board=6x6&start=c3&step=5`);
  await expect(exploreOf(page).progress).toHaveText(moveOf(5, 35));
  await page.keyboard.press("?");
  await expect(keepEverything(page)).toBeVisible();
  await expect(page.locator("#kept-on-device")).toBeHidden();
  expect(server.asked.filter((path) => path.includes("keypad"))).toEqual([]);
});

test("the page does not say that it is kept where a part of it is missing", async ({
  page,
  server,
}) => {
  const site = await built();
  server.serve(site);
  await page.goto(`${server.address}#explore`);
  await kept(page);
  await deleteKept(page);
  const keypad = [...site.keys()].find((path) => /\/en\/keypad\.js$/.test(path)) ?? "";
  expect(keypad).not.toBe("");
  server.serve(new Map([...site].filter(([path]) => path !== keypad)));
  await page.reload();
  await expect(exploreOf(page).progress).toBeVisible();
  // The page asks first; whoever asks later is answered later.
  const isWhole = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => data.missing !== undefined && resolve(data.missing === 0);
      active?.postMessage({ languages: ["en"], keeps: true }, [port2]);
    });
  });
  expect(isWhole).toBe(false);
  await expect(page.locator("#kept-on-device")).toHaveAttribute("hidden");
});

test("a page that cannot fetch how it is kept works, and says so to developers", async ({
  page,
  server,
}) => {
  /** @type {Error[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(error));
  const site = await built();
  const keeper = [...site.keys()].find((path) => /\/en\/offline-\w+\.js$/.test(path)) ?? "";
  expect(keeper).not.toBe("");
  server.serve(new Map([...site].filter(([path]) => path !== keeper)));
  const said = page.waitForEvent("console", (message) =>
    message.text().startsWith("TypeError: Failed to fetch dynamically imported module"),
  );
  await page.goto(`${server.address}#explore`);
  await said;
  await expect(exploreOf(page).progress).toBeVisible();
  expect(errors).toEqual([]);
});

test("the page announces a new version, which waits, and versions do not mix", async ({
  context,
  page,
  server,
}) => {
  const [first, second] = await Promise.all([built(), publish("The second")]);
  server.serve(first);
  await page.goto(`${server.address}#explore?board=6x6&start=c3&step=5`);
  await kept(page);

  // One that is not there as a whole is not kept.
  const half = new Map(second);
  half.set("index.html", first.get("index.html") ?? "");
  server.serve(half);
  await look(page);
  await expect
    .poll(() => look(page).then(() => page.evaluate(() => caches.keys())))
    .toHaveLength(1);
  const notice = page.locator(".new-version");
  await expect(notice).toHaveCount(0);

  server.serve(second);
  await look(page);
  // All of it has to arrive first.
  await expect(notice).toContainText(sharedText.labels.newVersion, { timeout: 120_000 });
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(tagline(page)).toHaveText(TAGLINE.first);

  const other = await context.newPage();
  await other.goto(`${server.address}#explore?board=5x5`);
  await expect(tagline(other)).toHaveText(TAGLINE.first);
  const late = await context.newPage();
  await late.goto(`${server.address}#explore?board=5x5`);
  await expect(late.locator(".new-version")).toBeVisible();
  await other
    .locator(".new-version")
    .getByRole("button", { name: sharedText.labels.dismiss })
    .click();
  await expect(other.locator(".new-version")).toHaveCount(0);

  await exploreOf(page).button(sharedText.actions.forward).click();
  await notice.getByRole("button", { name: sharedText.labels.useNewVersion }).click();
  await expect(tagline(page)).toHaveText("The second");
  await expect(exploreOf(page).progress).toHaveText(moveOf(6, 35));
  await expect(notice).toHaveCount(0);

  // The page that was open stays what it was, and finds the files of its own version.
  await expect(tagline(other)).toHaveText(TAGLINE.first);
  await goTo(other, "keypad");
  await goTo(page, "keypad");
  // One that still offers the new version loads it, although it has taken over by now.
  await late
    .locator(".new-version")
    .getByRole("button", { name: sharedText.labels.useNewVersion })
    .click();
  await expect(tagline(late)).toHaveText("The second");
  await other.reload();
  await expect(tagline(other)).toHaveText("The second");
});
