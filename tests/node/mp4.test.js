/** Encoded frames as MP4 files. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { page } from "./page.js";

const { mp4 } = await page("jobs/mp4.js");

/** What of a box comes before those in it. @type {Record<string, number>} */
const heads = { stsd: 8, avc1: 78, vp09: 78, dref: 8 };
const nests = new Set([
  "moov",
  "trak",
  "mdia",
  "minf",
  "stbl",
  "dinf",
  "edts",
  ...Object.keys(heads),
]);

/** The content of every box, by its way from the outside in. @param {Uint8Array} file @returns {Map<string, DataView>} */
function boxesIn(file, way = "", found = new Map()) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at < file.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    assert.ok(length >= 8 && at + length <= file.length, `${way}${type} of ${length}`);
    const content = file.subarray(at + 8, at + length);
    found.set(`${way}${type}`, new DataView(content.buffer, content.byteOffset, content.length));
    if (nests.has(type)) {
      boxesIn(content.subarray(heads[type] ?? 0), `${way}${type}/`, found);
    }
    at += length;
  }
  return found;
}

/** Whole numbers of 32 bits. @param {DataView | undefined} view */
const numbersIn = (view) =>
  Array.from({ length: Math.floor((view?.byteLength ?? 0) / 4) }, (_, at) =>
    view?.getUint32(4 * at),
  );

const samples = [
  { data: Uint8Array.of(1, 2, 3), milliseconds: 0, isKey: true },
  { data: Uint8Array.of(4), milliseconds: 200, isKey: false },
  { data: Uint8Array.of(5, 6), milliseconds: 400, isKey: true },
];
const film = { width: 480, height: 476, codec: "avc1.64001f", milliseconds: 2400, samples };
const TABLE = "moov/trak/mdia/minf/stbl";

test("a file says of its frames where they are, how large, and how long they are seen", () => {
  const description = Uint8Array.of(1, 100, 0, 31);
  const file = mp4({ ...film, description });
  const boxes = boxesIn(file);
  const inTable = (/** @type {string} */ name) => numbersIn(boxes.get(`${TABLE}/${name}`));
  assert.deepEqual(inTable("stts"), [0, 2, 2, 200, 1, 2000]);
  assert.deepEqual(inTable("stss"), [0, 2, 1, 3]);
  assert.deepEqual(inTable("stsz"), [0, 0, 3, 3, 1, 2]);
  assert.deepEqual(inTable("stsc"), [0, 1, 1, 3, 1]);
  const [, , offset = 0] = inTable("stco");
  assert.deepEqual([...file.subarray(offset)], [1, 2, 3, 4, 5, 6], "the frames, at the end");
  const duration = 2400;
  assert.deepEqual(numbersIn(boxes.get("moov/mvhd")).slice(3, 5), [1000, duration]);
  assert.deepEqual(numbersIn(boxes.get("moov/trak/mdia/mdhd")).slice(3, 5), [1000, duration]);
  const track = numbersIn(boxes.get("moov/trak/tkhd"));
  assert.deepEqual([track[5], ...track.slice(-2)], [duration, 480 << 16, 476 << 16]);
  const configuration = boxes.get(`${TABLE}/stsd/avc1/avcC`);
  assert.deepEqual(configuration?.byteLength, 4);
  assert.equal(configuration?.getUint8(1), 100);
  assert.ok(
    !boxes.has(`${TABLE}/ctts`) && !boxes.has("moov/trak/edts"),
    "seen as they are decoded",
  );
});

test("frames that are decoded out of turn are seen in turn", () => {
  const times = [0, 800, 400, 200, 600, 1000];
  const outOfTurn = times.map((milliseconds, at) => ({
    data: Uint8Array.of(at),
    milliseconds,
    isKey: milliseconds === 0 || milliseconds === 1000,
  }));
  const boxes = boxesIn(mp4({ ...film, milliseconds: 3000, samples: outOfTurn }));
  const inTable = (/** @type {string} */ name) => numbersIn(boxes.get(`${TABLE}/${name}`));
  assert.deepEqual(inTable("stts"), [0, 2, 5, 200, 1, 2000]);
  assert.deepEqual(inTable("stss"), [0, 2, 1, 6]);
  const [, count = 0, ...runs] = inTable("ctts");
  const offsets = Array.from({ length: count }).flatMap((_, at) =>
    Array(runs[2 * at] ?? 0).fill(runs[2 * at + 1]),
  );
  assert.ok(offsets.every((offset) => offset >= 0));
  // What is left out at the start is what all of them are late by.
  const [, entries, length, start = 0, rate] = numbersIn(boxes.get("moov/trak/edts/elst"));
  assert.deepEqual([entries, length, rate], [1, 3000, 0x10000]);
  assert.deepEqual(
    offsets.map((offset, at) => 200 * at + offset - start),
    times,
  );
});

test("the last frame is seen until the end, and one that the encoder left out is made up for", () => {
  const [first, , last] = samples;
  assert.ok(first && last);
  const boxes = boxesIn(mp4({ ...film, samples: [first, last] }));
  assert.deepEqual(numbersIn(boxes.get(`${TABLE}/stts`)), [0, 2, 1, 400, 1, 2000]);
});

test("VP9 says its profile and level, and both what colours mean", () => {
  const colours = { primaries: "bt709", transfer: "bt709", matrix: "bt709", fullRange: false };
  const boxes = boxesIn(mp4({ ...film, codec: "vp09.00.31.08", colours }));
  const configuration = boxes.get(`${TABLE}/stsd/vp09/vpcC`);
  const bytes = Array.from({ length: 12 }, (_, at) => configuration?.getUint8(at));
  assert.deepEqual(bytes, [1, 0, 0, 0, 0, 31, 0x82, 1, 1, 1, 0, 0]);
  const space = boxes.get(`${TABLE}/stsd/vp09/colr`);
  assert.deepEqual(
    [4, 6, 8].map((at) => space?.getUint16(at)),
    [1, 1, 1],
  );
  assert.equal(space?.getUint8(10), 0);
});
