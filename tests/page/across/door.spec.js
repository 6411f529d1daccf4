/** The first view: what a visitor without a link meets, and the ways in. */

import { labels } from "#text/door.js";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { faults } from "../layout.js";
import { chooseTheme, expectWord, goTo, prefer } from "../room.js";
import { inWindows } from "../windows.js";
import { solver } from "../texts.js";

/** @import { Page } from "@playwright/test" */

// The clock that some of these tests set is the clock of all pages of a profile.
test.use({ isFirstVisit: true });

/** @param {Page} page */
function doorOf(page) {
  const root = page.locator("#door");
  return {
    root,
    question: root.getByRole("heading", { name: labels.question }),
    board: root.locator(".door-board"),
    knight: root.locator(".door-knight"),
    /** @param {string} name */
    link: (name) => root.getByRole("link", { name }),
  };
}

/** Where the knight is going: its column and row. @param {Page} page */
const placeOf = (page) =>
  doorOf(page).knight.evaluate((knight) => /** @type {HTMLElement} */ (knight).style.translate);

test("a visit without a link shows the door and nothing else @engines", async ({ page }) => {
  await page.goto("");
  const door = doorOf(page);
  await expect(door.question).toBeVisible();
  await expect(door.root.getByText(labels.meaning)).toBeVisible();
  const buttons = page.getByRole("button").or(page.getByRole("link")).filter({ visible: true });
  // The name of the page, the board, the introduction, three doors, and the ways to the lab and to a puzzle.
  await expect(buttons).toHaveCount(8);
  await expect(page).toHaveTitle(labels.title);
});

for (const [name, room] of /** @type {const} */ ([
  [labels.begin, "intro"],
  [labels.tryIt, "play"],
  [labels.seeIt, "intro"],
  [labels.teachIt, "learn"],
  [labels.skip, "explore"],
  [labels.solve, "puzzle"],
])) {
  test(`“${name}” leads to ${room}, and the browser leads back`, async ({ page }) => {
    await page.goto("");
    const door = doorOf(page);
    await door.link(name).click();
    await expect(page.locator(`#${room}`)).toBeVisible();
    await expect(door.root).toBeHidden();
    const link = page.locator(".rooms a[aria-current]");
    // The introduction is no room among the others, and puzzles belong to Play.
    const href = new RegExp(`#${room === "puzzle" ? "play" : room}`);
    await (room === "intro"
      ? expect(link).toHaveCount(0)
      : expect(link).toHaveAttribute("href", href));
    await page.goBack();
    await expect(door.question).toBeVisible();
    await expect(door.question).toBeFocused();
    await expect(page.locator(`#${room}`)).toBeHidden();
    await expect(page).toHaveTitle(labels.title);
  });
}

test("a link may ask for a theme, which the rooms keep until another is chosen", async ({
  page,
}) => {
  const theme = () => page.locator("html").getAttribute("data-theme");
  await page.goto("#door?theme=projector");
  const door = doorOf(page);
  await expect(door.question).toBeVisible();
  await expect.poll(() => theme()).toBe("projector");
  await door.link(labels.tryIt).click();
  await expect(page.locator("#play")).toBeVisible();
  await expectWord(page, "theme", "projector");
  await expect.poll(() => theme()).toBe("projector");
  await chooseTheme(page, "dark");
  await expect.poll(() => theme()).toBe("dark");
  // The link back asks for the other one again.
  await page.goBack();
  await expect(door.root).toBeVisible();
  await expect.poll(theme).toBe("projector");
  await door.link(labels.tryIt).click();
  await expect(page.locator("#play")).toBeVisible();
  await chooseTheme(page, "light");
  await page.getByRole("link", { name: labels.title }).click();
  await expect(door.root).toBeVisible();
  await expect.poll(() => theme()).toBe("light");
});

