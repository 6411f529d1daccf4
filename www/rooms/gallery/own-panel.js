/**
 * The panel of visitors’ own tours: a card for each, buttons to keep and remove them, to save them as a file
 * and to import a file.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { TourFileProgress, TourFileRead } from "../../jobs/tour-file.js"
 * @import { Written } from "../../run/written-tour.js"
 * @import { Cards, Host as CardHost } from "./cards.js"
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
import { createCards, markCard, showCards } from "./cards.js";
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
 * What the panel asks of the room.
 * @typedef {object} Host
 * @property {() => Exhibit | null} shown the current tour, if one is open
 * @property {(exhibit: Exhibit) => void} show shows another tour, or this one under another name
 * @property {(exhibit: Exhibit) => boolean} isWanted whether the wall is narrowed to tours such as this one
 * @property {CardHost["wall"]} wall
 * @property {CardHost["linkTo"]} linkTo
 * @property {() => void} changed called when the list has changed
 */

/**
 * @typedef {object} OwnPanel
 * @property {RoomFrame} frame
 * @property {Host} host
 * @property {ReturnType<typeof createOwnTours>} store
 * @property {Exhibit[]} tours all of them as they were last listed; another window reports its changes
 * @property {string | null} unreadable
 * @property {Exhibit | null} removed the last tour that was removed
 * @property {Exhibit | null} offered the tour whose name was put into the field
 * @property {ReturnType<typeof partsIn>} parts
 * @property {Cards} cards
 */

/** @type {(root: HTMLElement, frame: RoomFrame, host: Host) => OwnPanel} */
export function createOwnPanel(root, frame, host) {
  const store = createOwnTours();
  const parts = partsIn(root);
  const cards = createCards(parts.cards, {
    theme: () => frame.theme,
    ...{ wall: host.wall, linkTo: host.linkTo },
    redraw: frame.redraw,
    remove: (exhibit) => remove(panel, exhibit),
    refuse(exhibit) {
      store.refuse(exhibit);
      refresh(panel);
    },
  });
  /** @type {OwnPanel} */
  const panel = {
    ...{ frame, host, store, parts, cards },
    ...{ tours: [], unreadable: null, removed: null, offered: null },
  };
  listen(panel);
  return panel;
}

/** @param {HTMLElement} root */
function partsIn(root) {
  const panel = find(root, ".own", HTMLElement);
  const keep = find(root, ".keep", HTMLFormElement);
  return {
    heading: find(panel, "#gallery-own", HTMLElement),
    told: find(panel, ".kept", HTMLElement),
    cards: find(panel, ".cards", HTMLElement),
    refusals: find(panel, ".refused", HTMLElement),
    save: find(panel, ".export", HTMLButtonElement),
    bringBack: find(panel, ".bring-back", HTMLButtonElement),
    rescue: find(panel, ".rescue", HTMLButtonElement),
    file: find(panel, "#gallery-file", HTMLInputElement),
    fileError: createFieldError(find(panel, "#gallery-file-error", HTMLElement)),
    keep,
    name: find(keep, "#gallery-name", HTMLInputElement),
    nameError: createFieldError(find(keep, "#gallery-name-error", HTMLElement)),
  };
}

/** @param {OwnPanel} panel */
function listen(panel) {
  const { frame, store, parts } = panel;
  const { save, rescue, file } = parts;
  save.addEventListener("click", () => {
    saveText(words.kept.file, writeFile(panel.tours.map(write)), JSON_TYPE);
    feedback(save, words.kept.saved);
    frame.announce(words.kept.saved);
  });
  rescue.addEventListener("click", () => {
    saveText(words.kept.file, panel.unreadable ?? "", JSON_TYPE);
    feedback(rescue, words.kept.saved);
  });
  parts.bringBack.addEventListener("click", () => bringBack(panel));
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (chosen) {
      takeIn(panel, chosen).finally(() => {
        file.value = ""; // Allows choosing the same file again.
      });
    }
  });
  parts.keep.addEventListener("submit", () => keepShown(panel));
  store.onOtherWindow(() => refresh(panel));
}

/** Lists the tours, with any messages about them. @param {OwnPanel} panel */
export function listOwn(panel) {
  const { host, store, parts, cards } = panel;
  const { tours, unreadable } = Object.assign(panel, store.look());
  const wanted = tours.filter(host.isWanted);
  showCards(cards, wanted, () => parts.heading.focus());
  markCard(cards, host.shown());
  parts.save.hidden = tours.length === 0;
  parts.bringBack.hidden = panel.removed === null;
  parts.rescue.hidden = unreadable === null;
  const what = paragraph(
    store.isDenied ? words.kept.denied : "",
    unreadable === null ? "" : words.kept.unreadable,
    tours.length === 0 ? words.kept.none : "",
    wanted.length < tours.length ? words.kept.found(wanted.length, tours.length) : "",
  );
  showLine(parts.told, what);
}

