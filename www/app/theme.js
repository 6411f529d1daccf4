/**
 * Light, dark or projector: what a link asks for, else what was chosen here before, else what the
 * system prefers. To a system that prefers more contrast the projector's colours are shown, with
 * text of its usual size.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 */

import { find, setChoices } from "../widgets/dom.js";
import { linkedTheme, nameThemeInLinks } from "./link-preferences.js";
import { colourWindow } from "./window-colour.js";
import { recall, remember } from "../widgets/storage.js";
import { themes as names } from "#text/words.js";

/** @type {readonly ThemeId[]} */
export const themes = ["light", "dark", "projector"];

const STORED = "theme";

/** @param {unknown} value @returns {value is ThemeId} */
export const isTheme = (value) => themes.some((theme) => theme === value);

/** What was chosen on an earlier visit. @returns {ThemeId | undefined} */
function stored() {
  const value = recall(STORED);
  return isTheme(value) ? value : undefined;
}

/**
 * @param {HTMLSelectElement} select
 * @param {(isAtOnce: boolean) => void} onChange another one is shown; what is about to be printed is drawn at once
 */
export function createTheme(select, onChange) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  let chosen = stored();
  let isOnPaper = false;

  const preferred = () => (contrast.matches ? "projector" : dark.matches ? "dark" : "light");
  const current = () => linkedTheme() ?? chosen ?? preferred();

  function show() {
    const { dataset } = document.documentElement;
    const isOther = dataset.theme !== current();
    dataset.theme = current();
    dataset.text = (linkedTheme() ?? chosen) === "projector" ? "large" : "usual";
    select.value = linkedTheme() ?? chosen ?? "auto";
    const scheme = find(document, "meta[name=color-scheme]", HTMLMetaElement);
    scheme.content = current() === "dark" ? "dark" : "light";
    if (isOther) {
      colourWindow();
    }
    onChange(false);
  }

  /** Paper is white: pictures on it have the colours that go with that. @param {boolean} isPrinting */
  function print(isPrinting) {
    isOnPaper = isPrinting;
    onChange(true);
  }

  setChoices(
    select,
    ["auto", ...themes].map((id) => ({ id, name: names[id] ?? id })),
  );
  select.addEventListener("change", () => {
    chosen = isTheme(select.value) ? select.value : undefined;
    nameThemeInLinks(undefined);
    remember(STORED, chosen ?? null);
    show();
  });
  dark.addEventListener("change", show);
  contrast.addEventListener("change", show);
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
  show();

  return {
    get current() {
      return current();
    },
    /** The one that pictures are drawn in. */
    get drawn() {
      // Paper is white, and a printer may have black ink alone.
      return isOnPaper ? "projector" : current();
    },
    /** What a link asks for, if anything; it is shown but not kept. @param {ThemeId | undefined} theme */
    follow(theme) {
      nameThemeInLinks(theme);
      show();
    },
  };
}
