/** Which pixels of a picture become squares. */

/** How light a pixel looks on white, 0 to 255 (ITU-R BT.601). @type {(pixels: ArrayLike<number>, at: number) => number} */
function luminance(pixels, at) {
  const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((i) => pixels[at + i]);
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  return (light * opacity + 255 * (255 - opacity)) / 255;
}

/**
 * Rows of `.` and `#`: a square for each dark pixel, or for each light one. Pixels are dark if their
 * luminance, 0 to 255, is below the threshold. The result may have no square at all.
 * @param {ArrayLike<number>} pixels red, green, blue and opacity of each pixel in turn, the top row first
 * @param {number} width pixels in a row
 * @param {number} threshold
 * @param {boolean} takesLight
 */
export function rowsOfPicture(pixels, width, threshold, takesLight) {
  const height = Math.floor(pixels.length / 4 / width);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_each, column) => {
      const isLight = luminance(pixels, 4 * (row * width + column)) >= threshold;
      return isLight === takesLight ? "." : "#";
    }).join(""),
  );
}
