/**
 * All tours of a board as thumbnails, page by page. A page is computed when it is first opened.
 * @import { Diagram, SquareName, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Job } from "../../jobs/run-job.js"
 * @import { ToursFound, ToursSettings } from "../../jobs/tours.js"
 * @import { CountRequest } from "./state.js"
 */

import { tourLink } from "../../app/links.js";
import { runJob } from "../../jobs/run-job.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { listOf } from "./state.js";
import { tourInSmall } from "./thumbnail.js";
import * as words from "#text/count.js";

/** Tours on a page. */
const PAGE = 24;

/** Time for drawing thumbnails in a frame, in milliseconds. */
const SLICE_MS = 8;

/** A tour in small, with the link that contains it. @typedef {{ link: Element, diagram: Diagram }} Thumbnail */

/** @typedef {ReturnType<typeof toursIn>} Tours */

/**
 * No tours yet, and where they are shown.
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => ThemeId} on.theme the current theme
 * @param {() => void} on.redraw called when thumbnails need drawing in the next frames
 * @param {() => void} on.changed called when another page is shown
 * @param {(text: string) => void} on.say for the live region
 */
const toursIn = (root, on) => ({
  on,
  request: /** @type {CountRequest | null} */ (null),
  /** The current or requested page; 0 for none. */
  page: 0,
  /** Tours by their page. */
  pages: /** @type {Map<number, SquareName[][]>} */ (new Map()),
  /** The total number of tours, once it is known. */
  all: /** @type {bigint | null} */ (null),
  thumbnails: /** @type {Thumbnail[]} */ ([]),
  /** The thumbnails that are still to be drawn. */
  waiting: /** @type {Thumbnail[]} */ ([]),
  /** Number of tours passed in the search for the page. */
  passed: 0,
  isSearching: false,
  /** The search, which continues from page to page. */
  job: /** @type {Job<ToursSettings> | null} */ (null),
  /** Receives the focus when the focused element disappears. */
  heading: find(root, "h2", HTMLElement),
  start: find(root, ".start", HTMLButtonElement),
  previous: find(root, ".previous", HTMLButtonElement),
  next: find(root, ".next", HTMLButtonElement),
  cancel: find(root, ".cancel", HTMLButtonElement),
  where: find(root, ".where", HTMLElement),
  error: find(root, ".error", HTMLElement),
  list: find(root, ".thumbs", HTMLOListElement),
});

/**
 * @param {HTMLElement} root
 * @param {Tours["on"]} on
 */
export function createTours(root, on) {
  const tours = toursIn(root, on);
  tours.start.addEventListener("click", () => go(tours, 1));
  tours.previous.addEventListener("click", () => go(tours, tours.page - 1));
  tours.next.addEventListener("click", () => go(tours, tours.page + 1));
  tours.cancel.addEventListener("click", () => halt(tours));
  return {
    /** @type {(request: CountRequest, known?: bigint) => void} */
    use(request, known) {
      dismiss(tours);
      Object.assign(tours, { request, page: 0, pages: new Map(), all: known ?? null });
      showLine(tours.error, "");
      draw(tours);
    },
    /** @param {number} wanted from 1 */
    go: (wanted) => go(tours, wanted),
    /** Stops immediately and returns to the previous state; false if there is nothing to stop. */
    halt: () => halt(tours),
    /** Redraws for another theme. */
    restyle: () => restyle(tours),
    /** Draws some thumbnails, of large boards one a frame; true if there are more. */
    drawSome: () => drawSome(tours),
    /** Takes the total number of tours. @param {bigint} total */
    total(total) {
      tours.all = total;
      show(tours);
    },
    /** The current page, from 1; 0 for none. */
    page: () => tours.page,
  };
}

/** @type {(tours: Tours, wanted: number) => void} */
function go(tours, wanted) {
  const { request, pages, all, on } = tours;
  if (!request) {
    return;
  }
  showLine(tours.error, "");
  tours.page = Math.min(wanted, lastPage(all));
  if (pages.has(tours.page) || all === 0n) {
    showPage(tours);
  } else {
    search(tours, { settings: listOf(request), from: (tours.page - 1) * PAGE, count: PAGE });
  }
  on.changed();
}

/** The last page; the first even if there is no tour. @param {bigint | null} all */
const lastPage = (all) => (all === null ? Infinity : Math.max(1, Math.ceil(Number(all) / PAGE)));

