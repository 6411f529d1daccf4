/**
 * Visitors’ own tours: kept on the device by name, written to a file and read from one. Tours from a file or
 * a link are verified; errors are reported, and no kept tour is lost because of them.
 * Each tour is stored in an entry of its own. Writing all of them as one text would take longer than a frame,
 * and two windows would overwrite each other's. The key of an entry contains the squares, so that windows
 * that keep the same tour store it once. A kept tour is verified when it is first shown, not before.
 * @import { SquareName } from "../../pkg/knights_tour.js"
 * @import { Fault, Raw, Written } from "../../run/written-tour.js"
 * @import { Exhibit } from "./tours.js"
 */

import { messageOf } from "../../run/errors.js";
import { MAX_KEPT_SQUARES } from "../../run/largest-kept.js";
import { codeOf } from "../../run/thrown.js";
import {
  MAX_NAME,
  MAX_TOURS,
  nameOf,
  parseFile,
  readParts,
  readWritten,
  verifyWritten,
} from "../../run/written-tour.js";
import { cut } from "../../text/cut.js";
import { wrong } from "#text/gallery.js";
import { onOtherWindow, recall, remember, remembered } from "../../widgets/storage.js";
import { isTour, keepFinding } from "./particulars.js";

/** The common prefix of all entries. */
const FAMILY = "own-tour";
/** The prefix of the entries of tours. */
const KEPT = `${FAMILY} `;
/** The entry that held all tours in older versions of the page, which may still write it. */
const OLD = "own-tours";
/** The prefix of entries for unreadable contents of the old entry. */
const UNREADABLE = "own-tours-unreadable";

/** What is wrong with a tour or a file, by code. @type {Record<Fault, string>} */
const faults = {
  "no-tour": wrong.notATour,
  "no-squares": wrong.noSquares,
  "too-large": wrong.tooLarge(MAX_KEPT_SQUARES),
  "no-json": wrong.notJson,
  "no-list": wrong.notOurs,
  "newer-version": wrong.newer,
};

/** The message for an error: ours for these codes, else the solver's. @type {(message: string, code: string) => string} */
export const faultOf = (message, code) => new Map(Object.entries(faults)).get(code) ?? message;

/** Properties that visitors' own tours do not have. */
const untold = () => ({
  ...{ id: "", by: "", year: "", about: "", source: "", english: {} },
  ...{ claims: [], foreign: [], verse: null, unwritten: null, isTour: true },
});

/** A tour that a visitor wrote, or the kept one that equals it; throws what is wrong with it. @type {(raw: Raw, known?: (written: Written) => Exhibit | undefined) => Exhibit} */
export function readTour(raw, known) {
  try {
    const written = readParts(raw);
    const kept = known?.(written);
    if (kept && isTour(kept)) {
      return kept;
    }
    const { squares, found } = verifyWritten(written);
    keepFinding({ ...written, squares }, found);
    return { ...untold(), ...written, squares };
  } catch (error) {
    throw new Error(faultOf(messageOf(error), codeOf(error)), { cause: error });
  }
}

/** The squares of tours as text, cached because joining them takes a while. @type {WeakMap<Exhibit, string>} */
const texts = new WeakMap();

/** @param {Exhibit} tour */
export function textOf(tour) {
  const text = texts.get(tour) ?? tour.squares.join("");
  texts.set(tour, text);
  return text;
}

/** A kept tour, whose squares are parsed on first use. @param {Written} written @returns {Exhibit} */
export function keptTour({ name, board, leaper, squares: text }) {
  /** @type {SquareName[] | null} */
  let squares = null;
  const tour = {
    ...untold(),
    ...{ name, board, leaper },
    get squares() {
      squares ??= text.match(/[a-z]+\d+/g) ?? [];
      return squares;
    },
  };
  texts.set(tour, text);
  return tour;
}

/** @param {Exhibit} tour @returns {Written} */
export const write = (tour) => ({
  ...{ name: tour.name, board: tour.board, leaper: tour.leaper },
  squares: textOf(tour),
});

