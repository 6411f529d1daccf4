/** Days of boards and puzzles that are the same for everyone: they begin at midnight in universal time. */

/** The day as in 2026-11-22, in universal time. @param {Date} [now] */
export const today = (now = new Date()) => now.toISOString().slice(0, 10);

/** @param {string} text */
export function isDay(text) {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : NaN);
  return !Number.isNaN(date.getTime()) && today(date) === text;
}
