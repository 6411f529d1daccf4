import { expect, test } from "../fixtures.js";
import { goTo, settled } from "../room.js";
import { having } from "../texts.js";
import * as compareText from "#text/compare.js";
import * as sharedText from "#text/words.js";

/** @import { ElementHandle, Page } from "@playwright/test" */

/** A room with what makes it show much, and what it is called. */
const rooms = [
  {
    link: "explore?board=6x6&start=a1&target=closed&whenStuck=backtrack&step=40",
    name: having(sharedText.rooms.explore),
  },
  { link: "play?board=5x5&start=a1&path=b3,c1&legal=true", name: having(sharedText.actions.play) },
  { link: "compare?board=5x5", name: having(sharedText.rooms.compare) },
  { link: "build?board=5x6", name: having(sharedText.rooms.build) },
  { link: "count?board=5x6&show=count,tours", name: having(sharedText.rooms.count) },
  { link: "exist?board=3x5", name: /Exist|Possible/ },
  { link: "keypad", name: having(sharedText.rooms.keypad) },
  {
    link: "gallery?board=3x4&squares=a1b3c1a2b4c2a3c4b2a4c3b1",
    name: having(sharedText.rooms.gallery),
  },
];

/** Opens a room by its link. @type {(page: Page, link: string) => Promise<void>} */
async function openRoom(page, link) {
  await goTo(page, `#${link}`);
  await expect(page.locator("main:visible")).toHaveCount(1);
}

/** @param {Page} page */
const isLost = (page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement === null);

/** Enter in each field. @param {Page} page */
async function enterEverywhere(page) {
  // Fields that are only seen once something else was done are tried as well.
  const hideAgain = await page.evaluateHandle(() => {
    const folded = [...document.querySelectorAll("main details:not([open])")];
    const hidden = [...document.querySelectorAll("main :is(.knobs, .other-leaper)[hidden]")];
    folded.forEach((details) => details.setAttribute("open", ""));
    hidden.forEach((each) => each.removeAttribute("hidden"));
    return () => {
      folded.forEach((details) => details.removeAttribute("open"));
      hidden.forEach((each) => each.setAttribute("hidden", ""));
    };
  });
  const fields = page.locator("main:visible").locator("input:visible, textarea:visible");
  for (let i = 0; i < (await fields.count()); i += 1) {
    await fields.nth(i).focus();
    await page.keyboard.press("Enter");
  }
  await settled(page);
  await hideAgain.evaluate((hide) => hide());
}

