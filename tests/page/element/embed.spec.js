/** Runs in other people's pages: the example of the documentation, on a page with a strict policy. */

import { readFile } from "node:fs/promises";
import { expectAccessible } from "../accessibility.js";
import { expect, test } from "../fixtures.js";
import { settled, watchErrors } from "../room.js";
import { openExplore } from "../explore/driver.js";
import { moveOf, stepOf } from "../texts.js";
import { SCRIPT, coloursIn, openHost, positionOf } from "./driver.js";
import * as embedText from "#text/embed.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const EXAMPLE = new URL("../../../docs/example.html", import.meta.url);

/** What docs/embedding.md asks a strict page to allow, and nothing else. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"],
  ...["require-trusted-types-for 'script'", "trusted-types knights-tour"],
].join("; ");

/** Opens the example beside the site's folders. @param {Page} page */
async function openExample(page) {
  const body = await readFile(EXAMPLE, "utf8");
  /** @type {string[]} */
  const complaints = [];
  /** @type {string[]} */
  const fetched = [];
  /** @param {string} text */
  function complain(text) {
    // Browsers ask for an icon by themselves.
    if (!text.includes("favicon")) {
      complaints.push(text);
    }
  }
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      complain(message.text());
    }
  });
  page.on("pageerror", ({ message }) => complain(message));
  page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
  await page.route("**/example.html", (route) =>
    route.fulfill({
      ...{ body, contentType: "text/html" },
      headers: { "content-security-policy": POLICY },
    }),
  );
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("example.html");
  await expect(page.locator("knights-tour .progress").first()).toHaveText(stepOf(0, 1, 36));
  return { complaints, fetched };
}

test("three elements on a page with a strict policy share one solver @engines", async ({
  page,
}) => {
  const { complaints, fetched } = await openExample(page);
  const [, picture, last] = [0, 1, 2].map((i) => page.locator("knights-tour").nth(i));
  const group = (/** @type {string} */ name) => page.getByRole("group", { name, exact: true });
  await expect(group(embedText.elementName("6 × 6"))).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((it) => Reflect.get(it, "position"))).toBe(63);
  await expect(picture.getByRole("button")).toHaveCount(0);
  await expect(picture.locator(".page")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => coloursIn(picture)).toBeGreaterThan(20);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator(".progress")).toHaveText(moveOf(0, 8));
  await expect.poll(() => coloursIn(last)).toBeGreaterThan(3);
  expect(fetched.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
  expect(complaints).toEqual([]);
  await expectAccessible(page, { of: "the example", themes: [null] });
});

