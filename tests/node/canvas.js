/** A canvas for Node that fills rectangles and ignores everything else: enough to check squares and colours. */

/** @param {string} colour as "#rrggbb" */
const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** What Node has not: paths draw nothing here. */
export class Path2D {}

/** @param {number} width @param {number} height */
export function createCanvas(width, height) {
  const pixels = new Uint8ClampedArray(4 * width * height);
  /** @type {Record<string, any>} */
  const context = {
    fillStyle: "#000000",
    /** @type {(...ends: number[]) => void} */
    fillRect(x, y, across, down) {
      const [left, right] = [x, x + across].map((at) =>
        Math.min(width, Math.max(0, Math.round(at))),
      );
      const [top, bottom] = [y, y + down].map((at) =>
        Math.min(height, Math.max(0, Math.round(at))),
      );
      const colour = [...channels(context.fillStyle), 255];
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          pixels.set(colour, 4 * (row * width + column));
        }
      }
    },
    getImageData: () => ({ width, height, data: pixels }),
  };
  // All other operations do nothing.
  const rest = new Proxy(context, { get: (target, name) => target[String(name)] ?? (() => {}) });
  return { width, height, getContext: () => rest };
}
