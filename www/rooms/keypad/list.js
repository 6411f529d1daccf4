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

/** @typedef {ReturnType<typeof listIn>} List */

/**
 * An empty list, and where it is shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(sequence: string) => void} on.walk called when a sequence is chosen
 * @param {() => void} on.changed another page is shown
 * @param {() => bigint | null} on.total the number of sequences, if it is known
 * @param {(text: string) => void} on.say for the live region
 */
const listIn = (root, on) => ({
  on,
  problem: /** @type {SequenceProblem | null} */ (null),
  /** The search, which continues from page to page. */
  job: /** @type {Job<SequencesSettings> | null} */ (null),
  isSearching: false,
  page: 1,
  shown: /** @type {string[]} */ ([]),
  /** Whether the focus was in the list when it was emptied. */
  isFocusWaiting: false,
  /** Whether the list is complete. */
  isOver: true,
  /** Whether the visitor waits for a page, whose arrival is then announced. */
  isAwaited: false,
  items: find(root, ".sequences", HTMLElement),
  listed: find(root, ".listed", HTMLElement),
  previous: find(root, ".previous", HTMLButtonElement),
  next: find(root, ".next", HTMLButtonElement),
  goOn: find(root, ".go-on", HTMLButtonElement),
  field: find(root, "#keypad-page", HTMLInputElement),
  error: createFieldError(find(root, ".page-error", HTMLElement)),
  exporter: createExport(find(root, ".export", HTMLElement), { total: on.total, say: on.say }),
});

/**
 * @param {HTMLElement} root
 * @param {List["on"]} on
 */
export function createList(root, on) {
  const list = listIn(root, on);
  const { exporter, previous, next, goOn, field } = list;
  previous.addEventListener("click", () => list.page > 1 && turnTo(list, list.page - 1));
  next.addEventListener("click", () => hasMore(list) && turnTo(list, list.page + 1));
  goOn.addEventListener("click", () => {
    list.isAwaited = true;
    search(list);
  });
  field.addEventListener("change", () => readPage(list));

  return {
    /** Lists the sequences of a problem from this page on. @type {(problem: SequenceProblem, from: number) => void} */
    use(problem, from) {
      Object.assign(list, { problem, isAwaited: false });
      drop(list);
      exporter.use(problem);
      goTo(list, from);
      // Until the worker answers, the list would still be that of the problem before.
      showItems(list);
    },
    /** Updates the list when the number of sequences has become known. */
    show: () => showState(list),
    get page() {
      return list.page;
    },
    /** Whether there is a search to cancel. */
    get isAtWork() {
      return list.isSearching || exporter.isRunning;
    },
    halt() {
      if (list.isSearching) {
        drop(list);
        showItems(list);
      }
      exporter.halt();
    },
  };
}

/** @param {List} list */
function readPage(list) {
  const { field, error } = list;
  const wanted = parseInteger(field.value, 1, LAST_PAGE);
  if (wanted === null) {
    error.refuse(words.wrong.number(field.value, 1, LAST_PAGE), field);
  } else {
    error.clear();
    turnTo(list, wanted);
  }
}

/** @type {(list: List, wanted: number) => void} */
function turnTo(list, wanted) {
  list.isAwaited = true;
  goTo(list, wanted);
}

/** Goes to a page: onward from the current position if possible, else from the start. @type {(list: List, page: number) => void} */
function goTo(list, page) {
  Object.assign(list, { page, shown: [], isOver: false });
  search(list);
}

/** Continues the search until the page is full. @param {List} list */
function search(list) {
  const { problem, shown, job } = list;
  if (!problem) {
    return;
  }
  const settings = { problem, from: firstOf(list) + shown.length, count: PAGE - shown.length };
  list.isSearching = true;
  if (job) {
    job.ask(settings);
    return;
  }
  list.job = runJob({
    kind: "sequences",
    settings,
    onProgress({ done }) {
      if (!done) {
        showItems(list);
      }
    },
    onDone: (found) => take(list, found),
    onFailed(message) {
      drop(list);
      setText(list.listed, message);
      tell(list);
    },
  });
}

/** @type {(list: List, found: SequencesFound) => void} */
function take(list, { sequences, isOver }) {
  list.isSearching = false;
  list.shown.push(...sequences);
  list.isOver = isOver;
  showItems(list);
  tell(list);
  list.on.changed();
}

/** @param {List} list */
function tell(list) {
  if (list.isAwaited) {
    list.isAwaited = false;
    list.on.say(words.pageFound(list.page, list.listed.textContent ?? ""));
  }
}

/** @param {List} list */
function drop(list) {
  list.job?.cancel();
  list.job = null;
  list.isSearching = false;
}

/** @param {List} list */
const firstOf = ({ page }) => (page - 1) * PAGE;

/** @param {List} list */
const isFull = ({ shown }) => shown.length === PAGE;

/** Whether there may be another page. @param {List} list */
function hasMore(list) {
  const total = list.on.total();
  return total === null
    ? isFull(list) && !list.isOver
    : BigInt(firstOf(list) + list.shown.length) < total;
}

/** @param {List} list */
function showItems(list) {
  replaceItems(
    list,
    list.shown.map((sequence) => makeItem(sequence, list.on.walk)),
  );
  showState(list);
}

/** @type {(sequence: string, walk: (sequence: string) => void) => HTMLElement} */
function makeItem(sequence, walk) {
  const keys = [...sequence];
  const isLong = keys.length > MAX_SHOWN;
  const text = isLong ? `${keys.slice(0, MAX_SHOWN).join("")}…` : sequence;
  const button = make("button", { type: "button", "aria-label": words.walkIt(text) }, text);
  button.addEventListener("click", () => walk(sequence));
  return make("li", {}, button);
}

/** Puts others in their place. A focus that was among them waits on the next page’s button while there are none. @type {(list: List, others: HTMLElement[]) => void} */
function replaceItems(list, others) {
  const { items, next } = list;
  const hadFocus = items.contains(document.activeElement);
  const isBack = list.isFocusWaiting && document.activeElement === next;
  items.replaceChildren(...others);
  const button = items.querySelector("button");
  if (hadFocus || isBack) {
    (button ?? next).focus();
  }
  list.isFocusWaiting = (hadFocus || isBack) && button === null;
}

/** Says which sequences are shown, and which buttons lead to others. @param {List} list */
function showState(list) {
  const { shown, page, isSearching, goOn, next, field } = list;
  const total = list.on.total();
  const first = firstOf(list);
  const isWaiting = isSearching && shown.length === 0;
  const hasGivenUp = !isSearching && !isFull(list) && !list.isOver;
  const all = total === null ? "" : words.short(total);
  const found = words.listed(first + 1, first + shown.length, all);
  const empty = page === 1 ? words.none : words.beyondList(page);
  const none = isWaiting ? words.searching : hasGivenUp ? words.searchedLong : empty;
  setText(list.listed, shown.length > 0 ? found : none);
  setAttribute(list.previous, "aria-disabled", page > 1 ? null : "true");
  setAttribute(next, "aria-disabled", hasMore(list) ? null : "true");
  const hadFocus = document.activeElement === goOn;
  goOn.hidden = !hasGivenUp;
  if (hadFocus && goOn.hidden) {
    next.focus();
  }
  if (document.activeElement !== field) {
    field.value = String(page);
  }
}
