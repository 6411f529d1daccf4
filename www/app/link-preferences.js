/** What a link has asked for, which the links made and followed from then on ask for too: a language and a theme. */

import { themeIn } from "./arrival.js";

/** @import { ThemeId } from "../pkg/knights_tour.js" */

/** @type {string | undefined} */
let language;

/** @type {ThemeId | undefined} */
let theme;

export const linkedLanguage = () => language;

export const linkedTheme = () => theme;

/** @param {string | undefined} id */
export function nameLanguageInLinks(id) {
  language = id;
}

/** @param {ThemeId | undefined} id */
export function nameThemeInLinks(id) {
  theme = id;
}

/** A link with this entry in place of its own, or without any. @type {(hash: string, name: string, value: string | undefined) => string} */
function withEntry(hash, name, value) {
  const entry = new RegExp(`[?&]${name}=[\\w-]*`);
  const bare = hash.replace(entry, "").replace(/^([^?&]*)&/, "$1?");
  return value === undefined ? bare : `${bare}${bare.includes("?") ? "&" : "?"}${name}=${value}`;
}

/** A link that was kept, with the language that links name now. @param {string} hash */
export const inLinkedLanguage = (hash) => withEntry(hash, "lang", language);

/** A link with the theme that links ask for now. @param {string} hash */
export const inLinkedTheme = (hash) => withEntry(hash, "theme", theme);

/** A link to the same in any theme. @param {string} hash */
export const inAnyTheme = (hash) => withEntry(hash, "theme", undefined);

/** Links that had no theme of their own. @type {WeakSet<Element>} */
const themed = new WeakSet();

/** Links in the markup and in texts name neither: they do when somebody is about to follow one. @param {Event} event */
function nameInLink({ target }) {
  const link = target instanceof Element ? target.closest("a[href^='#']") : null;
  if (!link) {
    return;
  }
  let hash = link.getAttribute("href") ?? "";
  // What a link itself asks for, as one for a projector does, it keeps.
  if (themed.has(link) || !themeIn(hash)) {
    hash = inLinkedTheme(hash);
    themed.add(link);
  }
  link.setAttribute("href", language === undefined ? hash : inLinkedLanguage(hash));
}

/** From now on every link names what the page’s own link has asked for. */
export function keepInLinks() {
  theme = themeIn(location.hash);
  addEventListener("pointerdown", nameInLink, true);
  addEventListener("click", nameInLink, true);
}
