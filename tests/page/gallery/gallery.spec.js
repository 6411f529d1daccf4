/** The Gallery as a visitor knows it: its tours, and their own. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../accessibility.js";
import { listen } from "../ears.js";
import { expect, test } from "../fixtures.js";
import { catchWorkers, goTo } from "../room.js";
import { inWindows } from "../windows.js";
import { galleryOf } from "./driver.js";
import { CLOSED, openExplore } from "../explore/driver.js";
import { ANY, SOME, beginning, having, moveOf, runAt } from "../texts.js";
import * as galleryText from "#text/gallery.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const COLLECTION = readFileSync("www/rooms/gallery/tours.txt", "utf8");

/** How many tours the collection has. */
const TOURS = COLLECTION.match(/^\[/gm)?.length ?? 0;

/** Tours in links. */
const [SMALL, LARGER] = [
  "board=3x4&squares=a1b3c1a2b4c2a3c4b2a4c3b1",
  "board=5x5&squares=a1c2e1d3e5c4a5b3c5e4d2b1a3b5d4e2c1a2b4d5e3d1b2a4c3",
];

/** A file that is chosen. @type {(text: string) => { name: string, mimeType: string, buffer: Buffer }} */
const file = (text) => ({
  name: "tours.json",
  mimeType: "application/json",
  buffer: Buffer.from(text),
});

test("a tour is stepped through, its sums are seen, and it is numbered from elsewhere", async ({
  page,
}) => {
  const ears = await listen(page);
  await page.goto("#gallery?tour=jaenisch&step=62");
  const room = galleryOf(page);
  await expect(room.heading).toHaveText("Jaenisch’s magic tour");
  await expect(room.progress).toHaveText(moveOf(62, 64));
  await expect(room.particulars).toContainText(
    galleryText.particular({ code: "semi-magic", numbers: [260] }, 64),
  );
  await expect(page).toHaveTitle(galleryText.title("Jaenisch’s magic tour", moveOf(62, 64)));
  await expect(room.root.locator(".collection .card")).toHaveCount(TOURS);
  await room.button(sharedText.actions.forward).click();
  await ears.hears(
    having(
      runAt(`board=8x8&algorithm=given&target=closed&tour=${JAENISCH.join("")}&step=63`).story,
    ),
  );
  await room.root.locator(".sums summary").click();
  const totals = room.root.locator(".sums .total");
  await expect(totals).toHaveText(Array.from({ length: 16 }, () => "260"));
  await room.root.locator(".compare summary").click();
  await expect(room.root.locator(".compared td").first()).toHaveText(
    galleryText.reached(64, 64, true),
  );
  await expect(room.root.locator(".compared")).toContainText(
    having(galleryText.agreement(SOME, 63)),
  );
  await expect(room.root.locator(".rule-board svg")).toBeVisible();

  await room.from.fill("c3");
  await room.from.press("Enter");
  await expect(page).toHaveURL(/tour=jaenisch&from=c3$/);
  await expect(room.particulars).toContainText(galleryText.renumbered("c3"));
  await expect(room.particulars).not.toContainText("260");
  await expect(totals.first()).not.toHaveText("260");
  await room.from.fill("j9");
  await room.from.press("Enter");
  await expect(room.root.locator("#gallery-from-error")).toContainText(
    galleryText.notVisited("j9"),
  );
  await expect(room.root.locator(".in-explore")).toHaveAttribute("href", /^#explore\?.*tour=c3/);
  await page.goBack();
  await expect(room.particulars).toContainText("260");

  // By the keys of the board the play head goes to a square.
  await room.root.locator("[role=gridcell][tabindex='0']").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(room.progress).not.toHaveText(moveOf(0, 64));
});

test("what is not English says in which language it is", async ({ usedPage: page }) => {
  await goTo(page, "#gallery?tour=rudrata&step=3");
  await expect(page.locator("#gallery .syllables")).toHaveAttribute("lang", "sa-Latn");
  await expect(page.locator("#gallery .read [lang=sa-Latn]")).toHaveText(/^se nā lī lī$/);
  await expect(page.locator("#gallery .source [lang=sa-Latn]")).toHaveText("Kāvyālaṅkāra");
  await goTo(page, "#gallery?tour=de-moivre");
  await expect(page.locator("#gallery .source [lang=fr]")).toHaveText("Récréations");
  await expect(page.locator("#gallery .card [lang=de]")).toHaveText("Rösselsprung");
});

test("a picture runs under the pointer and under the focus, unless motion is to be reduced", async ({
  page,
}) => {
  await page.goto("#gallery");
  const room = galleryOf(page);
  const card = room.cards.nth(3);
  const running = () =>
    card.locator("svg").evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  await expect(card.locator("svg")).toBeVisible();
  await card.hover();
  await expect.poll(running).toBe(2);
  await room.wall.hover();
  await expect.poll(running).toBe(0);
  await card.focus();
  await expect.poll(running).toBe(2);
  await room.search.focus();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await card.hover();
  await card.focus();
  await expect.poll(running).toBe(0);
});

test("a tour that orders the chapters of a book tells them, and where a part ends", async ({
  usedPage: page,
}) => {
  await goTo(page, "#gallery?tour=perec&step=20");
  const chapters = page.locator("#gallery .chapters");
  await expect(chapters.locator("p")).toHaveText(galleryText.chapter(21, true));
  await expect(chapters.locator("[aria-current]")).toHaveText(galleryText.part(1, 21, true));
  await goTo(page, "#gallery?tour=perec&step=65");
  await expect(chapters.locator("p")).toHaveText(galleryText.chapter(null, false));
  await goTo(page, "#gallery?tour=perec");
  await expect(chapters.locator("[aria-current]")).toHaveText(galleryText.part(84, 99, false));
  await goTo(page, "#gallery?tour=turk&from=d4");
  await expect(chapters).toBeHidden();
});

test("a path is no tour and is called what it is, a verse is read as the knight goes", async ({
  page,
}) => {
  await page.goto("#gallery?tour=uncrossed&step=34");
  const room = galleryOf(page);
  await expect(room.particulars).toContainText(
    galleryText.particular({ code: "path", numbers: [36] }, 64),
  );
  await expect(room.root.locator(".in-explore")).toBeHidden();
  await expect(room.from).toBeHidden();
  await room.button(sharedText.actions.forward).click();
  await expect(room.progress).toHaveText(moveOf(35, 35));
  await expect(room.button(sharedText.actions.forward)).toHaveAttribute("aria-disabled", "true");
  await goTo(page, "#gallery?tour=rudrata&step=3");
  await expect(room.root.locator(".read")).toHaveText(galleryText.readSoFar("se nā lī lī", false));
  await expect(room.root.locator(".syllables [aria-current]")).toHaveText("lī");
  await room.button(sharedText.actions.last).click();
  await expect(room.root.locator(".read")).toHaveText(
    beginning(galleryText.readSoFar("se nā lī lī ", true)),
  );
  await expectAccessible(page, { of: "a verse" });
  // A link that names none, and the last before the first.
  await goTo(page, "#gallery?tour=nobody&step=x");
  await expect(room.board).toBeHidden();
  await expect(room.count).toHaveText(galleryText.onTheWall(TOURS, TOURS));
  await expect(room.notices.first()).toContainText(galleryText.wrong.tour("nobody"));
  await expect(room.notices.first()).toContainText(sharedText.wrong.step("x", 1e9));
  await goTo(page, "#gallery?tour=al-adli");
  await expect(room.root.locator(".next")).toHaveAttribute("href", "#gallery?tour=rudrata");
  await expect(room.root.locator(".previous")).toHaveAttribute("href", "#gallery?tour=uncrossed");
});

/** Keeps a tour under a name. @type {(page: Page, words: string, name: string) => Promise<ReturnType<typeof galleryOf>>} */
async function keep(page, words, name) {
  await goTo(page, `#gallery?${words}&name=${encodeURIComponent(name)}`);
  const room = galleryOf(page);
  await room.button(galleryText.labels.keepNow).click();
  await expect(room.own.filter({ hasText: name })).toHaveCount(1);
  return room;
}

test("a tour that was finished is kept under a name, for the next visit too", async ({ page }) => {
  await openExplore(page, CLOSED);
  await page.getByRole("link", { name: sharedText.labels.keepInGallery }).click();
  const room = galleryOf(page);
  await expect(room.heading).toHaveText(galleryText.unnamed("8 × 8"));
  await room.root.getByLabel(galleryText.labels.keepName).fill("  ");
  await room.button(galleryText.labels.keepNow).click();
  await expect(room.root.locator("#gallery-name-error")).toContainText(galleryText.wrong.name);
  await room.root.getByLabel(galleryText.labels.keepName).fill("My first");
  await room.button(galleryText.labels.keepNow).click();
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.heading).toHaveText("My first");
  await expect(page.locator("#gallery-own")).toBeFocused();
  await page.reload();
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.heading).toHaveText("My first");
  await expectAccessible(page, { of: "own tours", themes: ["dark"] });
});

