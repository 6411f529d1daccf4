/** The element `<knights-tour>` in WebKit, in a page of another folder. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { stepOf } from "../page/texts.js";
import { click, expectPainted, openSite, part, soon } from "./page.js";
import { KEYS } from "./webdriver.js";
import { actions } from "#text/words.js";

const example = await readFile(new URL("../../docs/example.html", import.meta.url), "utf8");
const lesson = example.replace('"embed/', '"../embed/');

const { site, window } = await openSite(["course/lesson.html", lesson]);

test("the element is painted, and steps by a button and by a key", async () => {
  await window.go(`${site.address}course/lesson.html`);
  const element = await part(window, "knights-tour");
  const progress = (/** @type {string} */ text) =>
    soon(async () =>
      assert.equal(
        await window.run((it) => it.shadowRoot?.querySelector(".progress")?.textContent, element),
        text,
      ),
    );
  await progress(stepOf(0, 1, 36));
  await expectPainted(window, element, "the element");
  await click(window, "button", actions.forward, element);
  await progress(stepOf(1, 2, 36));
  await window.press(KEYS.right);
  await progress(stepOf(2, 3, 36));
});
