import { expect, test } from "../fixtures.js";
import { drawn } from "../room.js";
import { openExplore } from "../explore/driver.js";
import { viewsOf } from "../views.js";
import { SOME, atMove, beginning, having, moveOf } from "../texts.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const MEGABYTE = 1_000_000;
/** Longer than any word may be. */
const TOO_LONG = 100_001;

/**
 * Goes to links with one word that is too long, one after the other, as a reader who dismisses each
 * notice. All in the page, which is much faster than from without. What it tells of each is compared
 * afterwards.
 * @param {Page} page
 * @param {{ room: string, works: string, name: string, length: number }[]} links
 */
const followAll = (page, links) =>
  page.evaluate(async (all) => {
    /** @type {<T>(what: string, look: () => T | null | undefined | false) => Promise<T>} */
    const soon = async (what, look) => {
      for (let frames = 0; frames < 2000; frames += 1) {
        const seen = look();
        if (seen) {
          return seen;
        }
        await new Promise(requestAnimationFrame);
      }
      throw new Error(`never seen: ${what}`);
    };
    const seen = [];
    for (const { room, works, name, length } of all) {
      const where = `${room}: ${name} of ${length}`;
      location.hash = `#${room}?${name}=${"1".repeat(length)}`;
      const notices = () => [...document.querySelectorAll(`#${room} .notice.correction`)];
      const notice = await soon(`the notice of ${where}`, () => notices()[0]);
      const text = /** @type {HTMLElement} */ (notice).innerText;
      const isOnly = notices().length === 1 && notice.checkVisibility();
      const sign = document.querySelector(`#${room} :is(${works})`);
      const isAtWork = sign?.checkVisibility();
      notice.querySelector("button")?.click();
      await soon(`${where} without a notice`, () => notices().length === 0);
      // As before whoever looks at another page comes back.
      dispatchEvent(new Event("pagehide"));
      await soon(`a short address after ${where}`, () => location.hash.length < 3000);
      seen.push({ where, text, isOnly, isAtWork });
    }
    return seen;
  }, links);

test("in every room a word that is too long is one short notice, and the room works", async ({
  page,
}) => {
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  await openExplore(page, "board=5x5");
  for (const [room, { works, names }] of viewsOf("long")) {
    const links = names.map((name, i) => ({
      ...{ room, works, name },
      // One reader reads the links of all rooms.
      length: room === "explore" && i === 0 ? MEGABYTE : TOO_LONG,
    }));
    for (const { where, text, isOnly, isAtWork } of await followAll(page, links)) {
      expect(text, where).toMatch(having(sharedText.wrong.tooLong(SOME)));
      expect(text.length, where).toBeLessThan(250);
      expect(text, where).not.toContain("“”");
      expect({ isOnly, isAtWork }, where).toEqual({ isOnly: true, isAtWork: true });
    }
  }
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.length ?? 0));
  expect(Math.max(...links)).toBeLessThan(3000);
  await page.goto("#explore?board=5x5");
  await page.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
  await expect(page.locator("#story-heading")).toHaveText(beginning(atMove(1, SOME)));
  expect(wrong).toEqual([]);
});

test("a megabyte of words that mean nothing opens the page as usual", async ({ page }) => {
  await openExplore(page, "board=5x5");
  for (const text of ["a&", "board&", "%", "?"]) {
    await page.goto("#exist");
    await page.evaluate(
      ([piece, length]) => {
        location.hash = `#explore?start=b2&${String(piece).repeat(Number(length))}`;
      },
      [text, MEGABYTE / text.length],
    );
    await expect(page.locator(".progress").first()).toHaveText(moveOf(0, 63));
  }
});

test("a megabyte that is pasted is refused beside its field, and what stood there stays", async ({
  page,
}) => {
  await page.goto("#count");
  await drawn(page);
  for (const [room, field, keep] of [
    ["count", "#count-board", "before"],
    ["keypad", "#keypad-rows", "before"],
    ["explore", "textarea[name=graph]", "1-2"],
  ]) {
    await page.goto(`#${room}`);
    const root = page.locator(`#${room}`);
    const text = root.locator(String(field));
    await text.evaluate((element) => {
      for (let around = element.closest("details"); around; around = null) {
        around.open = true;
      }
    });
    await text.fill(String(keep));
    // As a paste does it, without a clipboard that some browsers lock.
    await text.evaluate((element, length) => {
      const area = /** @type {HTMLTextAreaElement} */ (element);
      area.value = "1".repeat(length);
      area.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }, MEGABYTE);
    await expect(text).toHaveValue(String(keep));
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(
      root.locator(".error:visible, [role=alert]:visible").filter({ hasText: /\d,\d{3}/ }),
    ).toHaveCount(1);
  }
});

test("no field takes more of a megabyte from the clipboard than can be read", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openExplore(page, "board=5x5");
  await page.evaluate((most) => navigator.clipboard.writeText("1".repeat(most)), MEGABYTE);
  let pasted = 0;
  // Two rooms have more fields than are seen at first.
  const more = ["keypad?keypad=ABC/DEF/GHI", "compare?part=contest"];
  for (const room of [...viewsOf("long").map(([id]) => id), ...more]) {
    await page.goto(`#${room}`);
    const root = page.locator(`main#${room.split("?")[0]}`);
    await expect(root.locator(":is(input, textarea):visible").first()).toBeVisible();
    // Fields that are only seen once something else was done are tried as well.
    await root.evaluate((main) => {
      main.querySelectorAll("details").forEach((details) => {
        details.open = true;
      });
      main.querySelectorAll(".knobs, .other-leaper").forEach((hidden) => {
        hidden.removeAttribute("hidden");
      });
    });
    const fields = root.locator("textarea:visible, input:visible:not([type=range], [type=file])");
    for (const field of await fields.elementHandles()) {
      const { name, type } = await field.evaluate((element) => {
        // What was pasted before may have hidden it again.
        for (let around = element.parentElement; around; around = around.parentElement) {
          around.hidden = false;
        }
        const { id, ariaLabel, type: kind } = /** @type {HTMLInputElement} */ (element);
        return { name: id || ariaLabel, type: kind };
      });
      // Browsers spend seconds on a megabyte of digits in a field for numbers, and say nothing.
      expect(type, `${room}: ${name}`).toMatch(/^(text|search)/);
      await field.focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.press("ControlOrMeta+v");
      const length = await field.evaluate((element) => {
        const input = /** @type {HTMLInputElement} */ (element);
        const { value } = input;
        input.value = "";
        return value.length;
      });
      expect(length, `${room}: ${name}`).toBeLessThan(100_001);
      pasted += length;
    }
  }
  expect(pasted).toBeGreaterThan(20_000);
});
