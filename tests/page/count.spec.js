import { expectAccessible } from "./accessibility.js";
import { expect, test } from "./fixtures.js";
import { addressOf, drawn, expectWord, goTo, wordsOf } from "./room.js";
import { inWindows } from "./windows.js";

/** @import { Page } from "@playwright/test" */

/** A count that takes minutes on the fastest machine. */
const LONG = `board=#......#${"/........".repeat(7)}&target=closed`;

/** @param {Page} page */
function countOf(page) {
  const root = page.locator("#count");
  const [exact, estimates, tours] = [".exact", ".estimates", ".tours"].map((part) =>
    root.locator(part),
  );
  return {
    meaning: root.locator(".meaning"),
    notices: root.locator(".notice"),
    refusal: root.locator("#count-error"),
    plan: exact.locator(".plan"),
    start: exact.getByRole("button", { name: "Count them" }),
    cancel: exact.getByRole("button", { name: "Cancel" }),
    error: exact.locator(".error"),
    figures: exact.locator(".figures"),
    bars: exact.locator(".drawing rect"),
    number: exact.locator(".number"),
    says: exact.locator(".says"),
    known: root.locator(".known tbody tr"),
    estimate: estimates.getByRole("button", { name: "Estimate", exact: true }),
    badWeight: estimates.getByRole("button", { name: "Try a bad weight" }),
    cancelEstimate: estimates.getByRole("button", { name: "Cancel" }),
    about: estimates.locator(".number"),
    estimateSays: estimates.locator(".says"),
    warning: estimates.locator(".warning"),
    curves: estimates.locator(".drawing .curve"),
    plot: estimates.locator(".plot svg").first(),
    list: tours.getByRole("button", { name: "List them" }),
    next: tours.getByRole("button", { name: "Next" }),
    previous: tours.getByRole("button", { name: "Previous" }),
    where: tours.locator(".where"),
    thumbs: tours.locator(".thumbs a"),
    /** @param {string} label */
    field: (label) => root.getByLabel(label, { exact: true }),
    /** @param {string} name */
    button: (name) => root.getByRole("button", { name, exact: true }),
  };
}

/** @param {Page} page @param {string} [address] what follows `#count?` */
async function open(page, address) {
  await goTo(page, address === undefined ? "#count" : `#count?${address}`);
  const room = countOf(page);
  await expect(room.meaning).not.toBeEmpty();
  return room;
}

test("what is counted is said in words, with a plan, before anything is counted", async ({
  usedPage: page,
}) => {
  const room = await open(page);
  await expect(room.meaning).toContainText("Closed tours of the knight on 8 × 8, 64 squares");
  await expect(room.meaning).toContainText("A tour and its reverse count as one.");
  await expect(room.meaning).toContainText("copies count as different tours");
  await expect(room.plan).toContainText("memory");
  await room.field("Tour").selectOption("open");
  await room.field("A reversed tour counts as").selectOption("true");
  await room.field("A rotated or mirrored tour counts as").selectOption("true");
  await expect(room.meaning).toContainText("Open tours of the knight on 8 × 8");
  await expect(room.meaning).toContainText("A tour and its reverse count as two.");
  await expect(room.meaning).toContainText("copies count as the same tour");
  await expectWord(page, "upToSymmetry", "true");
  await page.goBack();
  await expect(room.meaning).toContainText("count as different tours");
});

test("6 × 6 is counted, and the number stands beside the known one", async ({ usedPage: page }) => {
  const room = await open(page);
  await room.button("6 × 6").click();
  await room.start.click();
  await expect(room.number).toHaveText("9,862");
  await expect(room.says).toContainText("With the directions counted separately there are 19,724.");
  await expect(room.says).toContainText("This is the known number: OEIS A001230.");
  await expect(room.start).toBeVisible();
  expect(await room.bars.count()).toBeGreaterThan(5);
  const row = room.known.filter({ hasText: "9,862" });
  await expect(row).toContainText("✓ the same");
  await expect(row).toHaveClass("current");
  await expectWord(page, "show", "count");
});

test("open tours each way: 5 × 5 has 1,728", async ({ usedPage: page }) => {
  const room = await open(page, "board=5x5&target=open&directed=true&show=count");
  await expect(room.number).toHaveText("1,728");
  await expect(room.known.filter({ hasText: "1,728" })).toContainText("✓ the same");
  await room.field("A rotated or mirrored tour counts as").selectOption("true");
  await room.field("A reversed tour counts as").selectOption("false");
  await room.start.click();
  await expect(room.number).toHaveText("112");
});

test("a board with a hole is counted", async ({ usedPage: page }) => {
  const room = await open(page);
  await page.locator("summary", { hasText: "A board with holes" }).click();
  await room.field("The board as rows of . and #, or as a size").fill("...\n.#.\n...");
  await room.button("Use this board").click();
  await expect(room.meaning).toContainText("a board with holes, 8 squares");
  await room.start.click();
  await expect(room.number).toHaveText("1");
});

