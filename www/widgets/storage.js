/** What is remembered from visit to visit. An embedded page may be denied its storage: then nothing is. */

/** @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers a value, or forgets it for `null`. @type {(name: string, value: string | null) => void} */
export function remember(name, value) {
  try {
    if (value === null) {
      localStorage.removeItem(name);
    } else {
      localStorage.setItem(name, value);
    }
  } catch {
    // Then the choice lasts as long as the page.
  }
}
