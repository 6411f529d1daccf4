/** The first view is painted from its markup, and then filled with its texts: both say the same. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { englishTexts } from "./page.js";

const { labels } = await englishTexts("door");

const markup = readFileSync(new URL("../../www/index.html", import.meta.url), "utf8");
const [door = ""] = /<main id="door"[^]*?<\/main>/.exec(markup) ?? [];

test("the markup of the first view has its texts", () => {
  const words = [...door.matchAll(/data-word="(\w+)"\s*>([^<]*)</g)].map(([, word, text = ""]) => [
    word,
    text.trim().replaceAll(/\s+/g, " "),
  ]);
  assert.equal(words.length, 11);
  for (const [word = "", text] of words) {
    assert.equal(text, labels[word]);
  }
});

test("nothing is painted before the last part of the first view has come", () => {
  const [, end] = /<link rel="expect" href="#([\w-]+)" blocking="render" \/>/.exec(markup) ?? [];
  const [last = ""] =
    /<\w+[^>]*>[^<]*(?:<a[^>]*>[^<]*<\/a>[^<]*)*<\/p>\s*<\/main>$/.exec(door) ?? [];
  assert.match(last, new RegExp(`^<p class="skip" id="${end}">`));
});
