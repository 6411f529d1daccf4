import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { addressOf, catchCopies, chooseTheme, drawn, expectWord, goTo, wordsOf } from "../room.js";
import { countOf, openCount } from "./driver.js";
import { inWindows } from "../windows.js";
import { KNIGHT } from "../../../www/text/terms.js";
import { ANY, SOME, beginning, having, like, moveOf, solver } from "../texts.js";
import * as estimatesText from "#text/estimates.js";
import * as countText from "#text/count.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

/** A count that takes minutes on the fastest machine. */
const LONG = `board=#......#${"/........".repeat(7)}&target=closed`;

/** What is counted, in words. @type {(request: object, squares?: number) => string} */
function meaningOf(request, squares) {
  const { board = "8x8", ...others } = /** @type {{ board?: string }} */ (request);
  const full = { target: "closed", directed: false, upToSymmetry: false, ...others };
  const [width = 0, height = 0] = board.split("x").map(Number);
  return countText.meaning(
    /** @type {any} */ ({ board, ...full }),
    squares ?? width * height,
    KNIGHT,
  );
}

/** What stands in the table where a count agrees with the known number. */
const SAME = countText.countedHere(1n, true, 0).split(",")[0];

/** What is said of a count that agrees with the known number. */
const KNOWN = (() => {
  const request = { board: "7x7", directed: false, upToSymmetry: false };
  const [alone, agreeing] = [undefined, { tours: 1n, source: "" }].map((known) =>
    countText.counted({ ...request, target: "open" }, 1n, 0, known),
  );
  return agreeing.slice(alone.length).split(":")[0];
})();

/** A row of the progress of a count, as the page writes it. @type {(now: object, row: number) => string} */
function progressOf(now, row) {
  const nothing = { stage: null, states: 0, bytes: 0, layers: 0, all: 1, ms: 0, left: null };
  return countText.progress({ ...nothing, workers: 1, ...now })[row]?.join("") ?? "";
}

/** The row that says how long a count will still take. */
const LEFT = having(progressOf({ left: 1000 }, 4).replace(/[\d.]+ s/, ANY));

test("what is counted is said in words, with a plan, before anything is counted", async ({
  usedPage: page,
}) => {
  const room = await openCount(page);
  const closed = meaningOf({ board: "8x8" });
  await expect(room.meaning).toHaveText(closed);
  await expect(room.plan).not.toBeEmpty();
  await room.field(sharedText.labels.target).selectOption("open");
  await room.field(countText.labels.directed).selectOption("true");
  await room.field(countText.labels.copies).selectOption("true");
  const open = { board: "8x8", target: "open", directed: true };
  await expect(room.meaning).toHaveText(meaningOf({ ...open, upToSymmetry: true }));
  await expectWord(page, "upToSymmetry", "true");
  await page.goBack();
  await expect(room.meaning).toHaveText(meaningOf(open));
});

test("6 × 6 is counted, and the number stands beside the known one", async ({ usedPage: page }) => {
  const room = await openCount(page);
  await room.button("6 × 6").click();
  await room.start.click();
  await expect(room.number).toHaveText("9,862");
  // Twice as many with both directions, and where the number is known from.
  await expect(room.says).toContainText(/\b19,724\b.*A001230/);
  await expect(room.start).toBeVisible();
  await expect.poll(() => room.bars.count()).toBeGreaterThan(5);
  await expect(page.locator("#count .layers figcaption")).toHaveText(
    like(countText.layersCaption([SOME], true)),
  );
  const row = room.known.filter({ hasText: "9,862" });
  await expect(row).toContainText(SAME);
  await expect(row).toHaveClass("current");
  await expectWord(page, "show", "count");
});

test("open tours each way: 5 × 5 has 1,728", async ({ usedPage: page }) => {
  const room = await openCount(page, "board=5x5&target=open&directed=true&show=count");
  await expect(room.number).toHaveText("1,728");
  await expect(room.knownOf("5x5", "open")).toContainText(SAME);
  await room.field(countText.labels.copies).selectOption("true");
  await room.field(countText.labels.directed).selectOption("false");
  await room.start.click();
  await expect(room.number).toHaveText("112");
});

