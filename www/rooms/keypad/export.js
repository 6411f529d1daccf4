/**
 * All sequences as a text file, one on each line.
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { SequenceFile } from "../../jobs/sequence-file.js"
 */

import { find } from "../../widgets/dom.js";
import { createWorkButtons } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { saveFile } from "../../widgets/files.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/keypad.js";

/** Maximum size of the file, because the browser holds it in memory. */
const MAX_BYTES = 500e6;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => bigint | null} on.total how many sequences there are, if that is known
 * @param {(text: string) => void} on.say for the live region
 */
export function createExport(root, on) {
  const begin = find(root, ".begin", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const work = createWorkButtons(begin, cancel, find(root, ".export-progress", HTMLElement));
  const outcome = find(root, ".saved", HTMLElement);

  /** @type {SequenceProblem | null} */
  let problem = null;
  /** Cancels the current export. @type {(() => void) | null} */
  let stop = null;

  /** Ends the export and shows its result. @param {string} message */
  function rest(message) {
    stop?.();
    stop = null;
    work.end();
    showLine(outcome, message);
    if (message) {
      on.say(message);
    }
  }

  /** @param {number} lines */
  function showProgress(lines) {
    const total = on.total();
    const share = total === null ? null : total > 0n ? lines / Number(total) : 0;
    work.progress(words.exported(lines, total), share);
  }

  /** @type {(file: SequenceFile, length: number) => void} */
  function finish({ file, lines, isTooLarge }, length) {
    if (isTooLarge) {
      rest(words.exportTooLarge(MAX_BYTES));
    } else if (lines === 0) {
      rest(words.nothingToExport);
    } else {
      saveFile(words.fileName(length), file);
      rest(words.exportDone(lines));
    }
  }

  begin.addEventListener("click", () => {
    if (!problem) {
      return;
    }
    const total = on.total();
    rest("");
    if (total !== null && total * BigInt(problem.length + 1) > BigInt(MAX_BYTES)) {
      rest(words.exportTooLarge(MAX_BYTES));
      return;
    }
    showProgress(0);
    work.begin();
    const { length } = problem;
    stop = runJob({
      kind: "sequence-file",
      settings: { problem, most: MAX_BYTES },
      onProgress: ({ lines }) => showProgress(lines),
      onDone: (file) => finish(file, length),
      onFailed: rest,
    }).cancel;
  });

  function halt() {
    if (stop) {
      rest(words.exportCancelled);
    }
  }

  cancel.addEventListener("click", halt);

  return {
    /** Switches to another problem and cancels the current export. @param {SequenceProblem} request */
    use(request) {
      rest("");
      problem = request;
    },
    get isRunning() {
      return stop !== null;
    },
    halt,
  };
}
