/** Runs in other people's pages: the example of the documentation, on a page with a strict policy. */

import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessibility.js";
import { expect, test } from "./fixtures.js";
import { open } from "./room.js";

/** @import { Locator, Page } from "@playwright/test" */

const EXAMPLE = new URL("../../docs/example.html", import.meta.url);

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
  await expect(page.locator("knights-tour .progress").first()).toHaveText(
    "step 0 · 1 of 36 squares",
  );
  return { complaints, fetched };
}

/** How many colours there are in the picture of an element. @param {Locator} element */
const coloursIn = (element) =>
  element.evaluate((it) => {
    const canvas = it.shadowRoot?.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size;
  });

test("three elements on a page with a strict policy share one solver, @engines play by key and script", async ({
  page,
}) => {
  const { complaints, fetched } = await openExample(page);
  const [first, picture, last] = [0, 1, 2].map((i) => page.locator("knights-tour").nth(i));
  const group = (/** @type {string} */ name) => page.getByRole("group", { name, exact: true });
  await expect(group("Knight’s tour, 6 × 6")).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((it) => Reflect.get(it, "position"))).toBe(63);
  await expect(picture.getByRole("button")).toHaveCount(0);
  await expect(picture.locator(".page")).toHaveAttribute("data-theme", "dark");
  await expect.poll(() => coloursIn(picture)).toBeGreaterThan(20);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator(".progress")).toHaveText("move 0 of 8");
  await expect.poll(() => coloursIn(last)).toBeGreaterThan(3);
  expect(fetched.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);

  // By the keyboard, as in Explore; a key counts only where the focus is.
  await page.keyboard.press("End");
  await expect(last.locator(".progress")).toHaveText("move 0 of 8");
  await last.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await expect(last.locator(".progress")).toHaveText("move 2 of 8");
  await expect(last.getByRole("status")).toContainText(/Move 2\./);
  await expect(first.getByRole("status")).toBeEmpty();
  await last.getByRole("gridcell", { name: /^a1, start/ }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(last.getByRole("gridcell", { name: /^a2/ })).toBeFocused();
  await expect(last.locator(".caption")).toContainText("a2");

  // By scripts.
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
  await expect(first.locator(".notice").first()).toContainText(/loudest.*“Roth/s);
  await first.evaluate((it) => it.removeAttribute("tie-break"));
  await expect(first.getByText("loudest")).toHaveCount(0);
  await expect(first.locator(".calm")).toContainText("closed tour");
  expect(complaints).toEqual([]);
  await expectAccessible(page, { of: "the example", themes: [null] });
});

test("an element draws only in sight, follows the page's theme, and gives back what it held", async ({
  page,
}) => {
  await openExample(page);
  const seen = await page.evaluate(async () => {
    const solver = performance
      .getEntriesByType("resource")
      .find(({ name }) => /knights_tour\.js\?/.test(name));
    const { CanvasPainter, Session } = await import(solver?.name ?? "");
    const counts = { paint: 0, open: 0 };
    const { paint, free } = { paint: CanvasPainter.prototype.paint, free: Session.prototype.free };
    CanvasPainter.prototype.paint = function (/** @type {any[]} */ ...all) {
      counts.paint += 1;
      return paint.apply(this, all);
    };
    Session.prototype.free = function () {
      counts.open -= 1;
      return free.apply(this);
    };
    const frames = async (/** @type {number} */ many) => {
      for (let i = 0; i < many; i += 1) {
        await new Promise(requestAnimationFrame);
      }
    };
    const [first] = /** @type {any[]} */ ([...document.querySelectorAll("knights-tour")]);
    const settled = async (/** @type {() => boolean} */ is) => {
      for (let i = 0; i < 300 && !is(); i += 1) {
        await frames(1);
      }
    };

    // Out of sight it goes where a script sends it, without drawing, and waits with playing.
    scrollTo(0, document.body.scrollHeight);
    await frames(4);
    const before = counts.paint;
    first.seek(7);
    await settled(() => first.position === 7);
    first.play();
    await frames(40);
    const unseen = { drawn: counts.paint - before, position: first.position };
    scrollTo(0, 0);
    await settled(() => first.position > 7);
    first.pause();
    const again = { drawn: counts.paint > before, position: first.position };

    // Out of the page and back.
    const parent = first.parentElement;
    const next = first.nextElementSibling;
    const at = first.position;
    first.remove();
    const freed = -counts.open;
    parent.insertBefore(first, next);
    await settled(() => first.position === at && first.phase === "paused");
    return {
      unseen,
      again: { ...again, isOn: again.position > 7 },
      freed,
      back: first.position === at,
    };
  });
  expect(seen.unseen).toEqual({ drawn: 0, position: 7 });
  expect(seen.again).toMatchObject({ drawn: true, isOn: true });
  expect(seen).toMatchObject({ freed: 1, back: true });

  // As the page is: by what the visitor prefers, by what the page says, by the attribute.
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

  // Nothing stands out of it in the narrowest place, whatever the page's letters are.
  await first.evaluate((it) => {
    document.documentElement.style.fontSize = "10px";
    it.style.inlineSize = "240px";
    it.removeAttribute("theme");
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
  await expect(first.getByRole("alert")).toContainText("The solver could not be started.");
  await expect(first.getByText("It needs JavaScript.")).toBeVisible();
  await page.unroute(/knights_tour_bg\.wasm/);
  await first.getByRole("button", { name: "Try again" }).click();
  await expect(first.locator(".progress")).toHaveText("step 0 · 1 of 36 squares");
  await expect(first.getByText("It needs JavaScript.")).toBeHidden();
});

test("the small view fits a frame of 480 × 400, and leads to the whole page", async ({
  usedPage: page,
}) => {
  await page.setViewportSize({ width: 480, height: 400 });
  await open(page, "board=8x8&start=a1&step=17&view=small&theme=light");
  const link = page.getByRole("link", { name: "Open the whole page" });
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
  expect(await page.evaluate(() => location.hash)).toContain("view=small");
  await page.getByRole("button", { name: "Forward", exact: true }).click();
  await link.focus();
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toContain("step=18");
  expect(href).not.toContain("view=");
  // The same moment without the word fills the window again.
  await open(page, href.replace(/^#explore\?/, ""));
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
