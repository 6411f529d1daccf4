/** What was there before, and what was undone. */

/** Older ones are forgotten. */
const MOST_KEPT = 500;

/**
 * @template T
 * @param {T} first
 * @param {string} series what the last change belongs to
 */
export function createHistory(first, series) {
  let states = [first];
  let at = 0;

  const now = () => /** @type {T} */ (states[at]);

  return {
    now,
    canUndo: () => at > 0,
    canRedo: () => at < states.length - 1,
    /**
     * Adds a state. Those of one series, such as the positions of a slider, are one step.
     * @type {(state: T, of?: string) => void}
     */
    put(state, of = "") {
      const before = of !== "" && of === series ? at : at + 1;
      states = [...states.slice(0, before), state].slice(-MOST_KEPT);
      at = states.length - 1;
      series = of;
    },
    undo() {
      series = "";
      at = Math.max(0, at - 1);
    },
    redo() {
      series = "";
      at = Math.min(states.length - 1, at + 1);
    },
  };
}
