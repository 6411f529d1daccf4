/**
 * The room in which tours are counted: exactly, by estimate, and one by one. Puts its parts together
 * and says what each event does; what takes long is the worker's.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { CountRequest, State, Walks } from "./state.js"
 */

import { boardArgument } from "../../run/board-or-graph.js";
import { mountRoom } from "../../app/mount-room.js";
import { boardInfo, checkLeaper, existence } from "../../pkg/knights_tour.js";
import { pieceOf } from "../../run/describe.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/count.js";
import * as shared from "#text/words.js";
import { find, setText } from "../../widgets/dom.js";
import { createRequestForm } from "./request-form.js";
import { createEstimates } from "./estimates.js";
import { createKnown } from "./known.js";
import { boardOf, parts, requestOf, route, walksOf } from "./state.js";
import { createExactCount } from "./exact-count.js";
import { createStarts } from "./starts.js";
import { createTours } from "./tours.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openCount = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#count-heading" }, count);

/**
 * @typedef {object} Room
 * @property {RoomFrame} frame
 * @property {CountRequest} request
 * @property {Walks} walks
 * @property {string} drawn the theme of what is drawn; empty while the board is not
 * @property {Awaited<ReturnType<typeof createKnown>>} known
 * @property {ReturnType<typeof createRequestForm>} form
 * @property {ReturnType<typeof createExactCount>} tally
 * @property {ReturnType<typeof createEstimates>} estimates
 * @property {ReturnType<typeof createTours>} tours
 * @property {ReturnType<typeof createStarts>} starts
 * @property {HTMLElement} heading
 * @property {HTMLElement} meaning
 */

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<Room>} */
async function roomIn(root, frame) {
  const on = { changed: frame.keep, say: (/** @type {string} */ text) => frame.announce(text) };
  const known = await createKnown(find(root, ".known", HTMLElement), on);
  /** @type {Room} */
  const room = {
    ...{ frame, known },
    request: requestOf(route.usual),
    walks: walksOf(route.usual),
    drawn: "",
    heading: find(root, "#count-heading", HTMLElement),
    meaning: find(root, ".meaning", HTMLElement),
    form: createRequestForm(find(root, ".request", HTMLFormElement), {
      change: (changes) => change(room, changes),
    }),
    tally: createExactCount(find(root, ".exact", HTMLElement), {
      ...on,
      known: known.of,
      costOf: known.costOf,
      counted(what, { tours, ms }) {
        known.found(what, tours, ms);
        if (!what.upToSymmetry) {
          room.tours.total(tours);
        }
      },
    }),
    estimates: createEstimates(find(root, ".estimates", HTMLElement), {
      ...on,
      known: known.of,
      walks(walks) {
        room.walks = walks;
        frame.keep();
      },
    }),
    starts: createStarts(find(root, ".starts", HTMLDetailsElement), {
      ...on,
      theme: () => frame.theme,
    }),
    tours: createTours(find(root, ".tours", HTMLElement), {
      ...on,
      theme: () => frame.theme,
      redraw: frame.redraw,
    }),
  };
  return room;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => Promise<RoomParts<State>>} */
async function count(root, frame) {
  const room = await roomIn(root, frame);
  const { form, tally, estimates, tours } = room;
  const message = find(root, ".message", HTMLElement);
  find(root, ".history a", HTMLAnchorElement).href = route.write({ show: ["count"] });

  return {
    route,
    state: () => ({
      ...{ ...room.request, ...room.walks, page: Math.max(1, tours.page()) },
      show: parts.filter((part) =>
        ({
          count: tally.isShown,
          estimate: estimates.isShown,
          tours: () => tours.page() > 0,
        })[part](),
      ),
    }),
    apply: (state, before) => follow(room, state, before),
    correction: words.replaced,
    title: () => words.title(room.request, shared.labels.title),
    // Everything else is drawn as it comes.
    draw() {
      setText(message, frame.message);
      if (room.drawn !== frame.theme) {
        room.drawn = frame.theme;
        form.drawPicture(frame.theme);
        tours.restyle();
        room.starts.restyle();
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
    leave: frame.keep,
  };
}

/** Puts something else on, to be counted. @type {(room: Room, request: CountRequest) => void} */
function use(room, request) {
  const { frame, known } = room;
  Object.assign(room, { request, drawn: "" });
  room.form.show(request);
  const { squares } = boardInfo(request.board);
  setText(room.meaning, words.meaning(request, squares, pieceOf(request)));
  frame.hush();
  room.tally.use(request);
  room.estimates.use(request, room.walks);
  room.tours.use(request, known.of(request)?.tours);
  room.starts.use(request);
  known.show(request);
  frame.changed();
}

/** @type {(room: Room, changes: Partial<CountRequest>) => string | null} what is wrong with them */
function change(room, changes) {
  // A square of another board, or of closed tours, is forgotten.
  const stays = !("board" in changes) && changes.target !== "closed";
  const ends = stays ? {} : { start: undefined, end: undefined };
  const next = { ...room.request, ...ends, ...changes };
  try {
    next.board = boardOf(next.board);
    checkLeaper(next.leaper);
    existence(boardArgument(next), next.target, next.leaper, next.start, next.end);
  } catch (error) {
    return messageOf(error);
  }
  room.frame.asStep(() => use(room, next));
  return null;
}

/** What a link asks for, and what of it cannot be: of two squares one may be of use. @type {(state: State) => { request: CountRequest, problems: Problem[] }} */
function usable(state) {
  const asked = requestOf(state);
  const request = { ...asked, start: undefined, end: undefined };
  /** @type {Problem[]} */
  const problems = [];
  for (const name of /** @type {const} */ (["start", "end"])) {
    /** @type {CountRequest} */
    const next = { ...request, [name]: asked[name] };
    try {
      existence(boardArgument(next), next.target, next.leaper, next.start, next.end);
      Object.assign(request, next);
    } catch (error) {
      problems.push({ name, message: messageOf(error), instead: "" });
    }
  }
  return { request, problems };
}

/** Puts on what a link asks for; returns what of it cannot be. @type {(room: Room, state: State, before: State | null) => Problem[]} */
function follow(room, state, before) {
  const { form, tally, estimates, tours } = room;
  const { show, page } = state;
  room.walks = walksOf(state);
  const { request, problems } = usable(state);
  form.forget();
  estimates.forget();
  use(room, request);
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
    room.heading.focus(); // Where the link was, little may have changed.
  }
  return problems;
}
