/**
 * The five screens of the introduction: how a knight moves, a try, the trick, the machine, and what nobody would
 * guess. Each has a board, and one thing to do next.
 *
 * @import { Opener, RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createPresentation } from "../../app/presentation.js";
import { find } from "../../widgets/dom.js";
import * as words from "#text/intro.js";
import { labels } from "#text/words.js";
import { createBoard } from "./board.js";
import { createShow } from "./show.js";
import { keepScreen, keptScreen, route, SCREENS } from "./state.js";
import { answer, begin, createTale, findOut, idOf, isAtWork, pick, takeBack } from "./tale.js";

const files = {
  markup: new URL("room.html", import.meta.url),
  style: new URL("room.css", import.meta.url),
};

/** @type {Opener} */
export const openIntro = (root, router) =>
  mountRoom(root, router, { files, labels: words.labels, heading: "#intro-heading" }, intro);

/** @type {(root: HTMLElement, frame: RoomFrame) => RoomParts<State>} */
function intro(root, frame) {
  const tale = createTale();
  const board = createBoard(root, tale, frame, choose);
  const tell = createShow(root, tale, frame);
  const { player } = board;
  const presentation = createPresentation(root, frame.changed, () => frame.say(labels.roomFailed));

  /** @param {string} square */
  function choose(square) {
    if (pick(tale, square) && tale.scene.game) {
      player.moved();
    }
    board.settle();
    frame.changed();
  }

  /** @param {number} screen */
  function show(screen) {
    begin(tale, screen);
    keepScreen(screen);
    board.put();
  }

  /** Goes to another screen, as a step of the browser’s history. @param {number} screen */
  function go(screen) {
    frame.go({ screen });
    find(root, "#intro-heading", HTMLElement).focus();
  }

  return {
    route,
    state: () => ({ screen: tale.screen, present: presentation.isOn }),
    apply({ screen, present }, before) {
      const wanted = screen ?? keptScreen();
      if (wanted !== before?.screen) {
        show(wanted);
      }
      if (present !== presentation.isOn) {
        void presentation.set(present);
      }
    },
    title: () => words.title(words.screens[idOf(tale)].name),
    draw(now) {
      const goesOn = board.draw(now);
      const isBusy = findOut(tale);
      tell(player.isMoving);
      // Its link and its title are the same while the machine moves.
      frame.once(String(tale.screen), () => presentation.show());
      frame.usable();
      return goesOn || isBusy;
    },
    settle: board.settle,
    actions: {
      before: () => tale.screen > 1 && go(tale.screen - 1),
      undo() {
        takeBack(tale);
        player.moved();
        board.settle();
      },
      restart: () => show(tale.screen),
      play() {
        tale.isPaused = isAtWork(tale) && !tale.isPaused;
        player.pause();
      },
      /** An answer if one is asked for, or the next screen. */
      onward() {
        if (!answer(tale, null) && tale.screen < SCREENS) {
          go(tale.screen + 1);
        }
      },
      present: () => void presentation.set(!presentation.isOn),
      cancel: presentation.close,
    },
    bindings: [
      { action: "onward", name: words.labels.next, keys: ["PageDown", "n"] },
      { action: "before", name: words.labels.before, keys: ["PageUp", "p"] },
      { action: "present", name: labels.present, keys: ["f"] },
    ],
    leave() {
      player.pause();
      presentation.show(false);
    },
  };
}
