/**
 * Asks before each step where the method goes, for a class: until a square is clicked or the answer is
 * shown, nothing on the page tells it.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Room } from "./state.js"
 */

import { runOf } from "../../run/describe.js";
import * as words from "#text/words.js";
import { find, setAttribute, setText } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { isAsking, momentOf } from "./asking.js";

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {() => void} on.leave the focus goes on where the button was
 * @param {(square: string) => void} on.start begins another run
 */
export function createAsk(root, room, { announce, changed, hush, say }, { leave, start }) {
  const elsewhere = find(root, ".elsewhere", HTMLElement);
  const startThere = find(elsewhere, "button", HTMLElement);
  const asked = find(root, ".asked", HTMLElement);
  const answer = find(root, ".answer", HTMLElement);
  const show = find(asked, "button", HTMLElement);
  const toggle = find(root, "[data-action=ask]", HTMLElement);
  /** What was told of the last answer, and at which moment. */
  let told = { at: "", text: "" };
  /** A square that is no move away was clicked: a slip in front of a class restarts nothing by itself. */
  let offered = { at: "", square: "" };

  /** @param {string} text what is told of the visitor’s answer */
  function reveal(text = "") {
    if (document.activeElement === show) {
      leave();
    }
    hush(); // What was said of another square.
    room.revealed = momentOf(room);
    told = { at: room.revealed, text };
    const moment = room.session.moment();
    announce(words.paragraph(text, words.spoken(moment, runOf(room))));
    changed();
  }

  show.addEventListener("click", () => reveal());
  startThere.addEventListener("click", () => {
    leave();
    start(offered.square);
  });

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
    /** Offers to start on a square that was clicked after the answer. @param {string} square */
    offer(square) {
      offered = { at: momentOf(room), square };
      say(words.sayOn(room.settings)(words.noWay(square)));
    },
    /** Tells those who listen what is asked. */
    tell() {
      if (isAsking(room)) {
        announce(words.question(room.session.moment()));
      }
    },
    show() {
      const isHidden = isAsking(room);
      asked.hidden = !isHidden;
      elsewhere.hidden = offered.at !== momentOf(room);
      setText(startThere, words.startOn(offered.square));
      setAttribute(toggle, "aria-pressed", String(room.asks));
      showLine(answer, !isHidden && told.at === momentOf(room) ? told.text : "");
    },
  };
}
