import { expectAccessible } from "../accessibility.js";
import { choosePicture, openBuild } from "./driver.js";
import { expect, test } from "../fixtures.js";
import { addressOf, boardRect, chooseTheme, drawn, expectWord, settled, wordsOf } from "../room.js";
import { exploreOf } from "../explore/driver.js";
import { png } from "./png.js";
import { inWindows } from "../windows.js";
import {
  ANY,
  SOME,
  TOUR_FOUND,
  answeredBy,
  atMove,
  beginning,
  ending,
  feasibilityOf,
  having,
  like,
  refusalOf,
  runAt,
  shapeName,
  solver,
} from "../texts.js";
import * as buildText from "#text/build.js";
import * as sharedText from "#text/words.js";

/** @import { Locator, Page } from "@playwright/test" */

/** The middle of a place on the screen, from the bottom left. @type {(page: Page, board: string, column: number, row: number) => Promise<{ x: number, y: number }>} */
async function middleOf(page, board, column, row) {
  const { left, top, width, height } = await boardRect(page);
  const name = `${String.fromCharCode(97 + column)}${row + 1}`;
  const box = solver.placeBox(board, name, { width, height });
  return { x: left + box.left + box.size / 2, y: top + box.top + box.size / 2 };
}

const FOUR = "..../..../..../....";

/** Draws from one place of a 4 × 4 board to another. @type {(page: Page, from: number[], to: number[], button?: "left" | "right") => Promise<void>} */
async function draw(page, [x1, y1], [x2, y2], button = "left") {
  const [from, to] = [await middleOf(page, FOUR, x1, y1), await middleOf(page, FOUR, x2, y2)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button });
}

test("the mouse erases and adds along the line, and undo takes a stroke at once @engines", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=4x4");
  await draw(page, [0, 3], [3, 0], "right");
  await expectWord(page, "board", "#.../.#../..#./...#");
  await expect(room.text).toHaveValue("#...\n.#..\n..#.\n...#");
  await draw(page, [0, 3], [1, 2]);
  await expectWord(page, "board", "..../..../..#./...#");
  await room.button(buildText.steps.undo).click();
  await expectWord(page, "board", "#.../.#../..#./...#");
  await page.keyboard.press("Control+z");
  await expectWord(page, "board", "4x4");
  await expect(room.button(buildText.steps.undo)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+y");
  await expectWord(page, "board", "..../..../..#./...#");
  await expect(room.button(buildText.steps.redo)).toHaveAttribute("aria-disabled", "true");
});

test("the room begins with a hole to play with, and on a phone the verdict is in sight while one cuts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openBuild(page);
  await expectWord(page, "board", "...../...../..#../...../.....");
  const verdicts = room.feasibility.locator("dt b");
  await expect(verdicts).toHaveText([buildText.answers.unknown, buildText.answers.no]);
  await expect(verdicts.last()).toBeInViewport();
  await room.root.getByRole("gridcell", { name: buildText.cell("a1", true, false) }).focus();
  await page.keyboard.press("Space");
  await expectWord(page, "board", "...../...../..#../...../#....");
  await expect(verdicts.first()).toBeInViewport({ ratio: 1 });
  await expect(verdicts.last()).toBeInViewport({ ratio: 1 });
});

test("the tools erase and set the start, and Shift erases with any of them", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=4x4");
  await room.button(buildText.tools.erase).click();
  await expect(room.button(buildText.tools.erase)).toHaveAttribute("aria-pressed", "true");
  await draw(page, [0, 0], [3, 0]);
  await expectWord(page, "board", "..../..../..../####");
  await room.button(buildText.tools.start).click();
  await draw(page, [1, 1], [1, 1]);
  await expectWord(page, "start", "b2");
  await page.keyboard.down("Shift");
  await draw(page, [1, 1], [1, 1]);
  await page.keyboard.up("Shift");
  await expectWord(page, "board", "..../..../.#../####");
  expect((await wordsOf(page)).has("start")).toBe(false);
});

