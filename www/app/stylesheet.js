/** Stylesheets that are fetched when they are first needed. */

import { make } from "../widgets/dom.js";
import { Unreachable } from "../run/preflight.js";

/** Those that are there or on their way. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Adds a stylesheet to the page, unless it is there; throws where it does not come. @param {URL} address */
export function addStyle({ href }) {
  const before = styles.get(href);
  if (before) {
    return before;
  }
  const style = make("link", { rel: "stylesheet", href });
  /** @type {Promise<void>} */
  const added = new Promise((resolve, reject) => {
    style.addEventListener("load", () => resolve());
    style.addEventListener("error", () => {
      styles.delete(href);
      style.remove();
      reject(new Unreachable(href));
    });
  });
  styles.set(href, added);
  document.head.append(style);
  return added;
}
