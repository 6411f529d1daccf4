/**
 * The number of sequences: shown immediately if possible, else computed with a progress bar.
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { SequenceCounts } from "../../jobs/sequence-count.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createProgressLine, showInstead, showLine } from "../../widgets/show.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { copyAndSay } from "../../widgets/files.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/keypad.js";

/** Numbers with more digits also get a short form. */
const MAX_DIGITS = 30;
/** Numbers with at most this many digits are shown large. */
const MAX_LARGE = 12;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => void} on.changed called when there is a result or an error
 * @param {(text: string) => void} on.say for the live region
 */
export function createCount(root, on) {
  const question = find(root, ".question", HTMLElement);
  const total = find(root, ".total", HTMLElement);
  const size = find(root, ".total-size", HTMLElement);
  const problemLine = find(root, ".error", HTMLElement);
  const progress = createProgressLine(find(root, ".count-progress", HTMLElement));
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const again = find(root, ".again", HTMLButtonElement);
  const copy = find(root, ".copy", HTMLButtonElement);
  const byStart = find(root, ".by-start", HTMLElement);
  const table = find(byStart, ".scrolls", HTMLElement);

  /** Cancels the current count. @type {(() => void) | null} */
  let stop = null;
  /** @type {bigint | null} */
  let result = null;
  /** The current problem and its description. @type {{ problem: SequenceProblem, text: string } | null} */
  let request = null;

  function drop() {
    stop?.();
    stop = null;
  }

  /** Shows the result if there is one, and a button: to copy it, to cancel the count or to count again. @type {(button: HTMLElement, error?: string) => void} */
  function show(button, error = "") {
    total.hidden = result === null;
    byStart.hidden = result === null;
    showLine(problemLine, error);
    showInstead(button, ...[copy, cancel, again].filter((each) => each !== button));
    if (button !== cancel) {
      progress.hide();
    }
    const digits = result === null ? 0 : String(result).length;
    const isLong = digits > MAX_DIGITS;
    const groups = result === null ? [] : words.big(result).split(/(?<=,)/);
    total.replaceChildren(...groups.flatMap((group) => [group, make("wbr")]));
    total.classList.toggle("long", isLong);
    total.classList.toggle("wide", digits > MAX_LARGE && !isLong);
    showLine(size, isLong && result !== null ? words.size(result) : "");
  }

  /** @type {(counts: { key: string, count: bigint }[], start: string | undefined) => void} */
  function showTable(counts, start) {
    const most = counts.reduce((so, { count }) => (count > so ? count : so), 0n);
    const rows = counts.map(({ key, count }) => {
      const bar = make("span", { class: "bar", "aria-hidden": "true" });
      const share = most > 0n ? Number((count * 1000n) / most) / 10 : 0;
      bar.style.setProperty("--share", `${share}%`);
      const number = make("td", { class: "number" }, words.short(count));
      const row = tableRow(key, number, make("td", { class: "share" }, bar));
      setAttribute(row, "aria-current", key === start ? "true" : null);
      return row;
    });
    table.replaceChildren(makeTable([...words.columns, make("td")], rows));
  }

  /** @param {string} message */
  function fail(message) {
    drop();
    show(again, words.notCounted(message));
    on.changed();
  }

  /** @type {(counts: SequenceCounts, start: string | undefined) => void} */
  function finish({ total: all, byStart: counts }, start) {
    drop();
    result = all;
    showTable(counts, start);
    show(copy);
    on.say(words.counted(all));
    on.changed();
  }

  function begin() {
    drop();
    result = null;
    if (!request) {
      return;
    }
    const { problem, text } = request;
    setText(question, text);
    progress.show(words.percent(0), 0);
    show(cancel);
    stop = runJob({
      kind: "sequence-count",
      settings: problem,
      onProgress({ fraction }) {
        progress.show(words.percent(fraction), fraction);
      },
      onDone: (counts) => finish(counts, problem.start),
      onFailed: fail,
    }).cancel;
    on.changed();
  }

  function halt() {
    if (stop) {
      drop();
      show(again, words.cancelled);
      on.say(words.cancelled);
      on.changed();
    }
  }

  cancel.addEventListener("click", halt);
  again.addEventListener("click", begin);
  copy.addEventListener("click", () => copyAndSay(copy, String(result), on.say));

  return {
    /** Counts the sequences of a problem; the text describes it. @type {(problem: SequenceProblem, text: string) => void} */
    use(problem, text) {
      request = { problem, text };
      begin();
    },
    /** Whether a count is running. */
    get isRunning() {
      return stop !== null;
    },
    /** The number of sequences; `null` if it is not known. */
    get result() {
      return result;
    },
    halt,
  };
}