test("on a phone the known number comes first, until it is counted here", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openCount(page);
  await expect(room.answer.locator(".number")).toHaveText("13,267,364,410,532");
  await expect(room.answer.locator(".number")).toBeInViewport();
  await expect(room.answer).toContainText("McKay, 1997");
  await expect(room.start).toBeInViewport();
  await openCount(page, "board=5x5&leaper=1,4");
  await expect(room.answer).toHaveText(countText.known(undefined));
  await openCount(page, "board=6x6&show=count");
  await expect(room.number).toHaveText("9,862");
  await expect(room.answer).toBeHidden();
});

test("the known numbers are searched and sorted, and those that are found are copied", async ({
  page,
}) => {
  const copies = await catchCopies(page);
  const room = await openCount(page);
  await room.field(countText.labels.findKnown).fill("6 × 7");
  const rows = room.known.filter({ visible: true });
  await expect(rows.locator(".number")).toHaveText(["1,067,638", "389,969,466"]);
  const head = page.getByRole("columnheader", { name: countText.columns.known });
  await head.getByRole("button").click();
  await head.getByRole("button").click();
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(rows.locator(".number")).toHaveText(["389,969,466", "1,067,638"]);
  await room.button(countText.labels.copyCsv).click();
  await expect
    .poll(copies)
    .toMatch(
      /^board,target,tours,source\s+6x7,open,389969466,.*\s+6x7,closed,1067638,OEIS A175881$/,
    );
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: countText.labels.allAsCsv }).click();
  expect((await downloaded).suggestedFilename()).toBe("counts.csv");
});

test("each known number has its sources and checks, and says who differs", async ({
  usedPage: page,
}) => {
  const room = await openCount(page);
  const row = room.knownOf("8x8", "closed");
  await expect(row.getByRole("link", { name: /A001230/ })).toHaveAttribute(
    "href",
    "https://oeis.org/A001230",
  );
  const details = row.getByRole("group");
  await expect(details.getByRole("listitem").first()).toBeHidden();
  await details.locator("summary").click();
  await expect(details).toContainText("33,439,123,484,294");
  await expect(details).toContainText(countText.checked({ what: "threads", threads: 1 }));
  const open = room.knownOf("5x5", "open");
  await expect(open.locator(".number")).toHaveText("864");
  await open.locator("summary").click();
  await expect(open).toContainText("1,728");
});

test("what a browser cannot count has a command to copy instead of a link", async ({ page }) => {
  const copies = await catchCopies(page);
  const room = await openCount(page);
  await expect(
    room.knownOf("8x8", "closed").getByRole("rowheader").getByRole("link"),
  ).toBeVisible();
  const row = room.knownOf("9x10", "closed");
  await expect(row).toContainText("19,381,952,998,732,022,416,892");
  await expect(row.getByRole("rowheader").getByRole("link")).toHaveCount(0);
  await expect(row).toContainText(countText.tooLarge);
  const command = /^knights-tour count 9x10 --target closed/;
  await expect(row.locator("code")).toHaveText(command);
  await row.getByRole("button", { name: countText.copyCommandFor("9x10") }).click();
  await expect.poll(copies).toMatch(command);
  await expect(page.locator("#live")).toHaveText(
    shareText.isCopied(countText.copyCommandFor("9x10")),
  );
});

test("a board that is too large for a browser has a command, whoever asks for it", async ({
  usedPage: page,
}) => {
  await openCount(page, "board=10x10&target=closed");
  const instead = page.locator("#count .exact .instead");
  const command = instead.locator("code");
  await expect(instead).toContainText(countText.tooLarge);
  const room = "--memory 16GiB --scratch DIR";
  await expect(command).toHaveText(`knights-tour count 10x10 --target closed ${room}`);
  await openCount(page, "board=12x9&target=open&directed=true&upToSymmetry=true");
  await expect(command).toHaveText(
    `knights-tour count 12x9 --target open --directed --up-to-symmetry ${room}`,
  );
  // The same command as in the list.
  const { knownOf } = await openCount(page, "board=9x10&target=closed");
  await expect(command).toHaveText(await knownOf("9x10", "closed").locator("code").innerText());
  // What the command cannot count, and other pieces.
  for (const words of ["board=12x12", "board=10x10&leaper=1,4"]) {
    const { plan } = await openCount(page, words);
    await expect(plan, words).not.toBeEmpty();
    await expect(instead, words).toBeHidden();
  }
});

