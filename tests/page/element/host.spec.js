/** What the page around notices of the element and the frame: room, keys, motion, paper, policies. */

import { expect, test } from "../fixtures.js";
import { SCRIPT, coloursIn, openHost, phaseOf, positionOf, watchShifts } from "./driver.js";
import { settled } from "../room.js";
import { moveOf } from "../texts.js";
import * as embedText from "#text/embed.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

const { labels } = sharedText;

/** @param {Page} page */
const ready = (page) =>
  expect.poll(() => phaseOf(page.locator("knights-tour").first())).not.toBe("loading");

test("in a height that the page gives, the board fits with all that is around it", async ({
  page,
}) => {
  for (const attributes of ["controls", "", "play"]) {
    await openHost(
      page,
      `<style>knights-tour { display: block; height: 440px }</style>${SCRIPT}
       <knights-tour board="6x6" ${attributes}></knights-tour>`,
    );
    await ready(page);
    const fit = await page.locator("knights-tour").evaluate((it) => {
      const box = it.getBoundingClientRect();
      const inner = [...(it.shadowRoot?.querySelectorAll(".page *") ?? [])];
      const seen = inner.filter((each) => each.checkVisibility() && !each.closest(".unseen"));
      return {
        height: box.height,
        out: seen.filter((each) => each.getBoundingClientRect().bottom > box.bottom + 0.5).length,
        board: it.shadowRoot?.querySelector("canvas")?.getBoundingClientRect().height ?? 0,
      };
    });
    expect(fit, attributes).toMatchObject({ height: 440, out: 0 });
    expect(fit.board, attributes).toBeGreaterThan(150);
  }
});

test("without a height the element fits the window", async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await openHost(page, `${SCRIPT}<knights-tour controls></knights-tour>`);
  await ready(page);
  const box = await page.locator("knights-tour").boundingBox();
  expect(box?.height).toBeLessThan(800);
});

test("nothing in the page around moves while the element loads, nor while it plays", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  for (const attributes of ["controls autoplay speed=20", "play", ""]) {
    await openHost(page, `${SCRIPT}<main></main>`);
    await page.waitForFunction(() => customElements.get("knights-tour"));
    await page.locator("main").evaluate((main, own) => {
      main.innerHTML = `<knights-tour board="5x5" start="a1" ${own}>…</knights-tour><p>Below</p>`;
    }, attributes);
    await ready(page);
    if (attributes.includes("autoplay")) {
      await expect.poll(() => positionOf(page.locator("knights-tour"))).toBeGreaterThan(9);
    }
    await settled(page, 20);
    await expect.poll(shifted, attributes).toBe(0);
  }
  // With a height of its own not even a late script moves anything.
  await page.route(/embed\/knights-tour\.js/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await route.continue();
  });
  await openHost(
    page,
    `<style>knights-tour { display: block; height: 600px }</style>
     ${SCRIPT}<knights-tour controls>…</knights-tour><p>Below</p>`,
  );
  await ready(page);
  await settled(page, 20);
  await expect.poll(shifted).toBe(0);
});

test("keys that the element takes go no further, and others do", async ({ page }) => {
  await openHost(
    page,
    `${SCRIPT}<script>keys = []; addEventListener("keydown", ({ key }) => keys.push(key))</script>
     <knights-tour board="5x5" start="a1" controls></knights-tour>`,
  );
  const element = page.locator("knights-tour");
  await expect(element.locator(".progress")).toHaveText(moveOf(0, 24));
  await element.getByRole("button", { name: sharedText.actions.last, exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("n");
  const scrubber = element.getByRole("slider", { name: labels.scrubber });
  await expect(scrubber).toHaveValue("1");
  await scrubber.focus();
  await page.keyboard.press("ArrowRight");
  await element.getByRole("gridcell", { name: /^a1/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("F2");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "keys"))).toEqual(["n", "F2"]);
  await expect.poll(() => positionOf(element)).toBe(2);
});

test("it plays by itself at its speed once it is seen, and again, unless motion is unwanted", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const body = `${SCRIPT}<div style="height: 2000px"></div>
    <knights-tour board="3x4" start="a1" autoplay loop speed="50"></knights-tour>`;
  await openHost(page, body);
  const element = page.locator("knights-tour");
  await page.waitForFunction(() => customElements.get("knights-tour"));
  await settled(page, 20);
  await expect.poll(() => positionOf(element)).toBe(0);
  await element.evaluate((it) => {
    Object.assign(window, { ends: 0 });
    it.addEventListener("finish", () => {
      Object.assign(window, { ends: Reflect.get(window, "ends") + 1 });
    });
  });
  await element.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "ends"))).toBeGreaterThan(1);
  // What plays by itself can be stopped, even where there are no controls.
  await expect(element.getByRole("button")).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHost(page, body);
  await element.scrollIntoViewIfNeeded();
  await ready(page);
  await settled(page, 20);
  await expect.poll(() => positionOf(element)).toBe(0);
  await element.getByRole("button").click();
  await expect.poll(() => positionOf(element)).toBeGreaterThan(0);
});

