/**
 * Files that are asked for before a script needs them, so that no request waits for another. The head of the published
 * page names the scripts of each language: those of the first view, all that every room needs, and those of each room.
 */

import { isDoor, roomOf } from "./arrival.js";

/** Asks for a file, unless that was done. @type {(rel: string, address: string, more?: object) => void} */
function ask(rel, address, more) {
  if (!document.head.querySelector(`link[href="${address}"]`)) {
    const link = Object.assign(document.createElement("link"), { rel, href: address, ...more });
    document.head.append(link);
  }
}

/** Names of scripts in the page’s language. In a page in one file there are none. @param {string} attribute */
export function scriptsIn(attribute) {
  const { lang } = document.documentElement;
  const named = document.querySelector(`meta[name=scripts][lang="${lang}"]`);
  return named?.getAttribute(attribute)?.split(" ").filter(Boolean) ?? [];
}

/**
 * Asks for what a link shows, but for the solver: what is executed first comes first. While the first view is read,
 * others are not in a hurry.
 * @param {string} hash
 */
export function askFor(hash) {
  const first = scriptsIn("content");
  first.forEach((script) => ask("modulepreload", script));
  const [main] = first;
  if (main !== undefined && !isDoor(hash)) {
    // A slow processor parses the page meanwhile.
    setTimeout(() => scriptsIn("data-more").forEach((script) => ask("modulepreload", script)));
    setTimeout(() => askForRoom(hash, main));
  }
}

/** @type {(hash: string, main: string) => void} */
function askForRoom(hash, main) {
  const room = roomOf(hash);
  const ofRoom = scriptsIn(`data-${room}`);
  const folder = new URL(".", new URL(main, document.baseURI));
  ofRoom.forEach((script) => ask("modulepreload", new URL(script, folder).href));
  if (ofRoom.length > 0) {
    const rel = isDoor(location.hash) ? "prefetch" : "preload";
    const at = (/** @type {string} */ end) => new URL(`../${room}.${end}`, folder).href;
    ask(rel, at("css"), { as: "style" });
    ask(rel, at("html"), { as: "fetch", crossOrigin: "anonymous" });
  }
  const script = solverLink()?.dataset.script;
  if (script) {
    ask("modulepreload", script);
  }
}

/** The link to the part of the solver that the address needs. In a page in one file there is none. @returns {HTMLLinkElement | null} */
function solverLink() {
  const { solver } = document.documentElement.dataset;
  return document.querySelector(`link[data-solver="${solver}"]`);
}

/** Asks for the solver, which is larger than all the rest, once there is something to read. */
export const askForSolver = () => solverLink()?.removeAttribute("media");

/** Whether a script was asked for, so that importing it waits for nothing else. @param {URL} script */
export const isAskedFor = ({ href }) =>
  [...document.head.querySelectorAll("link")].some(
    (link) => link.rel === "modulepreload" && link.href === href,
  );
