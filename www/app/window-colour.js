/** The colour of what browsers draw around the page, such as the bar with its address on a phone. */

/** Makes it that of the page, in the theme that is shown. The markup has the two that a system asks for. */
export function colourWindow() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  // Without its style sheet the page has no colour.
  if (paper) {
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.setAttribute("content", paper);
    }
  }
}
