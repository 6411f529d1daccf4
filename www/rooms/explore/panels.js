/** Panels that stay open or closed as they were left on this device. */

import { recall, remember } from "../../widgets/storage.js";

const STORED = "openPanels";

const openOnes = () => new Set((recall(STORED) ?? "").split(" ").filter(Boolean));

/** @param {HTMLDetailsElement} panel its `data-panel` is the name it is remembered by */
export function keepPanel(panel) {
  const name = panel.dataset.panel ?? "";
  panel.open = openOnes().has(name);
  panel.addEventListener("toggle", () => {
    const open = openOnes();
    if (panel.open) {
      open.add(name);
    } else {
      open.delete(name);
    }
    remember(STORED, [...open].join(" "));
  });
}

/** @param {ParentNode} root */

export function keepPanels(root) {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const panels = root.querySelectorAll("details[data-panel]");
  panels.forEach(keepPanel);
}
