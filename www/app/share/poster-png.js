/** Posters as pixels. */

import { make } from "../../widgets/dom.js";

/** Width and height of a poster, read from its SVG text. @param {string} svg */
export function sidesOf(svg) {
  const [, width, height] = /width="([\d.]+)[a-z]+" height="([\d.]+)/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** @param {string} svg */
export const blobOf = (svg) => new Blob([svg], { type: "image/svg+xml" });

/** A poster as a PNG; `null` if it is too large for the browser. @type {(svg: string, width: number, height: number) => Promise<Blob | null>} */
export async function pngOf(svg, width, height) {
  // Some browsers render an SVG at its intrinsic size and stretch the result. Whole pixels do not match its
  // aspect ratio exactly, and no edge may stay empty.
  const sides = `width="${width}" height="${height}" preserveAspectRatio="none"`;
  const sized = svg.replace(/width="[^"]*" height="[^"]*"/, sides);
  const address = URL.createObjectURL(blobOf(sized));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = make("canvas", { width: String(width), height: String(height) });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0, width, height);
    // A browser leaves a canvas empty if it is too large.
    const [, , , opaque] = context?.getImageData(width - 1, height - 1, 1, 1).data ?? [];
    return opaque === 255
      ? await new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
      : null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
