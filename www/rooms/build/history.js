/** Undo and redo. */

/** Maximum number of states; older ones are dropped. */
const MAX_KEPT = 500;

/**
 * @template T
 * @param {T} first
 * @param {string} series groups changes: see `put`
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
     * Adds a state. States of the same series, such as the positions of a slider, count as one step.
     * @type {(state: T, of?: string) => void}
     */
    put(state, of = "") {
      const before = of !== "" && of === series ? at : at + 1;
      states = [...states.slice(0, before), state].slice(-MAX_KEPT);
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
