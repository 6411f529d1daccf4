/**
 * Puzzles of one's own: their text, whether it has one solution, and what would make it better. What was typed stays in its
 * field, whatever is wrong with it.
 * @import { PuzzleSettings } from "../../pkg/knights_tour.js"
 * @import { Advice } from "../../jobs/puzzle-advice.js"
 * @import { Room } from "./state.js"
 */

import { Puzzle } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import * as words from "#text/puzzle.js";
import { listenForSending } from "../../widgets/choices.js";
import { find } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { showLine } from "../../widgets/show.js";
import { recall, remember, session } from "../../widgets/storage.js";
import { limitField } from "../../widgets/text-field.js";
import { written } from "./read.js";

/** Characters of the longest text: what the solver takes. */
const MAX_CHARACTERS = 100_000;
/** The name under which the window keeps what was typed and not played, for when the page is loaded again. */
const TYPED = "own-puzzle";
/** The verdict follows this long after a change. */
const PAUSE_MS = 250;

/**
 * @param {HTMLElement} root
 * @param {Room} room
 * @param {object} on
 * @param {(settings: PuzzleSettings) => void} on.use plays it
 * @param {(settings: PuzzleSettings, done: (advice: Advice) => void) => void} on.judge
 * @param {(settings: PuzzleSettings, done: (thinned: { givens: string }) => void) => void} on.thin
 */
export function createOwn(root, room, { use, judge, thin }) {
  const field = find(root, "#puzzle-givens", HTMLTextAreaElement);
  const error = createFieldError(find(root, "#puzzle-givens-error", HTMLElement));
  const verdict = find(root, "#puzzle-verdict", HTMLElement);
  let pause = 0;
  /** The text in the field as it was put there last, not typed. */
  let put = "";

  /** The puzzle in the field; `null` where it is none, which is said. @returns {PuzzleSettings | null} */
  function read() {
    const { leaper, target } = room.puzzle;
    try {
      const settings = { givens: field.value, leaper, target };
      new Puzzle(settings).free();
      error.clear();
      return settings;
    } catch (caught) {
      error.say(words.asSentence(messageOf(caught)), field);
      showLine(verdict, "");
      return null;
    }
  }

  function look() {
    const settings = read();
    if (settings) {
      showLine(verdict, words.labels.judging);
      judge(settings, (advice) => {
        const known = words.verdict(advice.result, advice.grade);
        showLine(verdict, words.paragraph(known, words.advice(advice)));
      });
    }
  }

  const keep = () => remember(TYPED, field.value === put ? null : field.value || null, session);
  field.value = recall(TYPED, session) ?? "";
  field.addEventListener("input", () => {
    keep();
    clearTimeout(pause);
    pause = setTimeout(look, PAUSE_MS);
  });
  limitField(field, MAX_CHARACTERS, () => error.say(words.tooLong(MAX_CHARACTERS), field));
  const play = () => {
    const settings = read();
    if (settings) {
      use(settings);
    }
  };
  find(root, "#puzzle-use", HTMLElement).addEventListener("click", play);
  listenForSending(field, play);
  find(root, "#puzzle-thin", HTMLElement).addEventListener("click", () => {
    const settings = read();
    if (settings) {
      showLine(verdict, words.labels.thinning);
      thin(settings, ({ givens }) => {
        field.value = givens;
        keep();
        look();
      });
    }
  });
  find(root, "#puzzle-keep", HTMLElement).addEventListener("click", () => {
    const all = new Map([...room.puzzle.given, ...room.entries]);
    const { leaper, target } = room.puzzle;
    use({ givens: written(room.puzzle, all), leaper, target });
  });

  return {
    /** Puts the puzzle on the board into the field, unless something else was typed there. */
    show() {
      const { text } = room.puzzle;
      if (text !== put && (field.value === put || field.value === "")) {
        field.value = text;
        error.clear();
        showLine(verdict, "");
      }
      put = text;
      keep();
    },
  };
}
