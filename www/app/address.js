/** The address in the browser’s bar, as the page reads and writes it. */

/** The address as the page has last read or written it. */
let known = "";

/** Reads the browser's bar. */
export function currentAddress() {
  known = location.hash;
  return known;
}

/**
 * Puts an address into the browser's bar, unless another one is there that was not followed yet.
 * Whatever fails in it, the page goes on.
 * @param {() => string} write makes the address
 * @param {"push" | "replace"} how a new entry in the browser's history, or the same one changed
 */
export function showAddress(write, how) {
  let address;
  try {
    address = write();
  } catch (error) {
    console.error(error);
    return;
  }
  if (address === known || location.hash !== known) {
    return;
  }
  try {
    history[how === "push" ? "pushState" : "replaceState"](null, "", address);
    known = location.hash;
  } catch {
    // Some embedded pages have no address of their own, and browsers limit how often it changes.
    // The page works without.
  }
}
