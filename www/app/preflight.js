/**
 * Files of the site that are fetched when somebody needs them. One that could not be had may be asked
 * for again. One that arrived but is of no use, because it was cut off on its way, is kept by the
 * browser; only loading the page again fetches it anew.
 */

import { messageOf } from "../run/errors.js";

/** A file could not be had; asking for it again may help. */
export class Unreachable extends Error {}

/** Where the site begins. */
const SITE = new URL("..", import.meta.url);

/**
 * Fetches a file of the site. What is imported is fetched first: Firefox never tries an import again
 * that has failed, but a fetch it does.
 * @param {string} file by its path in the site, or its whole address
 */
export async function preflight(file) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(new URL(file, SITE));
  } catch (error) {
    throw new Unreachable(`${file}: ${messageOf(error)}`);
  }
  if (!response.ok) {
    throw new Unreachable(`${file}: ${response.status}`);
  }
  return response;
}

/**
 * Loads the page again, at the same address, with all its files fetched anew. Where the page itself
 * cannot be had, what is here stays, and this throws.
 */
export async function loadAgain() {
  const anew = /** @type {const} */ ({ cache: "reload" });
  const response = await fetch(location.pathname, anew);
  if (!response.ok) {
    throw new Unreachable(`${location.pathname}: ${response.status}`);
  }
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = files.filter((name) => name.startsWith(`${location.origin}/`));
  await Promise.allSettled(own.map(async (name) => (await fetch(name, anew)).arrayBuffer()));
  location.reload();
}
