/** The menu of languages. The page is loaded again in another one, at the address of what is seen. */

import { languages } from "#languages";
import { make } from "../widgets/dom.js";
import { remember } from "../widgets/storage.js";
import { LANGUAGE_KEY, askedBy } from "./choose-language.js";
import { inLinkedLanguage, linkedLanguage, nameLanguageInLinks } from "./link-preferences.js";

const known = languages.map(({ id }) => id);

/** The language of the page, which `early.js` has chosen. */
const current = () => document.documentElement.lang;

/** Follows a link that asks for a language. Returns whether the page is being loaded again in another one. @param {string} hash */
export function followLanguage(hash) {
  const asked = askedBy(hash, known);
  if (asked === current()) {
    nameLanguageInLinks(asked);
  } else if (asked !== undefined) {
    location.reload();
    return true;
  }
  return false;
}

/** Shows the page in another language. What is seen has to be in the address. @param {string} id */
function changeLanguage(id) {
  const isKept = remember(LANGUAGE_KEY, id);
  // Where nothing can be kept, the link has to name it.
  if (linkedLanguage() !== undefined || !isKept) {
    nameLanguageInLinks(id);
    try {
      history.replaceState(null, "", inLinkedLanguage(location.hash || "#door"));
    } catch {
      // Some embedded pages have no address of their own.
    }
  }
  location.reload();
}

/**
 * Makes the menu, in which each language has its own name.
 * @param {HTMLSelectElement} select
 * @param {() => void} [keep] puts what is seen into the address
 */
export function createLanguageMenu(select, keep = () => {}) {
  select.replaceChildren(
    ...languages.map(({ id, name }) => make("option", { value: id, lang: id }, name)),
  );
  select.value = current();
  // The page in one file has one language alone.
  select.closest(".field")?.toggleAttribute("hidden", languages.length < 2);
  select.addEventListener("change", () => {
    keep();
    changeLanguage(select.value);
  });
}
