/**
 * The settings beside the board: the text and how it is laid, how it is given away, and grids that others have printed.
 * What is typed stays in its field, whatever is wrong with it.
 * @import { State } from "./route.js"
 * @import { Room } from "./state.js"
 */

import * as words from "#text/verse.js";
import { listenForSending, listNamed } from "../../widgets/choices.js";
import { find, setChoices, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { showLine } from "../../widgets/show.js";
import { limitField } from "../../widgets/text-field.js";
import { MAX_TEXT, cuts, styles, targets } from "./route.js";

/** A tour is looked for this long after a change of the text. */
const PAUSE_MS = 400;

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {(changes: Partial<State>) => void} on.lay the text is laid anew, with these changes
 * @param {() => void} on.suggest
 * @param {(isMarked: boolean) => void} on.mark
 * @param {(grid: string, text: string) => void} on.useGrid
 */
export function createSettings(root, on) {
  const select = (/** @type {string} */ id) => find(root, `#verse-${id}`, HTMLSelectElement);
  const area = (/** @type {string} */ id) => find(root, `#verse-${id}`, HTMLTextAreaElement);
  const part = (/** @type {string} */ selector) => find(root, selector, HTMLElement);
  const [text, grid, known] = [area("text"), area("grid"), area("known")];
  const [cut, boards, target, style] = [
    select("cut"),
    select("boards"),
    select("target"),
    select("style"),
  ];
  const mark = find(root, "#verse-mark", HTMLInputElement);
  const errors = {
    text: createFieldError(part("#verse-text-error")),
    grid: createFieldError(part("#verse-grid-error")),
  };
  let pause = 0;
  let listed = "";

  listNamed(cut, words.cuts);
  listNamed(target, words.targets);
  listNamed(style, words.styles);
  for (const [name, field] of /** @type {const} */ ([
    ["cut", cut],
    ["target", target],
    ["style", style],
  ])) {
    field.addEventListener("change", () => on.lay({ text: text.value, [name]: field.value }));
  }
  boards.addEventListener("change", () =>
    on.lay({ text: text.value, board: boards.value === "" ? null : boards.value }),
  );
  // Another text may have as many parts as no board that was chosen for this one.
  const lay = () => on.lay({ text: text.value, board: null });
  text.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(lay, PAUSE_MS);
  });
  const useGrid = () => on.useGrid(grid.value, known.value);
  listenForSending(grid, useGrid);
  part("#verse-use").addEventListener("click", useGrid);
  part("#verse-suggest").addEventListener("click", on.suggest);
  mark.addEventListener("change", () => on.mark(mark.checked));
  const tooLong = words.tooLong(MAX_TEXT);
  limitField(text, MAX_TEXT, () => errors.text.say(tooLong, text));
  limitField(grid, MAX_TEXT, () => errors.grid.say(tooLong, grid));
  limitField(known, MAX_TEXT, () => errors.grid.say(tooLong, known));

  return {
    text,
    /** Says what is wrong with a field, or that nothing is. @type {(name: keyof typeof errors, message: string) => void} */
    complain: (name, message) => errors[name].say(message, name === "text" ? text : grid),
    /** Puts what a link holds into the fields. @param {State} state */
    fill(state) {
      clearTimeout(pause);
      Object.values(errors).forEach((error) => error.clear());
      if (state.grid === null) {
        text.value = state.text ?? "";
      } else {
        grid.value = state.grid;
        known.value = state.text ?? "";
      }
    },
    /** @type {(room: Room, state: State) => void} */
    show({ made }, state) {
      cut.value = cuts.find((each) => each === state.cut) ?? "marks";
      target.value = targets.find((each) => each === state.target) ?? "any";
      style.value = styles.find((each) => each === state.style) ?? "any";
      mark.checked = state.mark;
      setText(part("#verse-parts"), made ? words.parts(made) : "");
      showLine(part(".readings"), made ? words.readings(made) : "");
      part("#verse-fewer").hidden = !made?.betterSeed;
      const ids = [...new Set([...(made?.boards ?? []), ...(state.board ? [state.board] : [])])];
      // A list that is open stays as it is.
      if (listed !== ids.join(" ")) {
        listed = ids.join(" ");
        setChoices(boards, [
          { id: "", name: words.labels.bestBoard },
          ...ids.map((id) => ({ id, name: words.boardName(id) })),
        ]);
      }
      boards.value = state.board ?? "";
    },
  };
}
