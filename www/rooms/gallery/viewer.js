/**
 * The viewer: the tour that is open, above the wall, with its board, its play head and what is told of it.
 *
 * @import { Layer, Session, Verification } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Player } from "../../run/player.js"
 * @import { Exhibit } from "./tours.js"
 */

import { tourLink } from "../../app/links.js";
import { puzzleLink } from "../../app/puzzle-link.js";
import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { createPlayer } from "../../run/player.js";
import * as words from "#text/gallery.js";
import * as shared from "#text/words.js";
import { find, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { createChapters } from "./chapters.js";
import { createDetails } from "./details.js";
import { numberedFrom, verified } from "./particulars.js";
import { createVerse } from "./verse.js";
import { momentOf, openWalk, sentenceOf, settingsOf } from "./walk.js";

/** What is shown unless the visitor chooses. @type {Layer[]} */
const USUAL_LAYERS = ["colours", "path", "numbers"];

/**
 * @typedef {object} Shown
 * @property {Exhibit} exhibit as it is kept
 * @property {Exhibit} tour as it is numbered now
 * @property {string | null} from the square that it is numbered from
 * @property {ReadonlyMap<string, number>} places which place each square has on it, from 1
 * @property {Verification} found
 * @property {Session} session
 * @property {BoardOrGraph} info
 */

/**
 * @typedef {object} Viewer
 * @property {RoomFrame} frame
 * @property {() => void} opened called when another tour has been opened
 * @property {Shown} shown the tour on the board
 * @property {boolean} isOpen whether it is seen
 * @property {number} runs counts the tours that were opened, to tell them apart
 * @property {string | null} cursor
 * @property {Player} player
 * @property {ReturnType<typeof createPlayHead>} playHead
 * @property {ReturnType<typeof createLayerChoice>} layers
 * @property {ReturnType<typeof createRunBoard>} board
 * @property {ReturnType<typeof createDetails>} details
 * @property {ReturnType<typeof partsIn>} parts
 */

/** @type {(exhibit: Exhibit, from?: string | null) => Shown} */
function open(exhibit, from = null) {
  const tour = from === null ? exhibit : numberedFrom(exhibit, from);
  return {
    ...{ exhibit, tour, from: tour === exhibit ? null : from, found: verified(tour) },
    places: new Map(tour.squares.map((square, i) => [square, i + 1])),
    session: openWalk(tour),
    info: boardOrGraphOf({ board: tour.board }),
  };
}

/** @type {(root: HTMLElement, frame: RoomFrame, first: Exhibit, opened: () => void) => Viewer} */
export function createViewer(root, frame, first, opened) {
  const parts = partsIn(root);
  const shown = open(first);
  const player = createPlayer(shown.session);
  const playHead = createPlayHead(find(root, ".reel", HTMLElement), frame, player, {
    hasTimeline: () => true,
    restart: () => restart(viewer),
  });
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => board.view.squareSize(),
    drawable: () => board.view.drawable(),
    changed: frame.changed,
    usual: () => USUAL_LAYERS,
  });
  const board = createRunBoard(root, {
    look: () => lookOf(viewer),
    resize() {
      layers.show();
      frame.redraw();
    },
    pick: (square) => goTo(viewer, square),
    cursor(square) {
      if (square !== viewer.cursor) {
        viewer.cursor = square;
        frame.redraw();
      }
    },
    label: (square) => labelOf(viewer, square),
  });
  /** @type {Viewer} */
  const viewer = {
    ...{ frame, opened, shown, isOpen: false, runs: 0, cursor: null },
    ...{ player, playHead, layers, board, parts },
    details: createDetails(parts.viewer, () => frame.theme),
  };
  listen(viewer);
  return viewer;
}

/** @param {HTMLElement} root */
function partsIn(root) {
  const numbering = find(root, ".numbering", HTMLFormElement);
  return {
    viewer: find(root, ".viewer", HTMLElement),
    topline: find(root, ".viewer .topline", HTMLElement),
    explore: find(root, ".in-explore", HTMLAnchorElement),
    puzzle: find(root, ".to-puzzle", HTMLAnchorElement),
    say: find(root, ".say", HTMLElement),
    caption: find(root, ".caption", HTMLElement),
    numbering,
    field: find(numbering, "#gallery-from", HTMLInputElement),
    error: createFieldError(find(numbering, "#gallery-from-error", HTMLElement)),
    verse: createVerse(find(root, ".verse", HTMLElement)),
    chapters: createChapters(find(root, ".chapters", HTMLElement)),
  };
}