test("own tours are removed, brought back, saved and taken in again", async ({ page }) => {
  const room = await keep(page, SMALL, "My first");
  const download = page.waitForEvent("download");
  await room.button(galleryText.labels.export).click();
  const saved = await readFile(await (await download).path(), "utf8");
  await room.button(galleryText.remove("My first")).click();
  await expect(room.own).toHaveCount(0);
  await room.button(galleryText.labels.bringBack).click();
  await expect(room.own).toHaveText(["My first"]);
  await room.button(galleryText.remove("My first")).click();
  await expect(room.own).toHaveCount(0);

  const { tours, ...rest } = JSON.parse(saved);
  const broken = { ...tours[0], name: "Broken", squares: tours[0].squares.slice(2) };
  await room.file.setInputFiles(file(JSON.stringify({ ...rest, tours: [...tours, broken] })));
  await expect(room.own).toHaveText(["My first"]);
  await expect(room.refused).toHaveText([
    having(galleryText.kept.refused("Broken", `${ANY}11${ANY}12${ANY}`).slice(0, -1)),
  ]);
  await room.file.setInputFiles(file(saved));
  await expect(room.caption).toHaveText(galleryText.kept.added(0, 1));
});

test("a file that has no own tours, or is too large, is refused, and nothing is lost", async ({
  usedPage: page,
}) => {
  const room = await keep(page, SMALL, "Small");
  for (const [text, why] of [
    ["nonsense", galleryText.wrong.notJson],
    ["{}", galleryText.wrong.notOurs],
    [" ".repeat(11_000_000), galleryText.wrong.file(SOME)],
  ]) {
    await room.file.setInputFiles(file(text));
    await expect(room.error).toContainText(having(why));
  }
  await expect(room.own).toHaveText(["Small"]);
});

