/** In which units times, sizes, shares and speeds are told, and how exactly. The same in every language. */

/** Seconds in a minute, an hour, a day and a year. */
const [MINUTE, HOUR, DAY, YEAR] = [60, 3600, 86_400, 31_557_600];

/** A time: seconds with one decimal place, seconds, minutes and seconds, or whole hours, days or years. @typedef {{ unit: "tenths" | "seconds" | "hours" | "days" | "years", value: number } | { unit: "minutes", value: number, seconds: number }} Duration */

/** What the command has taken for a known number. @typedef {{ seconds: number, threads: number, bytes: number, diskBytes?: number }} KnownCost */

/** Another way in which it was found. @typedef {{ what: "seam", row: number } | { what: "order" } | { what: "frontier" } | { what: "threads", threads: number } | { what: "symmetry", classes: string } | { what: "estimate", walks: number, low: string, high: string }} KnownCheck */

/** Why a published number is wrong. @typedef {"overflow" | "symmetry" | "by-hand" | "unexplained"} KnownFault */

/** @param {number} ms @returns {Duration} */
export function durationOf(ms) {
  const exact = ms / 1000;
  const seconds = Math.round(exact);
  if (exact < 9.95) {
    return { unit: "tenths", value: exact };
  }
  if (seconds < MINUTE) {
    return { unit: "seconds", value: seconds };
  }
  if (seconds < 2 * HOUR) {
    return { unit: "minutes", value: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE };
  }
  if (seconds < 2 * DAY) {
    return { unit: "hours", value: Math.round(seconds / HOUR) };
  }
  return seconds < 2 * YEAR
    ? { unit: "days", value: Math.round(seconds / DAY) }
    : { unit: "years", value: Math.round(seconds / YEAR) };
}

/** A time that is only foreseen: in whole minutes, or in seconds with one significant digit. @param {number} seconds @returns {Duration} */
export function foreseen(seconds) {
  const rough = Number(seconds.toPrecision(1));
  return rough < MINUTE
    ? { unit: "seconds", value: rough }
    : durationOf(1000 * MINUTE * Math.round(seconds / MINUTE));
}

/** A number of bytes: whole mebibytes, or gibibytes with one decimal place. @param {number} n @returns {{ unit: "MiB" | "GiB", value: number }} */
export function bytesOf(n) {
  const mebibytes = Math.max(1, Math.ceil(n / 2 ** 20));
  return mebibytes < 1024
    ? { unit: "MiB", value: mebibytes }
    : { unit: "GiB", value: mebibytes / 1024 };
}

/** Smaller shares are not given as a number. */
const LEAST_SHARE = 0.001;

/** The part of some work that is done, in hundredths: below ten with one decimal place. `null`: less than a thousandth. @param {number} fraction @returns {{ value: number, digits: 0 | 1 } | null} */
export function shareOf(fraction) {
  if (fraction > 0 && fraction < LEAST_SHARE) {
    return null;
  }
  return fraction < 0.1
    ? { value: 100 * fraction, digits: 1 }
    : { value: Math.floor(100 * fraction), digits: 0 };
}

/** How often a run takes a step: so many steps in a second, or so many seconds for a step. @param {number} perSecond @returns {{ steps: number } | { seconds: number }} */
export const paceOf = (perSecond) =>
  perSecond < 1
    ? { seconds: Math.round(10 / perSecond) / 10 }
    : { steps: Number(perSecond.toFixed(perSecond < 10 ? 1 : 0)) };

/** The width and height in a board’s text, such as 8x8; `null` if it is written in another way. @param {string} board @returns {[number, number] | null} */
export function sidesOf(board) {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(board) ?? [];
  return width && height ? [Number(width), Number(height)] : null;
}
