/**
 * The room in which tours are looked at: those of the collection, and visitors’ own. All of them hang on a wall of
 * pictures; one is open at a time, above the wall, and can be stepped through.
 *
 * @import { Layer, Session, Verification } from "../../pkg/knights_tour.js"
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { BoardOrGraph } from "../../run/board-or-graph.js"
 * @import { Problem } from "../../run/open-run.js"
 * @import { State } from "./state.js"
 * @import { Exhibit } from "./tours.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createPlayHead } from "../../widgets/play-head.js";
import { tourLink } from "../../app/links.js";
import { boardOrGraphOf } from "../../run/board-or-graph.js";
import { createPlayer } from "../../run/player.js";
import * as words from "#text/gallery.js";
import * as shared from "#text/words.js";
import { find, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createLayerChoice } from "../../widgets/layer-choice.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import { createCards } from "./cards.js";
import { createChapters } from "./chapters.js";
import { createDetails } from "./details.js";
import { createOwnPanel } from "./own-panel.js";
import { isSameExhibit } from "./own-tours.js";
import { numberedFrom, verified } from "./particulars.js";
import { isFound, isProperty, valuesIn } from "./filters.js";
import { defineGallery, filtersIn, linkTo, linkToWall, tourIn } from "./state.js";
import { momentOf, openWalk, sentenceOf, settingsOf } from "./walk.js";
import { loadTours } from "./tours.js";
import { createVerse } from "./verse.js";
import { createWall } from "./wall.js";

/** What is shown unless the visitor chooses. @type {Layer[]} */
const USUAL_LAYERS = ["colours", "path", "numbers"];

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openGallery = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: ".room-heading" }, (_, frame) =>
    loadTours().then((tours) => gallery(root, frame, tours)),
  );

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

