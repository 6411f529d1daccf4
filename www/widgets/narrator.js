/**
 * What screen readers are told of a run under a play head: shortly while it plays, in full when it
 * comes to rest, and on a long way that it can be stopped.
 *
 * @import { Phase } from "../run/player.js"
 * @import { Speaker } from "./live-region.js"
 */

/** On a long way the way so far is told this often. */
const COMPUTING_MS = 10_000;

/**
 * Where a run stands, and how to say so.
 * @typedef {object} Standing
 * @property {number} run tells runs apart
 * @property {number} position
 * @property {Phase} phase
 * @property {boolean} isLong whether it has been on its way for so long that a word is due
 * @property {() => string} full what is told of it at rest
 * @property {() => string} short what is told of it while it plays
 * @property {() => string} computing what is told of it on a long way
 */

/** @param {Speaker} speaker */
export function createNarrator(speaker) {
  /** What was told last, so that nothing is told twice. */
  let told = "";
  let computingSince = -Infinity;

  return {
    /** @param {Standing} standing */
    tell({ run, position, phase, isLong, full, short, computing }) {
      if (phase === "seeking") {
        const now = performance.now();
        if (isLong && now - computingSince > COMPUTING_MS) {
          computingSince = now;
          speaker.say(computing(), { about: "computing" });
        }
        return;
      }
      computingSince = -Infinity;
      const isRunning = phase === "running";
      const key = `${run} ${position} ${isRunning}`;
      if (key !== told) {
        told = key;
        speaker.say("", { about: "computing" });
        speaker.say(isRunning ? short() : full(), { about: "moment", rank: "progress" });
      }
    },
  };
}