/** Whether two tours are the same, square by square. @type {(one: Exhibit, other: Exhibit) => boolean} */
export const isSame = (one, other) =>
  one === other ||
  (one.board === other.board &&
    String(one.leaper) === String(other.leaper) &&
    textOf(one) === textOf(other));

/** Whether two exhibits are the same: those of the collection by id, visitors’ own square by square. @type {(one: Exhibit, other: Exhibit) => boolean} */
export const isSameExhibit = (one, other) =>
  one.id === other.id && (one.id !== "" || isSame(one, other));

/** The tour among these that equals this one. @type {(tours: readonly Exhibit[], tour: Exhibit) => Exhibit | undefined} */
export const sameAs = (tours, tour) => tours.find((each) => isSame(each, tour));

/** A name that none of these tours has. @type {(tours: readonly Exhibit[], name: string) => string} */
function freeName(tours, name) {
  const isTaken = (/** @type {string} */ wanted) => tours.some((each) => each.name === wanted);
  for (let i = 2; isTaken(name) && i <= tours.length + 2; i += 1) {
    const next = `${cut(name.replace(/ \(\d+\)$/, ""), MAX_NAME - 6)} (${i})`;
    if (!isTaken(next)) {
      return next;
    }
  }
  return name;
}

/**
 * The union of two lists of tours, each tour once and with a unique name.
 * @type {(tours: readonly Exhibit[], others: readonly Exhibit[]) => { tours: Exhibit[], added: number, same: number, tooMany: Exhibit[] }}
 */
export function merged(tours, others) {
  const all = [...tours];
  /** @type {Exhibit[]} */
  const tooMany = [];
  let same = 0;
  for (const each of others) {
    if (sameAs(all, each)) {
      same += 1;
    } else if (all.length >= MAX_TOURS) {
      tooMany.push(each);
    } else {
      all.push({ ...each, name: freeName(all, each.name) });
    }
  }
  return { tours: all, added: all.length - tours.length, same, tooMany };
}

/** The key of a tour's entry. @param {Omit<Written, "name">} written */
const keyOf = ({ board, leaper, squares }) => KEPT + JSON.stringify([board, leaper, squares]);

/** The value of a tour's entry. @type {(name: string, place: number) => string} */
const valueOf = (name, place) => JSON.stringify({ name, place });

/** A stored tour and its position in the list; `null` if the entry cannot be read. @type {(key: string, value: string) => { tour: Exhibit, place: number } | null} */
function readKept(key, value) {
  try {
    const [board, leaper, squares] = JSON.parse(key.slice(KEPT.length));
    const { name, place } = JSON.parse(value);
    const written = readParts({ name, board, leaper, squares });
    const tour = keptTour({ ...written, name: nameOf(written) });
    return { tour, place: Number(place) || 0 };
  } catch {
    return null;
  }
}

/** The contents of the old entry: tours by their new keys, and whether all of it could be read. @param {string} text */
function readOld(text) {
  /** @type {Map<string, string>} */
  const values = new Map();
  let isAll = true;
  try {
    parseFile(text).forEach((raw, at) => {
      try {
        const given = /** @type {Raw} */ (raw ?? {});
        const isPlain = /^(?:[a-z]+\d+)+$/.test(String(given.squares));
        const written = isPlain ? readParts(given) : readWritten(given);
        values.set(keyOf(written), valueOf(written.name, at));
      } catch {
        isAll = false;
      }
    });
  } catch {
    isAll = false;
  }
  return { values, isAll };
}

/** Contents of the old entry that could not be moved for lack of space, and the text that they stay in. @typedef {{ text: string, values: [string, string][] }} Stuck */

/** An unused key for unreadable contents. */
function freeUnreadable() {
  let name = UNREADABLE;
  for (let i = 2; recall(name) !== null; i += 1) {
    name = `${UNREADABLE} ${i}`;
  }
  return name;
}

/** Moves the tours of the old entry to entries of their own; if that fails, nothing is changed. @param {string} text @returns {Stuck | null} what could not be moved */
function moveOld(text) {
  const { values, isAll } = readOld(text);
  const others = [...values].filter(([key]) => recall(key) === null);
  // There may not be enough space for both.
  const isMoved =
    remember(OLD, null) &&
    others.every(([key, value]) => remember(key, value)) &&
    (isAll || remember(freeUnreadable(), text));
  if (isMoved) {
    return null;
  }
  others.forEach(([key]) => remember(key, null));
  remember(OLD, text);
  return { text, values: others };
}

