/**
 * Visitors’ own tours on the page: a card each, kept and removed, saved as a file and taken in from one.
 *
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Exhibit } from "./tours.js"
 */

import { messageOf } from "../../run/errors.js";
import * as words from "../../text/gallery.js";
import { find, make, setText } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { feedback, saveText } from "../../widgets/files.js";
import { createCards } from "./cards.js";
import {
  createOwnTours,
  MAX_BYTES,
  MAX_NAME,
  MAX_TOURS,
  plainName,
  readFile,
  sameAs,
  writeFile,
} from "./own-tours.js";

const JSON_TYPE = "application/json";

/** What a file says; throws what is wrong with it. @param {File} file */
async function textOf(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(words.wrong.file(MAX_BYTES));
  }
  try {
    return await file.text();
  } catch {
    throw new Error(words.wrong.unreadableFile);
  }
}

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {() => Exhibit} on.shown the tour that is seen
 * @param {(exhibit: Exhibit) => void} on.show another one, or this one under another name
 */
export function createOwnPanel(root, frame, { shown, show }) {
  const own = createOwnTours();
  const panel = find(root, ".own", HTMLElement);
  const heading = find(panel, "#gallery-own", HTMLElement);
  const told = find(panel, ".kept", HTMLElement);
  const refusals = find(panel, ".refused", HTMLElement);
  const save = find(panel, ".export", HTMLButtonElement);
  const bringBack = find(panel, ".bring-back", HTMLButtonElement);
  const rescue = find(panel, ".rescue", HTMLButtonElement);
  const field = find(panel, "#gallery-file", HTMLInputElement);
  const fileError = createFieldError(find(panel, "#gallery-file-error", HTMLElement));
  const keep = find(root, ".keep", HTMLFormElement);
  const name = find(keep, "#gallery-name", HTMLInputElement);
  const nameError = createFieldError(find(keep, "#gallery-name-error", HTMLElement));
  const cards = createCards(find(panel, ".cards", HTMLElement), {
    theme: () => frame.theme,
    linkedTheme: () => frame.linkedTheme,
    redraw: frame.redraw,
    remove,
  });
  /** The tour that was removed last. @type {Exhibit | null} */
  let removed = null;

  /** Shows what is kept, and what there is to say of it. */
  function list() {
    const tours = own.tours();
    const unreadable = own.unreadable();
    cards.use(tours, () => heading.focus());
    cards.mark(shown());
    save.hidden = tours.length === 0;
    bringBack.hidden = removed === null;
    rescue.hidden = unreadable === null;
    const what = [
      own.isDenied ? words.kept.denied : "",
      unreadable === null ? "" : words.kept.unreadable,
      tours.length === 0 ? words.kept.none : "",
    ];
    setText(told, what.filter(Boolean).join(" "));
    told.hidden = what.every((text) => text === "");
  }

  /** The form that keeps the tour that is seen, unless that is kept already. */
  function offer() {
    const exhibit = shown();
    const wasHidden = keep.hidden;
    keep.hidden = exhibit.id !== "" || sameAs(own.tours(), exhibit) !== undefined;
    if (wasHidden && !keep.hidden) {
      name.value = exhibit.name;
      nameError.clear();
    }
  }

  /** @param {Exhibit} exhibit */
  function remove(exhibit) {
    own.remove(exhibit);
    removed = exhibit;
    list();
    offer();
    bringBack.focus();
    frame.say(words.kept.removed(exhibit.name));
  }

  /** Keeps the tour that is seen under the name in the field. */
  function keepShown() {
    const wanted = plainName(name.value);
    const tours = own.tours();
    const same = sameAs(tours, shown());
    const fault =
      wanted === ""
        ? words.wrong.name
        : plainName(name.value).length < name.value.trim().length && name.value.length > MAX_NAME
          ? words.wrong.longName(MAX_NAME)
          : same
            ? words.wrong.sameTour(same.name)
            : tours.length >= MAX_TOURS
              ? words.wrong.tooMany(MAX_TOURS)
              : null;
    nameError.refuse(fault, name);
    if (fault) {
      return;
    }
    own.add([{ ...shown(), name: wanted }]);
    const kept = sameAs(own.tours(), shown()) ?? shown();
    list();
    show(kept);
    heading.focus();
    frame.say(own.isDenied ? words.kept.denied : words.kept.done(kept.name));
  }

  /** Takes in what a file has. @param {File} file */
  async function takeIn(file) {
    fileError.clear();
    refusals.replaceChildren();
    try {
      const { tours, refused } = readFile(await textOf(file));
      const { added, same, tooMany } = own.add(tours);
      const left = [
        ...refused,
        ...tooMany.map((each) => ({ name: each.name, why: words.wrong.tooMany(MAX_TOURS) })),
      ].map((each) => words.kept.refused(each.name, each.why));
      list();
      offer();
      refusals.replaceChildren(...left.map((text) => make("li", {}, text)));
      frame.say([words.kept.added(added, same), ...left].join(" "));
    } catch (error) {
      fileError.refuse(messageOf(error), field);
    }
  }

  save.addEventListener("click", () => {
    saveText(words.kept.file, writeFile(own.tours()), JSON_TYPE);
    feedback(save, words.kept.saved);
    frame.announce(words.kept.saved);
  });
  rescue.addEventListener("click", () => {
    saveText(words.kept.file, own.unreadable() ?? "", JSON_TYPE);
    feedback(rescue, words.kept.saved);
  });
  bringBack.addEventListener("click", () => {
    if (removed) {
      own.add([removed]);
      frame.say(words.kept.back(removed.name));
      removed = null;
      list();
      offer();
      heading.focus();
    }
  });
  field.addEventListener("change", () => {
    const [file] = field.files ?? [];
    if (file) {
      takeIn(file).finally(() => {
        field.value = ""; // The same file may be chosen again.
      });
    }
  });
  keep.addEventListener("submit", keepShown);

  return {
    cards,
    list,
    /** Another tour is seen. */
    follow() {
      cards.mark(shown());
      offer();
    },
    /** The kept tour that is the same, under its name there. @param {Exhibit} exhibit */
    known: (exhibit) => (exhibit.id ? exhibit : (sameAs(own.tours(), exhibit) ?? exhibit)),
    /** All of them, as they are kept. */
    tours: own.tours,
  };
}
