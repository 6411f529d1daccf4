import { readFileSync } from "node:fs";
import { expectAccessible } from "./accessibility.js";
import { expect, test } from "./fixtures.js";
import {
  addressOf,
  ask,
  catchCopies,
  catchFiles,
  drawn,
  expectWord,
  goTo,
  wordsOf,
} from "./room.js";
import { inWindows } from "./windows.js";

/** @import { Page } from "@playwright/test" */

const SOURCE = "keypad=ABCDE/FGHIJ/KLMNO/%20123";
const PHONE = "keypad=123/456/789/%200";
/** So much to count that there is time to look at the page meanwhile. */
const LONG = `${SOURCE}&length=10000&limits=AEIO:30`;

/** What begins with each key, in the source. */
const counts = readFileSync(new URL("../data/keypad-counts.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("|").map((column) => column.trim()))
  .map(([key, , count]) => `${key} ${Number(count).toLocaleString("en")}`);

/** @param {Page} page */
function keypadOf(page) {
  const root = page.locator("#keypad");
  return {
    root,
    total: root.locator(".total"),
    size: root.locator(".total-size"),
    question: root.locator(".question"),
    countError: root.locator(".count .error"),
    cancel: root.locator(".count").getByRole("button", { name: "Cancel" }),
    counted: root.locator(".count .done"),
    starts: root.locator(".by-start tbody tr"),
    caption: root.locator(".caption"),
    field: root.getByLabel("Sequence", { exact: true }),
    fault: root.locator("#keypad-fault"),
    progress: root.locator(".progress"),
    rows: root.getByLabel("Rows of the keypad"),
    length: root.getByLabel("Keys", { exact: true }),
    error: root.locator(".settings .error:visible"),
    listed: root.locator(".listed"),
    sequences: root.locator(".sequences button"),
    pageField: root.getByLabel("Page", { exact: true }),
    notices: root.locator(".notice"),
    live: page.locator("#live"),
    lowest: root.locator(".lowest-first"),
    highest: root.locator(".highest-first"),
    here: root.locator(".pad-key[data-here]"),
    following: root.locator(".pad-key[data-next]"),
    saved: root.locator(".saved"),
    /** A key of the pad. @param {string} name */
    key: (name) => root.locator(".pad-key").getByText(name, { exact: true }),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#keypad?` */
async function open(page, address) {
  await goTo(page, address === undefined ? "#keypad" : `#keypad?${address}`);
  return keypadOf(page);
}

test("the room opens with the problem of the source, counted", async ({ usedPage: page }) => {
  const room = await open(page);
  await expect(room.total).toHaveText("1,013,398");
  await expect(room.question).toHaveText(
    "Sequences of 10 keys, each a knight’s move from the one before, with at most 2 of A, E, I and O.",
  );
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
  await expect(room.listed).toHaveText("1 to 24 of 1,013,398");
  await expect(page).toHaveTitle("Keypad · 10 keys: 1,013,398 sequences · Knight’s Tour Lab");
});

test("both codes are explained", async ({ usedPage: page }) => {
  const room = await open(page);
  await room.root.getByText("Why two numbers?").click();
  await expect(room.root.getByText("Horner’s rule")).toBeVisible();
  await expect(room.root.getByText(/^Each key is a digit in base 18: A = 0, H = 7/)).toBeVisible();
});

test("keys that are pressed move the knight, and a wrong one is explained", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${SOURCE}&length=10&limits=AEIO:2`);
  await expect(room.following).toHaveCount(18);
  // Under the keys every move is a line; over them lie the walk and its last move.
  const lines = room.root.locator(".pad .moves path");
  /** @type {{ keys: { moves: string[] }[] }} */
  const { keys } = await ask(page, "keypadInfo", "ABCDE/FGHIJ/KLMNO/ 123");
  const ends = keys.reduce((sum, key) => sum + key.moves.length, 0);
  const moves = (await lines.first().getAttribute("d")) ?? "";
  expect(moves.split("M").length - 1).toBe(ends / 2);
  await room.key("A").click();
  await expect(lines).toHaveCount(1);
  await room.key("H").click();
  await expect(room.field).toHaveValue("AH");
  await expect(lines).toHaveCount(5);
  const colour = await lines.last().getAttribute("stroke");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(lines.last()).not.toHaveAttribute("stroke", colour ?? "");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(lines.last()).toHaveAttribute("stroke", colour ?? "");
  await expect(room.here).toHaveText("H");
  await expect(room.caption).toHaveText("The knight is on H. It can go on to A, E, K, O, 1 and 3.");
  await room.key("B").click();
  await expect(room.fault).toHaveText(
    "Key 3: no move leads from H to B. From H moves lead to A, E, K, O, 1 and 3.",
  );
  await expect(room.field).toHaveValue("AH");
  await room.key("E").click();
  await expect(room.fault).toBeHidden();
  await room.key("H").click();
  await room.key("O").click();
  await expect(room.fault).toHaveText(
    "Key 5: O would be one too many: at most 2 of A, E, I and O may appear.",
  );
  await expectWord(page, "sequence", "AHEH");
  await room.button("Erase the last key").click();
  await expect(room.here).toHaveText("E");
  await room.button("Clear").click();
  await expect(room.field).toHaveValue("");
  await expect(room.field).toBeFocused();
});

test("a sequence is typed in small letters and with spaces, and stays where it is wrong", async ({
  usedPage: page,
}) => {
  const room = await open(page);
  await room.field.fill("a h a h k b");
  await expect(room.here).toHaveText("B");
  await expect(room.lowest).toHaveText("2,980,278");
  await room.field.fill("a h a b");
  await expect(room.fault).toContainText("Key 4: no move leads from A to B.");
  await expect(room.field).toHaveValue("a h a b");
  await expect(room.field).toHaveAttribute("aria-invalid", "true");
  await expect(room.here).toHaveText("A");
  await expect(room.progress).toHaveText("key 3 of 3");
  await room.field.fill("ah?");
  await expect(room.fault).toHaveText("Key 3: there is no “?” on this keypad.");
  await room.field.fill("AHAHKBKBKBK");
  await expect(room.fault).toContainText("Key 11: a sequence has 10 keys here");
  await room.field.fill("AHAHKBKBKB");
  await expect(room.fault).toBeHidden();
});

test("the keyboard goes from key to key, presses, types and erases @engines", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${SOURCE}&length=10`);
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
  await expect(room.live).toHaveText("The knight is on F. It can go on to C, M and 1.");
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
  const room = await open(page);
  await room.button("First").click();
  await expect(room.progress).toHaveText("key 0 of 10");
  await expect(room.following).toHaveCount(18);
  await page.keyboard.press("ArrowRight");
  await expect(room.here).toHaveText("A");
  await page.keyboard.press("ArrowRight");
  await expect(room.here).toHaveText("H");
  await expectWord(page, "step", "2");
  await expect(room.lowest).toHaveText("126");
  await room.root.getByRole("slider", { name: "Position in the sequence" }).fill("8");
  await expect(room.progress).toHaveText("key 8 of 10");
  await room.button("Play").click();
  await expect(room.progress).toHaveText("key 10 of 10");
  await expect(room.button("Play again")).toBeVisible();
  await expect.poll(async () => (await wordsOf(page)).has("step")).toBe(false);
});

test("any pad is typed as text, and what cannot be one stays in its field", async ({
  usedPage: page,
}) => {
  const room = await open(page);
  await room.rows.fill("ab\ncd\nef");
  await room.rows.press("Control+Enter");
  await expect(room.question).toContainText("Sequences of 10 keys");
  await expect(room.total).toHaveText("4");
  await expectWord(page, "keypad", "ab/cd/ef");
  await expect.poll(async () => (await wordsOf(page)).has("limits")).toBe(false);
  await expect(
    room.root.getByText("Limits on keys that no longer exist were removed."),
  ).toBeVisible();
  await room.rows.fill("ab\nba");
  await room.rows.blur();
  await expect(room.error).toContainText("the key 'b' in row 2, place 1, is there already");
  await expect(room.rows).toHaveValue("ab\nba");
  await expectWord(page, "keypad", "ab/cd/ef");
  await room.rows.fill("x".repeat(2000));
  await room.rows.blur();
  await expect(room.error).toContainText("Not changed");
  await room.button("Telephone").click();
  await expect(room.rows).toHaveValue("123\n456\n789\n 0");
  await expect(room.error).toHaveCount(0);
  await expect(room.button("Telephone")).toHaveAttribute("aria-pressed", "true");
});

test("piece, length and start are chosen, and wrong ones refused", async ({ usedPage: page }) => {
  const room = await open(page, `${PHONE}&length=3`);
  await expect(room.total).toHaveText("46");
  await room.root.getByLabel("Piece").selectOption("Another…");
  await room.root.getByLabel("Short leap").fill("0");
  await room.root.getByLabel("Long leap").fill("1");
  await room.root.getByLabel("Long leap").press("Enter");
  await expectWord(page, "leaper", "0,1");
  await expect(room.question).toContainText("each a (0, 1) leap");
  await room.root.getByLabel("Start").selectOption("0");
  await expect(room.question).toContainText("beginning with 0");
  await expect(room.total).toHaveText("4");
  for (const length of ["0", "1000000", "ten", "99999999999"]) {
    await room.length.fill(length);
    await room.length.blur();
    await expect(room.error).toContainText("Not changed");
    await expect(room.length).toHaveValue(length);
    await expect(room.total).toHaveText("4");
  }
  await room.length.fill("2");
  await room.length.press("Enter");
  await expect(room.error).toHaveCount(0);
  await expect(room.total).toHaveText("1");
});

test("limits are added, changed and removed", async ({ usedPage: page }) => {
  const room = await open(page, `${PHONE}&length=4`);
  await expect(room.total).toHaveText("104");
  await room.button("Add a limit").click();
  await expect(room.question).toContainText("each key once at most");
  await expect(room.root.getByLabel("Keys of limit 1")).toBeFocused();
  await room.root.getByLabel("Keys of limit 1").fill("1379");
  await room.root.getByLabel("How limit 1 counts").selectOption("together");
  await expect(room.question).toContainText("with at most 1 of 1, 3, 7 and 9");
  await expectWord(page, "limits", "1379:1");
  await room.root.getByLabel("Most of limit 1").fill("lots");
  await room.root.getByLabel("Most of limit 1").blur();
  await expect(room.error).toContainText("“lots” is not a whole number");
  await room.root.getByLabel("Most of limit 1").fill("2");
  await room.root.getByLabel("Keys of limit 1").fill("1x");
  await room.root.getByLabel("Keys of limit 1").blur();
  await expect(room.error).toContainText("'x' in place 2 is not a key of this keypad");
  await expect(room.root.getByLabel("Keys of limit 1")).toHaveValue("1x");
  await room.button("Remove limit 1").click();
  await expect(room.total).toHaveText("104");
  await expect(room.button("Add a limit")).toBeFocused();
  await expect(room.error).toHaveCount(0);
});

test("ten thousand keys are counted exactly", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await open(page, `${PHONE}&length=10000`);
  await expect(room.size).toHaveText("3,596 digits, about 4.026 × 10³⁵⁹⁵");
  await expect(room.total).toHaveText(/^40,261,387,160,(\d{3},)*\d{3}$/);
  await room.button("Copy the number").click();
  await expect.poll(copied).toMatch(/^40261387160\d{3585}$/);
});

test("what is too much to count is refused, and the rest of the room works", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${SOURCE}&length=60&limits=:20:each`);
  await expect(room.countError).toContainText("Not counted: counting this may take");
  await room.key("A").click();
  await expect(room.here).toHaveText("A");
  await expect(room.sequences).toHaveCount(24);
  await room.length.fill("10");
  await room.length.press("Enter");
  await expect(room.total).toHaveText("1,320,360");
  await expect(room.countError).toBeHidden();
});

test("a long count shows how far it is, leaves the page alive, and is cancelled @engines", async ({
  page,
}) => {
  const room = await open(page, LONG);
  await expect(room.counted).toHaveText(/^\d+ %$/);
  await room.key("A").click();
  await room.key("H").click();
  await expect(room.here).toHaveText("H");
  await expect(room.cancel).toBeVisible();
  await room.cancel.click();
  await expect(room.countError).toHaveText("Not counted: it was cancelled.");
  await expect(room.button("Count")).toBeFocused();
  await room.button("Count").click();
  await expect(room.cancel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.countError).toHaveText("Not counted: it was cancelled.");
});

test("a step in Explore is answered while a count goes on", async ({ page }) => {
  const room = await open(page, LONG);
  await expect(room.counted).toHaveText(/^\d+ %$/);
  await page.getByRole("link", { name: "Explore", exact: true }).click();
  await page.locator("#explore [data-action=forward]").click();
  await expect(page.locator("#story-heading")).toHaveText("Move 1 of 63");
  await page.getByRole("link", { name: "Keypad", exact: true }).click();
  await expect(room.cancel.or(room.total).filter({ visible: true })).toHaveCount(1);
});

test("the list is turned page by page, and a sequence of it is walked", async ({
  usedPage: page,
}) => {
  const room = await open(page);
  await expect(room.listed).toHaveText("1 to 24 of 1,013,398");
  await room.button("Next").click();
  await expect(room.listed).toHaveText("25 to 48 of 1,013,398");
  const second = await room.sequences.first().innerText();
  await expectWord(page, "page", "2");
  await room.pageField.fill("42225");
  await room.pageField.press("Enter");
  await expect(room.listed).toHaveText("1,013,377 to 1,013,398 of 1,013,398");
  await expect(room.button("Next")).toHaveAttribute("aria-disabled", "true");
  await room.button("Previous").click();
  await expect(room.listed).toHaveText("1,013,353 to 1,013,376 of 1,013,398");
  await room.pageField.fill("50000");
  await room.pageField.press("Enter");
  await expect(room.listed).toHaveText("The list does not reach page 50,000.");
  await room.pageField.fill("two");
  await room.pageField.press("Enter");
  await expect(room.root.locator(".page-error")).toContainText("“two” is not a whole number");
  await room.pageField.fill("2");
  await room.pageField.press("Enter");
  await expect(room.sequences.first()).toHaveText(second);
  await room.sequences.first().click();
  await expect(room.field).toHaveValue(second);
  await expect(room.progress).toHaveText("key 10 of 10");
});

test("all sequences are saved as a text", async ({ page }) => {
  const saved = await catchFiles(page);
  const room = await open(page, `${PHONE}&length=6`);
  await expect(room.total).toHaveText("544");
  await room.button("Save all as text").click();
  const { name, type, bytes } = await saved();
  expect([name, type]).toEqual(["knight-sequences-of-6.txt", "text/plain"]);
  const lines = bytes.toString("utf8").trimEnd().split("\n");
  expect(new Set(lines).size).toBe(544);
  expect(lines[0]).toBe("161616");
  await expect(room.saved).toHaveText("544 sequences saved.");
});

test("saving shows how far it is, is cancelled, and is refused where it is too much", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${SOURCE}&length=12`);
  await expect(room.total).toBeVisible();
  await room.button("Save all as text").click();
  await expect(room.root.locator(".export .done")).toHaveText(/^[\d,]+ of [\d,]+$/);
  await room.root.locator(".export").getByRole("button", { name: "Cancel" }).click();
  await expect(room.saved).toHaveText("Cancelled; nothing was saved.");
  await expect(room.button("Save all as text")).toBeFocused();
  await room.length.fill("30");
  await room.length.press("Enter");
  await expect(room.question).toContainText("of 30 keys");
  await room.button("Save all as text").click();
  await expect(room.saved).toContainText("more than 500 MB");
});

