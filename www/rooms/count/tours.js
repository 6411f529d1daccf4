/**
 * All tours of a board as small pictures, page by page. A page is searched for when it is first asked
 * for.
 *
 * @import { Diagram, SquareName, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Job } from "../../jobs/run-job.js"
 * @import { ToursFound, ToursSettings } from "../../jobs/tours.js"
 * @import { CountRequest } from "./address.js"
 */

import { tourLink } from "../../app/tour-link.js";
import { runJob } from "../../jobs/run-job.js";
import { drawDiagram } from "../../widgets/diagram-view.js";
import { find, make, setText } from "../../widgets/dom.js";
import { tourInSmall } from "./thumbnail.js";
import * as words from "../../text/count.js";

/** Tours on a page. */
const PAGE = 24;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => ThemeId} on.theme the one that is shown
 * @param {() => ThemeId | undefined} on.linkedTheme the one that a link has asked for
 * @param {() => void} on.changed what is seen has changed
 * @param {(text: string) => void} on.say for the live region
 */
export function createTours(root, on) {
  const start = find(root, ".start", HTMLButtonElement);
  const previous = find(root, ".previous", HTMLButtonElement);
  const next = find(root, ".next", HTMLButtonElement);
  const cancel = find(root, ".cancel", HTMLButtonElement);
  const where = find(root, ".where", HTMLElement);
  const error = find(root, ".error", HTMLElement);
  const list = find(root, ".thumbs", HTMLOListElement);

  /** @type {CountRequest | null} */
  let request = null;
  /** The page that is seen or searched for; none while 0. */
  let page = 0;
  /** Tours by their page. @type {Map<number, SquareName[][]>} */
  let pages = new Map();
  /** How many tours there are, once that is known. @type {bigint | null} */
  let all = null;
  /** What is in the list, each with the link that it is in. @type {{ link: Element, diagram: Diagram }[]} */
  let thumbnails = [];
  /** How many have been passed in the search for the page. */
  let passed = 0;
  let isSearching = false;
  /** The search, which goes on from page to page. @type {Job<ToursSettings> | null} */
  let job = null;

  /** The last page there is; the first even where there is no tour. */
  const lastPage = () => (all === null ? Infinity : Math.max(1, Math.ceil(Number(all) / PAGE)));

  /** @param {string} message */
  function refuse(message) {
    error.hidden = message === "";
    setText(error, message);
  }

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
      others.find((each) => !each.hidden)?.focus();
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
            href: tourLink(settings, squares, on.linkedTheme()),
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

  /** Draws what is in the list, which stays there: somebody may be on one of the links. */
  function restyle() {
    for (const { link, diagram } of thumbnails) {
      link.querySelector("svg")?.remove();
      link.prepend(drawDiagram(diagram, on.theme()));
    }
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
      draw();
    } else {
      go(page); // There were fewer pages than asked for.
    }
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
      draw();
    } else {
      search({ settings: request, from: (page - 1) * PAGE, count: PAGE });
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

  /** Stops at once, back to what was found; false when there is nothing to stop. */
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
    /** Another theme is shown. */
    restyle,
    /** How many there are has come to be known. @param {bigint} total */
    total(total) {
      all = total;
      show();
    },
    /** The page that is seen, from 1; 0 for none. */
    page: () => page,
  };
}
