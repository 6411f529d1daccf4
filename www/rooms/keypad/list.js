/**
 * The sequences one by one, page by page, and all of them in a file.
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { Job } from "../../jobs/run-job.js"
 * @import { SequencesFound, SequencesSettings } from "../../jobs/sequences.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { LAST_PAGE } from "./state.js";
import { createExport } from "./export.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "#text/keypad.js";

/** Sequences on a page. */
const PAGE = 24;
/** Length of the longest sequence that the list shows in full. */
const MAX_SHOWN = 60;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(sequence: string) => void} on.walk called when a sequence is chosen
 * @param {() => void} on.changed another page is shown
 * @param {() => bigint | null} on.total the number of sequences, if it is known
 * @param {(text: string) => void} on.say for the live region
 */
export function createList(root, on) {
  const items = find(root, ".sequences", HTMLElement);
  const state = find(root, ".listed", HTMLElement);
  const previous = find(root, ".previous", HTMLButtonElement);
  const next = find(root, ".next", HTMLButtonElement);
  const goOn = find(root, ".go-on", HTMLButtonElement);
  const field = find(root, "#keypad-page", HTMLInputElement);
  const error = createFieldError(find(root, ".page-error", HTMLElement));
  const exporter = createExport(find(root, ".export", HTMLElement), {
    total: on.total,
    say: on.say,
  });

  /** @type {SequenceProblem | null} */
  let problem = null;
  /** The search, which continues from page to page. @type {Job<SequencesSettings> | null} */
  let job = null;
  let isSearching = false;
  let page = 1;
  /** @type {string[]} */
  let shown = [];
  /** Whether the focus was in the list when it was emptied. */
  let isFocusWaiting = false;
  /** Whether the list is complete. */
  let isOver = true;
  /** Whether the visitor waits for a page, whose arrival is then announced. */
  let isAwaited = false;

  function drop() {
    job?.cancel();
    job = null;
    isSearching = false;
  }

  const first = () => (page - 1) * PAGE;
  const isFull = () => shown.length === PAGE;

  /** Whether there may be another page. */
  function hasMore() {
    const total = on.total();
    return total === null ? isFull() && !isOver : BigInt(first() + shown.length) < total;
  }

  function showState() {
    const total = on.total();
    const isWaiting = isSearching && shown.length === 0;
    const hasGivenUp = !isSearching && !isFull() && !isOver;
    const found = words.listed(
      first() + 1,
      first() + shown.length,
      total === null ? "" : words.short(total),
    );
    const empty = page === 1 ? words.none : words.beyondList(page);
    const none = isWaiting ? words.searching : hasGivenUp ? words.searchedLong : empty;
    setText(state, shown.length > 0 ? found : none);
    setAttribute(previous, "aria-disabled", page > 1 ? null : "true");
    setAttribute(next, "aria-disabled", hasMore() ? null : "true");
    const hadFocus = document.activeElement === goOn;
    goOn.hidden = !hasGivenUp;
    if (hadFocus && goOn.hidden) {
      next.focus();
    }
    if (document.activeElement !== field) {
      field.value = String(page);
    }
  }

  /** @param {string} sequence */
  function item(sequence) {
    const keys = [...sequence];
    const isLong = keys.length > MAX_SHOWN;
    const text = isLong ? `${keys.slice(0, MAX_SHOWN).join("")}…` : sequence;
    const button = make("button", { type: "button", "aria-label": words.walkIt(text) }, text);
    button.addEventListener("click", () => on.walk(sequence));
    return make("li", {}, button);
  }

  /** Puts others in their place. A focus that was among them waits on the next page’s button while there are none. @param {HTMLElement[]} others */
  function replaceItems(others) {
    const hadFocus = items.contains(document.activeElement);
    const isBack = isFocusWaiting && document.activeElement === next;
    items.replaceChildren(...others);
    const first = items.querySelector("button");
    if (hadFocus || isBack) {
      (first ?? next).focus();
    }
    isFocusWaiting = (hadFocus || isBack) && first === null;
  }

  function showItems() {
    replaceItems(shown.map(item));
    showState();
  }

  /** @param {SequencesFound} found */
  function take({ sequences, isOver: isEnd }) {
    isSearching = false;
    shown.push(...sequences);
    isOver = isEnd;
    showItems();
    tell();
    on.changed();
  }

  function tell() {
    if (isAwaited) {
      isAwaited = false;
      on.say(words.pageFound(page, state.textContent ?? ""));
    }
  }

  /** Continues the search until the page is full. */
  function search() {
    if (!problem) {
      return;
    }
    const settings = { problem, from: first() + shown.length, count: PAGE - shown.length };
    isSearching = true;
    if (job) {
      job.ask(settings);
      return;
    }
    job = runJob({
      kind: "sequences",
      settings,
      onProgress({ done }) {
        if (!done) {
          showItems();
        }
      },
      onDone: take,
      onFailed(message) {
        drop();
        setText(state, message);
        tell();
      },
    });
  }

  /** Goes to a page: onward from the current position if possible, else from the start. @param {number} wanted */
  function goTo(wanted) {
    page = wanted;
    shown = [];
    isOver = false;
    search();
  }

  /** @param {number} wanted */
  function turnTo(wanted) {
    isAwaited = true;
    goTo(wanted);
  }

  previous.addEventListener("click", () => page > 1 && turnTo(page - 1));
  next.addEventListener("click", () => hasMore() && turnTo(page + 1));
  goOn.addEventListener("click", () => {
    isAwaited = true;
    search();
  });
  field.addEventListener("change", () => {
    const wanted = parseInteger(field.value, 1, LAST_PAGE);
    if (wanted === null) {
      error.refuse(words.wrong.number(field.value, 1, LAST_PAGE), field);
    } else {
      error.clear();
      turnTo(wanted);
    }
  });

  return {
    /** Lists the sequences of a problem from this page on. @type {(request: SequenceProblem, from: number) => void} */
    use(request, from) {
      problem = request;
      isAwaited = false;
      drop();
      exporter.use(request);
      goTo(from);
      // Until the worker answers, the list would still be that of the problem before.
      showItems();
    },
    /** Updates the list when the number of sequences has become known. */
    show: showState,
    get page() {
      return page;
    },
    /** Whether there is a search to cancel. */
    get isAtWork() {
      return isSearching || exporter.isRunning;
    },
    halt() {
      if (isSearching) {
        drop();
        showItems();
      }
      exporter.halt();
    },
  };
}
