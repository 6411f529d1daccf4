/**
 * Renders the room: the board in every frame, its story once for each moment. Each frame also advances a
 * method that plays.
 * @import { Parts } from "./parts.js"
 */

import * as words from "#text/play.js";
import { play as playNames } from "#text/words.js";
import { find, setAttribute, setIcon, setText } from "../../widgets/dom.js";
import { canTakeBack, moved, takeBackTo } from "./moves.js";
import { mayUse } from "./state.js";
import { captionOf, storyOf } from "./tell.js";

/** @type {(root: HTMLElement, parts: Parts) => (now: number) => boolean} draws; true while something moves */
export function createShow(root, parts) {
  const { room, frame, player, panel, placing } = parts;
  const { view, layers } = parts.board;
  const caption = find(root, ".caption", HTMLElement);
  const play = find(root, "[data-action=play]", HTMLElement);
  const forward = find(root, ".forward", HTMLElement);
  const restart = find(root, "[data-action=restart]", HTMLElement);
  const undo = find(root, "[data-action=undo]", HTMLElement);

  /** @type {(action: string, means: boolean) => void} */
  function allow(action, means) {
    const button = find(root, `[data-action=${action}]`, HTMLElement);
    setAttribute(button, "aria-disabled", means ? null : "true");
  }

  function showButtons() {
    const { game } = room;
    const { position, recorded, outcome } = game.session.moment();
    const canStep = game.isAtWork && outcome === null;
    allow("back", canTakeBack(room));
    allow("forward", canStep || position < recorded);
    allow("hint", outcome === null && !game.isAtWork && mayUse(room, "hint"));
    allow("judge", outcome?.kind !== "tour" && mayUse(room, "judge"));
    allow("restart", position > 0);
    showUndo(position > 0);
    placing.show();
    const onward = game.isAtWork ? words.labels.step : words.labels.redo;
    setText(forward, onward);
    setAttribute(find(root, "[data-action=forward]", HTMLElement), "aria-label", onward);
    const name = player.isMoving ? "pause" : "play";
    if (!canStep && document.activeElement === play) {
      panel.focus(); // The button disappears, so the focus must move.
    }
    play.hidden = !canStep;
    setIcon(play, name);
    setAttribute(play, "aria-label", playNames[name]);
  }

  /** Undo stands in the place of “Start over”, where there is nothing to start over. @param {boolean} isUnderWay */
  function showUndo(isUnderWay) {
    const isOffered = room.before !== null;
    undo.hidden = !isOffered;
    if (isOffered && !isUnderWay && document.activeElement === restart) {
      undo.focus();
    }
    restart.hidden = isOffered && !isUnderWay;
  }

  /** Shows everything that belongs to one moment. */
  function tell() {
    const moment = room.game.session.moment();
    const next = parts.offer();
    panel.show(storyOf(room, moment, { takeBackTo: (move) => takeBackTo(parts, move), next }));
    parts.against.show();
    parts.challenges.show();
    parts.ladder.show();
    parts.take.show();
    parts.typed.refresh();
  }

  return (now) => {
    const wasMoving = player.isMoving;
    const goesOn = player.tick(now);
    if (wasMoving && !player.isMoving) {
      moved(parts); // A method that played has stopped.
    }
    const { session } = room.game;
    const moment = session.moment();
    const isDrawn = view.draw();
    showButtons();
    setText(caption, captionOf(room, moment, frame.message, layers.shown));
    frame.once(`${room.run} ${moment.position} ${player.phase}`, tell);
    if (isDrawn) {
      frame.usable();
    }
    return goesOn || view.isBehind();
  };
}
