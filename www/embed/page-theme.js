/**
 * Light or dark, like the surrounding page. A page’s `color-scheme` or `meta` element, if it has one, and the
 * visitor’s preference all result in one thing: the colour that the browser gives to plain text.
 *
 * @import { ThemeId } from "../pkg/knights_tour.js"
 */

/** Text lighter than this, of 255, is on a dark page. */
const MIDDLE = 128;

/**
 * @param {HTMLElement} probe has the colour of plain text; its transition reports changes
 * @param {() => void} changed
 * @param {AbortSignal} signal aborted when the element leaves the page
 * @returns {() => ThemeId} the theme that fits the page now
 */
export function followPage(probe, changed, signal) {
  const contrast = matchMedia("(prefers-contrast: more)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  probe.addEventListener("transitionend", changed);
  contrast.addEventListener("change", changed, { signal });
  dark.addEventListener("change", changed, { signal });

  function isDark() {
    const parts =
      getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return Math.max(0, ...parts.slice(0, 3)) > MIDDLE;
  }

  return () => (contrast.matches ? "projector" : isDark() ? "dark" : "light");
}
