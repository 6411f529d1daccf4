/** What is folded in the hand, where boards stand together; elsewhere it is always seen. */

import { make, setAttribute } from "../../widgets/dom.js";

/**
 * A button that folds what comes after it. The room’s style shows it in the hand, and folds nothing elsewhere.
 * @param {string} name
 */
export function makeFold(name) {
  const fold = make(
    "button",
    { type: "button", class: "pill fold", "aria-expanded": "false" },
    name,
  );
  fold.addEventListener("click", () => {
    const isOpen = fold.getAttribute("aria-expanded") === "true";
    setAttribute(fold, "aria-expanded", String(!isOpen));
  });
  return fold;
}