/** @param {Viewer} viewer */
function listen(viewer) {
  const { numbering, field, error } = viewer.parts;
  const number = () => error.refuse(numberFrom(viewer, field.value.trim()), field);
  const listenTo = (/** @type {string} */ button, /** @type {() => string} */ square) =>
    find(numbering, button, HTMLElement).addEventListener("click", () =>
      numberFrom(viewer, square()),
    );
  numbering.addEventListener("submit", number);
  field.addEventListener("change", number);
  listenTo(".from-knight", () => knightIn(viewer));
  listenTo(".from-first", () => viewer.shown.exhibit.squares[0] ?? "");
}

/** How the board is to be drawn now. @param {Viewer} viewer */
const lookOf = ({ frame, layers, player, cursor }) => ({
  layers: layers.shown,
  theme: frame.theme,
  glide: player.glideOn,
  choice: false,
  cursor,
  numberFrom: null,
  marked: [],
});

/** Which place a square has on the tour, from 1; 0 where it has none. @type {(viewer: Viewer, square: string) => number} */
const placeOf = ({ shown }, square) => shown.places.get(square) ?? 0;

/** Where the knight stands now. @param {Viewer} viewer */
export const knightIn = ({ shown: { tour, session } }) =>
  tour.squares[session.position % tour.squares.length] ?? "";

/** @type {(viewer: Viewer, square: string) => string} */
const labelOf = (viewer, square) =>
  words.squareLabel(square, placeOf(viewer, square), square === knightIn(viewer));

/** What the tour is called. @param {Viewer} viewer */
export const nameOf = ({ shown: { exhibit, info } }) => exhibit.name || words.unnamed(info.title);

/** The moment that the play head is at. @param {Viewer} viewer */
const momentIn = ({ shown: { tour, session } }) => momentOf(tour, session);

/** The link that shows the tour in Explore, as it is numbered here. @type {(shown: Shown, frame: RoomFrame, seen?: { step: number, layers: Layer[] }) => string} */
function exploreLink({ tour, found }, frame, seen) {
  const target = found.closed ? "closed" : "open";
  return tourLink({ ...tour, target }, tour.squares, { ...seen, theme: frame.themeInLink });
}

/** Opens a tour in place of the one before. @type {(viewer: Viewer, wanted: Shown) => void} */
function put(viewer, wanted) {
  const { frame, player, playHead, layers, board, details, parts } = viewer;
  viewer.isOpen = true;
  parts.viewer.hidden = false;
  viewer.shown.session.free();
  viewer.shown = wanted;
  viewer.runs += 1;
  const { tour, from, found, session, info } = wanted;
  board.use(session, info);
  player.use(session, info.squares);
  playHead.showSpeed();
  layers.show();
  frame.hush();
  details.show(tour, found, from);
  parts.verse.use(tour);
  parts.chapters.use(tour);
  parts.numbering.hidden = !found.closed;
  parts.field.value = tour.squares[0] ?? "";
  parts.error.clear();
  parts.explore.hidden = !tour.isTour;
  parts.explore.href = exploreLink(wanted, frame);
  const puzzle = tour.isTour ? puzzleLink(tour, tour.squares, found.closed) : null;
  parts.puzzle.hidden = puzzle === null;
  parts.puzzle.href = puzzle ?? "";
  viewer.opened();
  frame.changed();
}

/** Opens a tour, numbered from a square if a link asks for it; tells what is wrong with that. @type {(viewer: Viewer, exhibit: Exhibit, from: string | null) => string | null} */
export function openTour(viewer, exhibit, from) {
  put(viewer, open(exhibit));
  const fault = from === null ? null : faultOf(viewer, from);
  if (from !== null && !fault) {
    put(viewer, open(exhibit, from));
  }
  return fault;
}

/** Closes the tour, so that only the wall is left. @param {Viewer} viewer */
export function closeTour(viewer) {
  viewer.player.pause();
  viewer.isOpen = false;
  viewer.parts.viewer.hidden = true;
}