test("a device that takes no more says so, and nothing that is here is lost", async ({ page }) => {
  const room = await keep(page, SMALL, "Small");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await goTo(page, "#gallery?board=3x4&squares=a1c2a3b1c3a2c1b3");
  await expect(room.notices.first()).toContainText(/\b8\b.*\b12\b/);
  await keep(page, LARGER, "Larger");
  await expect(room.own).toHaveText(["Small", "Larger"]);
  await expect(room.kept).toContainText(galleryText.kept.denied);
});

/** The squares of Jaenisch’s tour, which is closed. @type {string[]} */
const JAENISCH = [];
/\[jaenisch\][^]*?squares:\n((?:[ \d]+\n){8})/
  .exec(COLLECTION)?.[1]
  ?.trimEnd()
  .split("\n")
  .forEach((row, i) =>
    row
      .trim()
      .split(/\s+/)
      .forEach((number, j) => {
        JAENISCH[Number(number) - 1] = `${"abcdefgh"[j]}${8 - i}`;
      }),
  );

/** The same, begun on each of its squares and gone through either way: so many tours to keep. */
const MANY = [JAENISCH, [...JAENISCH].reverse()].flatMap((squares) =>
  squares.map((_, i) => [...squares.slice(i), ...squares.slice(0, i)].join("")),
);

/** Keeps them on the device as the page does, before it is opened. @param {Page} page */
async function keepMany(page) {
  await page.goto("knight.svg");
  await page.evaluate((all) => {
    all.forEach((squares, i) => {
      const key = `knights-tour-lab/own-tour ${JSON.stringify(["8x8", [1, 2], squares])}`;
      localStorage.setItem(key, JSON.stringify({ name: `Tour ${i + 1}`, place: i + 1 }));
    });
  }, MANY);
}

test("of many own tours those are drawn that come near what is seen, and each once", async ({
  page,
}) => {
  await keepMany(page);
  await page.goto("#gallery");
  const room = galleryOf(page);
  const [collection, drawn] = [room.root.locator(".collection"), room.root.locator(".own svg")];
  await expect(room.own).toHaveCount(MANY.length);
  await expect(collection.locator(".card")).toHaveCount(TOURS);
  const [first, last] = [room.own.first(), room.own.last()];
  await expect(last).toHaveAttribute("href", /squares=/);
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator("svg")).toBeVisible();
  await expect(last.locator("svg")).toHaveCount(0);
  await expect.poll(() => drawn.count()).toBeLessThan(MANY.length);
  // Keys come to those that were not drawn, and then they are.
  await last.focus();
  await expect(last).toBeInViewport();
  await expect(last.locator("svg")).toBeVisible();

  // To choose one draws no other again.
  const pictures = await drawn.elementHandles();
  await last.press("Enter");
  await expect(room.heading).toHaveText(`Tour ${MANY.length}`);
  await expect(last).toHaveAttribute("aria-current", "true");
  for (const picture of pictures) {
    await expect.poll(() => picture.evaluate((element) => element.isConnected)).toBe(true);
  }
});

