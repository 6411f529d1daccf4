/**
 * The field for whoever plays by typing: it takes moves and questions, and its answers are read out.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Question } from "#text/position.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/position.js";
import { find } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { answerTo, questionTyped, squareAsked, squareTyped } from "./position.js";
import { mayUse } from "./state.js";
import { labelOf, sayIn, standing } from "./tell.js";

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {(square: string) => void} on.pick
 * @param {Partial<Record<Question, (square: string | null) => void>>} on.acts what is done rather than answered, with the square named after it
 */
export function createTyped(root, room, frame, { pick, acts }) {
  const panel = find(root, ".typing", HTMLDetailsElement);
  const field = find(panel, "#play-typed", HTMLInputElement);
  const answer = find(panel, ".answer", HTMLElement);
  const knight = () => room.game.session.moment().focus;

  /** The moment that the answer is about. */
  let answered = "";
  const momentNow = () => `${room.run} ${room.game.session.position}`;

  /** @param {string} text */
  function show(text) {
    showLine(answer, text);
    answered = momentNow();
  }

  /** @param {string} text */
  function reply(text) {
    const filled = sayIn(room)(text);
    show(filled);
    frame.announce(filled);
  }

  /** A square with its onward moves, where a challenge allows to see them. That is no help: whoever sees the board counts them. @param {string} square */
  const describe = (square) => labelOf(room, square, mayUse(room, "layers") ? ["degrees"] : []);

  /** Does what a text asks for; moves and actions announce themselves. @type {(act: () => void) => void} */
  function act(does) {
    frame.hush();
    does();
    const news = room.told || standing(room, room.game.session.moment());
    show(frame.message || sayIn(room)(news));
  }

  find(panel, "form", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    const square = squareTyped(room.game, text);
    const about = squareAsked(room.game, text);
    const asked = questionTyped(text);
    const does = asked && acts[asked.question];
    field.value = "";
    if (square) {
      act(() => pick(square));
    } else if (about) {
      reply(describe(about));
    } else if (does) {
      const [, named = ""] = /^\S+\s+(.+)$/.exec(text) ?? [];
      act(() => does(squareTyped(room.game, named || asked.about)));
    } else if (asked || text === "") {
      reply(answerTo(room.game, asked?.question ?? "sum", knight(), asked?.about));
    } else {
      reply(words.unknown(text));
    }
  });

  // In the field letters are text; on the board they are keys again.
  field.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Escape" && !isComposing) {
      find(root, ".grid [tabindex='0']", HTMLElement).focus();
    }
  });

  return {
    /** Opens the field. */
    open() {
      panel.open = true;
      field.focus();
    },
    /** Says something of the position under the board. @param {Question} question */
    say: (question) =>
      frame.say(sayIn(room)(answerTo(room.game, question, room.cursor ?? knight()))),
    /** Removes an answer about another position. */
    refresh() {
      if (answered !== momentNow()) {
        showLine(answer, "");
      }
    },
  };
}