test("a finger that rests erases @engines", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=4x4");
  const { x, y } = await middleOf(page, FOUR, 2, 2);
  const touch = { pointerId: 5, pointerType: "touch", isPrimary: true, clientX: x, clientY: y };
  await room.canvas.evaluate((canvas) => {
    // Nobody's finger is there to be captured.
    /** @type {HTMLElement} */ (canvas).setPointerCapture = () => {};
  });
  await room.canvas.dispatchEvent("pointerdown", { ...touch, button: 0 });
  await expect(room.caption).toContainText(buildText.contents(15, 1));
  await room.canvas.dispatchEvent("pointerup", touch);
  await expectWord(page, "board", "..../..#./..../....");
});

test("the keyboard goes from place to place and toggles them", async ({ page }) => {
  const room = await openBuild(page, "?board=4x4");
  const grid = room.root.getByRole("grid", { name: sharedText.gridName(4, 4) });
  await grid.getByRole("gridcell", { name: buildText.cell("a1", true, false) }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(room.focused).toHaveAttribute("aria-label", buildText.cell("b2", false, false));
  await expect(page.locator("#live")).toHaveText(buildText.cell("b2", false, false));
  await expectWord(page, "board", "..../..../.#../....");
  await page.keyboard.press("Control+z");
  await expect(room.focused).toHaveAttribute("aria-label", buildText.cell("b2", true, false));
  await expect(page.locator("#live")).toHaveText(buildText.undone(buildText.contents(16, 0)));
  await room.button(buildText.tools.start).click();
  await grid.getByRole("gridcell", { name: buildText.cell("b2", true, false) }).focus();
  await page.keyboard.press("Space");
  await expect(room.focused).toHaveAttribute("aria-label", buildText.cell("b2", true, true));
  await expectWord(page, "start", "b2");
});

test("the whole board is filled, cleared, inverted and made larger", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=.%23/..");
  await room.button(buildText.changes.invert).click();
  await expectWord(page, "board", "#./##");
  await room.root.getByLabel(sharedText.labels.width).fill("3");
  await room.root.getByLabel(sharedText.labels.width).press("Enter");
  await expectWord(page, "board", "#.#/###");
  await room.button(buildText.changes.fill).click();
  await expectWord(page, "board", "3x2");
  await room.root.getByLabel(sharedText.labels.height).fill("3");
  await room.root.getByLabel(sharedText.labels.height).press("Enter");
  await expectWord(page, "board", "3x3");
  await room.button(buildText.changes.clear).click();
  await expect(room.root.getByText(buildText.noSquares)).toBeVisible();
  await expect(room.root.getByText(buildText.labels.openInExplore)).not.toHaveAttribute("href");
  await expectWord(page, "board", "###/###/###");
  await page.reload();
  await drawn(page);
  await expect(room.caption).toContainText(buildText.contents(0, 9));
  await room.root.getByLabel(sharedText.labels.width).fill("129");
  await room.root.getByLabel(sharedText.labels.width).press("Enter");
  await expect(room.error).toContainText(buildText.wrong.side(1, 128));
});

test("shapes are loaded in the size asked for, and the page says whether a tour is possible", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page);
  await room.root.getByLabel(buildText.labels.side).fill("3");
  await room.button(shapeName("ring")).click();
  await expectWord(page, "board", ".../.#./...");
  await room.button(shapeName("small-cross")).click();
  await expectWord(page, "board", "#..#/..../..../#..#");
  await room.root.getByLabel(buildText.labels.side).fill("8");
  await room.button(shapeName("staircase")).click();
  await expect(room.feasibility.last()).toContainText(buildText.answers.no);
  await expect(room.feasibility.last()).toContainText(buildText.answers.no);
  for (const name of ["cross", "diamond", "l"].map(shapeName)) {
    await room.button(name).click();
    await expect(room.feasibility.first()).toContainText(buildText.answers.unknown);
  }
  // Each says what it is about.
  await room.button(shapeName("cross")).click();
  await expect(room.root.getByRole("button", { name: buildText.findOutOf("open") })).toHaveCount(1);
  const names = await room.root
    .getByRole("button")
    .evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent));
  expect(names).toEqual([...new Set(names)]);
});