test("a link holds everything", async ({ usedPage: page }) => {
  const words = `${SOURCE}&leaper=1,3&length=5&start=E&limits=AEIO:3,:2:each&sequence=EBMC&step=2&page=2`;
  const room = await open(page, words);
  await expect(room.question).toHaveText(
    "Sequences of 5 keys, each a (1, 3) leap from the one before, beginning with E, with at most 3 of A, E, I and O and each key twice at most.",
  );
  await expect(room.progress).toHaveText(/^key \d of \d$/);
  await expect(room.root.getByLabel("Start")).toHaveValue("E");
  await expect(room.root.getByLabel("Most of limit 2")).toHaveValue("2");
  await expect(room.notices).toHaveCount(0);
  const address = await addressOf(page);
  await page.reload();
  await drawn(page);
  await expect(room.root.getByLabel("Most of limit 2")).toHaveValue("2");
  await expect.poll(() => addressOf(page)).toBe(address);
});

test("keys that mean something in a link are kept in it", async ({ usedPage: page }) => {
  const room = await open(page);
  await room.rows.fill("ab:,\n%+&=\n#?ij");
  await room.rows.blur();
  await room.button("Add a limit").click();
  await room.root.getByLabel("Keys of limit 1").fill(":,%#");
  await room.root.getByLabel("Keys of limit 1").blur();
  await expect(room.question).toContainText("each of :, ,, % and # once at most");
  await expect.poll(async () => (await wordsOf(page)).get("limits")).toBe("%3A%2C%25#:1:each");
  await page.reload();
  await drawn(page);
  await expect(room.question).toContainText("each of :, ,, % and # once at most");
  await expect(room.rows).toHaveValue("ab:,\n%+&=\n#?ij");
});

