/**
 * The board that is being drawn: the state of the room, and what events do to it. `show.js` shows it.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Cell } from "../../widgets/board-grid.js"
 * @import { Draft } from "./draft.js"
 * @import { State } from "./state.js"
 * @import { Tool } from "./tools.js"
 * @import { Leaps } from "../../pkg/knights_tour.js"
 */

import { checkLeaper } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/build.js";
import * as shared from "#text/words.js";
import { fitShape } from "../../widgets/canvas.js";
import {
  heightOf,
  isAlike,
  isSame,
  isSquare,
  nameOf,
  painted,
  squaresOf,
  startedOn,
  widthOf,
} from "./draft.js";
import { startedAsAsked } from "./read-drafts.js";

/** The boards of links are one step to undo. */
export const LINK = "link";

/**
 * @typedef {object} Room
 * @property {RoomFrame} frame
 * @property {ReturnType<typeof import("./history.js").createHistory<Draft>>} history
 * @property {{ draft: Draft, square: boolean } | null} stroke the one that is being drawn, before it is history
 * @property {Tool} tool
 * @property {Leaps} leaper
 * @property {Cell | null} cursor
 * @property {string[]} marked squares to blame, until the board changes
 * @property {HTMLElement} place of the board
 * @property {ReturnType<typeof import("./easel.js").createEasel>} easel
 * @property {ReturnType<typeof import("../../widgets/board-grid.js").createBoardGrid>} grid
 * @property {ReturnType<typeof import("./tools.js").createTools>} tools
 * @property {ReturnType<typeof import("./size-panel.js").createSizePanel>} sizes
 * @property {ReturnType<typeof import("../../widgets/piece-picker.js").createPieceChoice>} piece
 * @property {ReturnType<typeof import("./text-panel.js").createTextPanel>} text
 * @property {ReturnType<typeof import("./feasibility.js").createFeasibility>} feasibility
 */

/** The draft that is shown. @param {Room} room */
export const now = ({ stroke, history }) => stroke?.draft ?? history.now();

/** How many squares and holes it has. @param {Draft} draft */
export function contentsOf(draft) {
  const squares = squaresOf(draft);
  return words.contents(squares, widthOf(draft) * heightOf(draft) - squares);
}

/** The size of the board. @param {Draft} draft */
export const sizeOf = (draft) => shared.size(widthOf(draft), heightOf(draft));

/** @type {(draft: Draft, cell: Cell) => string} */
export const labelOf = (draft, cell) =>
  words.cell(nameOf(cell), isSquare(draft, cell), isSame(draft.start, cell));

/** Puts a draft on. @type {(room: Room, draft: Draft, series?: string) => void} */
export function put(room, draft, series) {
  take(room, draft, series);
  speak(room, contentsOf(draft));
}

/** @type {(room: Room, draft: Draft, series?: string) => void} */
function take(room, draft, series) {
  room.easel.drop();
  room.history.put(draft, series);
  room.frame.hush();
  changed(room);
}

/** Tells those who cannot see it what the board has become. @type {(room: Room, what: string) => void} */
function speak({ frame }, what) {
  frame.announce(what, { about: "board" });
}

/** Everything is shown again, and soon what is slower. @param {Room} room */
function changed(room) {
  const draft = now(room);
  room.marked = [];
  room.feasibility.forget();
  fitShape(room.place, widthOf(draft), heightOf(draft));
  room.frame.redraw();
  room.frame.settleSoon();
}

/** Begins a stroke. @type {(room: Room, cell: Cell, erases: boolean) => void} */
export function begin(room, cell, erases) {
  const { tool, frame } = room;
  const draft = now(room);
  frame.hush();
  if (tool === "start" && !erases) {
    room.stroke = { draft: startedOn(draft, cell), square: true };
  } else {
    const makesSquares = tool === "toggle" ? !isSquare(draft, cell) : tool !== "erase";
    room.stroke = { draft, square: makesSquares && !erases };
    paint(room, [cell]);
  }
  changed(room);
}

/** @type {(room: Room, cells: readonly Cell[]) => void} */
export function paint({ stroke, tool, frame }, cells) {
  if (stroke && (tool !== "start" || !stroke.square)) {
    stroke.draft = painted(stroke.draft, cells, stroke.square);
    frame.redraw();
  }
}

/** @type {(room: Room, isKept: boolean) => void} */
export function end(room, isKept) {
  const drawn = room.stroke?.draft;
  room.stroke = null;
  if (drawn && isKept && !isAlike(drawn, now(room))) {
    put(room, drawn);
  } else {
    changed(room);
  }
}

/** What the keyboard does to a cell. @type {(room: Room, cell: Cell) => void} */
export function choose(room, cell) {
  const draft = now(room);
  take(
    room,
    room.tool === "start" ? startedOn(draft, cell) : painted(draft, [cell], !isSquare(draft, cell)),
  );
  speak(room, labelOf(now(room), cell));
}

/** @type {(room: Room, cell: Cell | null) => void} */
export function setCursor(room, cell) {
  room.cursor = cell;
  room.frame.redraw();
}

/** @type {(room: Room, tool: Tool) => void} */
export function chooseTool(room, tool) {
  room.tool = tool;
  room.frame.hush();
  room.frame.redraw();
}

/** @type {(room: Room, step: "undo" | "redo") => void} */
export function goBack(room, step) {
  const before = now(room);
  room.easel.drop();
  room.history[step]();
  if (now(room) !== before) {
    const contents = contentsOf(now(room));
    speak(room, step === "undo" ? words.undone(contents) : words.redone(contents));
  }
  room.frame.hush();
  changed(room);
}

/** @type {(room: Room, leaper: Leaps) => void} */
export function choosePiece(room, leaper) {
  try {
    checkLeaper(leaper);
  } catch (error) {
    room.piece.refuse(messageOf(error));
    return;
  }
  room.leaper = leaper;
  room.piece.refuse(null);
  changed(room);
}

/** Shows what a link asks for, and returns what cannot be used. @type {(room: Room, state: State) => { name: string, message: string }[]} */
export function follow(room, { leaper, board, start }) {
  const problems = [];
  room.leaper = leaper;
  let draft = board ?? now(room);
  if (start !== undefined) {
    try {
      draft = startedAsAsked(draft, start);
    } catch (error) {
      problems.push({ name: "start", message: messageOf(error) });
    }
  }
  if (!isAlike(draft, now(room))) {
    put(room, draft, LINK);
  }
  changed(room);
  return problems;
}