/** @type {(tours: Tours, settings: ToursSettings) => void} */
function search(tours, settings) {
  tours.isSearching = true;
  tours.passed = 0;
  tours.list.replaceChildren();
  show(tours);
  if (tours.job) {
    tours.job.ask(settings);
    return;
  }
  tours.job = runJob({
    kind: "tours",
    settings,
    onProgress({ passed }) {
      tours.passed = passed;
      show(tours);
    },
    onDone: (found) => take(tours, found),
    onFailed(message) {
      dismiss(tours);
      tours.page = 0;
      showLine(tours.error, words.notListed(message));
      show(tours);
    },
  });
}

/** @type {(tours: Tours, found: ToursFound) => void} */
function take(tours, found) {
  const { pages } = tours;
  if (found.tours.length > 0) {
    pages.set(Math.floor(found.passed / PAGE) + 1, found.tours);
  }
  if (found.isLast) {
    tours.all = BigInt(found.passed + found.tours.length);
    tours.page = Math.min(tours.page, lastPage(tours.all));
  }
  tours.isSearching = false;
  if (pages.has(tours.page) || tours.all === 0n) {
    showPage(tours);
  } else {
    go(tours, tours.page); // The page does not exist.
  }
}

/** @param {Tours} tours */
function dismiss(tours) {
  tours.job?.cancel();
  tours.job = null;
  tours.isSearching = false;
}

/** @type {(tours: Tours) => boolean} */
function halt(tours) {
  const wasSearching = tours.isSearching;
  if (wasSearching) {
    dismiss(tours);
    const seen = [...tours.pages.keys()].filter((each) => each < tours.page);
    tours.page = Math.max(0, ...seen);
    draw(tours);
    tours.on.say(words.cancelled);
    tours.on.changed();
  }
  return wasSearching;
}

/** @param {Tours} tours */
function showPage(tours) {
  draw(tours);
  tours.on.say(tours.where.textContent ?? "");
}

/** Puts the page's thumbnails into the list, which are drawn in the next frames. @param {Tours} tours */
function draw(tours) {
  const { request, page, pages, list } = tours;
  const first = (page - 1) * PAGE + 1;
  tours.thumbnails = (pages.get(page) ?? []).flatMap((squares, i) =>
    request ? [makeThumbnail(request, squares, first + i)] : [],
  );
  list.replaceChildren(...tours.thumbnails.map(({ link }) => make("li", {}, link)));
  restyle(tours);
  show(tours);
}

/** @type {(request: CountRequest, squares: SquareName[], number: number) => Thumbnail} */
const makeThumbnail = (request, squares, number) => ({
  link: make(
    "a",
    {
      class: "tile",
      href: tourLink(request, squares),
      "aria-label": words.openTour(number),
    },
    make("span", { "aria-hidden": "true" }, words.number(number)),
  ),
  diagram: tourInSmall(request, squares),
});

/** Redraws the thumbnails; their links stay, because one of them may have the focus. @param {Tours} tours */
function restyle(tours) {
  tours.waiting = [...tours.thumbnails];
  tours.on.redraw();
}

/** @type {(tours: Tours) => boolean} */
function drawSome({ waiting, on }) {
  const end = performance.now() + SLICE_MS;
  do {
    const first = waiting.shift();
    first?.link.querySelector("svg")?.remove();
    first?.link.prepend(drawDiagram(first.diagram, on.theme()));
  } while (waiting.length > 0 && performance.now() < end);
  return waiting.length > 0;
}

/** Shows which tours these are, and the buttons that lead to others. @param {Tours} tours */
function show(tours) {
  const { page, pages, all, isSearching, start, previous, next, cancel } = tours;
  const hadFocus = document.activeElement;
  const { length } = pages.get(page) ?? [];
  const first = (page - 1) * PAGE;
  const isLast = all !== null && BigInt(page * PAGE) >= all;
  start.hidden = page > 0;
  previous.hidden = page < 2;
  next.hidden = page === 0 || isLast;
  cancel.hidden = !isSearching;
  const shown = length > 0 ? words.toursShown(first + 1, first + length, all) : words.noTours;
  setText(tours.where, page === 0 ? "" : isSearching ? words.searching(tours.passed) : shown);
  if (hadFocus instanceof HTMLElement && hadFocus.hidden) {
    const others = [next, previous, cancel, start];
    (others.find((each) => !each.hidden) ?? tours.heading).focus();
  }
}