test("where there is no tour the reason is told", async ({ usedPage: page }) => {
  const room = await open(page, "board=4x4&target=closed&show=count");
  await expect(room.number).toHaveText("0");
  await expect(room.says).toContainText("Schwenk");
});

test("what takes seconds is shared by the processor’s cores", async ({ usedPage: page }) => {
  const room = await open(page, "board=7x7&target=open&show=count");
  const cores = await page.evaluate(() => Math.min(8, navigator.hardwareConcurrency));
  expect(cores).toBeGreaterThan(1);
  await expect(room.figures).toContainText(`Processor cores${cores}`);
  await expect(room.number).toHaveText("82,787,609,160", { timeout: 60_000 });
  await expect(room.says).toContainText("This is the known number");
});

test("where other workers cannot be started, one counts alone", async ({
  context,
  usedPage: page,
}) => {
  let workers = 0;
  await context.route("**/worker.js", (route) => {
    workers += 1;
    return workers > 2 ? route.abort() : route.continue();
  });
  const room = await open(page, "board=7x7&target=open&show=count");
  await expect(room.number).toHaveText("82,787,609,160", { timeout: 60_000 });
});

test("a count that takes more than an hour is asked about before it starts", async ({
  usedPage: page,
}) => {
  const room = await open(page, "board=10x10&target=closed&show=count");
  const question = page.getByRole("group", { name: /This count would take about \d+ hours/ });
  await expect(question).toContainText("GiB of memory, by a rule of thumb. Start it anyway?");
  await expect(room.start).toBeHidden();
  await expect(room.figures).toBeHidden();
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(room.start).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Count anyway" }).click();
  await expect(room.cancel).toBeFocused();
  await expect(room.figures).toContainText(/Left\s*about \d+ hours/);
  await expect(page.locator("#count .percent").first()).toHaveText("less than 0.1 %");
  await room.cancel.click();
  // An L of 48 squares has no full plan, but a time.
  const l = `${"....####/".repeat(4)}${"......../".repeat(4)}`.slice(0, -1).replaceAll("#", "%23");
  await page.goto(`#count?board=${l}&target=open`);
  await expect(room.plan).toContainText(/By a rule of thumb it will take about \d+ s and \d+ MiB/);
  await room.start.click();
  await expect(room.figures).toContainText(/Left\s*about \d/);
  await expect(room.figures).toContainText("States made for it");
});

