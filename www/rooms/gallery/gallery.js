/**
 * The room in which tours are looked at: those of the collection, and visitors’ own. All of them hang on a wall of
 * pictures; one is open at a time, above the wall, and can be stepped through.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Cards } from "./cards.js"
 * @import { OwnPanel } from "./own-panel.js"
 * @import { State } from "./state.js"
 * @import { Exhibit } from "./tours.js"
 * @import { Viewer } from "./viewer.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import * as words from "#text/gallery.js";
import * as shared from "#text/words.js";
import { find } from "../../widgets/dom.js";
import { pause } from "../../widgets/redraw.js";
import { boardRowsOf } from "../../widgets/shortcuts.js";
import { showLine } from "../../widgets/show.js";
import { createCards, drawCards, markCard } from "./cards.js";
import { createOwnPanel, followShown, keptAs, keptOf, listOwn } from "./own-panel.js";
import { isSameExhibit } from "./own-tours.js";
import { isFound, isProperty, valuesIn } from "./filters.js";
import { defineGallery, filtersIn, linkTo, linkToWall, tourIn } from "./state.js";
import { loadTours } from "./tours.js";
import { actionsOf, bringIntoSight, closeTour, createViewer, drawTour } from "./viewer.js";
import { knightIn, nameOf, openTour, rename, shareTour, stepIn, titleOf } from "./viewer.js";
import { createWall } from "./wall.js";

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
 * @typedef {object} Room
 * @property {RoomFrame} frame
 * @property {Exhibit[]} collection
 * @property {Viewer} viewer
 * @property {ReturnType<typeof createWall>} wall
 * @property {Cards} cards those of the collection
 * @property {OwnPanel} own
 */

/** @type {(root: HTMLElement, frame: RoomFrame, collection: Exhibit[]) => Promise<RoomParts<State>>} */
async function gallery(root, frame, collection) {
  const told = find(root, ".own .told", HTMLElement);
  const viewer = createViewer(root, frame, /** @type {Exhibit} */ (collection[0]), () =>
    followViewer(room),
  );
  await pause();
  const links = {
    wall: () => linkToWall(wall.filters),
    linkTo: (/** @type {Exhibit} */ exhibit) => linkTo(exhibit, wall.filters),
  };
  const cards = createCards(find(root, ".collection .cards", HTMLElement), {
    theme: () => frame.theme,
    ...links,
    redraw: frame.redraw,
  });
  const values = valuesIn(collection);
  const wall = createWall(root, frame, {
    ...{ collection, values, cards },
    ownCards: () => own.cards,
    narrowed() {
      listOwn(own);
      showNeighbours(room);
    },
  });
  const own = createOwnPanel(root, frame, {
    shown: () => shownIn(viewer),
    show: (exhibit) => rename(viewer, exhibit),
    isWanted: (exhibit) => isFound(exhibit, wall.filters),
    ...links,
    changed: () => showNeighbours(room),
  });
  /** @type {Room} */
  const room = { frame, collection, viewer, wall, cards, own };
  root.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const isOpen = target instanceof Element && target.closest(".card[aria-current]") !== null;
    if (isOpen && !ctrlKey && !metaKey && !shiftKey) {
      // The address may stay as it is, and then nothing else answers.
      bringIntoSight(viewer);
    }
  });
  await pause();
  wall.use({});

  return {
    route: defineGallery(
      collection.map(({ id }) => id),
      (written) => keptOf(own, written),
      values,
    ),
    state: () => ({
      ...wall.filters,
      ...(viewer.isOpen && {
        ...tourIn(viewer.shown.exhibit),
        ...{ from: viewer.shown.from, step: stepIn(viewer) },
        layers: viewer.layers.chosen ?? undefined,
      }),
    }),
    apply: (state, before) => apply(room, state, before),
    correction: (name, message, instead) =>
      ["tour", "squares"].includes(name)
        ? words.noSuchTour(message)
        : isProperty(name)
          ? words.noSuchFilter(name, message)
          : shared.replaced(name, message, name === "theme" ? instead : ""),
    share: () => (viewer.isOpen ? shareTour(viewer) : {}),
    title: () => (viewer.isOpen ? titleOf(viewer) : words.wallTitle),
    draw(now) {
      const isUnfinished = drawCards(cards) || drawCards(own.cards);
      // What was said of own tours is said beside them, wherever the board is.
      showLine(told, frame.message);
      if (!viewer.isOpen) {
        frame.usable();
        return isUnfinished;
      }
      return drawTour(viewer, now) || isUnfinished;
    },
    settle() {
      if (viewer.isOpen) {
        viewer.board.grid.show(viewer.shown.session.squareInfo(knightIn(viewer)));
      }
    },
    isMoving: () => viewer.player.isMoving,
    isOnTheWay: () => viewer.player.phase === "seeking",
    actions: actionsOf(viewer),
    onBoard: boardRowsOf(words.keys),
    leave: viewer.player.pause,
    restyle() {
      viewer.layers.show();
      viewer.details.restyle();
    },
  };
}

/** The tour that is open. @param {Viewer} viewer */
const shownIn = ({ isOpen, shown }) => (isOpen ? shown.exhibit : null);

/** The wall follows when another tour is open, or none. @param {Room} room */
function followViewer(room) {
  const shown = shownIn(room.viewer);
  if (shown) {
    showNeighbours(room);
  }
  markCard(room.cards, shown);
  followShown(room.own);
}

/** Links to the wall, and to the tours on it before and after the one that is open. @param {Room} room */
function showNeighbours({ viewer, collection, own, wall }) {
  const { exhibit } = viewer.shown;
  const link = (/** @type {string} */ each) => find(viewer.parts.topline, each, HTMLAnchorElement);
  link(".to-wall").href = linkToWall(wall.filters);
  const all = [...collection, ...own.tours].filter(
    (each) => isSameExhibit(each, exhibit) || isFound(each, wall.filters),
  );
  const at = all.findIndex((each) => isSameExhibit(each, exhibit));
  for (const [name, step] of /** @type {const} */ ([
    [".previous", -1],
    [".next", 1],
  ])) {
    const neighbour = all.at((at + step) % all.length);
    if (neighbour) {
      link(name).href = linkTo(neighbour, wall.filters);
    }
  }
}

/** @type {(room: Room, state: State, before: State | null) => ReturnType<RoomParts<State>["apply"]>} */
function apply(room, state, before) {
  const { frame, collection, viewer, wall, own } = room;
  const { from, step, squares: linked } = state;
  const last = shownIn(viewer);
  const named = collection.find(({ id }) => id === state.tour);
  const exhibit = named ?? (linked && keptAs(own, linked));
  const problems =
    state.board !== null && !linked ? [{ name: "squares", message: words.wrong.noSquares }] : [];
  wall.use(filtersIn(state));
  viewer.layers.choose(state.layers ?? null);
  if (!exhibit) {
    closeTour(viewer);
    followViewer(room);
    frame.settleSoon();
    if (last && before) {
      wall.comeBack(last);
    }
    return problems;
  }
  const fault = openTour(viewer, exhibit, from);
  // Whoever comes from another room is at the top, and at the heading of the room.
  if (before && !(last && isSameExhibit(exhibit, last))) {
    frame.announce(nameOf(viewer), { about: "tour" });
    bringIntoSight(viewer);
  }
  if (step === null) {
    viewer.playHead.seek(exhibit.squares.length);
  } else {
    viewer.playHead.seekStep(step, frame.notices);
  }
  return [...problems, ...(fault ? [{ name: "numberFrom", message: fault }] : [])];
}
