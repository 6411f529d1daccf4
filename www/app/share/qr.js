/*! The encoder is uqr, https://github.com/unjs/uqr, under the MIT licence. Copyright (c) Project Nayuki; Copyright (c) 2023 Anthony Fu. */
/** A text as a QR code. */

import { encode } from "uqr";
import { shape } from "../../widgets/dom.js";

/** Maximum length of a text in bytes. More would fit, but cameras could not read it from a projector. */
export const MAX_BYTES = 1200;
/** The margin around the code in modules, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text).length;

/** A row of modules as bars: the position and length of each dark run. @param {boolean[]} row */
function barsOf(row) {
  /** @type {[number, number][]} */
  const bars = [];
  row.forEach((isDark, x) => {
    const last = bars.at(-1);
    if (isDark && last && last[0] + last[1] === x) {
      last[1] += 1;
    } else if (isDark) {
      bars.push([x, 1]);
    }
  });
  return bars;
}

/**
 * The code of a text of at most `MAX_BYTES`, its quiet zone included, as one path and the number of modules
 * on a side. Takes some milliseconds for the longest.
 * @param {string} text
 */
export function encodeQr(text) {
  const { data } = encode(text, { ecc: "L", boostEcc: true, border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join("");
  return { side: data.length, path };
}

/** The picture of a code: black on white in every theme, so that cameras can read it. @type {(code: { side: number, path: string }, name: string) => SVGElement} */
export const drawQr = ({ side, path }, name) =>
  shape(
    "svg",
    {
      ...{ class: "qr", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": name },
      "shape-rendering": "crispEdges",
    },
    shape("rect", { width: side, height: side, fill: "#fff" }),
    shape("path", { d: path, fill: "#000" }),
  );
