/** The page in each of its languages: which one is shown, a visit of all rooms, and a lesson from start to end. */

import { fileURLToPath } from "node:url";
import { solve } from "../../node/module.js";
import { reached } from "../../reach.js";
import { languages } from "../../../xtask/languages.js";
import { ownTexts } from "../../../xtask/texts.js";
import { RULES_OF_LANGUAGES, expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { faults, softly } from "../layout.js";
import { moments } from "../views.js";
import { learnRoomOf } from "../learn/driver.js";
import { middleOf, settled, wordsOf } from "../room.js";
import { inWindows } from "../windows.js";

/** @import { Page } from "@playwright/test" */

const TOP = fileURLToPath(new URL("../../../www", import.meta.url));

const language = (/** @type {Page} */ page) => page.locator("html").getAttribute("lang");

/** Follows a link. The page is loaded again where it names another language. @type {(page: Page, address: string, id: string) => Promise<void>} */
async function follow(page, address, id) {
  await page.goto(`${address}${address.includes("?") ? "&" : "?"}lang=${id}`);
  await expect(page.locator("html")).toHaveAttribute("lang", id);
}

/** The menu of languages, opened by its button. @type {(page: Page, id: string) => Promise<void>} */
async function choose(page, id) {
  await page.locator(".tool[popovertarget=display]").click();
  await page.locator("#language").selectOption(id);
  await expect.poll(() => language(page).catch(() => "")).toBe(id);
}

/** Every day the longest words, and those of other signs, are looked at. */
const daily = ["de", "ja"];
const looked = reached(languages, ({ id }) => daily.includes(id));
/** English is looked at in more windows and themes, by the tests of each room and of its layout. */
const others = looked.filter(({ id }) => id !== "en");

for (const { id } of others) {
  test(`all rooms in the language ${id}: nothing is cut off or covered, and axe is content`, async ({
    page,
  }) => {
    for (const [name, [address = "", sign = ""]] of Object.entries({
      ...moments,
      door: ["#door", "#door h2"],
    })) {
      await follow(page, address, id);
      await expect(page.locator(sign).first()).toBeVisible();
      await settled(page);
      await inWindows(
        page,
        [
          [390, 844],
          [1440, 900],
        ],
        async (size) => {
          await page.evaluate(() => scrollTo(0, 0));
          // Sentences on buttons are longer in most languages.
          await softly.poll(() => faults(page, 3), `${name}, ${size}`).toEqual([]);
        },
      );
      await expectAccessible(page, { of: name, themes: [null], rules: RULES_OF_LANGUAGES });
    }
  });
}

test("the names of the rooms stand in one row in windows of 1280 and 1024 pixels, beside a scroll bar", async ({
  page,
}) => {
  for (const { id } of languages) {
    await follow(page, "#explore", id);
    for (const width of [1265, 1009]) {
      await page.setViewportSize({ width, height: 800 });
      const rows = () =>
        page
          .locator(".rooms a")
          .evaluateAll((all) => new Set(all.map((a) => a.getBoundingClientRect().top)).size);
      await expect.poll(rows, `${id}, ${width}`).toBe(1);
    }
  }
});

for (const { id } of looked) {
  test(`a lesson from start to end in the language ${id}`, async ({ page }) => {
    const { "lessons-rule": texts, learn } = await ownTexts(TOP, id);
    const { steps } = texts?.hand ?? {};
    const room = learnRoomOf(page);
    /** @param {string} square @param {string} board */
    const click = async (square, board) => {
      const { x, y } = await middleOf(page, square, board);
      await page.mouse.click(x, y);
    };
    await page.goto(`#learn?lesson=hand&lang=${id}`);
    const say = (/** @type {string} */ text) => expect(room.reply).toHaveText(text);
    await expect(room.root).toContainText(steps.watch.text);
    await room.next.click();
    await expect(room.root).toContainText(steps.moves.ask);
    await click("h8", "8x8");
    await say(steps.moves.nudge);
    await click("b3", "8x8");
    await say(steps.moves.right);
    await room.next.click();
    await expect(room.root).toContainText(steps["first-tour"].ask);
    const { squares } = await solve({ board: "4x3", start: "a1", algorithm: "backtracking" });
    for (const square of squares.slice(1)) {
      await click(square, "4x3");
    }
    await say(steps["first-tour"].right);
    await room.next.click();
    await expect(room.root).toContainText(steps.smallest.ask);
    await room.number.fill("5");
    await room.button(learn?.labels.check).click();
    await say(steps.smallest.right);
    await room.next.click();
    await expect(room.root).toContainText(steps.euler.ask);
    await click("h5", "8x8");
    await say(steps.euler.right);
    await room.next.click();
    await expect(room.root).toContainText(steps["al-adli"].ask);
    const [answer, reply] = steps["al-adli"].options.at(-1);
    await room.button(answer).click();
    await say(reply);
  });
}

test("a link in French opens French in a German browser, and links made from it stay French @engines", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: "de-DE" });
  const page = await context.newPage();
  await page.goto("#explore?board=6x6");
  await expect(page.locator("#explore canvas")).toBeVisible();
  await expect.poll(() => language(page)).toBe("de");
  expect((await wordsOf(page)).has("lang"), "nobody asked for one").toBe(false);

  await page.goto("about:blank");
  await page.goto("#explore?board=6x6&step=3&lang=fr");
  await expect(page.locator("#explore canvas")).toBeVisible();
  await expect.poll(() => language(page)).toBe("fr");
  await page
    .locator("nav a[href^='#count']")
    .evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await expect(page.locator("#count")).toBeVisible();
  await expect.poll(async () => (await wordsOf(page)).get("lang")).toBe("fr");
  await context.close();
});