test("wrong values of a link are named, and the rest is used", async ({ page }) => {
  const room = await open(
    page,
    `${PHONE}&length=3&start=x&limits=AB:2,nonsense,13:1&leaper=9999,1&step=x&page=x&theme=pink&limit=5`,
  );
  const problems = room.notices.getByRole("listitem");
  await expect(problems).toHaveCount(7);
  await expect(problems.filter({ hasText: "Start:" })).toContainText("It is ignored.");
  await expect(room.question).toHaveText(
    "Sequences of 3 keys, each a knight’s move from the one before, with at most 1 of 1 and 3.",
  );
  await page.goto("about:blank");
  await open(page, `keypad=${encodeURIComponent("é\u0000<img src=x>")}&length=1e9&limits=%zz,:::`);
  await expect(room.notices.first()).toBeVisible();
  await expect(room.total).toBeVisible();
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await open(page, `${SOURCE}&length=10&limits=AEIO:2,xyz:1&start=A`);
  await room.field.fill("AHAB");
  await room.root.getByText("Why two numbers?").click();
  await room.length.fill("0");
  await room.length.blur();
  await expect(room.error).toHaveCount(1);
  await expect(room.sequences).toHaveCount(24);
  await expectAccessible(page);
});

test("nothing hangs over the edge in any window @engines", async ({ page }) => {
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
    const room = await open(page, words);
    await expect(room.total).toBeVisible();
    await expect(room.sequences).toHaveCount(24);
    await inWindows(page, sizes);
  }
});

