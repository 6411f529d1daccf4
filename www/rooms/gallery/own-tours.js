/**
 * Visitors’ own tours: kept on the device by name, written to a file and read from one. Whatever is read
 * is verified; what is wrong is told, and nothing that was kept is lost by it.
 *
 * @import { Exhibit } from "./tours.js"
 */

import { MAX_KEPT_SQUARES } from "../../app/tour-link.js";
import { boardInfo } from "../../pkg/knights_tour.js";
import { messageOf } from "../../run/errors.js";
import { cut } from "../../text/cut.js";
import { wrong } from "../../text/gallery.js";
import { recall, remember } from "../../widgets/storage.js";
import { verified } from "./particulars.js";

/** The most tours that are kept. */
export const MAX_TOURS = 200;
/** Characters of the longest name. */
export const MAX_NAME = 80;
/** Bytes of the largest file that is read. */
export const MAX_BYTES = 2_000_000;
/** Characters of the longest text of squares that can be a tour. */
const MAX_TEXT = 100_000;

const FORMAT = "knights-tours";
const VERSION = 1;
/** Under these names the device keeps them, and what could not be read when others took its place. */
const [KEPT, UNREADABLE] = ["own-tours", "own-tours-unreadable"];

/** What is read from outside, of which nothing is known. @typedef {{ name?: unknown, board?: unknown, leaper?: unknown, squares?: unknown }} Raw */
/** A tour in a file. @typedef {{ name: string, board: string, leaper: [number, number], squares: string }} Written */
/** A file as it was read: its tours, and what was wrong with others. @typedef {{ tours: Exhibit[], refused: { name: string, why: string }[] }} Read */

/** A name in one line, without what cannot be seen. @param {unknown} name */
export const plainName = (name) =>
  typeof name === "string"
    ? cut(
        name
          .slice(0, 10 * MAX_NAME)
          .replace(/[\p{C}\p{Z}]+/gu, " ")
          .trim(),
        MAX_NAME,
      ).trim()
    : "";

/** @param {unknown} leaper @returns {[number, number]} */
function readLeaper(leaper) {
  const [short, long] = Array.isArray(leaper) ? leaper : [1, 2];
  const isLeap = [short, long].every((each) => Number.isInteger(each) && each >= 0 && each <= 4096);
  if (!isLeap || (Array.isArray(leaper) && leaper.length !== 2)) {
    throw new Error(wrong.notATour);
  }
  return [short, long];
}

/** A tour that somebody wrote; throws what is wrong with it. @param {Raw} raw @returns {Exhibit} */
export function readTour({ name, board, leaper, squares }) {
  if (typeof board !== "string" || typeof squares !== "string" || squares === "") {
    throw new Error(wrong.noSquares);
  }
  if (squares.length > MAX_TEXT || board.length > MAX_TEXT) {
    throw new Error(wrong.tooLarge(MAX_KEPT_SQUARES));
  }
  const info = boardInfo(board);
  if (info.squares > MAX_KEPT_SQUARES || info.width * info.height > 4 * MAX_KEPT_SQUARES) {
    throw new Error(wrong.tooLarge(MAX_KEPT_SQUARES));
  }
  const lengths = readLeaper(leaper);
  const found = verified({ board, squares: /** @type {any} */ (squares), leaper: lengths });
  if (!found.tour || !found.squares) {
    throw new Error(found.problem ?? wrong.notATour);
  }
  return {
    ...{ id: "", by: "", year: "", about: "", source: "", claims: [], verse: null, isTour: true },
    name: plainName(name),
    board: info.text,
    leaper: lengths,
    squares: found.squares,
  };
}

/** @param {Exhibit} tour @returns {Written} */
const write = ({ name, board, leaper, squares }) => ({
  ...{ name, board, leaper },
  squares: squares.join(""),
});

/** The text of a file with these tours. @param {readonly Exhibit[]} tours */
export const writeFile = (tours) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, tours: tours.map(write) }, null, 1)}\n`;

/** What a text says, tour by tour; throws where it says nothing of the kind. @param {string} text @returns {Read} */
export function readFile(text) {
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error(wrong.notJson);
  }
  const { format, version, tours } = /** @type {Record<string, unknown>} */ (read ?? {});
  if (format !== FORMAT || !Array.isArray(tours)) {
    throw new Error(wrong.notOurs);
  }
  if (version !== VERSION) {
    throw new Error(wrong.newer);
  }
  /** @type {Read} */
  const found = { tours: [], refused: [] };
  for (const raw of tours.slice(0, MAX_TOURS)) {
    const name = plainName(raw?.name);
    try {
      found.tours.push(nameless(readTour(raw ?? {})));
    } catch (error) {
      found.refused.push({ name: name || "?", why: messageOf(error) });
    }
  }
  const left = tours.length - MAX_TOURS;
  if (left > 0) {
    found.refused.push({ name: `+ ${left}`, why: wrong.tooMany(MAX_TOURS) });
  }
  return found;
}

/** One without a name is called by its board. @param {Exhibit} tour */
const nameless = (tour) => ({ ...tour, name: tour.name || plainName(tour.board) || "?" });

/** @param {Exhibit} tour */
const keyOf = ({ board, leaper, squares }) => JSON.stringify([board, leaper, squares]);

/** The tour among these that is the same, square by square. @type {(tours: readonly Exhibit[], tour: Exhibit) => Exhibit | undefined} */
export function sameAs(tours, tour) {
  const key = keyOf(tour);
  return tours.find((each) => keyOf(each) === key);
}

/** A name that none of these has. @type {(tours: readonly Exhibit[], name: string) => string} */
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
 * These tours and others, each once and under a name of its own.
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

/** The tours that the device keeps, or that are kept as long as the page is open where it refuses. */
export function createOwnTours() {
  /** What is kept here and could not be kept there. @type {Exhibit[] | null} */
  let unsaved = null;
  let isUnreadable = false;

  /** What the device keeps now: another window may have changed it. @returns {Exhibit[]} */
  function tours() {
    if (unsaved) {
      return unsaved;
    }
    const text = recall(KEPT);
    isUnreadable = false;
    if (text === null) {
      return [];
    }
    try {
      const read = readFile(text);
      isUnreadable = read.refused.length > 0;
      return read.tours;
    } catch {
      isUnreadable = true;
      return [];
    }
  }

  /** @param {Exhibit[]} next */
  function save(next) {
    const before = recall(KEPT);
    // What could not be read is put aside before anything takes its place.
    const isSafe = !isUnreadable || before === null || remember(UNREADABLE, before);
    unsaved = isSafe && remember(KEPT, next.length > 0 ? writeFile(next) : null) ? null : next;
  }

  return {
    tours,
    /** Whether the device refuses to keep what is here. */
    get isDenied() {
      return unsaved !== null;
    },
    /** What the device keeps and nobody can read; `null` where there is nothing of the kind. */
    unreadable() {
      tours();
      return (isUnreadable ? recall(KEPT) : null) ?? recall(UNREADABLE);
    },
    /** Takes others in. @param {readonly Exhibit[]} others */
    add(others) {
      const result = merged(tours(), others);
      if (result.added > 0) {
        save(result.tours);
      }
      return result;
    },
    /** @param {Exhibit} tour */
    remove(tour) {
      const key = keyOf(tour);
      save(tours().filter((each) => keyOf(each) !== key));
    },
  };
}
