/** What is remembered from visit to visit. An embedded page may be denied its storage: then nothing is. */

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it for `null`; false where that is denied. @type {(name: string, value: string | null) => boolean} */
export function remember(name, value) {
  try {
    if (value === null) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, value);
    }
    return true;
  } catch {
    return false; // Then the choice lasts as long as the page.
  }
}
