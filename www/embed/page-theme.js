/**
 * Light or dark, as the page around is. What a page says by `color-scheme`, by a `meta` element or not at
 * all, and what the visitor prefers, comes to one thing: the colour that the browser gives to plain text.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 */

/** Text lighter than this, of 255, is on a dark page. */
const MIDDLE = 128;

/**
 * @param {HTMLElement} probe has the colour of plain text, and a transition that tells of changes
 * @param {() => void} changed
 */
export function followPage(probe, changed) {
  const contrast = matchMedia("(prefers-contrast: more)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  probe.addEventListener("transitionend", changed);
  contrast.addEventListener("change", changed);
  dark.addEventListener("change", changed);

  function isDark() {
    const parts =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return Math.max(0, ...parts.slice(0, 3)) > MIDDLE;
  }

  return {
    /** @returns {ThemeId} */
    theme: () => (contrast.matches ? "projector" : isDark() ? "dark" : "light"),
    stop() {
      contrast.removeEventListener("change", changed);
      dark.removeEventListener("change", changed);
    },
  };
}