test("the tool at first turns squares into holes and holes into squares", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=4x4");
  await expect(room.button(buildText.tools.toggle)).toHaveAttribute("aria-pressed", "true");
  await draw(page, [0, 0], [3, 0]);
  await expectWord(page, "board", "..../..../..../####");
  await draw(page, [1, 0], [1, 1]);
  await expectWord(page, "board", "..../..../..../#.##");
});

test("where no theorem decides, a search finds out", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=.../.%23./...&theme=light");
  const [possible, closed] = [
    room.root.getByRole("heading", { name: buildText.labels.isPossible }),
    room.feasibility.last(),
  ];
  await expect(possible).toBeVisible();
  await expect(closed).toContainText(buildText.answers.unknown);
  const before = await room.canvas.screenshot();
  await closed.getByRole("button", { name: buildText.findOut }).click();
  await expect(closed).toContainText(buildText.answers.yes);
  await expect(closed).toContainText(
    having(buildText.finding({ kind: "tour", squares: [ANY, ANY] })),
  );
  await expect(closed).toContainText(answeredBy("cycles"));
  await expect(closed.getByRole("button")).toHaveCount(0);
  await expect(page.locator("#live")).toHaveText(beginning(`${buildText.tour.closed}: `));
  await page.mouse.move(0, 0);
  expect(Buffer.compare(before, await room.canvas.screenshot())).not.toBe(0);
  await closed.getByRole("link", { name: buildText.openTour }).click();
  await expect(page.locator("#story-heading")).toHaveText(TOUR_FOUND);
});

test("a search that finds no tour says so, and which method proved it", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=...../.%23.../...../%23..../...../.....");
  const closed = room.feasibility.last();
  await closed.getByRole("button", { name: buildText.findOut }).click();
  await expect(closed).toContainText(buildText.answers.no);
  await expect(closed).toContainText(answeredBy("exhaustive"));
});

test("a long search is cancelled by the keyboard, and can be made again", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=13x14&leaper=1,6");
  const closed = room.feasibility.last();
  await closed.getByRole("button", { name: buildText.findOut }).click();
  await expect(closed.getByRole("progressbar")).toBeVisible();
  await expect(closed.getByRole("button", { name: buildText.cancel })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(closed).toContainText(buildText.finding({ kind: "cancelled" }));
  await expect(closed.getByRole("button", { name: buildText.findOut })).toBeVisible();
});

test("a look at the moves of giraffe and zebra tells what long searches do not", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=11x11&leaper=1,4");
  await expect(room.feasibility.first()).toContainText(
    feasibilityOf("board=11x11&leaper=1,4&target=open"),
  );
  await openBuild(page, "?board=12x12&leaper=2,3");
  await expect(room.feasibility.first()).toContainText(
    feasibilityOf("board=12x12&leaper=2,3&target=open"),
  );
  await expect(room.feasibility.last()).toContainText(
    feasibilityOf("board=12x12&leaper=2,3&target=closed"),
  );
  await expect(room.feasibility.getByRole("button")).toHaveCount(0);
  await room.button(buildText.changes.invert).click();
  await expect(room.feasibility).toHaveCount(0);
});

