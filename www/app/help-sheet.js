/**
 * The sheet behind `?`: what to do in the room that is shown, what signs and words mean, and its keys.
 *
 * @import { Binding, KeyRow } from "../widgets/shortcuts.js"
 * @import { RoomId } from "#text/help.js"
 */

import { abouts } from "#text/door.js";
import { rooms as help, versionOf } from "#text/help.js";
import { cite as citing } from "#text/share.js";
import { labels } from "#text/words.js";
import { version } from "#version";
import { closeOnBackdrop, find, make, setText } from "../widgets/dom.js";
import {
  areCharactersOn,
  isShown,
  keyName,
  lookUp,
  switchCharacters,
} from "../widgets/shortcuts.js";
import { nameButtons } from "../widgets/transport.js";
import { preflight } from "../run/preflight.js";
import { createKeeping } from "./keep-everything.js";
import { canBeKept } from "./keeping.js";
import { fillSigns } from "./signs.js";
import { addStyle } from "./stylesheet.js";

const LOOK = new URL("../style/help.css", import.meta.url);

/** A line for an action, as long as it has a key. @param {KeyRow} row */
function sheetRow({ name, keys }) {
  const caps = keys.filter(isShown).map((key) => make("kbd", {}, keyName(key)));
  return caps.length > 0 ? [make("div", {}, make("dt", {}, ...caps), make("dd", {}, name))] : [];
}

/** How to cite the page at this address, made when it is opened. @param {() => string} address */
function createCitation(address) {
  const said = make("p", { class: "note", role: "status" });
  const part = make("div");
  const fold = make("details", { class: "cite" }, make("summary", {}, citing), part, said);
  fold.addEventListener("toggle", async () => {
    part.replaceChildren();
    setText(said, "");
    if (fold.open) {
      try {
        await preflight(new URL("share/cite.js", import.meta.url));
        const { mountCitation } = await import("./share/cite.js");
        mountCitation(part, { address: address() }, (text) => said.replaceChildren(text));
      } catch {
        setText(said, labels.roomFailed);
      }
    }
  });
  return fold;
}

/** The keys of a room. @typedef {{ bindings: Binding[], onBoard: KeyRow[] }} RoomKeys */

/** What the sheet asks of the room that is shown. @typedef {{ keys: RoomKeys, address: () => string }} HelpedRoom */

/** @param {HTMLDialogElement} dialog */
function createHelpSheet(dialog) {
  const whatToDo = find(dialog, ".what-to-do", HTMLElement);
  const keysHelp = find(dialog, ".keys-help", HTMLElement);
  const everywhere = find(dialog, ".keys", HTMLDListElement);
  const onBoard = find(dialog, ".grid-keys", HTMLDListElement);
  const characters = find(dialog, "#character-keys", HTMLInputElement);
  const error = find(dialog, ".error", HTMLElement);
  /** @type {RoomKeys} */
  let shown = { bindings: [], onBoard: [] };
  let address = "";
  dialog.addEventListener("keydown", (event) => {
    if (lookUp(shown.bindings, event) === "help") {
      event.preventDefault();
      dialog.close();
    }
  });
  closeOnBackdrop(dialog);
  fillSigns(find(dialog, ".signs", HTMLDetailsElement));
  const kept = find(dialog, "#kept-on-device", HTMLElement);
  const citation = createCitation(() => address);
  kept.after(make("p", { class: "note" }, versionOf(labels.title, version)), citation);
  dialog.addEventListener("close", () => {
    citation.open = false;
  });
  const keeping = canBeKept() ? createKeeping(kept) : null;
  characters.checked = areCharactersOn();
  characters.addEventListener("change", () => {
    switchCharacters(characters.checked);
    showKeys();
    nameButtons(document);
  });
  for (const link of dialog.querySelectorAll("a")) {
    link.addEventListener("click", () => dialog.close());
  }
  find(dialog, "#open-glossary", HTMLElement).addEventListener("click", async () => {
    setText(error, "");
    try {
      await preflight(new URL("glossary.js", import.meta.url));
      (await import("./glossary.js")).openGlossary();
    } catch {
      setText(error, labels.roomFailed);
    }
  });

  /** @param {RoomId} room */
  function showWhatToDo(room) {
    const { heading, steps } = help[room];
    whatToDo.replaceChildren(
      make("h3", {}, heading),
      make("p", {}, abouts[room]),
      make("ol", { class: "first-steps" }, ...steps.map((step) => make("li", {}, step))),
    );
  }

  function showKeys() {
    everywhere.replaceChildren(...shown.bindings.flatMap(sheetRow));
    onBoard.replaceChildren(...shown.onBoard.flatMap(sheetRow));
    find(dialog, ".on-board", HTMLElement).hidden = shown.onBoard.length === 0;
  }

  return {
    /** @type {(id: RoomId, room: HelpedRoom, hasKeyboard: boolean) => void} */
    open(id, room, hasKeyboard) {
      if (!dialog.open) {
        shown = room.keys;
        address = room.address();
        keysHelp.hidden = !hasKeyboard;
        showWhatToDo(id);
        showKeys();
        setText(error, "");
        keeping?.show();
        dialog.showModal();
      }
    },
  };
}

/** @type {ReturnType<typeof createHelpSheet> | undefined} */
let sheet;

/** The sheet with its look: opens it over a room, with keys for those who have a keyboard. Throws where the look does not come. */
export async function prepareHelp() {
  await addStyle(LOOK);
  return (
    /** @type {HelpedRoom} */ room,
    /** @type {RoomId} */ id,
    /** @type {boolean} */ hasKeyboard,
  ) => {
    sheet ??= createHelpSheet(find(document, "#help", HTMLDialogElement));
    sheet.open(id, room, hasKeyboard);
  };
}
