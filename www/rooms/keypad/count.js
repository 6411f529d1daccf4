/**
 * The number of sequences: shown immediately if possible, else computed with a progress bar.
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { SequenceCounts } from "../../jobs/sequence-count.js"
 */

import { find, make, setText } from "../../widgets/dom.js";
import { copyText, feedback } from "../../widgets/files.js";
import * as shared from "#text/words.js";
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
  const running = find(root, ".count-progress", HTMLElement);
  const progress = find(running, "progress", HTMLProgressElement);
  const done = find(running, ".done", HTMLElement);
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

  /** @param {{ running?: boolean, error?: string, again?: boolean }} what */
  function show({ running: isRunning = false, error = "", again: canRetry = false }) {
    const isDone = result !== null;
    const focused = document.activeElement;
    total.hidden = !isDone;
    copy.hidden = !isDone;
    byStart.hidden = !isDone;
    running.hidden = !isRunning;
    again.hidden = !canRetry;
    if (focused === again && again.hidden) {
      (isRunning ? cancel : copy).focus();
    }
    problemLine.hidden = error === "";
    setText(problemLine, error);
    if (result !== null) {
      const digits = String(result).length;
      const isLong = digits > MAX_DIGITS;
      const groups = words.big(result).split(/(?<=,)/);
      total.replaceChildren(...groups.flatMap((group) => [group, make("wbr")]));
      total.classList.toggle("long", isLong);
      total.classList.toggle("wide", digits > MAX_LARGE && !isLong);
      size.hidden = !isLong;
      setText(size, words.size(result));
    } else {
      size.hidden = true;
    }
  }

  /** @type {(counts: { key: string, count: bigint }[], start: string | undefined) => void} */
  function showTable(counts, start) {
    const most = counts.reduce((so, { count }) => (count > so ? count : so), 0n);
    const rows = counts.map(({ key, count }) => {
      const bar = make("span", { class: "bar", "aria-hidden": "true" });
      const share = most > 0n ? Number((count * 1000n) / most) / 10 : 0;
      bar.style.setProperty("--share", `${share}%`);
      const row = make(
        "tr",
        {},
        make("th", { scope: "row" }, key),
        make("td", { class: "number" }, words.short(count)),
        make("td", { class: "share" }, bar),
      );
      if (key === start) {
        row.setAttribute("aria-current", "true");
      }
      return row;
    });
    const heads = words.columns.map((name) => make("th", { scope: "col" }, name));
    const head = make("tr", {}, ...heads, make("td"));
    table.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  /** @param {string} message */
  function fail(message) {
    drop();
    show({ error: words.notCounted(message), again: true });
    on.changed();
  }

  /** @type {(counts: SequenceCounts, start: string | undefined) => void} */
  function finish({ total: all, byStart: counts }, start) {
    const hadFocus = document.activeElement === cancel;
    drop();
    result = all;
    showTable(counts, start);
    show({});
    if (hadFocus) {
      copy.focus();
    }
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
    show({ running: true });
    stop = runJob({
      kind: "sequence-count",
      settings: problem,
      onProgress({ fraction }) {
        progress.value = fraction;
        setText(done, words.percent(fraction));
      },
      onDone: (counts) => finish(counts, problem.start),
      onFailed: fail,
    }).cancel;
    on.changed();
  }

  function halt() {
    if (stop) {
      const hadFocus = document.activeElement === cancel;
      drop();
      show({ error: words.cancelled, again: true });
      if (hadFocus) {
        again.focus();
      }
      on.say(words.cancelled);
      on.changed();
    }
  }

  cancel.addEventListener("click", halt);
  again.addEventListener("click", begin);
  copy.addEventListener("click", async () => {
    const message = (await copyText(String(result))) ? shared.copied : shared.copyFailed;
    feedback(copy, message);
    on.say(message);
  });

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
