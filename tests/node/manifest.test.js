/** What devices list the page by, and what stands in its place or around it. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languages } from "../../xtask/languages.js";
import { englishTexts } from "./page.js";
import { pixelsOf } from "./pixels.js";

const { rooms, labels } = await englishTexts("words");

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const read = (/** @type {string} */ name) => readFileSync(join(dist, name), "utf8");
const manifest = JSON.parse(read("manifest.webmanifest"));

/** Width and height of a PNG file, which are at the same place in all. @param {Buffer} file */
const sizeOf = (file) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;

/** The colour of the page in a theme. @param {string} theme */
function paperOf(theme) {
  const version = readdirSync(dist).find((name) => name.startsWith("page-")) ?? "";
  const style = read(`${version}/style.css`);
  const rule = new RegExp(`\\[data-theme="?${theme}"?\\] ?\\{[^}]*?--paper: ?(#\\w{3,6})`);
  const [, colour = ""] = rule.exec(style) ?? [];
  return colour.length === 4 ? colour.replace(/\w/g, "$&$&") : colour;
}

test("the icons are there, as large as is said, one of them for any outline", () => {
  const purposes = manifest.icons.map((/** @type {{ purpose: string }} */ { purpose }) => purpose);
  assert.deepEqual(purposes, ["any", "any", "maskable"]);
  for (const { src, sizes, type } of manifest.icons) {
    assert.equal(sizeOf(readFileSync(join(dist, src))), sizes);
    assert.equal(type, "image/png");
  }
  const [any, maskable] = ["any", "maskable"].map(
    (asked) =>
      manifest.icons.findLast((/** @type {{ purpose: string }} */ { purpose }) => purpose === asked)
        .src,
  );
  assert.notEqual(any, maskable);
});

/** How far the picture on an icon reaches from its middle, in shares of its side, and whether it has a ground all over. @param {string} name */
function reachOf(name) {
  const { width, height, at } = pixelsOf(readFileSync(join(dist, name)));
  const ground = String(at(0, 0));
  let reach = 0;
  let isOpaque = true;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = at(x, y);
      isOpaque &&= colour[3] === 255;
      if (String(colour) !== ground) {
        reach = Math.max(reach, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / width);
      }
    }
  }
  return { isOpaque, reach };
}

test("what a device may cut off an icon is ground, and elsewhere the knight is larger", () => {
  const maskable = reachOf("icon-maskable-512.png");
  assert.ok(maskable.isOpaque);
  assert.ok(maskable.reach > 0.3 && maskable.reach <= 0.4, String(maskable.reach));
  assert.ok(reachOf("icon-512.png").reach > maskable.reach);
});

test("the icon for the home screen has 180 pixels a side, and a ground all over", () => {
  const [, name = ""] =
    /<link rel="apple-touch-icon" href="([^"]+)"/.exec(read("index.html")) ?? [];
  assert.equal(sizeOf(readFileSync(join(dist, name))), "180x180");
  const { isOpaque, reach } = reachOf(name);
  assert.ok(isOpaque);
  assert.ok(reach > 0.3 && reach < 0.5, String(reach));
});

test("the window has the colour of the page, and a phone’s bar has it in light and dark", () => {
  const [light, dark] = ["light", "dark"].map(paperOf);
  assert.ok(light && dark && light !== dark);
  assert.deepEqual([manifest.background_color, manifest.theme_color], [light, light]);
  const metas = [...read("index.html").matchAll(/<meta name="theme-color"([^>]*)>/g)];
  const said = metas.map(([, words = ""]) => [
    /scheme: (\w+)/.exec(words)?.[1],
    /content="([^"]+)"/.exec(words)?.[1],
  ]);
  assert.deepEqual(said, [
    ["light", light],
    ["dark", dark],
  ]);
});

test("its pictures are there, wide ones and narrow ones, each kind of one shape", () => {
  /** @type {{ src: string, sizes: string, form_factor: string, label: string }[]} */
  const pictures = manifest.screenshots;
  for (const kind of ["wide", "narrow"]) {
    const own = pictures.filter(({ form_factor: form }) => form === kind);
    assert.equal(own.length, 2);
    const shapes = own.map(({ src, sizes }) => {
      assert.equal(sizeOf(readFileSync(join(dist, src))), sizes);
      const [width = 0, height = 0] = sizes.split("x").map(Number);
      // What browsers take: neither tiny nor huge, nor a strip.
      assert.ok(Math.min(width, height) >= 320 && Math.max(width, height) <= 3840);
      assert.ok(Math.max(width, height) <= 2.3 * Math.min(width, height));
      assert.equal(width > height, kind === "wide");
      return width / height;
    });
    assert.equal(new Set(shapes).size, 1);
  }
  const kept = read("service-worker.js");
  const all = pictures.map(({ src, label }) => {
    assert.ok(label);
    return kept.includes(src);
  });
  assert.deepEqual(all, [false, false, false, false], "they are not kept on the device");
  assert.match(kept, /icon-512\.png/);
});

test("its shortcuts lead to rooms, and are called as they are; so is the page", () => {
  const { shortcuts } = manifest;
  assert.equal(shortcuts.length, 4);
  for (const { name, url } of shortcuts) {
    const [, room = ""] = /^\.\/#(\w+)$/.exec(url) ?? [];
    assert.equal(name, rooms[room]);
  }
  assert.equal(manifest.name, labels.title);
});

test("an address at which nothing is leads home, from any depth, and asks for nothing else", () => {
  const notFound = read("404.html");
  const links = [...notFound.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
  assert.equal(links.length, languages.length, "one in each language");
  links.forEach((link) => assert.match(String(link), /^(?:\/|https?:\/\/\S+\/)$/));
  assert.match(notFound, /default-src 'none'; base-uri 'none'; form-action 'none'/);
  assert.doesNotMatch(notFound, /<(?:script|style|link|img)\b|style=/);
  assert.ok(notFound.includes(labels.title));
});

test("the single file, which is on no server, names neither icons nor where it is", () => {
  const [head = ""] = read("knights-tour-lab.html").split("</head>");
  assert.match(head, /<meta name="theme-color"/);
  assert.doesNotMatch(head, /apple-touch-icon|rel="manifest"|canonical|"og:|"twitter:/);
});
