/** Keypad: the pad, the walk, what is asked for, and the link. */

import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { EIGHTEEN, counts, openKeypad, PHONE, SOURCE } from "./driver.js";
import { addressOf, drawn, expectWord, wordsOf } from "../room.js";
import { inWindows } from "../windows.js";
import { ANY, SOME, having, like, solver } from "../texts.js";
import * as keypadText from "#text/keypad.js";
import * as sharedText from "#text/words.js";

/** @import { Question } from "#text/keypad.js" */

/** What is counted, in words. @param {Partial<Question>} asked */
const questionOf = (asked) =>
  keypadText.question({ length: 10, leaper: [1, 2], start: "", limits: [], ...asked });

/** At most two vowels, as in the article. */
const VOWELS = { keys: "AEIO", atMost: 2, each: false };

test("the puzzle of the 18 keys is counted", async ({ usedPage: page }) => {
  const room = await openKeypad(page, EIGHTEEN);
  await expect(room.total).toHaveText("1,013,398");
  await expect(room.question).toHaveText(questionOf({ length: 10, limits: [VOWELS] }));
  await expect(room.starts).toHaveCount(18);
  const found = await room.starts.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children]
        .slice(0, 2)
        .map((cell) => cell.textContent)
        .join(" "),
    ),
  );
  expect(found).toEqual(counts);
  await expect(room.lowest).toHaveText("309,514,218,678");
  await expect(room.highest).toHaveText("77,396,869,081");
  await expect(room.sequences.first()).toHaveText("AHAHKBKBKB");
  await expect(room.listed).toHaveText(keypadText.listed(1, 24, "1,013,398"));
  await expect(page).toHaveTitle(keypadText.title(10, 1_013_398n, sharedText.labels.title));
});

test("both codes are explained", async ({ usedPage: page }) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.root.getByText(keypadText.labels.whyTwo).click();
  await expect(room.root.getByText(keypadText.whyTwo[1])).toBeVisible();
  await expect(room.root.getByText(/\b18\b.*A = 0.*H = 7/)).toBeVisible();
});

test("moves are lines under the keys, the walk and its last move lie over them", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${SOURCE}&length=10&limits=AEIO:2`);
  await expect(room.following).toHaveCount(18);
  const lines = room.root.locator(".pad .moves path");
  /** @type {{ keys: { moves: string[] }[] }} */
  const { keys } = solver.keypadInfo("ABCDE/FGHIJ/KLMNO/ 123");
  const ends = keys.reduce((sum, key) => sum + key.moves.length, 0);
  const moves = (await lines.first().getAttribute("d")) ?? "";
  expect(moves.split("M").length - 1).toBe(ends / 2);
  await room.key("A").click();
  await expect(lines).toHaveCount(1);
  await room.key("H").click();
  await expect(room.field).toHaveValue("AH");
  await expect(lines).toHaveCount(4);
  // The walk is finer than its last move, on a pad of any size: stroke widths are pixels.
  const widths = await lines.evaluateAll((all) =>
    all.map((line) => [
      getComputedStyle(line).vectorEffect,
      Math.round(Number.parseFloat(getComputedStyle(line).strokeWidth)),
      line.getAttribute("stroke"),
    ]),
  );
  const accent = widths[3]?.[2];
  expect([widths[0]?.slice(0, 2), widths[1], widths[3]]).toEqual([
    ["non-scaling-stroke", 1],
    ["non-scaling-stroke", 3, accent],
    ["non-scaling-stroke", 6, accent],
  ]);
  // Where the system chooses the colours, the walk has the one that stands out.
  await page.emulateMedia({ forcedColors: "active" });
  const [all, walk, , last] = await lines.evaluateAll((paths) =>
    paths.map((path) => getComputedStyle(path).stroke),
  );
  expect(last).toBe(walk);
  expect(walk).not.toBe(all);
  const behind = room.root.locator(".pad .moves rect");
  await expect
    .poll(() => behind.evaluate((rectangle) => getComputedStyle(rectangle).fill))
    .toBe("none");
  await page.emulateMedia({ forcedColors: "none" });
  const colour = await lines.last().getAttribute("stroke");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(lines.last()).not.toHaveAttribute("stroke", colour ?? "");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(lines.last()).toHaveAttribute("stroke", colour ?? "");
});

test("keys that are pressed move the knight, and a wrong one is explained", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${SOURCE}&length=10&limits=AEIO:2`);
  await expect(room.following).toHaveCount(18);
  await room.key("A").click();
  await room.key("H").click();
  await expect(room.field).toHaveValue("AH");
  await expect(room.here).toHaveText("H");
  await expect(room.caption).toHaveText(keypadText.caption(2, 10, "H", [..."AEKO13"], true));
  await room.key("B").click();
  await expect(room.fault).toHaveText(
    keypadText.fault({ code: "no-move", from: "H", key: "B", ways: [..."AEKO13"] }, 3),
  );
  await expect(room.field).toHaveValue("AH");
  await room.key("E").click();
  await expect(room.fault).toBeHidden();
  await room.key("H").click();
  await room.key("O").click();
  await expect(room.fault).toHaveText(
    keypadText.fault({ code: "limit-broken", limit: 0, key: "O", keys: [..."AEIO"], atMost: 2 }, 5),
  );
  await expectWord(page, "sequence", "AHEH");
  await room.button(keypadText.labels.erase).click();
  await expect(room.here).toHaveText("E");
  await room.button(keypadText.labels.clear).click();
  await expect(room.field).toHaveValue("");
  await expect(room.field).toBeFocused();
});

