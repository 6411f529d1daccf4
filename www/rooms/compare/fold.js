/** Collapsible on phones, always open on wide screens. */

import { make, setAttribute } from "../../widgets/dom.js";

/**
 * A button that collapses the element after it. The room's styles show it on phones only.
 * @param {string} name
 */
export function makeFold(name) {
  const fold = make(
    "button",
    { type: "button", class: "pill long fold", "aria-expanded": "false" },
    name,
  );
  fold.addEventListener("click", () => {
    const isOpen = fold.getAttribute("aria-expanded") === "true";
    setAttribute(fold, "aria-expanded", String(!isOpen));
  });
  return fold;
}