test("a wrong speed is named inside the element, and the usual one used", async ({ page }) => {
  await openHost(page, `${SCRIPT}<knights-tour speed="fast" controls></knights-tour>`);
  const element = page.locator("knights-tour");
  await expect(element.locator(".notice")).toContainText(
    embedText.wrongSpeed("fast", 0.5, 200_000),
  );
  await element.evaluate((it) => Reflect.set(it, "speed", 4));
  await expect(element).toHaveAttribute("speed", "4");
  await expect(element.getByText(embedText.wrongSpeed("fast", 0.5, 200_000))).toHaveCount(0);
});

test("what scripts ask for at once begins at the step of the attribute, however often it is moved", async ({
  page,
}) => {
  const one = '<knights-tour board="6x6" start="c3" step="20" controls></knights-tour>';
  await openHost(page, `${SCRIPT}<div id="here">${one}</div><div id="there"></div>`);
  const element = page.locator("knights-tour");
  await element.evaluate((it) => {
    const places = ["there", "here"].map((id) => document.querySelector(`#${id}`));
    Reflect.get(it, "forward").call(it);
    for (const place of [...places, ...places]) {
      it.remove();
      place?.append(it);
    }
  });
  await expect(element.locator(".progress")).toHaveText(moveOf(21, 35));
});

test("a picture is printed, even of an element that was never scrolled to", async ({ page }) => {
  const one = '<knights-tour step="20" theme="dark" controls></knights-tour>';
  await openHost(page, `${SCRIPT}${one}<div style="height: 3000px"></div>${one}`);
  await ready(page);
  const last = page.locator("knights-tour").last();
  await expect.poll(() => phaseOf(last)).toBe("loading");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => positionOf(last)).toBe(20);
  await expect.poll(() => coloursIn(last)).toBeGreaterThan(20);
  await expect(last.locator(".page")).toHaveAttribute("data-theme", "projector");
  await expect(last.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(last.locator(".say")).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(last.locator(".page")).toHaveAttribute("data-theme", "dark");
});

test("where a policy forbids WebAssembly, page and element say which word is missing", async ({
  page,
}) => {
  await openHost(page, `${SCRIPT}<knights-tour><a href="x">A tour</a></knights-tour>`, {
    "content-security-policy": "script-src 'self'",
  });
  await expect(page.getByRole("alert")).toContainText(labels.wasmForbidden);
  await expect(page.getByRole("link", { name: "A tour" })).toBeVisible();
  await page.route("**/index.html", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": "script-src 'self'" },
    });
  });
  await page.goto("index.html#explore");
  await expect(page.getByText(labels.wasmForbidden)).toBeVisible();
});

test("with trusted types demanded, the page opens its rooms and its workers", async ({ page }) => {
  /** @type {string[]} */
  const wrong = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.route("**/index.html", async (route) => {
    const response = await route.fetch();
    const policy = "require-trusted-types-for 'script'; trusted-types knights-tour";
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  await page.goto("index.html#count?board=5x5&target=open&show=count");
  await expect(page.locator("#count .exact .result .number").first()).toHaveText("864");
  expect(wrong).toEqual([]);
});

test("a framed page tells the page around the height at which the board fills it @engines", async ({
  page,
}) => {
  await openHost(
    page,
    `<script>
       addEventListener("message", ({ data, source }) => {
         const frame = document.querySelector("iframe");
         if (source === frame.contentWindow && data.type === "knights-tour-height") {
           frame.style.height = data.height + "px";
         }
       });
     </script>
     <iframe src="index.html#explore?board=8x8&view=small" style="width: 280px; height: 150px; border: 0">
     </iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("link", { name: labels.wholePage })).toBeVisible();
  await expect
    .poll(async () => (await frame.locator("#explore canvas").boundingBox())?.width ?? 0)
    .toBeGreaterThan(255);
  const over = await frame
    .locator("html")
    .evaluate((it) => [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight]);
  expect(Math.max(...over)).toBeLessThanOrEqual(0);

  // Tab goes only to what is seen.
  await frame.getByRole("button", { name: sharedText.actions.forward }).focus();
  let stops = 0;
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await frame.locator("html").evaluate(({ ownerDocument }) => {
      const { activeElement, body } = ownerDocument;
      if (!activeElement || activeElement === body || !ownerDocument.hasFocus()) {
        return "outside";
      }
      const { left, right, width, height } = activeElement.getBoundingClientRect();
      const isInside = width * height > 1 && left >= 0 && right <= innerWidth + 0.5;
      return activeElement.checkVisibility() && isInside ? "seen" : activeElement.outerHTML;
    });
    expect(["seen", "outside"]).toContain(stop);
    stops += stop === "seen" ? 1 : 0;
  }
  expect(stops).toBeGreaterThan(2);
});
