/**
 * What stands beside the board: the words of the screen, what is said of the last action, and what can be done.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Tale } from "./tale.js"
 */

import * as words from "#text/intro.js";
import { play } from "#text/words.js";
import { celebrate } from "../../widgets/celebrate.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { SCREENS } from "./state.js";
import { idOf, isAtWork, isDone, isTour, placeOf, replyOf } from "./tale.js";

/** @type {(root: HTMLElement, tale: Tale, frame: RoomFrame) => (isMoving: boolean) => void} */
export function createShow(root, tale, frame) {
  const reply = find(root, ".reply", HTMLElement);
  const dots = Array.from({ length: SCREENS }, () => make("i"));
  find(root, ".dots", HTMLElement).append(...dots);
  let said = "";
  /** The game whose tour has been celebrated. @type {Tale["scene"]["game"]} */
  let celebrated = null;

  /** @param {string} action */
  const button = (action) => find(root, `[data-action="${action}"]`, HTMLButtonElement);

  /** Calls a button what it does now. @type {(action: string, text: string) => void} */
  function name(action, text) {
    setText(button(action), text);
    setAttribute(button(action), "aria-label", text);
  }

  function showButtons() {
    const { screen, scene, isAsking, isPaused } = tale;
    const isLast = screen === SCREENS;
    button("before").hidden = screen === 1;
    button("undo").hidden = scene.game === null || screen === 1;
    setAttribute(button("undo"), "aria-disabled", scene.session.position === 0 ? "true" : null);
    button("play").hidden = !isAtWork(tale);
    name("play", isPaused ? play.play : play.pause);
    button("restart").hidden = isLast;
    button("onward").hidden = isLast;
    name("onward", isAsking ? words.labels.answer : words.labels.next);
    button("onward").classList.toggle("primary", isAsking || isDone(tale));
  }

  return (isMoving) => {
    const screen = words.screens[idOf(tale)];
    const isLast = tale.screen === SCREENS;
    setText(find(root, ".place .number", HTMLElement), placeOf(tale));
    dots.forEach((dot, i) => dot.classList.toggle("is-here", i === tale.screen - 1));
    setText(find(root, "#intro-heading", HTMLElement), screen.name);
    setText(find(root, ".say", HTMLElement), screen.text);
    find(root, ".ways", HTMLElement).hidden = !isLast;
    const answered = isLast ? "" : replyOf(tale);
    setText(reply, answered);
    reply.hidden = answered === "";
    showButtons();
    if (!isMoving && answered !== said) {
      said = answered;
      frame.announce(answered);
    }
    const { game } = tale.scene;
    if (game && game !== celebrated && isTour(tale)) {
      celebrated = game;
      void celebrate(find(root, ".board", HTMLElement));
    }
  };
}
