/**
 * The room in which tours are counted: exactly, by estimate, and one by one. Puts its parts together
 * and says what each event does; what takes long is the worker's.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/router.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { CountRequest, Route } from "./address.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { boardInfo, existence } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import { messageOf } from "../../run/errors.js";
import * as words from "../../text/count.js";
import * as shared from "../../text/words.js";
import { find, setText } from "../../widgets/dom.js";
import { createRequestForm } from "./request-form.js";
import { createEstimates } from "./estimates.js";
import { createKnown } from "./known.js";
import { boardOf, OPENING, parts, readRoute, writeRoute } from "./address.js";
import { createTally } from "./tally.js";
import { createTours } from "./tours.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openCount = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#count-heading" }, (frame) =>
    count(root, frame),
  );

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<Route>>} */
async function count(root, frame) {
  const { notices, keep } = frame;
  const say = (/** @type {string} */ text) => frame.announce(text);
  const heading = find(root, "#count-heading", HTMLElement);
  const meaning = find(root, ".meaning", HTMLElement);
  const message = find(root, ".message", HTMLElement);
  let { request, walks } = OPENING;
  /** The theme of what is drawn; empty while the board is not. */
  let drawn = "";

  const known = await createKnown(find(root, ".known", HTMLElement));
  const form = createRequestForm(find(root, ".request", HTMLFormElement), { change });
  const tally = createTally(find(root, ".exact", HTMLElement), {
    known: known.of,
    counted(what, { tours: found, ms }) {
      known.found(what, found, ms);
      if (!what.upToSymmetry) {
        tours.total(found);
      }
    },
    changed: keep,
    say,
  });
  const estimates = createEstimates(find(root, ".estimates", HTMLElement), {
    known: known.of,
    walks(next) {
      walks = next;
      keep();
    },
    changed: keep,
    say,
  });
  const tours = createTours(find(root, ".tours", HTMLElement), {
    theme: () => frame.theme,
    linkedTheme: () => frame.linkedTheme,
    changed: keep,
    say,
  });
  const famous = writeRoute({ ...OPENING, show: ["count"] });
  find(root, ".history a", HTMLAnchorElement).href = famous;

  /** @returns {Route} */
  const route = () => ({
    request,
    walks,
    show: parts.filter((part) =>
      ({
        count: tally.isShown,
        estimate: estimates.isShown,
        tours: () => tours.page() > 0,
      })[part](),
    ),
    page: Math.max(1, tours.page()),
    theme: frame.themeInLink,
  });
  const address = () => writeRoute(route());

  /** Puts something else on, to be counted. @param {CountRequest} next */
  function use(next) {
    request = next;
    form.show(request, frame.linkedTheme);
    drawn = "";
    setText(meaning, words.meaning(request, boardInfo(request.board).squares, pieceOf(request)));
    frame.hush();
    tally.use(request);
    estimates.use(request, walks);
    tours.use(request, known.of(request)?.tours);
    known.show(request);
    frame.changed();
  }

  /** @type {(changes: Partial<CountRequest>) => string | null} what is wrong with them */
  function change(changes) {
    const next = { ...request, ...changes };
    try {
      next.board = boardOf(next.board);
      existence("1x1", "open", next.leaper);
    } catch (error) {
      return messageOf(error);
    }
    frame.asStep(() => use(next));
    return null;
  }

  /** What a link asks to be at work. @param {Route} wanted */
  function work({ show, page }) {
    if (show.includes("count")) {
      tally.begin();
    }
    if (show.includes("estimate")) {
      estimates.begin();
    }
    if (show.includes("tours")) {
      tours.go(page);
    }
  }

  /** Goes where a link says. @type {(there: Route, problems: Problem[], wasOpen: boolean) => void} */
  function go(there, problems, wasOpen) {
    walks = there.walks;
    form.forget();
    estimates.forget();
    use(there.request);
    work(there);
    const given = new Map(Object.entries({ ...request, ...walks, theme: frame.theme, ...there }));
    notices.show(
      problems.map(({ name, message: what }) => words.replaced(name, what, given.get(name))),
      "",
    );
    if (wasOpen) {
      heading.focus(); // Where the link was, little may have changed.
    }
  }

  return {
    read: readRoute,
    go,
    address,
    title: () => words.title(request, shared.labels.title),
    // Everything else is drawn as it comes.
    draw() {
      setText(message, frame.message);
      if (drawn !== frame.theme) {
        drawn = frame.theme;
        form.drawPicture(frame.theme);
        tours.restyle();
      }
      frame.settleSoon();
      frame.usable();
    },
    actions: {
      cancel: () =>
        [tally, estimates, tours].map(({ halt }) => halt()).some((wasAtWork) => wasAtWork),
    },
    onBoard: [],
    // The links of the room itself ask for no theme, and are not to change it.
    ownTheme: () => frame.linkedTheme,
    leave: keep,
  };
}
