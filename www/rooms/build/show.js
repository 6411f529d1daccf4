/**
 * Shows the board that is being drawn: its picture at once, and what is slower once it rests.
 * @import { Cell } from "../../widgets/board-grid.js"
 * @import { Draft } from "./draft.js"
 * @import { Room } from "./drawing.js"
 */

import { linkTo } from "../../app/links.js";
import { paintDraft } from "../../pkg/knights_tour.js";
import * as words from "#text/build.js";
import { find, setText } from "../../widgets/dom.js";
import { heightOf, nameOf, squaresOf, startOf, textOf, widthOf } from "./draft.js";
import { contentsOf, labelOf, now } from "./drawing.js";
import { boardTextOf } from "./read-drafts.js";

/** @type {(root: HTMLElement, room: Room) => { draw: () => void, settle: () => void }} */
export function createShow(root, room) {
  const context = find(room.place, "canvas", HTMLCanvasElement).getContext("2d");
  const caption = find(root, ".caption", HTMLElement);
  const explore = find(root, ".go", HTMLAnchorElement);
  const count = find(root, ".count", HTMLAnchorElement);
  return {
    draw() {
      const { frame, easel, history, tool } = room;
      if (!frame.isOpen || !context || easel.view.width === 0) {
        return;
      }
      const draft = now(room);
      const cell = cursorOn(room, draft);
      const cursor = cell && nameOf(cell);
      const view = { ...easel.view, theme: frame.theme, cursor, marked: room.marked };
      const tour = room.feasibility.tour();
      paintDraft(context, textOf(draft), view, startOf(draft), tour, room.leaper);
      const hint = words.hint(tool, contentsOf(draft));
      setText(caption, frame.message || (cell ? labelOf(draft, cell) : hint));
      room.tools.show(tool, history.canUndo(), history.canRedo());
      frame.usable();
    },
    /** What follows a change at its own pace. */
    settle() {
      const { feasibility, leaper, grid } = room;
      const draft = now(room);
      const [width, height] = [widthOf(draft), heightOf(draft)];
      room.sizes.show(width, height);
      room.text.show(draft);
      room.piece.show(leaper);
      grid.use(width, height);
      if (squaresOf(draft) > 0) {
        const run = { board: boardTextOf(draft), leaper, start: startOf(draft) };
        room.marked = feasibility.show(run.board, leaper, run.start);
        room.frame.redraw();
        explore.href = linkTo("explore", run);
        count.href = linkTo("count", { board: run.board, leaper });
      } else {
        feasibility.showNothing();
        explore.removeAttribute("href");
        count.removeAttribute("href");
      }
      grid.show();
    },
  };
}

/** The cell under the pointer or the keyboard, if the board has it. @type {(room: Room, draft: Draft) => Cell | null} */
const cursorOn = ({ cursor }, draft) =>
  cursor && cursor.column < widthOf(draft) && cursor.row < heightOf(draft) ? cursor : null;
