/** The menu of languages. The page is loaded anew in another one, at the address of what is seen. */

import { languages } from "#languages";
import { locale } from "#text/sentence.js";
import { make } from "../widgets/dom.js";
import { remember } from "../widgets/storage.js";
import { KEPT, askedBy } from "./choose-language.js";
import { inLinkedLanguage, linkedLanguage, nameInLinks } from "./linked-language.js";

const known = languages.map(({ id }) => id);

/** Follows a link that asks for a language. Returns whether the page is being loaded anew in another one. @param {string} hash */
export function followLanguage(hash) {
  const asked = askedBy(hash, known);
  if (asked === locale) {
    nameInLinks(asked);
  } else if (asked !== undefined) {
    location.reload();
    return true;
  }
  return false;
}

/** Shows the page in another language. What is seen has to be in the address. @param {string} id */
function changeLanguage(id) {
  remember(KEPT, id);
  if (linkedLanguage() !== undefined) {
    nameInLinks(id);
    history.replaceState(null, "", inLinkedLanguage(location.hash));
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
  select.value = locale;
  select.addEventListener("change", () => {
    keep();
    changeLanguage(select.value);
  });
}