test("a sequence is typed in small letters and with spaces, and stays where it is wrong", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.field.fill("a h a h k b");
  await expect(room.here).toHaveText("B");
  await expect(room.lowest).toHaveText("2,980,278");
  await room.field.fill("a h a b");
  await expect(room.fault).toContainText("Key 4: no move leads from A to B.");
  await expect(room.field).toHaveValue("a h a b");
  await expect(room.field).toHaveAttribute("aria-invalid", "true");
  await expect(room.here).toHaveText("A");
  await expect(room.progress).toHaveText(keypadText.position(3, 3));
  await room.field.fill("ah?");
  await expect(room.fault).toHaveText(keypadText.fault({ code: "no-such-key", key: "?" }, 3));
  await room.field.fill("AHAHKBKBKBK");
  await expect(room.fault).toContainText(
    keypadText.fault({ code: "too-long", key: "", length: 10 }, 11),
  );
  await room.field.fill("AHAHKBKBKB");
  await expect(room.fault).toBeHidden();
});

test("the keyboard goes from key to key, presses, types and erases", async ({ usedPage: page }) => {
  const room = await openKeypad(page, `${SOURCE}&length=10`);
  await room.key("A").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(room.key("1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(room.here).toHaveText("1");
  await page.keyboard.press("f");
  await expect(room.here).toHaveText("F");
  await expect(room.key("F")).toBeFocused();
  await expect(room.key("F")).toHaveAttribute("aria-label", "F, the knight is here, pressed once");
  await expect(room.live).toHaveText(keypadText.caption(2, 10, "F", [..."CM1"], true));
  await page.keyboard.press("Backspace");
  await expect(room.field).toHaveValue("1");
  await page.keyboard.press("Home");
  await expect(room.key("F")).toBeFocused();
  await page.keyboard.press("End");
  await expect(room.key("J")).toBeFocused();
});

test("the walk is gone along by buttons, keys and the scrubber, and plays", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.button(sharedText.actions.first).click();
  await expect(room.progress).toHaveText(keypadText.position(0, 10));
  await expect(room.following).toHaveCount(18);
  await page.keyboard.press("ArrowRight");
  await expect(room.here).toHaveText("A");
  await page.keyboard.press("ArrowRight");
  await expect(room.here).toHaveText("H");
  await expectWord(page, "step", "2");
  await expect(room.lowest).toHaveText("126");
  await room.root.getByRole("slider", { name: keypadText.labels.position }).fill("8");
  await expect(room.progress).toHaveText(keypadText.position(8, 10));
  await room.button(sharedText.actions.play).click();
  await expect(room.progress).toHaveText(keypadText.position(10, 10));
  await expect(room.button(sharedText.play.again)).toBeVisible();
  await expect.poll(async () => (await wordsOf(page)).has("step")).toBe(false);
});

test("the room begins with the telephone, and 18 keys are one click away", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page);
  await expect(room.root.getByText(keypadText.labels.intro)).toBeVisible();
  await expect(room.question).toHaveText(questionOf({ length: 10 }));
  await expect(room.total).toHaveText("14,912");
  await expect(room.button(keypadText.labels.tryPhone)).toBeHidden();
  await room.button(keypadText.labels.trySource).click();
  await expect(room.total).toHaveText("1,013,398");
  await expect(room.root.locator("#keypad-heading")).toBeFocused();
  await expect(room.button(keypadText.labels.trySource)).toBeHidden();
  // A link that names only some of it means what it meant when 18 keys came first.
  await openKeypad(page, "length=10");
  await expect(room.rows).toHaveValue(/^ABCDE/);
  await room.button(keypadText.labels.tryPhone).click();
  await expect(room.total).toHaveText("14,912");
});

