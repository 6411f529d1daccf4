/**
 * How far a knight comes that moves randomly, walk by walk. Chance is the solver’s own: the first walk has
 * the seed 1, the next one 2, and so on.
 *
 * @import { Progress, RunSettings } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Session } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** @typedef {Pick<RunSettings, "board" | "start"> & { walks: number }} RandomWalksSettings */

/** More steps than any walk takes on a board to be walked at random. */
const MAX_STEPS = 5000;

/** How many squares a walk visits. @type {(settings: Pick<RunSettings, "board" | "start">, seed: number) => number} */
function walk(settings, seed) {
  // Until it is stuck for the first time, this method goes to any square.
  const session = new Session({ ...settings, algorithm: "rotations", growth: "random", seed });
  session.findNext("dead-end", MAX_STEPS);
  const { visited } = session.moment().counters;
  session.free();
  return visited;
}

/** Tells the squares visited by the walks made since it was last asked. @param {RandomWalksSettings} settings @returns {Resumable<Progress & { visited: number[] }, null>} */
export function openRandomWalks({ walks, ...settings }) {
  let made = 0;
  /** @type {number[]} */
  let visited = [];

  function work() {
    made += 1;
    visited.push(walk(settings, made));
    return made === walks;
  }

  return {
    advance(milliseconds) {
      visited = [];
      const done = workFor(milliseconds, work);
      return { done, fraction: made / walks, visited };
    },
    result: null,
    free() {},
  };
}
