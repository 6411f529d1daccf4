/**
 * The number of sequences: shown immediately if possible, else computed with a progress bar.
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { SequenceCounts } from "../../jobs/sequence-count.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createProgressLine, showInstead } from "../../widgets/work-buttons.js";
import { showLine } from "../../widgets/show.js";
import { makeTable, tableRow } from "../../widgets/table.js";
import { copyAndSay } from "../../widgets/copy-and-say.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/keypad.js";

/** Numbers with more digits also get a short form. */
const MAX_DIGITS = 30;
/** Numbers with at most this many digits are shown large. */
const MAX_LARGE = 12;

/** @typedef {ReturnType<typeof countIn>} Count */

/**
 * No count yet, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => void} on.changed called when there is a result or an error
 * @param {(text: string) => void} on.say for the live region
 */
function countIn(root, on) {
  const byStart = find(root, ".by-start", HTMLElement);
  return {
    ...{ on, byStart },
    /** The current problem and its description. */
    request: /** @type {{ problem: SequenceProblem, text: string } | null} */ (null),
    /** Cancels the current count. */
    stop: /** @type {(() => void) | null} */ (null),
    /** The number of sequences; `null` if it is not known. */
    result: /** @type {bigint | null} */ (null),
    question: find(root, ".question", HTMLElement),
    total: find(root, ".total", HTMLElement),
    size: find(root, ".total-size", HTMLElement),
    error: find(root, ".error", HTMLElement),
    progress: createProgressLine(find(root, ".count-progress", HTMLElement)),
    cancel: find(root, ".cancel", HTMLButtonElement),
    again: find(root, ".again", HTMLButtonElement),
    copy: find(root, ".copy", HTMLButtonElement),
    table: find(byStart, ".scrolls", HTMLElement),
  };
}

/**
 * @param {HTMLElement} root
 * @param {Count["on"]} on
 */
export function createCount(root, on) {
  const count = countIn(root, on);
  const { cancel, again, copy } = count;
  cancel.addEventListener("click", () => halt(count));
  again.addEventListener("click", () => begin(count));
  copy.addEventListener("click", () => copyAndSay(copy, String(count.result), on.say));
  return {
    /** Counts the sequences of a problem; the text describes it. @type {(problem: SequenceProblem, text: string) => void} */
    use(problem, text) {
      count.request = { problem, text };
      begin(count);
    },
    /** Whether a count is running. */
    get isRunning() {
      return count.stop !== null;
    },
    /** The number of sequences; `null` if it is not known. */
    get result() {
      return count.result;
    },
    halt: () => halt(count),
  };
}

/** @param {Count} count */
function begin(count) {
  const { request, progress, on } = count;
  drop(count);
  count.result = null;
  if (!request) {
    return;
  }
  const { problem, text } = request;
  setText(count.question, text);
  progress.show(words.percent(0), 0);
  show(count, count.cancel);
  count.stop = runJob({
    kind: "sequence-count",
    settings: problem,
    onProgress({ fraction }) {
      progress.show(words.percent(fraction), fraction);
    },
    onDone: (counts) => finish(count, counts, problem.start),
    onFailed(message) {
      drop(count);
      show(count, count.again, words.notCounted(message));
      on.changed();
    },
  }).cancel;
  on.changed();
}

/** @type {(count: Count, counts: SequenceCounts, start: string | undefined) => void} */
function finish(count, { total, byStart }, start) {
  const { table, copy, on } = count;
  drop(count);
  count.result = total;
  table.replaceChildren(makeTable([...words.columns, make("td")], rowsOf(byStart, start)));
  show(count, copy);
  on.say(words.counted(total));
  on.changed();
}

/** @param {Count} count */
function drop(count) {
  count.stop?.();
  count.stop = null;
}

/** @param {Count} count */
function halt(count) {
  if (count.stop) {
    drop(count);
    show(count, count.again, words.cancelled);
    count.on.say(words.cancelled);
    count.on.changed();
  }
}

/** Shows the result if there is one, and a button: to copy it, to cancel the count or to count again. @type {(count: Count, button: HTMLElement, error?: string) => void} */
function show({ result, total, size, byStart, progress, ...shown }, button, error = "") {
  const { copy, cancel, again } = shown;
  total.hidden = result === null;
  byStart.hidden = result === null;
  showLine(shown.error, error);
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

/** A row for each start, with a bar beside its number. @type {(counts: SequenceCounts["byStart"], start: string | undefined) => HTMLTableRowElement[]} */
function rowsOf(counts, start) {
  const most = counts.reduce((so, { count }) => (count > so ? count : so), 0n);
  return counts.map(({ key, count }) => {
    const bar = make("span", { class: "bar", "aria-hidden": "true" });
    const share = most > 0n ? Number((count * 1000n) / most) / 10 : 0;
    bar.style.setProperty("--share", `${share}%`);
    const number = make("td", { class: "number" }, words.short(count));
    const row = tableRow(key, number, make("td", { class: "share" }, bar));
    setAttribute(row, "aria-current", key === start ? "true" : null);
    return row;
  });
}