test("thousands of keys that are typed are drawn once a frame, and their number follows", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, `${PHONE}&length=10000`);
  await expect(room.total).not.toBeEmpty();
  const changes = await room.field.evaluate(async (each) => {
    const field = /** @type {HTMLInputElement} */ (each);
    let drawings = 0;
    const picture = /** @type {Element} */ (document.querySelector("#keypad .pad .moves"));
    new MutationObserver(() => (drawings += 1)).observe(picture, { childList: true });
    const frames = (/** @type {number} */ count) =>
      new Promise((done) => {
        const wait = (/** @type {number} */ left) =>
          left === 0 ? done(null) : requestAnimationFrame(() => wait(left - 1));
        wait(count);
      });
    for (let keys = 9990; keys < 10_000; keys += 1) {
      field.value = "16".repeat(5000).slice(0, keys);
      field.dispatchEvent(new Event("input"));
      await null; // Observers are told of each change of its own.
    }
    await frames(2);
    return drawings;
  });
  expect(changes).toBe(1);
  await expect(room.progress).toHaveText(keypadText.position(9999, 9999));
  await expect(room.lowest).toHaveText(/^\d[\d,]* digits, about /);
});

test("any pad is typed as text, and what cannot be one stays in its field", async ({
  usedPage: page,
}) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.rows.fill("ab\ncd\nef");
  await room.rows.press("Control+Enter");
  await expect(room.question).toHaveText(questionOf({ length: 10 }));
  await expect(room.total).toHaveText("4");
  await expectWord(page, "keypad", "ab/cd/ef");
  await expect.poll(async () => (await wordsOf(page)).has("limits")).toBe(false);
  await expect(room.root.getByText(keypadText.labels.lessLimits)).toBeVisible();
  await room.rows.fill("ab\nba");
  await room.rows.blur();
  await expect(room.error).toContainText(/'b'.*\b2\b.*\b1\b/);
  await expect(room.rows).toHaveValue("ab\nba");
  await expectWord(page, "keypad", "ab/cd/ef");
  await room.rows.fill("x".repeat(2000));
  await room.rows.blur();
  await expect(room.error).toHaveText(like(sharedText.refused(ANY)));
  await room.button(keypadText.presets.phone).click();
  await expect(room.rows).toHaveValue("123\n456\n789\n 0");
  await expect(room.error).toHaveCount(0);
  await expect(room.button(keypadText.presets.phone)).toHaveAttribute("aria-pressed", "true");
});

test("piece, length and start are chosen, and wrong ones refused", async ({ usedPage: page }) => {
  const room = await openKeypad(page, `${PHONE}&length=3`);
  await expect(room.total).toHaveText("46");
  await room.root
    .getByLabel(keypadText.labels.pieceHeading)
    .selectOption({ label: sharedText.labels.otherLeaper });
  const leaps = room.root.getByLabel(sharedText.labels.leaps);
  await leaps.fill("0,1");
  await leaps.press("Enter");
  await expectWord(page, "leaper", "0,1");
  await expect(room.question).toHaveText(questionOf({ length: 3, leaper: [0, 1] }));
  await room.root.getByLabel(keypadText.labels.start).selectOption("0");
  await expect(room.question).toHaveText(questionOf({ length: 3, leaper: [0, 1], start: "0" }));
  await expect(room.total).toHaveText("4");
  for (const length of ["0", "1000000", "ten", "99999999999"]) {
    await room.length.fill(length);
    await room.length.blur();
    await expect(room.error).toHaveText(like(sharedText.refused(ANY)));
    await expect(room.length).toHaveValue(length);
    await expect(room.total).toHaveText("4");
  }
  await room.length.fill("2");
  await room.length.press("Enter");
  await expect(room.error).toHaveCount(0);
  await expect(room.total).toHaveText("1");
});