test("a visitor who returns in the same window lands at the last link", async ({ page }) => {
  await goTo(page, "#play?board=5x5&path=b3");
  await page.goto("knight.svg");
  await page.goto("");
  await expect(page.locator("#play")).toBeVisible();
  await expect(page).toHaveURL(/#play\?board=5x5&.*path=b3/);
  // The name of the page leads to the first view all the same.
  await page.getByRole("link", { name: labels.title }).click();
  await expect(doorOf(page).question).toBeVisible();
});

test("a visitor who returns another day lands at the last link, in the same theme from the start", async ({
  page,
}) => {
  await goTo(page, "#play?board=5x5&path=b3&theme=dark");
  await page.goto("knight.svg");
  // A window that remembers nothing by itself.
  const later = await page.context().newPage();
  await later.addInitScript(() => {
    /** @type {Set<string | undefined>} */
    const themes = new Set();
    const look = () => themes.add(document.documentElement.dataset.theme);
    const watched = { attributes: true, subtree: true, attributeFilter: ["data-theme"] };
    new MutationObserver(look).observe(document, watched);
    Object.assign(window, { themes });
  });
  await later.goto("");
  await expect(later.locator("#play")).toBeVisible();
  await expectWord(later, "theme", "dark");
  await expect
    .poll(() => later.evaluate(() => [...Reflect.get(window, "themes")]))
    .toEqual(["dark"]);
  await expect(later).toHaveURL(/#play\?board=5x5&.*path=b3/);
  await later.getByRole("link", { name: labels.title }).click();
  await expect(doorOf(later).question).toBeVisible();
});

test("the knight moves until a key stops it, and goes on at the next", async ({ page }) => {
  await page.clock.install();
  await page.goto("");
  const { board } = doorOf(page);
  await expect(board).toHaveAccessibleName(labels.stop);
  const first = await placeOf(page);
  await page.clock.runFor(3000);
  await expect.poll(() => placeOf(page)).not.toBe(first);
  await board.press("Enter");
  await expect(board).toHaveAccessibleName(labels.goOn);
  // Until then the clock went on, and the knight with it.
  const stopped = await placeOf(page);
  await page.clock.runFor(10_000);
  await expect.poll(() => placeOf(page)).toBe(stopped);
  await board.press("Enter");
  await page.clock.runFor(3000);
  await expect.poll(() => placeOf(page)).not.toBe(stopped);
});

test("where motion is not wanted the whole tour is shown, and nothing moves", async ({ page }) => {
  await prefer(page, "prefers-reduced-motion");
  await page.clock.install();
  await page.goto("");
  const before = await placeOf(page);
  const trail = doorOf(page).root.locator(".trail");
  await expect(trail).toHaveCSS("stroke-dashoffset", "0px");
  await page.clock.runFor(10_000);
  await expect.poll(() => placeOf(page)).toBe(before);
});

test("what the knight draws is a closed tour of the board", async ({ page }) => {
  await page.goto("");
  const squares = await doorOf(page)
    .root.locator(".trail")
    .evaluate((trail) =>
      [.../** @type {SVGPolygonElement} */ (trail).points].map(
        ({ x, y }) => `${"abcdef"[Math.floor(x)]}${6 - Math.floor(y)}`,
      ),
    );
  const verified = solver.verify("6x6", squares);
  expect(verified).toMatchObject({ tour: true, closed: true });
});

test("it is painted before the solver is there", async ({ page }) => {
  await page.route("**/*.wasm", () => {});
  await page.goto("");
  const door = doorOf(page);
  await expect(door.question).toBeInViewport();
  await expect(door.knight).toBeInViewport();
});

test("nothing moves when the page has started, and the solver is not fetched before the first paint", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts = new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach(({ startTime }) => performance.mark("shifted", { detail: startTime })),
    );
    shifts.observe({ type: "layout-shift", buffered: true });
  });
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])) {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto("");
    await expect(page.locator(".rooms a")).not.toHaveCount(0);
    await expect(page.locator("#failure")).toBeHidden();
    const { painted, fetched, shifts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      fetched: performance.getEntriesByType("resource").find(({ name }) => /\.wasm/.test(name))
        ?.startTime,
      shifts: performance.getEntriesByName("shifted").length,
    }));
    expect(shifts, `${width} × ${height}`).toBe(0);
    expect(painted).toBeGreaterThan(0);
    expect(fetched).toBeGreaterThan(Number(painted));
  }
});

test("it answers a press before anything but itself has come @engines", async ({ page }) => {
  await page.route(/\/solver\/|\/start-/, () => {});
  await page.goto("", { waitUntil: "commit" });
  const { board } = doorOf(page);
  await expect(board).toHaveAccessibleName(/./);
  await board.click();
  await expect(board).toHaveClass(/is-taken/);
});

test("while it is read, the scripts of the introduction come, and then the solver", async ({
  page,
}) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const binary = page.waitForRequest("**/*.wasm*");
  await page.goto("");
  await binary;
  const ofIntroduction = asked.map((url) => /\/intro\.\w+/.exec(url)?.[0]).filter(Boolean);
  expect(ofIntroduction.sort()).toEqual(["/intro.css", "/intro.html", "/intro.js"]);
});

test("a room has all files of its own asked for before any script has come", async ({ page }) => {
  await page.route("**/main.js", () => {});
  const files = ["/play.js", "/play.html", "/play.css"];
  const asked = files.map((file) => page.waitForRequest((request) => request.url().includes(file)));
  await page.goto("#play", { waitUntil: "commit" });
  await Promise.all(asked);
  await expect(page.locator("#door")).toBeHidden();
});

test("it fits every window, and axe finds nothing to complain about", async ({ page }) => {
  await page.goto("");
  await inWindows(page, [
    [320, 640],
    [390, 844],
    [820, 1180],
    [844, 390],
    [1440, 900],
    [1920, 1080],
  ]);
  for (const theme of ["light", "dark", "projector"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page, { of: theme, themes: [null] });
  }
});

test("nothing of it is cut off or covered in Japanese by the spacing of text that readers may set", async ({
  page,
}) => {
  await page.goto("#door?lang=ja");
  await expect(page.locator("html[lang=ja] #door h2")).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await inWindows(
    page,
    [
      [640, 900],
      [640, 450],
      [390, 844],
    ],
    () => expect.poll(() => faults(page)).toEqual([]),
  );
});
