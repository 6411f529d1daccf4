/**
 * All tours of a board as small pictures, page by page. The worker searches for a page when it is
 * first asked for.
 *
 * @import { SquareName, ThemeId } from "../../pkg/knights_tour.js"
 * @import { ListJob, ListPart } from "../../jobs/list.js"
 * @import { Asked } from "./place.js"
 */

import { find, setText } from "../../widgets/dom.js";
import { startJob } from "../../jobs/start-job.js";
import { groundOf, thumbnail } from "./thumbnail.js";
import * as words from "../../text/en/count.js";

/** Tours on a page. */
const PAGE = 24;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => ThemeId | undefined} on.theme the one that a link has asked for
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

  /** @type {Asked | null} */
  let asked = null;
  /** The page that is seen or searched for; none while 0. */
  let page = 0;
  /** Tours by their page. @type {Map<number, SquareName[][]>} */
  let pages = new Map();
  /** How many tours there are, once that is known. @type {bigint | null} */
  let all = null;
  /** How many have been passed in the search for the page. */
  let passed = 0;
  /** Pages that are being searched for, one after the other. */
  let searches = 0;
  /** @type {ReturnType<typeof startJob<ListJob, ListPart>> | null} */
  let worker = null;

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
    cancel.hidden = searches === 0;
    const shown = tours.length > 0 ? words.toursShown(first + 1, first + tours.length, all) : "";
    setText(
      where,
      page === 0 ? "" : searches > 0 ? words.searching(passed) : shown || words.noTours,
    );
    if (hadFocus instanceof HTMLElement && hadFocus.hidden) {
      const others = [next, previous, cancel, start];
      others.find((each) => !each.hidden)?.focus();
    }
  }

  function draw() {
    const [settings, tours] = [asked, pages.get(page)];
    if (settings && tours) {
      const ground = groundOf(settings.board);
      const first = (page - 1) * PAGE + 1;
      list.replaceChildren(
        ...tours.map((squares, i) => thumbnail(settings, ground, squares, first + i, on.theme())),
      );
    } else {
      list.replaceChildren();
    }
    show();
  }

  function dismiss() {
    worker?.stop();
    worker = null;
    searches = 0;
  }

  /** @param {ListPart} part */
  function take(part) {
    passed = part.passed;
    if (part.tours.length > 0) {
      pages.set(Math.floor(part.passed / PAGE) + 1, part.tours);
    }
    if (part.isLast) {
      all = BigInt(part.passed + part.tours.length);
      page = Math.min(page, lastPage());
    }
    show();
  }

  /** @param {number} wanted from 1 */
  function go(wanted) {
    if (!asked) {
      return;
    }
    refuse("");
    page = Math.min(wanted, lastPage());
    if (pages.has(page) || all === 0n) {
      draw();
    } else {
      search({ kind: "list", asked, from: (page - 1) * PAGE, count: PAGE });
    }
    on.changed();
  }

  /** @param {ListJob} job */
  function search(job) {
    searches += 1;
    passed = 0;
    list.replaceChildren();
    show();
    if (worker) {
      worker.ask(job);
      return;
    }
    /** @param {string} message */
    const fail = (message) => {
      dismiss();
      page = 0;
      refuse(message);
      show();
    };
    worker = startJob(
      job,
      {
        part: take,
        done() {
          searches -= 1;
          if (searches > 0) {
            return; // Another page has been asked for meanwhile.
          }
          if (pages.has(page) || all === 0n) {
            draw();
          } else {
            go(page); // There were fewer pages than asked for.
          }
          on.say(where.textContent ?? "");
        },
        failed: (message) => fail(words.notListed(message)),
        noWorker: (message) => fail(words.noWorker(message)),
      },
      true,
    );
  }

  /** Stops at once, back to what was found; false when there is nothing to stop. */
  function halt() {
    const wasSearching = searches > 0;
    if (wasSearching) {
      dismiss();
      pages.delete(page); // It may have been found in part.
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
    /** @type {(settings: Asked, known?: bigint) => void} */
    use(settings, known) {
      dismiss();
      [asked, page, pages, all] = [settings, 0, new Map(), known ?? null];
      refuse("");
      draw();
    },
    go,
    halt,
    /** How many there are has come to be known. @param {bigint} total */
    total(total) {
      all = total;
      show();
    },
    /** The page that is seen, from 1; 0 for none. */
    page: () => page,
  };
}
