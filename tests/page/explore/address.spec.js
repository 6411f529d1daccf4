import { expect, test } from "../fixtures.js";
import {
  addressOf,
  catchCopies,
  differenceOf,
  drawn,
  expectWord,
  goTo,
  settled,
  wordsOf,
} from "../room.js";
import { openExplore, exploreOf } from "./driver.js";
import {
  ANY,
  SOME,
  TOUR_FOUND,
  atMove,
  beginning,
  having,
  moveOf,
  problemsOf,
  runAt,
} from "../texts.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

test("the address holds everything, and opens the same picture", async ({ page, context }) => {
  const room = await openExplore(
    page,
    "board=6x6&start=c3&tieBreak=pohl-sum&target=closed&seed=7&step=12",
  );
  await room.button(sharedText.actions.forward).click();
  await expectWord(page, "step", "13");
  await page.getByRole("button", { name: sharedText.layerName("numbers") }).click();
  await expectWord(page, "layers", "graph,degrees,colours,path");
  expect(Object.fromEntries(await wordsOf(page))).toEqual({
    board: "6x6",
    start: "c3",
    algorithm: "warnsdorff",
    tieBreak: "pohl-sum",
    target: "closed",
    whenStuck: "stop",
    seed: "7",
    step: "13",
    layers: "graph,degrees,colours,path",
  });
  const other = await context.newPage();
  await other.goto(await addressOf(page));
  await drawn(other);
  await expect(exploreOf(other).story).toHaveText(await room.story.innerText());
  // The knight may still be on its way in either, and a page that is behind another does not go on with it.
  const difference = async () => {
    for (const each of [page, other]) {
      await each.bringToFront();
      await settled(each);
    }
    return differenceOf(page, other);
  };
  await expect.poll(difference).toBe("0 pixels differ");
});

test("a random start is the same one for everybody with the link", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=random&seed=1234");
  const note = page.getByText(beginning(sharedText.randomStart(ANY)));
  const before = await note.innerText();
  await page.reload();
  await expect(room.start).toHaveValue("random");
  await expect(note).toHaveText(before);
});

test("changed settings are steps in the browser's history @engines", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  await room.button(sharedText.actions.forward).click();
  await page.getByRole("button", { name: "5 × 5" }).click();
  await expect(room.progress).toHaveText(moveOf(0, 24));
  await page.goBack();
  await expect(room.heading).toHaveText(atMove(6, 63));
  await page.goForward();
  await expect(room.progress).toHaveText(moveOf(0, 24));
  await expect(page.getByRole("button", { name: "5 × 5" })).toHaveAttribute("aria-pressed", "true");
});

test("an address changed by hand is followed", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  await page.evaluate(() => {
    location.hash = location.hash.replace("step=5", "step=9");
  });
  await expect(room.heading).toHaveText(atMove(9, 63));
  await page.evaluate(() => {
    location.hash = "#explore?board=3x4&start=b2";
  });
  await expect(room.progress).toHaveText(moveOf(0, 11));
});

test("wrong values are named, and the rest is kept", async ({ usedPage: page }) => {
  const room = await openExplore(
    page,
    "board=6x6&start=z9&tieBreak=nope&step=1e308&layers=path,glitter&theme=pink&seed=abc&colour=3",
  );
  await expect(room.notices).toHaveCount(1);
  await expect(room.notices.getByRole("listitem")).toHaveCount(5);
  const problems = problemsOf("board=6x6&start=z9&tieBreak=nope");
  for (const said of [
    sharedText.replaced("step", sharedText.wrong.step("1e308", 1e9), ""),
    having(sharedText.wrong.layers("glitter", [ANY])),
    sharedText.replaced(
      "theme",
      sharedText.wrong.theme("pink", ["light", "dark", "projector"]),
      sharedText.themes.light,
    ),
    problems.start,
    problems.tieBreak,
  ]) {
    await expect(room.notices.getByRole("listitem").filter({ hasText: said })).toHaveCount(1);
  }
  await expect(page.getByLabel(sharedText.labels.seed, { exact: true })).toHaveValue("abc");
  await expect(room.progress).toHaveText(moveOf(0, 35));
  await room.notices.getByRole("button", { name: sharedText.labels.dismiss }).click();
  await expect(room.notices).toHaveCount(0);
  await expectWord(page, "start", "a1");
  expect((await wordsOf(page)).has("colour")).toBe(false);
});

const hostile = {
  "garbled escapes": "#explore?board=%E0%A4%A&start=%%%&seed=%00",
  "a board beyond all sizes": "#explore?board=99999x9&start=a1",
  "numbers beyond all numbers": `#explore?board=8x8&step=${"9".repeat(400)}&start=a${"9".repeat(400)}`,
  "a megabyte": `#explore?board=8x8&seed=1&start=${"x".repeat(1_000_000)}`,
  "a megabyte of board": `#explore?board=${"./".repeat(500_000)}`,
  "another room": "#dungeon?board=8x8",
  "a method that waits for moves": "#explore?algorithm=player",
  markup: "#explore?start=<img src=x onerror=alert(1)>&seed=<b>1</b>",
};

