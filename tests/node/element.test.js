/** The element for other people’s pages, as far as it needs no browser. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { englishTexts } from "./page.js";

const read = (/** @type {string} */ path) =>
  readFileSync(new URL(`../../www/${path}`, import.meta.url), "utf8");

test("the markup of the element has its texts", async () => {
  const { elementLabels } = await englishTexts("embed");
  const card = read("embed/card.html");
  const parts = [...card.matchAll(/data-part="([\w-]+)"/g)].map(([, id]) => {
    const [part = ""] =
      new RegExp(`<template id="${id}">[^]*?</template>`).exec(read("index.html")) ?? [];
    assert(part, id);
    return part;
  });
  const words = [card, ...parts].join("").matchAll(/data-(?:word|name)="(\w+)"/g);
  assert.deepEqual(
    [...words].map(([, word = ""]) => word).filter((word) => !elementLabels[word]),
    [],
  );
});
