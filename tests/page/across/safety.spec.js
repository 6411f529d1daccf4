import { expect, test } from "../fixtures.js";
import { catchFiles, chooseTheme, drawn, expectWord } from "../room.js";
import { openExplore } from "../explore/driver.js";
import { TOUR_FOUND, atMove, stepOf } from "../texts.js";
import * as sharedText from "#text/words.js";
import { languages } from "../../../xtask/languages.js";

test("a visit asks no other server, breaks no policy and logs no error @engines", async ({
  page,
  baseURL,
}) => {
  /** @type {string[]} */
  const wrong = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(String(baseURL))) {
      wrong.push(`foreign request: ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      wrong.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      wrong.push(`console: ${message.text()}`);
    }
  });
  await page.addInitScript(() => {
    const violations = /** @type {string[]} */ ([]);
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });

  const saved = await catchFiles(page);
  const room = await openExplore(page, "board=8x8&start=d4&target=closed&whenStuck=backtrack");
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: sharedText.labels.help });
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await room.button(sharedText.actions.play).click();
  await chooseTheme(page, "dark");
  await room.button(sharedText.actions.last).click();
  await expect(room.heading).toHaveText(TOUR_FOUND);
  await page.getByRole("button", { name: sharedText.copyForm(sharedText.labels.json) }).click();
  for (const kind of [sharedText.labels.svg, sharedText.labels.png]) {
    await page.getByRole("button", { name: kind, exact: true }).click();
    expect((await saved()).bytes.length).toBeGreaterThan(1000);
  }
  await page.getByRole("button", { name: "5 × 5", exact: true }).click();
  await expect(room.progress).toHaveText(stepOf(0, 1, 25));
  wrong.push(...(await page.evaluate(() => /** @type {any} */ (window).violations)));
  expect(wrong).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([]);
});

test("the policy keeps foreign scripts and inline styles out @engines", async ({
  usedPage: page,
}) => {
  await openExplore(page);
  const blocked = await page.evaluate(
    () =>
      new Promise((resolve) => {
        /** @type {Set<string>} */
        const directives = new Set();
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          directives.add(effectiveDirective);
          if (directives.size === 2) {
            resolve([...directives].sort());
          }
        });
        document.body.insertAdjacentHTML("beforeend", '<p style="color: red">red</p>');
        const script = document.createElement("script");
        script.src = "https://example.org/foreign.js";
        document.body.append(script);
      }),
  );
  expect(blocked).toEqual(["script-src-elem", "style-src-attr"]);
});

test("without the solver the page says so, and asks for it again", async ({ page }) => {
  await page.route("**/*.wasm*", (route) => route.abort());
  await page.goto("#explore?board=5x5&start=a1&algorithm=backtracking&step=7&seed=3");
  await expect(page.getByRole("alert")).toContainText(sharedText.labels.loadFailed);
  await expect(page.locator("#explore")).toBeHidden();
  await page.unroute("**/*.wasm*");
  await page.getByRole("button", { name: sharedText.labels.tryAgain }).click();
  await drawn(page);
  await expect(page.locator(".progress")).toHaveText(stepOf(7, 8, 25));
  await expect(page.getByRole("alert")).toBeHidden();
});

test("a page that is denied its storage works @engines", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const room = await openExplore(page);
  await chooseTheme(page, "dark");
  await room.button(sharedText.actions.forward).click();
  await expect(room.heading).toHaveText(atMove(1, 63));
});

test("where scripts are switched off the page says so in each language", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("");
  for (const { id } of languages) {
    const sentence = page.locator(`noscript p:lang(${id})`);
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText("JavaScript");
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await context.close();
});

test("without scripts the page says what it needs @engines", async ({ page }) => {
  await page.route("**/*.js*", (route) => route.abort());
  await page.goto("");
  await expect(page.getByText("the page has to come from a web server")).toBeVisible();
});

test("the room opens again after a reload", async ({ page }) => {
  const room = await openExplore(page, "board=8x8&start=a1&step=9");
  await room.button(sharedText.actions.forward).click();
  await expectWord(page, "step", "10");
  await page.reload();
  await drawn(page);
  await expect(room.heading).toHaveText(atMove(10, 63));
});

test("a seed that ends in the midst of a character stops no room", async ({ page }) => {
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await openExplore(page, "board=5x5");
  for (const room of ["explore", "compare", "count"]) {
    await page.goto(`#${room}`);
    const root = page.locator(`#${room}`);
    await expect(root).toBeVisible(); // Before that its fields are not listened to.
    const seed = root.getByLabel(sharedText.labels.seed, { exact: true }).first();
    await seed.evaluate((element) => {
      const field = /** @type {HTMLInputElement} */ (element);
      field.value = "x".repeat(199) + "💩".slice(0, 1);
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("x".repeat(199));
  }
  expect(wrong).toEqual([]);
});