test("a step in Explore is answered while a count runs", async ({ page }) => {
  const room = await open(page, LONG);
  await room.start.click();
  await expect(room.bars.first()).toBeAttached();
  const before = await room.figures.innerText();
  await page.getByRole("link", { name: "Explore" }).click();
  const explore = page.locator("#explore");
  await expect(explore).toBeVisible();
  for (const step of [1, 2, 3]) {
    await explore.getByRole("button", { name: "Forward" }).click();
    await expect(explore.locator(".progress")).toContainText(`move ${step} of`);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(explore.locator(".progress")).toContainText("move 2 of");
  await page.getByRole("link", { name: "Count" }).click();
  await expect(room.cancel).toBeVisible();
  await expect(room.figures).not.toHaveText(before);
  await room.cancel.click();
});

test("a count is cancelled at once, and another can begin @engines", async ({ usedPage: page }) => {
  const room = await open(page, LONG);
  await room.start.focus();
  await page.keyboard.press("Enter");
  await expect(room.cancel).toBeFocused();
  await expect(room.bars.first()).toBeAttached();
  // The time that the page itself takes to show it.
  const taken = await room.cancel.evaluate((button) => {
    const before = performance.now();
    /** @type {HTMLElement} */ (button).click();
    return { ms: performance.now() - before, isHidden: /** @type {HTMLElement} */ (button).hidden };
  });
  expect(taken.isHidden).toBe(true);
  expect(taken.ms).toBeLessThan(100);
  await expect(room.plan).toContainText("Cancelled.");
  await expect(room.start).toBeFocused();
  await room.start.click();
  await expect(room.bars.first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(room.cancel).toBeHidden();
  await room.button("6 × 6").click();
  await room.start.click();
  await expect(room.number).toHaveText("9,862");
});

test("what cannot be counted is refused before it is begun", async ({ usedPage: page }) => {
  const room = await open(page, "board=40x40&target=closed&show=count");
  await expect(room.error).toContainText("too wide");
  await expect(room.start).toHaveAttribute("aria-disabled", "true");
  await room.start.press("Enter");
  await expect(room.cancel).toBeHidden();
  await page.goto("#count?board=4096x4096");
  await expect(room.meaning).toContainText("16,777,216 squares");
  await expect(room.error).toContainText("not counted here");
  await expect(page.locator("#count-walks-error")).toContainText("Not estimated");
  await room.button("6 × 6").click();
  await expect(room.error).toBeHidden();
});

test("wrong fields are named and leave what was there", async ({ usedPage: page }) => {
  const room = await open(page, "board=6x6");
  for (const text of ["0", "99999999999999999999", "six", "-3", "4097"]) {
    await room.field("Width").fill(text);
    await room.field("Width").press("Enter");
    await expect(room.refusal).toContainText("Not changed");
    await expect(room.meaning).toContainText("6 × 6");
  }
  await room.field("Width").fill("5");
  await room.field("Width").press("Enter");
  await expect(room.refusal).toBeHidden();
  await expect(room.meaning).toContainText("5 × 6");
  await page.locator("summary", { hasText: "A board with holes" }).click();
  await room.field("The board as rows of . and #, or as a size").fill("..\n.?");
  await room.button("Use this board").click();
  await expect(room.refusal).toContainText("Not changed");
  for (const text of ["-1", "0", "1e99", "heavy", "11"]) {
    await room.field("Weight").fill(text);
    await room.estimate.click();
    await expect(page.locator("#count-walks-error")).toContainText("Not changed");
    await expect(room.cancelEstimate).toBeHidden();
  }
  // Another size leaves what was typed; a link says all that is asked.
  await room.button("5 × 5").click();
  await expect(room.field("Weight")).toHaveValue("11");
  await page.getByRole("link", { name: "10 × 10 closed" }).click();
  await expect(room.meaning).toContainText("10 × 10");
  await expect(page.locator("#count-walks-error")).toBeHidden();
  await expect(room.field("Weight")).not.toHaveValue("11");
});

test("wrong words of a link are named, and the rest is kept", async ({ page }) => {
  const room = await open(
    page,
    "board=6x6&target=round&directed=perhaps&upToSymmetry=1&leaper=0,0&weight=99&walks=7&page=-1&show=tea&theme=pink&seed=x",
  );
  for (const text of [
    "Tour: ",
    "A reversed tour counts as: ",
    "A rotated or mirrored tour counts as: ",
    "Piece: ",
    "Weight: ",
    "Walks: ",
  ]) {
    await expect(room.notices.filter({ hasText: text })).toHaveCount(1);
  }
  for (const text of ["is not a page", "“tea” is not available", "is not a theme"]) {
    await expect(room.notices.filter({ hasText: text })).toHaveCount(1);
  }
  await expect(room.meaning).toContainText("Closed tours of the knight on 6 × 6");
  await expect(room.field("Seed")).toHaveValue("x");
  await page.goto("#count?board=0x0");
  await expect(room.notices.filter({ hasText: "Board: " })).toHaveCount(1);
  await expect(room.meaning).toContainText("8 × 8");
});

test("an estimate settles near the known number, and a bad weight is sure and wrong @engines", async ({
  usedPage: page,
}) => {
  const room = await open(page, "board=6x6&target=closed&walks=10000&show=estimate");
  await expect(room.estimateSays).toContainText("10,000 walks");
  await expect(room.cancelEstimate).toBeHidden();
  const about = Number((await room.about.innerText()).replace(/[^\d]/g, ""));
  expect(about).toBeGreaterThan(8500);
  expect(about).toBeLessThan(11200);
  await expect(room.estimateSays).toContainText("The exact number is 9,862");
  await expect(room.warning).toBeHidden();
  await expect(room.plot).toHaveAttribute("aria-label", /after 10,000\. The exact/);
  await page.getByText("The curve as a table").click();
  await expect(page.locator(".estimates tbody tr").last()).toContainText("10,000");
  await room.badWeight.click();
  await expect(room.curves).toHaveCount(2);
  await expect(room.cancelEstimate).toBeHidden();
  await expect(room.warning).toBeVisible();
  await expectWord(page, "weight", "0.2");
});

test("a board that nobody has counted is estimated", async ({ usedPage: page }) => {
  const room = await open(page);
  await page.getByRole("link", { name: "10 × 10 closed" }).click();
  await expect(room.meaning).toContainText("10 × 10, 100 squares");
  await room.field("Walks").selectOption("1000");
  await room.estimate.click();
  await expect(room.estimateSays).toContainText("1,000 walks");
  await expect(room.about).toContainText("× 10");
});

test("all tours are listed as pictures, page by page, and opened in Explore", async ({
  usedPage: page,
}) => {
  const room = await open(page, "board=5x5&target=open");
  await room.list.click();
  await expect(room.where).toHaveText("Tours 1 to 24 of 864");
  await expect(room.thumbs).toHaveCount(24);
  const picture = () => room.thumbs.first().locator("svg").innerHTML();
  const first = await picture();
  await room.next.click();
  await expect(room.where).toHaveText("Tours 25 to 48 of 864");
  await expectWord(page, "page", "2");
  expect(await picture()).not.toBe(first);
  await room.previous.click();
  await expect(room.where).toHaveText("Tours 1 to 24 of 864");
  expect(await picture()).toBe(first);
  // The pictures follow the theme, and the links stay where they are.
  await room.thumbs.first().focus();
  const board = () => page.locator("#count .picture svg").innerHTML();
  const lit = await board();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(picture).not.toBe(first);
  expect(await board()).not.toBe(lit);
  await expect(room.thumbs.first()).toBeFocused();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(picture).toBe(first);
  await room.thumbs.nth(3).click();
  await expect(page.locator("#explore")).toBeVisible();
  await expect(page.locator("#explore .progress")).toHaveText("move 24 of 24");
  await page.goBack();
  await expect(room.thumbs).toHaveCount(24);
});

test("a link opens a page of the list, and one too far the last", async ({ usedPage: page }) => {
  const room = await open(page, "board=5x6&target=closed&show=tours&page=7");
  await expect(room.where).toHaveText("Tours 1 to 8 of 8");
  await expect(room.thumbs).toHaveCount(8);
  await expect(room.next).toBeHidden();
  await page.goto("#count?board=5x5&target=open&show=tours&page=36");
  await expect(room.where).toHaveText("Tours 841 to 864 of 864");
});

test("without a worker the page counts and lists by itself @engines", async ({ page }) => {
  await page.route("**/worker.js", (route) => route.abort());
  const room = await open(page, "board=5x6&target=closed&directed=false&show=tours");
  await expect(room.where).toHaveText("Tours 1 to 8 of 8");
  await room.start.click();
  await expect(room.number).toHaveText("8");
  await expect(room.error).toBeHidden();
});

test("the address holds everything, and opens the same", async ({ page, context }) => {
  const room = await open(
    page,
    "board=5x6&target=closed&directed=true&weight=0.5&walks=1000&seed=q&show=count,estimate,tours",
  );
  await expect(room.number).toHaveText("16");
  await expect(room.estimateSays).toContainText("1,000 walks");
  await expect(room.thumbs).toHaveCount(16);
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await drawn(other);
  const copy = countOf(other);
  await expect(copy.number).toHaveText("16");
  await expect(copy.about).toHaveText(await room.about.innerText());
  await expect(copy.thumbs).toHaveCount(16);
  expect(Object.fromEntries(await wordsOf(other))).toEqual(Object.fromEntries(await wordsOf(page)));
});

test("axe finds nothing to complain about", async ({ page }) => {
  const room = await open(
    page,
    "board=5x6&target=closed&leaper=0,0&weight=0.25&walks=1000&show=count,estimate,tours",
  );
  await expect(room.number).toHaveText("8");
  await expect(room.warning).toBeVisible();
  await expect(room.thumbs).toHaveCount(8);
  await page.getByText("The curve as a table").click();
  await room.field("Width").fill("0");
  await room.field("Width").press("Enter");
  await expectAccessible(page);
});

test("nothing hangs over the edge in any window @engines", async ({ page }) => {
  const sizes = /** @type {const} */ ([
    [360, 640],
    [390, 844],
    [740, 360],
    [1440, 900],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await open(page, "board=5x6&target=closed&walks=1000&show=count,estimate,tours");
  await expect(room.thumbs).toHaveCount(8);
  await expect(room.estimateSays).toContainText("1,000 walks");
  for (const theme of ["light", "projector"]) {
    await page.getByLabel("Theme").selectOption(theme);
    await inWindows(page, sizes);
  }
});

test("what was refused stays in its field while others change", async ({ usedPage: page }) => {
  const room = await open(page, "board=6x6&target=closed");
  await room.field("Width").fill("7.5");
  await room.field("Width").press("Tab");
  await expect(room.refusal).toContainText("Width has to be a whole number from 1 to 4,096");
  await room.field("Weight").fill("99");
  await room.field("Weight").press("Tab");
  await room.field("Tour").selectOption("open");
  await expect(room.meaning).toContainText("Open tours of the knight on 6 × 6");
  await expect(room.field("Width")).toHaveValue("7.5");
  await expect(room.refusal).toBeVisible();
  await expect(room.field("Weight")).toHaveValue("99");
  await room.field("Width").fill("5");
  await room.field("Width").press("Tab");
  await expect(room.meaning).toContainText("on 5 × 6");
  await expect(room.refusal).toBeHidden();
});

test("Esc stops all that is at work", async ({ page }) => {
  const room = await open(page, `${LONG}&walks=10000000`);
  await room.start.click();
  await room.estimate.click();
  await expect(room.cancel).toBeVisible();
  await expect(room.cancelEstimate).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.cancel).toBeHidden();
  await expect(room.cancelEstimate).toBeHidden();
});
