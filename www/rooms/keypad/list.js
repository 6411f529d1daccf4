/**
 * The sequences one by one, page after page, and all of them in a file.
 *
 * @import { SequenceProblem } from "../../pkg/knights_tour.js"
 */

import { find, make, setAttribute, setText } from "../../dom.js";
import { Sequences } from "../../pkg/knights_tour.js";
import { readCount } from "./address.js";
import { createExport } from "./export.js";
import { messageOf } from "./problem.js";
import { inSlices, SLICE_MS } from "./slices.js";
import * as words from "./words.js";

/** Sequences on a page. */
const PAGE = 24;
/** Of a longer sequence the list shows the beginning. */
const LONGEST_SHOWN = 60;
/** Passed over between two looks at the clock. */
const PASSED_A_LOOK = 20_000;

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
  const error = find(root, ".page-error", HTMLElement);
  const exporter = createExport(find(root, ".export", HTMLElement), {
    total: on.total,
    say: on.say,
  });

  /** @type {SequenceProblem | null} */
  let problem = null;
  /** @type {Sequences | null} */
  let sequences = null;
  /** How many were taken from it. */
  let taken = 0;
  let page = 1;
  /** @type {string[]} */
  let shown = [];
  let stop = () => {};

  function drop() {
    stop();
    stop = () => {};
    sequences?.free();
    sequences = null;
    taken = 0;
  }

  const first = () => (page - 1) * PAGE;
  const isFull = () => shown.length === PAGE;
  const isOver = () => sequences === null || sequences.done;

  /** Another page is perhaps there. */
  function hasMore() {
    const total = on.total();
    return total === null ? isFull() && !isOver() : BigInt(first() + shown.length) < total;
  }

  function showState() {
    const total = on.total();
    const isSearching = !isFull() && !isOver();
    const found = words.listed(
      first() + 1,
      first() + shown.length,
      total === null ? "" : words.short(total),
    );
    const empty = page === 1 ? words.none : words.beyondList(page);
    const none = isSearching ? words.searchedLong : empty;
    setText(state, shown.length > 0 ? found : none);
    setAttribute(previous, "aria-disabled", page > 1 ? null : "true");
    setAttribute(next, "aria-disabled", hasMore() ? null : "true");
    goOn.hidden = !isSearching;
    if (document.activeElement !== field) {
      field.value = String(page);
    }
  }

  /** @param {string} sequence */
  function item(sequence) {
    const isLong = sequence.length > LONGEST_SHOWN;
    const text = isLong ? `${sequence.slice(0, LONGEST_SHOWN)}…` : sequence;
    const button = make("button", { type: "button", "aria-label": words.walkIt(text) }, text);
    button.addEventListener("click", () => on.walk(sequence));
    return make("li", {}, button);
  }

  function showItems() {
    items.replaceChildren(...shown.map(item));
    showState();
  }

  /** A slice of the way to the page. @returns {boolean} whether it has come there */
  function work() {
    if (!sequences) {
      return true;
    }
    const until = performance.now() + SLICE_MS;
    while (taken < first() && !sequences.done && performance.now() < until) {
      taken += sequences.skip(Math.min(PASSED_A_LOOK, first() - taken));
    }
    if (taken < first() && !sequences.done) {
      items.replaceChildren();
      setText(state, words.searching);
      return false;
    }
    search();
    return true;
  }

  /** Fills the page as far as one search goes. */
  function search() {
    if (sequences) {
      shown.push(...sequences.next(PAGE - shown.length));
      taken = first() + shown.length;
      showItems();
      on.changed();
    }
  }

  /** Goes to a page: on from where the list stands if that can be, else from its beginning. @param {number} wanted */
  function goTo(wanted) {
    if (!problem) {
      return;
    }
    stop();
    page = wanted;
    shown = [];
    if (!sequences || taken > first()) {
      drop();
      sequences = new Sequences(problem);
    }
    stop = inSlices(work, (wrong) => setText(state, messageOf(wrong)));
  }

  previous.addEventListener("click", () => page > 1 && goTo(page - 1));
  next.addEventListener("click", () => hasMore() && goTo(page + 1));
  goOn.addEventListener("click", search);
  field.addEventListener("change", () => {
    const wanted = readCount(field.value);
    const isPage = wanted !== null && wanted > 0;
    error.hidden = isPage;
    setText(error, isPage ? "" : `${words.wrong.number(field.value)}.`);
    setAttribute(field, "aria-invalid", isPage ? null : "true");
    if (isPage) {
      goTo(wanted);
    }
  });

  return {
    /** Lists the sequences of a problem from a page on. @type {(asked: SequenceProblem, from: number) => void} */
    use(asked, from) {
      problem = asked;
      drop();
      exporter.use(asked);
      goTo(from);
    },
    /** What is known of the number of sequences has changed. */
    show: showState,
    get page() {
      return page;
    },
    /** Whether something goes on that can be cancelled. */
    get isExporting() {
      return exporter.isRunning;
    },
    halt: exporter.halt,
  };
}
