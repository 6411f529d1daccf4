/**
 * The sequences one by one, page after page, and all of them in a file.
 *
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 * @import { Job } from "../../jobs/run-job.js"
 * @import { SequencesFound, SequencesSettings } from "../../jobs/sequences.js"
 */

import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { parseInteger } from "../../widgets/parse-integer.js";
import { LAST_PAGE } from "./address.js";
import { createExport } from "./export.js";
import { runJob } from "../../jobs/run-job.js";
import * as words from "../../text/keypad.js";

/** Sequences on a page. */
const PAGE = 24;
/** Keys of the longest sequence that the list shows to its end. */
const LONGEST_SHOWN = 60;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(sequence: string) => void} on.walk one was chosen
 * @param {() => void} on.changed another page is shown
 * @param {() => bigint | null} on.total how many there are, if that is known
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
  /** The search, which goes on from page to page. @type {Job<SequencesSettings> | null} */
  let job = null;
  let isSearching = false;
  let page = 1;
  /** @type {string[]} */
  let shown = [];
  /** Whether no more sequences can come. */
  let isOver = true;
  /** Whether somebody waits for the page, and is told when it has come. */
  let isAwaited = false;

  function drop() {
    job?.cancel();
    job = null;
    isSearching = false;
  }

  const first = () => (page - 1) * PAGE;
  const isFull = () => shown.length === PAGE;

  /** Another page is perhaps there. */
  function hasMore() {
    const total = on.total();
    return total === null ? isFull() && !isOver : BigInt(first() + shown.length) < total;
  }

  function showState() {
    const total = on.total();
    const hasGivenUp = !isFull() && !isOver;
    const found = words.listed(
      first() + 1,
      first() + shown.length,
      total === null ? "" : words.short(total),
    );
    const empty = page === 1 ? words.none : words.beyondList(page);
    const none = hasGivenUp ? words.searchedLong : empty;
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
    const isLong = keys.length > LONGEST_SHOWN;
    const text = isLong ? `${keys.slice(0, LONGEST_SHOWN).join("")}…` : sequence;
    const button = make("button", { type: "button", "aria-label": words.walkIt(text) }, text);
    button.addEventListener("click", () => on.walk(sequence));
    return make("li", {}, button);
  }

  function showItems() {
    items.replaceChildren(...shown.map(item));
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

  /** Goes on to the page, and fills it as far as one search goes. */
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
          items.replaceChildren();
          setText(state, words.searching);
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

  /** Goes to a page: on from where the list stands if that can be, else from its beginning. @param {number} wanted */
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
    /** Lists the sequences of a problem from a page on. @type {(request: SequenceProblem, from: number) => void} */
    use(request, from) {
      problem = request;
      isAwaited = false;
      drop();
      exporter.use(request);
      goTo(from);
    },
    /** The search is lost; another page is searched for from the beginning. */
    renew() {
      drop();
      isOver = false;
      showState();
    },
    /** What is known of the number of sequences has changed. */
    show: showState,
    get page() {
      return page;
    },
    /** Whether something goes on that can be cancelled. */
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
