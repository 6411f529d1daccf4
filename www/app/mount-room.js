/** A room's markup and its style, which come with it. */

import { fillParts, fillWords, make } from "../widgets/dom.js";
import { preflight, Unreachable } from "./preflight.js";
import * as words from "../text/en/words.js";

/**
 * Puts a room's markup and its style into the page.
 * @param {HTMLElement} root
 * @param {string} folder the address of any of the room's files
 * @param {Record<string, string>} labels its own, besides those of all rooms
 */
export async function furnish(root, folder, labels) {
  const style = make("link", {
    rel: "stylesheet",
    href: new URL("room.css", folder).href,
  });
  const styled = new Promise((resolve, reject) => {
    style.addEventListener("load", resolve);
    style.addEventListener("error", () => reject(new Unreachable(style.href)));
  });
  document.head.append(style);
  try {
    const markup = preflight(new URL("room.html", folder).href).then((file) => file.text());
    [root.innerHTML] = await Promise.all([markup, styled]);
  } catch (error) {
    style.remove();
    throw error;
  }
  fillParts(root);
  fillWords(root, { ...words.labels, ...labels });
}
