/**
 * The room in which boards are made: puts its parts together and says what each event does. What is
 * drawn is a draft with a history; events put another draft on and ask for a redraw.
 *
 * @import { RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { Opener } from "../../app/mount-room.js"
 * @import { Cell } from "../../widgets/board-grid.js"
 * @import { Draft } from "./draft.js"
 * @import { State } from "./state.js"
 * @import { Tool } from "./tools.js"
 */

import { linkTo } from "../../app/links.js";
import { mountRoom } from "../../app/mount-room.js";
import { checkLeaper, paintDraft, placeBox } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/build.js";
import * as shared from "#text/words.js";
import { createBoardGrid } from "../../widgets/board-grid.js";
import { fitShape } from "../../widgets/canvas.js";
import { find, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { createPieceChoice } from "../../widgets/piece-picker.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import {
  changes,
  draftOf,
  heightOf,
  isAlike,
  isSame,
  isSquare,
  nameOf,
  painted,
  resized,
  squaresOf,
  startedOn,
  startOf,
  textOf,
  widthOf,
} from "./draft.js";
import { createEasel } from "./easel.js";
import { createHistory } from "./history.js";
import { createPicturePanel, listenForDrops } from "./picture-panel.js";
import { createFeasibility } from "./feasibility.js";
import { createSizePanel } from "./size-panel.js";
import { boardTextOf, startedAsAsked } from "./read-drafts.js";
import { route } from "./state.js";
import { createTextPanel } from "./text-panel.js";
import { createTools } from "./tools.js";

/** What the room begins with: a hole to play with. No closed tour, and an open one that only a search finds. */
const BEGINNING = "...../...../..#../...../.....";