/** Shows the same tour under another name. @type {(viewer: Viewer, exhibit: Exhibit) => void} */
export function rename(viewer, exhibit) {
  const { position } = viewer.shown.session;
  put(viewer, open(exhibit, viewer.shown.from));
  viewer.player.seek(position);
}

/** Stands at the beginning at once, so that it can be played from there. @param {Viewer} viewer */
function restart({ frame, player, shown: { session, info } }) {
  session.seek(0);
  player.use(session, info.squares);
  frame.changed();
}

/** Plays, from the beginning where the end is reached; a path does not say so by itself. @param {Viewer} viewer */
function play(viewer) {
  if (momentIn(viewer).done && !viewer.shown.tour.isTour) {
    restart(viewer);
  }
  viewer.playHead.actions.play();
}

/** The play head goes to the move that leads to a square. @type {(viewer: Viewer, square: string) => void} */
function goTo(viewer, square) {
  const place = placeOf(viewer, square);
  if (place > 0) {
    viewer.playHead.seek(place - 1);
  } else {
    viewer.frame.say(shared.refused(words.notVisited(square)), "error");
  }
}

/** Why the tour cannot be numbered from a square. @type {(viewer: Viewer, square: string) => string | null} */
const faultOf = (viewer, square) =>
  !viewer.shown.found.closed
    ? words.notClosed
    : placeOf(viewer, square) === 0
      ? words.notVisited(square)
      : null;

/** Numbers a closed tour from another square; tells what is wrong with that. @type {(viewer: Viewer, square: string) => string | null} */
function numberFrom(viewer, square) {
  const fault = faultOf(viewer, square);
  if (fault === null) {
    viewer.frame.go({ from: square, step: null });
  }
  return fault;
}

/** The tour has to be in sight even where its card is far down the page; whoever goes on from tour to tour keeps the focus there. @param {Viewer} viewer */
export function bringIntoSight({ parts: { topline } }) {
  topline.scrollIntoView({ block: "start", behavior: "instant" });
  if (!topline.contains(document.activeElement)) {
    find(topline, "#gallery-heading", HTMLElement).focus({ preventScroll: true });
  }
}

/** Where the open tour stands; its end is what is usual. @param {Viewer} viewer */
export const stepIn = (viewer) => (momentIn(viewer).done ? null : viewer.shown.session.position);

/** @param {Viewer} viewer */
export const titleOf = (viewer) => words.title(nameOf(viewer), shared.progress(momentIn(viewer)));

/** What the sheet behind “Share” gets. @param {Viewer} viewer */
export function shareTour(viewer) {
  const { frame, player, layers, shown } = viewer;
  const { tour, session, info } = shown;
  player.pause();
  const seen = { step: session.position, layers: layers.shown };
  const moment = momentIn(viewer);
  return {
    ...(tour.isTour && { inExplore: exploreLink(shown, frame, seen) }),
    run: { session, settings: settingsOf(tour), info, look: lookOf(viewer), moment },
  };
}

/** Takes the steps of a frame, and shows where they lead. @type {(viewer: Viewer, now: number) => boolean} whether more is to come */
export function drawTour(viewer, now) {
  const { frame, player, playHead, board, cursor, runs, parts } = viewer;
  const goesOn = player.tick(now);
  const { tour, session } = viewer.shown;
  const { position } = session;
  const here = momentIn(viewer);
  const sentence = () => sentenceOf(tour, session);
  const progress = () => shared.progress(here);
  playHead.narrate({
    run: runs,
    position,
    full: sentence,
    short: progress,
    computing: progress,
  });
  const isDrawn = board.view.draw();
  playHead.transport.show(here, player.phase);
  setText(parts.caption, frame.message || (cursor ? labelOf(viewer, cursor) : words.caption));
  frame.once(`${runs} ${position} ${player.phase}`, () => {
    setText(parts.say, sentence());
    const visited = Math.min(position + 1, tour.squares.length);
    parts.verse.show(visited);
    parts.chapters.show(visited);
  });
  if (isDrawn) {
    frame.usable();
  }
  return goesOn || board.view.isBehind();
}

/** What buttons and keys do while a tour is open. @param {Viewer} viewer */
export const actionsOf = (viewer) =>
  Object.fromEntries(
    Object.entries({ ...viewer.playHead.actions, play: () => play(viewer) }).map(([name, act]) => [
      name,
      () => viewer.isOpen && act(),
    ]),
  );