test("another language from the menu keeps what is on the screen, to the step, and is kept on the device", async ({
  page,
}) => {
  await page.goto("#explore?board=6x6&start=c3&step=17");
  await expect(page.locator("#explore .candidates li:not(.head)").first()).toBeVisible();
  const before = new Map(await wordsOf(page));
  await choose(page, "ja");
  await expect(page.locator("#explore .candidates li:not(.head)").first()).toBeVisible();
  expect(new Map(await wordsOf(page))).toEqual(before);
  expect(before.get("step")).toBe("17");
  await page.goto("about:blank");
  await page.goto("#play?board=5x5");
  await expect(page.locator("#play canvas").first()).toBeVisible();
  await expect.poll(() => language(page)).toBe("ja");
});

test("a game goes on where it was in another language", async ({ page }) => {
  await page.goto("#play?board=5x5&start=a1");
  await expect(page.locator("#play canvas").first()).toBeVisible();
  for (const square of ["b3", "d4"]) {
    const { x, y } = await middleOf(page, square, "5x5");
    await page.mouse.click(x, y);
  }
  const path = "b3,d4";
  await expect.poll(async () => (await wordsOf(page)).get("path")).toBe(path);
  await choose(page, "es");
  await expect(page.locator("#play canvas").first()).toBeVisible();
  await expect.poll(async () => (await wordsOf(page)).get("path")).toBe(path);
});

test("the menu has each language by its own name, and another than the link’s wins from then on", async ({
  page,
}) => {
  await page.goto("#explore?board=5x5&lang=de");
  await expect(page.locator("#explore canvas")).toBeVisible();
  const options = page.locator("#language option");
  await expect.poll(() => options.allTextContents()).toEqual(languages.map(({ name }) => name));
  await expect
    .poll(() => options.evaluateAll((all) => all.map((each) => each.getAttribute("lang"))))
    .toEqual(languages.map(({ id }) => id));
  // Pieces have the names of the language, those that ride as well.
  const leaps = page.locator("#explore input[name=leaps]");
  await page.locator("#explore select[name=leaper]").selectOption("other");
  await leaps.fill("turm");
  await leaps.press("Enter");
  await expect(leaps).toHaveAccessibleDescription(/„turm“/);
  await leaps.fill("König");
  await leaps.press("Enter");
  await expect(page).toHaveURL(/leaper=0,1\+1,1/);
  await choose(page, "pt-BR");
  await expect(page.locator("#explore canvas")).toBeVisible();
  expect((await wordsOf(page)).get("lang")).toBe("pt-BR");
});

test("the first view offers the other languages", async ({ page }) => {
  await page.goto("");
  await page.locator("#door").getByRole("combobox").selectOption("zh-CN");
  await expect.poll(() => language(page).catch(() => "")).toBe("zh-CN");
  await expect(page.locator("#door h2")).toBeVisible();
  const { door } = await ownTexts(TOP, "zh-CN");
  await expect(page.locator("#door h2")).toHaveText(door?.labels.question);
});

test("a language that the page does not have is named", async ({ page }) => {
  await page.goto("#explore?board=5x5&lang=tlh");
  await expect(page.locator("#explore .notice")).toContainText("tlh");
  await expect.poll(() => language(page)).toBe("en");
});

test("where nothing can be kept, the link names the language that is chosen", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("#explore?board=5x5");
  await expect(page.locator("#explore canvas")).toBeVisible();
  await choose(page, "de");
  await expect(page.locator("#explore canvas")).toBeVisible();
  expect((await wordsOf(page)).get("lang")).toBe("de");
});

test("links in the markup name the language too, once one has asked for it", async ({ page }) => {
  await page.goto("#door?lang=fr");
  const begin = page.locator("#door .begin a");
  // The page follows what is pressed once its scripts have run.
  await expect(page.locator("html")).toHaveAttribute("data-told");
  await begin.dispatchEvent("pointerdown");
  await expect(begin).toHaveAttribute("href", "#intro?screen=1&lang=fr");
});

test.describe(() => {
  test.use({ isFirstVisit: true });

  test("a first visit by a link to a language and a theme says what the page is about", async ({
    page,
  }) => {
    await page.goto("#explore?lang=ja&theme=dark");
    const { labels } = await ownTexts(TOP, "ja");
    await expect(page.locator("#explore .first-line p")).toHaveText(labels?.labels.firstLine);
  });
});

test("the reason stays beside the board in large letters on a phone on its side, in every language", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { id } of looked) {
    for (const [room, story] of [
      ["explore?board=8x8&step=9", "#explore .story"],
      ["play?board=8x8", "#play .story"],
    ]) {
      await follow(page, `#${room}&theme=projector`, id);
      await expect(page.locator(`${story} h2`)).not.toBeEmpty();
      await settled(page);
      const box = await page.locator(String(story)).boundingBox();
      expect(box?.width, `${id}, ${room}`).toBeGreaterThan(200);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${id}, ${room}`).toBe(0);
    }
  }
});
