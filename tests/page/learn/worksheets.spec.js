/** Worksheets and the page for teachers, on the screen and on paper. */

import { reached } from "../../reach.js";
import { expect, test } from "../fixtures.js";
import { openLearn } from "./driver.js";
import { printOut, sidesNotSeen } from "../paper.js";
import { addressOf, expectWord } from "../room.js";
import { like } from "../texts.js";
import * as sharedText from "#text/words.js";
import * as learnText from "#text/learn.js";
import * as puzzleText from "#text/puzzle.js";
import { lessons as lessonsText } from "#text/lessons.js";
import * as worksheetsText from "#text/worksheets.js";
import * as teachingText from "#text/teaching.js";

/** A4 and Letter in CSS pixels, less 12 mm on each side. */
const PAPERS = { A4: [702, 1031], Letter: [725, 965] };

/** Pages of a printed file. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("worksheets are chosen, and come from their seed", async ({ usedPage: page }) => {
  const room = await openLearn(page, "sheet=predict&theme=dark");
  const sheets = room.root.locator(".sheet-page");
  await expect(sheets).toHaveCount(3);
  await expect(sheets.first()).toContainText(worksheetsText.sheets.predict.rule);
  await expect(sheets.last()).toContainText(
    worksheetsText.solutionsOf(worksheetsText.sheets.predict.title),
  );
  await expect(sheets.locator(".sheet-foot")).toHaveText(
    Array(3).fill(worksheetsText.foot("8 × 8", "1")),
  );
  const picture = sheets.first().locator("svg").first();
  const first = await picture.innerHTML();
  const rows = sheets
    .first()
    .getByRole("listitem")
    .filter({ hasText: /^\S+ \d+\. / });
  const empty = worksheetsText.cell("‹square›", "", false);
  const cells = [..."abcdefgh"].map((column) => empty.replace("‹square›", `${column}8`));
  await expect(rows.first()).toHaveText(
    new RegExp(
      like(worksheetsText.row(8, cells)).source.replaceAll(empty.split(" ")[1] ?? "", "(\\d+|$&)"),
    ),
  );
  await expect.poll(() => rows.count()).toBe(2 * 8);
  await expect(
    rows.filter({
      hasText: worksheetsText.cell("", "", true).replace(worksheetsText.cell("", "", false), ""),
    }),
  ).toHaveCount(2);
  await expect(
    sheets
      .last()
      .getByRole("listitem")
      .filter({ hasText: /^\S+ 1\. .*: \d/ })
      .first(),
  ).toBeAttached();
  await room.root.getByRole("link", { name: worksheetsText.labels.withoutSolutions }).click();
  await expect(sheets).toHaveCount(2);
  await expectWord(page, "solutions", "false");
  await room.root.getByRole("link", { name: worksheetsText.labels.withSolutions }).click();
  await expect(sheets).toHaveCount(3);
  await room.root.getByRole("link", { name: worksheetsText.labels.other }).click();
  await expectWord(page, "seed", "2");
  await expect(sheets.locator(".sheet-foot").first()).toHaveText(worksheetsText.foot("8 × 8", "2"));
  await expect.poll(() => picture.innerHTML()).not.toBe(first);
  await page.goBack();
  await expect(sheets.locator(".sheet-foot").first()).toHaveText(worksheetsText.foot("8 × 8", "1"));
  await expect.poll(() => picture.innerHTML()).toBe(first);
  await room.root.getByLabel(worksheetsText.labels.width).fill("6");
  await room.root.getByLabel(worksheetsText.labels.height).fill("7");
  await room.button(worksheetsText.labels.show).click();
  await expectWord(page, "board", "6x7");
  await expectWord(page, "theme", "dark");
  await expect(sheets.locator(".sheet-foot").first()).toContainText("6 × 7");
  await room.root.getByRole("link", { name: worksheetsText.sheets.cross.title }).click();
  await expectWord(page, "sheet", "cross");
  await expectWord(page, "theme", "dark");
  await expect(sheets.first()).toContainText(worksheetsText.sheets.cross.task);
  await expect(rows.first()).toHaveText(
    worksheetsText.row(
      4,
      [null, "", "", null].map((text, i) => worksheetsText.cell(`${"abcd"[i]}4`, text, false)),
    ),
  );
  await openLearn(page, "sheet=numbers&board=5x5&theme=dark");
  await expect(sheets).toHaveCount(2);
  await expect(sheets.first().locator("svg")).toHaveCount(4);
  await room.root.getByRole("link", { name: puzzleText.grades.medium }).click();
  await expect(sheets.first().locator(".exercise-number").nth(3)).toHaveText(
    `${worksheetsText.exercise(4)} ${puzzleText.grades.medium}`,
  );
  const each = room.root.getByRole("navigation", { name: worksheetsText.labels.each });
  await each.getByRole("link", { name: "2" }).click();
  await expect(sheets.first().locator("svg")).toHaveCount(2);
  await room.root.getByRole("link", { name: worksheetsText.labels.withoutSolutions }).click();
  await expect(sheets).toHaveCount(1);
  await expect.poll(() => addressOf(page)).toContain("boards=2");
  await openLearn(page, "sheet=numbers&board=3x3");
  await expect(room.root.locator(".sheet .error")).toHaveText(worksheetsText.tooSmall("3 × 3"));
  await openLearn(page, "sheet=predict&board=3x3");
  await expect(sheets).toHaveCount(0);
  await expect(room.root.locator(".sheet .error")).toHaveText(worksheetsText.tooSmall("3 × 3"));
});

for (const [words, pages] of /** @type {[string, number][]} */ ([
  ["sheet=predict", 3],
  ["sheet=error", 3],
  ["sheet=predict&board=5x12", 3],
  ["sheet=counts&board=20x20", 2],
  ["sheet=cross", 2],
  ["sheet=blank&board=3x20", 2],
  ["sheet=numbers&board=5x6", 2],
  ["sheet=numbers&board=5x10&boards=2", 2],
])) {
  test(`a worksheet is printed in black and white, each part on a page of any paper: ${words}`, async ({
    usedPage: page,
  }) => {
    const room = await openLearn(page, `${words}&theme=dark`);
    await expect(room.root.locator(".sheet-page")).toHaveCount(pages);
    for (const [format, [width = 0, height = 0]] of Object.entries(PAPERS)) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: "print" });
      // In black and white: whatever is seen has no hue.
      const faults = await page.evaluate(() => {
        const found = [];
        const shown = [...document.querySelectorAll("#learn .sheet-page, #learn .sheet-page *")];
        for (const element of shown) {
          const { right, left } = element.getBoundingClientRect();
          if (!element.closest("svg svg, svg *") && (right > innerWidth + 1 || left < -1)) {
            found.push(`${element.className} hangs over the edge`);
          }
        }
        const controls = document.querySelectorAll("#learn button, #learn input, #learn a");
        if ([...controls].some((each) => each.checkVisibility())) {
          found.push("controls are seen");
        }
        const svg = document.querySelector("#learn .sheet-page svg");
        if (!svg || !getComputedStyle(svg).filter.includes("grayscale")) {
          found.push("in colour");
        }
        return found;
      });
      expect(faults, `${words} on ${format}`).toEqual([]);
      const pdf = await page.pdf({ format: /** @type {"A4" | "Letter"} */ (format) });
      expect(pagesOf(pdf), `${words} on ${format}`).toBe(pages);
      await page.emulateMedia({ media: null });
    }
  });
}