/** Shows the form that keeps the current tour, unless it is kept already. @param {OwnPanel} panel */
function offer(panel) {
  const { tours, offered } = panel;
  const { keep, name, nameError } = panel.parts;
  const exhibit = panel.host.shown();
  keep.hidden = !exhibit || exhibit.id !== "" || sameAs(tours, exhibit) !== undefined;
  if (!exhibit) {
    return;
  }
  const isOther = offered === null || offered.name !== exhibit.name || !isSame(offered, exhibit);
  if (!keep.hidden && isOther) {
    name.value = exhibit.name;
    nameError.clear();
  }
  panel.offered = keep.hidden ? null : exhibit;
}

/** Updates everything for another current tour. @param {OwnPanel} panel */
export function followShown(panel) {
  markCard(panel.cards, panel.host.shown());
  offer(panel);
}

/** Updates everything after the list has changed. @param {OwnPanel} panel */
function refresh(panel) {
  listOwn(panel);
  offer(panel);
  panel.host.changed();
}

/** @type {(panel: OwnPanel, exhibit: Exhibit) => void} */
function remove(panel, exhibit) {
  panel.store.remove(exhibit);
  panel.removed = exhibit;
  refresh(panel);
  panel.parts.bringBack.focus();
  panel.frame.say(words.kept.removed(exhibit.name));
}

/** @param {OwnPanel} panel */
function bringBack(panel) {
  const { removed } = panel;
  if (removed) {
    panel.store.add([removed]);
    panel.frame.say(words.kept.back(removed.name));
    panel.removed = null;
    refresh(panel);
    panel.parts.heading.focus();
  }
}

/** Why the tour cannot be kept under a name. @type {(tours: readonly Exhibit[], exhibit: Exhibit, name: string) => string | null} */
function whyNotKept(tours, exhibit, name) {
  const wanted = plainName(name);
  if (wanted === "") {
    return words.wrong.name;
  }
  if (wanted.length < name.trim().length && name.length > MAX_NAME) {
    return words.wrong.longName(MAX_NAME);
  }
  const same = sameAs(tours, exhibit);
  if (same) {
    return words.wrong.sameTour(same.name);
  }
  return tours.length >= MAX_TOURS ? words.wrong.tooMany(MAX_TOURS) : null;
}

/** Keeps the current tour under the name in the field. @param {OwnPanel} panel */
function keepShown(panel) {
  const { frame, host, store } = panel;
  const { name, nameError, heading } = panel.parts;
  const exhibit = /** @type {Exhibit} */ (host.shown());
  const fault = whyNotKept(panel.tours, exhibit, name.value);
  nameError.refuse(fault, name);
  if (fault) {
    return;
  }
  store.add([{ ...exhibit, name: plainName(name.value) }]);
  listOwn(panel);
  const kept = keptAs(panel, exhibit);
  host.show(kept);
  heading.focus();
  frame.say(store.isDenied ? words.kept.denied : words.kept.done(kept.name));
}

/** Imports a file, some tours at a time. @type {(panel: OwnPanel, file: File) => Promise<void>} */
async function takeIn(panel, file) {
  const { refusals, fileError } = panel.parts;
  fileError.clear();
  refusals.replaceChildren();
  let [added, same] = [0, 0];
  /** @type {string[]} */
  const left = [];
  const leave = (/** @type {string} */ each, /** @type {string} */ why) =>
    left.push(words.kept.refused(each, why));
  try {
    const { beyond } = await readTours(await contentsOf(file), (news) => {
      const taken = panel.store.add(news.tours.map(keptTour));
      added += taken.added;
      same += taken.same;
      news.leftOut.forEach((each) => leave(each.name, faultOf(saidOf(each), each.code)));
      taken.tooMany.forEach((each) => leave(each.name, words.wrong.tooMany(MAX_TOURS)));
      refresh(panel);
    });
    if (beyond > 0) {
      leave(`+ ${beyond}`, words.wrong.tooMany(MAX_TOURS));
    }
    refusals.replaceChildren(...left.map((text) => make("li", {}, text)));
    panel.frame.say(paragraph(words.kept.added(added, same), ...left));
  } catch (error) {
    fileError.refuse(faultOf(messageOf(error), codeOf(error)), panel.parts.file);
  }
}

/** The kept tour that equals this one. @type {(panel: OwnPanel, written: Written) => Exhibit | undefined} */
export const keptOf = ({ tours }, { board, leaper, squares }) =>
  tours.find(
    (each) =>
      each.board === board && String(each.leaper) === String(leaper) && textOf(each) === squares,
  );

/** A tour, under the name that it is kept by. @type {(panel: OwnPanel, exhibit: Exhibit) => Exhibit} */
export const keptAs = ({ tours }, exhibit) => sameAs(tours, exhibit) ?? exhibit;
