/** Worksheets and the page for teachers, on the screen and on paper. */

import { expect, test } from "./fixtures.js";
import { openLearn } from "./learn-room.js";
import { expectWord } from "./room.js";

/** A4 and Letter in CSS pixels, less 12 mm on each side. */
const PAPERS = { A4: [702, 1031], Letter: [725, 965] };

/** Pages of a printed file. @param {Buffer} pdf */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("worksheets are chosen, come from their seed, and are printed on two pages of any paper", async ({
  page,
}) => {
  const room = await openLearn(page, "sheet=predict&theme=dark");
  const sheets = room.root.locator(".sheet-page");
  await expect(sheets).toHaveCount(2);
  await expect(sheets.last()).toContainText("Solutions: Predict the next five moves");
  await expect(sheets.locator(".sheet-foot")).toHaveText([
    "Knight’s Tour Lab · 8 × 8 · seed 1",
    "Knight’s Tour Lab · 8 × 8 · seed 1",
  ]);
  const picture = sheets.first().locator("svg").first();
  const first = await picture.innerHTML();
  await room.root.getByRole("link", { name: "Another seed" }).click();
  await expectWord(page, "seed", "2");
  await expect(sheets.locator(".sheet-foot").first()).toContainText("seed 2");
  expect(await picture.innerHTML()).not.toBe(first);
  await page.goBack();
  await expect(sheets.locator(".sheet-foot").first()).toContainText("seed 1");
  expect(await picture.innerHTML()).toBe(first);
  await room.root.getByLabel("Width").fill("6");
  await room.root.getByLabel("Height").fill("7");
  await room.button("Show").click();
  await expectWord(page, "board", "6x7");
  await expect(sheets.locator(".sheet-foot").first()).toContainText("6 × 7");
  await room.root.getByRole("link", { name: "The 12-square puzzle" }).click();
  await expectWord(page, "sheet", "cross");
  await expect(sheets.first()).toContainText("Visit all 12 squares");
  await openLearn(page, "sheet=predict&board=3x3");
  await expect(sheets).toHaveCount(0);
  await expect(room.root.locator(".sheet .error")).toContainText("take a larger one");

  for (const words of [
    "sheet=predict",
    "sheet=error",
    "sheet=counts&board=20x20",
    "sheet=cross",
    "sheet=blank&board=3x20",
  ]) {
    await openLearn(page, `${words}&theme=dark`);
    await expect(sheets).toHaveCount(2);
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
      expect(pagesOf(pdf), `${words} on ${format}`).toBe(2);
      await page.emulateMedia({ media: "screen" });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test("the page for teachers leads to every step, and lessons lead to it", async ({
  usedPage: page,
}) => {
  const room = await openLearn(page, "lesson=ties&step=2");
  await room.root.getByRole("link", { name: "For teachers" }).click();
  await expect(room.root.getByRole("heading", { name: "A plan for 50 minutes" })).toBeVisible();
  await expect(room.root.locator(".desk, .story")).toHaveCount(2);
  await expect(room.root.locator(".desk")).toBeHidden();
  await expect(page).toHaveTitle(/^For teachers · Learn/);
  await room.root.locator('.teachers a[href="#learn?lesson=graph&step=4"]').click();
  await expect(room.heading).toHaveText("Step 4 of 6");
  await expect(room.root.locator(".teachers")).toHaveCount(0);
  await page.goBack();
  await room.root.getByRole("link", { name: "Back to the lessons" }).click();
  await expect(room.heading).toBeVisible();
});
