import { expect, test } from "../fixtures.js";
import { chooseTheme, drawn, goTo, prefer } from "../room.js";
import { CLOSED, openExplore } from "../explore/driver.js";
import { inWindows } from "../windows.js";
import { TOUR_FOUND, filled } from "../texts.js";
import * as shareText from "#text/share.js";
import * as sharedText from "#text/words.js";

const SIZES = /** @type {const} */ ([
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1440, 900],
  [3840, 2160],
]);

test("nothing hangs over the edge in any window", async ({ page }) => {
  for (const words of [
    "board=8x8&start=c2&step=23",
    "board=10x3&step=99&theme=projector",
    "board=100x100&start=cv100&target=closed&tieBreak=x&step=900",
  ]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("about:blank");
    await openExplore(page, words);
    await inWindows(page, SIZES);
  }
});

test("what a tour leaves stays inside its column", async ({ usedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openExplore(page, CLOSED);
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await expect(page.locator(".outcome .form").first()).toBeVisible();
  for (const summary of await page.locator(".outcome .form summary").all()) {
    await summary.evaluate((element) => element.parentElement?.setAttribute("open", ""));
  }
  await expect(page.locator(".outcome pre").last()).toContainText("whenStuck");
  const sizes = /** @type {const} */ ([
    [390, 844],
    [1280, 720],
  ]);
  await inWindows(page, sizes, async (size) => {
    const field = await page.locator("#number-from").boundingBox();
    expect(field?.width, size).toBeGreaterThan(60);
  });
});

test("board and play head are in sight in any window", async ({ page }) => {
  const sizes = /** @type {const} */ ([
    [740, 360],
    [640, 450],
    [390, 844],
    [1440, 900],
    [1920, 1080],
  ]);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    const room = await openExplore(page);
    for (const seen of [
      room.button(sharedText.actions.play),
      room.scrubber,
      page.locator(".board canvas"),
    ]) {
      await expect(seen, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("on a phone the play head stays in sight, and fingers find everything @engines", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const room = await openExplore(page);
  await page.getByRole("button", { name: shareText.png }).scrollIntoViewIfNeeded();
  await expect(room.button(sharedText.actions.play)).toBeInViewport();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, select, input")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ html: element.outerHTML, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
  // Nothing that there is above the story needs a second line.
  const sizes = /** @type {const} */ ([
    [390, 844],
    [360, 640],
    [320, 568],
  ]);
  await expect(room.caption).toHaveText(filled(sharedText.clickHint("go")));
  await inWindows(page, sizes, async (size) => {
    const tops = await page
      .locator("#explore [data-panel=code] .chips .pill")
      .filter({ visible: true })
      .evaluateAll((all) => all.map((pill) => Math.round(pill.getBoundingClientRect().top)));
    expect(tops, size).toEqual([tops[0], tops[0]]);
    const lines = await room.caption.evaluate(
      (caption) => caption.clientHeight / Number.parseFloat(getComputedStyle(caption).lineHeight),
    );
    expect(Math.round(lines), size).toBeLessThanOrEqual(2);
    const pace = await page.locator("#explore .speed").boundingBox();
    expect(pace?.width, size).toBeGreaterThan(80);
  });
});

test("the canvas has a pixel for every pixel of the screen @engines", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, baseURL });
  const page = await context.newPage();
  await openExplore(page);
  const [pixels, size] = await page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
    return [canvas.width, canvas.getBoundingClientRect().width];
  });
  expect(Math.abs(pixels - 2 * size)).toBeLessThanOrEqual(1);
  await context.close();
});

test("a narrow board is drawn tall, a wide one wide", async ({ usedPage: page }) => {
  const shape = () =>
    page.evaluate(() => {
      const box = /** @type {Element} */ (document.querySelector("canvas")).getBoundingClientRect();
      return box.width / box.height;
    });
  await openExplore(page, "board=3x10");
  await expect.poll(() => shape()).toBeLessThan(0.5);
  await page.getByLabel(sharedText.labels.width).fill("30");
  await page.getByLabel(sharedText.labels.width).press("Enter");
  await expect.poll(shape).toBeGreaterThan(2);
});

/** @param {import("@playwright/test").Page} page */
const themeOf = (page) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme,
    getComputedStyle(document.body).backgroundColor,
  ]);

test("the theme follows the system until one is chosen, and the choice is kept", async ({
  page,
}) => {
  await prefer(page, "prefers-color-scheme: dark");
  await openExplore(page);
  await expect.poll(() => themeOf(page)).toEqual(["dark", "rgb(20, 22, 26)"]);
  await chooseTheme(page, "projector");
  await expect.poll(() => themeOf(page)).toEqual(["projector", "rgb(255, 255, 255)"]);
  await page.reload();
  await drawn(page);
  expect((await themeOf(page))[0]).toBe("projector");
  await chooseTheme(page, "auto");
  expect((await themeOf(page))[0]).toBe("dark");
});

