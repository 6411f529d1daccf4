/**
 * Axes of the convergence plot. Numbers of tours may exceed the range of floating-point numbers, so they are
 * given as common logarithms.
 * @import { Point } from "#text/estimates.js"
 */

/** Maximum ratio of the largest to the smallest number on a linear axis. */
const MAX_LINEAR = 6;
/** The first walks say little: this share of all walks is ignored when the axis is chosen. */
const UNSETTLED = 0.003;

/** Numbers below this power of 10 are written out beside the axis. */
const LEAST_POWER = 6;

/**
 * An axis of numbers of tours: from `low` to `high`, which are logarithms, or on a linear axis
 * multiples of 10 to `power`.
 * @typedef {object} Axis
 * @property {boolean} isLog
 * @property {number} power
 * @property {number} low
 * @property {number} high
 * @property {number[]} ticks in the units of `low` and `high`
 */

/** @type {(low: number, high: number, most: number) => number[]} round numbers between two */
function roundNumbers(low, high, most) {
  const rough = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * The axis for the points once they have settled, and for a known number.
 * @type {(points: Point[], known: number | null) => Axis}
 */
export function axisFor(points, known) {
  const most = Math.max(0, ...points.map(({ walks }) => walks));
  const settled = points.filter(({ walks }) => walks >= most * UNSETTLED);
  const logs = [...settled.map(({ log10 }) => log10), ...(known === null ? [] : [known])];
  const finite = logs.filter((log) => Number.isFinite(log));
  const [low, high] = finite.length > 0 ? [Math.min(...finite), Math.max(...finite)] : [0, 1];
  if (high - low > Math.log10(MAX_LINEAR)) {
    const [from, to] = [Math.floor(low), Math.ceil(high + 1e-9)];
    return { isLog: true, power: 0, low: from, high: to, ticks: roundNumbers(from, to, 6) };
  }
  const power = high < LEAST_POWER ? 0 : Math.floor(high);
  const [least, greatest] = [10 ** (low - power), 10 ** (high - power)];
  const room = Math.max((greatest - least) * 0.2, greatest * 0.05);
  const from = Math.max(0, least - room);
  const to = greatest + room;
  return { isLog: false, power, low: from, high: to, ticks: roundNumbers(from, to, 5) };
}

/** The position of a number on an axis; 0 to 1 is the visible range. @type {(axis: Axis, log10: number) => number} */
export function placeOn({ isLog, power, low, high }, log10) {
  const value = isLog ? log10 : 10 ** (log10 - power);
  return (value - low) / (high - low);
}
