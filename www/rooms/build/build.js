/**
 * The room in which boards are made: puts its parts together and says what each event does. What is
 * drawn is a draft with a history; events put another draft on and ask for a redraw.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Room } from "./drawing.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { placeBox } from "../../pkg/knights_tour.js";
import * as words from "#text/build.js";
import * as shared from "#text/words.js";
import { createBoardGrid } from "../../widgets/board-grid.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import { changes, draftOf, heightOf, resized, startOf, textOf, widthOf } from "./draft.js";
import { begin, choose, choosePiece, chooseTool, contentsOf, end, follow } from "./drawing.js";
import { goBack, labelOf, LINK, now, paint, put, setCursor, sizeOf } from "./drawing.js";
import { createEasel } from "./easel.js";
import { createHistory } from "./history.js";
import { createPicturePanel, listenForDrops } from "./picture-panel.js";
import { createFeasibility } from "./feasibility.js";
import { createShow } from "./show.js";
import { createSizePanel } from "./size-panel.js";
import { route } from "./state.js";
import { createTextPanel } from "./text-panel.js";
import { createTools } from "./tools.js";

/** What the room begins with: a hole to play with. No closed tour, and an open one that only a search finds. */
const BEGINNING = "...../...../..#../...../.....";

/** The address, the title and the panels follow this long after a change. */
const SETTLE_MS = 150;

const source = {
  files: {
    markup: new URL("room.html", import.meta.url),
    style: new URL("room.css", import.meta.url),
  },
  labels: words.labels,
  heading: "#build-heading",
  settleAfter: SETTLE_MS,
};

/** @type {Opener} */
export const openBuild = (root, router) => mountRoom(root, router, source, build);

/** The room’s beginning. @type {(root: HTMLElement, frame: RoomFrame, draw: () => void) => Room} */
function roomIn(root, frame, draw) {
  const place = find(root, ".board", HTMLElement);
  const piecePanel = find(root, ".piece-panel", HTMLElement);
  const pieceError = createFieldError(find(piecePanel, ".error", HTMLElement));
  /** @type {Room} */
  const room = {
    ...{ frame, place },
    history: createHistory(draftOf(BEGINNING), LINK),
    stroke: null,
    tool: "toggle",
    leaper: [1, 2],
    cursor: null,
    marked: [],
    feasibility: createFeasibility(
      find(root, ".feasibility", HTMLElement),
      find(root, "#build-possible", HTMLElement),
      { found: frame.redraw, say: (verdict, about) => frame.announce(verdict, { about }) },
    ),
    sizes: createSizePanel(find(root, ".size-panel", HTMLElement), {
      size: (width, height) => put(room, resized(now(room), width, height)),
      shape: (board) => put(room, draftOf(board)),
    }),
    piece: createPieceChoice(piecePanel, pieceError, (lengths) => choosePiece(room, lengths)),
    text: createTextPanel(find(root, ".text-panel", HTMLElement), {
      use: (draft) => put(room, draft),
      say: frame.say,
    }),
    easel: createEasel(find(place, "canvas", HTMLCanvasElement), {
      board: () => textOf(now(room)),
      theme: () => frame.theme,
      empty() {
        // The canvas may be measured while the grid still has the board before.
        room.grid.use(widthOf(now(room)), heightOf(now(room)));
        room.grid.place();
        draw();
      },
      begin: (cell, erases) => begin(room, cell, erases),
      paint: (cells) => paint(room, cells),
      end: (isKept) => end(room, isKept),
      hover: (cell) => setCursor(room, cell),
    }),
    grid: createBoardGrid(find(root, ".grid", HTMLElement), {
      cursor: (name, cell) => setCursor(room, name === null ? null : cell),
      choose: (_, cell) => choose(room, cell),
      label: (_, cell) => labelOf(now(room), cell),
      marked: () => room.marked,
      box: (name) =>
        room.easel.view.width > 0
          ? placeBox(textOf(now(room)), name, { ...room.easel.view, theme: frame.theme })
          : null,
    }),
    tools: createTools(find(root, ".strip", HTMLElement), {
      tool: (tool) => chooseTool(room, tool),
      step: (step) => goBack(room, step),
      change: (name) => put(room, changes[name](now(room))),
    }),
  };
  return room;
}

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function build(root, frame) {
  const room = roomIn(root, frame, () => show.draw());
  const show = createShow(root, room);
  const picture = createPicturePanel(find(root, ".picture-panel", HTMLElement), {
    board: (rows, series) => put(room, { rows, start: null }, series),
  });
  listenForDrops(root, () => frame.isOpen, picture.load);

  return {
    route,
    state: () => ({ board: now(room), leaper: room.leaper, start: startOf(now(room)) }),
    apply: (state) => follow(room, state),
    correction: (name, message, instead) =>
      shared.replaced(
        name,
        message,
        name === "board"
          ? sizeOf(now(room))
          : name === "start"
            ? instead || words.noStart
            : instead,
      ),
    title: () => words.title(sizeOf(now(room)), contentsOf(now(room)), shared.labels.title),
    ...show,
    isMoving: () => room.stroke !== null,
    actions: {
      undo: () => goBack(room, "undo"),
      redo: () => goBack(room, "redo"),
    },
    bindings: [
      { action: "undo", name: words.keys.undo, keys: ["Ctrl+Z"] },
      { action: "redo", name: words.keys.redo, keys: ["Ctrl+Shift+Z", "Ctrl+Y"] },
    ],
    onBoard: gridRowsOf(words.keys),
    leave: () => room.easel.drop(),
  };
}
