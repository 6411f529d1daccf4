/**
 * The convergence plot: the mean against the number of walks, with its standard error, beside the known
 * number and earlier estimates for the same board.
 * @import { Point } from "#text/estimates.js"
 * @import { Axis } from "./axis.js"
 */

import { find, make, shape } from "../../widgets/dom.js";
import { axisFor, placeOn } from "./axis.js";
import { onWidth, pathOf, put } from "./drawing.js";
import * as words from "#text/estimates.js";

/** An estimate as a curve. @typedef {{ weight: number, points: Point[] }} Curve */
/** @typedef {{ curves: Curve[], known: number | null, walks: number }} Shown the last curve is the present one; `known` is a logarithm */

/** The height in units of the font size, and the margin at the top in pixels. */
const [HEIGHT, TOP] = [21, 10];
/** Number of standard errors shaded on either side. */
const BAND = 2;
/** Number of walks at the left end. */
const FIRST = 10;

/** How a line is drawn. @typedef {Record<string, string | number>} Look */
const EXACT = {
  class: "curve exact",
  stroke: "var(--ink)",
  "stroke-width": 1.5,
  "stroke-dasharray": "8 4",
};
const BAND_FILL = "color-mix(in srgb, var(--accent) 20%, transparent)";

/** The present curve and those before it, told apart by colour and by dashes. @param {number} before */
const curveLook = (before) => ({
  class: "curve",
  "stroke-width": 2.5,
  stroke: `var(--${["accent", "good", "soft"][before]})`,
  "stroke-dasharray": ["none", "2 4", "8 3 2 3"][before] ?? "none",
});

/** @typedef {{ x: (walks: number) => number, y: (log10: number) => number, axis: Axis, left: number, right: number, bottom: number }} Frame */

/** The visible part of a curve: from 10 walks on, and where the mean is positive. @param {Point[]} points */
const drawable = (points) =>
  points.filter(({ walks, log10 }) => walks >= FIRST && Number.isFinite(log10));

/** @type {(shown: Shown, width: number, em: number) => Frame} */
function frameOf({ curves, known, walks }, width, em) {
  const axis = axisFor(
    curves.flatMap(({ points }) => drawable(points)),
    known,
  );
  const [left, right, bottom] = [em * 4.4, width - em * 0.8, em * (HEIGHT - 1.9)];
  const decades = Math.max(1, Math.log10(walks / FIRST));
  return {
    axis,
    left,
    right,
    bottom,
    x: (count) => left + (Math.log10(count / FIRST) / decades) * (right - left),
    y: (log10) => bottom - placeOn(axis, log10) * (bottom - TOP),
  };
}

/** @type {(frame: Frame, walks: number, em: number) => SVGElement[]} */
function axes({ axis, x, left, right, bottom }, walks, em) {
  const heightOf = (/** @type {number} */ tick) =>
    bottom - ((tick - axis.low) / (axis.high - axis.low)) * (bottom - TOP);
  const across = axis.ticks.flatMap((tick) => [
    shape("path", { class: "rule", d: `M${left} ${heightOf(tick).toFixed(1)}H${right}` }),
    shape(
      "text",
      { x: left - em * 0.4, y: (heightOf(tick) + em * 0.35).toFixed(1), "text-anchor": "end" },
      words.tick(axis, tick),
    ),
  ]);
  // On a narrow plot, only every other power of ten is labelled.
  const isClose = x(100 * FIRST) - x(10 * FIRST) < em * 5.5;
  const decades = Array.from({ length: Math.floor(Math.log10(walks / FIRST)) + 1 }, (_, i) => {
    const count = FIRST * 10 ** i;
    return [
      shape("path", { class: "rule", d: `M${x(count).toFixed(1)} ${TOP}V${bottom}` }),
      shape(
        "text",
        {
          x: x(count).toFixed(1),
          y: bottom + em * 1.3,
          "text-anchor": x(count) > right - em * 2 ? "end" : "middle",
        },
        isClose && i % 2 > 0 ? "" : words.walksTick(count),
      ),
    ];
  });
  return [...across, ...decades.flat()];
}

/** @type {(points: Point[], frame: Frame) => SVGElement} */
function band(points, { x, y }) {
  const sure = points.filter(({ relativeError }) => relativeError !== null && relativeError > 0);
  /** @type {(point: Point, side: number) => [number, number]} */
  const edge = ({ walks, log10, relativeError }, side) => {
    const factor = Math.max(1e-3, 1 + side * BAND * (relativeError ?? 0));
    return [x(walks), y(log10 + Math.log10(factor))];
  };
  const outline = [
    ...sure.map((point) => edge(point, 1)),
    ...sure.reverse().map((point) => edge(point, -1)),
  ];
  return shape("path", { fill: BAND_FILL, d: outline.length > 0 ? `${pathOf(outline)}Z` : "" });
}

/** @param {HTMLElement} figure */
export function createPlot(figure) {
  const root = find(figure, ".drawing", HTMLElement);
  const caption = find(figure, "figcaption", HTMLElement);
  /** @type {Shown | null} */
  let shown = null;

  function draw() {
    const width = root.clientWidth;
    if (!shown || width === 0) {
      return;
    }
    const em = parseFloat(getComputedStyle(root).fontSize);
    const frame = frameOf(shown, width, em);
    const { x, y, left, right, bottom } = frame;
    const { curves, known, walks } = shown;
    const lines = curves.map(({ points }, i) => {
      const path = pathOf(drawable(points).map(({ walks: at, log10 }) => [x(at), y(log10)]));
      return shape("path", { ...curveLook(curves.length - 1 - i), d: path });
    });
    const clip = shape(
      "clipPath",
      { id: "plot-window" },
      shape("rect", { x: left, y: TOP, width: right - left, height: bottom - TOP }),
    );
    const inside = shape(
      "g",
      { "clip-path": "url(#plot-window)" },
      band(drawable(curves.at(-1)?.points ?? []), frame),
      ...(known === null
        ? []
        : [shape("path", { ...EXACT, d: `M${left} ${y(known).toFixed(1)}H${right}` })]),
      ...lines,
    );
    const summary = words.plotSummary(curves.at(-1)?.points ?? [], known);
    put(root, width, em * HEIGHT, summary, clip, ...axes(frame, walks, em), inside);
    caption.replaceChildren(...legend(shown, frame.axis));
  }

  onWidth(root, draw);
  return {
    /** @param {Shown} next */
    show(next) {
      shown = next;
      draw();
    },
  };
}

/** @type {(shown: Shown, axis: Axis) => HTMLElement[]} */
function legend({ curves, known }, axis) {
  /** @type {(look: Look, text: string) => HTMLElement} */
  const entry = (look, text) => {
    const swatch = shape(
      "svg",
      { class: "swatch", viewBox: "0 0 30 10", "aria-hidden": "true" },
      shape("path", { ...look, d: "M1 5H29" }),
    );
    return make("span", {}, swatch, text);
  };
  return [
    ...curves
      .map(({ weight }, i) => entry(curveLook(curves.length - 1 - i), words.curveName(weight)))
      .reverse(),
    ...(known === null ? [] : [entry(EXACT, words.exactNumber)]),
    make("span", { class: "scale" }, words.scaleNote(axis)),
  ];
}