/** @type {(root: HTMLElement, frame: RoomFrame, collection: Exhibit[]) => RoomParts<State>} */
function gallery(root, frame, collection) {
  const { notices, redraw, changed } = frame;
  /** The tour on the large board, which is hidden while none is open. */
  let shown = open(/** @type {Exhibit} */ (collection[0]));
  let isViewing = false;
  let runs = 0;
  /** @type {string | null} */
  let cursor = null;
  const player = createPlayer(shown.session);
  const playHead = createPlayHead(find(root, ".reel", HTMLElement), frame, player, {
    hasTimeline: () => true,
    restart,
  });
  const say = find(root, ".say", HTMLElement);
  const told = find(root, ".own .told", HTMLElement);
  const caption = find(root, ".caption", HTMLElement);
  const viewer = find(root, ".viewer", HTMLElement);
  const topline = find(viewer, ".topline", HTMLElement);
  const explore = find(root, ".in-explore", HTMLAnchorElement);
  const toWall = find(topline, ".to-wall", HTMLAnchorElement);
  const [previous, next] = [".previous", ".next"].map((each) =>
    find(topline, each, HTMLAnchorElement),
  );
  const numbering = find(root, ".numbering", HTMLFormElement);
  const field = find(numbering, "#gallery-from", HTMLInputElement);
  const error = createFieldError(find(numbering, "#gallery-from-error", HTMLElement));
  const verse = createVerse(find(root, ".verse", HTMLElement));
  const chapters = createChapters(find(root, ".chapters", HTMLElement));
  const details = createDetails(viewer, () => frame.theme);
  const layers = createLayerChoice(find(root, ".layers", HTMLElement), {
    squareSize: () => view.squareSize(),
    drawable: () => view.drawable(),
    changed,
    usual: () => USUAL_LAYERS,
  });
  const look = () => ({
    layers: layers.shown,
    theme: frame.theme,
    glide: player.glideOn,
    choice: false,
    cursor,
    numberFrom: null,
    marked: [],
  });
  const { view, grid, use } = createRunBoard(root, {
    look,
    resize() {
      layers.show();
      redraw();
    },
    pick: goTo,
    cursor(square) {
      if (square !== cursor) {
        cursor = square;
        redraw();
      }
    },
    label: labelOf,
  });
  const cards = createCards(find(root, ".collection .cards", HTMLElement), {
    theme: () => frame.theme,
    ...{ wall: wallLink, linkTo: tourLinkHere },
    redraw,
  });
  const values = valuesIn(collection);
  const wall = createWall(root, frame, {
    ...{ collection, values, cards },
    ownCards: () => own.cards,
    narrowed() {
      own.list();
      showNeighbours();
    },
  });
  const own = createOwnPanel(root, frame, {
    shown: () => (isViewing ? shown.exhibit : null),
    show: replace,
    isWanted: (exhibit) => isFound(exhibit, wall.filters),
    ...{ wall: wallLink, linkTo: tourLinkHere },
    changed: showNeighbours,
  });

  /** The link to the wall as it is now. */
  function wallLink() {
    return linkToWall(wall.filters);
  }

  /** @param {Exhibit} exhibit */
  function tourLinkHere(exhibit) {
    return linkTo(exhibit, wall.filters);
  }

  /** Which place a square has on the tour, from 1; 0 where it has none. @param {string} square */
  const placeOf = (square) => shown.places.get(square) ?? 0;

  /** Opens a tour in place of the one before. @param {Shown} wanted */
  function put(wanted) {
    isViewing = true;
    viewer.hidden = false;
    if (wanted !== shown) {
      shown.session.free();
      shown = wanted;
    }
    const { exhibit, tour, from, found, session, info } = shown;
    runs += 1;
    use(session, info);
    player.use(session, info.squares);
    playHead.showSpeed();
    layers.show();
    frame.hush();
    details.show(tour, found, from);
    verse.use(tour);
    chapters.use(tour);
    numbering.hidden = !found.closed;
    field.value = tour.squares[0] ?? "";
    error.clear();
    explore.hidden = !tour.isTour;
    explore.href = exploreLink();
    showNeighbours();
    cards.mark(exhibit);
    own.follow();
    changed();
  }

  /** Links to the wall, and to the tours on it before and after the one that is open. */
  function showNeighbours() {
    const { exhibit } = shown;
    toWall.href = wallLink();
    const all = [...collection, ...own.tours].filter(
      (each) => isSameExhibit(each, exhibit) || isFound(each, wall.filters),
    );
    const at = all.findIndex((each) => isSameExhibit(each, exhibit));
    for (const [link, step] of /** @type {const} */ ([
      [previous, -1],
      [next, 1],
    ])) {
      const neighbour = all.at((at + step) % all.length);
      if (link && neighbour) {
        link.href = tourLinkHere(neighbour);
      }
    }
  }

  /** The link that shows the tour in Explore, as it is numbered here. @param {{ step: number, layers: Layer[] }} [seen] */
  function exploreLink(seen) {
    const { tour, found } = shown;
    const target = found.closed ? "closed" : "open";
    return tourLink({ ...tour, target }, tour.squares, { ...seen, theme: frame.themeInLink });
  }

  /** The same tour under another name. @param {Exhibit} exhibit */
  function replace(exhibit) {
    const { position } = shown.session;
    put(open(exhibit, shown.from));
    player.seek(position);
  }

  /** Stands at the beginning at once, so that it can be played from there. */
  function restart() {
    shown.session.seek(0);
    player.use(shown.session, shown.info.squares);
    changed();
  }

  /** Plays, from the beginning where the end is reached; a path does not say so by itself. */
  function play() {
    if (momentOf(shown.tour, shown.session).done && !shown.tour.isTour) {
      restart();
    }
    playHead.actions.play();
  }

  /** The play head goes to the move that leads to a square. @param {string} square */
  function goTo(square) {
    const place = placeOf(square);
    if (place > 0) {
      playHead.seek(place - 1);
    } else {
      frame.say(shared.refused(words.notVisited(square)), "error");
    }
  }

  /** Numbers a closed tour from another square; tells what is wrong with that. @param {string} square @returns {string | null} */
  function numberFrom(square) {
    const fault = faultOf(square);
    if (fault === null) {
      frame.go({ from: square, step: null });
    }
    return fault;
  }

  /** @param {string} square */
  function labelOf(square) {
    return words.squareLabel(square, placeOf(square), square === knight());
  }

  /** Where the knight stands now. */
  const knight = () => shown.tour.squares[shown.session.position % shown.tour.squares.length] ?? "";

  /** Closes the tour, so that only the wall is left. */
  function closeTour() {
    player.pause();
    isViewing = false;
    viewer.hidden = true;
    cards.mark(null);
    own.follow();
    frame.settleSoon();
  }

  /** The tour has to be in sight even where its card is far down the page; whoever goes on from tour to tour keeps the focus there. */
  function bringIntoSight() {
    topline.scrollIntoView({ block: "start", behavior: "instant" });
    if (!topline.contains(document.activeElement)) {
      find(topline, "#gallery-heading", HTMLElement).focus({ preventScroll: true });
    }
  }

  /** @type {RoomParts<State>["apply"]} */
  function apply(state, before) {
    const { from, step, squares: linked } = state;
    const last = isViewing ? shown.exhibit : null;
    const named = collection.find(({ id }) => id === state.tour);
    const exhibit = named ?? (linked && own.named(linked));
    const problems =
      state.board !== null && !linked ? [{ name: "squares", message: words.wrong.noSquares }] : [];
    wall.use(filtersIn(state));
    layers.choose(state.layers ?? null);
    if (!exhibit) {
      closeTour();
      if (last && before) {
        wall.comeBack(last);
      }
      return problems;
    }
    put(open(exhibit));
    const fault = from === null ? null : faultOf(from);
    if (from !== null && !fault) {
      put(open(exhibit, from));
    }
    // Whoever comes from another room is at the top, and at the heading of the room.
    if (before && !(last && isSameExhibit(exhibit, last))) {
      frame.announce(nameOf(), { about: "tour" });
      bringIntoSight();
    }
    if (step === null) {
      playHead.seek(exhibit.squares.length);
    } else {
      playHead.seekStep(step, notices);
    }
    return [...problems, ...(fault ? [{ name: "numberFrom", message: fault }] : [])];
  }

  /** Why the tour cannot be numbered from a square. @param {string} square */
  const faultOf = (square) =>
    !shown.found.closed ? words.notClosed : placeOf(square) === 0 ? words.notVisited(square) : null;

  /** @param {number} now */
  function draw(now) {
    const isUnfinished = cards.draw() || own.cards.draw();
    // What was said of own tours is said beside them, wherever the board is.
    showLine(told, frame.message);
    if (!isViewing) {
      frame.usable();
      return isUnfinished;
    }
    const goesOn = player.tick(now);
    const { session } = shown;
    const { position } = session;
    const here = momentOf(shown.tour, session);
    const sentence = () => sentenceOf(shown.tour, session);
    const progress = () => shared.progress(here);
    playHead.narrate({
      run: runs,
      position,
      full: sentence,
      short: progress,
      computing: progress,
    });
    const isDrawn = view.draw();
    playHead.transport.show(here, player.phase);
    setText(caption, frame.message || (cursor ? labelOf(cursor) : words.caption));
    frame.once(`${runs} ${position} ${player.phase}`, () => {
      setText(say, sentence());
      const visited = Math.min(position + 1, shown.tour.squares.length);
      verse.show(visited);
      chapters.show(visited);
    });
    if (isDrawn) {
      frame.usable();
    }
    return goesOn || view.isBehind() || isUnfinished;
  }

  numbering.addEventListener("submit", () => error.refuse(numberFrom(field.value.trim()), field));
  field.addEventListener("change", () => error.refuse(numberFrom(field.value.trim()), field));
  find(numbering, ".from-knight", HTMLElement).addEventListener("click", () =>
    numberFrom(knight()),
  );
  find(numbering, ".from-first", HTMLElement).addEventListener("click", () =>
    numberFrom(shown.exhibit.squares[0] ?? ""),
  );
  root.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isOpen = target instanceof Element && target.closest(".card[aria-current]") !== null;
    if (isOpen && !ctrlKey && !metaKey && !shiftKey) {
      // The address may stay as it is, and then nothing else answers.
      bringIntoSight();
    }
  });
  wall.use({});

  /** What can only be done while a tour is open. @type {(actions: Record<string, () => boolean | void>) => Record<string, () => boolean | void>} */
  const whileViewing = (actions) =>
    Object.fromEntries(
      Object.entries(actions).map(([name, act]) => [name, () => isViewing && act()]),
    );

  /** Where the open tour stands; its end is what is usual. */
  function stepNow() {
    const { done } = momentOf(shown.tour, shown.session);
    return done ? null : shown.session.position;
  }

  return {
    route: defineGallery(
      collection.map(({ id }) => id),
      own.known,
      values,
    ),
    state: () => ({
      ...wall.filters,
      ...(isViewing && {
        ...tourIn(shown.exhibit),
        ...{ from: shown.from, step: stepNow(), layers: layers.chosen ?? undefined },
      }),
    }),
    apply,
    correction: (name, message, instead) =>
      ["tour", "squares"].includes(name)
        ? words.noSuchTour(message)
        : isProperty(name)
          ? words.noSuchFilter(name, message)
          : shared.replaced(name, message, name === "theme" ? instead : ""),
    share() {
      if (!isViewing) {
        return {};
      }
      player.pause();
      const { tour, session, info } = shown;
      const seen = { step: session.position, layers: layers.shown };
      const here = momentOf(tour, session);
      return {
        ...(tour.isTour && { inExplore: exploreLink(seen) }),
        run: { session, settings: settingsOf(tour), info, look: look(), moment: here },
      };
    },
    title: () =>
      isViewing
        ? words.title(nameOf(), shared.progress(momentOf(shown.tour, shown.session)))
        : words.wallTitle,
    draw,
    settle() {
      if (isViewing) {
        grid.show(shown.session.squareInfo(knight()));
      }
    },
    isMoving: () => player.isMoving,
    isOnTheWay: () => player.phase === "seeking",
    actions: whileViewing({ ...playHead.actions, play }),
    onBoard: boardRowsOf(words.keys),
    leave: player.pause,
    restyle() {
      layers.show();
      details.restyle();
    },
  };

  /** What the tour is called. */
  function nameOf() {
    const { name } = shown.exhibit;
    return name || words.unnamed(shown.info.title);
  }
}
