/** Settings that are folded in the hand, where boards stand together; elsewhere they are open. */

const isNarrow = matchMedia("(max-width: 47.5em)");

/** @param {HTMLDetailsElement | HTMLElement} details */
export function foldInHand(details) {
  const fold = () => details.toggleAttribute("open", !isNarrow.matches);
  isNarrow.addEventListener("change", fold);
  fold();
}