test("where the memory that is allowed is too little, the command is offered only if no more can be", async ({
  page,
}) => {
  // Boards that need gigabytes take half a minute to plan: this one has to do with a megabyte, whatever it is allowed.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any} */ sent) {
      const { settings } = sent;
      const little = { ...sent, settings: { ...settings, limit: 2 ** 20 } };
      return postMessage.call(this, settings?.limit ? little : sent);
    };
  });
  const { start, error } = await openCount(page, "board=7x10&target=closed&limit=1073741824");
  await start.dispatchEvent("click");
  await expect(error).toContainText("MiB");
  const instead = page.locator("#count .exact .instead");
  await expect(instead).toBeHidden();
  await openCount(page, "board=7x10&target=open&limit=3758096384");
  await start.dispatchEvent("click");
  const command = /^knights-tour count 7x10 --target open --m/;
  await expect(instead.locator("code")).toHaveText(command);
  await expect(error).toContainText("MiB");
});

test("on a phone the known numbers need no sideways scrolling", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const room = await openCount(page);
  await expect(room.knownOf("8x15", "closed").locator(".number")).toBeVisible();
  const [scroll, width] = await page
    .locator("#count .known .scrolls")
    .evaluate((list) => [list.scrollWidth, list.clientWidth]);
  expect(scroll).toBeLessThanOrEqual(Number(width));
});

test("a board with a hole is counted", async ({ usedPage: page }) => {
  const room = await openCount(page);
  await page.locator("summary", { hasText: countText.labels.withHoles }).click();
  await room.field(countText.labels.boardText).fill("...\n.#.\n...");
  await room.button(countText.labels.takeBoard).click();
  await expect(room.meaning).toHaveText(meaningOf({ board: ".../.#./..." }, 8));
  await room.start.click();
  await expect(room.number).toHaveText("1");
});

test("the page gives the reason where there is no tour", async ({ usedPage: page }) => {
  const room = await openCount(page, "board=4x4&target=closed&show=count");
  await expect(room.number).toHaveText("0");
  await expect(room.says).toContainText(solver.existence("4x4", "closed").reason.sentence);
});

test("what takes seconds is shared by the processor’s cores", async ({ page }) => {
  // As many on every machine, also on one that has a single core.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "hardwareConcurrency", { value: 2 });
  });
  const room = await openCount(page, "board=7x10&target=closed&show=count");
  await expect(room.figures).toContainText(progressOf({ workers: 2 }, 3));
  await expect(room.number).toHaveText("1,250,063,279,938,854");
  await expect(room.says).toContainText(KNOWN);
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
  const room = await openCount(page, "board=7x10&target=closed&show=count");
  await expect(room.number).toHaveText("1,250,063,279,938,854");
});

test("a count that takes more than an hour is asked about before it starts", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=10x10&target=closed&show=count");
  const tooLong = countText
    .tooLong({ seconds: 1e6, bytes: 2 ** 40 })
    .replace(/\d+ days/, ANY)
    .replace(countText.bytes(2 ** 40), ANY);
  const question = page.getByRole("group", { name: having(tooLong) });
  await expect(question).toContainText(having(tooLong));
  await expect(room.start).toBeHidden();
  await expect(room.figures).toBeHidden();
  await question.getByRole("button", { name: countText.labels.notNow }).click();
  await expect(room.start).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: countText.labels.startAnyway }).click();
  await expect(room.cancel).toBeFocused();
  await expect(room.figures).toContainText(LEFT);
  await expect(page.locator("#count .percent").first()).toHaveText(countText.percent(1e-6));
  await room.cancel.click();
  // An L of 48 squares has no full plan, but a time.
  const l = `${"....####/".repeat(4)}${"......../".repeat(4)}`.slice(0, -1).replaceAll("#", "%23");
  await page.goto(`#count?board=${l}&target=open`);
  await expect(room.plan).toHaveText(
    like(
      countText
        .plan(
          { method: "frontier", bytes: 0, layers: 0, forecast: { seconds: 30, bytes: 2 ** 24 } },
          false,
        )
        .replace("30 s", ANY)
        .replace(countText.bytes(2 ** 24), ANY),
    ),
  );
  await room.start.click();
  await expect(room.figures).toContainText(LEFT);
  await expect(room.figures).toContainText(progressOf({}, 1).split(/\d/)[0]);
  await room.cancel.click();
});

