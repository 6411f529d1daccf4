/** Where the true share of successes lies, judged by a sample. */

/** The number of standard deviations that 95 % of a normal distribution lie within. */
const Z = 1.959964;

/**
 * The 95 % interval of a share (E. B. Wilson, 1927), which stays between 0 and 1 where few runs failed or succeeded.
 * @type {(hits: number, runs: number) => { low: number, high: number }}
 */
export function interval(hits, runs) {
  const share = hits / runs;
  const weight = 1 + Z ** 2 / runs;
  const middle = (share + Z ** 2 / (2 * runs)) / weight;
  const half = (Z / weight) * Math.sqrt((share * (1 - share)) / runs + Z ** 2 / (4 * runs ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
