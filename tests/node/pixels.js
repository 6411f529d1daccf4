/** Reads the pixels of the PNG files that the build makes: eight bits for each of red, green, blue and cover. */

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";

const BYTES = 4;

/** The value that a byte of a PNG file differs from, by its row’s filter and the bytes to the left and above. @type {((left: number, above: number, corner: number) => number)[]} */
const FILTERS = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const [byLeft, byAbove, byCorner] = [left, above, corner].map((each) =>
      Math.abs(left + above - corner - each),
    );
    return Number(byLeft) <= Math.min(Number(byAbove), Number(byCorner))
      ? left
      : Number(byAbove) <= Number(byCorner)
        ? above
        : corner;
  },
];

/** @param {Buffer} file */
export function pixelsOf(file) {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  assert.deepEqual([...file.subarray(24, 29)], [8, 6, 0, 0, 0], "eight bits, four channels");
  const packed = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") {
      packed.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * BYTES;
  const bytes = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = FILTERS[raw[y * (stride + 1)] ?? 0] ?? assert.fail("no such filter");
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < BYTES ? 0 : (bytes[at - BYTES] ?? 0);
      const above = bytes[at - stride] ?? 0;
      const corner = x < BYTES ? 0 : (bytes[at - stride - BYTES] ?? 0);
      bytes[at] = Number(raw[at + y + 1]) + filter(left, above, corner);
    }
  }
  return {
    width,
    height,
    /** Red, green, blue and cover, from 0 to 255. @type {(x: number, y: number) => number[]} */
    at: (x, y) => [...bytes.subarray((y * width + x) * BYTES, (y * width + x + 1) * BYTES)],
  };
}
