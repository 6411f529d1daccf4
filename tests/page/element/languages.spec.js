/** The element speaks the language that the page around it says it is in. */

import { expect, test } from "../fixtures.js";
import { SCRIPT, openHost } from "./driver.js";
import { ownTexts } from "../../../xtask/texts.js";
import { languages } from "../../../xtask/languages.js";
import { fileURLToPath } from "node:url";

const TOP = fileURLToPath(new URL("../../../www", import.meta.url));

/** The name of the button that steps forward, in each language. */
const FORWARD = Object.fromEntries(
  await Promise.all(
    languages.map(async ({ id }) => {
      const { labels } = await ownTexts(TOP, id);
      return [id, String(labels?.actions.forward)];
    }),
  ),
);

const STRICT = [
  ...["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'"],
  ...["require-trusted-types-for 'script'", "trusted-types knights-tour"],
].join("; ");

test("elements speak the language of what is around them, or their own @engines", async ({
  page,
}) => {
  /** @type {string[]} */
  const complaints = [];
  // Firefox asks for an icon by itself.
  page.on("pageerror", ({ message }) => message.includes("favicon") || complaints.push(message));
  const element = (/** @type {string} */ id, words = "") =>
    `<knights-tour id="${id}" board="5x5" controls${words}></knights-tour>`;
  await openHost(
    page,
    [
      `${SCRIPT}<main lang="fr">${element("around")}<p lang="de-AT">${element("nearer")}</p>`,
      element("own", ' lang="ja"'),
      `${element("unknown", ' lang="tlh"')}</main>`,
    ].join(""),
    { "content-security-policy": STRICT },
  );
  for (const [id, language] of [
    ["around", "fr"],
    ["nearer", "de"],
    ["own", "ja"],
    ["unknown", "en"],
  ]) {
    const shown = page.locator(`#${id}`);
    const button = shown.getByRole("button", { name: FORWARD[String(language)], exact: true });
    await expect(button, id).toBeVisible();
    await button.click();
    await expect.poll(() => shown.evaluate((it) => Reflect.get(it, "position"))).toBe(1);
    await expect(shown.locator(".page")).toHaveAttribute("lang", String(language));
  }
  expect(complaints).toEqual([]);
});

test("an element that is given another language goes on from where it is", async ({ page }) => {
  await openHost(page, `${SCRIPT}<knights-tour board="6x6" controls step="7"></knights-tour>`);
  const shown = page.locator("knights-tour");
  const forward = (/** @type {string} */ id) =>
    shown.getByRole("button", { name: FORWARD[id], exact: true });
  await forward("en").click();
  await expect.poll(() => shown.evaluate((it) => Reflect.get(it, "position"))).toBe(8);
  await shown.evaluate((it) => it.setAttribute("lang", "es"));
  await expect(forward("es")).toBeVisible();
  await expect.poll(() => shown.evaluate((it) => Reflect.get(it, "position"))).toBe(8);
});

test("elements in two languages and another copy of the module share one download @engines", async ({
  page,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await openHost(
    page,
    `<script type="module">
       import init, { solve } from "./pkg/knights_tour.js?copy";
       await Promise.all([init(), import("./pkg/element.js")]);
       document.title = solve({ board: "5x5", start: "a1" }).squares.length;
     </script>
     <knights-tour board="5x5" controls></knights-tour>
     <knights-tour board="5x5" controls lang="de"></knights-tour>`,
  );
  for (const [at, id] of ["en", "de"].entries()) {
    const shown = page.locator("knights-tour").nth(at);
    await expect(shown.getByRole("button", { name: FORWARD[id], exact: true })).toBeVisible();
    await expect.poll(() => shown.evaluate((it) => Reflect.get(it, "phase"))).toBe("ready");
  }
  await expect(page).toHaveTitle("25");
  expect(fetched.filter((path) => path.endsWith(".wasm"))).toHaveLength(1);
});
