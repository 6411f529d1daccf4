/**
 * The room of words: a text is laid along a knight’s tour, and read square by square.
 *
 * @import { Opener, RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { CellGrid } from "../../widgets/cell-grid.js"
 * @import { State } from "./route.js"
 * @import { Room } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import * as words from "#text/verse.js";
import { createCellGrid } from "../../widgets/cell-grid.js";
import { cellGridStyle } from "../../widgets/cell-grid-style.js";
import { find } from "../../widgets/dom.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import { recall, remember } from "../../widgets/storage.js";
import { listenForGiving } from "./give.js";
import { createLaying } from "./laying.js";
import * as play from "./play.js";
import { route } from "./route.js";
import { createSettings } from "./settings.js";
import { createShow } from "./show.js";
import { beginning, redo, undo } from "./state.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: [cellGridStyle, new URL("room.css", import.meta.url)],
};

/** What the device remembers of the rings: they are shown until somebody switches them off. */
const HIDES_RINGS = "verse-hides-rings";

/** @type {Opener} */
export const openVerse = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#verse-heading" }, verse);

/**
 * @typedef {object} Parts
 * @property {RoomFrame} frame
 * @property {Room} room
 * @property {State} state what the link says
 * @property {CellGrid} board
 * @property {ReturnType<typeof createLaying>} laying
 * @property {ReturnType<typeof createSettings>} settings
 */

/** @type {(root: HTMLElement, frame: RoomFrame) => Parts} */
function createParts(root, frame) {
  const nothing = { columns: 1, rows: 1, squares: new Map(), parts: new Map() };
  /** @type {Parts} */
  const parts = {
    frame,
    room: {
      ...beginning({ ...nothing, text: null, along: null }, null),
      showsRings: recall(HIDES_RINGS) === null,
      showsTour: false,
    },
    state: route.usual,
    board: createCellGrid(find(root, ".board", HTMLElement), {
      pick: (square) => play.pick(parts, square),
      moved() {},
    }),
    laying: createLaying(frame.changed),
    settings: createSettings(root, {
      lay: (changes) => play.lay(parts, changes),
      suggest: () => play.suggest(parts),
      mark: (isMarked) => play.mark(parts, isMarked),
      useGrid: (grid, text) => play.useGrid(parts, grid, text),
    }),
  };
  return parts;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function verse(root, frame) {
  const parts = createParts(root, frame);
  const { room, laying } = parts;
  const draw = createShow(root, parts);
  const button = (/** @type {string} */ id) => find(root, `#verse-${id}`, HTMLElement);
  const rings = find(root, "#verse-rings", HTMLInputElement);
  const tour = find(root, "#verse-tour", HTMLInputElement);
  rings.addEventListener("change", () => {
    room.showsRings = rings.checked;
    remember(HIDES_RINGS, rings.checked ? null : "true");
    frame.changed();
  });
  tour.addEventListener("change", () => {
    room.showsTour = tour.checked;
    frame.changed();
  });
  button("another").addEventListener("click", () => play.another(parts));
  button("fewer").addEventListener("click", () => play.fewer(parts));
  listenForGiving(root, parts);

  return {
    route,
    state: () => play.stateIn(parts),
    apply: (wanted) => play.apply(parts, wanted),
    title: () => words.title(play.nameOf(parts)),
    draw() {
      draw();
      frame.usable();
    },
    isMoving: () => laying.isAtWork,
    actions: {
      back: () => undo(room) && play.changed(parts),
      forward: () => redo(room) && play.changed(parts),
      hint: () => play.askHint(parts),
      check: () => play.check(parts),
      restart: () => play.clear(parts),
      cancel: laying.cancel,
    },
    bindings: [
      { action: "hint", name: words.actions.hint, keys: ["h"] },
      { action: "check", name: words.actions.check, keys: ["l"] },
    ],
    actionNames: words.actions,
    onBoard: gridRowsOf(words.onBoard),
  };
}
