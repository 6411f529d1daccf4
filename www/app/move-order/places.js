/** Where a move goes in an order. */

/** @typedef {[number, number]} Step Columns to the right and rows up. */

/** The steps with one of them at another place. @type {(steps: readonly Step[], from: number, to: number) => Step[]} */
export function moved(steps, from, to) {
  const others = steps.filter((_, i) => i !== from);
  const step = steps[from];
  return step ? [...others.slice(0, to), step, ...others.slice(to)] : [...steps];
}

/** The place that a key asks for, or `null`. @type {(key: string, from: number, last: number) => number | null} */
export function placeByKey(key, from, last) {
  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
  const to = { Home: 0, End: last }[key] ?? (/^[1-9]$/.test(key) ? Number(key) - 1 : null);
  const place = by === undefined ? to : from + by;
  return place === null ? null : Math.min(Math.max(place, 0), last);
}
