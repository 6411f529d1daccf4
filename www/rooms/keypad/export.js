/**
 * All sequences as a text file, a line each, written in slices.
 *
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 */

import { messageOf } from "../../run/errors.js";
import { find, setText } from "../../widgets/dom.js";
import { Sequences } from "../../pkg/knights_tour.js";
import { saveFile } from "../../widgets/files.js";
import { inSlices, SLICE_MS } from "../../jobs/slices.js";
import * as words from "../../text/en/keypad.js";

/** A larger file is more than a browser should be asked to hold. */
const MOST_BYTES = 500e6;
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

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => bigint | null} on.total how many sequences there are, if that is known
 * @param {(text: string) => void} on.say for the live region
 */
export function createExport(root, on) {
  const begin = find(root, ".begin", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const running = find(root, ".export-progress", HTMLElement);
  const progress = find(running, "progress", HTMLProgressElement);
  const done = find(running, ".done", HTMLElement);
  const outcome = find(root, ".saved", HTMLElement);

  /** @type {SequenceProblem | null} */
  let problem = null;
  /** @type {Sequences | null} */
  let sequences = null;
  /** @type {Uint8Array<ArrayBuffer>[]} */
  let pieces = [];
  let [bytes, lines] = [0, 0];
  let stop = () => {};

  /** Comes to rest, and says how it went. @param {string} message */
  function rest(message) {
    const hadFocus = document.activeElement === cancel;
    stop();
    stop = () => {};
    sequences?.free();
    [sequences, pieces, bytes, lines] = [null, [], 0, 0];
    running.hidden = true;
    begin.hidden = false;
    outcome.hidden = message === "";
    setText(outcome, message);
    if (message) {
      on.say(message);
    }
    if (hadFocus) {
      begin.focus();
    }
  }

  function showProgress() {
    const total = on.total();
    if (total === null) {
      progress.removeAttribute("value");
    } else {
      progress.value = total > 0n ? lines / Number(total) : 0;
    }
    setText(done, words.exported(lines, total));
  }

  /** A slice of the work. */
  function work() {
    if (!sequences || !problem) {
      return true;
    }
    const some = Math.max(1, Math.floor(BYTES_A_LOOK / problem.length));
    const until = performance.now() + SLICE_MS;
    while (!sequences.done && performance.now() < until && bytes <= MOST_BYTES) {
      const text = /** @type {Uint8Array<ArrayBuffer>} */ (sequences.nextLines(some));
      pieces.push(text);
      bytes += text.length;
      lines += linesOf(text);
    }
    showProgress();
    if (bytes > MOST_BYTES) {
      rest(words.exportTooLarge(MOST_BYTES));
      return true;
    }
    if (!sequences.done) {
      return false;
    }
    if (lines === 0) {
      rest(words.nothingToExport);
    } else {
      saveFile(words.fileName(problem.length), new Blob(pieces, { type: "text/plain" }));
      rest(words.exportDone(lines));
    }
    return true;
  }

  begin.addEventListener("click", () => {
    if (!problem) {
      return;
    }
    const total = on.total();
    rest("");
    if (total !== null && total * BigInt(problem.length + 1) > BigInt(MOST_BYTES)) {
      rest(words.exportTooLarge(MOST_BYTES));
      return;
    }
    sequences = new Sequences(problem);
    running.hidden = false;
    begin.hidden = true;
    cancel.focus();
    showProgress();
    stop = inSlices(work, (error) => rest(messageOf(error)));
  });

  function halt() {
    if (sequences) {
      rest(words.exportCancelled);
    }
  }

  cancel.addEventListener("click", halt);

  return {
    /** Another problem: what is being written is of no use any more. @param {SequenceProblem} asked */
    use(asked) {
      rest("");
      problem = asked;
    },
    get isRunning() {
      return sequences !== null;
    },
    halt,
  };
}