test("limits are added, changed and removed", async ({ usedPage: page }) => {
  const room = await openKeypad(page, `${PHONE}&length=4`);
  await expect(room.total).toHaveText("104");
  await room.button(keypadText.labels.addLimit).click();
  await expect(room.question).toHaveText(
    questionOf({ length: 4, limits: [{ keys: "", atMost: 1, each: true }] }),
  );
  await expect(room.root.getByLabel(keypadText.limitKeys(1))).toBeFocused();
  await room.root.getByLabel(keypadText.limitKeys(1)).fill("1379");
  await room.root.getByLabel(keypadText.limitManner(1)).selectOption("together");
  await expect(room.question).toHaveText(
    questionOf({ length: 4, limits: [{ keys: "1379", atMost: 1, each: false }] }),
  );
  await expectWord(page, "limits", "1379:1");
  await room.root.getByLabel(keypadText.limitMost(1)).fill("lots");
  await room.root.getByLabel(keypadText.limitMost(1)).blur();
  await expect(room.error).toContainText(having(keypadText.wrong.number("lots", SOME, SOME)));
  await room.root.getByLabel(keypadText.limitMost(1)).fill("2");
  await room.root.getByLabel(keypadText.limitKeys(1)).fill("1x");
  await room.root.getByLabel(keypadText.limitKeys(1)).blur();
  await expect(room.error).toContainText(/'x'.*\b2\b/);
  await expect(room.root.getByLabel(keypadText.limitKeys(1))).toHaveValue("1x");
  await room.button(keypadText.removeLimit(1)).click();
  await expect(room.total).toHaveText("104");
  await expect(room.button(keypadText.labels.addLimit)).toBeFocused();
  await expect(room.error).toHaveCount(0);
});

test("a link holds everything", async ({ usedPage: page }) => {
  const words = `${SOURCE}&leaper=1,3&length=5&start=E&limits=AEIO:3,:2:each&sequence=EBMC&step=2&page=2`;
  const room = await openKeypad(page, words);
  await expect(room.question).toHaveText(
    questionOf({
      ...{ length: 5, leaper: [1, 3], start: "E" },
      limits: [
        { ...VOWELS, atMost: 3 },
        { keys: "", atMost: 2, each: true },
      ],
    }),
  );
  await expect(room.progress).toHaveText(like(keypadText.position(SOME, SOME)));
  await expect(room.root.getByLabel(keypadText.labels.start)).toHaveValue("E");
  await expect(room.root.getByLabel(keypadText.limitMost(2))).toHaveValue("2");
  await expect(room.notices).toHaveCount(0);
  const address = await addressOf(page);
  await page.reload();
  await drawn(page);
  await expect(room.root.getByLabel(keypadText.limitMost(2))).toHaveValue("2");
  await expect.poll(() => addressOf(page)).toBe(address);
});

test("keys that mean something in a link are kept in it", async ({ usedPage: page }) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.rows.fill("ab:,\n%+&=\n#?ij");
  await room.rows.blur();
  await room.button(keypadText.labels.addLimit).click();
  await room.root.getByLabel(keypadText.limitKeys(1)).fill(":,%#");
  await room.root.getByLabel(keypadText.limitKeys(1)).blur();
  await expect(room.question).toHaveText(
    questionOf({ length: 10, limits: [{ keys: ":,%#", atMost: 1, each: true }] }),
  );
  await expect.poll(async () => (await wordsOf(page)).get("limits")).toBe("%3A%2C%25#:1:each");
  await page.reload();
  await drawn(page);
  await expect(room.question).toHaveText(
    questionOf({ length: 10, limits: [{ keys: ":,%#", atMost: 1, each: true }] }),
  );
  await expect(room.rows).toHaveValue("ab:,\n%+&=\n#?ij");
});