test("a step in Explore is answered while a count runs", async ({ usedPage: page }) => {
  const room = await openCount(page, LONG);
  await room.start.click();
  await expect(room.bars.first()).toBeAttached();
  const before = await room.figures.innerText();
  await page.getByRole("link", { name: sharedText.rooms.explore }).click();
  const explore = page.locator("#explore");
  await expect(explore).toBeVisible();
  for (const step of [1, 2, 3]) {
    await explore.getByRole("button", { name: sharedText.actions.forward }).click();
    await expect(explore.locator(".progress")).toHaveText(moveOf(step, 63));
  }
  await page.keyboard.press("ArrowLeft");
  await expect(explore.locator(".progress")).toHaveText(moveOf(2, 63));
  await page.getByRole("link", { name: sharedText.rooms.count }).click();
  await expect(room.cancel).toBeVisible();
  await expect(room.figures).not.toHaveText(before);
  await room.cancel.click();
});

test("a count is cancelled at once, and another can begin @engines", async ({ usedPage: page }) => {
  const room = await openCount(page, LONG);
  await room.start.focus();
  await page.keyboard.press("Enter");
  await expect(room.cancel).toBeFocused();
  await expect(room.bars.first()).toBeAttached();
  // It waits for no answer of the worker.
  const isHidden = await room.cancel.evaluate((button) => {
    /** @type {HTMLElement} */ (button).click();
    return /** @type {HTMLElement} */ (button).hidden;
  });
  expect(isHidden).toBe(true);
  await expect(room.plan).toContainText(countText.cancelled);
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
  const room = await openCount(page, "board=40x40&target=closed&show=count");
  await expect(room.error).toHaveText(like(countText.refusal(ANY)));
  await expect(room.start).toHaveAttribute("aria-disabled", "true");
  await room.start.press("Enter");
  await expect(room.cancel).toBeHidden();
  await page.goto("#count?board=4096x4096");
  await expect(room.meaning).toContainText(/\b16,777,216\b/);
  await expect(room.error).toHaveText(like(countText.refusal(ANY)));
  await expect(page.locator("#count-walks-error")).toHaveText(
    like(estimatesText.notEstimated(ANY)),
  );
  await room.button("6 × 6").click();
  await expect(room.error).toBeHidden();
});

test("wrong fields are named and leave what was there", async ({ usedPage: page }) => {
  const room = await openCount(page, "board=6x6");
  for (const text of ["0", "99999999999999999999", "six", "-3", "4097"]) {
    await room.field(sharedText.labels.width).fill(text);
    await room.field(sharedText.labels.width).press("Enter");
    await expect(room.refusal).toHaveText(like(sharedText.refused(ANY)));
    await expect(room.meaning).toContainText("6 × 6");
  }
  await room.field(sharedText.labels.width).fill("5");
  await room.field(sharedText.labels.width).press("Enter");
  await expect(room.refusal).toBeHidden();
  await expect(room.meaning).toContainText("5 × 6");
  await page.locator("summary", { hasText: countText.labels.withHoles }).click();
  await room.field(countText.labels.boardText).fill("..\n.?");
  await room.button(countText.labels.takeBoard).click();
  await expect(room.refusal).toHaveText(like(sharedText.refused(ANY)));
  for (const text of ["-1", "0", "1e99", "heavy", "11"]) {
    await room.field(countText.labels.weight).fill(text);
    await room.estimate.click();
    await expect(page.locator("#count-walks-error")).toHaveText(like(sharedText.refused(ANY)));
    await expect(room.cancelEstimate).toBeHidden();
  }
  // Another size leaves what was typed; a link says all that is asked.
  await room.button("5 × 5").click();
  await expect(room.field(countText.labels.weight)).toHaveValue("11");
  await page.getByRole("link", { name: "10 × 10 closed" }).click();
  await expect(room.meaning).toContainText("10 × 10");
  await expect(page.locator("#count-walks-error")).toBeHidden();
  await expect(room.field(countText.labels.weight)).not.toHaveValue("11");
});

