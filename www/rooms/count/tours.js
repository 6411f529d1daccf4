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
import { toursOf } from "./state.js";
import { tourInSmall } from "./thumbnail.js";
import * as words from "#text/count.js";

/** Tours on a page. */
const PAGE = 24;

/** Time for drawing thumbnails in a frame, in milliseconds. */
const SLICE_MS = 8;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => ThemeId} on.theme the current theme
 * @param {() => void} on.redraw called when thumbnails need drawing in the next frames
 * @param {() => void} on.changed called when another page is shown
 * @param {(text: string) => void} on.say for the live region
 */
export function createTours(root, on) {
  /** Receives the focus when the focused element disappears. */
  const heading = find(root, "h2", HTMLElement);
  const start = find(root, ".start", HTMLButtonElement);
  const previous = find(root, ".previous", HTMLButtonElement);
  const next = find(root, ".next", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const where = find(root, ".where", HTMLElement);
  const error = find(root, ".error", HTMLElement);
  const list = find(root, ".thumbs", HTMLOListElement);

  /** @type {CountRequest | null} */
  let request = null;
  /** The current or requested page; 0 for none. */
  let page = 0;
  /** Tours by their page. @type {Map<number, SquareName[][]>} */
  let pages = new Map();
  /** The total number of tours, once it is known. @type {bigint | null} */
  let all = null;
  /** The thumbnails, each with the link that contains it. @type {{ link: Element, diagram: Diagram }[]} */
  let thumbnails = [];
  /** The thumbnails that are still to be drawn. */
  let waiting = thumbnails;
  /** Number of tours passed in the search for the page. */
  let passed = 0;
  let isSearching = false;
  /** The search, which continues from page to page. @type {Job<ToursSettings> | null} */
  let job = null;

  /** The last page; the first even if there is no tour. */
  const lastPage = () => (all === null ? Infinity : Math.max(1, Math.ceil(Number(all) / PAGE)));

  const refuse = (/** @type {string} */ message) => showLine(error, message);

  function show() {
    const hadFocus = document.activeElement;
    const tours = pages.get(page) ?? [];
    const first = (page - 1) * PAGE;
    const isLast = all !== null && BigInt(page * PAGE) >= all;
    start.hidden = page > 0;
    previous.hidden = page < 2;
    next.hidden = page === 0 || isLast;
    cancel.hidden = !isSearching;
    const shown = tours.length > 0 ? words.toursShown(first + 1, first + tours.length, all) : "";
    setText(
      where,
      page === 0 ? "" : isSearching ? words.searching(passed) : shown || words.noTours,
    );
    if (hadFocus instanceof HTMLElement && hadFocus.hidden) {
      const others = [next, previous, cancel, start];
      (others.find((each) => !each.hidden) ?? heading).focus();
    }
  }

  function draw() {
    const settings = request;
    const tours = pages.get(page);
    thumbnails = [];
    if (settings && tours) {
      const first = (page - 1) * PAGE + 1;
      thumbnails = tours.map((squares, i) => ({
        link: make(
          "a",
          {
            class: "tile",
            href: tourLink(settings, squares),
            "aria-label": words.openTour(first + i),
          },
          make("span", { "aria-hidden": "true" }, words.number(first + i)),
        ),
        diagram: tourInSmall(settings, squares),
      }));
    }
    list.replaceChildren(...thumbnails.map(({ link }) => make("li", {}, link)));
    restyle();
    show();
  }

  /** Redraws the thumbnails; their links stay, because one of them may have the focus. */
  function restyle() {
    waiting = [...thumbnails];
    on.redraw();
  }

  /** Draws some thumbnails, of large boards one a frame; true if there are more. */
  function drawSome() {
    const end = performance.now() + SLICE_MS;
    do {
      const first = waiting.shift();
      first?.link.querySelector("svg")?.remove();
      first?.link.prepend(drawDiagram(first.diagram, on.theme()));
    } while (waiting.length > 0 && performance.now() < end);
    return waiting.length > 0;
  }

  function dismiss() {
    job?.cancel();
    job = null;
    isSearching = false;
  }

  /** @param {ToursFound} found */
  function take(found) {
    if (found.tours.length > 0) {
      pages.set(Math.floor(found.passed / PAGE) + 1, found.tours);
    }
    if (found.isLast) {
      all = BigInt(found.passed + found.tours.length);
      page = Math.min(page, lastPage());
    }
    isSearching = false;
    if (pages.has(page) || all === 0n) {
      showPage();
    } else {
      go(page); // The page does not exist.
    }
  }

  function showPage() {
    draw();
    on.say(where.textContent ?? "");
  }

  /** @param {number} wanted from 1 */
  function go(wanted) {
    if (!request) {
      return;
    }
    refuse("");
    page = Math.min(wanted, lastPage());
    if (pages.has(page) || all === 0n) {
      showPage();
    } else {
      search({ settings: toursOf(request), from: (page - 1) * PAGE, count: PAGE });
    }
    on.changed();
  }

  /** @param {ToursSettings} settings */
  function search(settings) {
    isSearching = true;
    passed = 0;
    list.replaceChildren();
    show();
    if (job) {
      job.ask(settings);
      return;
    }
    job = runJob({
      kind: "tours",
      settings,
      onProgress(now) {
        ({ passed } = now);
        show();
      },
      onDone: take,
      onFailed(message) {
        dismiss();
        page = 0;
        refuse(words.notListed(message));
        show();
      },
    });
  }

  /** Stops immediately and returns to the previous state; false if there is nothing to stop. */
  function halt() {
    const wasSearching = isSearching;
    if (wasSearching) {
      dismiss();
      const seen = [...pages.keys()].filter((each) => each < page);
      page = Math.max(0, ...seen);
      draw();
      on.say(words.cancelled);
      on.changed();
    }
    return wasSearching;
  }

  start.addEventListener("click", () => go(1));
  previous.addEventListener("click", () => go(page - 1));
  next.addEventListener("click", () => go(page + 1));
  cancel.addEventListener("click", halt);

  return {
    /** @type {(settings: CountRequest, known?: bigint) => void} */
    use(settings, known) {
      dismiss();
      [request, page, pages, all] = [settings, 0, new Map(), known ?? null];
      refuse("");
      draw();
    },
    go,
    halt,
    /** Redraws for another theme. */
    restyle,
    drawSome,
    /** Takes the total number of tours. @param {bigint} total */
    total(total) {
      all = total;
      show();
    },
    /** The current page, from 1; 0 for none. */
    page: () => page,
  };
}
