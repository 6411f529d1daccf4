/** The words that the markup of the rooms asks for. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { labels as shared } from "#text/words.js";

const ROOMS = new URL("../../www/rooms/", import.meta.url);
/** An element that gets its text or its name from the language. */
const WORD = /data-(?:word|name)="(\w+)"/g;
/** Where the words of a room are, if not in a file of its name alone; all rooms share those of Explore. @type {Record<string, string[]>} */
const TEXTS = {
  explore: [],
  compare: ["compare", "contest"],
  play: ["play", "challenge", "ladder", "position"],
};

for (const room of readdirSync(ROOMS)) {
  test(`every word in the markup of ${room} is there`, async () => {
    const texts = TEXTS[room] ?? [room];
    const own = await Promise.all(texts.map((text) => import(`#text/${text}.js`)));
    /** @type {Record<string, string>} */
    const labels = Object.assign({}, shared, ...own.map((text) => text.labels));
    const markup = readFileSync(new URL(`${room}/room.html`, ROOMS), "utf8");
    const names = [...markup.matchAll(WORD)].map(([, name = ""]) => name);
    assert.ok(names.length > 0);
    assert.deepEqual(
      names.filter((name) => !labels[name]),
      [],
    );
  });
}
