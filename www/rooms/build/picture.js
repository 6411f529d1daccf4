/** Pictures as pixels. They are read here and go nowhere else. */

import * as words from "../../text/build.js";

/** Larger ones would take more memory than some machines have. */
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 100_000_000;
/** Squares of the longer side of a board that is made of a picture. */
export const MOST_LONGEST = 64;

/** The size of a picture, which browsers tell before they unfold its pixels. @param {Blob} file @returns {Promise<{ width: number, height: number }>} */
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
 * Reads a picture file; what is wrong with one is said in the error.
 * @param {Blob} file
 * @returns {Promise<ImageBitmap>}
 */
export async function readPicture(file) {
  if (file.size > MOST_BYTES) {
    throw new Error(words.picture.tooHeavy(file.size, MOST_BYTES));
  }
  const { width, height } = await measure(file);
  if (width * height > MOST_PIXELS) {
    throw new Error(words.picture.tooLarge(width, height, MOST_PIXELS));
  }
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Error(words.picture.unreadable);
  }
}

/** Width and height with the longer of them so long. @type {(picture: ImageBitmap, longest: number) => [number, number]} */
function sizeWithin({ width, height }, longest) {
  const scale = longest / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/**
 * The picture so many pixels long, halved as often as need be: every pixel has its part in the
 * result, which a single step to a small size would not see to.
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