test("keys move the element that has the focus, as in Explore @engines", async ({ page }) => {
  const { complaints } = await openExample(page);
  const [first, last] = [0, 2].map((i) => page.locator("knights-tour").nth(i));
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator(".progress")).toHaveText(moveOf(0, 8));
  await page.keyboard.press("End");
  await expect(last.locator(".progress")).toHaveText(moveOf(0, 8));
  await last.getByRole("button", { name: sharedText.actions.play, exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await expect(last.locator(".progress")).toHaveText(moveOf(2, 8));
  await expect(last.getByRole("status")).toContainText(/Move 2\./);
  await expect(first.getByRole("status")).toBeEmpty();
  await last.getByRole("gridcell", { name: /^a1, start/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(last.getByRole("gridcell", { name: /^a2/ })).toBeFocused();
  await expect(last.locator(".caption")).toContainText("a2");
  expect(complaints).toEqual([]);
});

test("a script moves and changes an element, which tells it what happens", async ({ page }) => {
  const { complaints } = await openExample(page);
  const first = page.locator("knights-tour").first();
  const told = await first.evaluate(async (element) => {
    const it = /** @type {any} */ (element);
    const heard = /** @type {any[]} */ ([]);
    for (const type of ["step", "finish", "error"]) {
      it.addEventListener(type, (/** @type {CustomEvent} */ { detail }) =>
        heard.push([type, detail]),
      );
    }
    const next = (/** @type {string} */ type) =>
      new Promise((resolve) => it.addEventListener(type, resolve, { once: true }));
    let done = next("step");
    it.forward();
    await done;
    done = next("finish");
    it.last();
    await done;
    done = next("error");
    [it.board, it.tieBreak] = ["5x5", "loudest"];
    await done;
    return { heard, attribute: it.getAttribute("tie-break"), board: it.board };
  });
  expect(told.heard[0]).toEqual(["step", { position: 1, square: expect.any(String), done: false }]);
  const finish = told.heard.find(([type]) => type === "finish")?.[1];
  expect(finish.outcome).toMatchObject({ kind: "tour", closed: true });
  expect(finish.tour).toHaveLength(36);
  expect(finish.tour[0]).toBe("c3");
  expect(told).toMatchObject({ attribute: "loudest", board: "5x5" });
  const errors = told.heard.flatMap(([type, { name }]) => (type === "error" ? name : []));
  expect(errors).toEqual(["tie-break"]);
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator(".notice").first()).toContainText('tie-break cannot be "loudest"');
  await first.evaluate((it) => it.removeAttribute("tie-break"));
  await expect(first.getByText("loudest")).toHaveCount(0);
  await expect(first.locator(".calm")).toContainText("closed tour");
  expect(complaints).toEqual([]);
});

/** Counts from now on how often pictures are painted, and how many runs are given back. @param {Page} page */
const countUse = (page) =>
  page.evaluate(async () => {
    const solver = performance
      .getEntriesByType("resource")
      .find(({ name }) => /knights_tour\.js\?/.test(name));
    const { CanvasPainter, Session } = await import(solver?.name ?? "");
    const counts = { paint: 0, freed: 0 };
    Object.assign(window, { counts });
    const { paint, free } = { paint: CanvasPainter.prototype.paint, free: Session.prototype.free };
    CanvasPainter.prototype.paint = function (/** @type {any[]} */ ...all) {
      counts.paint += 1;
      return paint.apply(this, all);
    };
    Session.prototype.free = function () {
      counts.freed += 1;
      return free.apply(this);
    };
  });

/** @type {(page: Page, name: "paint" | "freed") => Promise<number>} */
const countOf = (page, name) =>
  page.evaluate((which) => /** @type {any} */ (window).counts[which], name);

test("out of sight an element goes where a script sends it without drawing, and waits with playing", async ({
  page,
}) => {
  await openExample(page);
  await countUse(page);
  const first = page.locator("knights-tour").first();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await settled(page, 4);
  const before = await countOf(page, "paint");
  await first.evaluate((it) => /** @type {any} */ (it).seek(7));
  await expect.poll(() => positionOf(first)).toBe(7);
  await first.evaluate((it) => /** @type {any} */ (it).play());
  await settled(page, 40);
  await expect.poll(() => positionOf(first)).toBe(7);
  await expect.poll(() => countOf(page, "paint")).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => positionOf(first)).toBeGreaterThan(7);
  await expect.poll(() => countOf(page, "paint")).toBeGreaterThan(before);
});

test("an element that is taken out gives back its run, and is where it was when it is put back", async ({
  page,
}) => {
  await openExample(page);
  await countUse(page);
  const first = page.locator("knights-tour").first();
  await first.evaluate((it) => /** @type {any} */ (it).seek(7));
  await expect.poll(() => positionOf(first)).toBe(7);
  const taken = await first.evaluateHandle((it) => {
    const place = { it, parent: it.parentElement, next: it.nextElementSibling };
    it.remove();
    return place;
  });
  await expect.poll(() => countOf(page, "freed")).toBe(1);
  await taken.evaluate(({ it, parent, next }) => parent?.insertBefore(it, next));
  await expect.poll(() => positionOf(first)).toBe(7);
  await expect.poll(() => first.evaluate((it) => Reflect.get(it, "phase"))).toBe("paused");
});

test("an element has the theme that the visitor prefers, the page says, or its attribute", async ({
  page,
}) => {
  await openExample(page);
  const first = page.locator("knights-tour").first();
  const theme = first.locator(".page");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(theme).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = "light";
  });
  await expect(theme).toHaveAttribute("data-theme", "light");
  await first.evaluate((it) => it.setAttribute("theme", "projector"));
  await expect(theme).toHaveAttribute("data-theme", "projector");
});

test("nothing stands out of an element in the narrowest place, whatever the page's letters are", async ({
  page,
}) => {
  await openExample(page);
  const first = page.locator("knights-tour").first();
  await first.evaluate((it) => {
    document.documentElement.style.fontSize = "10px";
    it.style.inlineSize = "240px";
  });
  const widths = await first.evaluate((it) => {
    const inner = [...(it.shadowRoot?.querySelectorAll(".page *") ?? [])];
    const right = it.getBoundingClientRect().right;
    const boxes = inner.filter((each) => each.checkVisibility() && !each.closest(".unseen"));
    const play = it.shadowRoot?.querySelector(".play")?.getBoundingClientRect();
    return {
      out: boxes.filter((each) => each.getBoundingClientRect().right > right + 0.5).length,
      button: play?.width ?? 0,
    };
  });
  expect(widths.out).toBe(0);
  expect(widths.button).toBeGreaterThan(36);
});