/** The boards of links are one step to undo. */
const LINK = "link";

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

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function build(root, frame) {
  const { redraw } = frame;
  const history = createHistory(draftOf(BEGINNING), LINK);
  /** The stroke that is being drawn, before it is history. @type {{ draft: Draft, square: boolean } | null} */
  let stroke = null;
  /** @type {Tool} */
  let tool = "toggle";
  /** @type {[number, number]} */
  let leaper = [1, 2];
  /** @type {Cell | null} */
  let cursor = null;
  /** Squares to blame, until the board changes. @type {string[]} */
  let marked = [];

  const boardFrame = find(root, ".board", HTMLElement);
  const canvas = find(boardFrame, "canvas", HTMLCanvasElement);
  const context = canvas.getContext("2d");
  const caption = find(root, ".caption", HTMLElement);
  const explore = find(root, ".go", HTMLAnchorElement);
  const count = find(root, ".count", HTMLAnchorElement);
  const feasibility = createFeasibility(
    find(root, ".feasibility", HTMLElement),
    find(root, "#build-possible", HTMLElement),
    { found: redraw, say: (verdict, about) => frame.announce(verdict, { about }) },
  );
  const sizes = createSizePanel(find(root, ".size-panel", HTMLElement), {
    size: (width, height) => put(resized(now(), width, height)),
    shape: (board) => put(draftOf(board)),
  });
  const piecePanel = find(root, ".piece-panel", HTMLElement);
  const pieceError = createFieldError(find(piecePanel, ".error", HTMLElement));
  const piece = createPieceChoice(piecePanel, pieceError, choosePiece);
  const text = createTextPanel(find(root, ".text-panel", HTMLElement), {
    use: put,
    say: frame.say,
  });
  const picture = createPicturePanel(find(root, ".picture-panel", HTMLElement), {
    board: (rows, series) => put({ rows, start: null }, series),
  });
  const easel = createEasel(canvas, {
    board: () => textOf(now()),
    theme: () => frame.theme,
    empty() {
      // The canvas may be measured while the grid still has the board before.
      grid.use(widthOf(now()), heightOf(now()));
      grid.place();
      draw();
    },
    begin,
    paint,
    end,
    hover: setCursor,
  });
  const grid = createBoardGrid(find(root, ".grid", HTMLElement), {
    cursor: (name, cell) => setCursor(name === null ? null : cell),
    choose: (_, cell) => choose(cell),
    label: (_, cell) => labelOf(cell),
    marked: () => marked,
    box: (name) =>
      easel.view.width > 0
        ? placeBox(textOf(now()), name, { ...easel.view, theme: frame.theme })
        : null,
  });
  const tools = createTools(find(root, ".strip", HTMLElement), {
    tool: chooseTool,
    step: goBack,
    change: (name) => put(changes[name](now())),
  });

  function now() {
    return stroke?.draft ?? history.now();
  }

  /** @param {Draft} draft */
  const contentsOf = (draft) => {
    const squares = squaresOf(draft);
    return words.contents(squares, widthOf(draft) * heightOf(draft) - squares);
  };

  /** Puts a draft on. @type {(draft: Draft, series?: string) => void} */
  function put(draft, series) {
    take(draft, series);
    speak(contentsOf(draft));
  }

  /** @type {(draft: Draft, series?: string) => void} */
  function take(draft, series) {
    easel.drop();
    history.put(draft, series);
    frame.hush();
    changed();
  }

  /** Tells those who cannot see it what the board has become. @param {string} what */
  function speak(what) {
    frame.announce(what, { about: "board" });
  }

  /** Everything is shown anew, and soon what is slower. */
  function changed() {
    const draft = now();
    marked = [];
    feasibility.forget();
    fitShape(boardFrame, widthOf(draft), heightOf(draft));
    redraw();
    frame.settleSoon();
  }

  function draw() {
    if (!frame.isOpen || !context || easel.view.width === 0) {
      return;
    }
    const draft = now();
    const view = {
      ...easel.view,
      theme: frame.theme,
      cursor: cursor && isOnBoard(cursor) ? nameOf(cursor) : null,
      marked,
    };
    paintDraft(context, textOf(draft), view, startOf(draft), feasibility.tour(), leaper);
    showCaption();
    tools.show(tool, history.canUndo(), history.canRedo());
    frame.usable();
  }

  /** @param {Cell} cell */
  const isOnBoard = ({ column, row }) => column < widthOf(now()) && row < heightOf(now());

  function showCaption() {
    const draft = now();
    const hint = words.hint(tool, contentsOf(draft));
    setText(caption, frame.message || (cursor && isOnBoard(cursor) ? labelOf(cursor) : hint));
  }

  /** @param {Cell} cell */
  const labelOf = (cell) =>
    words.cell(nameOf(cell), isSquare(now(), cell), isSame(now().start, cell));

  /** What follows a change at its own pace. */
  function settle() {
    const draft = now();
    const [width, height] = [widthOf(draft), heightOf(draft)];
    sizes.show(width, height);
    text.show(draft);
    piece.show(leaper);
    grid.use(width, height);
    if (squaresOf(draft) > 0) {
      const run = { board: boardTextOf(draft), leaper, start: startOf(draft) };
      marked = feasibility.show(run.board, leaper, run.start);
      redraw();
      explore.href = linkTo("explore", run);
      count.href = linkTo("count", { board: run.board, leaper });
    } else {
      feasibility.showNothing();
      explore.removeAttribute("href");
      count.removeAttribute("href");
    }
    grid.show();
  }

  /** @type {(cell: Cell, erases: boolean) => void} */
  function begin(cell, erases) {
    frame.hush();
    if (tool === "start" && !erases) {
      stroke = { draft: startedOn(now(), cell), square: true };
    } else {
      const makesSquares = tool === "toggle" ? !isSquare(now(), cell) : tool !== "erase";
      stroke = { draft: now(), square: makesSquares && !erases };
      paint([cell]);
    }
    changed();
  }

  /** @param {readonly Cell[]} cells */
  function paint(cells) {
    if (stroke && (tool !== "start" || !stroke.square)) {
      stroke.draft = painted(stroke.draft, cells, stroke.square);
      redraw();
    }
  }

  /** @param {boolean} isKept */
  function end(isKept) {
    const drawn = stroke?.draft;
    stroke = null;
    if (drawn && isKept && !isAlike(drawn, now())) {
      put(drawn);
    } else {
      changed();
    }
  }

  /** What the keyboard does to a cell. @param {Cell} cell */
  function choose(cell) {
    take(
      tool === "start" ? startedOn(now(), cell) : painted(now(), [cell], !isSquare(now(), cell)),
    );
    speak(labelOf(cell));
  }

  /** @param {Cell | null} cell */
  function setCursor(cell) {
    cursor = cell;
    redraw();
  }

  /** @param {Tool} chosen */
  function chooseTool(chosen) {
    tool = chosen;
    frame.hush();
    redraw();
  }

  /** @param {"undo" | "redo"} step */
  function goBack(step) {
    const before = now();
    easel.drop();
    history[step]();
    if (now() !== before) {
      const contents = contentsOf(now());
      speak(step === "undo" ? words.undone(contents) : words.redone(contents));
    }
    frame.hush();
    changed();
  }

  /** @param {[number, number]} lengths */
  function choosePiece(lengths) {
    try {
      checkLeaper(lengths);
    } catch (error) {
      piece.refuse(messageOf(error));
      return;
    }
    leaper = lengths;
    piece.refuse(null);
    changed();
  }

  /** @param {State} state */
  function apply(state) {
    const problems = [];
    leaper = state.leaper;
    let draft = state.board ?? now();
    if (state.start !== undefined) {
      try {
        draft = startedAsAsked(draft, state.start);
      } catch (error) {
        problems.push({ name: "start", message: messageOf(error) });
      }
    }
    if (!isAlike(draft, now())) {
      put(draft, LINK);
    }
    changed();
    return problems;
  }

  /** The size of the board. */
  const sizeOf = (/** @type {Draft} */ draft) => shared.size(widthOf(draft), heightOf(draft));

  listenForDrops(root, () => frame.isOpen, picture.load);

  return {
    route,
    state: () => ({ board: now(), leaper, start: startOf(now()) }),
    apply,
    correction: (name, message, instead) =>
      shared.replaced(
        name,
        message,
        name === "board" ? sizeOf(now()) : name === "start" ? instead || words.noStart : instead,
      ),
    title: () => words.title(sizeOf(now()), contentsOf(now()), shared.labels.title),
    draw,
    settle,
    isMoving: () => stroke !== null,
    actions: {
      undo: () => goBack("undo"),
      redo: () => goBack("redo"),
    },
    bindings: [
      { action: "undo", name: words.keys.undo, keys: ["Ctrl+Z"] },
      { action: "redo", name: words.keys.redo, keys: ["Ctrl+Shift+Z", "Ctrl+Y"] },
    ],
    onBoard: gridRowsOf(words.keys),
    leave: () => easel.drop(),
  };
}