test("on a phone fingers find everything", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await open(page);
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
  const room = await open(page);
  await room.length.fill("12345");
  await room.length.press("Tab");
  await expect(room.error).toContainText("“12345” is not a whole number from 1 to 10,000");
  await room.rows.fill("AB\nBA");
  await room.rows.press("Tab");
  await room.root.getByLabel("Start", { exact: true }).selectOption("H");
  await expectWord(page, "start", "H");
  await expect(room.length).toHaveValue("12345");
  await expect(room.rows).toHaveValue("AB\nBA");
  await expect(room.error).toHaveText([/is there already/, /from 1 to 10,000/]);
  await room.button("Telephone").click();
  await expect(room.error).toHaveCount(0);
  await expect(room.length).toHaveValue("10");
  await expect(room.rows).toHaveValue("123\n456\n789\n 0");
});

test("a search for a page that finds nothing for long waits to be asked on", async ({
  usedPage: page,
}) => {
  const room = await open(page, `${SOURCE}&length=10000&limits=:20:each&page=2`);
  await expect(room.listed).toHaveText("None found yet: with these limits the search is long.");
  await room.button("Keep searching").click();
  await expect(room.listed).toHaveText(/^Searching…|^None found yet/);
  await page.keyboard.press("Escape");
  await expect(room.button("Keep searching")).toBeVisible();
});

test("keys of two code units are never cut in two", async ({ usedPage: page }) => {
  const pad = "a😀😁/😂🤣😃/😄😅😆";
  const room = await open(page, `keypad=${encodeURIComponent(pad)}&length=61`);
  await expect(room.sequences).toHaveCount(24);
  for (const text of await room.sequences.allInnerTexts()) {
    expect([...text]).toHaveLength(61);
    expect(text).toMatch(/^(?:a|\p{Emoji})+…$/u);
  }
});
