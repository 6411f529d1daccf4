/** Files of a published site that servers send compressed as they are. */

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed } from "../../xtask/compress.js";

test("a text is smaller by Brotli and by gzip, and the same once it is unpacked", async () => {
  const text = Buffer.from("Can a knight visit every square exactly once? ".repeat(20));
  const small = new Map(await compressed(text));
  const [br, gz] = [".br", ".gz"].map((ending) => small.get(ending) ?? assert.fail(ending));
  assert.ok(br && gz && br.length < gz.length && gz.length < text.length / 5);
  assert.deepEqual(brotliDecompressSync(br), text);
  assert.deepEqual(gunzipSync(gz), text);
});

test("what is compressed already has no second file", async () => {
  assert.deepEqual(await compressed(randomBytes(1000)), []);
});
