/** Pictures to be chosen from a disk. */

import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";

/** A black and white picture as a PNG file: black where `isBlack`. @type {(width: number, height: number, isBlack: (x: number, y: number) => boolean) => Buffer} */
export function png(width, height, isBlack) {
  const stride = 1 + Math.ceil(width / 8);
  const raw = Buffer.alloc(stride * height, 0xff);
  for (let y = 0; y < height; y += 1) {
    raw[y * stride] = 0;
    for (let x = 0; x < width; x += 1) {
      if (isBlack(x, y)) {
        raw[y * stride + 1 + (x >> 3)] &= ~(0x80 >> (x & 7));
      }
    }
  }
  /** @type {(type: string, data: Buffer) => Buffer} */
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1; // One bit a pixel, in grey.
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** @param {Buffer} bytes */
function crc(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
  }
  return (sum ^ -1) >>> 0;
}
