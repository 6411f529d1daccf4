/**
 * The room in which tours are counted: exactly, by estimate, and one by one. Puts its parts together
 * and says what each event does; what takes long is the worker's.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { CountRequest, State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { boardInfo, checkLeaper } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/count.js";
import * as shared from "#text/words.js";
import { find, setText } from "../../widgets/dom.js";
import { createRequestForm } from "./request-form.js";
import { createEstimates } from "./estimates.js";
import { createKnown } from "./known.js";
import { boardOf, parts, requestOf, route, walksOf } from "./state.js";
import { createTally } from "./tally.js";
import { createTours } from "./tours.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openCount = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#count-heading" }, count);

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function count(root, frame) {
  const { keep } = frame;
  const say = (/** @type {string} */ text) => frame.announce(text);
  const heading = find(root, "#count-heading", HTMLElement);
  const meaning = find(root, ".meaning", HTMLElement);
  const message = find(root, ".message", HTMLElement);
  let [request, walks] = [requestOf(route.usual), walksOf(route.usual)];
  /** The theme of what is drawn; empty while the board is not. */
  let drawn = "";

  const known = await createKnown(find(root, ".known", HTMLElement), { say });
  const form = createRequestForm(find(root, ".request", HTMLFormElement), { change });
  const tally = createTally(find(root, ".exact", HTMLElement), {
    known: known.of,
    costOf: known.costOf,
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
    redraw: frame.redraw,
    changed: keep,
    say,
  });
  find(root, ".history a", HTMLAnchorElement).href = route.write({ show: ["count"] });

  /** Switches to another board or target. @param {CountRequest} next */
  function use(next) {
    request = next;
    form.show(request);
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
      checkLeaper(next.leaper);
    } catch (error) {
      return messageOf(error);
    }
    frame.asStep(() => use(next));
    return null;
  }

  /** @type {RoomParts<State>["apply"]} */
  function apply(state, before) {
    const { show, page } = state;
    walks = walksOf(state);
    form.forget();
    estimates.forget();
    use(requestOf(state));
    if (show.includes("count")) {
      tally.begin();
    }
    if (show.includes("estimate")) {
      estimates.begin();
    }
    if (show.includes("tours")) {
      tours.go(page);
    }
    if (before) {
      heading.focus(); // Where the link was, little may have changed.
    }
  }

  return {
    route,
    state: () => ({
      ...{ ...request, ...walks, page: Math.max(1, tours.page()) },
      show: parts.filter((part) =>
        ({
          count: tally.isShown,
          estimate: estimates.isShown,
          tours: () => tours.page() > 0,
        })[part](),
      ),
    }),
    apply,
    correction: words.replaced,
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
      return tours.drawSome();
    },
    actions: {
      cancel: () =>
        [tally, estimates, tours].map(({ halt }) => halt()).some((wasAtWork) => wasAtWork),
    },
    onBoard: [],
    leave: keep,
  };
}