test("a file is read by a worker, and what it has is shown as it comes", async ({ page }) => {
  const workers = await catchWorkers(page);
  await goTo(page, "#gallery");
  const room = galleryOf(page);
  const tours = MANY.map((squares, i) => ({ name: `Tour ${i + 1}`, board: "8x8", squares }));
  const before = await workers();
  await room.file.setInputFiles(
    file(JSON.stringify({ format: "knights-tours", version: 1, tours: [...tours, {}] })),
  );
  await expect(room.own).toHaveText(tours.map(({ name }) => name));
  await expect.poll(() => workers()).toHaveLength(before.length + 1);
  await expect(room.refused).toHaveText([
    galleryText.kept.refused("?", galleryText.wrong.noSquares),
  ]);
  await expect(room.told).toContainText(galleryText.kept.added(MANY.length, 0));
});

test("how often a tour agrees with the rule is counted by a worker, for the tour that is shown", async ({
  page,
}) => {
  const workers = await catchWorkers(page);
  await goTo(page, "#gallery?tour=jaenisch");
  const room = galleryOf(page);
  const line = room.root.locator(".compared > p").last();
  const before = (await workers()).length;
  await room.root.locator(".compare summary").click();
  await expect(line).toHaveText(galleryText.agreement(50, 63));
  await expect.poll(() => workers()).toHaveLength(before + 1);
  await goTo(page, "#gallery?tour=al-adli");
  await expect(line).toHaveText(galleryText.agreement(48, 63));
});

for (const [device, width, height] of /** @type {const} */ ([
  ["a phone", 390, 844],
  ["a desk", 1440, 900],
])) {
  test(`on ${device} a chosen tour is seen whole, and each way back leads to its picture`, async ({
    browser,
    baseURL,
  }) => {
    const isMobile = width < 500;
    const context = await browser.newContext({
      ...{ baseURL, hasTouch: isMobile, isMobile },
      viewport: { width, height },
    });
    const page = await context.newPage();
    await goTo(page, "#gallery");
    const room = galleryOf(page);
    const card = room.cards.filter({ hasText: "Jaenisch" }).first();
    const scrolled = () => page.evaluate(() => scrollY);
    await expect(room.cards).toHaveCount(TOURS);
    await expect(room.cards.first()).toBeInViewport();
    await expect(room.board).toBeHidden();
    for (const back of [() => room.toWall.click(), () => page.goBack()]) {
      // It stands still where it can be hit.
      await card.click({ trial: true });
      const before = await scrolled();
      await card.click();
      await expect(room.heading).toBeFocused();
      await expect(room.board).toBeInViewport({ ratio: 0.99 });
      await expect(room.progress).toHaveText(moveOf(64, 64));
      await back();
      await expect(room.board).toBeHidden();
      await expect(card).toBeFocused();
      expect(Math.abs((await scrolled()) - before)).toBeLessThan(2);
    }
    // One that is open already is shown again, however far down its card is.
    await card.click();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(room.heading).toBeInViewport();
    await context.close();
  });
}