test("hostile links leave a working page and a short message", async ({ usedPage: page }) => {
  const room = await openExplore(page);
  for (const [what, hash] of Object.entries(hostile)) {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, hash);
    await expect(room.notices.first(), what).toBeVisible();
    expect((await room.notices.allInnerTexts()).join("").length, what).toBeLessThan(1500);
    await room.button(sharedText.actions.forward).click();
    await expect(room.heading, what).toHaveText(beginning(atMove(1, SOME)));
    await page.evaluate(() => {
      location.hash = "#explore?board=5x5";
    });
    await expect(room.progress, what).toHaveText(moveOf(0, 24));
    await expect(room.notices, what).toHaveCount(0);
  }
});

test("no room repeats more than a line of a hostile link, whatever its word", async ({
  usedPage: page,
}) => {
  const endless = "A".repeat(40_000);
  for (const [room, words] of [
    ["explore", `board=6x6&numberFrom=${endless}&ask=${"A".repeat(900)}`],
    ["play", `path=${endless}&board=6x6`],
    ["learn", `lesson=${"A".repeat(900)}`],
    ["gallery", `tour=${endless}`],
    ["compare", `lanes=${"A".repeat(900)},warnsdorff`],
    ["build", `board=6x6&start=${"A".repeat(900)}`],
    ["count", `walks=${"A".repeat(900)}`],
    ["exist", `target=${"A".repeat(900)}`],
    ["keypad", `limits=${"A".repeat(900)}`],
  ]) {
    await goTo(page, `#${room}?${words}`);
    const notices = page.locator(`#${room} .notice`).filter({ visible: true });
    await expect(notices.first(), room).toContainText(/A{20}/);
    const told = (await notices.allInnerTexts()).join(" ");
    expect(told, room).not.toMatch(/A{81}/);
  }
});

test("what a class is shown by is named where a link asks for it wrongly", async ({
  usedPage: page,
}) => {
  const room = await openExplore(page, "board=6x6&ask=yes&present=1&view=tiny&step=4000000000");
  for (const said of [
    sharedText.replaced("ask", sharedText.wrong.flag("yes"), ""),
    sharedText.replaced("present", sharedText.wrong.flag("1"), ""),
    sharedText.replaced("view", sharedText.wrong.view("tiny", "small"), ""),
    sharedText.replaced("step", sharedText.wrong.step("4000000000", 1e9), ""),
  ]) {
    await expect(room.notices.getByRole("listitem").filter({ hasText: said })).toHaveCount(1);
  }
});

test("a step beyond the end is the end", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=5x5&start=c3&step=1000000");
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expectWord(page, "step", "24");
  await expect(room.notices).toContainText(sharedText.beyondEnd(24));
});

test("an open tour keeps its numbers, and the page says so", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=d4&numberFrom=c2&step=63");
  await expect(room.notices).toContainText(sharedText.notRenumbered);
  await expect.poll(async () => (await wordsOf(page)).has("numberFrom")).toBe(false);
});

test("while a run plays, the address follows", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=8x8&start=a1");
  await room.button(sharedText.actions.play).click();
  await expect.poll(async () => Number((await wordsOf(page)).get("step"))).toBeGreaterThan(1);
  await expect(room.button(sharedText.play.pause)).toBeVisible();
});

test("a board with holes comes in rows", async ({ usedPage: page }) => {
  const room = await openExplore(page, "board=...../.%23.%23./...../.%23.%23./.....&start=c3");
  await expect(page.getByText(sharedText.holes(21, 4))).toBeVisible();
  await expect(page.locator("#explore").getByLabel(sharedText.labels.width)).toHaveValue("5");
  await expect(room.progress).toHaveText(moveOf(0, 20));
  await expectWord(page, "board", "...../.#.#./...../.#.#./.....");
});

test("the link is copied to the step", async ({ page }) => {
  const copied = await catchCopies(page);
  const room = await openExplore(page, "board=8x8&start=a1&step=5");
  await room.button(sharedText.actions.forward).click();
  await page.getByRole("button", { name: sharedText.actions.share, exact: true }).click();
  await expect(page.getByRole("button", { name: shareText.copyLink })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(shareText.linkCopied);
  await expect.poll(() => copied()).toContain("#explore?board=8x8&start=a1&");
  await expect.poll(() => copied()).toContain("step=6");
});

test("the title tells the state", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8&start=a1&step=5");
  await expect(page).toHaveTitle(runAt("board=8x8&start=a1&step=5").title);
});

test("the page works inside another @engines", async ({ page, baseURL }) => {
  await page.setContent(
    `<iframe src="${baseURL}#explore?step=3" width="900" height="700"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("#story-heading")).toHaveText(atMove(3, 63));
  // A real click does not find its way into a frame of Firefox under Playwright.
  await frame.getByRole("button", { name: sharedText.actions.forward }).dispatchEvent("click");
  await expect(frame.locator("#story-heading")).toHaveText(atMove(4, 63));
});