test("squares to blame are pointed out until the board changes", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=5x6&theme=light");
  // The corner a1 is left with one move.
  await room.text.fill(".....\n.....\n.....\n.....\n..#..\n.....");
  await room.button(buildText.labels.takeText).click();
  const blaming = room.feasibility.filter({
    hasText: having(buildText.marked([`${ANY}a1`]).replace(/[.]$/, "")),
  });
  await expect(blaming).toHaveCount(1);
  await expect(
    room.root.getByRole("gridcell", {
      name: sharedText.markedSquare(buildText.cell("a1", true, false)),
      exact: true,
    }),
  ).toHaveCount(1);
  /** Pixels of the accent's red. */
  const reds = () =>
    room.canvas.evaluate((element) => {
      const canvas = /** @type {HTMLCanvasElement} */ (element);
      const { data } = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext("2d")
      ).getImageData(0, 0, canvas.width, canvas.height);
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        count += Number(data[i] > 150 && data[i + 1] < 80);
      }
      return count;
    });
  await expect.poll(reds).toBeGreaterThan(1000);
  await room.button(buildText.changes.fill).click();
  await expect(blaming).toHaveCount(0);
  await expect(
    room.root.getByRole("gridcell", { name: ending(sharedText.markedSquare("")) }),
  ).toHaveCount(0);
  await expect.poll(reds).toBe(0);
});

test("a link holds board, piece and start, from Build to Explore and back", async ({
  usedPage: page,
}) => {
  const board = "#..#/..../..../#..#";
  const room = await openBuild(page, `?board=${board.replaceAll("#", "%23")}&start=b1`);
  await room.root.getByLabel(sharedText.labels.leaper).selectOption("Camel");
  await expectWord(page, "leaper", "1,3");
  await room.root.getByText(buildText.labels.openInExplore).click();
  const explore = exploreOf(page);
  await expect(page.locator("#explore")).toBeVisible();
  await expect(
    page.getByRole("link", { name: sharedText.rooms.explore, exact: true }),
  ).toHaveAttribute("aria-current", "page");
  await expect(explore.start).toHaveValue("b1");
  await expect(page.locator("#explore").getByLabel(sharedText.labels.leaper)).toHaveValue("1,3");
  await expect(explore.story).toHaveText(
    runAt(`board=${board.replaceAll("#", "%23")}&start=b1&leaper=1,3`).story,
  );
  await expectWord(page, "leaper", "1,3");
  await expectWord(page, "board", board);
  await page.getByText(sharedText.labels.editBoard).click();
  await expect(room.root).toBeVisible();
  await expectWord(page, "board", board);
  await expectWord(page, "start", "b1");
  await expect(room.root.getByLabel(sharedText.labels.leaper)).toHaveValue("1,3");
  await page.goBack();
  await expect(page.locator("#explore")).toBeVisible();
  await page.goBack();
  await expect(room.root).toBeVisible();
  await expect(page).toHaveTitle(
    buildText.title("4 × 4", buildText.contents(12, 4), sharedText.labels.title),
  );
});

test("a link to a board without a piece is for the knight, whatever piece was there", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=8x8&leaper=1,3");
  const piece = room.root.getByLabel(sharedText.labels.leaper);
  await expect(piece).toHaveValue("1,3");
  await page.evaluate(() => {
    location.hash = "#build?board=7x7";
  });
  await expect(page).toHaveTitle(
    buildText.title("7 × 7", buildText.contents(49, 0), sharedText.labels.title),
  );
  await expect(piece).toHaveValue("1,2");
  expect((await wordsOf(page)).has("leaper")).toBe(false);
});

test("a start in a link is one on the board that is shown, or the page says what is wrong with it", async ({
  usedPage: page,
}) => {
  const room = await openBuild(page, "?board=4x4&start=z9");
  await expect(room.notices).toHaveText(
    beginning(sharedText.replaced("start", `z9${ANY}`, buildText.noStart)),
  );
  await page.evaluate(() => {
    location.hash = "#build?start=b1";
  });
  await expect(room.notices).toHaveCount(0);
  await expectWord(page, "start", "b1");
  await page.evaluate(() => {
    location.hash = "#build?start=e5";
  });
  await expect(room.notices).toHaveText(beginning(sharedText.replaced("start", `e5${ANY}`, "b1")));
  await expectWord(page, "start", "b1");
});

