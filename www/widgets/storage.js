/**
 * What the page remembers between visits. An embedded page may be denied storage: then it remembers nothing.
 * All windows of the page share it, except for values that last until their window is closed.
 */

/** A function, because merely accessing a denied storage throws. @typedef {() => Storage} Place */

/** @type {Place} */
const visits = () => localStorage;

/** Until the window is closed. @type {Place} */
export const session = () => sessionStorage;

/** @type {(name: string, place?: Place) => string | null} */
export function recall(name, place = visits) {
  try {
    return place().getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it for `null`; false if the browser denies storage. @type {(name: string, value: string | null, place?: Place) => boolean} */
export function remember(name, value, place = visits) {
  try {
    if (value === null) {
      place().removeItem(name);
    } else {
      place().setItem(name, value);
    }
    return true;
  } catch {
    return false; // The choice lasts until the page is closed.
  }
}

/** The stored names that begin with this text. @param {string} start @returns {string[]} */
export function remembered(start) {
  try {
    const names = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
    return names.filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

/** Calls back when another window has changed a value under one of these names. @type {(isAskedAbout: (name: string) => boolean, then: () => void) => void} */
export function onOtherWindow(isAskedAbout, then) {
  addEventListener("storage", ({ key }) => {
    // Without a key, everything was cleared.
    if (key === null || isAskedAbout(key)) {
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
