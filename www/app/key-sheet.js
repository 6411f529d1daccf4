/**
 * The sheet behind `?`, which names every key of a room, and leads to what the words mean.
 *
 * @import { Binding, KeyRow } from "../widgets/shortcuts.js"
 */

import { labels } from "#text/words.js";
import { closeOnBackdrop, find, make, setText } from "../widgets/dom.js";
import {
  areCharactersOn,
  isShown,
  keyName,
  lookUp,
  switchCharacters,
} from "../widgets/shortcuts.js";
import { preflight } from "./preflight.js";
import { fillSigns } from "./signs.js";

/** A line for an action, as long as it has a key. @param {KeyRow} row */
function sheetRow({ name, keys }) {
  const caps = keys.filter(isShown).map((key) => make("kbd", {}, keyName(key)));
  return caps.length > 0 ? [make("div", {}, make("dt", {}, ...caps), make("dd", {}, name))] : [];
}

/** The keys of a room. @typedef {{ bindings: Binding[], onBoard: KeyRow[] }} RoomKeys */

/**
 * The sheet that names every key of a room, and leads to what the words mean.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} onSwitch keys have been switched on or off
 */
export function createKeySheet(dialog, onSwitch) {
  const everywhere = find(dialog, ".keys", HTMLDListElement);
  const onBoard = find(dialog, ".grid-keys", HTMLDListElement);
  const characters = find(dialog, "#character-keys", HTMLInputElement);
  const error = find(dialog, ".error", HTMLElement);
  /** @type {RoomKeys} */
  let shown = { bindings: [], onBoard: [] };
  find(dialog, "h2", HTMLHeadingElement).textContent = labels.keys;
  dialog.addEventListener("keydown", (event) => {
    if (lookUp(shown.bindings, event) === "help") {
      event.preventDefault();
      dialog.close();
    }
  });
  closeOnBackdrop(dialog);
  fillSigns(find(dialog, ".signs", HTMLDetailsElement));
  characters.checked = areCharactersOn();
  characters.addEventListener("change", () => {
    switchCharacters(characters.checked);
    show();
    onSwitch();
  });
  find(dialog, "#open-glossary", HTMLElement).addEventListener("click", async () => {
    setText(error, "");
    try {
      await preflight(new URL("glossary.js", import.meta.url));
      (await import("./glossary.js")).openGlossary();
    } catch {
      setText(error, labels.roomFailed);
    }
  });

  function show() {
    everywhere.replaceChildren(...shown.bindings.flatMap(sheetRow));
    onBoard.replaceChildren(...shown.onBoard.flatMap(sheetRow));
    find(dialog, "h3", HTMLElement).hidden = shown.onBoard.length === 0;
  }

  return {
    /** @param {RoomKeys} keys */
    open(keys) {
      if (!dialog.open) {
        shown = keys;
        show();
        setText(error, "");
        dialog.showModal();
      }
    },
  };
}