/** Presses each button, and tells which of them lose the focus. @param {Page} page */
async function pressEverything(page) {
  const buttons = /** @type {ElementHandle<HTMLElement>[]} */ (
    await page.locator("main:visible button:visible").elementHandles()
  );
  expect(buttons.length).toBeGreaterThan(5);
  /** @type {(string | null)[]} */
  const losing = [];
  for (const button of buttons) {
    // What was pressed before may have hidden it, or made others in its place.
    const isThere = await button.evaluate((element) => {
      element.focus();
      return element.checkVisibility({ visibilityProperty: true });
    });
    if (isThere) {
      await page.keyboard.press("Enter");
      await settled(page);
      if (await isLost(page)) {
        losing.push(
          await button.evaluate(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
        );
      }
    }
  }
  return losing;
}

for (const { link, name: room } of rooms) {
  test(`Enter in a field sends no form, and no button takes the focus away: ${link}`, async ({
    page,
  }) => {
    /** @type {string[]} */
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await openRoom(page, link);
    await enterEverywhere(page);
    expect(errors).toEqual([]);
    await expect(page).toHaveTitle(room);
    await openRoom(page, link);
    const losing = await pressEverything(page);
    expect(losing).toEqual([]);
  });
}

/** Moments at whose end there is more than before. */
const endings = [
  "explore?board=5x5&start=a1&step=24",
  "explore?board=5x5&start=a1&tieBreak=first&seed=1&algorithm=random&step=25",
  "play?board=3x4&start=a1&path=c2,a3,b1,d2,b3,c1,a2,b4,d3",
  "play?board=1x1",
  "learn?lesson=hand&step=6",
  "compare?board=5x5&step=30",
];

const FOCUSABLE = "main:visible :is(a[href], button, summary, [tabindex='0']):visible";

/**
 * Presses R while nothing has the focus. Which elements would have lost it, by index: those that were taken
 * out, also for a moment, hidden or disabled.
 * @param {Page} page
 */
const shakenByR = (page) =>
  page.locator(FOCUSABLE).evaluateAll(async (elements) => {
    /** @param {Element | null} element @returns {Node[]} */
    const withAncestors = (element) =>
      element ? [element, ...withAncestors(element.parentElement)] : [];
    const chains = elements.map(withAncestors);
    const taken = /** @type {Set<Node>} */ (new Set());
    const observer = new MutationObserver((records) => {
      records.forEach(({ removedNodes }) => removedNodes.forEach((node) => taken.add(node)));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
    observer.disconnect();
    return elements.flatMap((element, i) =>
      chains[i]?.some((each) => taken.has(each)) ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.matches(":disabled")
        ? [i]
        : [],
    );
  });

for (const link of endings) {
  test(`the key R takes the focus from nobody: ${link}`, async ({ usedPage: page }) => {
    await openRoom(page, link);
    await expect.poll(() => page.locator(FOCUSABLE).count()).toBeGreaterThan(5);
    const shaken = await shakenByR(page);
    /** @type {(string | null)[]} */
    const losing = [];
    // The first one as well, so that the key itself is pressed in every room.
    for (const i of new Set([0, ...shaken])) {
      await openRoom(page, link);
      const element = page.locator(FOCUSABLE).nth(i);
      const name = await element.textContent();
      await element.focus();
      await page.keyboard.press("r");
      await settled(page);
      if (await isLost(page)) {
        losing.push(name);
      }
    }
    expect(losing).toEqual([]);
  });
}

test("Enter makes use of what was typed, in every room", async ({ page }) => {
  await openRoom(page, "explore?board=8x8");
  for (const [room, field, typed, result] of [
    ["explore", "input[name=width]", "7", /board=7x8/],
    ["compare", "#compare-width", "7", /board=7x20/],
    ["build", "#build-width", "7", /board=\.{5}%23%23\//],
    ["count", "#count-width", "7", /board=7x\d/],
    ["exist", "#exist-width", "7", /board=7x\d/],
    ["keypad", "#keypad-length", "7", /length=7/],
  ]) {
    await page.getByRole("navigation").locator(`a[href^="#${room}"]`).click();
    const input = page.locator(`main#${room} ${field}`);
    await input.fill(String(typed));
    await input.press("Enter");
    await expect(page).toHaveURL(result);
    await expect(input).toBeFocused();
  }
});

/** @type {{ from: string, link: string, to: string }[]} */
const ways = [
  { from: "build?board=5x5", link: "main#build .go", to: "explore" },
  { from: "count?board=5x6&show=tours", link: ".thumbs a >> nth=3", to: "explore" },
  { from: "exist?board=5x6", link: "main#exist .explore", to: "explore" },
  { from: "explore?board=5x6", link: "#edit-board", to: "build" },
  {
    from: "compare?board=5x5&map=algorithm:warnsdorff,seed:1",
    link: "main#compare .squares a[tabindex='0']",
    to: "explore",
  },
  { from: "keypad", link: "nav a[href^='#count']", to: "count" },
];

test("a link to another room moves the focus to its heading", async ({ usedPage: page }) => {
  for (const { from, link, to } of ways) {
    await openRoom(page, from);
    if (from.startsWith("compare")) {
      await page.getByRole("button", { name: compareText.labels.compute }).click();
      await expect(page.locator(`${link}[href]`)).toHaveCount(1);
    }
    await page.locator(link).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(`main#${to}`)).toBeVisible();
    const name = await page.locator(`nav a[href^="#${to}"]`).textContent();
    await expect(page.getByRole("heading", { name: String(name), exact: true })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(String(name).replace("?", "\\?")));
  }
});

test("the room that is seen first leaves the focus to the browser", async ({ page }) => {
  await openRoom(page, "build?board=5x5");
  await expect.poll(() => isLost(page)).toBe(true);
});