test("where the solver does not come, the element says so and keeps what stands in it", async ({
  page,
}) => {
  await page.route(/knights_tour_bg\.wasm/, (route) => route.abort());
  const body = await readFile(EXAMPLE, "utf8");
  await page.route("**/example.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("example.html");
  const first = page.locator("knights-tour").first();
  await expect(first.getByRole("alert")).toContainText(sharedText.labels.loadFailed);
  await expect(first.getByText("It needs JavaScript.")).toBeVisible();
  await page.unroute(/knights_tour_bg\.wasm/);
  await first.getByRole("button", { name: sharedText.labels.tryAgain }).click();
  await expect(first.locator(".progress")).toHaveText(stepOf(0, 1, 36));
  await expect(first.getByText("It needs JavaScript.")).toBeHidden();
});

test("in the small view Tab stops only at what is seen, and then leaves the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 400 });
  await openExplore(page, "board=8x8&start=a1&step=17&view=small&theme=light");
  await expect(page.getByRole("link", { name: sharedText.labels.wholePage })).toBeVisible();
  const stops = [];
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement?.getBoundingClientRect();
      return activeElement === document.body || !box
        ? null
        : {
            name: activeElement?.getAttribute("aria-label") ?? activeElement?.textContent,
            isInRoom: activeElement?.closest("main#explore") !== null,
            isSeen: box.top >= 0 && box.bottom <= innerHeight && box.width > 1,
          };
    });
    if (!stop) {
      break;
    }
    stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter(({ isInRoom, isSeen }) => !isInRoom || !isSeen)).toEqual([]);
  expect(stops.at(-1)?.name).toBe(sharedText.labels.wholePage);
});

test("a misspelt attribute is named inside the element and to scripts, and others are not", async ({
  page,
}) => {
  const body = `<!doctype html><script type="module" src="embed/knights-tour.js"></script>
    <script>addEventListener("error", (event) => (window.told ??= []).push(event.detail), true)</script>
    <knights-tour board="6x6" when_stuck="backtrack" class="wide" id="run" data-start="a1" controls>
    </knights-tour>`;
  await page.route("**/example.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("example.html");
  const element = page.locator("knights-tour");
  await expect(element.locator(".notice")).toHaveText(
    /^when_stuck: there is no attribute “when_stuck”; write when-stuck\. It is ignored\./,
  );
  await expect(element.locator(".progress")).toHaveText(moveOf(0, 35));
  const told = await page.evaluate(() => Reflect.get(window, "told"));
  expect(told.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(["when_stuck"]);
});

test("a wrong value is named with its attribute as it is written", async ({ page }) => {
  const body = `<!doctype html><script type="module" src="embed/knights-tour.js"></script>
    <knights-tour board="6x6" when-stuck="despair" controls></knights-tour>`;
  await page.route("**/example.html", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("example.html");
  const notice = page.locator("knights-tour .notice");
  await expect(notice).toContainText('when-stuck cannot be "despair"');
});

test("in a narrow frame the small view has its play head in two lines", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 280, height: 500 });
  await openExplore(page, "board=8x8&start=c2&step=20&view=small&theme=light");
  const explore = page.locator("#explore");
  for (const part of ["canvas", "[data-action=last]", ".scrubber", ".progress", ".whole-page a"]) {
    await expect(explore.locator(part).first(), part).toBeInViewport({ ratio: 1 });
  }
  const board = await explore.locator("canvas").boundingBox();
  expect(board?.width).toBeGreaterThan(200);
});

