/**
 * A run for the player whose steps are all known from the start.
 * @import { Outcome } from "../pkg/knights_tour.js"
 */

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** @param {number} total @param {Outcome} outcome outcome of the last step */
export function createSteps(total, outcome) {
  let position = 0;

  /** @param {number} wanted */
  function seek(wanted) {
    const before = position;
    position = Math.max(0, Math.min(total, wanted));
    return position !== before;
  }

  return {
    get position() {
      return position;
    },
    get earliest() {
      return 0;
    },
    get done() {
      return position === total;
    },
    timeline: true,
    step: () => seek(position + 1),
    back: () => seek(position - 1),
    seek,
    finish(limit = Infinity) {
      seek(position + limit);
      return position === total;
    },
    /** There are no ties or dead ends to find. @returns {"end"} */
    findNext() {
      seek(total);
      return "end";
    },
    moment: () => ({
      position,
      recorded: total,
      expected: null,
      unit: /** @type {const} */ ("step"),
      timeline: true,
      done: position === total,
      outcome,
    }),
  };
}
