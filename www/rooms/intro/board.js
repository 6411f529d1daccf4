/**
 * The board of a screen: the visitor moves on it, or the machine does, as long as nothing is asked and nobody has
 * paused it.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Tale } from "./tale.js"
 */

import { createFlashGuard } from "../../run/flash-guard.js";
import { createPlayer } from "../../run/player.js";
import { squareLabel } from "#text/words.js";
import { createRunBoard } from "../../widgets/run-board.js";
import { followNames, wordsIn } from "../../widgets/square-names.js";
import { ask, goOn, isAtWork, squaresAsked } from "./tale.js";

/**
 * @param {HTMLElement} root
 * @param {Tale} tale
 * @param {RoomFrame} frame
 * @param {(square: string) => void} pick
 */
export function createBoard(root, tale, frame, pick) {
  const player = createPlayer(tale.scene.session);
  const guard = createFlashGuard();
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {string | null} */
  let cursor = null;

  const { view, grid, pointing, use } = createRunBoard(root, {
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
    pick,
    cursor(square) {
      cursor = square;
      frame.redraw();
    },
    label(square) {
      const { session } = tale.scene;
      const info = session.squareInfo(square);
      const start = info.visit === 1 ? session.moment().start : "";
      // Nothing gives the answer away.
      return squareLabel(tale.isAsking ? { ...info, chosen: false } : info, start);
    },
    step: (square, isOnward) => tale.scene.game?.nextWay(square, isOnward) ?? null,
  });
  followNames(wordsIn(root), pointing, frame);

  /** The labels of the squares are those of this moment. */
  function settle() {
    const { session } = tale.scene;
    grid.show(session.squareInfo(session.moment().focus));
  }

  /** The tale has come to another board. */
  function put() {
    const { session, info, speed } = tale.scene;
    player.use(session, info.squares);
    player.setSpeed(speed);
    use(session, info);
    settle();
    cursor = grid.cursor();
    frame.changed();
  }

  /** Lets the machine go on, at once to its next question where motion is unwanted. */
  function run() {
    const { session, questions, info } = tale.scene;
    if (!isAtWork(tale) || tale.isPaused || player.isMoving) {
      return;
    }
    if (stillness.matches) {
      player.seek(questions.find((at) => at > session.position) ?? info.squares);
    } else {
      player.play();
    }
  }

  return {
    player,
    put,
    settle,
    /** Takes the steps of a frame, and shows where they lead. Returns whether more is to come. @param {number} now */
    draw(now) {
      run();
      const goesOn = player.tick(now);
      if (ask(tale)) {
        player.pause();
        settle();
      }
      if (guard.allows(view.takenBack(), now, player) || !player.isMoving) {
        view.draw();
      }
      if (!player.isMoving && goOn(tale)) {
        put();
      }
      return goesOn || player.isMoving || view.isBehind();
    },
  };
}