test("filters combine, say how many tours they leave, live in the link, and are cleared", async ({
  page,
}) => {
  await goTo(page, "#gallery");
  const room = galleryOf(page);
  const leaves = (/** @type {number} */ tours) =>
    expect(room.count).toHaveText(galleryText.onTheWall(tours, TOURS));
  await leaves(TOURS);
  await room.filter("sums").selectOption("magic");
  await leaves(5);
  await expect(room.cards).toHaveCount(5);
  await room.filter("symmetry").selectOption("symmetric");
  await leaves(1);
  await expect(page).toHaveURL(/#gallery\?symmetry=symmetric&sums=magic$/);
  await page.reload();
  await leaves(1);

  // The tour on the wall opens with the filters, and they are still there afterwards.
  await room.cards.click();
  await expect(page).toHaveURL(/sums=magic&tour=wenzelides$/);
  await room.toWall.click();
  await leaves(1);

  // Nothing matches: each filter can be cleared, and says what that leaves.
  await room.filter("century").selectOption("9");
  await leaves(0);
  await expect(room.cards).toHaveCount(0);
  await expect(room.root.locator(".ways button")).toHaveText([
    galleryText.clearOne("symmetry", "symmetric", 0),
    galleryText.clearOne("sums", "magic", 0),
    galleryText.clearOne("century", "9", 1),
  ]);
  await expectAccessible(page, { of: "a wall without a picture", themes: ["light"] });
  await room.button(galleryText.clearOne("century", "9", 1)).click();
  await leaves(1);
  await expect(room.wall).toBeFocused();
  await page.goBack();
  await leaves(0);
  await room.button(galleryText.labels.clearAll).click();
  await leaves(TOURS);
  await expect(room.button(galleryText.labels.clearAll)).toBeHidden();
  await expect(page).toHaveURL(/#gallery\?$/);
});

test("words are found in titles, names, places and texts, with and without accents", async ({
  usedPage: page,
}) => {
  await goTo(page, "#gallery");
  const room = galleryOf(page);
  for (const [words, name] of [
    ["TENNYSON", "A verse as a puzzle: the Rösselsprung"],
    ["baghdad adli", "The tour of al-Adli"],
    ["padukasahasra", "Two verses in one"],
    ["giraffe", "The giraffe’s smallest square"],
  ]) {
    await room.search.fill(words ?? "");
    await expect(room.cards).toHaveCount(1);
    await expect(room.cards.locator("b")).toHaveText(name ?? "");
  }
  await expect(page).toHaveURL(/#gallery\?search=giraffe$/);
  await expect(room.search).toBeFocused();
  await room.search.fill("giraffe of Euler");
  await room.button(galleryText.clearOne("search", "giraffe of Euler", TOURS)).click();
  await expect(room.search).toHaveValue("");
  await expect(room.cards).toHaveCount(TOURS);
});

test("nothing of the wall hangs over the edge in any window", async ({ usedPage: page }) => {
  await goTo(page, "#gallery?sums=magic&century=9");
  const room = galleryOf(page);
  await expect(room.filter("size")).toBeVisible();
  const sizes = /** @type {const} */ ([
    [280, 653],
    [390, 844],
    [844, 390],
    [1440, 900],
  ]);
  await inWindows(page, sizes);
  await room.button(galleryText.labels.clearAll).click();
  await inWindows(page, sizes, () => expect(room.cards.first()).toBeVisible());
});

test("own tours are narrowed as well, and the page says so", async ({ usedPage: page }) => {
  const room = await keep(page, SMALL, "Small");
  await goTo(page, "#gallery?size=3x4&century=zero");
  await expect(room.notices).toContainText(galleryText.properties.century);
  await expect(room.own).toHaveText(["Small"]);
  await room.filter("size").selectOption("8x8");
  await expect(room.own).toHaveCount(0);
  await expect(room.kept).toHaveText(galleryText.kept.found(0, 1));
});

test("a tour is offered under its own name, after another one as well", async ({
  usedPage: page,
}) => {
  const room = galleryOf(page);
  const name = room.root.getByLabel(galleryText.labels.keepName);
  await goTo(page, `#gallery?${SMALL}&name=First`);
  await expect(name).toHaveValue("First");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#gallery?${LARGER}&name=Second`);
  await expect(room.heading).toHaveText("Second");
  await expect(name).toHaveValue("Second");
  await room.button(galleryText.labels.keepNow).click();
  await expect(room.own).toHaveText(["Second"]);
});

test("two windows show what either keeps and removes, and draw again only what is new @engines", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await goTo(other, "#gallery");
  const [room, there] = [galleryOf(page), galleryOf(other)];
  for (const [words, name] of [
    [SMALL, "Small"],
    [LARGER, "Larger"],
  ]) {
    await goTo(page, `#gallery?${words}&name=${name}`);
    await room.button(galleryText.labels.keepNow).click();
  }
  await expect(there.own).toHaveText(["Small", "Larger"]);
  const picture = there.own.first().locator("svg");
  await there.own.first().scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  const drawn = await picture.elementHandle();
  await room.button(galleryText.remove("Larger")).click();
  await expect(there.own).toHaveText(["Small"]);
  await there.own.first().click();
  await expect(there.heading).toHaveText("Small");
  await expect(there.own.first()).toHaveAttribute("aria-current", "true");
  await expect(there.root.locator(".previous")).toHaveAttribute("href", "#gallery?tour=uncrossed");
  await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(true);
  // What this window shows was kept meanwhile in the other one, and is not offered.
  await expect(there.root.locator(".keep")).toBeHidden();
  await room.button(galleryText.remove("Small")).click();
  await expect(there.own).toHaveCount(0);
  await expect(there.root.locator(".keep")).toBeVisible();
});