test("wrong values of a link are named, and the rest is used", async ({ page }) => {
  const room = await openKeypad(
    page,
    `${PHONE}&length=3&start=x&limits=AB:2,nonsense,13:1&leaper=9999,1&step=x&page=x&theme=pink&limit=5`,
  );
  const problems = room.notices.getByRole("listitem");
  await expect(problems).toHaveCount(7);
  await expect(problems.filter({ hasText: like(keypadText.passedOver("start", ANY)) })).toHaveCount(
    1,
  );
  await expect(room.question).toHaveText(
    questionOf({ length: 3, limits: [{ keys: "13", atMost: 1, each: false }] }),
  );
  await page.goto("about:blank");
  await openKeypad(
    page,
    `keypad=${encodeURIComponent("é\u0000<img src=x>")}&length=1e9&limits=%zz,:::`,
  );
  await expect(room.notices.first()).toBeVisible();
  await expect(room.total).toBeVisible();
});

test("axe finds nothing to complain about", async ({ usedPage: page }) => {
  const room = await openKeypad(page, `${SOURCE}&length=10&limits=AEIO:2,xyz:1&start=A`);
  await room.field.fill("AHAB");
  await room.root.getByText(keypadText.labels.whyTwo).click();
  await room.length.fill("0");
  await room.length.blur();
  await expect(room.error).toHaveCount(1);
  await expect(room.sequences).toHaveCount(24);
  await expectAccessible(page);
});

test("nothing hangs over the edge in any window", async ({ page }) => {
  const sizes = /** @type {const} */ ([
    [320, 640],
    [360, 640],
    [390, 844],
    [740, 360],
    [1024, 600],
    [1440, 900],
    [3840, 2160],
  ]);
  for (const words of [
    `${SOURCE}&length=10&limits=AEIO:2&sequence=AHAB`,
    `keypad=${"ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").join(" ")}&length=3&leaper=0,2&start=x`,
    `${PHONE}&length=10000&sequence=1618&theme=projector`,
  ]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("about:blank");
    const room = await openKeypad(page, words);
    await expect(room.total).toBeVisible();
    await expect(room.sequences).toHaveCount(24);
    await inWindows(page, sizes);
  }
});

test("on a phone fingers find everything", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openKeypad(page);
  await expect(room.sequences).toHaveCount(24);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("#keypad :is(button, select, input, summary)")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ html, box }) => `${box.width} × ${box.height}: ${html}`),
  );
  expect(small).toEqual([]);
});

test("what was refused stays in its field while others change", async ({ usedPage: page }) => {
  const room = await openKeypad(page, EIGHTEEN);
  await room.length.fill("12345");
  await room.length.press("Tab");
  await expect(room.error).toContainText(keypadText.wrong.number("12345", 1, 10_000));
  await room.rows.fill("AB\nBA");
  await room.rows.press("Tab");
  await room.root.getByLabel(keypadText.labels.start, { exact: true }).selectOption("H");
  await expectWord(page, "start", "H");
  await expect(room.length).toHaveValue("12345");
  await expect(room.rows).toHaveValue("AB\nBA");
  await expect(room.error).toHaveText([/'B'/, having(keypadText.wrong.number("12345", 1, 10_000))]);
  await room.button(keypadText.presets.phone).click();
  await expect(room.error).toHaveCount(0);
  await expect(room.length).toHaveValue("10");
  await expect(room.rows).toHaveValue("123\n456\n789\n 0");
});

test("keys of two code units are never cut in two", async ({ usedPage: page }) => {
  const pad = "a😀😁/😂🤣😃/😄😅😆";
  const room = await openKeypad(page, `keypad=${encodeURIComponent(pad)}&length=61`);
  await expect(room.sequences).toHaveCount(24);
  // Until the worker has listed them, those of the pad before are there.
  await expect(room.sequences.first()).toHaveText(/^a/);
  for (const text of await room.sequences.allInnerTexts()) {
    expect([...text]).toHaveLength(61);
    expect(text).toMatch(/^(?:a|\p{Emoji})+…$/u);
  }
});