test("a link's theme is shown and not kept, and a phone’s bar has its colour", async ({ page }) => {
  await openExplore(page, "theme=dark");
  expect((await themeOf(page))[0]).toBe("dark");
  const bars = () =>
    page
      .locator("meta[name=theme-color]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("content")));
  await expect.poll(() => bars()).toEqual(["#14161a", "#14161a"]);
  await chooseTheme(page, "projector");
  expect((await bars()).map((colour) => colour?.slice(0, 4))).toEqual(["#fff", "#fff"]);
  await chooseTheme(page, "auto");
  await page.goto("about:blank");
  await openExplore(page, "step=3");
  expect((await themeOf(page))[0]).toBe("light");
});

test("a link's theme goes with the link", async ({ usedPage: page }) => {
  await openExplore(page, "theme=projector");
  expect((await themeOf(page))[0]).toBe("projector");
  await page.evaluate(() => {
    location.hash = "#explore?step=3";
  });
  await expect.poll(async () => (await themeOf(page))[0]).toBe("light");
  await expect(page.getByLabel(sharedText.labels.theme)).toHaveValue("auto");
});

test("board and page share their colours in every theme", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8&start=a1");
  for (const theme of ["light", "dark", "projector"]) {
    await chooseTheme(page, theme);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
          const token = getComputedStyle(document.documentElement).getPropertyValue(
            "--light-square",
          );
          const { data } = /** @type {CanvasRenderingContext2D} */ (
            canvas.getContext("2d")
          ).getImageData(0, 0, canvas.width, canvas.height);
          const wanted = [1, 3, 5].map((i) => parseInt(token.trim().slice(i, i + 2), 16));
          let found = 0;
          for (let i = 0; i < data.length; i += 4) {
            found += Number(wanted.every((value, j) => data[i + j] === value));
          }
          return found / (data.length / 4) > 0.1;
        }),
      )
      .toBe(true);
  }
});

test("in the projector theme text is large", async ({ usedPage: page }) => {
  await openExplore(page, "theme=projector");
  const size = await page.evaluate(() =>
    parseFloat(getComputedStyle(/** @type {Element} */ (document.querySelector(".say"))).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(21);
});

test("letters grow with a window beyond 1920 × 1080 pixels, as boards do", async ({
  usedPage: page,
}) => {
  const size = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await openExplore(page, "theme=light");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(size).toBe(16);
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect.poll(size).toBe(32);
  await page.setViewportSize({ width: 3840, height: 1080 });
  await expect.poll(size).toBe(16);
});

test("all moves are shown where they leave the numbers legible, or at one click", async ({
  usedPage: page,
}) => {
  const graph = (/** @type {string} */ room) => page.locator(`#${room} .layers [data-layer=graph]`);
  const expectShown = (/** @type {string} */ room, /** @type {boolean} */ isShown) =>
    expect(graph(room)).toHaveAttribute("aria-pressed", String(isShown));
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openExplore(page, "board=8x8");
  await expectShown("explore", true);
  await goTo(page, "#explore?board=8x8&view=small");
  await expectShown("explore", false);
  await goTo(page, "#explore?board=8x8&ask=true");
  await expectShown("explore", false);
  await graph("explore").click();
  await expectShown("explore", true);
  // A link that names its layers is followed everywhere.
  await goTo(page, "#explore?board=8x8&ask=true&layers=graph,path");
  await expectShown("explore", true);
  await goTo(page, "#explore?board=8x8");
  await page.getByRole("button", { name: sharedText.labels.ask, exact: true }).click();
  await expectShown("explore", false);
  await goTo(page, "#compare?board=8x8");
  await expectShown("compare", true);
  await goTo(page, "#compare?board=12x12");
  await expectShown("compare", false);
  await graph("compare").click();
  await expectShown("compare", true);
  // A graph without its edges would be nothing.
  await goTo(page, "#explore?graph=petersen&ask=true");
  await expectShown("explore", true);
});

test("where a piece is chosen, a picture shows how it moves", async ({ usedPage: page }) => {
  await openExplore(page, "board=8x8");
  const picture = page.locator("#explore .settings .leap-picture");
  // A disc on each square that the piece can go to, and one under the piece.
  await expect(picture.locator("circle")).toHaveCount(8 + 1);
  const piece = page.locator("#explore").getByLabel(sharedText.labels.leaper, { exact: true });
  await piece.selectOption("1,3");
  await expect(picture.locator("text")).toHaveText("1,3");
  const squares = () => picture.locator("rect").count();
  await expect.poll(() => squares()).toBe(1 + 7 * 7);
  await piece.selectOption("1,4");
  await expect(picture.locator("text")).toHaveText("1,4");
  await expect.poll(() => squares()).toBe(1 + 9 * 9);
  const before = await picture.innerHTML();
  await chooseTheme(page, "dark");
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  await goTo(page, "#play?board=8x8&leaper=1,3");
  await expect(page.locator("#play .story .leap-picture text")).toHaveText("1,3");
  await goTo(page, "#play?board=8x8");
  // The knight needs no number, but whoever plays for the first time needs to see how it moves.
  await expect(page.locator("#play .story .leap-picture circle")).toHaveCount(8 + 1);
  await expect(page.locator("#play .story .leap-picture text")).toHaveCount(0);
});
