/**
 * The form for a poster, in the sheet.
 * @import { PosterSettings, ThemeId } from "../../pkg/knights_tour.js"
 * @import { Thrown } from "../../run/thrown.js"
 */

import { settingOf } from "../../run/thrown.js";
import * as words from "#text/poster.js";
import { themes } from "#text/words.js";
import { labelled, make, setChoices } from "../../widgets/dom.js";

/** Paper sizes that the solver knows by name, and one to be typed. */
const NAMED = ["A5", "A4", "A3", "A2", "A1", "A0", "letter", "legal", "tabloid", "square"];
const OTHER = "other";
const PLAIN = "black-and-white";
/** Maximum length of a title, as in the solver. */
const MAX_IN_TITLE = "100";
const MAX_IN_CAPTION = "300";
/** Milliseconds after a keystroke until the preview is drawn. */
const PAUSE = 200;

/** @type {(id: string, choices: { id: string, name: string }[], value: string) => HTMLSelectElement} */
function select(id, choices, value) {
  const field = make("select", { id });
  setChoices(field, choices);
  field.value = value;
  return field;
}

/** @param {Readonly<Record<string, string>>} names */
const choicesOf = (names) => Object.entries(names).map(([id, name]) => ({ id, name }));

/** @type {(id: string, most: string, value?: string) => HTMLInputElement} */
const textField = (id, most, value = "") =>
  make("input", { id, type: "text", autocomplete: "off", maxlength: most, value });

/**
 * @param {ThemeId} shown the theme of the page
 * @param {() => void} change called when a field changes
 */
export function createPosterForm(shown, change) {
  const style = select("poster-style", choicesOf(words.styles), "numbered");
  const papers = [...NAMED, OTHER].map((id) => ({ id, name: words.papers[id] ?? id }));
  const paper = select("poster-paper", papers, "A4");
  const other = textField("poster-size", "32", "300x400mm");
  const orientation = select("poster-orientation", choicesOf(words.orientations), "auto");
  const colours = ["light", "dark", "projector"].map((id) => ({ id, name: themes[id] ?? id }));
  const plain = { id: PLAIN, name: words.blackAndWhite };
  const theme = select("poster-theme", [...colours, plain], shown);
  const title = textField("poster-title", MAX_IN_TITLE);
  const caption = textField("poster-caption", MAX_IN_CAPTION);
  const otherSize = labelled(other, words.otherSize);
  const help = make("p", { id: "poster-size-help", class: "note" }, words.otherSizeHelp);
  other.setAttribute("aria-describedby", help.id);
  otherSize.append(help);

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause;
  const read = () => {
    otherSize.hidden = paper.value !== OTHER;
    change();
  };
  for (const field of [style, paper, orientation, theme]) {
    field.addEventListener("change", read);
  }
  for (const field of [other, title, caption]) {
    field.addEventListener("input", () => {
      clearTimeout(pause);
      pause = setTimeout(change, PAUSE);
    });
  }
  otherSize.hidden = true;

  return {
    element: make(
      "div",
      { class: "small-fields" },
      labelled(style, words.style),
      labelled(paper, words.paper),
      otherSize,
      labelled(orientation, words.orientation),
      labelled(theme, words.theme),
      labelled(title, words.title),
      labelled(caption, words.caption),
    ),
    /** The field that a refusal is about. @param {Thrown} thrown */
    fieldOf: (thrown) => (settingOf(thrown) === "paper" ? other : title),
    /** The settings in the fields. */
    asked: () =>
      /** @type {Omit<PosterSettings, "board" | "squares">} */ ({
        style: style.value,
        paper: paper.value === OTHER ? other.value : paper.value,
        orientation: orientation.value,
        theme: theme.value,
        title: title.value,
        caption: caption.value,
      }),
    close: () => clearTimeout(pause),
  };
}
