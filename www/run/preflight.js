/**
 * Files of the site that are fetched when somebody needs them. One that could not be had may be asked
 * for again. One that arrived but is of no use, because it was cut off on its way, is kept by the
 * browser; only loading the page again fetches it anew.
 */

import { thrownAs } from "./thrown.js";

/** A file could not be had; asking for it again may help. */
export class Unreachable extends Error {}

/** A file is not there any more: the site was changed after the page was loaded. */
class Gone extends Error {}

/** Why a file is of no use. @param {unknown} error @returns {"unreachable" | "gone" | "broken"} */
export function causeOf(error) {
  if (error instanceof Unreachable) {
    return "unreachable";
  }
  return error instanceof Gone ? "gone" : "broken";
}

/** Fetches a file of the site. @param {URL} address */
export async function preflight({ href, pathname }) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(href);
  } catch (error) {
    throw new Unreachable(`${pathname}: ${thrownAs(error).message}`);
  }
  if (response.status === 404) {
    throw new Gone(`${pathname}: ${response.status}`);
  }
  if (!response.ok) {
    throw new Unreachable(`${pathname}: ${response.status}`);
  }
  return response;
}

/** Whether the browser may use again what a server has sent. @param {Response} response */
function isKept({ headers }) {
  const caching = headers.get("Cache-Control") ?? "";
  const hasValidator = headers.has("ETag") || headers.has("Last-Modified");
  return !caching.includes("no-store") && (hasValidator || /max-age=[1-9]/.test(caching));
}

/**
 * Sees whether a script can be had before it is imported: Firefox never tries an import again that has failed, but a
 * fetch it does. Where nothing is kept, it would come twice.
 * @param {URL} address
 */
export async function preflightScript(address) {
  const response = await preflight(address);
  if (!isKept(response)) {
    await response.body?.cancel();
  }
}

/** The smallest module there is. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether WebAssembly can be run here, or is missing, or forbidden by the policy of the page. @returns {"fine" | "missing" | "forbidden"} */
export function wasmHere() {
  if (typeof WebAssembly === "undefined") {
    return "missing";
  }
  try {
    const made = new WebAssembly.Module(EMPTY);
    return made instanceof WebAssembly.Module ? "fine" : "missing";
  } catch {
    return "forbidden";
  }
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