test("rooms keep what was seen in them", async ({ page }) => {
  await page.goto("#explore?board=6x6&start=c3&step=5");
  await drawn(page);
  const explore = exploreOf(page);
  await explore.button(sharedText.actions.forward).click();
  await expect(explore.heading).toHaveText(atMove(6, 35));
  await explore.button(sharedText.actions.play).click();
  await page.getByRole("link", { name: sharedText.rooms.build }).click();
  await expect(page.locator("#build .caption")).toContainText("24 squares");
  await expect(page).toHaveTitle(beginning(sharedText.rooms.build));
  const address = await addressOf(page);
  // Time for two steps, each of which would be written into the address.
  await settled(page, 40);
  await expect.poll(() => addressOf(page)).toBe(address);
  await page.getByRole("link", { name: sharedText.rooms.explore, exact: true }).click();
  await expect(explore.heading).toHaveText(like(atMove(SOME, 35)));
  await expect(explore.button(sharedText.actions.play)).toBeVisible();
});

test("Explore takes any leaper, and says what is wrong with others", async ({ page }) => {
  await page.goto("#explore?board=8x8&start=d4&leaper=2,3");
  await drawn(page);
  const { story, start } = exploreOf(page);
  const piece = page.getByLabel(sharedText.labels.leaper);
  await expect(piece).toHaveValue("2,3");
  await expect(story).toContainText(having(`${sharedText.piece("2,3")}${ANY}d4`));
  await piece.selectOption({ label: sharedText.labels.otherLeaper });
  const leaps = page.getByLabel(sharedText.labels.leaps);
  await leaps.fill("4, 2");
  await leaps.press("Enter");
  await expectWord(page, "leaper", "2,4");
  await expect(story).toContainText(having(`${sharedText.piece("2,4")}${ANY}d4`));
  await leaps.fill("2,a");
  await leaps.press("Enter");
  await expect(page.getByRole("alert").filter({ visible: true })).toContainText(
    refusalOf(() => solver.checkLeaper("2,a")),
  );
  await piece.selectOption("Knight");
  await expect(start).toHaveValue("d4");
  await expect.poll(async () => (await wordsOf(page)).has("leaper")).toBe(false);
  for (const [wrong, said] of [
    ["0,0", refusalOf(() => solver.checkLeaper([0, 0]))],
    ["x", refusalOf(() => solver.checkLeaper("x"))],
  ]) {
    await page.evaluate((value) => {
      location.hash = `#explore?board=5x5&leaper=${value}`;
    }, wrong);
    await expect(page.locator(".notice").filter({ hasText: said })).toHaveCount(1);
  }
});

test("wrong words of a link are named, and the rest is kept", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=4x4&start=z9&leaper=0,0&theme=pink");
  await expect(room.notices.getByRole("listitem")).toHaveCount(3);
  await expectWord(page, "board", "4x4");
  await page.evaluate(() => {
    location.hash = "#build?board=?!";
  });
  await expect(room.notices).toContainText(/'\?'.*\b1\b.*\b1\b/);
  await expectWord(page, "board", "4x4");
});

test("nothing hangs over the edge of Build in any window", async ({ usedPage: page }) => {
  const sizes = /** @type {const} */ ([
    [360, 640],
    [390, 844],
    [740, 360],
    [720, 450],
    [1024, 600],
    [1440, 900],
  ]);
  await page.setViewportSize({ width: 360, height: 640 });
  const room = await openBuild(page, "?board=20x12");
  for (const theme of ["light", "projector"]) {
    await chooseTheme(page, theme);
    await inWindows(page, sizes, () => expect(room.canvas).toBeInViewport());
  }
});

test("fingers find everything", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBuild(page, "?board=8x8");
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, select, a, input:not([type=file]), label.pill")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
});

test("axe finds nothing to complain about", async ({ usedPage: page }) => {
  const room = await openBuild(page, "?board=..%23/...&start=z9");
  await room.text.fill("?");
  await room.button(buildText.labels.takeText).click();
  await choosePicture(
    page,
    png(8, 8, (x) => x < 4),
  );
  await expect(room.root.getByLabel(buildText.labels.threshold)).toBeVisible();
  await expectAccessible(page);
});
