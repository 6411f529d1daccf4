/** Reads animated GIFs, as GIF89a describes them, so that tests see what a viewer shows. */

/** One frame: what of the picture it replaces, for how long all is seen, and all that is then seen. */
/** @typedef {{ left: number, top: number, width: number, height: number, milliseconds: number, pixels: Uint8Array }} GifFrame */

/**
 * Undoes the compression: codes of growing length, each a piece that was met before and one more byte.
 * @type {(bytes: Uint8Array, least: number, wanted: number) => Uint8Array}
 */
function unpacked(bytes, least, wanted) {
  const [clear, end] = [1 << least, (1 << least) + 1];
  const out = new Uint8Array(wanted);
  /** @type {number[][]} */
  let pieces = [];
  /** @type {number[] | null} */
  let before = null;
  let [at, bit, bits, count] = [0, 0, least + 1, 0];
  for (;;) {
    let code = 0;
    for (let read = 0; read < bits; read += 1, bit += 1) {
      code |= (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) << read;
    }
    if (code === clear) {
      pieces = Array.from({ length: clear + 2 }, (_, number) => [number]);
      [bits, before] = [least + 1, null];
      continue;
    }
    if (code === end || bit > 8 * bytes.length) {
      return count === wanted ? out : out.subarray(0, count);
    }
    /** @type {number[]} */
    const piece = pieces[code] ?? [...(before ?? []), before?.[0] ?? 0];
    if (before && pieces.length < 4096) {
      pieces.push([...before, piece[0] ?? 0]);
    }
    out.set(piece.slice(0, wanted - at), at);
    [at, count, before] = [at + piece.length, at + piece.length, piece];
    if (pieces.length === 1 << bits && bits < 12) {
      bits += 1;
    }
  }
}

/**
 * The frames of a file.
 * @param {Uint8Array} file
 * @returns {{ width: number, height: number, isRepeated: boolean, frames: GifFrame[] }}
 */
export function readGif(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = (/** @type {number} */ from, /** @type {number} */ to) =>
    String.fromCharCode(...file.subarray(from, to));
  if (text(0, 6) !== "GIF89a") {
    throw new Error(`this is no GIF: it begins with ${text(0, 6)}`);
  }
  const [width, height, flags] = [
    view.getUint16(6, true),
    view.getUint16(8, true),
    view.getUint8(10),
  ];
  const colours = file.subarray(13, 13 + 3 * (2 << (flags & 7)));
  let at = 13 + colours.length;
  let [isRepeated, milliseconds, transparent] = [false, 0, -1];
  const seen = new Uint8Array(4 * width * height);
  /** @type {GifFrame[]} */
  const frames = [];

  /** The pieces of a block put together. */
  function block() {
    const pieces = [];
    for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) {
      pieces.push(...file.subarray(at + 1, at + 1 + length));
      at += 1 + length;
    }
    at += 1;
    return Uint8Array.from(pieces);
  }

  for (;;) {
    const kind = view.getUint8(at);
    if (kind === 0x3b) {
      return { width, height, isRepeated, frames };
    }
    if (kind === 0x21) {
      const label = view.getUint8(at + 1);
      at += 2;
      const content = block();
      if (label === 0xf9) {
        milliseconds = 10 * (content[1] + 256 * content[2]);
        transparent = content[0] & 1 ? content[3] : -1;
      }
      isRepeated ||= label === 0xff;
    } else if (kind === 0x2c) {
      const [left, top] = [view.getUint16(at + 1, true), view.getUint16(at + 3, true)];
      const [across, down] = [view.getUint16(at + 5, true), view.getUint16(at + 7, true)];
      const least = view.getUint8(at + 10);
      at += 11;
      const indices = unpacked(block(), least, across * down);
      if (indices.length !== across * down) {
        throw new Error(`frame ${frames.length} has ${indices.length} pixels of ${across * down}`);
      }
      indices.forEach((index, pixel) => {
        if (index !== transparent) {
          const place = (top + Math.floor(pixel / across)) * width + left + (pixel % across);
          seen.set([...colours.subarray(3 * index, 3 * index + 3), 255], 4 * place);
        }
      });
      const frame = { left, top, width: across, height: down, milliseconds };
      frames.push({ ...frame, pixels: seen.slice() });
    } else {
      throw new Error(`there is a block of kind ${kind} at ${at}`);
    }
  }
}
