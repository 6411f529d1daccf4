/**
 * The panel of visitors’ own tours: a card for each, buttons to keep and remove them, to save them as a file
 * and to import a file.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { TourFileProgress, TourFileRead } from "../../jobs/tour-file.js"
 * @import { Written } from "../../run/written-tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { runJob } from "../../jobs/run-job.js";
import { messageOf, saidOf } from "../../run/errors.js";
import { codeOf } from "../../run/thrown.js";
import { MAX_BYTES, MAX_NAME, MAX_TOURS, plainName, writeFile } from "../../run/written-tour.js";
import * as words from "#text/gallery.js";
import { paragraph } from "#text/words.js";
import { find, make } from "../../widgets/dom.js";
import { createFieldError } from "../../widgets/field-error.js";
import { feedback, saveText } from "../../widgets/files.js";
import { showLine } from "../../widgets/show.js";
import { createCards } from "./cards.js";
import { createOwnTours, faultOf, isSame, keptTour, sameAs, textOf, write } from "./own-tours.js";

const JSON_TYPE = "application/json";

/** The text of a file; throws what is wrong with it. @param {File} file */
async function contentsOf(file) {
  if (file.size > MAX_BYTES) {
    throw new Error(words.wrong.file(MAX_BYTES));
  }
  try {
    return await file.text();
  } catch {
    throw new Error(words.wrong.unreadableFile);
  }
}

/** Reads the tours of a file in a worker and reports them as they come. @type {(text: string, onProgress: (told: TourFileProgress) => void) => Promise<TourFileRead>} */
const readTours = (text, onProgress) =>
  new Promise((onDone, onFailed) => {
    runJob({
      ...{ kind: "tour-file", settings: { text }, onProgress, onDone },
      onFailed: (message, code) => onFailed(Object.assign(new Error(message), { code })),
    });
  });

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {() => Exhibit | null} on.shown the current tour, if one is open
 * @param {(exhibit: Exhibit) => void} on.show shows another tour, or this one under another name
 * @param {(exhibit: Exhibit) => boolean} on.isWanted whether the wall is narrowed to tours such as this one
 * @param {() => string} on.wall the link to the wall
 * @param {(exhibit: Exhibit) => string} on.linkTo the link to a tour
 * @param {() => void} on.changed called when the list has changed
 */
export function createOwnPanel(root, frame, { shown, show, isWanted, wall, linkTo, changed }) {
  const own = createOwnTours();
  /** The tours when they were last listed; another window reports its changes. @type {ReturnType<typeof own.look>} */
  let { tours, unreadable } = { tours: [], unreadable: null };
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
    ...{ wall, linkTo },
    redraw: frame.redraw,
    remove,
    refuse(exhibit) {
      own.refuse(exhibit);
      refresh();
    },
  });
  /** The last tour that was removed. @type {Exhibit | null} */
  let removed = null;
  /** The tour whose name was put into the field. @type {Exhibit | null} */
  let offered = null;

  /** Lists the tours, with any messages about them. */
  function list() {
    ({ tours, unreadable } = own.look());
    const wanted = tours.filter(isWanted);
    cards.use(wanted, () => heading.focus());
    cards.mark(shown());
    save.hidden = tours.length === 0;
    bringBack.hidden = removed === null;
    rescue.hidden = unreadable === null;
    const what = paragraph(
      own.isDenied ? words.kept.denied : "",
      unreadable === null ? "" : words.kept.unreadable,
      tours.length === 0 ? words.kept.none : "",
      wanted.length < tours.length ? words.kept.found(wanted.length, tours.length) : "",
    );
    showLine(told, what);
  }

  /** Shows the form that keeps the current tour, unless it is kept already. */
  function offer() {
    const exhibit = shown();
    keep.hidden = !exhibit || exhibit.id !== "" || sameAs(tours, exhibit) !== undefined;
    if (!exhibit) {
      return;
    }
    const isOther = offered === null || offered.name !== exhibit.name || !isSame(offered, exhibit);
    if (!keep.hidden && isOther) {
      name.value = exhibit.name;
      nameError.clear();
    }
    offered = keep.hidden ? null : exhibit;
  }

  /** Updates everything after the list has changed. */
  function refresh() {
    list();
    offer();
    changed();
  }

  /** @param {Exhibit} exhibit */
  function remove(exhibit) {
    own.remove(exhibit);
    removed = exhibit;
    refresh();
    bringBack.focus();
    frame.say(words.kept.removed(exhibit.name));
  }

  /** Keeps the current tour under the name in the field. */
  function keepShown() {
    const exhibit = /** @type {Exhibit} */ (shown());
    const wanted = plainName(name.value);
    const same = sameAs(tours, exhibit);
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
    own.add([{ ...exhibit, name: wanted }]);
    list();
    const kept = sameAs(tours, exhibit) ?? exhibit;
    show(kept);
    heading.focus();
    frame.say(own.isDenied ? words.kept.denied : words.kept.done(kept.name));
  }

  /** Imports a file, some tours at a time. @param {File} file */
  async function takeIn(file) {
    fileError.clear();
    refusals.replaceChildren();
    let [added, same] = [0, 0];
    /** @type {string[]} */
    const left = [];
    const leave = (/** @type {string} */ each, /** @type {string} */ why) =>
      left.push(words.kept.refused(each, why));
    try {
      const { beyond } = await readTours(await contentsOf(file), (news) => {
        const taken = own.add(news.tours.map(keptTour));
        added += taken.added;
        same += taken.same;
        news.leftOut.forEach((each) => leave(each.name, faultOf(saidOf(each), each.code)));
        taken.tooMany.forEach((each) => leave(each.name, words.wrong.tooMany(MAX_TOURS)));
        refresh();
      });
      if (beyond > 0) {
        leave(`+ ${beyond}`, words.wrong.tooMany(MAX_TOURS));
      }
      refusals.replaceChildren(...left.map((text) => make("li", {}, text)));
      frame.say(paragraph(words.kept.added(added, same), ...left));
    } catch (error) {
      fileError.refuse(faultOf(messageOf(error), codeOf(error)), field);
    }
  }

  save.addEventListener("click", () => {
    saveText(words.kept.file, writeFile(tours.map(write)), JSON_TYPE);
    feedback(save, words.kept.saved);
    frame.announce(words.kept.saved);
  });
  rescue.addEventListener("click", () => {
    saveText(words.kept.file, unreadable ?? "", JSON_TYPE);
    feedback(rescue, words.kept.saved);
  });
  bringBack.addEventListener("click", () => {
    if (removed) {
      own.add([removed]);
      frame.say(words.kept.back(removed.name));
      removed = null;
      refresh();
      heading.focus();
    }
  });
  field.addEventListener("change", () => {
    const [file] = field.files ?? [];
    if (file) {
      takeIn(file).finally(() => {
        field.value = ""; // Allows choosing the same file again.
      });
    }
  });
  keep.addEventListener("submit", keepShown);
  own.onOtherWindow(refresh);

  return {
    cards,
    list,
    /** Updates for another current tour. */
    follow() {
      cards.mark(shown());
      offer();
    },
    /** The kept tour that equals this one. @param {Written} written */
    known: ({ board, leaper, squares }) =>
      tours.find(
        (each) =>
          each.board === board &&
          String(each.leaper) === String(leaper) &&
          textOf(each) === squares,
      ),
    /** A tour, under the name that it is kept by. @param {Exhibit} exhibit */
    named: (exhibit) => sameAs(tours, exhibit) ?? exhibit,
    /** All tours, as they are kept. */
    get tours() {
      return tours;
    },
  };
}