test("the small view fits a frame of 480 × 400, and leads to the whole page", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 480, height: 400 });
  await openExplore(page, "board=8x8&start=a1&step=17&view=small&theme=light");
  const link = page.getByRole("link", { name: sharedText.labels.wholePage });
  await expect(link).toBeVisible();
  await expect(page.locator("#explore .say")).toContainText("onward moves");
  const fit = await page.evaluate(() => {
    const boxes = [
      "canvas",
      ".say",
      ".play",
      "[data-action=first]",
      ".progress",
      ".whole-page a",
    ].map((selector) => document.querySelector(`#explore ${selector}`)?.getBoundingClientRect());
    return {
      inside: boxes.every(
        (box) => box && box.top >= 0 && box.left >= 0 && box.bottom <= 400 && box.right <= 480,
      ),
      board: boxes[0]?.height ?? 0,
      scrolls: document.documentElement.scrollHeight > innerHeight,
    };
  });
  expect(fit).toMatchObject({ inside: true, scrolls: false });
  expect(fit.board).toBeGreaterThan(200);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("view=small");
  await page.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
  await link.focus();
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toContain("step=18");
  expect(href).not.toContain("view=");
  // The same moment without the word fills the window again.
  await openExplore(page, href.replace(/^#explore\?/, ""));
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("after a crash of the solver each element goes on at what was shown, and listens once", async ({
  page,
}) => {
  const one = '<knights-tour board="5x5" start="a1" controls></knights-tour>';
  await openHost(page, `${SCRIPT}${one}${one}`);
  const first = page.locator("knights-tour").first();
  const progress = first.locator(".progress");
  await expect(progress).toHaveText(moveOf(0, 24));
  for (let crash = 0; crash < 2; crash += 1) {
    const forward = first.getByRole("button", { name: sharedText.actions.forward, exact: true });
    // In one go, so that nothing else is drawn in between.
    await forward.evaluate((button) => {
      const brush = CanvasRenderingContext2D.prototype;
      const { fillRect } = brush;
      brush.fillRect = () => {
        throw new WebAssembly.RuntimeError("unreachable");
      };
      Object.assign(window, { mend: () => Object.assign(brush, { fillRect }) });
      /** @type {HTMLElement} */ (button).click();
    });
    await expect(first.getByRole("alert")).toContainText(sharedText.labels.crashed);
    await page.evaluate(() => /** @type {any} */ (window).mend());
    const errors = watchErrors(page);
    // A key that is pressed now is nobody’s.
    await first.getByRole("button", { name: sharedText.labels.tryAgain }).press("ArrowRight");
    await first.getByRole("button", { name: sharedText.labels.tryAgain }).click();
    await expect(progress).toHaveText(moveOf(1, 24));
    if (crash > 0) {
      await expect(first.getByRole("gridcell", { name: /^e5, start/ })).toHaveCount(1);
    }
    await first.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
    await expect(progress).toHaveText(moveOf(2, 24));
    await first.getByRole("gridcell", { name: /^e5/ }).focus();
    await page.keyboard.press("Enter");
    await expect(progress).toHaveText(moveOf(0, 24));
    await expect(first.getByRole("gridcell", { name: /^e5, start/ })).toHaveCount(1);
    expect(errors()).toEqual([]);
  }
});

test("an element that is moved, however often, is where it was, with what its reader has chosen", async ({
  page,
}) => {
  const one = '<knights-tour board="6x6" start="c3" step="20" controls></knights-tour>';
  await openHost(page, `${SCRIPT}<div id="here">${one}</div><div id="there"></div>`);
  const element = page.locator("knights-tour");
  const progress = element.locator(".progress");
  await expect(progress).toHaveText(moveOf(20, 35));
  /** To the other place and back, within a frame. */
  const move = () =>
    element.evaluate((it) => {
      for (const id of ["there", "here", "there", "here"]) {
        document.querySelector(`#${id}`)?.append(it);
      }
    });
  await element.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
  await expect(progress).toHaveText(moveOf(21, 35));
  await move();
  await expect.poll(() => positionOf(element)).toBe(21);
  await expect(progress).toHaveText(moveOf(21, 35));
  // The beginning is a place as any other.
  await element.getByRole("button", { name: sharedText.actions.first, exact: true }).click();
  await expect(progress).toHaveText(moveOf(0, 35));
  await move();
  await expect(progress).toHaveText(moveOf(0, 35));
  // A start and a move of the reader’s.
  await element.getByRole("gridcell", { name: /^a1/ }).focus();
  await page.keyboard.press("Enter");
  await expect(element.getByRole("gridcell", { name: /^a1, start/ })).toHaveCount(1);
  await element.getByRole("gridcell", { name: /^b3/ }).focus();
  await page.keyboard.press("Enter");
  await expect(progress).toHaveText(moveOf(1, 35));
  await move();
  await expect(progress).toHaveText(moveOf(1, 35));
  await expect(element.getByRole("gridcell", { name: /^a1, start/ })).toHaveCount(1);
  const byHand = await element.evaluate((it) => Reflect.get(it, "moment").focus);
  expect(byHand).toBe("b3");
  // What is asked for meanwhile is what is seen.
  await element.evaluate((it) => {
    const place = it.parentElement;
    it.remove();
    it.setAttribute("start", "d4");
    place?.append(it);
  });
  await expect(element.getByRole("gridcell", { name: /^d4, start/ })).toHaveCount(1);
  await expect(progress).toHaveText(moveOf(20, 35));
});

test("an element that is moved on its way to a distant step still goes there", async ({ page }) => {
  const one = '<knights-tour board="400x400" start="a1"></knights-tour>';
  await openHost(page, `${SCRIPT}<div id="here">${one}</div><div id="there"></div>`);
  const element = page.locator("knights-tour");
  await expect.poll(() => element.evaluate((it) => Reflect.get(it, "phase"))).toBe("ready");
  // In one task, so that there is time for no more than the first slice of the way.
  const left = await element.evaluate((it) => {
    Reflect.apply(Reflect.get(it, "seek"), it, [150_000]);
    const position = Reflect.get(it, "position");
    document.querySelector("#there")?.append(it);
    return position;
  });
  expect(left).toBeLessThan(150_000);
  await expect.poll(() => positionOf(element)).toBe(150_000);
});

test("an element goes on in another document, and says so where it cannot @engines", async ({
  page,
}) => {
  const one = '<knights-tour board="6x6" start="c3" step="20" controls></knights-tour>';
  await openHost(page, `${SCRIPT}${one}<iframe srcdoc="<p>Another page"></iframe>`);
  await expect.poll(() => positionOf(page.locator("knights-tour"))).toBe(20);
  await expect(page.frameLocator("iframe").getByText("Another page")).toBeVisible();
  // In Firefox Playwright cannot reach an element of another document, but scripts can.
  const moved = await page.evaluateHandle(() => {
    const element = document.querySelector("knights-tour") ?? document.body;
    document.querySelector("iframe")?.contentDocument?.body.append(element);
    return { element };
  });
  const seen = () =>
    moved.evaluate(({ element: it }) => [
      Reflect.get(it, "phase"),
      Reflect.get(it, "position"),
      it.shadowRoot?.adoptedStyleSheets.length,
    ]);
  await expect.poll(seen).toEqual(["paused", 20, 1]);
  await moved.evaluate(({ element: it }) => {
    /** @type {HTMLElement | null | undefined} */
    const forward = it.shadowRoot?.querySelector("[data-action=forward]");
    forward?.click();
    const { KeyboardEvent } = /** @type {any} */ (it.ownerDocument.defaultView);
    const how = { key: "ArrowRight", bubbles: true, composed: true };
    forward?.dispatchEvent(new KeyboardEvent("keydown", how));
  });
  await expect.poll(seen).toEqual(["paused", 22, 1]);
  // No window shows this document, so that it can have no style sheet.
  const failed = await moved.evaluate(({ element: it }) => {
    /** @type {string[]} */
    const names = [];
    it.addEventListener("error", (event) => names.push(Reflect.get(event, "detail").name));
    document.implementation.createHTMLDocument().body.append(it);
    return names;
  });
  expect(failed).toEqual(["load"]);
});

test("properties that were set before the script had run are those of the element", async ({
  page,
}) => {
  await openHost(
    page,
    `<knights-tour></knights-tour>
    <script>
      Object.assign(document.querySelector("knights-tour"), { board: "5x5", whenStuck: "restart", controls: true });
    </script>${SCRIPT}`,
  );
  const element = page.locator("knights-tour");
  await expect(element.locator(".progress")).toHaveText(stepOf(0, 1, 25));
  await expect(element).toHaveAttribute("when-stuck", "restart");
  await element.evaluate((it) => Reflect.set(it, "board", "6x6"));
  await expect(element.locator(".progress")).toHaveText(stepOf(0, 1, 36));
  await expect(element).toHaveAttribute("board", "6x6");
});

test("how the page around sets its text does not move what is in the element", async ({ page }) => {
  const one = '<knights-tour board="5x5" start="a1" step="24" controls></knights-tour>';
  await openHost(page, `<body>${SCRIPT}${one}</body>`);
  const element = page.locator("knights-tour");
  const looks = () =>
    element.evaluate((it) => {
      const canvas = it.shadowRoot?.querySelector("canvas");
      const story = it.shadowRoot?.querySelector(".say");
      const { width, height } = story?.getBoundingClientRect() ?? {};
      return [canvas?.toDataURL(), width, height, getComputedStyle(story ?? it).direction];
    });
  await expect(element.locator(".progress")).toHaveText(moveOf(24, 24));
  await expect.poll(() => coloursIn(element)).toBeGreaterThan(20);
  await settled(page);
  const before = await looks();
  await page.addStyleTag({
    content: `* {
      direction: rtl; letter-spacing: 0.4em; word-spacing: 1em; text-transform: uppercase;
      text-align: right; text-indent: 3em; font-variant: small-caps; font-style: italic;
      line-height: 3; white-space: pre; text-shadow: 1px 1px red;
    }`,
  });
  // The picture is made anew.
  await element.evaluate((it) => Reflect.set(it, "theme", "dark"));
  await settled(page);
  await element.evaluate((it) => Reflect.set(it, "theme", "light"));
  await settled(page);
  await expect.poll(() => looks()).toEqual(before);
});