test("wrong words of a link are named, and the rest is kept", async ({ page }) => {
  const room = await openCount(
    page,
    "board=6x6&target=round&directed=perhaps&upToSymmetry=1&leaper=0,0&weight=99&walks=7&page=-1&show=tea&theme=pink&seed=x",
  );
  for (const [name, value] of [
    ["target", "round"],
    ["directed", "perhaps"],
    ["upToSymmetry", "1"],
    ["leaper", "0, 0"],
    ["weight", "99"],
    ["walks", "7"],
  ]) {
    const [label = ""] = countText.replaced(name, "‹why›", value).split("‹why›");
    await expect(room.notices.filter({ hasText: having(label) })).toHaveCount(1);
  }
  for (const text of [
    having(countText.wrong.page("-1")),
    having(countText.wrong.choice("tea", [ANY])),
    having(sharedText.wrong.theme("pink", [ANY])),
  ]) {
    await expect(room.notices.filter({ hasText: text })).toHaveCount(1);
  }
  await expect(room.meaning).toHaveText(meaningOf({ board: "6x6" }));
  await expect(room.field(sharedText.labels.seed)).toHaveValue("x");
  await page.goto("#count?board=0x0");
  await expect(
    room.notices.filter({ hasText: having(countText.replaced("board", "", "").split(".")[0]) }),
  ).toHaveCount(1);
  await expect(room.meaning).toContainText("8 × 8");
});

test("an estimate settles near the known number, and a bad weight is sure and wrong", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=6x6&target=closed&walks=10000&show=estimate");
  await expect(room.estimateSays).toContainText(/\b10,000\b/);
  await expect(room.cancelEstimate).toBeHidden();
  const about = Number((await room.about.innerText()).replace(/[^\d]/g, ""));
  expect(about).toBeGreaterThan(8500);
  expect(about).toBeLessThan(11200);
  await expect(room.estimateSays).toContainText(/\b9,862\b/);
  await expect(room.warning).toBeHidden();
  await expect(room.plot).toHaveAttribute("aria-label", /\b10,000\b.*\b9,862\b/);
  await page.getByText(countText.labels.asTable).click();
  await expect(page.locator(".estimates tbody tr").last()).toContainText("10,000");
  await room.badWeight.click();
  await expect(room.curves).toHaveCount(2);
  await expect(room.cancelEstimate).toBeHidden();
  await expect(room.warning).toBeVisible();
  await expectWord(page, "weight", "0.2");
});

test("a board that has not been counted is estimated", async ({ usedPage: page }) => {
  const room = await openCount(page);
  await page.getByRole("link", { name: "10 × 10 closed" }).click();
  await expect(room.meaning).toHaveText(meaningOf({ board: "10x10" }, 100));
  await room.field(countText.labels.walks).selectOption("1000");
  await room.estimate.click();
  await expect(room.estimateSays).toContainText(/\b1,000\b/);
  await expect(room.about).toContainText("× 10");
});

test("all tours are listed as pictures, page by page, and opened in Explore", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=5x5&target=open");
  await room.list.click();
  await expect(room.where).toHaveText(countText.toursShown(1, 24, 864n));
  await expect(room.thumbs).toHaveCount(24);
  const picture = () => room.thumbs.first().locator("svg").innerHTML();
  const first = await picture();
  await room.next.click();
  await expect(room.where).toHaveText(countText.toursShown(25, 48, 864n));
  await expectWord(page, "page", "2");
  await expect.poll(() => picture()).not.toBe(first);
  await room.previous.click();
  await expect(room.where).toHaveText(countText.toursShown(1, 24, 864n));
  await expect.poll(() => picture()).toBe(first);
  // The pictures follow the theme, and the links stay where they are.
  await room.thumbs.first().focus();
  const board = () => page.locator("#count .picture svg").innerHTML();
  const lit = await board();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(picture).not.toBe(first);
  await expect.poll(() => board()).not.toBe(lit);
  await expect(room.thumbs.first()).toBeFocused();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(picture).toBe(first);
  await room.thumbs.nth(3).click();
  await expect(page.locator("#explore")).toBeVisible();
  await expect(page.locator("#explore .progress")).toHaveText(moveOf(24, 24));
  await page.goBack();
  await expect(room.thumbs).toHaveCount(24);
});

