/** The module and the element in a plain page of somebody else, without a bundler. */

import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.js";
import * as sharedText from "#text/words.js";

/** @import { Page } from "@playwright/test" */

test("a plain page uses the module as the README says", async ({ page }) => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const example = /## Call it\n[^]*?```html\n([^]*?)```/.exec(readme)?.[1] ?? "";
  expect(example).toContain('"./pkg/knights_tour.js"');
  // It lies beside the folder, as a page does that has copied it.
  await page.route("**/plain.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html>${example}` }),
  );
  await page.goto("plain.html");
  await expect(page.locator("pre")).toHaveText(/^tour: a1( [a-h][1-8]){63}$/);
});

/** A page of somebody else, at an address where there is nothing but it. @type {(page: Page, script: string) => Promise<void>} */
async function open(page, script) {
  const body = `<!doctype html><output></output><script type="module">${script}</script>`;
  await page.route("**/plain.html", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("plain.html");
}

/** Tells how long a tour is, and how far an element has played. */
const PLAYED = `const { squares } = solve({ board: "8x8", start: "c3" });
  const element = document.createElement("knights-tour");
  element.setAttribute("board", "5x5");
  element.addEventListener("finish", ({ detail }) => {
    document.querySelector("output").textContent = squares.length + " and " + (detail.position + 1);
  });
  document.body.append(element);
  element.last();`;

test("one file has the solver and the element, and needs nothing from where it lies", async ({
  page,
}) => {
  await open(
    page,
    `const file = await (await fetch("./pkg/inline.js")).blob();
    const { solve } = await import(URL.createObjectURL(file));
    ${PLAYED}`,
  );
  await expect(page.locator("output")).toHaveText("64 and 25");
});

test("an element takes the solver that its page has started, whatever it was started with", async ({
  page,
}) => {
  const bytes = await (await page.request.get("pkg/knights_tour_bg.wasm")).body();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.route("**/elsewhere", (route) => route.fulfill({ body: bytes }));
  await open(
    page,
    `import { initSync, solve } from "./pkg/knights_tour.js";
    import "./pkg/element.js";
    initSync({ module: await (await fetch("./elsewhere")).arrayBuffer() });
    ${PLAYED}`,
  );
  await expect(page.locator("output")).toHaveText("64 and 25");
});

test("the widget of notebooks shows what Python sets, and tells it what its reader does", async ({
  page,
}) => {
  const widget = readFileSync(
    new URL("../../../python/knights_tour/widget.js", import.meta.url),
    "utf8",
  );
  await page.route("**/widget.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: widget }),
  );
  // A model as notebooks have it, in the place of which Python stands.
  await open(
    page,
    `import widget from "./widget.js";
    const values = { board: "5x5", start: "c3", when_stuck: "backtrack", step: 2, squares: [] };
    values._element = await (await fetch("./pkg/inline.js")).text();
    const heard = new Map();
    window.model = {
      values,
      get: (name) => values[name],
      set: (name, value) => (values[name] = value),
      save_changes() {},
      on: (name, act) => heard.set(name, act),
      off: (name) => heard.delete(name),
      say(name, value) {
        values[name] = value;
        heard.get("change:" + name)();
      },
      heard,
    };
    window.forget = await widget.render({ model, el: document.body });
    document.querySelector("output").textContent = "there";`,
  );
  await expect(page.locator("output")).toHaveText("there");
  const element = page.locator("knights-tour");
  const position = () => element.evaluate((it) => /** @type {any} */ (it).position);
  const told = (/** @type {string} */ name) =>
    page.evaluate((asked) => /** @type {any} */ (window).model.values[asked], name);
  await expect.poll(position).toBe(2);

  await element.getByRole("button", { name: sharedText.actions.forward, exact: true }).click();
  await expect.poll(() => told("step")).toBe(3);
  await page.evaluate(() => /** @type {any} */ (window).model.say("step", 24));
  await expect.poll(position).toBe(24);
  await expect.poll(async () => (await told("squares")).length).toBe(25);
  await page.evaluate(() => /** @type {any} */ (window).model.say("board", "6x6"));
  await expect(element).toHaveAttribute("board", "6x6");
  await page.evaluate(() => /** @type {any} */ (window).forget());
  const heard = () => page.evaluate(() => /** @type {any} */ (window).model.heard.size);
  await expect.poll(heard).toBe(0);
});
