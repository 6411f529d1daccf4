/** What devices list the page by. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));

/** Width and height of a PNG file, which are at the same place in all. @param {Buffer} file */
const sizeOf = (file) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

test("the icons are there, as large as is said, one of them for any outline", () => {
  const purposes = manifest.icons.map((/** @type {{ purpose: string }} */ { purpose }) => purpose);
  assert.deepEqual([...new Set(purposes)].sort(), ["any", "maskable"]);
  for (const { src, sizes, type } of manifest.icons) {
    assert.equal(sizeOf(readFileSync(join(dist, src))), sizes);
    assert.equal(type, "image/png");
  }
});

test("the window has the colour of the page", () => {
  const version = readdirSync(dist).find((name) => name.startsWith("page-")) ?? "";
  const style = readFileSync(join(dist, version, "style.css"), "utf8");
  const paper = /--paper:\s*(#\w{6})/.exec(style)?.[1];
  assert.ok(paper);
  assert.deepEqual([manifest.background_color, manifest.theme_color], [paper, paper]);
});
