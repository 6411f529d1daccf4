/**
 * Asks before each step where the method goes, for a class: until a square is clicked or the answer is
 * shown, nothing on the page tells it.
 *
 * @import { Layer, SquareInfo } from "../../pkg/knights_tour.js"
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { runOf } from "../../run/describe.js";
import * as words from "../../text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";

/** A moment of a run. @param {Room} room */
const momentOf = ({ run, session }) => `${run} ${session.position}`;

/** Whether the answer is hidden: where there is a choice, and nothing moves. @param {Room} room */
export function isAsking(room) {
  const { asks, player, session, revealed } = room;
  if (!asks || player.isMoving || revealed === momentOf(room)) {
    return false;
  }
  const { candidates, outcome } = session.moment();
  return candidates.length > 0 && outcome === null;
}

/** Numbers of onward moves would tell the answer. @type {(room: Room, layers: Layer[]) => Layer[]} */
export const layersIn = (room, layers) =>
  isAsking(room) ? layers.filter((layer) => layer !== "degrees") : layers;

/** What is told of a square, and no more than is seen of it. @type {(room: Room, info: SquareInfo, start: string) => string} */
export const labelIn = (room, info, start) =>
  isAsking(room) && !info.hole && !info.visit
    ? words.openSquare(info.square)
    : words.squareLabel(info, start);

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {() => void} leave the focus goes on where the button was
 */
export function createAsk(root, room, { announce, changed, say }, leave) {
  const asked = find(root, ".asked", HTMLElement);
  const answer = find(root, ".answer", HTMLElement);
  const show = find(asked, "button", HTMLElement);
  const toggle = find(root, "[data-action=ask]", HTMLElement);
  /** What was told of the last answer, and at which moment. */
  let told = { at: "", text: "" };

  /** @param {string} text what is told of the visitor’s answer */
  function reveal(text = "") {
    if (document.activeElement === show) {
      leave();
    }
    room.revealed = momentOf(room);
    told = { at: room.revealed, text };
    const moment = room.session.moment();
    announce([text, words.spoken(moment, runOf(room))].filter(Boolean).join(" "));
    changed();
  }

  show.addEventListener("click", () => reveal());

  return {
    reveal,
    /** A square was clicked. @param {string} square */
    answer(square) {
      const { candidates } = room.session.moment();
      const found = candidates.find((candidate) => candidate.square === square);
      if (!found) {
        say(words.sayOn(room.settings)(words.noWay(square)));
      } else if (candidates.some(({ chosen }) => chosen)) {
        reveal(words.answered(square, found.chosen || found.tied));
      } else {
        reveal();
      }
    },
    /** @param {boolean} isOn */
    set(isOn) {
      Object.assign(room, { asks: isOn, revealed: "" });
      changed();
      if (isAsking(room)) {
        announce(words.question(room.session.moment()));
      }
    },
    show() {
      const isHidden = isAsking(room);
      asked.hidden = !isHidden;
      setAttribute(toggle, "aria-pressed", String(room.asks));
      const text = !isHidden && told.at === momentOf(room) ? told.text : "";
      answer.hidden = text === "";
      setText(answer, text);
    },
  };
}
