/**
 * All sequences of keys as a text, a line each.
 *
 * @import { Progress, SequenceProblem } from "../pkg/knights_tour.js"
 * @import { Resumable } from "./resumable.js"
 */

import { Sequences } from "../pkg/knights_tour.js";
import { workFor } from "./resumable.js";

/** No more than so many bytes of text. @typedef {{ problem: SequenceProblem, most: number }} FileSettings */
/** A worker hands a blob over without copying it. @typedef {{ file: Blob, lines: number, isTooLarge: boolean }} SequenceFile */

/** Bytes of text that are asked for between two looks at the clock. */
const BYTES_A_LOOK = 20_000;
const LINE_END = 10;

/** @param {Uint8Array} text */
function linesOf(text) {
  let lines = 0;
  for (let end = text.indexOf(LINE_END); end >= 0; end = text.indexOf(LINE_END, end + 1)) {
    lines += 1;
  }
  return lines;
}

/** @param {FileSettings} settings @returns {Resumable<Progress & { lines: number }, SequenceFile>} */
export function openSequenceFile({ problem, most }) {
  const sequences = new Sequences(problem);
  const some = Math.max(1, Math.floor(BYTES_A_LOOK / problem.length));
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  let [bytes, lines] = [0, 0];

  function work() {
    const text = /** @type {Uint8Array<ArrayBuffer>} */ (sequences.nextLines(some));
    pieces.push(text);
    bytes += text.length;
    lines += linesOf(text);
    return sequences.done || bytes > most;
  }

  return {
    advance(milliseconds) {
      const done = workFor(milliseconds, work);
      return { done, fraction: done ? 1 : bytes / most, lines };
    },
    get result() {
      return { file: new Blob(pieces, { type: "text/plain" }), lines, isTooLarge: bytes > most };
    },
    free: () => sequences.free(),
  };
}