test("listing all tours at once keeps the focus and announces their number", async ({
  usedPage: page,
}) => {
  for (const [board, told] of [
    ["5x6", countText.toursShown(1, 8, 8n)],
    ["5x5", countText.noTours],
  ]) {
    const room = await openCount(page, `board=${board}&target=closed`);
    await room.list.press("Enter");
    await expect(room.where).toHaveText(told);
    await expect(page.locator("#live")).toHaveText(told);
    await expect(page.getByRole("heading", { name: countText.labels.tours })).toBeFocused();
  }
});

test("a link opens a page of the list, and one too far the last", async ({ usedPage: page }) => {
  const room = await openCount(page, "board=5x6&target=closed&show=tours&page=7");
  await expect(room.where).toHaveText(countText.toursShown(1, 8, 8n));
  await expect(room.thumbs).toHaveCount(8);
  await expect(room.next).toBeHidden();
  await page.goto("#count?board=5x5&target=open&show=tours&page=36");
  await expect(room.where).toHaveText(countText.toursShown(841, 864, 864n));
});

test("without a worker the page counts and lists by itself", async ({ page }) => {
  await page.route("**/worker.js", (route) => route.abort());
  const room = await openCount(page, "board=5x6&target=closed&directed=false&show=tours");
  await expect(room.where).toHaveText(countText.toursShown(1, 8, 8n));
  await room.start.click();
  await expect(room.number).toHaveText("8");
  await expect(room.error).toBeHidden();
});

test("the address holds everything, and opens the same", async ({ page, context }) => {
  const room = await openCount(
    page,
    "board=5x6&target=closed&directed=true&weight=0.5&walks=1000&seed=q&show=count,estimate,tours",
  );
  await expect(room.number).toHaveText("16");
  await expect(room.estimateSays).toContainText(/\b1,000\b/);
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

test("axe finds nothing to complain about", async ({ usedPage: page }) => {
  const room = await openCount(
    page,
    "board=5x6&target=closed&leaper=0,0&weight=0.25&walks=1000&show=count,estimate,tours",
  );
  await expect(room.number).toHaveText("8");
  await expect(room.warning).toBeVisible();
  await expect(room.thumbs).toHaveCount(8);
  await page.getByText(countText.labels.asTable).click();
  await room.field(sharedText.labels.width).fill("0");
  await room.field(sharedText.labels.width).press("Enter");
  await expectAccessible(page);
});

test("nothing hangs over the edge in any window", async ({ usedPage: page }) => {
  const sizes = /** @type {const} */ ([
    [360, 640],
    [390, 844],
    [740, 360],
    [1440, 900],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await openCount(
    page,
    "board=5x6&target=closed&walks=1000&show=count,estimate,tours",
  );
  await expect(room.thumbs).toHaveCount(8);
  await expect(room.estimateSays).toContainText(/\b1,000\b/);
  for (const theme of ["light", "projector"]) {
    await chooseTheme(page, theme);
    await inWindows(page, sizes);
  }
});

test("what was refused stays in its field while others change", async ({ usedPage: page }) => {
  const room = await openCount(page, "board=6x6&target=closed");
  await room.field(sharedText.labels.width).fill("7.5");
  await room.field(sharedText.labels.width).press("Tab");
  await expect(room.refusal).toHaveText(sharedText.refused(sharedText.wrong.side("width", 4096)));
  await room.field(countText.labels.weight).fill("99");
  await room.field(countText.labels.weight).press("Tab");
  await room.field(sharedText.labels.target).selectOption("open");
  await expect(room.meaning).toHaveText(meaningOf({ board: "6x6", target: "open" }));
  await expect(room.field(sharedText.labels.width)).toHaveValue("7.5");
  await expect(room.refusal).toBeVisible();
  await expect(room.field(countText.labels.weight)).toHaveValue("99");
  await room.field(sharedText.labels.width).fill("5");
  await room.field(sharedText.labels.width).press("Tab");
  await expect(room.meaning).toHaveText(meaningOf({ board: "5x6", target: "open" }, 30));
  await expect(room.refusal).toBeHidden();
});

test("Esc stops all that is at work", async ({ usedPage: page }) => {
  const room = await openCount(page, `${LONG}&walks=10000000`);
  await room.start.click();
  await room.estimate.click();
  await expect(room.cancel).toBeVisible();
  await expect(room.cancelEstimate).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room.cancel).toBeHidden();
  await expect(room.cancelEstimate).toBeHidden();
});

test("coming back leaves at work what is at work, although a part of the link has changed meanwhile", async ({
  page,
}) => {
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route("**/worker.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    const kinds = /** @type {string[]} */ ([]);
    Object.assign(window, { kinds });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...sent) {
      kinds.push(sent[0].kind);
      return postMessage.apply(this, /** @type {[any]} */ (sent));
    };
  });
  const room = await openCount(page, "board=5x6&target=closed&show=estimate,tours&page=99");
  await expect(room.cancelEstimate).toBeVisible();
  await page.getByRole("link", { name: sharedText.rooms.explore }).click();
  await expect(page.locator("#explore")).toBeVisible();
  release();
  // There is only one page.
  await expect(room.where).toHaveText(beginning(countText.toursShown(1, 8, null)));
  // A link has asked for a theme, which is no reason to begin anew.
  await page.evaluate(() => {
    location.hash = "#explore?theme=dark";
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: sharedText.rooms.count }).click();
  await expect(room.where).toBeVisible();
  await expectWord(page, "theme", "dark");
  await expect.poll(async () => (await wordsOf(page)).get("page")).toBeNull();
  /** @type {string[]} */
  const begun = await page.evaluate(() => /** @type {any} */ (window).kinds);
  expect(begun.filter((kind) => kind !== "plan")).toEqual(["estimate", "tours"]);
});

test("of two squares in a link the one that is no square is named, and the other stays", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=6x6&target=open&start=a1&end=h8");
  await expect(room.notices).toContainText("h8");
  await expect.poll(() => addressOf(page)).toContain("start=a1");
  await expect.poll(() => addressOf(page)).not.toContain("end=");
});