/** The kinds of worksheets, and how many squares and holes both of their pages have. @type {Record<string, number>} */
const SQUARES = {
  // Its corners are holes, which are hatched.
  "sheet=cross": 2 * 16,
  "sheet=blank&board=5x5": 2 * 25,
  "sheet=counts&board=8x8": 2 * 64,
  "sheet=predict&board=6x6": 2 * 4 * 36,
  "sheet=error&board=6x6": 2 * 4 * 36,
  "sheet=numbers&board=5x5&boards=1": 2 * 25,
};

test.describe("on paper, which is finer than a screen", () => {
  // Other tests share one browser window, whose scale is 1.
  test.use({ deviceScaleFactor: 2, isFirstVisit: true });

  for (const theme of reached(["light", "dark", "projector"], (each) => each === "dark")) {
    test(`every square of a worksheet is seen on paper, printed from the ${theme} theme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: PAPERS.A4[0], height: PAPERS.A4[1] });
      for (const [words, count] of Object.entries(SQUARES)) {
        const room = await openLearn(page, `${words}&theme=${theme}`);
        await expect(room.root.locator(".sheet-page").first()).toBeVisible();
        const print = await printOut(page);
        const squares = await room.root.locator(".exercises svg rect").evaluateAll((all) =>
          all.flatMap((square, i) => {
            const { left, top, width, height } = square.getBoundingClientRect();
            // The first is the paper that the board lies on.
            return square.matches(":first-of-type")
              ? []
              : [
                  {
                    name: `rectangle ${i}`,
                    left: left + scrollX,
                    top: top + scrollY,
                    width,
                    height,
                  },
                ];
          }),
        );
        expect(squares, words).toHaveLength(count);
        const notSeen = await sidesNotSeen(page, print, squares);
        expect(notSeen, words).toEqual([]);
        await page.emulateMedia({ media: null });
      }
    });
  }
});

test("the onward moves on a worksheet are small and stand in the corners", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "sheet=counts&board=5x5");
  const svg = room.root.locator(".sheet-page svg").first();
  const places = await svg.evaluate((picture) => {
    const squares = [...picture.querySelectorAll("rect")].slice(1);
    const boxes = squares.map((square) => square.getBoundingClientRect());
    return [...picture.querySelectorAll("text")].flatMap((text) => {
      const { left, top, right, bottom } = text.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const under = boxes.find(
        (box) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      // Where the number ends, in parts of its square; coordinates lie on none.
      return under
        ? [[(right - under.left) / under.width, (bottom - under.top) / under.height]]
        : [];
    });
  });
  expect(places).toHaveLength(25);
  // At least two thirds of the square’s width is left to write in.
  expect(Math.max(...places.flat())).toBeLessThan(1 / 3 + 0.02);
});

test("boards fill a printed page, one large or two", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: PAPERS.A4[0], height: PAPERS.A4[1] });
  for (const [words, least] of /** @type {[string, number][]} */ ([
    ["sheet=blank&board=6x6", 0.85],
    ["sheet=cross", 0.85],
    ["sheet=predict", 0.48],
    ["sheet=error", 0.48],
    ["sheet=numbers&board=5x5", 0.4],
  ])) {
    const room = await openLearn(page, words);
    await page.emulateMedia({ media: "print" });
    const width = await room.root
      .locator(".sheet-page svg")
      .first()
      .evaluate((svg) => {
        const squares = [...svg.querySelectorAll("rect")].slice(1);
        const boxes = squares.map((square) => square.getBoundingClientRect());
        const edges = [boxes.map(({ left }) => left), boxes.map(({ right }) => right)];
        return Math.max(...(edges[1] ?? [])) - Math.min(...(edges[0] ?? []));
      });
    expect(width / PAPERS.A4[0], words).toBeGreaterThan(least);
    await page.emulateMedia({ media: null });
  }
});

test("the tables for teachers have each question beside its answer, and the page can be downloaded", async ({
  page,
}) => {
  const room = await openLearn(page, "page=teachers");
  const row = room.root
    .getByRole("row")
    .filter({ has: page.locator('a[href="#learn?lesson=rule&step=1"]') });
  await expect(row.getByRole("cell").nth(2)).toHaveText(lessonsText.rule.steps.degrees?.ask ?? "");
  await expect(row.getByRole("cell").nth(3)).toHaveText("2");
  const link = room.root.getByRole("link", { name: teachingText.download });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("knights-tour-lab.html");
  const failure = await download.failure();
  expect(failure).toBeNull();
});

test("the page for teachers leads to every step, and lessons lead to it", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=ties&step=2");
  await room.root.getByRole("link", { name: learnText.labels.teachers }).click();
  await expect(room.root.getByRole("heading", { name: teachingText.headings.plan })).toBeVisible();
  await expect(room.root.locator(".desk, .story")).toHaveCount(2);
  await expect(room.root.locator(".desk")).toBeHidden();
  await expect(page).toHaveTitle(learnText.title(teachingText.title, sharedText.labels.title));
  await room.root.locator('.teachers a[href="#learn?lesson=graph&step=4"]').click();
  await expect(room.heading).toHaveText(learnText.progress(4, 6));
  await expect(room.root.locator(".teachers")).toHaveCount(0);
  await page.goBack();
  // What it has for a projector is shown in that theme.
  await room.root.locator('.teachers a[href*="theme=projector"]').first().click();
  await expect(page.locator("#explore")).toBeVisible();
  await expectWord(page, "theme", "projector");
  await page.goBack();
  await room.root.getByRole("link", { name: learnText.labels.backToLessons }).click();
  await expect(room.heading).toBeVisible();
});
