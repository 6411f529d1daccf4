/** Runs of backtracking that differ in the order of moves alone. */

/** Orders that are tried, evenly spread among all of them; the first is the tutorial’s. */
export const TRIED = 12;
/** Placements after which a run is given up. */
export const MOST = 1_000_000;

/** An order by its number among all of them, as dictionaries sort. @type {<T>(items: readonly T[], number: number) => T[]} */
export function orderAt(items, number) {
  if (items.length === 0) {
    return [];
  }
  const others = items.slice(1).reduce((product, _, i) => product * (i + 1), 1);
  const first = Math.floor(number / others);
  const rest = items.filter((_, i) => i !== first);
  return [/** @type {any} */ (items)[first], ...orderAt(rest, number % others)];
}

/** The runs, each with its order of these moves. @param {readonly (readonly [number, number])[]} moves */
export function runsByOrder(moves) {
  const all = moves.reduce((product, _, i) => product * (i + 1), 1);
  return Array.from({ length: TRIED }, (_, i) => ({
    ...{ board: "6x6", start: "a1", algorithm: /** @type {const} */ ("backtracking") },
    moves: orderAt(moves, (i * all) / TRIED)
      .map((step) => step.join())
      .join(" "),
  }));
}