/** The tours that the device keeps or, if it refuses, that last until the page is closed. */
export function createOwnTours() {
  /** Changes of this window that the device refused; `null` for a removal. @type {Map<string, string | null>} */
  const refused = new Map();
  /** What was last read under each key. @type {Map<string, { value: string, read: ReturnType<typeof readKept> }>} */
  const known = new Map();
  /** Keys of entries that proved not to be tours. @type {Set<string>} */
  const broken = new Set();
  /** @type {Stuck | null} */
  let stuck = null;

  /** The contents that stay in the old entry. Moving them is tried once: every attempt notifies the other windows, which would try in turn. */
  function notMoved() {
    const text = recall(OLD);
    if (text === null || text !== stuck?.text) {
      stuck = text === null ? null : moveOld(text);
    }
    return stuck?.values ?? [];
  }

  /** The parsed value of an entry. @type {(key: string, value: string) => ReturnType<typeof readKept>} */
  function read(key, value) {
    const before = known.get(key);
    if (before?.value === value) {
      return before.read;
    }
    const found = readKept(key, value);
    known.set(key, { value, read: found });
    return found;
  }

  /** All current entries: another window may have changed them. */
  function all() {
    const values = new Map(notMoved());
    remembered(KEPT).forEach((key) => values.set(key, recall(key) ?? ""));
    for (const [key, value] of refused) {
      if (value === null) {
        values.delete(key);
      } else {
        values.set(key, value);
      }
    }
    return [...values].map(([key, value]) => {
      const kept = broken.has(key) ? null : read(key, value);
      return { key, value, kept };
    });
  }

  /** The readable tours, the oldest first. @param {ReturnType<typeof all>} found */
  function inOrder(found) {
    const kept = found.flatMap((each) => each.kept ?? []);
    return kept.sort((a, b) => a.place - b.place);
  }

  /** The stored tours and the unreadable contents; `null` if there are none. */
  function look() {
    const found = all();
    const unread = found.filter(({ kept }) => kept === null);
    const unreadable = [
      ...remembered(UNREADABLE)
        .sort()
        .map((name) => recall(name) ?? ""),
      ...unread.map(({ key, value }) => `${key.slice(KEPT.length)} ${value}`),
    ];
    return {
      tours: inOrder(found).map(({ tour }) => tour),
      unreadable: unreadable.length > 0 ? unreadable.join("\n") : null,
    };
  }

  /** Changes these entries; changes that were refused before are retried. @param {Iterable<[string, string | null]>} changes */
  function change(changes) {
    for (const [key, value] of changes) {
      refused.set(key, value);
    }
    for (const [key, value] of refused) {
      // A tour that the old entry still contains would come back.
      const isFinal = value !== null || recall(OLD) === null;
      if (isFinal && remember(key, value)) {
        refused.delete(key);
      }
    }
  }

  return {
    look,
    /** Whether the device refuses to store changes. */
    get isDenied() {
      return refused.size > 0;
    },
    /** Adds tours. @param {readonly Exhibit[]} others */
    add(others) {
      const before = inOrder(all());
      const result = merged(
        before.map(({ tour }) => tour),
        others,
      );
      const place = (before.at(-1)?.place ?? 0) + 1;
      change(
        result.tours
          .slice(before.length)
          .map((tour, i) => [keyOf(write(tour)), valueOf(tour.name, place + i)]),
      );
      return result;
    },
    /** @param {Exhibit} tour */
    remove(tour) {
      change([[keyOf(write(tour)), null]]);
    },
    /** Hides a tour that proved to be invalid; its entry is not deleted. @param {Exhibit} tour */
    refuse(tour) {
      broken.add(keyOf(write(tour)));
    },
    /** Calls back when another window has changed the tours. @param {() => void} then */
    onOtherWindow: (then) => onOtherWindow((name) => name.startsWith(FAMILY), then),
  };
}
