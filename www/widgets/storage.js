/**
 * What the page remembers between visits. An embedded page may be denied storage: then it remembers nothing.
 * All windows of the page share it, except for values that last until their window is closed.
 */

/** What the names of all entries begin with: other projects of the same host may share the storage. */
export const PREFIX = "knights-tour-lab/";

/** A function, because merely accessing a denied storage throws. @typedef {() => Storage} Place */

/** @type {Place} */
const visits = () => localStorage;

/** Until the window is closed. @type {Place} */
export const session = () => sessionStorage;

/** @type {(name: string, place?: Place) => string | null} */
export function recall(name, place = visits) {
  try {
    return place().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it for `null`; false if the browser denies storage. @type {(name: string, value: string | null, place?: Place) => boolean} */
export function remember(name, value, place = visits) {
  try {
    if (value === null) {
      place().removeItem(PREFIX + name);
    } else {
      place().setItem(PREFIX + name, value);
    }
    return true;
  } catch {
    return false; // The choice lasts until the page is closed.
  }
}

const allNames = () =>
  Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");

/** The stored names that begin with this text. @param {string} start @returns {string[]} */
export function remembered(start) {
  try {
    const names = allNames().filter((name) => name.startsWith(PREFIX + start));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Names that older versions used without the prefix. */
const OLD_NAMES =
  /^(?:theme|language|last-link|openPanels|hasVisited|characterKeys|play-knows-moves|play-ladder|learn-progress|own-tour.*)$/s;
/** Names that other projects of the host may use as well. */
const COMMON_NAMES = ["theme", "language"];

/** Gives the entries of older versions the prefix, once. */
export function takeOver() {
  const done = "taken-over";
  try {
    const old = recall(done) === null ? allNames().filter((name) => OLD_NAMES.test(name)) : [];
    for (const name of old) {
      const value = localStorage.getItem(name) ?? "";
      if (!COMMON_NAMES.includes(name)) {
        localStorage.removeItem(name); // There may not be enough space for both.
      }
      if (recall(name) === null && !remember(name, value)) {
        localStorage.setItem(name, value);
        return;
      }
    }
    remember(done, "yes");
  } catch {
    // The browser denies storage.
  }
}

/** Calls back when another window has changed a value under one of these names. @type {(isAskedAbout: (name: string) => boolean, then: () => void) => void} */
export function onOtherWindow(isAskedAbout, then) {
  addEventListener("storage", ({ key }) => {
    // Without a key, everything was cleared.
    if (key === null || (key.startsWith(PREFIX) && isAskedAbout(key.slice(PREFIX.length)))) {
      then();
    }
  });
}

/**
 * A value that every window may change. Each use reads it again, and each change is applied to the stored
 * value, so that no window undoes another's changes. Changes that the browser refused last until the page is
 * closed, and are retried with the next one.
 * @template T
 * @param {string} name
 * @param {object} form
 * @param {(text: string | null) => T} form.read the stored text may be invalid
 * @param {(value: T) => string | null} form.write
 */
export function createKept(name, { read, write }) {
  /** @type {((value: T) => T)[]} */
  let refused = [];
  let text = recall(name);
  let value = read(text);

  function now() {
    const found = recall(name);
    if (found !== text) {
      text = found;
      value = refused.reduce((before, change) => change(before), read(text));
    }
    return value;
  }

  return {
    get value() {
      return now();
    },
    /** Whether the browser stored all of it, judging by the last attempt. */
    get isKept() {
      return refused.length === 0;
    },
    /** @param {(value: T) => T} change returns the new value and does not mutate the old one */
    change(change) {
      value = change(now());
      refused = remember(name, write(value)) ? [] : [...refused, change];
      text = recall(name);
    },
    /** Calls back when another window has changed it. @param {() => void} then */
    onOtherWindow: (then) => onOtherWindow((key) => key === name, then),
  };
}
