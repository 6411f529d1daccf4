/**
 * The room of number puzzles: some numbers of a tour are given, and the visitor fills in the others.
 *
 * @import { Opener, RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { State } from "./route.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { randomSeed } from "../../pkg/knights_tour.js";
import * as words from "#text/puzzle.js";
import { cellGridStyle } from "../../widgets/cell-grid-style.js";
import { copyText } from "../../widgets/files.js";
import { find } from "../../widgets/dom.js";
import { gridRowsOf } from "../../widgets/shortcuts.js";
import { askHint } from "./hint.js";
import { createParts } from "./parts.js";
import * as play from "./play.js";
import { route } from "./route.js";
import { createShow } from "./show.js";
import { ofRung } from "./source.js";
import { redo, undo } from "./state.js";
import { shareLine } from "./tell.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: [cellGridStyle, new URL("room.css", import.meta.url)],
};

/** @type {Opener} */
export const openPuzzle = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#puzzle-heading" }, puzzle);

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function puzzle(root, frame) {
  const parts = createParts(root, frame, {
    pick: (square) => play.pick(parts, square),
    digit: (square, digit) => play.digit(parts, square, digit),
    erase: (square) => play.erase(parts, square),
    day: (grade) => play.playDay(parts, grade),
    climb(rung) {
      const { id, ...settings } = ofRung(rung);
      play.makeAnother(parts, settings, { kind: "rung", rung: id });
    },
    make: ({ grade, symmetry, ...settings }) =>
      play.makeAnother(
        parts,
        { ...settings, grade, symmetry, seed: randomSeed() },
        { kind: "own", grade, symmetry },
      ),
    use: (settings) => play.useOwn(parts, settings),
  });
  const { room, making } = parts;
  const draw = createShow(root, parts, (number) => play.choose(parts, number));
  for (const [id, name] of /** @type {const} */ ([
    ["places", "showsPlaces"],
    ["tell-wrong", "tellsWrong"],
  ])) {
    const box = find(root, `#puzzle-${id}`, HTMLInputElement);
    box.addEventListener("change", () => play.turn(parts, name, box.checked));
  }
  find(root, "#puzzle-copy", HTMLElement).addEventListener("click", async () =>
    frame.say((await copyText(shareLine(room))) ? words.copied : words.copyRefused),
  );
  const { digits, erase, ...grid } = words.onBoard;

  return {
    route,
    state: () => play.stateIn(parts),
    apply: (wanted) => play.apply(parts, wanted),
    title: () => words.title(room),
    draw() {
      draw();
      frame.usable();
    },
    isMoving: () => making.isAtWork,
    actions: {
      back: () => undo(room) && play.changed(parts),
      forward: () => redo(room) && play.changed(parts),
      erase: () => play.erase(parts, room.cursor),
      hint: () => askHint(parts),
      check: () => play.check(parts),
      restart: () => play.clear(parts),
      next: () => play.goOn(parts),
      cancel: () => play.cancel(parts),
    },
    bindings: [
      { action: "hint", name: words.actions.hint, keys: ["h"] },
      { action: "check", name: words.actions.check, keys: ["l"] },
    ],
    actionNames: words.actions,
    onBoard: [
      ...gridRowsOf(grid),
      { name: digits, keys: ["0–9"] },
      { name: erase, keys: ["Delete", "Backspace"] },
    ],
  };
}
