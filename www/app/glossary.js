/** The panel that explains the words of the page. It is made when somebody first asks for it. */

import { closeOnBackdrop, make } from "../widgets/dom.js";
import { labels as shared } from "#text/words.js";
import { labels, terms } from "#text/glossary.js";

/** @returns {HTMLDialogElement} */
function makePanel() {
  const id = "glossary-heading";
  const rows = terms.map(({ term, meaning }) =>
    make("div", {}, make("dt", {}, term), make("dd", {}, meaning)),
  );
  const panel = make(
    "dialog",
    { id: "glossary", "aria-labelledby": id },
    make("h2", { id, tabindex: "-1", autofocus: "" }, labels.heading),
    make("dl", {}, ...rows),
    make("form", { method: "dialog" }, make("button", { class: "pill" }, shared.close)),
  );
  closeOnBackdrop(panel);
  document.body.append(panel);
  return panel;
}

/** @type {HTMLDialogElement | null} */
let panel = null;

/** Lays the panel over the page; the focus goes back to where it was when it is closed. */
export function openGlossary() {
  panel ??= makePanel();
  panel.showModal();
}
