/** Buttons that zoom a board, for readers without a wheel or a touchscreen. */

import { zoomLabels as labels } from "#text/words.js";
import { make, setAttribute } from "./dom.js";

/**
 * @param {HTMLElement} root
 * @param {object} on
 * @param {() => void} on.zoomIn
 * @param {() => void} on.zoomOut
 * @param {() => void} on.zoomFit
 */
export function createZoomButtons(root, on) {
  /** @type {(sign: string, name: string, act: () => void) => HTMLButtonElement} */
  function button(sign, name, act) {
    const made = make("button", { type: "button", class: "round", title: name }, sign);
    setAttribute(made, "aria-label", name);
    made.addEventListener("click", () => {
      if (made.getAttribute("aria-disabled") !== "true") {
        act();
      }
    });
    return made;
  }

  const larger = button("+", labels.zoomIn, on.zoomIn);
  const smaller = [
    button("−", labels.zoomOut, on.zoomOut),
    button("⤢", labels.zoomFit, on.zoomFit),
  ];
  setAttribute(root, "role", "group");
  setAttribute(root, "aria-label", labels.zoom);
  root.append(larger, ...smaller);

  return {
    /** @type {(isOffered: boolean, isPart: boolean) => void} */
    show(isOffered, isPart) {
      // The button with the focus is not removed.
      root.hidden = !isOffered && !root.contains(document.activeElement);
      for (const each of smaller) {
        setAttribute(each, "aria-disabled", isPart ? null : "true");
      }
    },
  };
}
