/** Pictures as pixels. They are processed on the device and never uploaded. */

import * as words from "#text/build.js";

/** Larger pictures would need more memory than some devices have. */
const MAX_PIXELS = 50_000_000;
const MAX_BYTES = 100_000_000;
/** Squares on the longer side of a board made from a picture. */
export const MAX_LONGEST = 64;

/** The size of a picture, which browsers report before they decode its pixels. @param {Blob} file @returns {Promise<{ width: number, height: number }>} */
function measure(file) {
  const image = new Image();
  const address = URL.createObjectURL(file);
  return new Promise((resolve, reject) => {
    image.addEventListener("load", () =>
      resolve({ width: image.naturalWidth, height: image.naturalHeight }),
    );
    image.addEventListener("error", () => reject(new Error(words.picture.unreadable)));
    image.src = address;
  }).finally(() => {
    image.src = "";
    URL.revokeObjectURL(address);
  });
}

/**
 * Reads a picture file; throws what is wrong with it.
 * @param {Blob} file
 * @returns {Promise<ImageBitmap>}
 */
export async function readPicture(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(words.picture.tooHeavy(file.size, MAX_BYTES));
  }
  const { width, height } = await measure(file);
  if (width * height > MAX_PIXELS) {
    throw new Error(words.picture.tooLarge(width, height, MAX_PIXELS));
  }
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error(words.picture.unreadable);
  }
}

/** Width and height, scaled so that the longer side has this length. @type {(picture: ImageBitmap, longest: number) => [number, number]} */
function sizeWithin({ width, height }, longest) {
  const scale = longest / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * The picture scaled to this length by repeated halving: every pixel contributes to the result, which a
 * single step to a small size would not ensure.
 * @type {(picture: ImageBitmap, longest: number) => ImageData}
 */
export function shrunk(picture, longest) {
  const [width, height] = sizeWithin(picture, longest);
  /** @type {ImageBitmap | OffscreenCanvas} */
  let source = picture;
  for (;;) {
    /** @type {OffscreenCanvas} */
    const half = new OffscreenCanvas(
      Math.max(width, Math.ceil(source.width / 2)),
      Math.max(height, Math.ceil(source.height / 2)),
    );
    const context = half.getContext("2d");
    if (!context) {
      throw new Error(words.picture.unreadable);
    }
    context.imageSmoothingQuality = "high";
    context.drawImage(source, 0, 0, half.width, half.height);
    if (half.width === width && half.height === height) {
      return context.getImageData(0, 0, width, height);
    }
    source = half;
  }
}