test("a number of walks that cannot be asked for is named, with the usual one in its place", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "show=estimate&walks=1e15");
  await expect(room.notices).toContainText(having(countText.wrong.choice("1e15", [ANY])));
  await expect(room.notices).toContainText(/100,?000/);
});

test("pictures of large tours are drawn a few a frame, so that no visitor waits for them all", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=30x30");
  await page.evaluate(() => {
    const list = /** @type {Element} */ (document.querySelector("#count .thumbs"));
    Reflect.set(window, "drawnAtOnce", []);
    new MutationObserver(() => {
      const [all, pictures] = ["a", "svg"].map((what) => list.querySelectorAll(what).length);
      Reflect.get(window, "drawnAtOnce").push(`${pictures} of ${all}`);
    }).observe(list, { childList: true, subtree: true });
  });
  await room.list.click();
  await expect(room.thumbs.locator("svg")).toHaveCount(24);
  const moments = await page.evaluate(() => Reflect.get(window, "drawnAtOnce"));
  expect(moments).toContain("24 of 24");
  expect(moments.length).toBeGreaterThan(2);
  expect(moments).toContainEqual(expect.stringMatching(/^\d of 24$/));
});

test("tours from a square are counted, and how many begin on each is a map", async ({
  usedPage: page,
}) => {
  const room = await openCount(page, "board=5x5&target=open&start=a1");
  await expect(room.field(countText.labels.fromSquare)).toHaveValue("a1");
  await room.start.click();
  await expect(room.number).toHaveText("304");
  await room.field(countText.labels.toSquare).fill("e5");
  await room.field(countText.labels.toSquare).press("Enter");
  await expectWord(page, "end", "e5");
  await page.getByText(countText.labels.starts, { exact: true }).click();
  await expect(page.locator("#count .starts .says")).toContainText("1,728");
  await expect(page.locator("#count .starts svg text").filter({ hasText: "304" })).toHaveCount(4);

  // The torus of 4 × 4 is the hypercube.
  await goTo(page, "#count?board=4x4&target=closed&wrap=both");
  await expect(room.field(sharedText.labels.wrap)).toHaveValue("both");
  await expect(room.field(countText.labels.copies)).toBeHidden();
  await room.start.click();
  await expect(room.number).toHaveText("1,344");
});
