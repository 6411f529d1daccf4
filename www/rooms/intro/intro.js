/**
 * The five screens of the introduction: how a knight moves, a try, the trick, the machine, and what nobody would
 * guess. Each has a board, and one thing to do next.
 *
 * @import { Opener, RoomFrame, RoomParts } from "../../app/mount-room.js"
 * @import { State } from "./state.js"
 */

import { mountRoom } from "../../app/mount-room.js";
import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import { celebrate } from "../../widgets/celebrate.js";
import { find, make, setAttribute, setText } from "../../widgets/dom.js";
import { createRunBoard } from "../../widgets/run-board.js";
import * as words from "#text/intro.js";
import { squareLabel } from "#text/words.js";
import { keepScreen, keptScreen, route, SCREENS } from "./state.js";
import {
  answer,
  ask,
  begin,
  createTale,
  findOut,
  goOn,
  idOf,
  isDone,
  isTour,
  pick,
  placeOf,
  replyOf,
  squaresAsked,
  takeBack,
} from "./tale.js";

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
  const player = createPlayer(tale.scene.session);
  const guard = createFlashGuard();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  const heading = find(root, "#intro-heading", HTMLElement);
  const reply = find(root, ".reply", HTMLElement);
  const dots = Array.from({ length: SCREENS }, () => make("i"));
  find(root, ".dots", HTMLElement).append(...dots);
  /** @type {string | null} */
  let cursor = null;
  let [said, celebrated] = ["", false];

  const { view, grid, use } = createRunBoard(root, {
    look: () => ({
      layers: tale.scene.layers,
      theme: frame.theme,
      glide: player.glideOn,
      choice: tale.scene.game !== null,
      cursor,
      numberFrom: null,
      marked: [...tale.marked, ...squaresAsked(tale)],
    }),
    resize: frame.redraw,
    pick: choose,
    cursor(square) {
      cursor = square;
      frame.redraw();
    },
    label: (square) =>
      squareLabel(tale.scene.session.squareInfo(square), tale.scene.session.moment().start),
    step: (square, isOnward) => tale.scene.game?.nextWay(square, isOnward) ?? null,
  });

  /** The board of the tale is another one. */
  function put() {
    const { session, info, speed } = tale.scene;
    player.use(session, info.squares);
    player.setSpeed(speed);
    use(session, info);
    grid.show(session.squareInfo(session.moment().focus));
    cursor = grid.cursor();
    celebrated = false;
    if (idOf(tale) === "machine") {
      run();
    }
    frame.changed();
  }

  /** Lets the machine go on, to its next question where motion is unwanted. */
  function run() {
    const { session, questions, info } = tale.scene;
    if (stillness.matches) {
      player.seek(questions.find((at) => at > session.position) ?? info.squares);
    } else {
      player.play();
    }
  }

  /** @param {string} square */
  function choose(square) {
    const wasAsking = tale.isAsking;
    const isMade = pick(tale, square);
    if (isMade && wasAsking) {
      run();
    } else if (isMade) {
      player.moved();
    }
    grid.show(tale.scene.session.squareInfo(tale.scene.session.moment().focus));
    frame.changed();
  }

  /** @param {number} screen */
  function show(screen) {
    begin(tale, screen);
    keepScreen(screen);
    put();
  }

  /** Goes to another screen, as a step of the browser’s history. @param {number} screen */
  function go(screen) {
    frame.go({ screen });
    heading.focus();
  }

  /** What is to be done next: an answer, or the next screen. */
  function onward() {
    if (tale.isAsking) {
      answer(tale, null);
      run();
    } else if (tale.screen < SCREENS) {
      go(tale.screen + 1);
    }
    return true;
  }

  /** @param {number} now */
  function draw(now) {
    const goesOn = player.tick(now);
    if (ask(tale)) {
      player.pause();
    }
    const isDue = guard.allows(view.takenBack(), now, player) || !player.isMoving;
    if (isDue) {
      view.draw();
    }
    if (!player.isMoving && goOn(tale)) {
      put();
    }
    const isBusy = findOut(tale);
    tell();
    frame.usable();
    return goesOn || isBusy || player.isMoving || view.isBehind();
  }

  /** Says where the visitor stands, and what can be done. */
  function tell() {
    const { name, text } = words.screens[idOf(tale)];
    const isLast = tale.screen === SCREENS;
    setText(find(root, ".place .number", HTMLElement), placeOf(tale));
    dots.forEach((dot, i) => dot.classList.toggle("is-here", i === tale.screen - 1));
    setText(heading, name);
    setText(find(root, ".say", HTMLElement), text);
    find(root, ".ways", HTMLElement).hidden = !isLast;
    const answered = isLast ? "" : replyOf(tale);
    setText(reply, answered);
    reply.hidden = answered === "";
    showButtons(isLast);
    if (!player.isMoving && answered !== said) {
      said = answered;
      frame.announce(answered);
    }
    if (isTour(tale) && tale.scene.game && !celebrated) {
      celebrated = true;
      void celebrate(find(root, ".board", HTMLElement));
    }
  }

  /** @param {boolean} isLast */
  function showButtons(isLast) {
    const isByHand = tale.scene.game !== null;
    const button = (/** @type {string} */ action) =>
      find(root, `[data-action="${action}"]`, HTMLButtonElement);
    button("before").hidden = tale.screen === 1;
    button("undo").hidden = !isByHand || tale.screen === 1;
    setAttribute(
      button("undo"),
      "aria-disabled",
      tale.scene.session.position === 0 ? "true" : null,
    );
    button("restart").hidden = isLast;
    button("onward").hidden = isLast;
    const next = tale.isAsking ? words.labels.answer : words.labels.next;
    setText(button("onward"), next);
    setAttribute(button("onward"), "aria-label", next);
    button("onward").classList.toggle("primary", tale.isAsking || isDone(tale));
  }

  return {
    route,
    state: () => ({ screen: tale.screen }),
    apply: ({ screen }) => show(screen ?? keptScreen()),
    title: () => words.title(words.screens[idOf(tale)].name),
    draw,
    isMoving: () => player.isMoving,
    actions: {
      before: () => tale.screen > 1 && go(tale.screen - 1),
      undo() {
        takeBack(tale);
        player.moved();
      },
      restart: () => show(tale.screen),
      onward,
    },
    bindings: [
      { action: "onward", name: words.labels.next, keys: ["PageDown", "n"] },
      { action: "before", name: words.labels.before, keys: ["PageUp", "p"] },
    ],
    leave: player.pause,
  };
}
