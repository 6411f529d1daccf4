/** Seeds counted on from one, so that each of many runs can be asked for again by its own. */

/** The seed so many places after `seed`. @type {(seed: string, places: number) => string} */
export function seedAfter(seed, places) {
  if (places === 0) {
    return seed;
  }
  return /^(0|[1-9]\d{0,8})$/.test(seed) ? String(Number(seed) + places) : `${seed} ${places + 1}`;
}

/** The seeds of the runs from one start, the `index`th of the map. @type {(seed: string, runs: number, index: number) => string[]} */
export const seedsOf = (seed, runs, index) =>
  Array.from({ length: runs }, (_, i) => seedAfter(seed, index * runs + i));
