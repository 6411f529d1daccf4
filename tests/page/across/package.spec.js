/** The module in a plain page of somebody else, without a bundler. */

import { readFileSync } from "node:fs";
import { expect, test } from "../fixtures.js";

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
